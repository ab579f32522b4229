"""For whom a slow table waits, and what its seats have said beforehand, as it is written down."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, final

from saboteur.play.match import Match
from saboteur.table.deadline import deadline
from saboteur.table.models import (
    PLAYING,
    SLOW,
    Awaited,
    Orders,
    Sitter,
    Spans,
    StoredTable,
    Waiting,
)

HOUR: Final = 3600.0
NOTHING: Final = Orders("", 0)


@final
class Patience:
    """What of a slow table is written with everything else that is written there."""

    def __init__(
        self,
        awaited: tuple[Awaited, ...],
        orders: Mapping[int, Orders],
        holidays: Mapping[str, Spans],
    ) -> None:
        """Take what is written; who is on holiday when, ``Table`` finds out anew."""
        self.awaited = awaited
        self.holidays = holidays
        self._orders = dict(orders)
        self._written = dict(orders)

    def orders(self, seat: int) -> Orders:
        """Return what a seat has said beforehand."""
        return self._orders.get(seat, NOTHING)

    def order(self, seat: int, orders: Orders) -> None:
        """Take what a seat says beforehand; it is written with the next lease."""
        self._orders[seat] = orders

    def forget_moves(self, seat: int) -> None:
        """A seat has moved: what it had prepared was for this turn."""
        if seat in self._orders:
            self._orders[seat] = replace(self._orders[seat], moves=(), lapsed=False)

    def is_due(self, match: Match, sitters: Mapping[int, Sitter]) -> bool:
        """Whether what somebody has said beforehand is to be done, or a window to be closed."""
        return match.is_answered or any(
            _is_person(sitters.get(seat)) and self._answers(match, seat) for seat in match.deciders
        )

    def _answers(self, match: Match, seat: int) -> bool:
        orders = self.orders(seat)
        if orders.round != match.round:
            return False
        return orders.always_no if match.is_window else bool(orders.moves) and not orders.lapsed

    def carried(
        self,
        stored: StoredTable,
        match: Match | None,
        sitters: Mapping[int, Sitter],
        now: float,
    ) -> tuple[Waiting | None, Mapping[int, Orders | None]]:
        """Return what changes with the next write, and let it hold."""
        on = match if is_on(stored, match) else None
        before = self.awaited
        self.awaited = () if on is None or stored.paused else self._asked(stored, on, sitters, now)
        self._orders = {
            seat: kept
            for seat, orders in self._orders.items()
            if on is not None and (kept := _kept(orders, on, sitters.get(seat))) is not None
        }
        changed = {
            seat: self._orders.get(seat)
            for seat in {*self._orders, *self._written}
            if self._orders.get(seat) != self._written.get(seat)
        }
        self._written = dict(self._orders)
        return (None if before == self.awaited else Waiting(before, self.awaited)), changed

    def _asked(
        self, stored: StoredTable, match: Match, sitters: Mapping[int, Sitter], now: float
    ) -> tuple[Awaited, ...]:
        """Return everybody who is asked, all alike, until all have answered."""
        asked = [seat for seat in match.asked if _is_person(sitters.get(seat))]
        unanswered = {sitters[seat].guest for seat in asked if seat in match.deciders}
        guests = sorted({guest for seat in asked if (guest := sitters[seat].guest) is not None})
        same = [each.since for each in self.awaited if each.version == match.version]
        since = min(same, default=now)
        times = (
            deadline(since, stored.hours * HOUR, stored.night, self.holidays.get(guest, ()))
            for guest in guests
        )
        until = max(times, default=since)
        return tuple(
            Awaited(guest, match.version, since, until, answered=guest not in unanswered)
            for guest in guests
        )


def is_on(stored: StoredTable, match: Match | None) -> bool:
    """Whether a slow game is on."""
    return stored.clock == SLOW and stored.stage == PLAYING and match is not None and not match.over


def _kept(orders: Orders, match: Match, sitter: Sitter | None) -> Orders | None:
    """Return what of a seat's orders still holds; in another round only that its moves lapsed."""
    if sitter is None or sitter.guest != orders.guest:
        return None
    if orders.round != match.round:
        orders = replace(orders, round=match.round, lapsed=bool(orders.moves), always_no=False)
    return orders if orders.moves or orders.always_no else None


def _is_person(sitter: Sitter | None) -> bool:
    return sitter is not None and sitter.guest is not None and sitter.bot is None
