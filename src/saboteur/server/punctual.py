"""Requests have an end, and so have sockets of somebody who is not there any more."""

import asyncio
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

REQUEST_SECONDS: Final = 20.0
"""From the first moment to the last byte of a request; the longest has 128 kB."""
PING_SECONDS: Final = 12.0
PING_PATIENCE: Final = 15.0
LAST_LOOK: Final = 1.0
"""A phone that vanishes without a word is noticed after all three at the latest. The last look is
for a process that was itself away: its clocks ring before it has read what came meanwhile."""


class PunctualProtocol(H11Protocol):
    """HTTP as uvicorn speaks it, with a deadline for head and body.

    uvicorn itself ends connections that are idle between two requests, not within one.
    """

    request_seconds = REQUEST_SECONDS
    _due: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for the first request."""
        super().connection_made(transport)
        self._await_end()

    def data_received(self, data: bytes) -> None:
        """Go on waiting for the end of a request, or stop."""
        super().data_received(data)
        upgraded = self.transport.get_protocol() is not self
        unfinished = self.conn.their_state is h11.SEND_BODY or bool(self.conn.trailing_data[0])
        if unfinished and not upgraded:
            self._await_end()
        elif upgraded or self.conn.their_state is not h11.IDLE:
            self._end_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait for nothing any more."""
        self._end_waiting()
        super().connection_lost(exc)

    def _await_end(self) -> None:
        if self._due is None:
            self._due = self.loop.call_later(self.request_seconds, self.transport.abort)

    def _end_waiting(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None


class PunctualSocket(WebSocketsSansIOProtocol):
    """WebSocket as uvicorn speaks it, without waiting for somebody to take our last words.

    uvicorn closes a connection as soon as all is sent. Whoever has vanished takes nothing, and
    stays for as long as TCP tries, a quarter of an hour.
    """

    def keepalive_timeout(self) -> None:
        """Look once more whether an answer has come, then let go."""
        self.pong_timer = self.loop.call_later(LAST_LOOK, self._let_go)

    def _let_go(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        """Serve, and when that is over give the last words a while."""
        await super().run_asgi()
        if not self.disconnected:
            self.loop.call_later(self.close_timeout, self.transport.abort)
