"""What people say beforehand at a slow table, and when it is done.

It is done a beat after the question, like a bot's move, and a window stays open for a while however
soon all have answered: from neither anybody learns who had said something before. Nothing of it is
in a view, an event or the log; a move that was prepared is a move like any other.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final, final

from saboteur.play.match import Accepted, Held, Match
from saboteur.table.connection import Connection
from saboteur.table.inbox import NotHeld, OrdersDue
from saboteur.table.models import HeldAnswer, Orders
from saboteur.table.patience import is_on
from saboteur.table.table import Table
from saboteur.wire import messages as wire

LEAST_BEATS: Final = 15
"""For which a window stays open, whoever has answered."""

Accept = Callable[[Match, Accepted], Awaitable[None]]
Hold = Callable[[HeldAnswer], None]


@final
class Slow:
    """The orders of one slow table; at another it does nothing."""

    def __init__(self, table: Table, accept: Accept, hold: Hold) -> None:
        """Take the table, what makes a move hold, and what holds an answer."""
        self._table = table
        self._accept = accept
        self._hold = hold
        self._waiting: set[asyncio.Task[None]] = set()
        self._open_long_enough = -1
        """The version of the window that may be closed once all have answered."""

    @property
    def busy(self) -> bool:
        """Whether something is about to be done."""
        return bool(self._waiting)

    async def wake(self) -> None:
        """Write what is otherwise than when the table fell asleep, such as somebody's holidays."""
        slow = self._table.services.storage.slow
        if not self._table.slow or slow is None:
            return
        lease = self._table.lease()
        if lease.waiting is not None or lease.orders:
            await slow.write(lease)

    # --- What people say ----------------------------------------------------------------

    def prepare(
        self, connection: Connection, match: Match, seat: int, moves: wire.Prepared
    ) -> None:
        """Take moves for a seat's next turn, in place of those before."""
        if not self._may_order(connection, match):
            return
        if seat in match.deciders and not match.is_window:
            connection.trouble("your-turn", "it is your turn: make the move itself")
            return
        faults = (match.malformed(move) for move in moves)
        fault = next((fault for fault in faults if fault is not None), None)
        if fault is not None:
            connection.trouble("malformed-move", fault)
            return
        known = self._known(connection, match, seat)
        self._order(seat, replace(known, moves=tuple(moves), lapsed=False))

    async def always_no(
        self, connection: Connection, match: Match, seat: int, *, always: bool
    ) -> None:
        """Let a seat decline what is put to several at once, for this round; or ask it again."""
        if not self._may_order(connection, match):
            return
        known = self._known(connection, match, seat)
        self._order(seat, replace(known, always_no=always))
        if always and match.is_window and seat in match.deciders:
            self._decline(match, seat)
            await self.held(match)

    def tell(self, connection: Connection) -> None:
        """Tell one socket what its seat has said beforehand."""
        table, seat = self._table, self._table.audience.seat(connection)
        if seat is not None and is_on(table.stored, table.match):
            orders = table.patience.orders(seat)
            connection.send(
                wire.Orders(moves=orders.moves, lapsed=orders.lapsed, always_no=orders.always_no)
            )

    def _may_order(self, connection: Connection, match: Match) -> bool:
        table = self._table
        if not table.slow:
            connection.trouble("not-slow", "only at a slow table moves are made beforehand")
        elif not is_on(table.stored, match):
            connection.trouble("not-playing", "no game is on")
        else:
            return True
        return False

    def _known(self, connection: Connection, match: Match, seat: int) -> Orders:
        known = self._table.patience.orders(seat)
        return replace(known, guest=connection.guest.id, round=match.round)

    def _order(self, seat: int, orders: Orders) -> None:
        """Make orders durable, then tell their seat. The table does not wait, as for an answer."""
        self._table.patience.order(seat, orders)
        slow = self._table.services.storage.slow
        if slow is not None:
            self._table.spawn(self._confirm(seat, slow.write(self._table.lease())))

    async def _confirm(self, seat: int, written: asyncio.Future[None]) -> None:
        try:
            await written
        except Exception as error:  # noqa: BLE001 - whatever it was, the table is put down by it
            self._table.inbox.put_nowait(NotHeld(error))
            return
        self.tell_seat(seat)

    def tell_seat(self, seat: int) -> None:
        """Tell every socket that looks through a seat what it has said beforehand."""
        for connection in self._table.audience.greeted():
            if self._table.audience.seat(connection) == seat:
                self.tell(connection)

    # --- When it is done ----------------------------------------------------------------

    def act(self) -> None:
        """A question is put: let what was said beforehand be done in its time."""
        table, match = self._table, self._table.match
        if match is None or table.stored.paused or not is_on(table.stored, match):
            return
        if match.is_window or table.patience.is_due(match, table.seating.sitters):
            task = table.spawn(self._later(match.version, window=match.is_window))
            self._waiting.add(task)
            task.add_done_callback(self._waiting.discard)

    async def _later(self, version: int, *, window: bool) -> None:
        beat = self._table.services.beat
        await beat.wait(beat.clock(), LEAST_BEATS if window else 1)
        self._table.inbox.put_nowait(OrdersDue(version))

    async def due(self, version: int) -> None:
        """Do what was said beforehand about this question; and close a window, if all have."""
        table, match = self._table, self._table.match
        if match is None or match.version != version or table.stored.paused:
            return
        if not is_on(table.stored, match):
            return
        if not match.is_window:
            await self._move(match)
            return
        self._open_long_enough = version
        for seat in match.deciders:
            if table.seating.level(seat) is None and table.patience.orders(seat).always_no:
                self._decline(match, seat)
        await self.held(match)

    async def held(self, match: Match) -> None:
        """Close a window if it has been open for long enough and all have answered."""
        if self._open_long_enough == match.version and (answer := match.settle()) is not None:
            await self._accept(match, answer)

    def _decline(self, match: Match, seat: int) -> None:
        text = match.declining(seat)
        if isinstance(match.submit(seat, text, match.version), Held):
            self._hold(HeldAnswer(match.version, seat, text))

    async def _move(self, match: Match) -> None:
        """Make the first of the moves that is lawful; if none is, they lapse."""
        table = self._table
        if not table.patience.is_due(match, table.seating.sitters):
            return  # he has withdrawn them
        seat = match.deciders[0]
        for text in table.patience.orders(seat).moves:
            if match.explain(seat, text) is None:
                answer = match.submit(seat, text, match.version)
                if isinstance(answer, Accepted):
                    await self._accept(match, answer)
                return
        self._order(seat, replace(table.patience.orders(seat), lapsed=True))

    def moved(self, match: Match, accepted: Accepted) -> None:
        """A move was made: what its seat had prepared was for this turn."""
        if accepted.window or not self._table.slow:
            return
        for entry in match.log[-len(accepted.steps) :]:
            if entry.seat is not None and not entry.timed_out:
                self._table.patience.forget_moves(entry.seat)
