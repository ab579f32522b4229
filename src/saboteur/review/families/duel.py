"""Le Duel: nobody has a role; two race for gold, or one alone."""

from typing import Final, final

from saboteur.bots.beliefs import Beliefs
from saboteur.bots.duel.distance.board import board_of
from saboteur.bots.duel.distance.measure import Prospects
from saboteur.bots.duel.evaluation.forecast import Forecast
from saboteur.bots.duel.expert import owned
from saboteur.games.duel.state import RoundResult
from saboteur.games.duel.view import View
from saboteur.kernel.event import Event
from saboteur.kernel.geometry import Cell
from saboteur.review.reading import Chances, Ending, Family, Reading, Side, logistic

SEAT: Final = "seat"
WORDS: Final = ("stone", "one-nugget", "two-nuggets", "three-nuggets")
"""What people call a goal, by its gold."""
NO_HAND: Final[tuple[int, ...]] = ()

HAS: Final = 10.0
HOPES: Final = 0.65
DRAWN: Final = 0.65
"""The logarithm of a seat's odds to take more: for a nugget of advance, the more the later it is;
for a nugget of hope more than the other; and against both, for a draw is nobody's. Fitted to 90
rounds between novices and skilled players."""


@final
class DuelReading(Reading[View]):
    """Counts and races as a skilled player does, with both hands hidden."""

    def __init__(self, view: View) -> None:
        """Begin a game."""
        self._view = view

    def learn(self, view: View, events: tuple[Event, ...]) -> None:  # noqa: ARG002 - it is seen
        """Look at the table: nothing is deduced from deeds."""
        self._view = view

    def beliefs(self) -> Beliefs:
        """Nobody has a role."""
        return ()

    def chances(self) -> Chances:
        """Say how likely each seat takes more gold than the other in the round; alone, nothing."""
        if self._view.kit.solo:
            return ()
        has, hopes = self.signs()
        odds = HAS * has + HOPES * hopes
        return logistic(odds - DRAWN), logistic(-odds - DRAWN)

    def signs(self) -> tuple[float, float]:
        """Return by how much the first seat is ahead: in gold by how late it is, and in hopes."""
        view = self._view
        now = board_of(view)
        measure = Prospects(view, now)
        hopes = [
            Forecast(view, now, seat, measure).worth(now, NO_HAND, view.broken_bits)
            for seat in range(view.seats)
        ]
        one, other = _race(view)
        left = view.pile + sum(view.hand_sizes)
        return (one - other) / (1 + left / view.seats), (hopes[0] - hopes[1]) / 2


def _sides(view: View) -> tuple[Side, ...]:
    return () if view.kit.solo else tuple(Side(SEAT, seat) for seat in range(view.seats))


def _roles(view: View) -> tuple[str, ...]:  # noqa: ARG001 - nobody has one
    return ()


def is_foe(role: str) -> bool:  # noqa: ARG001 - nobody has one
    """Nobody has a role."""
    return False


def _side_of(view: View, seat: int, role: str) -> int | None:  # noqa: ARG001 - everybody is his own
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
    """Return what each seat gained in a finished round, what trolls took taken off."""
    gold = view.kit.gold
    return tuple(
        float(sum(gold[card] for card in taken) - sum(gold[card] for card in paid))
        for taken, paid in zip(result.taken, result.paid, strict=True)
    )


def _race(view: View) -> tuple[float, ...]:
    """Return what each seat has claimed in the round; a bribe costs."""
    return tuple(
        float(after - before) for after, before in zip(owned(view), view.nuggets, strict=True)
    )


def _goal(view: View, cell: Cell) -> str:
    face = next(goal.face for goal in view.goals if goal.cell == cell)
    return WORDS[view.kit.gold[view.kit.cards[face or ""]]]


DUEL: Final = Family(DuelReading, _sides, _roles, is_foe, _side_of, _ending, _race, _goal)
