"""A worker process with limited time and memory that verifies uploaded records and reviews games.

Uploaded records are untrusted input. If the process exceeds its limits it is killed, the request
fails and the next request starts a new process. It has no secrets and no database access, and does
not block the tables and threads of the server. It runs only our own code, so that one process can
serve all requests in turn.

    python -m saboteur.server.sandbox     runs the worker on stdin and stdout
"""

import asyncio
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from typing import Final, final

from saboteur.bots.claims import Claims
from saboteur.notation.record import RecordError
from saboteur.play.match import verify_whole
from saboteur.table.analysis.game_reviews import make_review

REPLAY_TIMEOUT_S: Final = 10.0
"""The longest real game takes one second on a slow machine."""
START_TIMEOUT_S: Final = 30.0
"""For the start of the process; not counted against the timeout of a request."""
REVIEW_TIMEOUT_S: Final = 90.0
"""The review of a game with twelve players takes about twelve seconds, with five players three."""
MAX_ADDRESS_SPACE_MIB: Final = 1024
"""RLIMIT_AS, which counts address space; Python reserves far more than it uses."""
MAX_QUEUE_LENGTH: Final = 20
NICENESS: Final = 5
"""The same as for bot workers, so that tables have priority."""
LENGTH_BYTES: Final = 4
VERIFY_REQUEST, REVIEW_REQUEST = b"v", b"r"
"""The first byte of a request."""
READY, OK, ERROR = b"?", b"+", b"-"
"""``READY`` is written once after the start; a response begins with ``OK`` or ``ERROR``."""
ENV_ALLOWLIST: Final = ("PATH", "PYTHONPATH", "LD_LIBRARY_PATH", "SYSTEMROOT")
"""Environment variables passed to the process; others may hold passwords."""


class ReplayLimitExceeded(RecordError):
    """Replaying the record exceeded the limits of time or memory."""


class ReplayQueueFull(Exception):
    """``MAX_QUEUE_LENGTH`` requests are waiting already."""


@final
class SandboxedReplayWorker:
    """Client of a worker process; the first request starts it, and again after it was killed."""

    def __init__(self, timeout_s: float = REPLAY_TIMEOUT_S) -> None:
        self._timeout_s = timeout_s
        self._lock = asyncio.Lock()
        self._queue_length = 0
        self._process: Process | None = None

    async def verify(self, record: str) -> None:
        """Check that a record is a complete game that follows the rules.

        Raises:
            RecordError: The record is invalid.
            ReplayLimitExceeded: It could not be replayed within the limits.
            ReplayQueueFull: Too many requests are waiting.
        """
        await self._request(VERIFY_REQUEST + record.encode())

    async def review(self, record: str, claims: Claims) -> bytes:
        """Return the encoded review of a verified record.

        Raises:
            RecordError: The game cannot be reviewed, or not within the limits.
            ReplayQueueFull: Too many requests are waiting.
        """
        return await self._request(REVIEW_REQUEST + pickle.dumps((record, claims)))

    async def _request(self, request: bytes) -> bytes:
        if self._queue_length >= MAX_QUEUE_LENGTH:
            raise ReplayQueueFull("too many records are being read; come back in a minute")
        self._queue_length += 1
        try:
            async with self._lock:
                response = await self._exchange(request)
        finally:
            self._queue_length -= 1
        if response[:1] == ERROR:
            raise RecordError(response[1:].decode())
        return response[1:]

    async def close(self) -> None:
        """Kill the process, if one runs, and wait for its end."""
        if self._process is not None:
            if self._process.returncode is None:
                self._process.kill()
            await self._process.wait()
            self._process = None

    async def _exchange(self, request: bytes) -> bytes:
        """Send a request and return the raw response; kill the process if that fails."""
        done = False
        try:
            process = await self._ensure_process()
            async with asyncio.timeout(self._timeout_s):
                assert process.stdin is not None  # noqa: S101 - both are pipes
                assert process.stdout is not None  # noqa: S101
                process.stdin.write(len(request).to_bytes(LENGTH_BYTES, "big") + request)
                await process.stdin.drain()
                length = int.from_bytes(await process.stdout.readexactly(LENGTH_BYTES), "big")
                response = await process.stdout.readexactly(length)
                done = True
                return response
        except TimeoutError:
            raise ReplayLimitExceeded("replaying the record takes too long") from None
        except (asyncio.IncompleteReadError, ConnectionError):
            raise ReplayLimitExceeded("replaying the record takes too much memory") from None
        finally:
            if not done:  # also if the task was cancelled because the client disconnected
                await self.close()

    async def _ensure_process(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                __name__,
                stdin=PIPE,
                stdout=PIPE,
                env={name: os.environ[name] for name in ENV_ALLOWLIST if name in os.environ},
            )
            assert self._process.stdout is not None  # noqa: S101 - a pipe
            async with asyncio.timeout(START_TIMEOUT_S):
                await self._process.stdout.readexactly(len(READY))
        return self._process


def main() -> None:
    """Serve requests from stdin until it is closed."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - Windows has none

        limit = MAX_ADDRESS_SPACE_MIB << 20
        resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        os.nice(NICENESS)
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    sink.write(READY)
    sink.flush()
    while length := source.read(LENGTH_BYTES):
        response = _handle_request(source.read(int.from_bytes(length, "big")))
        sink.write(len(response).to_bytes(LENGTH_BYTES, "big") + response)
        sink.flush()


def _handle_request(request: bytes) -> bytes:
    """Return ``ERROR`` with the reason, or ``OK`` with the encoded review if one was requested."""
    try:
        if request[:1] == REVIEW_REQUEST:
            return OK + make_review(*pickle.loads(request[1:]))  # noqa: S301 - from our own server
        verify_whole(request[1:].decode())
    except (RecordError, ValueError) as error:
        return ERROR + str(error).encode()
    return OK


if __name__ == "__main__":
    main()
