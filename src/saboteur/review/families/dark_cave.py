"""The Dark Cave: two sides, hidden behind the clans that dwarves show, race to the exit."""

from collections.abc import Iterable
from math import log
from typing import Final, final

from saboteur.bots.beliefs import Beliefs
from saboteur.bots.claims import GoalClaimed, RoleClaimed
from saboteur.bots.dark_cave.belief.suspicion import Hypotheses, role_odds
from saboteur.bots.dark_cave.evaluation.belief_evaluator import BeliefEvaluator
from saboteur.bots.dark_cave.evaluation.win_model import RaceState
from saboteur.bots.dark_cave.evaluation.win_model import WinModel as Judged
from saboteur.bots.dark_cave.memory import Memory
from saboteur.games.dark_cave.kit import CLANS
from saboteur.games.dark_cave.view import View
from saboteur.kernel.event import Event
from saboteur.kernel.geometry import Cell
from saboteur.kernel.sight import PUBLIC
from saboteur.review.belief_tracker import BeliefTracker, Chances, Ending, ReviewFamily, Side
from saboteur.review.odds import logistic

SIDES: Final = tuple(map(Side, CLANS))
ANY_SEAT: Final = 0
"""The seat by whose side the hypotheses are split into two groups; any seat would do."""
MIN_CHANCE: Final = 0.001
TRAITOR: Final = "saboteur"

LEAD_WEIGHT: Final = 0.25
DRAW_LOG_ODDS: Final = 0.26


@final
class DarkCaveBeliefTracker(BeliefTracker[View]):
    """Uses the beliefs of a skilled player; a spectator has no side and ignores claims."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._memory = Memory(view)
        self._hypotheses: Hypotheses = ()

    def learn(self, view: View, events: tuple[Event, ...]) -> None:
        if view.sight == PUBLIC:
            events = tuple(e for e in events if not isinstance(e, GoalClaimed | RoleClaimed))
        self._memory.observe(events)
        self._view = view
        self._hypotheses = self._memory.hypotheses(view)

    def beliefs(self) -> Beliefs:
        return role_odds(self._view, self._hypotheses)

    def chances(self) -> Chances:
        odds = LEAD_WEIGHT * self.lead_log_odds()
        return logistic(odds - DRAW_LOG_ODDS), logistic(-odds - DRAW_LOG_ODDS)

    def lead_log_odds(self) -> float:
        """Return the estimated lead of the first clan over the other, as log odds."""
        view = self._view
        works_for = view.kit.works_for
        standing = self._race_state()
        ahead = 0.0
        for clan in range(len(CLANS)):
            held = tuple(
                (roles, weight)
                for roles, weight in self._hypotheses
                if works_for[roles[ANY_SEAT]] == clan
            )
            wins = Judged(view, ANY_SEAT, held).win_probability(standing)
            ahead += wins if clan == 0 else sum(weight for _, weight in held) - wins
        ahead = min(max(ahead, MIN_CHANCE), 1 - MIN_CHANCE)
        return log(ahead / (1 - ahead))

    def _race_state(self) -> RaceState:
        """Return the turns that each seat needs to the exit with its own gear, and its nuggets.

        No seat is on turn.
        """
        view = self._view
        goals = self._memory.goal_odds(view, ANY_SEAT, self._hypotheses)
        turns = [0.0] * view.seats
        for seats in _seats_by_distance(view):
            seen = BeliefEvaluator(view, seats[0], goals, self._hypotheses)
            seen.distance_map.asked = tuple(view.dwarf_nodes[seat] for seat in seats)
            for seat, node in zip(seats, seen.distance_map.asked, strict=True):
                lying = view.lying_bits >> seat & 1
                turns[seat] = seen.turns_needed(seen.distance_map, seat, node) + lying
        return RaceState(tuple(turns), tuple(map(float, view.nuggets)))


def _seats_by_distance(view: View) -> Iterable[list[int]]:
    """Group the seats in the cave whose routes have equal costs, to share a distance map."""
    found: dict[tuple[bool, bool], list[int]] = {}
    for seat, gear in enumerate(view.gear_numbers):
        if seat not in view.out:
            has_axe = any(view.kit.effects[card] == "axe" for card in gear)
            found.setdefault((has_axe, view.nuggets[seat] > 0), []).append(seat)
    return found.values()


def _sides(view: View) -> tuple[Side, ...]:  # noqa: ARG001 - the same at every table
    return SIDES


def _roles(view: View) -> tuple[str, ...]:
    return tuple(role or "" for role in view.roles)


def is_foe(role: str) -> bool:
    """Return whether a role works for the clan that its dwarf does not show."""
    return role.endswith(TRAITOR)


def _side_of(view: View, seat: int, role: str) -> int:  # noqa: ARG001 - the role is enough
    return view.kit.works_for[view.kit.roles.index(role)]


def _ending(view: View, events: tuple[Event, ...], number: int) -> Ending | None:  # noqa: ARG001
    if view.ending is None:
        return None
    won = tuple(float(view.ending.clan == clan) for clan in range(len(CLANS)))
    return Ending(won, gains=tuple(map(float, view.scores or ())))


def _race(view: View) -> tuple[float, ...]:
    return tuple(map(float, view.nuggets))


def _goal(view: View, cell: Cell) -> str:
    return next(goal.face or "" for goal in view.goals if goal.cell == cell)


DARK_CAVE: Final = ReviewFamily(
    DarkCaveBeliefTracker, _sides, _roles, is_foe, _side_of, _ending, _race, _goal
)
