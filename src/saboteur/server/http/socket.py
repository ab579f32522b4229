"""One socket: frames in are read, checked and handed to the table; frames out are sent."""

import asyncio
from typing import Any, Final, TypeAlias, final

import msgspec
from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from saboteur.server.cluster.peers import RemoteTable
from saboteur.server.limits import PLAYER, SPECTATOR, Bucket
from saboteur.server.metrics import SOCKETS
from saboteur.server.table.connection import SocketConnection
from saboteur.server.table.live import LiveTable
from saboteur.server.wire.messages import CLOSED_FLOOD, FromClient

LONGEST_FRAME: Final = 16 * 1024
LONGEST_MESSAGE: Final = 4 * LONGEST_FRAME
"""Beyond this the socket is closed (1009) without reading on."""
MOST_REFUSED: Final = 50
"""So many frames beyond one's credit are answered; then the socket is closed."""
CLOSING_SECONDS: Final = 5.0

AnySocket: TypeAlias = WebSocket[Any, Any, State]

_decoder: Final = msgspec.json.Decoder(FromClient)


async def serve_socket(
    socket: AnySocket, table: LiveTable | RemoteTable, connection: SocketConnection, session: Bucket
) -> None:
    """Serve an accepted socket until either side ends it; ``session`` is its guest's bucket."""
    SOCKETS.inc()
    table.enter(connection)
    reader = asyncio.create_task(_Reader(socket, table, connection, session).run())
    writer = asyncio.create_task(_write(socket, connection))
    closed = asyncio.create_task(connection.closed())
    try:
        await asyncio.wait((reader, writer, closed), return_when=asyncio.FIRST_COMPLETED)
        if closed.done() and not reader.done():
            # The last words go first, unless the reader is too slow to take any.
            await asyncio.wait((writer,), timeout=CLOSING_SECONDS)
            writer.cancel()
            await _close(socket, closed.result())
    finally:
        SOCKETS.dec()
        table.leave(connection)
        for task in (reader, writer, closed):
            task.cancel()
        await asyncio.gather(reader, writer, closed, return_exceptions=True)


async def _write(socket: AnySocket, connection: SocketConnection) -> None:
    while True:
        frame = await connection.next_frame()
        if frame is None:
            return
        await socket.send_data(frame)


async def _close(socket: AnySocket, code: int) -> None:
    try:
        async with asyncio.timeout(CLOSING_SECONDS):
            await socket.close(code)
    except TimeoutError:
        pass  # it takes nothing any more; the connection ends with its next ping


@final
class _Reader:
    """Reads a socket to its end."""

    def __init__(
        self,
        socket: AnySocket,
        table: LiveTable | RemoteTable,
        connection: SocketConnection,
        session: Bucket,
    ) -> None:
        self._socket = socket
        self._table = table
        self._connection = connection
        self._session = session
        self._seated = False
        self._credit = Bucket(SPECTATOR)
        self._refused = 0

    async def run(self) -> None:
        try:
            while True:
                event = await self._socket.receive()
                if event["type"] == "websocket.disconnect":
                    return
                text = event.get("text")
                self._take(text if isinstance(text, str) else None)
                await asyncio.sleep(0)  # a burst must not keep table and writer from their turn
        except WebSocketDisconnect:
            return

    def _take(self, text: str | None) -> None:
        connection = self._connection
        if not self._seated and connection.seated:
            self._seated = True
            self._credit = Bucket(PLAYER)
        if not (self._credit.spend() and self._session.spend()):
            self._refused += 1
            if self._refused > MOST_REFUSED:
                connection.close(CLOSED_FLOOD)
            else:
                connection.trouble("too-many", "too many frames; wait a little")
        elif text is None:
            connection.trouble("malformed", "frames are text")
        elif len(text.encode()) > LONGEST_FRAME:
            connection.trouble("too-long", f"a frame has at most {LONGEST_FRAME} bytes")
        else:
            try:
                message = _decoder.decode(text)
            except (msgspec.DecodeError, msgspec.ValidationError) as error:
                connection.trouble("malformed", str(error)[:200])
            else:
                self._table.hear(connection, message)
