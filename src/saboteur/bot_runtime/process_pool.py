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
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from time import monotonic
from typing import Final, TypeAlias, final

from saboteur.bot_runtime.executor import BotFailed, Task, handle_request
from saboteur.bot_runtime.offered_bots import SUBSTITUTE_LEVEL
from saboteur.bot_runtime.request import BotRequest
from saboteur.bot_runtime.sandboxed_process import (
    LossReason,
    SandboxedProcess,
    TaskFailed,
    WorkerCrashed,
)
from saboteur.bot_runtime.scheduling import RECOVERY_S, FairQueue, LoadShedder
from saboteur.bot_runtime.timing import MAX_ATTEMPTS, SERVER_TIMEOUTS, BotTimeouts
from saboteur.bots import LEVELS, STEPS
from saboteur.protocol.errors import AdviceUnavailable

MAX_WORKERS: Final = 8
"""Default upper bound, because a worker takes about 50 MB; the operator may set more."""
ADVICE_LEVEL: Final = "expert"
"""The level whose cost is counted for a batch of move advice."""

_log: Final = logging.getLogger(__name__)

Attempts: TypeAlias = Callable[[], Sequence[Task]]
"""Returns the tasks to try, in order, until one is answered."""


class BotMetrics:
    """Metrics of bots; this base class counts nothing."""

    def queue_changed(self, by: int) -> None:
        """Record that jobs were added to the queue or, if ``by`` is negative, removed from it."""

    def job_started(self, waited_s: float) -> None:
        """Record how long a job waited for a worker."""

    def workers_changed(self, by: int) -> None:
        """Record that workers were started or, if ``by`` is negative, stopped."""

    def worker_lost(self, reason: LossReason) -> None:
        """Record that a worker has to be replaced."""

    def level_changed(self, steps_down: int) -> None:
        """Record by how many levels bots play below their set level."""


def worker_count(requested: int) -> int:
    """Return the number of workers; for 0 it follows the CPU cores, less one for the server."""
    if requested:
        return requested
    cores = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
    return min(max(cores - 1, 1), MAX_WORKERS)


@dataclass(eq=False, slots=True)
class _Job:
    """Queued work and the future of its answer."""

    level: str
    """Level of the bot, by which the load is measured."""
    attempts: Attempts
    answer: asyncio.Future[str]
    queued_at: float = field(default_factory=monotonic)


