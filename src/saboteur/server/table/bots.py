"""Bots think in worker processes, never on the event loop.

A worker is told what the bot's seat may see and nothing else: its view, the events of its sight
from the deal on, its legal moves. A bot's choice depends on its seed and on what it was shown,
in however many portions (``saboteur.bots.protocol``), so a worker makes the bot anew for every
question and keeps no state: any worker may answer, also after a crash.

How long a bot thinks depends on what it holds, so nobody is shown it: moves come on a beat.
"""

import asyncio
import io
import multiprocessing
import os
import pickle
import signal
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from hashlib import sha256
from math import ceil
from operator import itemgetter
from random import SystemRandom
from time import monotonic
from typing import Any, Final, final

from saboteur.bots import Budget, bot
from saboteur.bots.claims import Claims
from saboteur.games.options import OptionValue
from saboteur.games.registry import ruleset
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.event import Event
from saboteur.play.match import Happening, Match

KIT: Final = "kit"
"""Stands for the rule set's compiled cards, which the worker has of its own."""
PATIENCE: Final = 20.0
"""Seconds after which a table no longer waits for its bot."""
THINKING: Final = 0.2
"""Seconds that a level which searches may take for a move."""
TRIES: Final = 2
JITTER: Final = 0.5
"""The part of a beat by which a move comes later, at most."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked, as plain data for another process."""

    level: str
    seed: str
    ruleset: str
    seats: int
    options: tuple[tuple[str, OptionValue], ...]
    deck: str | None
    sight: bytes
    """The seat's view and events, pickled."""
    moves: tuple[str, ...]


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
    chosen = bot(question.level, question.seed, rules.family).choose(
        view, events, moves, Budget(seconds=THINKING)
    )
    return chosen.text


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
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, question: Question) -> str:
        """Return the text of the bot's move; raises if no worker could say it in time."""
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
        """Let the workers go."""
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
