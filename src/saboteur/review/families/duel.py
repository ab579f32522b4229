"""Le Duel: no roles; two players race for gold, or one plays alone."""

from typing import Final, final

from saboteur.bots.beliefs import Beliefs
from saboteur.bots.duel.distance.board import board_of
from saboteur.bots.duel.distance.measure import CardAwareMeasure
from saboteur.bots.duel.evaluation.expected_gold import ExpectedGold
from saboteur.bots.duel.expert import owned_nuggets
from saboteur.games.duel.state import RoundResult
from saboteur.games.duel.view import View
from saboteur.kernel.event import Event
from saboteur.kernel.geometry import Cell
from saboteur.review.belief_tracker import BeliefTracker, Chances, Ending, ReviewFamily, Side
from saboteur.review.odds import logistic

SEAT: Final = "seat"
GOAL_WORDS: Final = ("stone", "one-nugget", "two-nuggets", "three-nuggets")
"""The claim word of a goal, by its gold."""
NO_HAND: Final[tuple[int, ...]] = ()

GOLD_LEAD_WEIGHT: Final = 10.0
EXPECTED_LEAD_WEIGHT: Final = 0.65
DRAW_LOG_ODDS: Final = 0.65
"""Weights in the log odds that a seat takes more gold than the other.

``GOLD_LEAD_WEIGHT`` is for each nugget ahead and grows towards the end of the round,
``EXPECTED_LEAD_WEIGHT`` for each expected nugget ahead; ``DRAW_LOG_ODDS`` is subtracted
for both seats, because neither wins a draw. Fitted to 90 rounds between novices and
skilled players.
"""


@final
class DuelBeliefTracker(BeliefTracker[View]):
    """Estimates the chances as a skilled player does, with both hands hidden."""

    def __init__(self, view: View) -> None:
        self._view = view

    def learn(self, view: View, events: tuple[Event, ...]) -> None:  # noqa: ARG002 - the view is enough
        self._view = view

    def beliefs(self) -> Beliefs:
        """Return nothing: there are no roles."""
        return ()

    def chances(self) -> Chances:
        """Return the probability that each seat takes more gold; empty in solo games."""
        if self._view.kit.solo:
            return ()
        has, expected = self.features()
        odds = GOLD_LEAD_WEIGHT * has + EXPECTED_LEAD_WEIGHT * expected
        return logistic(odds - DRAW_LOG_ODDS), logistic(-odds - DRAW_LOG_ODDS)

    def features(self) -> tuple[float, float]:
        """Return the first seat's lead: in gold, weighted by progress, and in expected gold."""
        view = self._view
        now = board_of(view)
        measure = CardAwareMeasure(view, now)
        expected = [
            ExpectedGold(view, now, seat, measure).evaluate(now, NO_HAND, view.broken_bits)
            for seat in range(view.seats)
        ]
        one, other = _race(view)
        left = view.pile + sum(view.hand_sizes)
        return (one - other) / (1 + left / view.seats), (expected[0] - expected[1]) / 2


def _sides(view: View) -> tuple[Side, ...]:
    return () if view.kit.solo else tuple(Side(SEAT, seat) for seat in range(view.seats))


def _roles(view: View) -> tuple[str, ...]:  # noqa: ARG001 - there are no roles
    return ()


def is_foe(role: str) -> bool:  # noqa: ARG001 - there are no roles
    return False


def _side_of(view: View, seat: int, role: str) -> int | None:  # noqa: ARG001 - each seat is a side
    return None if view.kit.solo else seat


def _ending(view: View, events: tuple[Event, ...], number: int) -> Ending | None:  # noqa: ARG001
    result = next((result for result in view.ended if result.round == number), None)
    if result is None:
        return None
    gained = _gains(view, result)
    if view.kit.solo:
        return Ending((), gains=gained)
    one, other = gained
    return Ending((float(one > other), float(other > one)), gains=gained)


def _gains(view: View, result: RoundResult) -> tuple[float, ...]:
    """Return each seat's gain in a finished round, less its payments to trolls."""
    gold = view.kit.gold
    return tuple(
        float(sum(gold[card] for card in taken) - sum(gold[card] for card in paid))
        for taken, paid in zip(result.taken, result.paid, strict=True)
    )


def _race(view: View) -> tuple[float, ...]:
    """Return each seat's claimed gold in the round, less bribes."""
    return tuple(
        float(after - before)
        for after, before in zip(owned_nuggets(view), view.nuggets, strict=True)
    )


def _goal(view: View, cell: Cell) -> str:
    face = next(goal.face for goal in view.goals if goal.cell == cell)
    return GOAL_WORDS[view.kit.gold[view.kit.cards[face or ""]]]


DUEL: Final = ReviewFamily(
    DuelBeliefTracker, _sides, _roles, is_foe, _side_of, _ending, _race, _goal
)
