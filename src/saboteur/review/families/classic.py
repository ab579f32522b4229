"""Saboteur and Saboteur 2: saboteurs against diggers, or against two teams of them."""

from math import log
from typing import Final, final

from saboteur.bots.beliefs import Beliefs
from saboteur.bots.classic.belief.aims import HINDER, aim_of
from saboteur.bots.classic.belief.hearsay import TREASURE
from saboteur.bots.classic.belief.odds import DRAGON, SACK, SPIDER
from saboteur.bots.classic.belief.teams import has_teams
from saboteur.bots.classic.evaluation.insight import Insight
from saboteur.bots.classic.memory import Memory
from saboteur.games.classic.kit import Kit
from saboteur.games.classic.modules.saboteur2.events import WinnersNamed
from saboteur.games.classic.modules.saboteur2.sharing import DOORS, SABOTEUR
from saboteur.games.classic.view import View
from saboteur.kernel.event import Event
from saboteur.kernel.geometry import Cell
from saboteur.review.reading import Chances, Ending, Family, Reading, Side, logistic, weighed

DIGGERS: Final = Side("diggers")
SABOTEURS: Final = Side("saboteurs")
TEAMS: Final = tuple(map(Side, DOORS))
GOALS: Final = {SACK: "gold-sack", DRAGON: "dragon", SPIDER: "giant-spider"}
"""What people call a goal that is neither the treasure nor stone, by its effect."""

REACHED: Final = (-0.89, -0.17, -13.3, 2.32, -9.14, -0.53)
THROUGH: Final = (0.0, -0.5, 0.5, 1.0, -1.0, 0.0)


@final
class ClassicReading(Reading[View]):
    """Goes by the beliefs of a skilled player, whoever looks."""

    def __init__(self, view: View) -> None:
        """Begin a game."""
        self._memory = Memory(view)
        self.insight = Insight(view, self._memory, ())

    def learn(self, view: View, events: tuple[Event, ...]) -> None:
        """Take in what happened, and what is seen now."""
        self._memory.learn(view, events)
        self.insight = Insight(view, self._memory, ())

    def beliefs(self) -> Beliefs:
        """Say how likely each role of each seat is."""
        return self.insight.role_odds

    def chances(self) -> Chances:
        """Say how likely each side wins the round."""
        reached = logistic(weighed(REACHED, self.signs()))
        if not has_teams(self.insight.kit):
            return reached, 1 - reached
        teams = [reached * logistic(weighed(THROUGH, self.team_signs(team))) for team in DOORS]
        nobody = sum(weight for seats, weight in self.insight.hypotheses if not seats)
        return *teams, (1 - reached) * (1 - nobody)

    def signs(self) -> tuple[float, ...]:
        """Return what speaks for the treasure: how far it is, what is left, who is in the way.

        Broken tools do not tell more: they are mended, or told who is who.
        """
        seen = self.insight
        away = seen.plain.distance()
        foes = sum(seen.suspected) / seen.kit.seats
        return 1.0, away, foes, log(1 + seen.left), away / (1 + seen.left), away * foes

    def team_signs(self, team: str) -> tuple[float, ...]:
        """Return what speaks for a team if the treasure is reached: doors, and how many it has."""
        seen = self.insight
        other = next(name for name in DOORS if name != team)
        away = seen.plain.distance()
        many = [sum(odds.get(name, 0.0) for odds in seen.role_odds) for name in (team, other)]
        return (
            1.0,
            min(4.0, seen.gates[team].distance() - away),
            min(4.0, seen.gates[other].distance() - away),
            many[0] / seen.kit.seats,
            many[1] / seen.kit.seats,
            float(team in seen.able),
        )


def _sides(view: View) -> tuple[Side, ...]:
    return (*TEAMS, SABOTEURS) if has_teams(view.kit) else (DIGGERS, SABOTEURS)


def _roles(view: View) -> tuple[str, ...]:
    return view.roles or ()


def is_foe(role: str) -> bool:
    """Whether a role is on the saboteurs' side."""
    return aim_of(role).side == HINDER


def _side_of(view: View, seat: int, role: str) -> int | None:  # noqa: ARG001 - a question
    sides = [side.word for side in _sides(view)]
    if is_foe(role):
        return len(sides) - 1
    if len(sides) > 2:
        return sides.index(role) if role in sides else None
    return 0 if aim_of(role).sign > 0 else None


def _ending(view: View, events: tuple[Event, ...], number: int) -> Ending | None:
    result = next((result for result in view.ended if result.round == number), None)
    if result is None:
        return None
    kit: Kit = view.kit
    roles = tuple(kit.roles[role] for role in result.roles)
    if not has_teams(kit):
        return Ending((float(result.treasure), float(not result.treasure)), roles)
    named = next(event.teams for event in events if isinstance(event, WinnersNamed))
    return Ending(tuple(float(team in named) for team in (*DOORS, SABOTEUR)), roles)


def _race(view: View) -> tuple[float, ...]:  # noqa: ARG001 - gold is secret until the end
    return ()


def _goal(view: View, cell: Cell) -> str:
    face = next(goal.face for goal in view.goals if goal.cell == cell)
    card = view.kit.cards[face or ""]
    if view.kit.treasure[card]:
        return TREASURE
    return GOALS.get(str(view.kit.rows[card].facts.get("effect")), "stone")


CLASSIC: Final = Family(ClassicReading, _sides, _roles, is_foe, _side_of, _ending, _race, _goal)
