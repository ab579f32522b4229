"""A connection: one open socket of one guest at one table, as the table sees it."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final, final

from saboteur.server.metrics import REJECTED
from saboteur.server.storage.models import StoredGuest
from saboteur.server.wire.encode import Frame, encode
from saboteur.server.wire.messages import CLOSED_SLOW, ServerMessage, Trouble

LONGEST_QUEUE: Final = 64


class Connection(ABC):
    """The socket is at this node, or at another that passes frames on. Nothing here waits."""

    def __init__(self, guest: StoredGuest) -> None:
        """Begin with nothing said."""
        self.guest = guest
        self.greeted = False
        """Whether it has said ``Hello``; before that it is told nothing of the table."""
        self.attentive = False
        """Whether it says ``Seen``."""
        self.program = False
        """Whether a program plays here."""
        self.seated = False
        """Whether its guest has a seat, as it was last shown."""
        self.eyes: int | None = None
        """The seat that this tab chose to look through."""
        self.covered = False
        """Whether it chose to look through none."""
        self._shown: tuple[int | None, set[int | None]] = (None, set())

    def send(self, message: ServerMessage) -> None:
        """Send a message to this socket alone."""
        self.send_frame(encode(message))

    def trouble(self, code: str, reason: str) -> None:
        """Say that a frame could not be taken."""
        REJECTED.labels(code).inc()
        self.send(Trouble(code=code, reason=reason))

    def asks_again(self, version: int | None, eyes: int | None) -> bool:
        """Whether it has asked through these eyes since the last move."""
        if self._shown[0] != version:
            self._shown = (version, set())
        asked = self._shown[1]
        again = eyes in asked
        asked.add(eyes)
        return again

    def seat(self, *, seated: bool) -> None:
        """Note whether its guest has a seat."""
        self.seated = seated

    @abstractmethod
    def send_frame(self, frame: Frame) -> None:
        """Send what is encoded already."""

    @abstractmethod
    def close(self, code: int) -> None:
        """Ask for the end of the socket, after what waits; the first reason counts."""


@final
class SocketConnection(Connection):
    """Frames wait here until the socket takes them; a reader who lags too far is dropped."""

    def __init__(self, guest: StoredGuest) -> None:
        """Begin with nothing to send."""
        super().__init__(guest)
        # A list and a future, of which there is one only while somebody waits: a queue of asyncio's
        # is 3 kB, and there may be ten thousand.
        self._frames: list[Frame | None] = []
        self._came: asyncio.Future[None] | None = None
        self._closed: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def send_frame(self, frame: Frame) -> None:
        """Send what is encoded already. Never waits."""
        if self._closed.done():
            return
        if len(self._frames) >= LONGEST_QUEUE:
            self.close(CLOSED_SLOW)
        else:
            self._put(frame)

    def close(self, code: int) -> None:
        """Ask for the end of the socket, after what waits; the first reason counts."""
        if not self._closed.done():
            self._closed.set_result(code)
            self._put(None)

    async def next_frame(self) -> Frame | None:
        """Return the next frame to send; ``None`` after the last. For one at a time."""
        while not self._frames:
            self._came = asyncio.get_running_loop().create_future()
            await self._came
        return self._frames.pop(0)

    def when_closed(self, hear: Callable[["asyncio.Future[int]"], None]) -> None:
        """Let somebody know as soon as the end is asked for."""
        self._closed.add_done_callback(hear)

    async def closed(self) -> int:
        """Return the code with which to close, once that is asked for."""
        return await asyncio.shield(self._closed)

    def _put(self, frame: Frame | None) -> None:
        self._frames.append(frame)
        if self._came is not None and not self._came.done():
            self._came.set_result(None)
