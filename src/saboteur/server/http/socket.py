"""One socket: frames in are read, checked and handed to the table; frames out are sent."""

import asyncio
from typing import Any, Final, TypeAlias, final

import msgspec
from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from saboteur.server.cluster.peers import FarTable
from saboteur.server.limits import PLAYER, SPECTATOR, Credit
from saboteur.server.metrics import SOCKETS
from saboteur.server.table.connection import SocketVisit
from saboteur.server.table.live import LiveTable
from saboteur.server.wire.messages import CLOSED_FLOOD, FromClient

LONGEST_FRAME: Final = 16 * 1024
LONGEST_MESSAGE: Final = 4 * LONGEST_FRAME
"""Beyond this the socket is closed (1009) without reading on."""
PATIENCE: Final = 50
"""So many frames beyond one's credit are answered; then the socket is closed."""
CLOSING_SECONDS: Final = 5.0

AnySocket: TypeAlias = WebSocket[Any, Any, State]

_decoder: Final = msgspec.json.Decoder(FromClient)


async def attend(
    socket: AnySocket, table: LiveTable | FarTable, visit: SocketVisit, session: Credit
) -> None:
    """Serve an accepted socket until either side ends it; ``session`` is its guest's purse."""
    SOCKETS.inc()
    table.enter(visit)
    reader = asyncio.create_task(_Reader(socket, table, visit, session).run())
    writer = asyncio.create_task(_write(socket, visit))
    closed = asyncio.create_task(visit.closed())
    try:
        await asyncio.wait((reader, writer, closed), return_when=asyncio.FIRST_COMPLETED)
        if closed.done() and not reader.done():
            # The last words go first, unless the reader is too slow to take any.
            await asyncio.wait((writer,), timeout=CLOSING_SECONDS)
            writer.cancel()
            await _close(socket, closed.result())
    finally:
        SOCKETS.dec()
        table.leave(visit)
        for task in (reader, writer, closed):
            task.cancel()
        await asyncio.gather(reader, writer, closed, return_exceptions=True)


async def _write(socket: AnySocket, visit: SocketVisit) -> None:
    while True:
        frame = await visit.next_frame()
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
        self, socket: AnySocket, table: LiveTable | FarTable, visit: SocketVisit, session: Credit
    ) -> None:
        self._socket = socket
        self._table = table
        self._visit = visit
        self._session = session
        self._seated = False
        self._credit = Credit(SPECTATOR)
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
        visit = self._visit
        if not self._seated and visit.seated:
            self._seated = True
            self._credit = Credit(PLAYER)
        if not (self._credit.spend() and self._session.spend()):
            self._refused += 1
            if self._refused > PATIENCE:
                visit.close(CLOSED_FLOOD)
            else:
                visit.trouble("too-many", "too many frames; wait a little")
        elif text is None:
            visit.trouble("malformed", "frames are text")
        elif len(text.encode()) > LONGEST_FRAME:
            visit.trouble("too-long", f"a frame has at most {LONGEST_FRAME} bytes")
        else:
            try:
                message = _decoder.decode(text)
            except (msgspec.DecodeError, msgspec.ValidationError) as error:
                visit.trouble("malformed", str(error)[:200])
            else:
                self._table.hear(visit, message)
