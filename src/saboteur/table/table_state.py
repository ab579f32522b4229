"""The state of a running table, shared by all handlers of its actor."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Final, Protocol, final

from saboteur.bot_runtime.executor import BotExecutor
from saboteur.bot_runtime.offered_bots import extra_bots
from saboteur.bot_runtime.timing import MoveTicker
from saboteur.play.match import Match
from saboteur.protocol import messages as wire
from saboteur.table.codes import new_code, table_log_id
from saboteur.table.connections.connection import Connection
from saboteur.table.connections.connection_hub import ConnectionHub
from saboteur.table.inbox import Call, Inbox
from saboteur.table.pending_turns import PendingTurns
from saboteur.table.seating import SeatChanges, Seating
from saboteur.table.stats.session_scores import sum_scores
from saboteur.table.storage.models import (
    CLOCK_CORRESPONDENCE,
    STAGE_ABORTED,
    STAGE_LOBBY,
    STAGE_PLAYING,
    ConditionalMoves,
    GuestRecord,
    Moderation,
    PendingTurn,
    SeatAssignment,
    SeatResult,
    TableRecord,
    TimeSpans,
    WriteContext,
)
from saboteur.table.storage.ports import TableStorePort

NO_MODERATION: Final[Mapping[str, Moderation]] = {}


@dataclass(frozen=True, slots=True, kw_only=True)
class TableSnapshot:
    """A table as it is loaded from the storage."""

    record: TableRecord
    assignments: dict[int, SeatAssignment]
    moderation: dict[str, Moderation] = field(default_factory=dict)
    previous_games: Sequence[Mapping[int, SeatAssignment]] = ()
    """Seats of the games before a rematch, the latest first."""
    match: Match | None = None
    incompatibility: str | None = None
    """The reason why this program cannot continue the game; ``None`` if it can."""
    pending_turns: tuple[PendingTurn, ...] = ()
    """Pending turns of a correspondence table."""
    conditional_moves: Mapping[int, ConditionalMoves] = field(default_factory=dict)
    holidays: Mapping[str, TimeSpans] = field(default_factory=dict)


class ServerSettings(Protocol):
    """The settings that apply to all tables of a server."""

    @property
    def deck(self) -> str | None:
        """The text of the deck file for all new tables; ``None`` for the printed cards."""

    @property
    def bots(self) -> Mapping[str, str]:
        """Custom bots that hosts may seat: name to import path of the class."""

    @property
    def clocks(self) -> Mapping[str, float]:
        """Seconds for a decision, by clock; a clock that is missing here has no limit."""

    @property
    def has_correspondence(self) -> bool:
        """Whether correspondence tables are offered; they last for days and are mostly unloaded."""

    def now(self) -> float:
        """Return the current Unix time in seconds."""

    @property
    def grace_seconds(self) -> float:
        """Time after a player's last socket closes before the player counts as absent."""

    @property
    def idle_seconds(self) -> float:
        """Time without connections after which a table is unloaded."""


class TableMetrics:
    """Metrics of tables; this base class counts nothing."""

    def frame_handled(self, kind: str, seconds: float) -> None:
        """Record that a frame was processed ``seconds`` after its arrival."""

    def table_unloaded(self, reason: str) -> None:
        """Record that a table was unloaded; its log stays in the store."""


@dataclass(frozen=True, slots=True)
class TableServices:
    """Dependencies shared by all tables of a server."""

    store: TableStorePort
    bot_executor: BotExecutor
    ticker: MoveTicker
    settings: ServerSettings
    open_rematch: Callable[[TableSnapshot, WriteContext], Awaitable[str]]
    """Opens the rematch under the old table's lease, and returns the code of the new table."""
    node_id: str
    """The id of this node, the owner of its tables in the fence of every write."""
    metrics: TableMetrics = field(default_factory=TableMetrics)
    new_code: Callable[[], str] = new_code
    """Returns a random code, which may already be taken."""


