"""Bots think in worker processes, never on the event loop.

Their number follows the cores. Tables take turns, and when the queue is long, bots play at a lower
level and their tables are told (``turns``). A worker that dies, or takes more time or memory than
it may, is replaced; its question is asked again.

Bots of the operator's own think in workers of their own, so that one that hangs holds up no other,
and one that fails is replaced for that move by a bot of the house.
"""

import asyncio
import logging
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from time import monotonic
from typing import Final, TypeAlias, final

from saboteur.bots import LEVELS, STEPS
from saboteur.server.inspection import KEPT
from saboteur.server.metrics import BOT_QUEUE, BOT_STEPS, BOT_WAIT, BOT_WORKERS, BOT_WORKERS_LOST
from saboteur.server.thinking import thinker
from saboteur.server.thinking.thinker import FAILED, LENGTH_BYTES
from saboteur.server.thinking.turns import CALM, Ceiling, Turns
from saboteur.table.advice import AdviceQuestion
from saboteur.table.models import STAND_IN
from saboteur.table.question import BotFailed, Question
from saboteur.wire.problems import NoAdvice

PATIENCE: Final = 20.0
"""Seconds after which a table no longer waits for its bot."""
SECONDS: Final = 5.0
"""That a bot of the house may take: twenty times what it needs on a slow machine."""
OWN_SECONDS: Final = thinker.END + 1
"""That a bot of the operator's own may take; its worker ends by itself before."""
START_SECONDS: Final = 30.0
"""That a worker may take to begin."""
MEGABYTES: Final = 1024
"""Of addresses for bots of the house, most of which Python only sets aside."""
MOST_WORKERS: Final = 8
"""Unless the operator says more: each takes some 50 MB."""
ONE_THREAD: Final = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
"""For the level ``master``: NumPy would set memory aside for a thread on every core."""
SHOWN_SECONDS: Final = 0.5
"""How finely waiting is counted: so nobody learns from it how long a bot thought."""

MEMORY: Final = MemoryError.__name__.encode()

_log: Final = logging.getLogger(__name__)


Tries: TypeAlias = Callable[[str], Sequence[str]]
"""As which levels a bot of a level is asked, one after the other, until one answers."""


class WorkerLost(Exception):
    """A worker died, or was ended because it took too much."""


def worker_count(wanted: int) -> int:
    """Return how many bots may think at a time: one core is left to the tables, if 0 is wanted."""
    if wanted:
        return wanted
    cores = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
    return min(max(cores - 1, 1), MOST_WORKERS)


@dataclass(eq=False, slots=True)
class _Asked:
    """A question that waits, and who waits for it."""

    question: Question | AdviceQuestion
    tries: Tries
    move: asyncio.Future[str]
    at: float = field(default_factory=monotonic)


@final
class BotWorkers:
    """The worker processes of one server; they start when the first bot is asked."""

    def __init__(self, workers: int = 1, told: Callable[[], None] = lambda: None) -> None:
        """Start nothing yet; ``told`` is called when the level is lowered or raised."""
        self._ceiling = Ceiling(workers)
        self._told = told
        self._house = _Crew(workers, own=False)
        self._own = _Crew(workers, own=True)
        self._rising: asyncio.TimerHandle | None = None
        self._counsel = asyncio.Lock()

    @property
    def highest(self) -> str:
        """The highest level at which bots play now."""
        return self._ceiling.level

    async def choose(self, question: Question) -> str:
        """Return the text of the bot's move; raises if no worker could say it in time.

        What goes wrong with a bot of the operator's own is a ``BotFailed``.
        """
        if question.level in LEVELS:
            self._ceiling.ask(question.level)
            return await self._house.choose(question, self._tries)
        try:
            return await self._own.choose(question, lambda level: (level,))
        except (WorkerLost, TimeoutError):
            raise BotFailed(question.level, "no move in time, or its process died") from None

    async def advise(self, question: AdviceQuestion) -> str:
        """Return what a worker found; ``NoAdvice`` if it fails, or tables need all of them.

        One is asked at a time, so that no table waits for more than one.
        """
        if self._ceiling.lowered:
            raise NoAdvice("the bots have all hands full")
        try:
            async with self._counsel:
                return await self._house.choose(question, lambda level: (level,))
        except (WorkerLost, TimeoutError, BotFailed):
            raise NoAdvice("no worker could say it in time") from None

    async def close(self) -> None:
        """Let the workers go."""
        if self._rising is not None:
            self._rising.cancel()
        await self._house.close()
        await self._own.close()

    def _tries(self, level: str) -> Sequence[str]:
        """Say how a bot of the house is asked that was waited for long enough to be next."""
        self._check()
        now = self._ceiling.under(level)
        return (now, now, min(now, STAND_IN, key=LEVELS.index))

    def _check(self) -> None:
        """Lower or raise the level, if it is time; look again while it is lowered."""
        if self._ceiling.check(asked.question.level for asked in self._house.turns.first()):
            BOT_STEPS.set(STEPS.index(STEPS[-1]) - STEPS.index(self.highest))
            _log.warning("the highest level of bots is now %s", self.highest)
            self._told()
        if self._ceiling.lowered and self._rising is None:
            self._rising = asyncio.get_running_loop().call_later(CALM, self._look_again)

    def _look_again(self) -> None:
        self._rising = None
        self._check()


