"""Offline sockets: a pair of callbacks in place of a WebSocket."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, final

from saboteur.protocol import messages as wire
from saboteur.protocol.encode import Frame
from saboteur.protocol.errors import NotAuthenticated
from saboteur.table.actor.table_actor import TableActor
from saboteur.table.connections.connection import Connection
from saboteur.table.connections.frame_reader import read_table_frame
from saboteur.table.lifecycle.table_loading import IncompatibleTable
from saboteur.table.storage.models import GuestRecord

_log: Final = logging.getLogger(__name__)


@final
class LocalConnection(Connection):
    """Passes frames to a callback at once, in the order in which the table sends them."""

    def __init__(
        self, guest: GuestRecord, send: Callable[[str], None], on_close: Callable[[int], None]
    ) -> None:
        super().__init__(guest)
        self._send = send
        self._on_close = on_close
        self.is_open = True

    def count_rejection(self, code: str) -> None:
        """Do nothing: there are no metrics offline."""

    def send_frame(self, frame: Frame) -> None:
        """Send an encoded message, unless the socket is closed."""
        if self.is_open:
            self._send(frame)

    def close(self, code: int) -> None:
        """Close the socket; the first code given counts."""
        if self.is_open:
            self.is_open = False
            self._on_close(code)


@final
class LocalSocket:
    """One open socket of the user at one table.

    ``load`` finds the table in the background; frames received in the meantime are queued.
    ``on_close`` gets the close code.
    """

    def __init__(
        self,
        guest: GuestRecord,
        load: Callable[[], Awaitable[TableActor | None]],
        send: Callable[[str], None],
        on_close: Callable[[int], None],
    ) -> None:
        self._on_close = on_close
        self._connection = LocalConnection(guest, send, self._on_table_closed)
        self._actor: TableActor | None = None
        self._queued_frames: list[str] = []
        self._connecting = asyncio.ensure_future(self._connect(load))

    def receive(self, text: str) -> None:
        """Handle one frame of the client."""
        if not self._connection.is_open:
            return
        if self._actor is None:
            self._queued_frames.append(text)
            return
        message = read_table_frame(self._connection, text)
        if message is not None:
            self._actor.on_message(self._connection, message)

    def disconnect(self) -> None:
        """Close the socket from the client's side; no frame is sent to it after that."""
        self._connection.is_open = False
        self._connecting.cancel()
        if self._actor is not None:
            self._actor.detach(self._connection)
            self._actor = None

    def _on_table_closed(self, code: int) -> None:
        """Close the socket from the table's side.

        It is detached later, because the table is still iterating over its connections.
        """
        self._on_close(code)
        asyncio.get_running_loop().call_soon(self.disconnect)

    async def _connect(self, load: Callable[[], Awaitable[TableActor | None]]) -> None:
        try:
            table = await load()
        except NotAuthenticated:
            self._connection.close(wire.CLOSED_NOT_AUTHENTICATED)
            return
        except IncompatibleTable as error:
            self._connection.send_error("incompatible-rules", str(error))
            table = None
        except Exception:  # noqa: BLE001 - the client may reconnect
            _log.exception("a table can't be loaded")
            self._connection.close(wire.CLOSED_RECONNECT)
            return
        if table is None:
            self._connection.close(wire.CLOSED_TABLE_NOT_FOUND)
            return
        self._actor = table
        table.attach(self._connection)
        queued, self._queued_frames = self._queued_frames, []
        for text in queued:
            self.receive(text)