@final
class BotWorkers:
    """The worker processes of one server; they start with the first request.

    ``on_level_changed`` is called when the highest level is lowered or raised, which depends on the
    load measured by ``clock``.
    """

    def __init__(
        self,
        workers: int = 1,
        on_level_changed: Callable[[], None] = lambda: None,
        timeouts: BotTimeouts = SERVER_TIMEOUTS,
        metrics: BotMetrics | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._load_shedder = LoadShedder(workers, clock)
        self._on_level_changed = on_level_changed
        self._timeouts = timeouts
        self._metrics = metrics = metrics or BotMetrics()
        job_s = timeouts.job_s
        self._builtin_pool = _WorkerPool(
            workers, partial(SandboxedProcess, timeouts.kill_builtin_s), job_s, metrics
        )
        self._custom_pool = _WorkerPool(
            workers,
            partial(SandboxedProcess, timeouts.kill_custom_s, is_custom=True),
            job_s,
            metrics,
        )
        self._raise_timer: asyncio.TimerHandle | None = None
        self._advice_lock = asyncio.Lock()

    @property
    def highest_level(self) -> str:
        return self._load_shedder.level

    async def choose(self, request: BotRequest) -> str:
        """Return the text of the bot's move.

        Raises ``BotFailed`` for any failure of a custom bot; for a built-in bot also
        ``WorkerCrashed`` or ``TimeoutError``.
        """
        try:
            if request.level in LEVELS:
                self._load_shedder.record_request(request.level)
                return await self._builtin_pool.run(
                    request.level, request.queue_key, partial(self._attempts, request)
                )
            task = partial(handle_request, request, self._timeouts)
            return await self._custom_pool.run(request.level, request.queue_key, lambda: (task,))
        except TaskFailed as failure:
            raise BotFailed(request.level, str(failure)) from None
        except (WorkerCrashed, TimeoutError):
            if request.level in LEVELS:
                raise
            raise BotFailed(request.level, "no move in time, or its process crashed") from None

    async def advise(self, task: Task, queue_key: str) -> str:
        """Return the result of a task of move advice.

        Raises ``AdviceUnavailable`` if it fails, or while the level of bots is lowered. Only one
        request runs at a time, so that advice occupies at most one worker.
        """
        if self._load_shedder.is_lowered:
            raise AdviceUnavailable("the bot workers are overloaded")
        try:
            async with self._advice_lock:
                return await self._builtin_pool.run(ADVICE_LEVEL, queue_key, lambda: (task,))
        except (WorkerCrashed, TimeoutError, TaskFailed):
            raise AdviceUnavailable("no worker answered in time") from None

    def readjust_level(self) -> None:
        """Raise or lower the highest level if due; called by a timer while it is lowered."""
        self._raise_timer = None
        self._adjust_level()

    async def close(self) -> None:
        if self._raise_timer is not None:
            self._raise_timer.cancel()
        await self._builtin_pool.close()
        await self._custom_pool.close()

    def _attempts(self, request: BotRequest) -> Sequence[Task]:
        """Adjust the level of the bots, and return the tasks to try for a request, in order.

        The last one plays no higher than ``SUBSTITUTE_LEVEL``.
        """
        self._adjust_level()
        effective = self._load_shedder.effective_level(request.level)
        fallback = min(effective, SUBSTITUTE_LEVEL, key=LEVELS.index)
        levels = [effective] * (MAX_ATTEMPTS - 1) + [fallback]
        return [
            partial(handle_request, replace(request, level=level), self._timeouts)
            for level in levels
        ]

    def _adjust_level(self) -> None:
        """Adjust the highest level if due; while it is lowered, schedule the next check."""
        if self._load_shedder.adjust(job.level for job in self._builtin_pool.queue.heads()):
            self._metrics.level_changed(STEPS.index(STEPS[-1]) - STEPS.index(self.highest_level))
            _log.warning("the highest level of bots is now %s", self.highest_level)
            self._on_level_changed()
        if self._load_shedder.is_lowered and self._raise_timer is None:
            self._raise_timer = asyncio.get_running_loop().call_later(
                RECOVERY_S, self.readjust_level
            )


@final
class _WorkerPool:
    """A queue and up to ``max_workers`` worker processes, which are started on demand."""

    def __init__(
        self,
        max_workers: int,
        new_process: Callable[[], SandboxedProcess],
        job_timeout_s: float,
        metrics: BotMetrics,
    ) -> None:
        self.queue: FairQueue[_Job] = FairQueue()
        self._max_workers = max_workers
        self._new_process = new_process
        self._job_timeout_s = job_timeout_s
        self._metrics = metrics
        self._queued = asyncio.Semaphore(0)
        """The number of queued jobs; a removed job is still counted, so a worker may find none."""
        self._idle_workers = 0
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self, level: str, queue_key: str, attempts: Attempts) -> str:
        job = _Job(level, attempts, asyncio.get_running_loop().create_future())
        self.queue.add(queue_key, job)
        self._metrics.queue_changed(1)
        self._queued.release()
        if self._idle_workers < len(self.queue) and len(self._tasks) < self._max_workers:
            task = asyncio.create_task(self._work_loop(), name="bot worker")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        try:
            async with asyncio.timeout(self._job_timeout_s):
                return await job.answer
        finally:
            if self.queue.remove(queue_key, job):
                self._metrics.queue_changed(-1)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _work_loop(self) -> None:
        """Run queued jobs on one worker until cancelled."""
        worker = self._new_process()
        self._metrics.workers_changed(1)
        try:
            while True:
                self._idle_workers += 1
                await self._queued.acquire()
                self._idle_workers -= 1
                job = self.queue.pop()
                if job is not None:  # else the job was cancelled
                    self._metrics.queue_changed(-1)
                    self._metrics.job_started(monotonic() - job.queued_at)
                    await self._run_job(worker, job)
        finally:
            self._metrics.workers_changed(-1)
            await worker.stop()

    async def _run_job(self, worker: SandboxedProcess, job: _Job) -> None:
        """Run a job on a worker; if the worker crashes, make the next attempt."""
        error: Exception = WorkerCrashed("died")
        for task in job.attempts():
            try:
                answer = await worker.run(task)
            except WorkerCrashed as crash:
                self._metrics.worker_lost(crash.reason)
                error = crash
            except TaskFailed as failure:
                error = failure
                break
            else:
                if not job.answer.done():
                    job.answer.set_result(answer)
                return
        if not job.answer.done():
            job.answer.set_exception(error)
