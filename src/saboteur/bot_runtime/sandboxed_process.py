"""A worker process with limited time and memory, without secrets and database access.

For code that can hang or that reads untrusted input. A process that exceeds a limit is killed and
the next task starts a new one. Results are text; nothing from the process is unpickled.
"""

import asyncio
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Final, Literal, TypeAlias, final

from saboteur.bot_runtime import worker_main
from saboteur.bot_runtime.executor import Task
from saboteur.bot_runtime.worker_main import ERROR, LENGTH_BYTES

START_TIMEOUT_S: Final = 30.0
"""Time limit for the start of the process; not counted against the timeout of a task."""
SELF_EXIT_MARGIN_S: Final = 1.0
"""Time after a task's timeout at which a process that was not killed exits by itself."""
MAX_ADDRESS_SPACE_MIB: Final = 1024
"""The limit RLIMIT_AS, which counts address space; Python reserves far more than it uses."""
ENV_ALLOWLIST: Final = ("PATH", "PYTHONPATH", "LD_LIBRARY_PATH", "SYSTEMROOT")
"""Environment variables passed to the process; others may hold passwords."""
SINGLE_THREAD_ENV: Final = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
"""Environment for the level ``master``: NumPy would reserve memory for a thread on every core."""
MEMORY_ERROR: Final = MemoryError.__name__

LossReason: TypeAlias = Literal["time", "memory", "died"]


class TaskFailed(Exception):
    """The task raised an error; the argument is its text, or only its type."""


class WorkerCrashed(Exception):
    """The process crashed, or was killed for exceeding its time or memory limit."""

    def __init__(self, reason: LossReason) -> None:
        super().__init__(reason)
        self.reason = reason


@final
class SandboxedProcess:
    """A worker process that runs one task at a time, started on demand and after a crash.

    With ``is_custom`` it runs the operator's own code: without a memory limit, and with the
    server's environment and import path.
    """

    def __init__(self, timeout_s: float, *, is_custom: bool = False) -> None:
        self._timeout_s = timeout_s
        self._is_custom = is_custom
        self._process: Process | None = None

    @property
    def process(self) -> Process | None:
        """The process, if one has been started and not stopped; it may have crashed since."""
        return self._process

    async def run(self, task: Task) -> str:
        """Return the result of a task. Raises ``TaskFailed`` or ``WorkerCrashed``."""
        is_complete = False
        try:
            process = await self._ensure_process()
            async with asyncio.timeout(self._timeout_s):
                payload = pickle.dumps(task, protocol=pickle.HIGHEST_PROTOCOL)
                assert process.stdin is not None  # noqa: S101 - a pipe
                process.stdin.write(len(payload).to_bytes(LENGTH_BYTES, "big") + payload)
                await process.stdin.drain()
                reply = await _read_frame(process)
            is_complete = True
        except TimeoutError:
            raise WorkerCrashed("time") from None
        except (asyncio.IncompleteReadError, OSError):
            raise WorkerCrashed("died") from None
        finally:
            if not is_complete:  # also if cancelled: the process would still be busy with it
                await self.stop()
        text = reply[1:].decode(errors="replace")
        if reply[:1] != ERROR:
            return text
        if text == MEMORY_ERROR and not self._is_custom:
            await self.stop()  # the memory that is left may not be enough for the next task
            raise WorkerCrashed("memory")
        raise TaskFailed(text)

    async def stop(self) -> None:
        """Kill the process, if one runs, and wait for its end."""
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
                str(self._timeout_s + SELF_EXIT_MARGIN_S),
                stdin=PIPE,
                stdout=PIPE,
                env=self._environment(),
            )
            async with asyncio.timeout(START_TIMEOUT_S):
                await _read_frame(self._process)
        return self._process

    def _environment(self) -> dict[str, str]:
        if self._is_custom:
            return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        allowed = {name: os.environ[name] for name in ENV_ALLOWLIST if name in os.environ}
        return allowed | SINGLE_THREAD_ENV


async def _read_frame(process: Process) -> bytes:
    assert process.stdout is not None  # noqa: S101 - a pipe
    length = int.from_bytes(await process.stdout.readexactly(LENGTH_BYTES), "big")
    return await process.stdout.readexactly(length)
