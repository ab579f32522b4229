"""Saboteur and Saboteur 2: saboteurs against diggers, or against two teams of them."""

from math import log
from typing import Final, final

from saboteur.bots.beliefs import Beliefs
from saboteur.bots.classic.belief.aims import HINDER, aim_of
from saboteur.bots.classic.belief.evidence import TREASURE
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
REACHED_BY_TEAMS: Final = (-1.69, -0.56, -11.2, 2.27, -3.03, -0.07)
"""The logarithm of the odds that the treasure is reached, for each of ``signs``: fitted to 780
rounds of Saboteur and 132 of Saboteur 2 between novices and skilled players, at all tables."""
THROUGH: Final = (0.1, -0.7, 0.7)
"""The same that a team wins if it is, for each of ``team_signs``; with a boss both may."""
FAR: Final = 4.0
"""Doors that cost more cards than this are as good as shut."""


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
        teams = has_teams(self.insight.kit)
        weights = REACHED_BY_TEAMS if teams else REACHED
        reached = logistic(weighed(weights, self.signs()))
        if not teams:
            return reached, 1 - reached
        through = [reached * logistic(weighed(THROUGH, self.team_signs(team))) for team in DOORS]
        nobody = sum(weight for seats, weight in self.insight.hypotheses if not seats)
        return *through, (1 - reached) * (1 - nobody)

    def signs(self) -> tuple[float, ...]:
        """Return what speaks for the treasure: how far it is, what is left, who is in the way.

        Broken tools do not tell more: they are mended, or told who is who.
        """
        seen = self.insight
        away = seen.plain.distance()
        foes = sum(seen.suspected) / seen.kit.seats
        return 1.0, away, foes, log(1 + seen.left), away / (1 + seen.left), away * foes

    def team_signs(self, team: str) -> tuple[float, ...]:
        """Return what doors cost a team, and what the other one, in cards.

        How many diggers each seems to have does not tell more.
        """
        seen = self.insight
        away = seen.plain.distance()
        other = next(name for name in DOORS if name != team)
        return 1.0, *(min(FAR, seen.gates[name].distance() - away) for name in (team, other))


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
