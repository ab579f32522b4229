"""What holds at a live table, for all parts of its task."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Protocol, final

from saboteur.play.match import Match
from saboteur.table.audience import Audience
from saboteur.table.bots import Beat, beside
from saboteur.table.codes import log_name, new_code
from saboteur.table.connection import Connection
from saboteur.table.evening import summed
from saboteur.table.inbox import InboxItem
from saboteur.table.keeping import Keeping
from saboteur.table.models import (
    LOBBY,
    PLAYING,
    SLOW,
    Awaited,
    Conduct,
    Lease,
    Orders,
    Result,
    Sitter,
    Spans,
    StoredGuest,
    StoredTable,
)
from saboteur.table.patience import Patience
from saboteur.table.question import Thinking
from saboteur.table.seating import Changes, Seating
from saboteur.wire import messages as wire

NOBODY: Final[Mapping[str, Conduct]] = {}


@dataclass(frozen=True, slots=True, kw_only=True)
class TableSnapshot:
    """A table as the storage gives it."""

    stored: StoredTable
    sitters: dict[int, Sitter]
    conduct: dict[str, Conduct] = field(default_factory=dict)
    before: Sequence[Mapping[int, Sitter]] = ()
    """Who sat where in the games before, the latest first."""
    match: Match | None = None
    frozen: str | None = None
    """Why the game can't go on, if it can't."""
    awaited: tuple[Awaited, ...] = ()
    """For whom a slow table waits."""
    orders: Mapping[int, Orders] = field(default_factory=dict)
    """What seats of a slow table have said beforehand."""
    holidays: Mapping[str, Spans] = field(default_factory=dict)


class HouseSettings(Protocol):
    """What holds at all tables of a house."""

    @property
    def deck(self) -> str | None:
        """The text of a deck file for all new tables (architecture, decision 9)."""

    @property
    def bots(self) -> Mapping[str, str]:
        """Bots of the operator's own that hosts may seat: by name, where their classes stand."""

    @property
    def clocks(self) -> Mapping[str, float]:
        """Seconds for a decision, by the clock of the table; without one it may take for ever."""

    @property
    def slow(self) -> bool:
        """Whether there are slow tables, which sleep for days and go on by themselves."""

    def now(self) -> float:
        """Return the time, in seconds since 1970."""

    @property
    def grace_seconds(self) -> float:
        """So long after a player's last socket closed the others wait."""

    @property
    def idle_seconds(self) -> float:
        """When nobody has been at a table for so long, it is put to sleep."""


class Figures:
    """Counts what happens at tables; a house that needs no figures counts nothing."""

    def heard(self, kind: str, seconds: float) -> None:
        """A frame was taken in, so long after it came."""

    def put_down(self, why: str) -> None:
        """A table goes on from its log."""


@dataclass(frozen=True, slots=True)
class TableServices:
    """What all tables of a house share."""

    storage: Keeping
    workers: Thinking
    beat: Beat
    settings: HouseSettings
    rematch: Callable[[TableSnapshot, Lease], Awaitable[str]]
    """Open the table that follows one, under its lease, and return its code."""
    node: str
    """In whose name the tables are written."""
    figures: Figures = field(default_factory=Figures)
    new_code: Callable[[], str] = new_code
    """Return a code, which may be taken."""


