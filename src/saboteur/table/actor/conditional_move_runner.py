"""Conditional moves of correspondence games: when they are stored, played and dropped.

They are played one tick after the question, like a bot's move, and a window stays open for a
minimum time even if all seats have answered. So the timing does not show that a seat had prepared a
move. Conditional moves appear in no view, event or log; once played, such a move is a move like any
other.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Final, final

from saboteur.play.match import Accepted, Held, Match
from saboteur.protocol import messages as wire
from saboteur.table.actor.command_router import CommandRouter
from saboteur.table.connections.connection import Connection
from saboteur.table.pending_turns import is_correspondence_running
from saboteur.table.storage.models import ConditionalMoves, PendingAnswer
from saboteur.table.table_state import TableState

MIN_WINDOW_TICKS: Final = 15
"""Ticks for which a window stays open even if all seats have answered."""

CommitMove = Callable[[Match, Accepted], Awaitable[None]]
StoreAnswer = Callable[[PendingAnswer], None]


@final
class ConditionalMoveRunner:
    """Stores and plays the conditional moves of a correspondence table.

    Does nothing at any other table.
    """

    def __init__(self, table: TableState, commit: CommitMove, store_answer: StoreAnswer) -> None:
        self._table = table
        self._commit = commit
        self._store_answer = store_answer
        self._tasks: set[asyncio.Task[None]] = set()
        self._closable_version = -1
        """The version whose window has been open long enough to close."""

    @property
    def is_busy(self) -> bool:
        """Whether a task is waiting to play conditional moves."""
        return bool(self._tasks)

    async def save_changes(self) -> None:
        """Store pending turns and conditional moves that changed while the table was unloaded.

        They change, for example, when a guest takes holidays.
        """
        store = self._table.services.store.correspondence
        if not self._table.is_correspondence or store is None:
            return
        context = self._table.take_write_context()
        if context.pending_turns is not None or context.conditional_moves:
            await store.write_context(context)

    # --- Commands of clients ------------------------------------------------------------

    def register(self, router: CommandRouter) -> None:
        router.on(wire.SetConditionalMoves, self.set_moves)
        router.on(wire.AutoDecline, self.set_auto_decline)

    async def set_moves(self, connection: Connection, message: wire.SetConditionalMoves) -> None:
        """Replace the conditional moves of a seat's next turn; invalid ones are rejected."""
        found = self._require_correspondence(connection)
        if found is None:
            return
        match, seat = found
        if seat in match.deciders and not match.is_window:
            connection.send_error("your-turn", "it is your turn: make the move itself")
            return
        problems = (match.malformed(move) for move in message.moves)
        problem = next((each for each in problems if each is not None), None)
        if problem is not None:
            connection.send_error("malformed-move", problem)
            return
        current = self._current_moves(connection, match, seat)
        self._save_moves(seat, replace(current, moves=tuple(message.moves), is_expired=False))

    async def set_auto_decline(self, connection: Connection, message: wire.AutoDecline) -> None:
        """Set whether a seat declines every window of this round, and decline the open one."""
        found = self._require_correspondence(connection)
        if found is None:
            return
        match, seat = found
        current = self._current_moves(connection, match, seat)
        self._save_moves(seat, replace(current, auto_decline=message.enabled))
        if message.enabled and match.is_window and seat in match.deciders:
            self._decline(match, seat)
            await self.close_complete_window(match)

    def send_to(self, connection: Connection) -> None:
        """Send the conditional moves of the viewing seat to one socket."""
        table, seat = self._table, self._table.connections.viewing_seat(connection)
        if seat is not None and is_correspondence_running(table.record, table.match):
            current = table.pending_turns.conditional_moves(seat)
            connection.send(
                wire.ConditionalMoves(
                    moves=current.moves,
                    expired=current.is_expired,
                    auto_decline=current.auto_decline,
                )
            )

    def _require_correspondence(self, connection: Connection) -> tuple[Match, int] | None:
        """Return the match and the viewing seat of a running correspondence game.

        If there is none, send an error and return ``None``.
        """
        table = self._table
        found = table.require_match_and_seat(connection)
        if found is None:
            return None
        if not table.is_correspondence:
            connection.send_error(
                "not-correspondence", "conditional moves exist at correspondence tables only"
            )
        elif not is_correspondence_running(table.record, found[0]):
            connection.send_error("not-playing", "no game is on")
        else:
            return found
        return None

    def _current_moves(self, connection: Connection, match: Match, seat: int) -> ConditionalMoves:
        current = self._table.pending_turns.conditional_moves(seat)
        return replace(current, guest=connection.guest.id, round=match.round)

    def _save_moves(self, seat: int, moves: ConditionalMoves) -> None:
        """Store the conditional moves in the background, then confirm them to their seat.

        The table does not wait for the write: the delay would tell the others that this seat
        has prepared a move.
        """
        self._table.pending_turns.set_conditional_moves(seat, moves)
        store = self._table.services.store.correspondence
        if store is not None:
            written = store.write_context(self._table.take_write_context())
            self._table.confirm_write(written, partial(self.send_to_seat, seat))

    def send_to_seat(self, seat: int) -> None:
        """Send the conditional moves of a seat to every socket that views it."""
        for connection in self._table.connections.ready():
            if self._table.connections.viewing_seat(connection) == seat:
                self.send_to(connection)

    # --- Playing them -------------------------------------------------------------------

    def schedule_run(self) -> None:
        """Schedule due conditional moves, or the closing of the open window, for this version."""
        table, match = self._table, self._table.match
        if (
            match is None
            or table.record.paused
            or not is_correspondence_running(table.record, match)
        ):
            return
        if match.is_window or table.pending_turns.is_move_due(match, table.seating.assignments):
            task = table.spawn(self._run_after_ticks(match.version, is_window=match.is_window))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _run_after_ticks(self, version: int, *, is_window: bool) -> None:
        ticker = self._table.services.ticker
        await ticker.wait_for_tick(ticker.clock(), MIN_WINDOW_TICKS if is_window else 1)
        self._table.post(partial(self._run_due, version))

    async def _run_due(self, version: int) -> None:
        """Play conditional moves for this version, or close its window if all have answered."""
        table, match = self._table, self._table.match
        if match is None or match.version != version or table.record.paused:
            return
        if not is_correspondence_running(table.record, match):
            return
        if not match.is_window:
            await self._play_first_legal(match)
            return
        self._closable_version = version
        for seat in match.deciders:
            if (
                table.seating.bot_level(seat) is None
                and table.pending_turns.conditional_moves(seat).auto_decline
            ):
                self._decline(match, seat)
        await self.close_complete_window(match)

    async def close_complete_window(self, match: Match) -> None:
        """Close the window if it has been open long enough and all seats have answered."""
        if self._closable_version == match.version and (answer := match.settle()) is not None:
            await self._commit(match, answer)

    def _decline(self, match: Match, seat: int) -> None:
        text = match.declining(seat)
        if isinstance(match.submit(seat, text, match.version), Held):
            self._store_answer(PendingAnswer(match.version, seat, text))

    async def _play_first_legal(self, match: Match) -> None:
        """Play the first legal conditional move; if none is legal, mark them as expired."""
        table = self._table
        if not table.pending_turns.is_move_due(match, table.seating.assignments):
            return  # withdrawn in the meantime
        seat = match.deciders[0]
        current = table.pending_turns.conditional_moves(seat)
        for text in current.moves:
            if match.explain(seat, text) is None:
                answer = match.submit(seat, text, match.version)
                if isinstance(answer, Accepted):
                    await self._commit(match, answer)
                return
        self._save_moves(seat, replace(current, is_expired=True))

    def on_move(self, match: Match, accepted: Accepted) -> None:
        """Drop the conditional moves of seats that have moved: they were for this turn."""
        if accepted.window or not self._table.is_correspondence:
            return
        for entry in match.log[-len(accepted.steps) :]:
            if entry.seat is not None and not entry.timed_out:
                self._table.pending_turns.clear_conditional_moves(entry.seat)
