"""The offline counterpart of a server, for the one device on which it runs.

It does everything that needs no other device: it opens tables, runs bots, stores each move before
showing it, reloads tables from storage and shows finished games. It uses no network, thread or
process.
"""

from collections.abc import Callable, Mapping
from typing import Final, Self, final

from saboteur.bot_runtime.in_process import InProcessExecutor, SendToWorker
from saboteur.bot_runtime.timing import MoveTicker
from saboteur.offline import routes
from saboteur.offline.document_store import DocumentStore, PersistDocuments
from saboteur.offline.local_socket import LocalSocket
from saboteur.offline.local_user import LOCAL_USER_ID
from saboteur.offline.table_registry import LocalTableRegistry
from saboteur.table.storage.models import GuestRecord
from saboteur.table.time_limits import BOT_MOVE_INTERVAL_S

ANONYMOUS_GUEST: Final = GuestRecord(LOCAL_USER_ID, "")
"""The user before they have chosen a nickname."""


@final
class LocalServer:
    """All services of one device; bound to the event loop in which it is used.

    Use ``open`` to create one.
    """

    def __init__(self, tables: LocalTableRegistry) -> None:
        self._tables = tables

    @classmethod
    def open(
        cls,
        documents: Mapping[str, bytes],
        persist: PersistDocuments,
        send_to_worker: SendToWorker | None,
        search_budget_s: float,
        *,
        ticker: MoveTicker | None = None,
    ) -> Self:
        """Create a server from the stored documents of a device.

        ``persist`` writes documents (``None`` deletes one), all or none; they are durable when
        it returns. ``send_to_worker`` sends a pickled task to another worker, which calls
        ``executor.run_task``; without it bots run here. ``search_budget_s`` is the time that a
        searching level has for a move.
        """
        bot_executor = InProcessExecutor(send_to_worker, search_budget_s)
        ticker = ticker or MoveTicker(tick_s=BOT_MOVE_INTERVAL_S)
        return cls(LocalTableRegistry(DocumentStore(documents, persist), bot_executor, ticker))

    async def request(self, method: str, path: str, body: str | None) -> tuple[int, str, str]:
        """Handle a request as a server does over HTTP; return status, media type and body."""
        return await routes.dispatch(self._tables, method, path, body)

    def connect(
        self, code: str, send: Callable[[str], None], close: Callable[[int], None]
    ) -> LocalSocket:
        """Open a socket to a table: ``send`` gets its frames, ``close`` the close code."""
        guest = self._tables.user.guest or ANONYMOUS_GUEST
        return LocalSocket(guest, lambda: self._tables.load_for_user(code), send, close)

    async def close(self) -> None:
        """Stop all tables; everything written is durable when it returns."""
        await self._tables.close()
