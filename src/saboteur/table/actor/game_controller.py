"""Play at a table: moves of people, bots and the clock; pauses; the rematch."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from functools import partial
from typing import Final, TypeAlias, assert_never, final

from saboteur.bot_runtime.executor import BotFailed
from saboteur.bot_runtime.offered_bots import SUBSTITUTE_LEVEL, resolve_bot
from saboteur.bot_runtime.request import BotRequest, build_move_request
from saboteur.bots.claims import Claims
from saboteur.play.match import (
    Accepted,
    Answer,
    Held,
    Malformed,
    Match,
    Refused,
    Stale,
    Told,
    WrongSeat,
)
from saboteur.protocol import messages as wire
from saboteur.protocol.encode import reason_message
from saboteur.table.actor.bot_pacing import BotPacer
from saboteur.table.actor.command_router import CommandRouter
from saboteur.table.actor.conditional_move_runner import ConditionalMoveRunner
from saboteur.table.actor.decision_clock import DecisionClock
from saboteur.table.connections.connection import Connection
from saboteur.table.seating import SeatChanges
from saboteur.table.storage.models import (
    STAGE_ABORTED,
    STAGE_OVER,
    MoveRecord,
    PendingAnswer,
    SeatResult,
)
from saboteur.table.table_state import TableState

_log: Final = logging.getLogger(__name__)

OnMove: TypeAlias = Callable[[Match, tuple[Told, ...]], Awaitable[None]]
"""Called with the match and the steps after a move has been broadcast."""


@final
class GameController:
    """The game of one table. A move is durable before it is broadcast.

    ``start`` starts the clock and the bots; before that nothing runs.
    """

    def __init__(self, table: TableState, claims: Callable[[], Claims], on_move: OnMove) -> None:
        self._table = table
        self._claims = claims
        self._on_move = on_move
        self.clock = DecisionClock(table, self.on_time_up)
        self.pacer = BotPacer(table)
        self.conditional_moves = ConditionalMoveRunner(
            table, self._commit, self._store_pending_answer
        )
        self._pending_answers = table.services.store.pending_answers
        self._answers_in_flight: set[int] = set()
        """Seats whose answers to a window are being written."""
        self._bot_tasks: set[asyncio.Task[None]] = set()

    def register(self, router: CommandRouter) -> None:
        router.on(wire.Play, self.submit)
        router.on(wire.Explain, self.explain)
        router.on(wire.Pause, self.set_paused)
        router.on(wire.Rematch, self.open_rematch)
        self.pacer.register(router)
        self.conditional_moves.register(router)

    @property
    def is_busy(self) -> bool:
        """Whether a bot is computing or a conditional move is scheduled."""
        return bool(self._bot_tasks) or self.conditional_moves.is_busy

    def start(self) -> None:
        """Start the clock and request bot moves, after the deal or after a reload."""
        self.clock.start()
        self.conditional_moves.schedule_run()
        if not self._is_unplayed or self._has_players_present or self._table.is_correspondence:
            self.request_bot_moves()

    def on_arrival(self) -> None:
        """Start an unplayed game once a player is present, so that roles are seen before a move."""
        if self._table.match is not None and self._is_unplayed and self._has_players_present:
            self.pacer.on_game_start(self._table.match)
            if not self.is_busy:
                self.request_bot_moves()

    @property
    def _is_unplayed(self) -> bool:
        """Whether the game has been dealt and no move made."""
        return self._table.match is not None and not self._table.match.version

    @property
    def _has_players_present(self) -> bool:
        """Whether one of the people is present; always true if only bots play."""
        return bool(self._table.present_people) or not self._table.people

    # --- People -------------------------------------------------------------------------

    def send_sync(self, connection: Connection) -> None:
        """Send the whole game to one socket as its viewing seat sees it.

        The clock, the pacing message and the conditional moves follow.
        """
        match = self._table.match
        if match is None:
            return
        self._table.connections.send_sync(connection, match)
        seat = self._table.connections.viewing_seat(connection)
        if seat in match.asked and seat not in (*match.deciders, *self._answers_in_flight):
            connection.send(wire.AnswerAccepted(version=match.version))
        self.clock.send_to(connection)
        self.pacer.send_to(connection)
        self.conditional_moves.send_to(connection)

    def is_asked(self, connection: Connection) -> bool:
        """Whether the viewing seat of a socket is one of those that the open window asks."""
        match = self._table.match
        return (
            match is not None
            and match.is_window
            and self._table.connections.viewing_seat(connection) in match.asked
        )

    async def submit(self, connection: Connection, message: wire.Play) -> None:
        """Make a move for the viewing seat, or send the reason why it was rejected."""
        found = self._table.require_match_and_seat(connection)
        if found is None:
            return
        match, seat = found
        if self._table.record.paused:
            connection.send_error("paused", "the table is paused")
            return
        answer = match.submit(seat, message.move, message.version)
        match answer:
            case Accepted():
                await self._commit(match, answer)
            case Held():
                self._store_pending_answer(PendingAnswer(match.version, seat, message.move))
                await self.conditional_moves.close_complete_window(match)
            case Stale():
                self.send_sync(connection)
            case Refused(refusal):
                connection.send(
                    wire.Refused(
                        move=message.move,
                        reason=reason_message(refusal),
                        request_id=connection.take_request_id(),
                    )
                )
            case WrongSeat() | Malformed():
                _send_rejection(connection, answer)
            case _:
                assert_never(answer)

    async def explain(self, connection: Connection, message: wire.Explain) -> None:
        """Send the reason why a move is not allowed, or that it is allowed."""
        found = self._table.require_match_and_seat(connection)
        if found is None:
            return
        (match, seat), move = found, message.move
        answer = match.explain(seat, move)
        match answer:
            case None:
                connection.send(wire.Explanation(move=move, reason=None))
            case Refused(refusal):
                connection.send(wire.Explanation(move=move, reason=reason_message(refusal)))
            case WrongSeat() | Malformed():
                _send_rejection(connection, answer)
            case _:
                assert_never(answer)

    async def set_paused(self, connection: Connection, message: wire.Pause) -> None:
        """Pause or resume the clock, the windows and the bots."""
        table, paused = self._table, message.paused
        if not table.require_running_game(connection) or paused == table.record.paused:
            return
        await table.save(replace(table.record, paused=paused))
        self.clock.update()
        if table.is_correspondence:
            self.clock.start()
        if paused:
            self._cancel_bot_tasks()
        else:
            self.conditional_moves.schedule_run()
            self.request_bot_moves()

    async def open_rematch(self, connection: Connection, _: wire.Rematch) -> None:
        """Open the rematch table, unless it exists, and send its code."""
        table, stored = self._table, self._table.record
        seated = table.seating.seats_of(connection.guest.id)
        if stored.stage not in (STAGE_OVER, STAGE_ABORTED) or not seated:
            connection.send_error("no-rematch", "a rematch is for those who played, after the end")
        elif stored.rematch is not None:
            connection.send(wire.TableMoved(code=stored.rematch))
        else:
            code = await table.services.open_rematch(table.snapshot(), table.take_write_context())
            table.record = replace(stored, rematch=code, version=stored.version + 1)
            table.connections.broadcast(wire.TableMoved(code=code))

    async def abort(self, changes: SeatChanges) -> None:
        """End the game early after a vote, and store ``changes`` to the seats."""
        table = self._table
        await table.save(replace(table.record, stage=STAGE_ABORTED, paused=False), changes)
        self._cancel_bot_tasks()
        self.clock.start()

    # --- Moves --------------------------------------------------------------------------

    async def _commit(self, match: Match, accepted: Accepted) -> None:
        """Make a move durable, then apply and broadcast it, then do what follows from it.

        If it cannot be stored, the actor stops: no socket has seen the move, and the log stays
        valid.
        """
        table = self._table
        self.conditional_moves.on_move(match, accepted)
        context = table.take_write_context()
        results = _results(match) if match.over else {}
        await table.services.store.append_moves(
            table.record.code,
            _log_entries(match, accepted),
            is_over=match.over,
            results=results,
            context=context,
            closes_window=accepted.window,
        )
        if match.over:
            table.record = replace(table.record, stage=STAGE_OVER)
            table.apply_results(results)
        table.connections.broadcast_move(match, accepted)
        await self._after_move(match, accepted, changed_seats=context.conditional_moves)

    async def _after_move(
        self, match: Match, accepted: Accepted, changed_seats: Iterable[int]
    ) -> None:
        """Do what follows from a move that has been broadcast, in this order.

        1. The lobby, if the game is over: it shows the result of the move just sent.
        2. The pacer: it must know what people were shown before it times the next bot move.
        3. The clock: the time of a decision starts when its question has been sent.
        4. Conditional moves: drop those that the move made obsolete, then play those that are due.
        5. Bots, after the event loop has sent the frames: the time to build a request depends on a
           hand and must not delay what everyone sees.
        6. Bots' chat, last: it loads the chat log, for which no move waits.
        """
        if match.over:
            self._table.broadcast_lobby()
        self.pacer.on_move(match, accepted.steps)
        self.clock.start()
        for seat in changed_seats:
            self.conditional_moves.send_to_seat(seat)
        self.conditional_moves.schedule_run()
        await asyncio.sleep(0)
        self.request_bot_moves()
        await self._on_move(match, accepted.steps)

    def _store_pending_answer(self, answer: PendingAnswer) -> None:
        """Store an answer to an open window, then confirm it to its own seat only.

        The table does not wait for the write: the delay would show the others that a seat has
        answered. The move that closes the window is written later, so it is durable after the
        answer.
        """
        table = self._table
        written = self._pending_answers.save_answer(table.take_write_context(), answer)
        self._answers_in_flight.add(answer.seat)
        table.confirm_write(written, partial(self._confirm_pending_answer, answer))

    def _confirm_pending_answer(self, answer: PendingAnswer) -> None:
        table = self._table
        self._answers_in_flight.discard(answer.seat)
        if table.match is not None and table.match.version == answer.version:
            table.connections.confirm_pending_answer(answer.seat, answer.version)

    async def on_time_up(self, version: int) -> None:
        """Move for every deciding seat that has not answered (R-64, R-183)."""
        match = self._table.match
        if match is None or not self._table.is_playing or self._table.record.paused:
            return
        answer = match.time_out(version)
        if isinstance(answer, Accepted):  # otherwise it was answered in time
            await self._commit(match, answer)

    async def time_out_overdue(self) -> tuple[int, ...]:
        """If a correspondence deadline has passed, time out the asked seats and return them."""
        table, match = self._table, self._table.match
        turns = table.pending_turns.turns
        if match is None or not turns or turns[0].until > table.services.settings.now():
            return ()
        unanswered = match.deciders
        await self.on_time_up(match.version)
        return unanswered

    # --- Bots ---------------------------------------------------------------------------

    def request_bot_moves(self, seats: Iterable[int] | None = None) -> None:
        """Ask the bots on all deciding seats, or on ``seats`` only, for a move."""
        table = self._table
        match, deal = table.match, table.record.deal
        if match is None or deal is None or not table.is_playing or table.record.paused:
            return
        for seat in match.deciders:
            level = table.seating.bot_level(seat)
            if level is not None and (seats is None or seat in seats):
                # Taken first: a request with many legal moves takes longer to build.
                requested_at = table.services.ticker.clock()
                player = resolve_bot(level, table.services.settings.bots, table.record.ruleset)
                request = build_move_request(
                    match, seat, player, deal.seed, table.record.deck, self._claims()
                )
                request = replace(request, queue_key=table.record.code)
                task = table.spawn(
                    self._request_bot_move(
                        match.version, seat, request, requested_at, is_window=match.is_window
                    )
                )
                self._bot_tasks.add(task)
                task.add_done_callback(self._bot_tasks.discard)

    def _cancel_bot_tasks(self) -> None:
        for task in self._bot_tasks:
            task.cancel()

    async def _request_bot_move(
        self, version: int, seat: int, request: BotRequest, requested_at: float, *, is_window: bool
    ) -> None:
        table, move = self._table, None
        try:
            try:
                move = await table.services.bot_executor.choose(request)
            except BotFailed as error:
                bot, why = error.args
                _log.warning("a bot of ours failed", extra={**table.log_id, "bot": bot, "why": why})
                request = replace(request, level=SUBSTITUTE_LEVEL)
                move = await table.services.bot_executor.choose(request)
        except Exception:  # noqa: BLE001 - the clock then moves for the bot
            _log.exception("a bot failed", extra=table.log_id)
        await self.pacer.wait_for_slot(requested_at, is_window=is_window)
        table.post(partial(self._on_bot_move, version, seat, move))

    async def _on_bot_move(self, version: int, seat: int, move: str | None) -> None:
        """Make a bot's move, unless the version or the seat has changed.

        ``move`` is ``None`` if the bot failed; then, or if the move is illegal, the clock moves
        for it, except in a window.
        """
        table, match = self._table, self._table.match
        if match is None or not table.is_playing or table.record.paused:
            return
        if match.version != version or seat not in match.deciders:
            return  # the game has moved on
        if table.seating.bot_level(seat) is None:
            return  # the player it substituted is back
        answer: Answer | None = None
        if move is not None:
            answer = match.submit(seat, move, version)
        if not isinstance(answer, Accepted | Held) and not match.is_window:
            answer = match.time_out(version)  # R-183 holds for bots too
        if isinstance(answer, Accepted):
            await self._commit(match, answer)
        elif isinstance(answer, Held):
            await self.conditional_moves.close_complete_window(match)


def _log_entries(match: Match, accepted: Accepted) -> list[MoveRecord]:
    """Return the moves of the accepted steps as log records."""
    return [
        MoveRecord(entry.version, entry.seat, entry.move, entry.timed_out)
        for entry in match.log[-len(accepted.steps) :]
        if entry.seat is not None and entry.move is not None
    ]


def _results(match: Match) -> dict[int, SeatResult]:
    return {
        seat: SeatResult(points, seat in match.winners) for seat, points in enumerate(match.scores)
    }


def _send_rejection(connection: Connection, answer: WrongSeat | Malformed) -> None:
    match answer:
        case WrongSeat():
            connection.send_error("not-your-turn", "another seat decides")
        case Malformed(why):
            connection.send_error("malformed-move", why)
        case _:
            assert_never(answer)
