"""The pace of bot moves: at the table's speed, after people have viewed what they were shown.

The delay depends only on public facts: the pace, that a seat was shown something, that a card was
turned over, that the server is under load. Neither how long a bot computed nor why can be seen
(``MoveTicker``).
"""

import asyncio
from collections.abc import Collection, Iterable
from dataclasses import replace
from typing import Final, final

from saboteur.bots import LEVELS, lowered
from saboteur.kernel.event import Event, Look, Reveal
from saboteur.kernel.sight import PUBLIC
from saboteur.play.match import Happening, Match, Told
from saboteur.protocol import messages as wire
from saboteur.table.actor.command_router import CommandRouter
from saboteur.table.connections.connection import Connection
from saboteur.table.table_state import TableState

TICKS_BY_PACE: Final = {"slow": 6, "normal": 3, "instant": 1}
"""Ticks that a bot's move takes, by the pace of its table."""
MIN_TICKS: Final = 1
NEWS_TICK_FACTOR: Final = 2
"""Factor on the pace after an event that people must not miss."""


@final
class BotPacer:
    """Times the bot moves of one table by who is still viewing and who wants to skip ahead."""

    def __init__(self, table: TableState) -> None:
        self._table = table
        self._viewing_since: dict[int, int] = {}
        """The version since which each seat has been looking at what it was shown."""
        self._skipping: set[str] = set()
        """Public ids of the people who want the bots to move at once."""
        self._all_seen = asyncio.Event()
        self._all_seen.set()
        self._all_seen_at = 0.0
        """Ticker time at which the last seat had seen everything."""
        self._skip_requested = asyncio.Event()
        self._last_events: tuple[Event, ...] = ()
        """The public events of the last move."""
        self._last_message = wire.BotPacing(waiting=(), skipping=(), level=None)

    # --- Events of the game -------------------------------------------------------------

    def on_game_start(self, match: Match) -> None:
        """Hold the bots back until the players have seen their roles (see ``on_move``)."""
        self._expect_acknowledgements(
            match.version, {seat: match.stream(seat) for seat in range(match.seats)}
        )

    def on_move(self, match: Match, steps: tuple[Told, ...]) -> None:
        """Store the public events of a move; hold the bots back while players view what it showed.

        A seat counts as viewing until it acknowledges the move; only seats with a tab that sends
        ``AckReveal`` are waited for. Returns at once.
        """
        self._last_events = tuple(event for step in steps for event in step.to(PUBLIC).events)
        seats = range(match.seats)
        self._expect_acknowledgements(
            match.version, {seat: [step.to(seat) for step in steps] for seat in seats}
        )
        if any(self._is_person(seat) for seat in match.deciders):
            self._skipping.clear()
        self.update()

    def _expect_acknowledgements(
        self, version: int, steps_by_seat: dict[int, Iterable[Happening]]
    ) -> None:
        """Record which seats were shown something that they have yet to acknowledge.

        Seats without a connected tab that sends ``AckReveal`` are skipped. Returns at once:
        ``wait_for_slot`` holds the bots back.
        """
        for seat, steps in steps_by_seat.items():
            shown = any(isinstance(event, Look) for step in steps for event in step.events)
            if shown and self._acknowledges(seat):
                self._viewing_since[seat] = version
        self.update()

    def update(self) -> None:
        """Drop seats and guests who have left; broadcast the pacing message if it changed."""
        self._viewing_since = {
            seat: since for seat, since in self._viewing_since.items() if self._acknowledges(seat)
        }
        present = set(self._table.present_people)
        self._skipping &= present
        if self._viewing_since:
            self._all_seen.clear()
        elif not self._all_seen.is_set():
            self._all_seen_at = self._table.services.ticker.clock()
            self._all_seen.set()
        if present and self._skipping == present:
            self._skip_requested.set()
        else:
            self._skip_requested.clear()
        message = self._pacing_message()
        if message != self._last_message:
            self._last_message = message
            self._table.connections.broadcast(message)

    # --- Commands of clients ------------------------------------------------------------

    def register(self, router: CommandRouter) -> None:
        router.on(wire.SetBotPace, self._set_pace)
        router.on(wire.Skip, self._request_skip)
        router.on(wire.AckReveal, self._acknowledge)

    async def _set_pace(self, connection: Connection, message: wire.SetBotPace) -> None:
        """Change the pace of the table; it applies from the next bot move on."""
        table = self._table
        guest = connection.guest.id
        if guest != table.record.host and not table.seating.seats_of(guest):
            connection.send_error("not-seated", "you have no seat at this table")
        elif message.pace != table.record.pace:
            await table.save(replace(table.record, pace=message.pace))

    async def _request_skip(self, connection: Connection, _: wire.Skip) -> None:
        """Add the guest to those who skip; bots hurry once all present people have asked for it."""
        if self._table.require_running_game(connection):
            self._skipping.add(connection.guest.id)
            self.update()

    async def _acknowledge(self, connection: Connection, message: wire.AckReveal) -> None:
        """Record that the viewing seat has seen everything up to a version."""
        seat, version = self._table.connections.viewing_seat(connection), message.version
        if seat is not None and self._viewing_since.get(seat, version + 1) <= version:
            del self._viewing_since[seat]
            self.update()

    def send_to(self, connection: Connection) -> None:
        """Send the current pacing message to one socket, unless it is empty."""
        if self._last_message.waiting or self._last_message.skipping or self._last_message.level:
            connection.send(self._last_message)

    # --- Pacing of bot moves ------------------------------------------------------------

    async def wait_for_slot(self, requested_at: float, *, is_window: bool) -> None:
        """Wait until a bot's move may be made; the bot was asked at ``requested_at``."""
        table = self._table
        # A window has its own time, and correspondence players do not follow moves live.
        if is_window or table.is_correspondence:
            await table.services.ticker.wait_for_tick(requested_at)
            return
        await self._wait_until_acknowledged()
        since = max(requested_at, self._all_seen_at)
        ticks = TICKS_BY_PACE[table.record.pace] * (
            NEWS_TICK_FACTOR if self._is_noteworthy() else 1
        )
        wait = asyncio.create_task(table.services.ticker.wait_for_tick(since, ticks))
        skip = asyncio.create_task(self._skip_requested.wait())
        try:
            await asyncio.wait((wait, skip), return_when=asyncio.FIRST_COMPLETED)
        finally:
            wait.cancel()
            skip.cancel()
        if self._skip_requested.is_set():
            await table.services.ticker.wait_for_tick(since, MIN_TICKS)

    async def _wait_until_acknowledged(self) -> None:
        """Wait until all viewers have acknowledged, but no longer than one decision may take."""
        table = self._table
        try:
            async with asyncio.timeout(table.services.settings.clocks.get(table.record.clock)):
                await self._all_seen.wait()
        except TimeoutError:
            self._viewing_since.clear()
            self.update()

    def _is_noteworthy(self) -> bool:
        """Whether the last move turned a card over or was aimed at a person."""
        return any(
            isinstance(event, Reveal) or self._is_against_a_person(event)
            for event in self._last_events
        )

    def _is_against_a_person(self, event: Event) -> bool:
        target, seat = getattr(event, "target", None), getattr(event, "seat", None)
        return isinstance(target, int) and target != seat and self._is_person(target)

    # --- Presence and messages ----------------------------------------------------------

    def _is_person(self, seat: int) -> bool:
        assignment = self._table.seating.assignment(seat)
        return (
            assignment is not None
            and assignment.guest is not None
            and assignment.bot is None
            and not assignment.is_remote_bot
        )

    def _acknowledges(self, seat: int) -> bool:
        """Whether a tab that sends ``AckReveal`` looks through a seat."""
        return self._is_person(seat) and any(
            connection.acknowledges and self._table.connections.viewing_seat(connection) == seat
            for connection in self._table.connections.ready()
        )

    def _pacing_message(self) -> wire.BotPacing:
        return wire.BotPacing(
            waiting=tuple(sorted(self._viewing_since)),
            skipping=self._seats_of(self._skipping),
            level=self._lowered_level(),
        )

    def _lowered_level(self) -> str | None:
        """Return the current highest bot level if it lowers a bot seated here, else ``None``."""
        table, highest = self._table, self._table.services.bot_executor.highest_level
        seated = map(table.seating.bot_level, range(table.record.seats))
        changed = any(level in LEVELS and lowered(level, highest) != level for level in seated)
        return highest if changed and table.is_playing else None

    def _seats_of(self, guests: Collection[str]) -> tuple[int, ...]:
        return tuple(
            sorted(seat for guest in guests for seat in self._table.seating.seats_of(guest))
        )
