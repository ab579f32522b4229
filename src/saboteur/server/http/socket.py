"""Serves one WebSocket: decodes and rate-limits incoming frames, and writes outgoing ones."""

import asyncio
from collections.abc import Callable
from typing import Any, Final, TypeAlias, final

from litestar.exceptions import WebSocketDisconnect

from saboteur.protocol.messages import CLOSED_NOT_AUTHENTICATED, CLOSED_RATE_LIMITED
from saboteur.server.cluster.peer_router import ConnectionTarget
from saboteur.server.connection import SocketConnection
from saboteur.server.http.auth import GUEST_COOKIE, hash_token
from saboteur.server.http.request import AppSocket
from saboteur.server.metrics import SOCKETS
from saboteur.server.services.connections import ConnectionInfo
from saboteur.server.storage.guests import device_id
from saboteur.table.connections.connection import Connection
from saboteur.table.connections.frame_reader import MAX_FRAME_BYTES, read_table_frame, reject_frame

MAX_MESSAGE_BYTES: Final = 4 * MAX_FRAME_BYTES
"""Larger messages close the socket with code 1009 before they are read completely."""
MAX_REJECTED_FRAMES: Final = 50
"""Frames beyond the rate limit that are answered with an error; the next closes the socket."""
CLOSE_TIMEOUT_S: Final = 5.0

FrameDecoder: TypeAlias = Callable[[Connection, str | None], Any]
"""Decodes a frame; if it is invalid, sends an error to the client and returns ``None``."""


async def accept_socket(
    socket: AppSocket, target: ConnectionTarget | int, decode: FrameDecoder = read_table_frame
) -> None:
    """Accept a socket and serve it, or close it at once; ``target`` may be a close code.

    Browsers hide the HTTP status of a rejected handshake from the page, but not a close code.
    """
    guest = await socket.guest()
    await socket.accept()
    if guest is None:
        await socket.close(CLOSED_NOT_AUTHENTICATED)
    elif isinstance(target, int):
        await socket.close(target)
    elif not socket.limits.guest_frames.try_acquire(guest.id):
        await socket.close(CLOSED_RATE_LIMITED)
    else:
        connection = SocketConnection(guest)
        device = device_id(hash_token(socket.cookies.get(GUEST_COOKIE, "")))
        with socket.context.connections.track(
            ConnectionInfo(connection, target, socket.client_address, device)
        ):
            await _serve_socket(socket, target, connection, decode)


async def _serve_socket(
    socket: AppSocket,
    target: ConnectionTarget,
    connection: SocketConnection,
    decode: FrameDecoder,
) -> None:
    """Serve an accepted socket until either side closes it."""
    SOCKETS.inc()
    target.attach(connection)
    writer = asyncio.create_task(_write_frames(socket, connection))
    close_timeout = _CloseTimeout()
    try:
        async with close_timeout.timeout:
            connection.on_close(close_timeout.start)
            writer.add_done_callback(close_timeout.start)
            await _FrameReader(socket, target, connection, decode).run()
    except TimeoutError:
        pass  # the client did not accept the remaining frames
    finally:
        close_timeout.is_finished = True
        SOCKETS.dec()
        target.detach(connection)
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)


@final
class _CloseTimeout:
    """Ends reading ``CLOSE_TIMEOUT_S`` after a close was requested or the writer ended.

    Callbacks instead of a waiting task, because there may be ten thousand sockets.
    """

    def __init__(self) -> None:
        self.timeout = asyncio.timeout(None)
        self.is_finished = False

    def start(self, _: asyncio.Future[Any]) -> None:
        # The writer sends the remaining frames first, unless the client is too slow.
        if not self.is_finished and not self.timeout.expired():
            self.timeout.reschedule(asyncio.get_running_loop().time() + CLOSE_TIMEOUT_S)


async def _write_frames(socket: AppSocket, connection: SocketConnection) -> None:
    """Send queued frames until the connection closes, then the close code."""
    while (frame := await connection.next_frame()) is not None:
        await socket.send_data(frame)
    await socket.close(await connection.wait_closed())


@final
class _FrameReader:
    """Reads frames until the socket closes, and passes valid ones to the target."""

    def __init__(
        self,
        socket: AppSocket,
        target: ConnectionTarget,
        connection: SocketConnection,
        decode: FrameDecoder,
    ) -> None:
        self._socket = socket
        self._target = target
        self._connection = connection
        self._decode = decode
        self._seated = False
        self._limits = socket.limits
        self._guest_bucket = self._limits.guest_frames.bucket_for(connection.guest.id)
        self._bucket = self._limits.spectator_frames.new_bucket()
        self._rejected_count = 0

    async def run(self) -> None:
        try:
            while True:
                event = await self._socket.receive()
                if event["type"] == "websocket.disconnect":
                    return
                text = event.get("text")
                self._handle_frame(text if isinstance(text, str) else None)
                await asyncio.sleep(0)  # a burst must not starve the table and the writer
        except WebSocketDisconnect:
            return

    def _handle_frame(self, text: str | None) -> None:
        connection = self._connection
        if not self._seated and connection.is_seated:
            self._seated = True
            self._bucket = self._limits.player_frames.new_bucket()
        if not (self._bucket.try_acquire() and self._guest_bucket.try_acquire()):
            self._rejected_count += 1
            if self._rejected_count > MAX_REJECTED_FRAMES:
                connection.close(CLOSED_RATE_LIMITED)
            else:
                reject_frame(connection, text, "rate-limited", "too many frames; wait a little")
        else:
            message = self._decode(connection, text)
            if message is not None:
                self._target.on_message(connection, message)