@final
class TableState:
    """Seats, settings, game and connections of one table. Only its own task changes them."""

    def __init__(self, services: TableServices, snapshot: TableSnapshot) -> None:
        self.services = services
        self.record = snapshot.record
        self.seating = Seating(snapshot.record.seats, snapshot.assignments)
        self.moderation = snapshot.moderation
        self.match = snapshot.match
        self.incompatibility = snapshot.incompatibility
        self.connections = ConnectionHub(self.seating)
        self.inbox: Inbox = asyncio.Queue()
        self.log_id = {"table": table_log_id(snapshot.record.code)}
        self._previous_games = snapshot.previous_games
        self.pending_turns = PendingTurns(
            snapshot.pending_turns, snapshot.conditional_moves, snapshot.holidays
        )
        self._bot_due_since: float | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def is_playing(self) -> bool:
        return self.record.stage == STAGE_PLAYING and self.match is not None

    @property
    def is_correspondence(self) -> bool:
        """Whether a decision may take days here, so that presence does not matter."""
        return self.record.clock == CLOCK_CORRESPONDENCE

    @property
    def present_people(self) -> list[str]:
        """The seated people who are connected; remote bots do not count."""
        present = self.connections.present_guests()
        return [guest for guest in self.people if guest in present]

    @property
    def people(self) -> list[str]:
        """The seated people, without remote bots."""
        return [guest for guest in self.seating.guests if not self.seating.is_remote_bot(guest)]

    def is_bot_turn(
        self, new: TableRecord | None = None, changes: SeatChanges | None = None
    ) -> bool:
        """Whether a bot or a conditional move is due, now or once ``changes`` are stored.

        Before the first move a bot is not due, except at a correspondence table.
        """
        stored, match = new or self.record, self.match
        if match is None or match.over or not (match.version or self.is_correspondence):
            return False
        if stored.stage != STAGE_PLAYING or stored.paused:
            return False
        assignments = self._assignments_after(changes)
        if self.is_correspondence and self.pending_turns.is_move_due(match, assignments):
            return True
        return any(
            seat in assignments and assignments[seat].bot is not None for seat in match.deciders
        )

    def _assignments_after(self, changes: SeatChanges | None) -> dict[int, SeatAssignment]:
        after = {**self.seating.assignments, **(changes or {})}
        return {seat: assignment for seat, assignment in after.items() if assignment is not None}

    def take_write_context(
        self, new: TableRecord | None = None, changes: SeatChanges | None = None
    ) -> WriteContext:
        """Return the fence and pending changes for the next write, and treat them as stored.

        Changes ``pending_turns`` and the time since which a bot is due: call it once for each
        write, and write what it returns.
        """
        now = self.services.settings.now()
        turn_change, move_changes = self.pending_turns.take_changes(
            new or self.record, self.match, self._assignments_after(changes), now
        )
        is_due = self.is_bot_turn(new, changes)
        self._bot_due_since = (self._bot_due_since or now) if is_due else None
        return WriteContext(
            self.record.code, self.services.node_id, self._bot_due_since, turn_change, move_changes
        )

    async def load_holidays(self) -> None:
        """Reload the holidays of the players of a correspondence table."""
        store = self.services.store.correspondence
        if self.is_correspondence and store is not None:
            self.pending_turns.holidays = await store.holidays(self.seating.guests)

    def snapshot(self) -> TableSnapshot:
        return TableSnapshot(
            record=self.record, assignments=self.seating.assignments, moderation=self.moderation
        )

    # --- Changes ------------------------------------------------------------------------

    async def save(
        self,
        new: TableRecord | None = None,
        changes: SeatChanges | None = None,
        moderation: Mapping[str, Moderation] = NO_MODERATION,
    ) -> None:
        """Store a change, apply it and broadcast the lobby.

        Raises ``StaleWrite``, ``AlreadyExists`` or ``WriteFailed``; then nothing is applied or
        sent.
        """
        new, changes = new or self.record, changes or {}
        context = self.take_write_context(new, changes)
        await self.services.store.update_table(self.record, new, changes, moderation, context)
        self.record = replace(new, version=self.record.version + 1)
        self.seating.apply_changes(changes, new.seats)
        self.moderation.update(moderation)
        self.broadcast_lobby()

    def apply_results(self, results: Mapping[int, SeatResult]) -> None:
        """Apply the stored results of a finished game to its seats."""
        assignments = self.seating.assignments
        self.seating.apply_changes(
            {seat: replace(assignments[seat], result=each) for seat, each in results.items()},
            self.record.seats,
        )

    def spawn(self, coroutine: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start a background task; it is cancelled when the table stops."""
        task = asyncio.create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def post(self, call: Call) -> None:
        """Queue a call for the table's own task."""
        self.inbox.put_nowait(call)

    def post_later(self, seconds: float, call: Call) -> asyncio.Task[None]:
        """Post a call after a delay, unless the returned task is cancelled."""

        async def wait() -> None:
            await asyncio.sleep(seconds)
            self.post(call)

        return self.spawn(wait())

    def confirm_write(self, written: Awaitable[None], confirm: Callable[[], None]) -> None:
        """Call ``confirm`` once a write that the table does not wait for is durable.

        If the write fails, the actor stops: its memory is ahead of the store.
        """

        async def wait() -> None:
            try:
                await written
            except Exception as error:  # noqa: BLE001 - any failure makes the actor stop
                self.post(partial(_raise, error))
            else:
                confirm()

        self.spawn(wait())

    def cancel_tasks(self) -> None:
        """Cancel the tasks that ``spawn``, ``post_later`` and ``confirm_write`` have started."""
        for task in self._tasks:
            task.cancel()

    # --- Messages -----------------------------------------------------------------------

    def broadcast_lobby(self, *, exclude: Connection | None = None) -> None:
        """Send the lobby to all ready sockets but ``exclude``, each with its own seats."""
        self.connections.broadcast_lobby(self.lobby_message(None, None), exclude)

    def send_lobby(self, connection: Connection) -> None:
        self.connections.send_lobby(connection, self.lobby_message(None, None))

    def lobby_message(self, guest: GuestRecord | None, seat: int | None) -> wire.Lobby:
        """Return the table as a message for a guest who views ``seat``."""
        stored, present = self.record, self.connections.present_guests()
        return wire.Lobby(
            code=stored.code,
            ruleset=stored.ruleset,
            options=dict(stored.options),
            host=stored.host,
            you="" if guest is None else guest.id,
            seat=seat,
            own_seats=() if guest is None else self.seating.seats_of(guest.id),
            seats=self.seating.seat_messages(present, self.host_muted, self._coming_holidays()),
            stage=stored.stage,
            clock=stored.clock,
            chat=stored.chat,
            listed=stored.listed,
            window_s=stored.window_s,
            pace=stored.pace,
            decision_hours=stored.decision_hours,
            daily_pause=stored.night,
            group=stored.group,
            locked=stored.locked,
            join_code=stored.invite,
            paused=stored.paused,
            spectators=len(present.difference(self.seating.guests)),
            session_scores=sum_scores((self.seating.assignments, *self._previous_games)),
            deck=self.record.deck is not None,
            extra_bots=extra_bots(stored.ruleset, self.services.settings.bots),
            commitment=None if self.match is None else self.match.commitment,
        )

    def _coming_holidays(self) -> dict[str, TimeSpans]:
        now = self.services.settings.now()
        return {
            guest: tuple(span for span in spans if span[1] > now)
            for guest, spans in self.pending_turns.holidays.items()
        }

    @property
    def host_muted(self) -> frozenset[str]:
        """The guests whom the host has muted."""
        return frozenset(guest for guest, mark in self.moderation.items() if mark.is_muted)

    def is_kicked(self, guest: str) -> bool:
        return self.moderation.get(guest, Moderation()).is_kicked

    # --- Checks, which send an error if they fail ---------------------------------------

    def require_match_and_seat(self, connection: Connection) -> tuple[Match, int] | None:
        """Return the match and the viewing seat, or send an error and return ``None``."""
        seat = self.connections.viewing_seat(connection)
        if not self.seating.seats_of(connection.guest.id):
            connection.send_error("not-seated", "you have no seat at this table")
        elif self.incompatibility is not None:
            connection.send_error("incompatible-rules", self.incompatibility)
        elif self.match is None:
            connection.send_error("not-started", "the game has not begun")
        elif self.record.stage == STAGE_ABORTED:
            connection.send_error("not-playing", "the game was broken off")
        elif seat is None:
            connection.send_error("no-seat-selected", "look through one of your seats first")
        else:
            return self.match, seat
        return None

    def require_lobby(self, connection: Connection) -> bool:
        """Return whether the game has not begun; send an error if it has."""
        if self.record.stage != STAGE_LOBBY:
            connection.send_error("not-in-lobby", "the game has begun")
        return self.record.stage == STAGE_LOBBY

    def require_running_game(self, connection: Connection) -> bool:
        """Return whether a game is running and the guest has a seat; send an error if not."""
        if not self.seating.seats_of(connection.guest.id):
            connection.send_error("not-seated", "you have no seat at this table")
        elif not self.is_playing:
            connection.send_error("not-playing", "no game is on")
        else:
            return True
        return False

    def require_host(self, connection: Connection) -> bool:
        """Return whether the guest is the host; send an error if not."""
        host = connection.guest.id == self.record.host
        if not host:
            connection.send_error("not-host", "only the host may do that")
        return host


async def _raise(error: Exception) -> None:
    raise error
