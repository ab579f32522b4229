"""The tables of an offline server: opens, loads and deletes them."""

import asyncio
from functools import partial
from typing import Final, final

from saboteur.bot_runtime.in_process import InProcessExecutor
from saboteur.bot_runtime.timing import MoveTicker
from saboteur.offline.document_store import DocumentStore
from saboteur.offline.local_user import LOCAL_USER_ID, LocalUser
from saboteur.offline.review_store import LocalReviewStore
from saboteur.offline.settings import LocalSettings
from saboteur.offline.stats_service import LocalStatsService
from saboteur.offline.table_store import LocalTableStore
from saboteur.offline.uploaded_records import UploadedRecords
from saboteur.play.game import Record
from saboteur.protocol.errors import NotAuthenticated
from saboteur.protocol.messages import BranchGame, NewTable
from saboteur.table.actor.table_actor import TableActor
from saboteur.table.analysis.game_reviews import ReviewService, make_review
from saboteur.table.analysis.move_advice import MoveAdvisor
from saboteur.table.analysis.replay_cache import ReplayCache
from saboteur.table.codes import new_local_code
from saboteur.table.lifecycle.table_config import CannotOpenTable
from saboteur.table.lifecycle.table_factory import (
    PendingTable,
    branch_table,
    new_table,
    rematch_table,
    with_free_code,
)
from saboteur.table.lifecycle.table_loading import load_table
from saboteur.table.storage.models import GuestRecord, WriteContext
from saboteur.table.table_state import TableServices, TableSnapshot

LOCAL_NODE_ID: Final = "here"


@final
class LocalTableRegistry:
    """All tables of one device. A table is loaded when it is first needed."""

    def __init__(
        self, documents: DocumentStore, bot_executor: InProcessExecutor, ticker: MoveTicker
    ) -> None:
        self.user: Final = LocalUser(documents)
        self.store: Final = LocalTableStore(documents, self.user)
        self.replay_cache = ReplayCache(self.store)
        self.uploaded_records: Final = UploadedRecords(documents)
        self.reviews: Final = ReviewService(
            LocalReviewStore(documents),
            lambda record, claims: bot_executor.review(partial(make_review, record, claims)),
        )
        self.move_advisor: Final = MoveAdvisor(lambda task, _: bot_executor.advise(task))
        self.stats_service: Final = LocalStatsService(documents, self.store, self.user)
        self.settings: Final = LocalSettings(documents)
        self._documents = documents
        self._actors: dict[str, TableActor] = {}
        self._load_lock = asyncio.Lock()
        self._services = TableServices(
            self.store,
            bot_executor,
            ticker,
            self.settings,
            self._open_rematch,
            LOCAL_NODE_ID,
            new_code=new_local_code,
        )

    async def open_table(self, config: NewTable, host: GuestRecord) -> str:
        """Open a table and return its code. Raises ``CannotOpenTable``."""
        if config.group is not None:
            raise CannotOpenTable("there are no groups on a device")
        return await self._create_table(new_table(config, host, self.settings))

    async def branch_game(self, record: Record, branch: BranchGame, host: GuestRecord) -> str:
        """Open a table that continues a finished game, and return its code.

        Raises ``CannotOpenTable``.
        """
        return await self._create_table(await branch_table(record, branch, host, self.settings))

    async def _create_table(self, pending: PendingTable) -> str:
        async def write(code: str) -> None:
            await self.store.add_table(pending.with_code(code), pending.assignments, pending.moves)

        return await with_free_code(new_local_code, write)

    async def get_or_load(self, code: str) -> TableActor | None:
        """Return a running table, loading it if needed; ``None`` if there is none.

        Raises ``IncompatibleTable``.
        """
        async with self._load_lock:  # so that no table is loaded twice
            table_code = self.store.resolve_code(code)
            if table_code is None or table_code in self._actors:
                return None if table_code is None else self._actors[table_code]
            await self._documents.flush()  # pending writes of an earlier actor
            snapshot = await load_table(self.store, table_code)
            if snapshot is None:
                return None
            table = TableActor(self._services, snapshot, self._on_stop)
            self._actors[table_code] = table
            return table

    async def load_for_user(self, code: str) -> TableActor | None:
        """Return a running table for the user, loading it if needed; ``None`` if there is none.

        Raises ``NotAuthenticated`` if the user has no nickname yet, and ``IncompatibleTable``.
        """
        if self.user.guest is None:
            raise NotAuthenticated("take a nickname first")
        return await self.get_or_load(code)

    async def delete_table(self, code: str) -> bool:
        """Delete a table and its documents; return ``False`` if there is none."""
        async with self._load_lock:
            if code not in self.store.list_codes():
                return False
            await self.store.delete_table(code)
            if code in self._actors:
                await _stop_table(self._actors[code])
        self.replay_cache = ReplayCache(self.store)
        return True

    async def delete_user(self) -> None:
        """Delete every document of the device and stop all tables."""
        async with self._load_lock:
            await self.user.delete_everything()
            for table in list(self._actors.values()):
                await _stop_table(table)
        self.replay_cache = ReplayCache(self.store)

    async def close(self) -> None:
        """Stop all tables; everything written is durable when it returns."""
        for table in list(self._actors.values()):
            await table.close()
        await self._documents.flush()

    def _on_stop(self, table: TableActor) -> None:
        if self._actors.get(table.code) is table:
            del self._actors[table.code]

    async def _open_rematch(self, old: TableSnapshot, context: WriteContext) -> str:  # noqa: ARG002 - there is one writer
        new = rematch_table(old)

        async def write(code: str) -> None:
            await self.store.add_rematch(
                old.record, new.with_code(code), new.assignments, old.moderation
            )

        return await with_free_code(new_local_code, write)


async def _stop_table(table: TableActor) -> None:
    """Disconnect the user from a deleted table and stop its actor."""
    table.remove_guest(LOCAL_USER_ID)
    await table.close()
