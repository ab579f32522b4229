"""When the bots of a table go on: at its pace, and not before people have seen what is theirs.

All of it depends on what everybody knows: the pace, that a seat was shown something, that a card
was turned over, that the server has much to do. How long a bot thought, and why, never shows
(``Beat``).
"""

import asyncio
from collections.abc import Collection, Iterable
from dataclasses import replace
from typing import Final, assert_never, final

from saboteur.bots import LEVELS, lowered
from saboteur.kernel.event import Event, Look, Reveal
from saboteur.kernel.sight import PUBLIC
from saboteur.play.match import Happening, Match, Told
from saboteur.table.connection import Connection
from saboteur.table.table import Table
from saboteur.wire import messages as wire

BEATS: Final = {"slow": 6, "normal": 3, "instant": 1}
"""How many beats a bot's move takes, by the pace of its table."""
AT_ONCE: Final = 1
LONGER: Final = 2
"""So many times as long people look at what they must not miss."""


@final
class Pace:
    """The pace of one table, who is still looking, and who wants the bots to hurry."""

    def __init__(self, table: Table) -> None:
        """Begin with nobody to wait for."""
        self._table = table
        self._looking: dict[int, int] = {}
        """Since which version, by the seat that was shown something."""
        self._hurrying: set[str] = set()
        """The people who want the bots to move at once, by public id."""
        self._free = asyncio.Event()
        self._free.set()
        self._freed = 0.0
        """When the last one had seen it."""
        self._hurry = asyncio.Event()
        self._news: tuple[Event, ...] = ()
        """What everybody learnt of the last move."""
        self._told = wire.Pacing(waiting=(), skipping=(), level=None)

    # --- What happens -------------------------------------------------------------------

    def begin(self, match: Match) -> None:
        """A game has begun: everybody looks at his role."""
        self._note(match.version, {seat: match.stream(seat) for seat in range(match.seats)})

    def moved(self, match: Match, steps: tuple[Told, ...]) -> None:
        """A move was made."""
        self._news = tuple(event for step in steps for event in step.to(PUBLIC).events)
        seats = range(match.seats)
        self._note(match.version, {seat: [step.to(seat) for step in steps] for seat in seats})
        if any(self._is_person(seat) for seat in match.deciders):
            self._hurrying.clear()
        self.check()

    def _note(self, version: int, told: dict[int, Iterable[Happening]]) -> None:
        """Wait for those who were shown something, if they are there and will say when."""
        for seat, steps in told.items():
            shown = any(isinstance(event, Look) for step in steps for event in step.events)
            if shown and self._attends(seat):
                self._looking[seat] = version
        self.check()

    def check(self) -> None:
        """Wait no longer for those who are gone; tell everybody what has changed."""
        self._looking = {
            seat: since for seat, since in self._looking.items() if self._attends(seat)
        }
        present = set(self._table.present)
        self._hurrying &= present
        if self._looking:
            self._free.clear()
        elif not self._free.is_set():
            self._freed = self._table.services.beat.clock()
            self._free.set()
        if present and self._hurrying == present:
            self._hurry.set()
        else:
            self._hurry.clear()
        message = self._message()
        if message != self._told:
            self._told = message
            self._table.audience.broadcast(message)

    # --- What people say ----------------------------------------------------------------

    async def hear(
        self, connection: Connection, message: wire.SetPace | wire.Skip | wire.Seen
    ) -> None:
        """Take in what somebody says of the pace."""
        match message:
            case wire.SetPace(pace=pace):
                await self._set(connection, pace)
            case wire.Skip():
                self._skip(connection)
            case wire.Seen(version=version):
                self._seen(connection, version)
            case _:
                assert_never(message)

    async def _set(self, connection: Connection, pace: str) -> None:
        """Let the bots go faster or slower from their next move on."""
        table = self._table
        guest = connection.guest.id
        if guest != table.stored.host and not table.seating.seats_of(guest):
            connection.trouble("not-seated", "you have no seat at this table")
        elif pace != table.stored.pace:
            await table.save(replace(table.stored, pace=pace))

    def _skip(self, connection: Connection) -> None:
        """Hurry until a person is asked, once all who are there want it."""
        if self._table.is_on(connection):
            self._hurrying.add(connection.guest.id)
            self.check()

    def _seen(self, connection: Connection, version: int) -> None:
        """Somebody has seen what he was shown."""
        seat = self._table.audience.seat(connection)
        if seat is not None and self._looking.get(seat, version + 1) <= version:
            del self._looking[seat]
            self.check()

    def tell(self, connection: Connection) -> None:
        """Tell one socket, if there is anything to tell."""
        if self._told.waiting or self._told.skipping or self._told.level:
            connection.send(self._told)

    # --- What bots do -------------------------------------------------------------------

    async def turn(self, woken: float, *, window: bool) -> None:
        """Wait until a bot that was woken at a time, and has chosen, may move."""
        table = self._table
        if window or table.slow:  # its time is the window's own; or nobody need follow
            await table.services.beat.wait(woken)
            return
        await self._until_seen()
        since = max(woken, self._freed)
        beats = BEATS[table.stored.pace] * (LONGER if self._is_news() else 1)
        waiting = asyncio.create_task(table.services.beat.wait(since, beats))
        hurry = asyncio.create_task(self._hurry.wait())
        try:
            await asyncio.wait((waiting, hurry), return_when=asyncio.FIRST_COMPLETED)
        finally:
            waiting.cancel()
            hurry.cancel()
        if self._hurry.is_set():
            await table.services.beat.wait(since, AT_ONCE)

    async def _until_seen(self) -> None:
        """Wait for those who look, but no longer than the table's clock gives a decision."""
        table = self._table
        try:
            async with asyncio.timeout(table.services.settings.clocks.get(table.stored.clock)):
                await self._free.wait()
        except TimeoutError:
            self._looking.clear()
            self.check()

    def _is_news(self) -> bool:
        """Whether people must not miss what happened: a card turned over, a deed against one."""
        return any(
            isinstance(event, Reveal) or self._is_against_a_person(event) for event in self._news
        )

    def _is_against_a_person(self, event: Event) -> bool:
        target, seat = getattr(event, "target", None), getattr(event, "seat", None)
        return isinstance(target, int) and target != seat and self._is_person(target)

    # --- Who is there -------------------------------------------------------------------

    def _is_person(self, seat: int) -> bool:
        sitter = self._table.seating.sitter(seat)
        return (
            sitter is not None
            and sitter.guest is not None
            and sitter.bot is None
            and not sitter.program
        )

    def _attends(self, seat: int) -> bool:
        """Whether a tab that says ``Seen`` looks through a seat."""
        return self._is_person(seat) and any(
            connection.attentive and self._table.audience.seat(connection) == seat
            for connection in self._table.audience.greeted()
        )

    def _message(self) -> wire.Pacing:
        return wire.Pacing(
            waiting=tuple(sorted(self._looking)),
            skipping=self._seats(self._hurrying),
            level=self._lowered(),
        )

    def _lowered(self) -> str | None:
        """Return the level at which bots play now, if one of those here is set higher."""
        table, highest = self._table, self._table.services.workers.highest
        seated = map(table.seating.level, range(table.stored.seats))
        changed = any(level in LEVELS and lowered(level, highest) != level for level in seated)
        return highest if changed and table.playing else None

    def _seats(self, guests: Collection[str]) -> tuple[int, ...]:
        return tuple(sorted(seat for who in guests for seat in self._table.seating.seats_of(who)))
