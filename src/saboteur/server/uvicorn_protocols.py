"""uvicorn protocols with timeouts for slow requests and for vanished WebSocket clients."""

import asyncio
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

REQUEST_TIMEOUT_S: Final = 20.0
"""Time limit for a request of at most 128 kB, until its last byte.

It runs from the start of the connection, or from the first byte of a later request.
"""
PING_INTERVAL_S: Final = 12.0
PING_TIMEOUT_S: Final = 15.0
PONG_GRACE_S: Final = 1.0
"""Additional wait for a pong.

It is for a process that was itself suspended: its timers fire before it has read the answers
that arrived meanwhile. A client that vanishes is noticed after the sum of ``PING_INTERVAL_S``,
``PING_TIMEOUT_S`` and this at the latest.
"""


class RequestTimeoutProtocol(H11Protocol):
    """uvicorn's HTTP protocol with a deadline for the head and body of a request.

    uvicorn itself closes connections that are idle between two requests, not within one.
    """

    request_timeout_s = REQUEST_TIMEOUT_S
    _request_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start the timeout of the first request."""
        super().connection_made(transport)
        self._start_request_timer()

    def data_received(self, data: bytes) -> None:
        """Run the timeout as long as a request is incomplete."""
        super().data_received(data)
        upgraded = self.transport.get_protocol() is not self
        unfinished = self.conn.their_state is h11.SEND_BODY or bool(self.conn.trailing_data[0])
        if unfinished and not upgraded:
            self._start_request_timer()
        elif upgraded or self.conn.their_state is not h11.IDLE:
            self._cancel_request_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel_request_timer()
        super().connection_lost(exc)

    def _start_request_timer(self) -> None:
        if self._request_timer is None:
            self._request_timer = self.loop.call_later(self.request_timeout_s, self.transport.abort)

    def _cancel_request_timer(self) -> None:
        if self._request_timer is not None:
            self._request_timer.cancel()
            self._request_timer = None


class AbortingWebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol that aborts a connection whose client does not answer.

    uvicorn closes a connection once all data is sent. A vanished client accepts no data, so its
    connection would stay for as long as TCP retries: a quarter of an hour.
    """

    def keepalive_timeout(self) -> None:
        """Check for a pong once more after ``PONG_GRACE_S``, then abort the connection."""
        self.pong_timer = self.loop.call_later(PONG_GRACE_S, self._abort_unless_answered)

    def _abort_unless_answered(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        """Run the application, then allow ``close_timeout`` seconds for the closing handshake."""
        await super().run_asgi()
        if not self.disconnected:
            self.loop.call_later(self.close_timeout, self.transport.abort)
