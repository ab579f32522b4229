"""Saboteur and Saboteur 2: saboteurs against diggers, or against two teams of diggers."""

from math import log
from typing import Final, final

from saboteur.bots.beliefs import Beliefs
from saboteur.bots.classic.belief.evidence import TREASURE_WORD
from saboteur.bots.classic.belief.goal_odds import DRAGON, SACK, SPIDER
from saboteur.bots.classic.belief.objectives import HINDER, objective_of
from saboteur.bots.classic.belief.team_payoffs import has_teams
from saboteur.bots.classic.evaluation.belief_evaluator import BeliefEvaluator
from saboteur.bots.classic.memory import Memory
from saboteur.games.classic.kit import Kit
from saboteur.games.classic.modules.saboteur2.events import WinnersNamed
from saboteur.games.classic.modules.saboteur2.sharing import DOORS, SABOTEUR
from saboteur.games.classic.view import View
from saboteur.kernel.event import Event
from saboteur.kernel.geometry import Cell
from saboteur.review.belief_tracker import BeliefTracker, Chances, Ending, ReviewFamily, Side
from saboteur.review.odds import logistic, weighted_sum

DIGGERS: Final = Side("diggers")
SABOTEURS: Final = Side("saboteurs")
TEAMS: Final = tuple(map(Side, DOORS))
GOALS: Final = {SACK: "gold-sack", DRAGON: "dragon", SPIDER: "giant-spider"}
"""The claim word of a goal other than treasure and stone, by its effect."""

REACHED_WEIGHTS: Final = (-0.89, -0.17, -13.3, 2.32, -9.14, -0.53)
TEAM_REACHED_WEIGHTS: Final = (-1.69, -0.56, -11.2, 2.27, -3.03, -0.07)
"""Weights of ``features`` in the log odds that the treasure is reached.

Fitted to 780 rounds of Saboteur and 132 of Saboteur 2 between novices and skilled players, at
tables of all sizes.
"""
TEAM_WIN_WEIGHTS: Final = (0.1, -0.7, 0.7)
"""Weights of ``team_features`` in the log odds that a team wins if the treasure is reached.

With a boss both teams can win.
"""
MAX_DOOR_COST: Final = 4.0
"""Maximum extra cost of doors in cards; higher costs count as this."""


@final
class ClassicBeliefTracker(BeliefTracker[View]):
    """Uses the beliefs of a skilled player, for seats and spectators."""

    def __init__(self, view: View) -> None:
        self._memory = Memory(view)
        self.insight = BeliefEvaluator(view, self._memory, ())

    def learn(self, view: View, events: tuple[Event, ...]) -> None:
        self._memory.observe(view, events)
        self.insight = BeliefEvaluator(view, self._memory, ())

    def beliefs(self) -> Beliefs:
        return self.insight.role_odds

    def chances(self) -> Chances:
        teams = has_teams(self.insight.kit)
        weights = TEAM_REACHED_WEIGHTS if teams else REACHED_WEIGHTS
        reached = logistic(weighted_sum(weights, self.features()))
        if not teams:
            return reached, 1 - reached
        through = [
            reached * logistic(weighted_sum(TEAM_WIN_WEIGHTS, self.team_features(team)))
            for team in DOORS
        ]
        nobody = sum(weight for seats, weight in self.insight.hypotheses if not seats)
        return *through, (1 - reached) * (1 - nobody)

    def features(self) -> tuple[float, ...]:
        """Return the features of reaching the treasure: distance, cards left and saboteurs.

        Broken tools add no information: they will be repaired, or they are part of the
        suspicion already.
        """
        seen = self.insight
        away = seen.any_path.distance()
        foes = sum(seen.saboteur_odds) / seen.kit.seats
        return 1.0, away, foes, log(1 + seen.cards_left), away / (1 + seen.cards_left), away * foes

    def team_features(self, team: str) -> tuple[float, ...]:
        """Return the extra cost of doors for a team and for the other one, in cards.

        The probable number of diggers in each adds no information.
        """
        seen = self.insight
        away = seen.any_path.distance()
        other = next(name for name in DOORS if name != team)
        return 1.0, *(
            min(MAX_DOOR_COST, seen.team_paths[name].distance() - away) for name in (team, other)
        )


def _sides(view: View) -> tuple[Side, ...]:
    return (*TEAMS, SABOTEURS) if has_teams(view.kit) else (DIGGERS, SABOTEURS)


def _roles(view: View) -> tuple[str, ...]:
    return view.roles or ()


def is_foe(role: str) -> bool:
    """Return whether a role is on the saboteurs' side."""
    return objective_of(role).side == HINDER


def _side_of(view: View, seat: int, role: str) -> int | None:  # noqa: ARG001 - signature of ``ReviewFamily``
    sides = [side.word for side in _sides(view)]
    if is_foe(role):
        return len(sides) - 1
    if len(sides) > 2:
        return sides.index(role) if role in sides else None
    return 0 if objective_of(role).sign > 0 else None


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
        return TREASURE_WORD
    return GOALS.get(str(view.kit.rows[card].facts.get("effect")), "stone")


CLASSIC: Final = ReviewFamily(
    ClassicBeliefTracker, _sides, _roles, is_foe, _side_of, _ending, _race, _goal
)
