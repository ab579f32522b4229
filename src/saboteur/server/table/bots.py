"""Bots think in worker processes, never on the event loop.

A worker is told what the bot's seat may see and nothing else: its view, the events of its sight
from the deal on, its legal moves. A bot's choice depends on its seed and on what it was shown,
in however many portions (``saboteur.bots.protocol``), so a worker makes the bot anew for every
question and keeps no state: any worker may answer, also after a crash.

Bots of the operator's own think in workers of their own, so that one that hangs holds up no other,
and one that fails is replaced for that move by a bot of the house.

How long a bot thinks depends on what it holds, so nobody is shown it: moves come on a beat.
"""

import asyncio
import faulthandler
import io
import multiprocessing
import os
import pickle
import signal
import threading
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from hashlib import sha256
from math import ceil
from operator import itemgetter
from random import SystemRandom
from time import monotonic
from traceback import walk_tb
from typing import Any, Final, final

from saboteur.bots import LEVELS, Bot, BotError, Budget, bot, levels
from saboteur.bots.claims import Claims
from saboteur.bots.own import own_bot
from saboteur.bots.protocol import Moves, News
from saboteur.games.options import OptionValue
from saboteur.games.registry import family_of, ruleset
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.event import Event
from saboteur.play.match import Happening, Match
from saboteur.server.storage.models import STAND_IN

KIT: Final = "kit"
"""Stands for the rule set's compiled cards, which the worker has of its own."""
PATIENCE: Final = 20.0
"""Seconds after which a table no longer waits for its bot."""
THINKING: Final = 0.2
"""Seconds that a level which searches may take for a move."""
OWN_THINKING: Final = 5.0
"""Seconds that a bot of the operator's own may take for a move; then it is stopped."""
OWN_END: Final = 6.0
"""Seconds after which a worker ends whose bot can't be stopped otherwise."""
TRIES: Final = 2
_NOWHERE: Final = os.open(os.devnull, os.O_WRONLY)
JITTER: Final = 0.5
"""The part of a beat by which a move comes later, at most."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked, as plain data for another process."""

    level: str
    """A level, or where the class of a bot of the operator's own stands."""
    seed: str
    ruleset: str
    seats: int
    options: tuple[tuple[str, OptionValue], ...]
    deck: str | None
    sight: bytes
    """The seat's view and events, pickled."""
    moves: tuple[str, ...]


def offered(ruleset_id: str, own: Mapping[str, str]) -> tuple[str, ...]:
    """List the bots that a host may seat: the levels of the box, then the operator's own."""
    return (*levels(family_of(ruleset_id)), *own)


def player_of(level: str, own: Mapping[str, str]) -> str:
    """Return who plays as a level: itself, or where the class of one of the operator's own stands.

    One that the operator offers no more has a stand-in, so that its games go on.
    """
    return level if level in LEVELS else own.get(level, STAND_IN)


def bot_seed(game_seed: str, seat: int) -> str:
    """Return a bot's own seed. It opens nothing else; once the game is over, all can check it."""
    return sha256(f"{game_seed}\0bot/{seat}".encode()).hexdigest()


def ask(  # noqa: PLR0917 - a question is made of just this
    match: Match,
    seat: int,
    level: str,
    game_seed: str,
    deck: str | None,
    claims: Claims = (),
) -> Question:
    """Put the question of a match to a bot that is asked: what its seat sees and hears, no more."""
    if seat not in match.deciders:
        message = f"seat {seat} is not asked"
        raise ValueError(message)
    return Question(
        level,
        bot_seed(game_seed, seat),
        match.ruleset,
        match.seats,
        tuple(match.options.items()),
        deck,
        _pack(match.view(seat), told_events(match.stream(seat), claims)),
        tuple(move.text for move in match.legal_moves(seat)),
    )


def told_events(steps: tuple[Happening, ...], claims: Claims = ()) -> tuple[Event, ...]:
    """Return everything a sight learnt in these steps, and what was said after each, in order."""
    happened = [(step.version, event) for step in steps for event in step.events]
    return tuple(event for _, event in sorted((*happened, *claims), key=itemgetter(0)))


def _pack(view: Any, events: tuple[Event, ...]) -> bytes:  # noqa: ANN401 - each family's own view
    """Pickle what a seat sees; the kit is named, not copied."""
    buffer = io.BytesIO()
    _SightPickler(buffer, view.kit).dump((view, events))
    return buffer.getvalue()


class _SightPickler(pickle.Pickler):
    """Writes a name in place of the kit."""

    def __init__(self, file: io.BytesIO, kit: object) -> None:
        super().__init__(file, protocol=pickle.HIGHEST_PROTOCOL)
        self._kit = kit

    def persistent_id(self, thing: object) -> str | None:
        return KIT if thing is self._kit else None


