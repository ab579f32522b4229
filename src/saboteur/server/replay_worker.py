"""Verifies uploaded records and reviews games in a process with limited time and memory.

Uploaded records are untrusted input. If the process exceeds its limits it is killed, the request
fails and the next request starts a new process. It runs only our own code, so that one process can
serve all requests in turn.
"""

import asyncio
from asyncio.subprocess import Process
from functools import partial
from typing import Final, final

from saboteur.bot_runtime.executor import Task
from saboteur.bot_runtime.sandboxed_process import SandboxedProcess, TaskFailed, WorkerCrashed
from saboteur.bots.claims import Claims
from saboteur.notation.record import RecordError
from saboteur.play.verification import verify_whole
from saboteur.table.analysis.game_reviews import make_review

REPLAY_TIMEOUT_S: Final = 10.0
"""Limit per request; the longest real game takes one second on a slow machine."""
MAX_QUEUE_LENGTH: Final = 20


class ReplayLimitExceeded(RecordError):
    """Replaying the record exceeded the limits of time or memory."""


class ReplayQueueFull(Exception):
    """``MAX_QUEUE_LENGTH`` requests are waiting already."""


@final
class ReplayWorker:
    """Verifies and reviews records in one worker process.

    The process is started by the first request, and by the next one after it was killed.
    """

    def __init__(self, timeout_s: float = REPLAY_TIMEOUT_S) -> None:
        self._process = SandboxedProcess(timeout_s)
        self._lock = asyncio.Lock()
        self._queue_length = 0

    @property
    def process(self) -> Process | None:
        """The process, if one has been started and not stopped; it may have crashed since."""
        return self._process.process

    async def verify(self, record: str) -> None:
        """Check that a record is a complete game that follows the rules.

        Raises:
            RecordError: The record is invalid.
            ReplayLimitExceeded: It could not be replayed within the limits.
            ReplayQueueFull: Too many requests are waiting.
        """
        await self._run(partial(_verify, record))

    async def review(self, record: str, claims: Claims) -> str:
        """Return the review of a verified record as JSON.

        Raises:
            RecordError: The game cannot be reviewed, or not within the limits.
            ReplayQueueFull: Too many requests are waiting.
        """
        return await self._run(partial(make_review, record, claims))

    async def close(self) -> None:
        """Kill the process, if one runs, and wait for its end."""
        await self._process.stop()

    async def _run(self, task: Task) -> str:
        if self._queue_length >= MAX_QUEUE_LENGTH:
            raise ReplayQueueFull("too many records are being read; come back in a minute")
        self._queue_length += 1
        try:
            async with self._lock:
                return await self._process.run(task)
        except TaskFailed as failure:
            raise RecordError(str(failure)) from None
        except WorkerCrashed as crash:
            limit = "long" if crash.reason == "time" else "much memory"
            raise ReplayLimitExceeded(f"replaying the record takes too {limit}") from None
        finally:
            self._queue_length -= 1


def _verify(record: str) -> str:
    """Verify a record in the worker process; raises ``RecordError``."""
    try:
        verify_whole(record)
    except RecordError:
        raise
    except ValueError as error:
        raise RecordError(str(error)) from None
    return ""
