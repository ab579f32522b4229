"""Requests have an end: who does not finish one in time loses his connection."""

import asyncio
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

REQUEST_SECONDS: Final = 20.0
"""From the first moment to the last byte of a request; the longest has 128 kB."""


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
