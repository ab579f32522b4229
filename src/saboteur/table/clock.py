"""The clock of a table: how long those who are asked have."""

import asyncio
from collections import Counter
from time import monotonic
from typing import final

from saboteur.table.connection import Connection
from saboteur.table.inbox import TimeUp
from saboteur.table.table import Table
from saboteur.wire import messages as wire


@final
class Clock:
    """The time of one decision, the same for every seat and role.

    It stands while the table is paused, and while none of its people is there. A decision whose
    table is woken from the log has its whole time again: nobody knows how long it had run. The time
    of a slow table is written down (``patience``), and does not stand because a page is closed.
    """

    def __init__(self, table: Table) -> None:
        """Begin with no decision."""
        self._table = table
        self._version = 0
        self._left: float | None = None
        """Seconds that were left when it last stood; ``None`` if the decision has no clock."""
        self._until: float | None = None
        """When the time is over; ``None`` while it stands."""
        self._task: asyncio.Task[None] | None = None
        self._shown = False
        """Whether everybody was last told that time runs."""

    def begin(self) -> None:
        """Give the decision of this version its time, and tell everybody."""
        if self._table.slow:
            self._table.audience.broadcast(self._slow_time())
            return
        self._stop()
        self._left = self._allowed()
        match = self._table.match
        self._version = 0 if match is None else match.version
        self._go()
        self._tell_all()

    def check(self) -> None:
        """Stand or go on, as pause and presence are now; a slow clock has nothing that runs."""
        if self._runs() == (self._until is not None):
            return
        self._stop()
        self._go()
        self._tell_all()

    def tell(self, connection: Connection) -> None:
        """Tell one socket, if time runs."""
        if self._table.slow:
            connection.send(self._slow_time())
        elif self._until is not None:
            connection.send(self._ticking(self._until - monotonic()))

    def _runs(self) -> bool:
        table = self._table
        return self._left is not None and not table.stored.paused and bool(table.present)

    def _go(self) -> None:
        if self._left is not None and self._runs():
            self._until = monotonic() + self._left
            self._task = self._table.later(self._left, TimeUp(self._version))

    def _stop(self) -> None:
        if self._until is not None:
            self._left = max(0.0, self._until - monotonic())
            self._until = None
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _tell_all(self) -> None:
        """A table without a clock hears nothing of one."""
        runs = self._until is not None
        if runs or self._shown:
            # What it began with: it depends on nothing that the server does meanwhile.
            self._table.audience.broadcast(self._ticking(self._left if runs else None))
        self._shown = runs

    def _slow_time(self) -> wire.Ticking:
        """Return how long those asked have; no timer runs, a node asks for what is overdue."""
        table = self._table
        awaited = table.patience.awaited
        left = awaited[0].until - table.services.settings.now() if awaited else None
        version = 0 if table.match is None else table.match.version
        return wire.Ticking(version=version, seconds=None if left is None else max(0.0, left))

    def _ticking(self, left: float | None) -> wire.Ticking:
        seconds = None if left is None else round(max(0.0, left), 1)
        return wire.Ticking(version=self._version, seconds=seconds)

    def _allowed(self) -> float | None:
        """Return how long this decision may take; ``None`` for ever."""
        table, match = self._table, self._table.match
        if match is None or not table.playing or match.over:
            return None
        if match.is_window:
            return table.stored.window_s * self._most_asked(match.asked)
        return table.services.settings.clocks.get(table.stored.clock)

    def _most_asked(self, seats: tuple[int, ...]) -> int:
        """Return how many of the seats asked at once share one device: each needs its time."""
        sitters = (self._table.seating.sitter(seat) for seat in seats)
        guests = Counter(who.guest for who in sitters if who is not None and who.guest is not None)
        return max(guests.values(), default=1)
