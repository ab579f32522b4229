"""Sockets at this node, as tables see them."""

import asyncio
from collections.abc import Callable
from typing import Final, final

from saboteur.server.metrics import REJECTED
from saboteur.table.connection import Connection
from saboteur.table.models import StoredGuest
from saboteur.wire.encode import Frame
from saboteur.wire.messages import CLOSED_SLOW

LONGEST_QUEUE: Final = 64


class CountedConnection(Connection):
    """What it is refused is counted."""

    def rejected(self, code: str) -> None:
        """Count a frame that could not be taken."""
        REJECTED.labels(code).inc()


@final
class SocketConnection(CountedConnection):
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
