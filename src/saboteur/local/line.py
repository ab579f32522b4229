"""A line: what is a socket at a server is a pair of functions here."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, final

from saboteur.table.connection import Connection
from saboteur.table.frames import read_frame
from saboteur.table.live import LiveTable
from saboteur.table.models import StoredGuest
from saboteur.table.waking import FrozenTable
from saboteur.wire import messages as wire
from saboteur.wire.encode import Frame
from saboteur.wire.problems import NoGuest

_log: Final = logging.getLogger(__name__)


@final
class LocalConnection(Connection):
    """Frames go out at once, in the order in which the table sends them."""

    def __init__(
        self, guest: StoredGuest, send: Callable[[str], None], close: Callable[[int], None]
    ) -> None:
        """Take where frames go, and who is told the end."""
        super().__init__(guest)
        self._send = send
        self._close = close
        self.open = True

    def rejected(self, code: str) -> None:
        """Nobody counts here."""

    def send_frame(self, frame: Frame) -> None:
        """Send what is encoded already."""
        if self.open:
            self._send(frame)

    def close(self, code: int) -> None:
        """End the line; the first reason counts."""
        if self.open:
            self.open = False
            self._close(code)


@final
class Line:
    """One open line of the guest at one table."""

    def __init__(
        self,
        guest: StoredGuest,
        find: Callable[[], Awaitable[LiveTable | None]],
        send: Callable[[str], None],
        close: Callable[[int], None],
    ) -> None:
        """Find the table; what is said meanwhile waits."""
        self._close = close
        self._connection = LocalConnection(guest, send, self._closed)
        self._table: LiveTable | None = None
        self._waiting: list[str] = []
        self._entering = asyncio.ensure_future(self._enter(find))

    def hear(self, text: str) -> None:
        """Take one frame of the client in."""
        if not self._connection.open:
            return
        if self._table is None:
            self._waiting.append(text)
            return
        message = read_frame(self._connection, text)
        if message is not None:
            self._table.hear(self._connection, message)

    def leave(self) -> None:
        """End the line from the client's side; nothing is sent any more."""
        self._connection.open = False
        self._entering.cancel()
        if self._table is not None:
            self._table.leave(self._connection)
            self._table = None

    def _closed(self, code: int) -> None:
        """End the line from the table's side, which still counts those who are there."""
        self._close(code)
        asyncio.get_running_loop().call_soon(self.leave)

    async def _enter(self, find: Callable[[], Awaitable[LiveTable | None]]) -> None:
        try:
            table = await find()
        except NoGuest:
            self._connection.close(wire.CLOSED_NO_GUEST)
            return
        except FrozenTable as frozen:
            self._connection.trouble("frozen", str(frozen))
            table = None
        except Exception:  # noqa: BLE001 - whatever it was, the next try may be better
            _log.exception("a table can't be woken")
            self._connection.close(wire.CLOSED_LOST)
            return
        if table is None:
            self._connection.close(wire.CLOSED_NO_TABLE)
            return
        self._table = table
        table.enter(self._connection)
        waiting, self._waiting = self._waiting, []
        for text in waiting:
            self.hear(text)
