"""A live table: one task that alone writes to its match, and the sockets around it.

Everything that happens at a table goes through one queue, one thing at a time. A move is in the
database before anybody hears of it.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, replace
from time import perf_counter
from typing import Any, Final, TypeAlias, assert_never, final

from sqlalchemy.exc import IntegrityError

from saboteur.bots import LEVELS
from saboteur.play.match import Accepted, Answer, Held, Malformed, Match, Refused, Stale, WrongSeat
from saboteur.server import messages as wire
from saboteur.server.audience import Audience
from saboteur.server.bots import Beat, BotWorkers, Question, ask
from saboteur.server.database import Overtaken
from saboteur.server.frames import reason
from saboteur.server.logs import nameless
from saboteur.server.metrics import COMMAND_SECONDS, COMMANDS, PUT_DOWN
from saboteur.server.recovery import dealt, new_deal
from saboteur.server.schema import LOBBY, OVER, PLAYING
from saboteur.server.seating import Seating
from saboteur.server.settings import Settings
from saboteur.server.storage import (
    Sitter,
    Storage,
    StoredGuest,
    StoredMove,
    StoredTable,
)
from saboteur.server.visit import Visit

_log: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class House:
    """What all tables of a server share."""

    storage: Storage
    workers: BotWorkers
    beat: Beat
    settings: Settings
    rematch: Callable[[StoredTable, dict[int, Sitter]], Awaitable[str]]
    """Open the table that follows one, and return its code."""
    forget: Callable[["LiveTable"], None]
    """A table ends its task: it can be read from the log again."""


@dataclass(frozen=True, slots=True)
class Said:
    """A frame came in."""

    visit: Visit
    message: wire.FromClient
    at: float


@dataclass(frozen=True, slots=True)
class Left:
    """A socket was closed."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """A bot has chosen for a version; ``None`` if it could not."""

    version: int
    seat: int
    move: str | None


@dataclass(frozen=True, slots=True)
class WindowOver:
    """The time to object is over: who is silent lets it pass (R-64)."""

    version: int


Errand: TypeAlias = Said | Left | Chosen | WindowOver


@final
class LiveTable:
    """The actor of one table."""

    def __init__(
        self,
        house: House,
        stored: StoredTable,
        sitters: dict[int, Sitter],
        match: Match | None,
        frozen: str | None = None,
    ) -> None:
        """Take what the log gave; ``frozen`` says why the game can't go on, if it can't."""
        self._house = house
        self._stored = stored
        self._seating = Seating(stored.seats, sitters)
        self._match = match
        self._frozen = frozen
        self._audience = Audience(self._seating)
        self._errands: asyncio.Queue[Errand] = asyncio.Queue()
        self._log_id = {"table": nameless(stored.code)}
        self._thinking: set[asyncio.Task[None]] = set()
        """Bots at work, and the clock of an open window."""
        self._task = asyncio.create_task(self._run(), name="table")

    # --- From outside -------------------------------------------------------------------

    @property
    def code(self) -> str:
        """What the table is found by."""
        return self._stored.code

    def enter(self, visit: Visit) -> None:
        """Let a socket in."""
        self._audience.enter(visit)

    def leave(self, visit: Visit) -> None:
        """Let a socket go."""
        self._audience.leave(visit)
        self._errands.put_nowait(Left())

    def hear(self, visit: Visit, message: wire.FromClient) -> None:
        """Take a frame in."""
        self._errands.put_nowait(Said(visit, message, perf_counter()))

    def is_seated(self, guest: StoredGuest) -> bool:
        """Whether a guest plays here."""
        return self._seating.seat_of(guest.id) is not None

    def lobby(self, guest: StoredGuest | None) -> wire.Lobby:
        """Describe the table as a guest sees it."""
        stored = self._stored
        return wire.Lobby(
            code=stored.code,
            ruleset=stored.ruleset,
            options=dict(stored.options),
            host=stored.host,
            you="" if guest is None else guest.id,
            seat=None if guest is None else self._seating.seat_of(guest.id),
            seats=self._seating.shown(self._audience.here()),
            stage=stored.stage,
            commitment=None if self._match is None else self._match.commitment,
        )

    def abandon(self) -> None:
        """Put the table down at once: it is not ours any more."""
        PUT_DOWN.labels("lease").inc()
        self._audience.close(wire.CLOSED_LOST)
        self._task.cancel()

    async def close(self) -> None:
        """End the task."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    # --- The task -----------------------------------------------------------------------

    async def _run(self) -> None:
        try:
            self._wake()
            while True:
                try:
                    async with asyncio.timeout(self._house.settings.idle_seconds):
                        errand = await self._errands.get()
                except TimeoutError:
                    if self._audience or self._thinking:
                        continue
                    return
                await self._do(errand)
        except (IntegrityError, Overtaken):
            # The fence: another owner has written. Nobody has heard of our move.
            PUT_DOWN.labels("overtaken").inc()
            _log.warning("a table has another owner", extra=self._log_id)
            self._audience.close(wire.CLOSED_LOST)
        except Exception:  # noqa: BLE001 - the match may be ahead of the log: the log counts
            PUT_DOWN.labels("fault").inc()
            _log.exception("a table is put down", extra=self._log_id)
            self._audience.close(wire.CLOSED_LOST)
        finally:
            # Whoever asks for the table from now on gets it from the log.
            self._house.forget(self)
            for task in self._thinking:
                task.cancel()

    async def _do(self, errand: Errand) -> None:
        match errand:
            case Said(visit, message, at):
                if isinstance(message, wire.Ping):
                    visit.send(wire.Pong(at=message.at))
                elif visit.greeted or isinstance(message, wire.Hello):
                    await self._obey(visit, message)
                else:
                    visit.trouble("hello-first", "the first frame of a socket is a hello")
                COMMANDS.labels(type(message).__struct_config__.tag).inc()
                COMMAND_SECONDS.observe(perf_counter() - at)
            case Left():
                self._show_lobby()
            case Chosen():
                await self._play_bot(errand)
            case WindowOver(version):
                await self._close_window(version)
            case _:
                assert_never(errand)

    async def _obey(self, visit: Visit, message: wire.FromClient) -> None:
        match message:
            case wire.Hello():
                self._greet(visit, message.since)
            case wire.TakeSeat():
                await self._take_seat(visit, message.seat)
            case wire.LeaveSeat():
                await self._leave_seat(visit)
            case wire.SetBot():
                await self._set_bot(visit, message)
            case wire.Start():
                await self._start(visit)
            case wire.Play():
                await self._play(visit, message)
            case wire.Why():
                self._explain(visit, message.move)
            case wire.Rematch():
                await self._rematch(visit)
            case wire.Ping():
                pass  # answered already
            case _:
                assert_never(message)

    def _greet(self, visit: Visit, since: int | None) -> None:
        first = not visit.greeted
        visit.greeted = True
        if first:
            self._show_lobby()  # presence, for all; the visit itself among them
        else:
            visit.send(self.lobby(visit.guest))
        if self._frozen is not None:
            visit.trouble("frozen", self._frozen)
        if self._match is not None and since != self._match.version:
            self._audience.sync(visit, self._match)

    def _show_lobby(self) -> None:
        self._audience.show_lobby(self.lobby)

    # --- The lobby ----------------------------------------------------------------------

    async def _take_seat(self, visit: Visit, seat: int) -> None:
        if not self._in_lobby(visit):
            return
        changes = self._seating.taking(seat, visit.guest)
        if changes is None:
            visit.trouble("seat-taken", f"seat {seat} is taken or not there")
        else:
            await self._seat(changes)

    async def _leave_seat(self, visit: Visit) -> None:
        seat = self._seating.seat_of(visit.guest.id)
        if self._in_lobby(visit) and seat is not None:
            await self._seat({seat: None})

    async def _set_bot(self, visit: Visit, message: wire.SetBot) -> None:
        if not self._in_lobby(visit) or not self._is_host(visit):
            return
        if message.level is not None and message.level not in LEVELS:
            visit.trouble("no-such-level", f"bots are {', '.join(LEVELS)}")
            return
        changes = self._seating.with_bot(message.seat, message.level)
        if changes is None:
            visit.trouble("seat-taken", f"seat {message.seat} is taken or not there")
        else:
            await self._seat(changes)

    async def _seat(self, changes: dict[int, Sitter | None]) -> None:
        await self._house.storage.seat(self._stored, changes)
        self._stored = replace(self._stored, edition=self._stored.edition + 1)
        self._seating.change(changes)
        self._show_lobby()

    async def _start(self, visit: Visit) -> None:
        if not self._in_lobby(visit) or not self._is_host(visit):
            return
        if not self._seating.full:
            visit.trouble("seats-empty", "every seat must be taken before the deal")
            return
        deal = new_deal(self._stored)
        match = dealt(self._stored, deal)
        await self._house.storage.start(self._stored, deal)
        edition = self._stored.edition + 1
        self._stored = replace(self._stored, stage=PLAYING, deal=deal, edition=edition)
        self._match = match
        self._show_lobby()
        self._audience.sync_all(match)
        self._wake()

    def _in_lobby(self, visit: Visit) -> bool:
        if self._stored.stage != LOBBY:
            visit.trouble("not-in-lobby", "the game has begun")
        return self._stored.stage == LOBBY

    def _is_host(self, visit: Visit) -> bool:
        host = visit.guest.id == self._stored.host
        if not host:
            visit.trouble("not-host", "only the host may do that")
        return host

    # --- Play ---------------------------------------------------------------------------

    async def _play(self, visit: Visit, message: wire.Play) -> None:
        found = self._seated(visit)
        if found is None:
            return
        match, seat = found
        answer = match.submit(seat, message.move, message.version)
        match answer:
            case Accepted():
                await self._accept(match, answer)
            case Held():
                self._audience.hold(visit, match)
            case Stale():
                self._audience.sync(visit, match)
            case Refused(refusal):
                visit.send(wire.Refused(move=message.move, reason=reason(refusal)))
            case WrongSeat() | Malformed():
                _turn_down(visit, answer)
            case _:
                assert_never(answer)

    def _explain(self, visit: Visit, move: str) -> None:
        found = self._seated(visit)
        if found is None:
            return
        match, seat = found
        answer = match.explain(seat, move)
        match answer:
            case None:
                visit.send(wire.Answer(move=move, reason=None))
            case Refused(refusal):
                visit.send(wire.Answer(move=move, reason=reason(refusal)))
            case WrongSeat() | Malformed():
                _turn_down(visit, answer)
            case _:
                assert_never(answer)

    def _seated(self, visit: Visit) -> tuple[Match, int] | None:
        """Return the match and the guest's seat, or say why he can't play."""
        seat = self._seating.seat_of(visit.guest.id)
        if seat is None:
            visit.trouble("not-seated", "you have no seat at this table")
        elif self._frozen is not None:
            visit.trouble("frozen", self._frozen)
        elif self._match is None:
            visit.trouble("not-begun", "the game has not begun")
        else:
            return self._match, seat
        return None

    async def _accept(self, match: Match, accepted: Accepted) -> None:
        """Make a move durable, then visible. If it can't be stored, the task ends (``_run``)."""
        moves = [
            StoredMove(made.version, made.seat, made.move, made.timed_out)
            for made in match.log[-len(accepted.steps) :]
            if made.seat is not None and made.move is not None
        ]
        await self._house.storage.append(self._stored.code, moves, over=match.over)
        if match.over:
            self._stored = replace(self._stored, stage=OVER)
        self._audience.tell(match, accepted)
        if match.over:
            self._show_lobby()
        await asyncio.sleep(0)  # the frames go first: how long a question takes depends on a hand
        self._wake()

    async def _rematch(self, visit: Visit) -> None:
        if self._stored.stage != OVER or not self.is_seated(visit.guest):
            visit.trouble("no-rematch", "a rematch is for those who played, after the end")
            return
        if self._stored.rematch is not None:
            visit.send(wire.Moved(code=self._stored.rematch))
            return
        code = await self._house.rematch(self._stored, self._seating.sitters)
        self._stored = replace(self._stored, rematch=code, edition=self._stored.edition + 1)
        self._audience.broadcast(wire.Moved(code=code))

    # --- Bots ---------------------------------------------------------------------------

    def _wake(self) -> None:
        """Let every bot that is asked think about this version; a window has a clock."""
        match, deal = self._match, self._stored.deal
        if match is None or deal is None:
            return
        for seat in match.deciders:
            level = self._seating.level(seat)
            if level is not None:
                woken = self._house.beat.clock()  # first: a question of many moves takes longer
                question = ask(match, seat, level, deal.seed, self._stored.deck)
                self._spawn(self._think(match.version, seat, question, woken))
        if match.is_window:
            self._spawn(self._run_window(match.version, match.settings.veto_window_s))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)

    async def _think(self, version: int, seat: int, question: Question, woken: float) -> None:
        move = None
        try:
            move = await self._house.workers.choose(question)
        except Exception:  # noqa: BLE001 - whatever it was, the table goes on without it
            _log.exception("a bot failed", extra=self._log_id)
        await self._house.beat.wait(woken)
        self._errands.put_nowait(Chosen(version, seat, move))

    async def _play_bot(self, chosen: Chosen) -> None:
        match = self._match
        if match is None or match.version != chosen.version or chosen.seat not in match.deciders:
            return  # too late
        answer: Answer | None = None
        if chosen.move is not None:
            answer = match.submit(chosen.seat, chosen.move, chosen.version)
        if not isinstance(answer, Accepted | Held) and not match.is_window:
            answer = match.time_out(chosen.version)  # R-183 holds for bots too
        if isinstance(answer, Accepted):
            await self._accept(match, answer)

    async def _run_window(self, version: int, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self._errands.put_nowait(WindowOver(version))

    async def _close_window(self, version: int) -> None:
        match = self._match
        if match is None or match.version != version or not match.is_window:
            return  # everybody had answered
        answer = match.time_out(version)
        if isinstance(answer, Accepted):
            await self._accept(match, answer)


def _turn_down(visit: Visit, answer: WrongSeat | Malformed) -> None:
    match answer:
        case WrongSeat(decider):
            visit.trouble("not-your-turn", f"seat {decider} decides")
        case Malformed(why):
            visit.trouble("malformed-move", why)
        case _:
            assert_never(answer)
