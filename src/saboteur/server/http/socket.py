"""One socket: frames in are read, checked and handed to the table; frames out are sent."""

import asyncio
from collections.abc import Callable
from typing import Any, Final, TypeAlias, final

from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from saboteur.server.cluster.peers import LivePlace
from saboteur.server.connection import SocketConnection
from saboteur.server.limits import PLAYER, SPECTATOR
from saboteur.server.metrics import SOCKETS
from saboteur.table.connection import Connection
from saboteur.table.frames import LONGEST_FRAME, read_frame
from saboteur.table.limits import Bucket
from saboteur.wire.messages import CLOSED_FLOOD

LONGEST_MESSAGE: Final = 4 * LONGEST_FRAME
"""Beyond this the socket is closed (1009) without reading on."""
MOST_REFUSED: Final = 50
"""So many frames beyond one's credit are answered; then the socket is closed."""
CLOSING_SECONDS: Final = 5.0

AnySocket: TypeAlias = WebSocket[Any, Any, State]
ReadFrame: TypeAlias = Callable[[Connection, str | None], Any]
"""Reads what a client sent; ``None`` if it can't be taken, and was answered."""


async def serve_socket(
    socket: AnySocket,
    table: LivePlace,
    connection: SocketConnection,
    session: Bucket,
    read: ReadFrame = read_frame,
) -> None:
    """Serve an accepted socket until either side ends it; ``session`` is its guest's bucket."""
    SOCKETS.inc()
    table.enter(connection)
    writer = asyncio.create_task(_write(socket, connection))
    end = _End()
    try:
        async with end.limit:
            connection.when_closed(end.hear)
            writer.add_done_callback(end.hear)
            await _Reader(socket, table, connection, session, read).run()
    except TimeoutError:
        pass  # it takes nothing any more
    finally:
        end.came = True
        SOCKETS.dec()
        table.leave(connection)
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)


@final
class _End:
    """When reading ends: soon after the end of a socket is asked for, or of who writes to it.

    Here rather than in a task that waits for it: there may be ten thousand.
    """

    def __init__(self) -> None:
        self.limit = asyncio.timeout(None)
        self.came = False

    def hear(self, _: asyncio.Future[Any]) -> None:
        # The last words go first, unless he is too slow to take any.
        if not self.came and not self.limit.expired():
            self.limit.reschedule(asyncio.get_running_loop().time() + CLOSING_SECONDS)


async def _write(socket: AnySocket, connection: SocketConnection) -> None:
    """Send what comes, and in the end why there is no more."""
    while (frame := await connection.next_frame()) is not None:
        await socket.send_data(frame)
    await socket.close(await connection.closed())


@final
class _Reader:
    """Reads a socket to its end."""

    def __init__(
        self,
        socket: AnySocket,
        table: LivePlace,
        connection: SocketConnection,
        session: Bucket,
        read: ReadFrame,
    ) -> None:
        self._socket = socket
        self._table = table
        self._connection = connection
        self._session = session
        self._read = read
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
        else:
            message = self._read(connection, text)
            if message is not None:
                self._table.hear(connection, message)
