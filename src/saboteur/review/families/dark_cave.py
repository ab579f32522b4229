"""The Dark Cave: two sides, hidden behind the clans that are worn, race to the exit."""

from collections.abc import Iterable
from math import log
from typing import Final, final

from saboteur.bots.beliefs import Beliefs
from saboteur.bots.claims import GoalClaimed, RoleClaimed
from saboteur.bots.dark_cave.belief.suspicion import Hypotheses, role_odds
from saboteur.bots.dark_cave.evaluation.chances import Chances as Judged
from saboteur.bots.dark_cave.evaluation.chances import Standing
from saboteur.bots.dark_cave.evaluation.insight import Insight
from saboteur.bots.dark_cave.memory import Memory
from saboteur.games.dark_cave.kit import CLANS
from saboteur.games.dark_cave.view import View
from saboteur.kernel.event import Event
from saboteur.kernel.geometry import Cell
from saboteur.kernel.sight import PUBLIC
from saboteur.review.reading import Chances, Ending, Family, Reading, Side, logistic

SIDES: Final = tuple(map(Side, CLANS))
ANYBODY: Final = 0
"""Sides are told apart by that of some seat."""
SLIGHT: Final = 0.001
TRAITOR: Final = "saboteur"

TRUSTED: Final = 0.25
DRAWN: Final = 0.26


@final
class DarkCaveReading(Reading[View]):
    """Goes by the beliefs of a skilled player; a watcher has no side and takes nobody's word."""

    def __init__(self, view: View) -> None:
        """Begin a game."""
        self._view = view
        self._memory = Memory(view)
        self._held: Hypotheses = ()

    def learn(self, view: View, events: tuple[Event, ...]) -> None:
        """Take in what happened, and what is seen now."""
        if view.sight == PUBLIC:
            events = tuple(e for e in events if not isinstance(e, GoalClaimed | RoleClaimed))
        self._memory.learn(events)
        self._view = view
        self._held = self._memory.hypotheses(view)

    def beliefs(self) -> Beliefs:
        """Say how likely each clan card of each seat is."""
        return role_odds(self._view, self._held)

    def chances(self) -> Chances:
        """Say how likely each clan wins."""
        odds = TRUSTED * self.sign()
        return logistic(odds - DRAWN), logistic(-odds - DRAWN)

    def sign(self) -> float:
        """Return how far the first clan seems ahead of the other: the logarithm of its odds."""
        view = self._view
        works_for = view.kit.works_for
        standing = self._standing()
        ahead = 0.0
        for clan in range(len(CLANS)):
            held = tuple(
                (roles, weight) for roles, weight in self._held if works_for[roles[ANYBODY]] == clan
            )
            wins = Judged(view, ANYBODY, held).of(standing)
            ahead += wins if clan == 0 else sum(weight for _, weight in held) - wins
        ahead = min(max(ahead, SLIGHT), 1 - SLIGHT)
        return log(ahead / (1 - ahead))

    def _standing(self) -> Standing:
        """Say how many turns everybody needs, each by what he has; nobody is on turn."""
        view = self._view
        goals = self._memory.goal_odds(view, ANYBODY, self._held)
        turns = [0.0] * view.seats
        for seats in _alike(view):
            seen = Insight(view, seats[0], goals, self._held)
            seen.survey.asked = tuple(view.dwarf_nodes[seat] for seat in seats)
            for seat, node in zip(seats, seen.survey.asked, strict=True):
                lying = view.lying_bits >> seat & 1
                turns[seat] = seen.turns(seen.survey, seat, node) + lying
        return Standing(tuple(turns), tuple(map(float, view.nuggets)))


def _alike(view: View) -> Iterable[list[int]]:
    """Group those inside for whom every way is as long: one look at the cave does for them."""
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
    """Whether others suspect it: who works for the clan that he does not wear."""
    return role.endswith(TRAITOR)


def _side_of(view: View, seat: int, role: str) -> int:  # noqa: ARG001 - the card tells
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


DARK_CAVE: Final = Family(DarkCaveReading, _sides, _roles, is_foe, _side_of, _ending, _race, _goal)
