"""Records that strangers send are read and played again, and games reviewed, in another process.

Its time and memory have an end, which nothing that is sent can move: whoever is not done by then is
killed, the sender is refused, and a new one begins. It knows no secret and sees no database; tables
and their threads go on beside it. It is ours but for what it reads, so one serves all in turn.

    python -m saboteur.server.inspection     is such a process
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
from saboteur.table.reviews import made

SECONDS: Final = 10.0
"""Of which the longest honest game takes one on a slow machine."""
START_SECONDS: Final = 30.0
"""That the process may take to begin, which is nobody's fault who sends a record."""
REVIEW_SECONDS: Final = 90.0
"""Of which a game of twelve takes a dozen, one of five three."""
MEGABYTES: Final = 1024
"""Of addresses, most of which Python only sets aside."""
MOST_WAITING: Final = 20
NICE: Final = 5
"""As bots are: tables come first."""
LENGTH_BYTES: Final = 4
VERIFY, REVIEW = b"v", b"r"
"""How what is asked begins."""
READY, GOOD, FAULT = b"?", b"+", b"-"
"""What it says when it awaits its first record; how an answer begins."""
KEPT: Final = ("PATH", "PYTHONPATH", "LD_LIBRARY_PATH", "SYSTEMROOT")
"""All of the environment that the process gets: the rest may hold passwords."""


class TooCostly(RecordError):
    """A record that can't be read within our time or memory."""


class TooBusy(Exception):
    """Too many records wait to be read."""


@final
class Inspector:
    """The process and those who wait for it; it starts with the first record."""

    def __init__(self, seconds: float = SECONDS) -> None:
        """Start nothing yet."""
        self._seconds = seconds
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._process: Process | None = None

    async def verify(self, record: str) -> None:
        """Return if a record is a whole game that the rules bear out; else ``RecordError``."""
        await self._in_turn(VERIFY + record.encode())

    async def review(self, record: str, claims: Claims) -> bytes:
        """Review a record that was verified; ``RecordError`` if that can't be done."""
        return await self._in_turn(REVIEW + pickle.dumps((record, claims)))

    async def _in_turn(self, asked: bytes) -> bytes:
        if self._waiting >= MOST_WAITING:
            raise TooBusy("too many records are being read; come back in a minute")
        self._waiting += 1
        try:
            async with self._turn:
                said = await self._asked(asked)
        finally:
            self._waiting -= 1
        if said[:1] == FAULT:
            raise RecordError(said[1:].decode())
        return said[1:]

    async def close(self) -> None:
        """End the process."""
        if self._process is not None:
            if self._process.returncode is None:
                self._process.kill()
            await self._process.wait()
            self._process = None

    async def _asked(self, asked: bytes) -> bytes:
        """Return what the process says, word for word."""
        done = False
        try:
            process = await self._running()
            async with asyncio.timeout(self._seconds):
                assert process.stdin is not None  # noqa: S101 - both are pipes
                assert process.stdout is not None  # noqa: S101
                process.stdin.write(len(asked).to_bytes(LENGTH_BYTES, "big") + asked)
                await process.stdin.drain()
                length = int.from_bytes(await process.stdout.readexactly(LENGTH_BYTES), "big")
                said = await process.stdout.readexactly(length)
                done = True
                return said
        except TimeoutError:
            raise TooCostly("it takes too long to play it again") from None
        except (asyncio.IncompleteReadError, ConnectionError):
            raise TooCostly("it takes too much memory to play it again") from None
        finally:
            if not done:  # the sender may have gone as well
                await self.close()

    async def _running(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                __name__,
                stdin=PIPE,
                stdout=PIPE,
                env={name: os.environ[name] for name in KEPT if name in os.environ},
            )
            assert self._process.stdout is not None  # noqa: S101 - a pipe
            async with asyncio.timeout(START_SECONDS):
                await self._process.stdout.readexactly(len(READY))
        return self._process


def main() -> None:
    """Read records from the one who started us, until he has no more."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - Windows has none

        most = MEGABYTES << 20
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        os.nice(NICE)
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    sink.write(READY)
    sink.flush()
    while length := source.read(LENGTH_BYTES):
        answer = _answer(source.read(int.from_bytes(length, "big")))
        sink.write(len(answer).to_bytes(LENGTH_BYTES, "big") + answer)
        sink.flush()


def _answer(asked: bytes) -> bytes:
    """Say what is wrong with a record; nothing of a good one, unless its review is asked for."""
    try:
        if asked[:1] == REVIEW:
            return GOOD + made(*pickle.loads(asked[1:]))  # noqa: S301 - from our own server
        verify_whole(asked[1:].decode())
    except (RecordError, ValueError) as error:
        return FAULT + str(error).encode()
    return GOOD


if __name__ == "__main__":
    main()