@final
class Table:
    """Seats, settings, game and sockets of one table. Only its own task changes them."""

    def __init__(self, services: TableServices, snapshot: TableSnapshot) -> None:
        """Take what the storage gave."""
        self.services = services
        self.stored = snapshot.stored
        self.seating = Seating(snapshot.stored.seats, snapshot.sitters)
        self.conduct = snapshot.conduct
        self.match = snapshot.match
        self.frozen = snapshot.frozen
        self.audience = Audience(self.seating)
        self.inbox: asyncio.Queue[InboxItem] = asyncio.Queue()
        self.log_id = {"table": log_name(snapshot.stored.code)}
        self._before = snapshot.before
        self.patience = Patience(snapshot.awaited, snapshot.orders, snapshot.holidays)
        self._due: float | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def playing(self) -> bool:
        """Whether a game is on."""
        return self.stored.stage == PLAYING and self.match is not None

    @property
    def slow(self) -> bool:
        """Whether a decision may take days here, and nobody need be there."""
        return self.stored.clock == SLOW

    @property
    def present(self) -> list[str]:
        """The people with a seat who are there, by public id; nobody waits for a program."""
        here = self.audience.here()
        return [guest for guest in self.persons if guest in here]

    @property
    def persons(self) -> list[str]:
        """The people with a seat, by public id, programs aside."""
        return [guest for guest in self.seating.people if not self.seating.is_program(guest)]

    def bot_awaited(self, new: StoredTable | None = None, changes: Changes | None = None) -> bool:
        """Whether a bot is to move, now or after a change; before the first move nobody waits.

        At a slow table, also whether something is to be done that somebody has said beforehand.
        """
        stored, match = new or self.stored, self.match
        if match is None or match.over or not (match.version or self.slow):
            return False
        if stored.stage != PLAYING or stored.paused:
            return False
        sitters = self._after(changes)
        if self.slow and self.patience.is_due(match, sitters):
            return True
        return any(seat in sitters and sitters[seat].bot is not None for seat in match.deciders)

    def _after(self, changes: Changes | None) -> dict[int, Sitter]:
        """Return who sits where after a change."""
        after = {**self.seating.sitters, **(changes or {})}
        return {seat: who for seat, who in after.items() if who is not None}

    def lease(self, new: StoredTable | None = None, changes: Changes | None = None) -> Lease:
        """Return by what we write here, and what holds besides once it is written."""
        now = self.services.settings.now()
        waiting, orders = self.patience.carried(
            new or self.stored, self.match, self._after(changes), now
        )
        awaited = self.bot_awaited(new, changes)
        self._due = (self._due or now) if awaited else None
        return Lease(self.stored.code, self.services.node, self._due, waiting, orders)

    async def learn_holidays(self) -> None:
        """Read when the people of a slow table are not to be waited for."""
        slow = self.services.storage.slow
        if self.slow and slow is not None:
            self.patience.holidays = await slow.holidays(self.seating.people)

    def snapshot(self) -> TableSnapshot:
        """Return the table as it is written down now."""
        return TableSnapshot(stored=self.stored, sitters=self.seating.sitters, conduct=self.conduct)

    # --- Changes ------------------------------------------------------------------------

    async def save(
        self,
        new: StoredTable | None = None,
        changes: Changes | None = None,
        conduct: Mapping[str, Conduct] = NOBODY,
    ) -> None:
        """Make a change durable, let it hold, and show it."""
        new, changes = new or self.stored, changes or {}
        lease = self.lease(new, changes)
        await self.services.storage.change(self.stored, new, changes, conduct, lease)
        self.stored = replace(new, edition=self.stored.edition + 1)
        self.seating.change(changes, new.seats)
        self.conduct.update(conduct)
        self.show_lobby()

    def take(self, results: Mapping[int, Result]) -> None:
        """Let the durable results of a game hold."""
        sitters = self.seating.sitters
        self.seating.change(
            {seat: replace(sitters[seat], result=each) for seat, each in results.items()},
            self.stored.seats,
        )

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Let something run beside the table's task; it ends with it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def later(self, seconds: float, item: InboxItem) -> asyncio.Task[None]:
        """Put an item into the inbox after a while, unless the task is cancelled."""

        async def wait() -> None:
            await asyncio.sleep(seconds)
            self.inbox.put_nowait(item)

        return self.spawn(wait())

    def end(self) -> None:
        """Stop whatever runs beside the table's task."""
        for task in self._tasks:
            task.cancel()

    # --- As a message -------------------------------------------------------------------

    def show_lobby(self, *, but: Connection | None = None) -> None:
        """Show everybody, or all but one, the table as it is to him."""
        self.audience.show_lobby(self.lobby(None, None), but)

    def show_lobby_to(self, connection: Connection) -> None:
        """Show one the table as it is to him."""
        self.audience.show_lobby_to(connection, self.lobby(None, None))

    def lobby(self, guest: StoredGuest | None, seat: int | None) -> wire.Lobby:
        """Describe the table to a guest who looks through a seat."""
        stored, here = self.stored, self.audience.here()
        return wire.Lobby(
            code=stored.code,
            ruleset=stored.ruleset,
            options=dict(stored.options),
            host=stored.host,
            you="" if guest is None else guest.id,
            seat=seat,
            mine=() if guest is None else self.seating.seats_of(guest.id),
            seats=self.seating.messages(here, self.muted, self._coming_holidays()),
            stage=stored.stage,
            clock=stored.clock,
            talk=stored.talk,
            listed=stored.listed,
            window_s=stored.window_s,
            pace=stored.pace,
            hours=stored.hours,
            night=stored.night,
            group=stored.group,
            locked=stored.locked,
            invite=stored.invite,
            paused=stored.paused,
            watchers=len(here.difference(self.seating.people)),
            evening=summed((self.seating.sitters, *self._before)),
            deck=self.stored.deck is not None,
            own_bots=beside(stored.ruleset, self.services.settings.bots),
            commitment=None if self.match is None else self.match.commitment,
        )

    def _coming_holidays(self) -> dict[str, Spans]:
        now = self.services.settings.now()
        return {
            guest: tuple(span for span in spans if span[1] > now)
            for guest, spans in self.patience.holidays.items()
        }

    @property
    def muted(self) -> frozenset[str]:
        """The guests whose words are not passed on."""
        return frozenset(guest for guest, mark in self.conduct.items() if mark.muted)

    def is_sent_away(self, guest: str) -> bool:
        """Whether the host has sent a guest away."""
        return self.conduct.get(guest, Conduct()).sent_away

    # --- Who may do what; whoever may not is told why -----------------------------------

    def in_lobby(self, connection: Connection) -> bool:
        """Whether the game has not begun."""
        if self.stored.stage != LOBBY:
            connection.trouble("not-in-lobby", "the game has begun")
        return self.stored.stage == LOBBY

    def is_on(self, connection: Connection) -> bool:
        """Whether a game is on, and the visitor has a part in it."""
        if not self.seating.seats_of(connection.guest.id):
            connection.trouble("not-seated", "you have no seat at this table")
        elif not self.playing:
            connection.trouble("not-playing", "no game is on")
        else:
            return True
        return False

    def is_host(self, connection: Connection) -> bool:
        """Whether the visitor is the host."""
        host = connection.guest.id == self.stored.host
        if not host:
            connection.trouble("not-host", "only the host may do that")
        return host
