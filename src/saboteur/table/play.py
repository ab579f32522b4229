"""Play at a table: moves of people and bots, the clock's among them, pauses, the rematch."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from typing import Final, TypeAlias, assert_never, final

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
from saboteur.table.bots import ask, player_of
from saboteur.table.clock import Clock
from saboteur.table.connection import Connection
from saboteur.table.inbox import BotChoice, NotHeld
from saboteur.table.models import ENDED, OVER, STAND_IN, HeldAnswer, Result, StoredMove
from saboteur.table.pace import Pace
from saboteur.table.question import BotFailed, Question
from saboteur.table.seating import Changes
from saboteur.table.slow import Slow
from saboteur.table.table import Table
from saboteur.wire import messages as wire
from saboteur.wire.encode import reason

_log: Final = logging.getLogger(__name__)

Moved: TypeAlias = Callable[[Match, tuple[Told, ...]], Awaitable[None]]
"""Is told of a move that everybody has heard of."""


@final
class Play:
    """The game of one table. A move is durable before anybody hears of it."""

    def __init__(self, table: Table, claims: Callable[[], Claims], moved: Moved) -> None:
        """Take the table, what its bots hear, and whom to tell of moves.

        Nothing runs before ``begin``.
        """
        self._table = table
        self._claims = claims
        self._moved = moved
        self.clock = Clock(table)
        self.pace = Pace(table)
        self.slow = Slow(table, self._accept, self._hold)
        self._answers = table.services.storage.answers
        self._on_its_way: set[int] = set()
        """Seats whose answers to a window are just being written down."""
        self._thinking: set[asyncio.Task[None]] = set()

    @property
    def busy(self) -> bool:
        """Whether a bot thinks, or something is done that was said beforehand."""
        return bool(self._thinking) or self.slow.busy

    def begin(self) -> None:
        """Let the clock run and the bots think, after the deal or when the table is woken."""
        self.clock.begin()
        self.slow.act()
        if not self._is_new or self._is_attended or self._table.slow:
            self.call_bots()

    def arrived(self) -> None:
        """Somebody has come: who finds the deal just made sees his role before anybody plays."""
        if self._table.match is not None and self._is_new and self._is_attended:
            self.pace.begin(self._table.match)
            if not self.busy:
                self.call_bots()

    @property
    def _is_new(self) -> bool:
        """Whether no move was made yet."""
        return self._table.match is not None and not self._table.match.version

    @property
    def _is_attended(self) -> bool:
        """Whether one of the people who play has come; bots alone need nobody."""
        return bool(self._table.present) or not self._table.persons

    # --- People -------------------------------------------------------------------------

    def sync(self, connection: Connection) -> None:
        """Show one socket the game as it looks at it."""
        match = self._table.match
        if match is None:
            return
        self._table.audience.sync(connection, match)
        seat = self._table.audience.seat(connection)
        if seat in match.asked and seat not in (*match.deciders, *self._on_its_way):
            connection.send(wire.Held(version=match.version))
        self.clock.tell(connection)
        self.pace.tell(connection)
        self.slow.tell(connection)

    def asks(self, connection: Connection) -> bool:
        """Whether a socket is one of those to whom a question is put at once."""
        match = self._table.match
        return (
            match is not None
            and match.is_window
            and self._table.audience.seat(connection) in match.asked
        )

    async def submit(self, connection: Connection, message: wire.Play) -> None:
        """Make a move for the seat that the visitor looks through."""
        found = self._seat(connection)
        if found is None:
            return
        match, seat = found
        if self._table.stored.paused:
            connection.trouble("paused", "the table is paused")
            return
        answer = match.submit(seat, message.move, message.version)
        match answer:
            case Accepted():
                await self._accept(match, answer)
            case Held():
                self._hold(HeldAnswer(match.version, seat, message.move))
                await self.slow.held(match)
            case Stale():
                self.sync(connection)
            case Refused(refusal):
                connection.send(wire.Refused(move=message.move, reason=reason(refusal)))
            case WrongSeat() | Malformed():
                _turn_down(connection, answer)
            case _:
                assert_never(answer)

    def explain(self, connection: Connection, move: str) -> None:
        """Say why a move is not allowed."""
        found = self._seat(connection)
        if found is None:
            return
        match, seat = found
        answer = match.explain(seat, move)
        match answer:
            case None:
                connection.send(wire.Answer(move=move, reason=None))
            case Refused(refusal):
                connection.send(wire.Answer(move=move, reason=reason(refusal)))
            case WrongSeat() | Malformed():
                _turn_down(connection, answer)
            case _:
                assert_never(answer)

    async def order(self, connection: Connection, message: wire.Prepare | wire.AlwaysNo) -> None:
        """Take what the seat that the visitor looks through says beforehand."""
        found = self._seat(connection)
        if found is None:
            return
        match message:
            case wire.Prepare(moves=moves):
                self.slow.prepare(connection, *found, moves)
            case wire.AlwaysNo(always=always):
                await self.slow.always_no(connection, *found, always=always)
            case _:
                assert_never(message)

    async def pause(self, connection: Connection, *, paused: bool) -> None:
        """Stop clock, windows and bots, or let them go on."""
        table = self._table
        if not table.is_on(connection) or paused == table.stored.paused:
            return
        await table.save(replace(table.stored, paused=paused))
        self.clock.check()
        if table.slow:
            self.clock.begin()
        if paused:
            self._stop_thinking()
        else:
            self.slow.act()
            self.call_bots()

    async def rematch(self, connection: Connection) -> None:
        """Lead everybody to a new table."""
        table, stored = self._table, self._table.stored
        seated = table.seating.seats_of(connection.guest.id)
        if stored.stage not in (OVER, ENDED) or not seated:
            connection.trouble("no-rematch", "a rematch is for those who played, after the end")
        elif stored.rematch is not None:
            connection.send(wire.Moved(code=stored.rematch))
        else:
            code = await table.services.rematch(table.snapshot(), table.lease())
            table.stored = replace(stored, rematch=code, edition=stored.edition + 1)
            table.audience.broadcast(wire.Moved(code=code))

    async def break_off(self, changes: Changes) -> None:
        """End the game before its end, as the others agreed."""
        table = self._table
        await table.save(replace(table.stored, stage=ENDED, paused=False), changes)
        self._stop_thinking()
        self.clock.begin()

    def _seat(self, connection: Connection) -> tuple[Match, int] | None:
        """Return the match and the seat that a visitor looks through, or say why he can't play."""
        table = self._table
        seat = table.audience.seat(connection)
        if not table.seating.seats_of(connection.guest.id):
            connection.trouble("not-seated", "you have no seat at this table")
        elif table.frozen is not None:
            connection.trouble("frozen", table.frozen)
        elif table.match is None:
            connection.trouble("not-begun", "the game has not begun")
        elif table.stored.stage == ENDED:
            connection.trouble("not-playing", "the game was broken off")
        elif seat is None:
            connection.trouble("covered", "look through one of your seats first")
        else:
            return table.match, seat
        return None

    # --- Moves --------------------------------------------------------------------------

    async def _accept(self, match: Match, accepted: Accepted) -> None:
        """Make a move durable, then visible. If it can't be stored, the table is put down."""
        table = self._table
        moves = [
            StoredMove(made.version, made.seat, made.move, made.timed_out)
            for made in match.log[-len(accepted.steps) :]
            if made.seat is not None and made.move is not None
        ]
        results = _results(match) if match.over else {}
        self.slow.moved(match, accepted)
        lease = table.lease()
        await table.services.storage.append(
            table.stored.code,
            moves,
            over=match.over,
            results=results,
            lease=lease,
            window=accepted.window,
        )
        if match.over:
            table.stored = replace(table.stored, stage=OVER)
            table.take(results)
        table.audience.tell(match, accepted)
        if match.over:
            table.show_lobby()
        self.pace.moved(match, accepted.steps)
        self.clock.begin()
        for seat in lease.orders:
            self.slow.tell_seat(seat)
        self.slow.act()
        await asyncio.sleep(0)  # the frames go first: how long a question takes depends on a hand
        self.call_bots()
        await self._moved(match, accepted.steps)

    def _hold(self, answer: HeldAnswer) -> None:
        """Make an answer durable that waits for others, then tell its seat, and nobody else.

        The table does not wait for it: from the delay the others would know that somebody has
        answered. Whatever closes the window is written later, so it is made after it.
        """
        table = self._table
        written = self._answers.hold(table.lease(), answer)
        self._on_its_way.add(answer.seat)
        table.spawn(self._confirm(answer, written))

    async def _confirm(self, answer: HeldAnswer, written: asyncio.Future[None]) -> None:
        table = self._table
        try:
            await written
        except Exception as error:  # noqa: BLE001 - whatever it was, the table is put down by it
            table.inbox.put_nowait(NotHeld(error))
            return
        self._on_its_way.discard(answer.seat)
        if table.match is not None and table.match.version == answer.version:
            table.audience.hold(answer.seat, answer.version)

    async def time_up(self, version: int) -> None:
        """Move for everybody who is asked and silent (R-64, R-183)."""
        match = self._table.match
        if match is None or not self._table.playing or self._table.stored.paused:
            return
        answer = match.time_out(version)
        if isinstance(answer, Accepted):  # or it was answered in time
            await self._accept(match, answer)

    async def overdue(self) -> tuple[int, ...]:
        """Do so at a slow table, if its time is over; return for which seats the clock moved."""
        table, match = self._table, self._table.match
        awaited = table.patience.awaited
        if match is None or not awaited or awaited[0].until > table.services.settings.now():
            return ()
        silent = match.deciders
        await self.time_up(match.version)
        return silent

    # --- Bots ---------------------------------------------------------------------------

    def call_bots(self, seats: Iterable[int] | None = None) -> None:
        """Let every bot that is asked think about this version, or those on some seats."""
        table = self._table
        match, deal = table.match, table.stored.deal
        if match is None or deal is None or not table.playing or table.stored.paused:
            return
        for seat in match.deciders:
            level = table.seating.level(seat)
            if level is not None and (seats is None or seat in seats):
                woken = table.services.beat.clock()  # first: a question of many moves takes longer
                player = player_of(level, table.services.settings.bots, table.stored.ruleset)
                question = ask(match, seat, player, deal.seed, table.stored.deck, self._claims())
                question = replace(question, table=table.stored.code)
                answer = self._think(match.version, seat, question, woken, window=match.is_window)
                task = table.spawn(answer)
                self._thinking.add(task)
                task.add_done_callback(self._thinking.discard)

    def _stop_thinking(self) -> None:
        for task in self._thinking:
            task.cancel()

    async def _think(
        self, version: int, seat: int, question: Question, woken: float, *, window: bool
    ) -> None:
        table, move = self._table, None
        try:
            try:
                move = await table.services.workers.choose(question)
            except BotFailed as failed:
                bot, why = failed.args
                _log.warning("a bot of ours failed", extra={**table.log_id, "bot": bot, "why": why})
                question = replace(question, level=STAND_IN)
                move = await table.services.workers.choose(question)
        except Exception:  # noqa: BLE001 - whatever it was, the table goes on without it
            _log.exception("a bot failed", extra=table.log_id)
        await self.pace.turn(woken, window=window)
        table.inbox.put_nowait(BotChoice(version, seat, move))

    async def bot_chose(self, chosen: BotChoice) -> None:
        """Make a bot's move, if it is still asked and still there."""
        table, match = self._table, self._table.match
        if match is None or not table.playing or table.stored.paused:
            return
        if match.version != chosen.version or chosen.seat not in match.deciders:
            return  # too late
        if table.seating.level(chosen.seat) is None:
            return  # whom it sat in for is back
        answer: Answer | None = None
        if chosen.move is not None:
            answer = match.submit(chosen.seat, chosen.move, chosen.version)
        if not isinstance(answer, Accepted | Held) and not match.is_window:
            answer = match.time_out(chosen.version)  # R-183 holds for bots too
        if isinstance(answer, Accepted):
            await self._accept(match, answer)
        elif isinstance(answer, Held):
            await self.slow.held(match)


def _results(match: Match) -> dict[int, Result]:
    return {seat: Result(points, seat in match.winners) for seat, points in enumerate(match.scores)}


def _turn_down(connection: Connection, answer: WrongSeat | Malformed) -> None:
    match answer:
        case WrongSeat():
            connection.trouble("not-your-turn", "another seat decides")
        case Malformed(why):
            connection.trouble("malformed-move", why)
        case _:
            assert_never(answer)