class _SightUnpickler(pickle.Unpickler):
    """Puts this process's own kit where one is named."""

    def __init__(self, file: io.BytesIO, kit: object) -> None:
        super().__init__(file)
        self._kit = kit

    def persistent_load(self, name: str) -> object:
        if name != KIT:
            raise pickle.UnpicklingError(name)
        return self._kit


def answer(question: Question) -> str:
    """Let a bot choose: this runs in the worker."""
    rules: AnyRuleSet = ruleset(
        question.ruleset, question.seats, dict(question.options), question.deck
    )
    view, events = _SightUnpickler(io.BytesIO(question.sight), rules.kit).load()
    moves = tuple(rules.parse_move(text) for text in question.moves)
    if question.level not in LEVELS:
        return _own_choice(question, view, moves, events)
    player = bot(question.level, question.seed, rules.family, Budget(seconds=THINKING))
    return player.choose(view, moves, events).text


def _own_choice(question: Question, view: Any, moves: Moves, events: News) -> str:  # noqa: ANN401 - as above
    """Let a bot of the operator's own choose; raises ``BotFailed``."""
    faulthandler.dump_traceback_later(OWN_END, exit=True, file=_NOWHERE)
    try:
        player: Bot = own_bot(question.level, question.seed, OWN_THINKING)
        return player.choose(view, moves, events).text
    except BotError as error:
        raise BotFailed(question.level, _cause(error)) from None
    except BaseException as error:  # noqa: BLE001 - or the server itself would be told to stop
        raise BotFailed(question.level, type(error).__name__) from None
    finally:
        faulthandler.cancel_dump_traceback_later()


class BotFailed(Exception):
    """A bot of the operator's own gave no move: its name, and what went wrong.

    Nothing that it said: its words may hold what its seat holds, and they end in a log.
    """


def _cause(error: BotError) -> str:
    """Name the kind of a mistake and the line of it, without its words."""
    cause = error.__cause__
    if cause is None:
        return "no legal move in time"
    *_, (frame, line) = walk_tb(cause.__traceback__)
    return f"{type(cause).__name__} in {frame.f_code.co_filename}, line {line}"


def _settle() -> None:
    """Prepare a worker: it ends with its server, however that ends, and by nothing else."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_follow, args=(parent,), daemon=True).start()


def _follow(parent: Any) -> None:  # noqa: ANN401 - multiprocessing does not export its type
    parent.join()
    os._exit(0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Beat:
    """When a bot's move is made: the same time after its waking, however long it thought.

    A bot that thought longer than its beats moves on the next one, so at most the number of whole
    beats shows. The rest is chance that knows nothing of the table; it drowns what little the
    server's own work takes.
    """

    seconds: float
    """Of one beat; with 0 every move is made at once, and its time hides nothing."""
    clock: Callable[[], float] = monotonic
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    chance: Callable[[], float] = SystemRandom().random

    async def wait(self, woken: float, beats: int = 1) -> None:
        """Wait until a bot that was woken at a time of our clock, and has chosen, may move."""
        if self.seconds <= 0:
            return
        thought = self.clock() - woken
        whole = max(beats, ceil(thought / self.seconds)) + JITTER * self.chance()
        await self.sleep(whole * self.seconds - thought)


@final
class BotWorkers:
    """The worker processes of one server; they start when the first bot is asked."""

    def __init__(self, workers: int) -> None:
        """Start nothing yet."""
        self._house = _Workers(workers)
        self._own = _Workers(workers)

    async def choose(self, question: Question) -> str:
        """Return the text of the bot's move; raises if no worker could say it in time.

        What goes wrong with a bot of the operator's own is a ``BotFailed``.
        """
        if question.level in LEVELS:
            return await self._house.choose(question)
        try:
            return await self._own.choose(question)
        except (BrokenProcessPool, TimeoutError):
            raise BotFailed(question.level, "no move in time, or its process died") from None

    def close(self) -> None:
        """Let the workers go."""
        self._house.close()
        self._own.close()


@final
class _Workers:
    """Some worker processes; they start when the first question comes."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, question: Question) -> str:
        loop = asyncio.get_running_loop()
        for left in reversed(range(TRIES)):
            pool = self._running()
            try:
                async with asyncio.timeout(PATIENCE):
                    return await loop.run_in_executor(pool, answer, question)
            except BrokenProcessPool:  # a worker was killed: new ones, and once more
                if self._pool is pool:
                    self._pool = None
                if not left:
                    raise
        raise AssertionError

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers,
                # A fork would copy the server's memory, secrets included.
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_settle,
            )
        return self._pool
