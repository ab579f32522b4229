"""Pool of worker processes for bots, which never run on the event loop.

The number of workers follows the CPU cores. Tables take turns; when the queue is long, bots play at
a lower level and their tables announce it (``scheduling``). A worker that crashes or exceeds its
time or memory limit is replaced, and its request is repeated.

Custom bots of the operator run in a pool of their own, so that a hanging one delays no built-in
bot. If a custom bot fails, a built-in bot makes that move.
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
from saboteur.protocol.errors import AdviceUnavailable
from saboteur.server.bot_workers import worker_main
from saboteur.server.bot_workers.scheduling import RECOVERY_S, FairQueue, LoadShedder
from saboteur.server.bot_workers.worker_main import ERROR, LENGTH_BYTES
from saboteur.server.metrics import (
    BOT_LEVEL_REDUCTION,
    BOT_QUEUE,
    BOT_WAIT,
    BOT_WORKERS,
    BOT_WORKERS_LOST,
)
from saboteur.server.sandbox import ENV_ALLOWLIST
from saboteur.table.analysis.move_advice import AdviceRequest
from saboteur.table.bot_runtime.bot_request import BotFailed, BotRequest
from saboteur.table.storage.models import SUBSTITUTE_LEVEL

JOB_TIMEOUT_S: Final = 20.0
"""Time after which a table no longer waits for its bot, including the time in the queue."""
WORKER_TIMEOUT_S: Final = 5.0
"""Limit for a built-in bot: twenty times what it needs on a slow machine."""
CUSTOM_WORKER_TIMEOUT_S: Final = worker_main.HARD_TIMEOUT_S + 1
"""Limit for a custom bot; its worker normally ends itself before."""
START_TIMEOUT_S: Final = 30.0
"""Limit for the start of a worker."""
MAX_ADDRESS_SPACE_MIB: Final = 1024
"""Address space limit (RLIMIT_AS) for built-in bots; Python reserves most of it unused."""
MAX_WORKERS: Final = 8
"""Default upper bound, because a worker takes about 50 MB; the operator may set more."""
SINGLE_THREAD_ENV: Final = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
"""For the level ``master``: NumPy would reserve memory for a thread on every core."""
WAIT_BUCKET_S: Final = 0.5
"""Resolution of the wait metric: coarse, so that it does not reveal how long a bot took."""

MEMORY_ERROR: Final = MemoryError.__name__.encode()

_log: Final = logging.getLogger(__name__)


FallbackLevels: TypeAlias = Callable[[str], Sequence[str]]
"""Returns the levels to try for a requested level, in order, until one answers."""


class WorkerCrashed(Exception):
    """A worker process crashed, or was killed for exceeding its time or memory limit."""


def worker_count(requested: int) -> int:
    """Return the number of workers; for 0, one less than the cores (the server needs one)."""
    if requested:
        return requested
    cores = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
    return min(max(cores - 1, 1), MAX_WORKERS)


@dataclass(eq=False, slots=True)
class _Job:
    """A queued request and the future of its answer."""

    question: BotRequest | AdviceRequest
    fallback_levels: FallbackLevels
    answer: asyncio.Future[str]
    queued_at: float = field(default_factory=monotonic)


@final
class BotWorkers:
    """The worker processes of one server; they start with the first request.

    ``on_level_changed`` is called when the highest level is lowered or raised.
    """

    def __init__(
        self, workers: int = 1, on_level_changed: Callable[[], None] = lambda: None
    ) -> None:
        self._load_shedder = LoadShedder(workers)
        self._on_level_changed = on_level_changed
        self._builtin_pool = _WorkerPool(workers, is_custom=False)
        self._custom_pool = _WorkerPool(workers, is_custom=True)
        self._raise_timer: asyncio.TimerHandle | None = None
        self._advice_lock = asyncio.Lock()

    @property
    def highest_level(self) -> str:
        """The highest level at which bots play now."""
        return self._load_shedder.level

    async def choose(self, request: BotRequest) -> str:
        """Return the text of the bot's move.

        Raises ``BotFailed`` for any failure of a custom bot; for a built-in bot also
        ``WorkerCrashed`` or ``TimeoutError``.
        """
        if request.level in LEVELS:
            self._load_shedder.record_request(request.level)
            return await self._builtin_pool.choose(request, self._fallback_levels)
        try:
            return await self._custom_pool.choose(request, lambda level: (level,))
        except (WorkerCrashed, TimeoutError):
            raise BotFailed(request.level, "no move in time, or its process crashed") from None

    async def advise(self, request: AdviceRequest) -> str:
        """Return the advice computed by a worker.

        Raises ``AdviceUnavailable`` if it fails, or while the level of bots is lowered. Only one
        request runs at a time, so that advice occupies at most one worker.
        """
        if self._load_shedder.is_lowered:
            raise AdviceUnavailable("the bot workers are overloaded")
        try:
            async with self._advice_lock:
                return await self._builtin_pool.choose(request, lambda level: (level,))
        except (WorkerCrashed, TimeoutError, BotFailed):
            raise AdviceUnavailable("no worker answered in time") from None

    async def close(self) -> None:
        if self._raise_timer is not None:
            self._raise_timer.cancel()
        await self._builtin_pool.close()
        await self._custom_pool.close()

    def _fallback_levels(self, level: str) -> Sequence[str]:
        """Return the levels to try for the next job of a built-in bot."""
        self._adjust_level()
        effective = self._load_shedder.effective_level(level)
        return (effective, effective, min(effective, SUBSTITUTE_LEVEL, key=LEVELS.index))

    def _adjust_level(self) -> None:
        """Adjust the level if due; while it is lowered, schedule the next check."""
        if self._load_shedder.adjust(
            job.question.level for job in self._builtin_pool.queue.heads()
        ):
            BOT_LEVEL_REDUCTION.set(STEPS.index(STEPS[-1]) - STEPS.index(self.highest_level))
            _log.warning("the highest level of bots is now %s", self.highest_level)
            self._on_level_changed()
        if self._load_shedder.is_lowered and self._raise_timer is None:
            self._raise_timer = asyncio.get_running_loop().call_later(
                RECOVERY_S, self._readjust_level
            )

    def _readjust_level(self) -> None:
        self._raise_timer = None
        self._adjust_level()


@final
class _WorkerPool:
    """A queue and up to ``max_workers`` worker tasks, which are started on demand."""

    def __init__(self, max_workers: int, *, is_custom: bool) -> None:
        self.queue: FairQueue[_Job] = FairQueue()
        self._max_workers = max_workers
        self._is_custom = is_custom
        self._queued = asyncio.Semaphore(0)
        """Counts the queued jobs; a removed job leaves its count, so a worker may find none."""
        self._idle_workers = 0
        self._tasks: set[asyncio.Task[None]] = set()

    async def choose(
        self, request: BotRequest | AdviceRequest, fallback_levels: FallbackLevels
    ) -> str:
        job = _Job(request, fallback_levels, asyncio.get_running_loop().create_future())
        self.queue.add(request.queue_key, job)
        BOT_QUEUE.inc()
        self._queued.release()
        if self._idle_workers < len(self.queue) and len(self._tasks) < self._max_workers:
            task = asyncio.create_task(self._work_loop(), name="bot worker")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        try:
            async with asyncio.timeout(JOB_TIMEOUT_S):
                return await job.answer
        finally:
            if self.queue.remove(request.queue_key, job):
                BOT_QUEUE.dec()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _work_loop(self) -> None:
        """Run queued jobs on one worker until cancelled."""
        worker = _Worker(is_custom=self._is_custom)
        BOT_WORKERS.inc()
        try:
            while True:
                self._idle_workers += 1
                await self._queued.acquire()
                self._idle_workers -= 1
                job = self.queue.pop()
                if job is not None:  # else the job was cancelled
                    BOT_QUEUE.dec()
                    BOT_WAIT.observe((monotonic() - job.queued_at) // WAIT_BUCKET_S * WAIT_BUCKET_S)
                    await _run_job(worker, job)
        finally:
            BOT_WORKERS.dec()
            await worker.stop()


async def _run_job(worker: "_Worker", job: _Job) -> None:
    """Run a job on a worker; if the worker crashes, retry at the next fallback level."""
    error: Exception = WorkerCrashed()
    for level in job.fallback_levels(job.question.level):
        try:
            move = await worker.ask(replace(job.question, level=level))
        except WorkerCrashed as crash:
            error = crash
        except BotFailed as failure:
            error = failure
            break
        else:
            if not job.answer.done():
                job.answer.set_result(move)
            return
    if not job.answer.done():
        job.answer.set_exception(error)


@final
class _Worker:
    """One worker process, started on demand and restarted after a crash."""

    def __init__(self, *, is_custom: bool) -> None:
        self._is_custom = is_custom
        self._process: Process | None = None

    async def ask(self, request: BotRequest | AdviceRequest) -> str:
        """Return the result of a request; raises ``BotFailed``, or ``WorkerCrashed``."""
        is_complete = False
        try:
            process = await self._ensure_process()
            async with asyncio.timeout(
                CUSTOM_WORKER_TIMEOUT_S if self._is_custom else WORKER_TIMEOUT_S
            ):
                payload = pickle.dumps(request, protocol=pickle.HIGHEST_PROTOCOL)
                assert process.stdin is not None  # noqa: S101 - a pipe
                process.stdin.write(len(payload).to_bytes(LENGTH_BYTES, "big") + payload)
                await process.stdin.drain()
                reply = await _read_frame(process)
            is_complete = True
        except TimeoutError:
            BOT_WORKERS_LOST.labels("time").inc()
            raise WorkerCrashed("the worker took too long") from None
        except (asyncio.IncompleteReadError, OSError):
            BOT_WORKERS_LOST.labels("died").inc()
            raise WorkerCrashed("the worker crashed") from None
        finally:
            if not is_complete:  # also if cancelled: the process would still be busy with it
                await self.stop()
        if reply[:1] == ERROR:
            # The memory that is left may not be enough for the next request.
            if not self._is_custom and reply[1:] == MEMORY_ERROR:
                BOT_WORKERS_LOST.labels("memory").inc()
                await self.stop()
                raise WorkerCrashed("the worker took too much memory")
            raise BotFailed(request.level, reply[1:].decode(errors="replace"))
        return reply[1:].decode(errors="replace")

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _ensure_process(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                worker_main.__name__,
                str(0 if self._is_custom else MAX_ADDRESS_SPACE_MIB),
                stdin=PIPE,
                stdout=PIPE,
                env=_worker_environment(is_custom=self._is_custom),
            )
            async with asyncio.timeout(START_TIMEOUT_S):
                await _read_frame(self._process)
        return self._process


async def _read_frame(process: Process) -> bytes:
    assert process.stdout is not None  # noqa: S101 - a pipe
    length = int.from_bytes(await process.stdout.readexactly(LENGTH_BYTES), "big")
    return await process.stdout.readexactly(length)


def _worker_environment(*, is_custom: bool) -> dict[str, str]:
    """Return the environment of a worker; built-in bots get no variables with secrets."""
    if is_custom:
        return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    allowed = {name: os.environ[name] for name in ENV_ALLOWLIST if name in os.environ}
    return allowed | SINGLE_THREAD_ENV