@final
class _Crew:
    """Some workers and the questions that wait for them; each starts when it is needed."""

    def __init__(self, most: int, *, own: bool) -> None:
        self.turns: Turns[_Asked] = Turns()
        self._most = most
        self._own = own
        self._more = asyncio.Semaphore(0)
        """As many as questions wait."""
        self._idle = 0
        self._tasks: set[asyncio.Task[None]] = set()

    async def choose(self, question: Question | AdviceQuestion, tries: Tries) -> str:
        asked = _Asked(question, tries, asyncio.get_running_loop().create_future())
        self.turns.add(question.table, asked)
        BOT_QUEUE.inc()
        self._more.release()
        if self._idle < len(self.turns) and len(self._tasks) < self._most:
            task = asyncio.create_task(self._work(), name="bots")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        try:
            async with asyncio.timeout(PATIENCE):
                return await asked.move
        finally:
            if self.turns.drop(question.table, asked):
                BOT_QUEUE.dec()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _work(self) -> None:
        """Answer questions with one worker, for good."""
        worker = _Worker(own=self._own)
        BOT_WORKERS.inc()
        try:
            while True:
                self._idle += 1
                await self._more.acquire()
                self._idle -= 1
                asked = self.turns.next()
                if asked is not None:  # or nobody waits for it any more
                    BOT_QUEUE.dec()
                    BOT_WAIT.observe((monotonic() - asked.at) // SHOWN_SECONDS * SHOWN_SECONDS)
                    await _answer(worker, asked)
        finally:
            BOT_WORKERS.dec()
            await worker.end()


async def _answer(worker: "_Worker", asked: _Asked) -> None:
    """Let a worker answer; where it is lost, the next is asked."""
    fault: Exception = WorkerLost()
    for level in asked.tries(asked.question.level):
        try:
            move = await worker.ask(replace(asked.question, level=level))
        except WorkerLost as lost:
            fault = lost
        except BotFailed as failed:
            fault = failed
            break
        else:
            if not asked.move.done():
                asked.move.set_result(move)
            return
    if not asked.move.done():
        asked.move.set_exception(fault)


@final
class _Worker:
    """One process, begun when it is needed and begun again when it was lost."""

    def __init__(self, *, own: bool) -> None:
        self._own = own
        self._process: Process | None = None

    async def ask(self, question: Question | AdviceQuestion) -> str:
        """Return a move; raises ``BotFailed``, or ``WorkerLost`` if the process is no more."""
        done = False
        try:
            process = await self._running()
            async with asyncio.timeout(OWN_SECONDS if self._own else SECONDS):
                packed = pickle.dumps(question, protocol=pickle.HIGHEST_PROTOCOL)
                assert process.stdin is not None  # noqa: S101 - a pipe
                process.stdin.write(len(packed).to_bytes(LENGTH_BYTES, "big") + packed)
                await process.stdin.drain()
                said = await _frame(process)
            done = True
        except TimeoutError:
            BOT_WORKERS_LOST.labels("time").inc()
            raise WorkerLost("it took too long") from None
        except (asyncio.IncompleteReadError, OSError):
            BOT_WORKERS_LOST.labels("died").inc()
            raise WorkerLost("it died") from None
        finally:
            if not done:  # who asked may have gone as well
                await self.end()
        if said[:1] == FAILED:
            if not self._own and said[1:] == MEMORY:  # what it has left may not do for the next
                BOT_WORKERS_LOST.labels("memory").inc()
                await self.end()
                raise WorkerLost("it took too much memory")
            raise BotFailed(question.level, said[1:].decode(errors="replace"))
        return said[1:].decode(errors="replace")

    async def end(self) -> None:
        """End the process, if there is one."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _running(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                thinker.__name__,
                str(0 if self._own else MEGABYTES),
                stdin=PIPE,
                stdout=PIPE,
                env=_environment(own=self._own),
            )
            async with asyncio.timeout(START_SECONDS):
                await _frame(self._process)
        return self._process


async def _frame(process: Process) -> bytes:
    assert process.stdout is not None  # noqa: S101 - a pipe
    length = int.from_bytes(await process.stdout.readexactly(LENGTH_BYTES), "big")
    return await process.stdout.readexactly(length)


def _environment(*, own: bool) -> dict[str, str]:
    """Return what a worker knows of the machine: bots of the house need no passwords."""
    if own:
        return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    kept = {name: os.environ[name] for name in KEPT if name in os.environ}
    return kept | ONE_THREAD
