"""The WebSocket connections of this node, as tables see them."""

import asyncio
from collections.abc import Callable
from typing import Final, final

from saboteur.protocol.encode import Frame
from saboteur.protocol.messages import CLOSED_SLOW_CONSUMER
from saboteur.server.metrics import REJECTED
from saboteur.table.connections.connection import Connection
from saboteur.table.storage.models import GuestRecord

MAX_QUEUED_FRAMES: Final = 64


class MeteredConnection(Connection):
    """A connection whose rejected frames are counted in the metrics."""

    def count_rejection(self, code: str) -> None:
        REJECTED.labels(code).inc()


@final
class SocketConnection(MeteredConnection):
    """A connection with a queue of outgoing frames for a WebSocket of this node.

    A client that falls ``MAX_QUEUED_FRAMES`` behind is disconnected.
    """

    def __init__(self, guest: GuestRecord) -> None:
        super().__init__(guest)
        # A list, and a future that exists only while a reader waits: an asyncio.Queue takes 3 kB,
        # and there may be ten thousand connections.
        self._frames: list[Frame | None] = []
        self._frame_ready: asyncio.Future[None] | None = None
        self._close_code: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def send_frame(self, frame: Frame) -> None:
        """Queue an encoded frame; never blocks. Does nothing after ``close``."""
        if self._close_code.done():
            return
        if len(self._frames) >= MAX_QUEUED_FRAMES:
            self.close(CLOSED_SLOW_CONSUMER)
        else:
            self._enqueue(frame)

    def close(self, code: int) -> None:
        """Close the socket with ``code`` after the queued frames; later calls change nothing."""
        if not self._close_code.done():
            self._close_code.set_result(code)
            self._enqueue(None)

    async def next_frame(self) -> Frame | None:
        """Return the next frame to send, or ``None`` after the last; call it from one task only."""
        while not self._frames:
            self._frame_ready = asyncio.get_running_loop().create_future()
            await self._frame_ready
        return self._frames.pop(0)

    def on_close(self, callback: Callable[["asyncio.Future[int]"], None]) -> None:
        """Call ``callback`` as soon as ``close`` is called."""
        self._close_code.add_done_callback(callback)

    async def wait_closed(self) -> int:
        """Wait until ``close`` is called and return its code."""
        return await asyncio.shield(self._close_code)

    def _enqueue(self, frame: Frame | None) -> None:
        self._frames.append(frame)
        if self._frame_ready is not None and not self._frame_ready.done():
            self._frame_ready.set_result(None)
