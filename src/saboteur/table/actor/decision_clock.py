"""The clock of a table: the time limit of the current decision."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from time import monotonic
from typing import final

from saboteur.protocol import messages as wire
from saboteur.table.connections.connection import Connection
from saboteur.table.table_state import TableState


@final
class DecisionClock:
    """The time limit of one decision, the same for every seat and role.

    The clock stops while the table is paused and while none of its people is present. After a
    reload from the log a decision has its full time again, because the time used so far is not
    stored. The deadline of a correspondence table is stored (``pending_turns``) and runs whether
    pages are open or not.
    """

    def __init__(self, table: TableState, on_time_up: Callable[[int], Awaitable[None]]) -> None:
        self._table = table
        self._on_time_up = on_time_up
        """Called with the version of the decision whose time is over."""
        self._version = 0
        self._remaining_s: float | None = None
        """Seconds left when the clock last stopped; ``None`` if the decision has no limit."""
        self._ends_at: float | None = None
        """Monotonic time of the deadline; ``None`` while the clock is stopped."""
        self._task: asyncio.Task[None] | None = None
        self._was_shown_running = False
        """Whether the clock ran according to the last broadcast."""

    def start(self) -> None:
        """Start the clock of the current decision and broadcast it."""
        if self._table.is_correspondence:
            self._table.connections.broadcast(self._correspondence_message())
            return
        self._stop_timer()
        self._remaining_s = self._allowed_s()
        match = self._table.match
        self._version = 0 if match is None else match.version
        self._start_timer()
        self._broadcast()

    def update(self) -> None:
        """Stop or resume the clock according to pause and presence.

        At a correspondence table it changes nothing, because the deadline never stops.
        """
        if self._should_run() == (self._ends_at is not None):
            return
        self._stop_timer()
        self._start_timer()
        self._broadcast()

    def send_to(self, connection: Connection) -> None:
        """Send the clock to one socket if it runs."""
        if self._table.is_correspondence:
            connection.send(self._correspondence_message())
        elif self._ends_at is not None:
            connection.send(self._clock_message(self._ends_at - monotonic()))

    def _should_run(self) -> bool:
        table = self._table
        return (
            self._remaining_s is not None and not table.record.paused and bool(table.present_people)
        )

    def _start_timer(self) -> None:
        if self._remaining_s is not None and self._should_run():
            self._ends_at = monotonic() + self._remaining_s
            on_time_up = partial(self._on_time_up, self._version)
            self._task = self._table.post_later(self._remaining_s, on_time_up)

    def _stop_timer(self) -> None:
        if self._ends_at is not None:
            self._remaining_s = max(0.0, self._ends_at - monotonic())
            self._ends_at = None
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _broadcast(self) -> None:
        """Broadcast the clock; nothing is sent at a table that never had a running clock."""
        is_running = self._ends_at is not None
        if is_running or self._was_shown_running:
            # The start value, so that no delay inside the server shows in the message.
            self._table.connections.broadcast(
                self._clock_message(self._remaining_s if is_running else None)
            )
        self._was_shown_running = is_running

    def _correspondence_message(self) -> wire.Clock:
        """Return the time left until the stored deadline.

        No timer runs here: the server polls for overdue turns.
        """
        table = self._table
        turns = table.pending_turns.turns
        left = turns[0].until - table.services.settings.now() if turns else None
        version = 0 if table.match is None else table.match.version
        return wire.Clock(version=version, seconds=None if left is None else max(0.0, left))

    def _clock_message(self, remaining_s: float | None) -> wire.Clock:
        seconds = None if remaining_s is None else round(max(0.0, remaining_s), 1)
        return wire.Clock(version=self._version, seconds=seconds)

    def _allowed_s(self) -> float | None:
        """Return the time limit of this decision in seconds; ``None`` for unlimited."""
        table, match = self._table, self._table.match
        if match is None or not table.is_playing or match.over:
            return None
        if match.is_window:
            return table.record.window_s * self._max_seats_per_device(match.asked)
        return table.services.settings.clocks.get(table.record.clock)

    def _max_seats_per_device(self, seats: tuple[int, ...]) -> int:
        """Return the largest number of asked seats on one device; each needs the full time."""
        assignments = (self._table.seating.assignment(seat) for seat in seats)
        guests = Counter(
            each.guest for each in assignments if each is not None and each.guest is not None
        )
        return max(guests.values(), default=1)
