"""Table registry: resolves codes, loads tables on demand and creates new ones."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from time import monotonic
from typing import Final, final

from sqlalchemy.exc import SQLAlchemyError

from saboteur.bot_runtime.executor import Task
from saboteur.bot_runtime.process_pool import BotWorkers, worker_count
from saboteur.bot_runtime.timing import MoveTicker
from saboteur.play.game import Record
from saboteur.protocol.errors import ApiError
from saboteur.protocol.messages import BranchGame, Holiday, Lobby, NewTable
from saboteur.server.cluster.broker import (
    Broker,
    InMemoryBroker,
    cancel_and_wait,
)
from saboteur.server.cluster.peer_router import ConnectionTarget, PeerRouter, RemoteTarget
from saboteur.server.metrics import NODE_INFO, TABLES
from saboteur.server.services.actor_registry import ActorRegistry
from saboteur.server.services.bot_metrics import PrometheusBotMetrics
from saboteur.server.services.review_rooms import ReviewRoomRegistry
from saboteur.server.services.table_metrics import PrometheusTableMetrics
from saboteur.server.services.table_recovery import TableRecovery
from saboteur.server.settings import Settings
from saboteur.server.storage.guests import GuestStore
from saboteur.server.storage.leases import LeaseStore
from saboteur.server.storage.tables import TableStore
from saboteur.table.actor.table_actor import TableActor
from saboteur.table.codes import is_code, new_code
from saboteur.table.lifecycle.table_config import CannotOpenTable
from saboteur.table.lifecycle.table_factory import (
    PendingTable,
    branch_table,
    new_table,
    rematch_table,
    with_free_code,
)
from saboteur.table.lifecycle.table_loading import load_table
from saboteur.table.storage.models import (
    STAGE_OVER,
    GuestRecord,
    TableAccess,
    TableRecord,
    WriteContext,
)
from saboteur.table.storage.ports import StaleWrite
from saboteur.table.table_state import TableServices, TableSnapshot

LEASE_AUDIT_INTERVAL_S: Final = 1.0
"""Interval at which a node checks that it still holds the leases of its tables."""

_log: Final = logging.getLogger(__name__)


class AccessDenied(ApiError, code="access-denied", status=403):
    """The host has kicked this guest or locked the table."""


class TableClosed(ApiError, code="table-closed", status=403):
    """An operator has closed the table."""


@final
class TableRegistry(ActorRegistry[TableActor]):
    """The tables loaded by this node, and access to those of other nodes."""

    def __init__(
        self,
        storage: TableStore,
        settings: Settings,
        ticker: MoveTicker | None = None,
        broker: Broker | None = None,
        bot_clock: Callable[[], float] = monotonic,
    ) -> None:
        broker = broker or InMemoryBroker()
        super().__init__(broker, PeerRouter(broker, self._get_local_target, self._remove_guest))
        self._storage = storage
        self._settings = settings
        self.review_rooms: Final = ReviewRoomRegistry(storage, self._broker, self.peers)
        self._leases = LeaseStore(storage.database, self._broker.node)
        self.recovery: Final = TableRecovery(
            self._leases,
            storage.correspondence,
            self.get_local,
            settings,
            is_single_node=self._broker.is_single_node,
        )
        self._leased_codes: set[str] = set()
        """Tables whose lease this node took, whether loaded or still loading."""
        self._tasks: list[asyncio.Task[None]] = []
        self.workers: Final = BotWorkers(
            worker_count(settings.bot_workers),
            self._on_bot_level_changed,
            metrics=PrometheusBotMetrics(),
            clock=bot_clock,
        )
        self._table_services = TableServices(
            storage,
            self.workers,
            ticker or MoveTicker(tick_s=settings.bot_pause),
            settings,
            self._open_rematch,
            self._broker.node,
            PrometheusTableMetrics(),
        )

    async def start(self) -> None:
        """Join the cluster and start the background tasks."""
        await self._broker.open(self.peers.receive, self._on_lease_lost)
        self.peers.open()
        self._tasks += self.recovery.start()
        if not self._broker.is_single_node:
            self._tasks.append(asyncio.create_task(self._lease_audit_loop(), name="lease audit"))
        NODE_INFO.info({"node": self._broker.node})

    async def _get_local_target(self, code: str) -> ConnectionTarget | None:
        """Return a table or review room that this node owns or can claim, else ``None``."""
        return await (
            self.review_rooms.get_local(code)
            if self.review_rooms.is_id(code)
            else self.get_local(code)
        )

    async def resolve(
        self,
        code: str,
        guest: GuestRecord | None,
        *,
        only_participants: bool = False,
        even_finished: bool = False,
    ) -> TableRecord | None:
        """Return the table that a guest may enter with this code; ``None`` if there is none.

        A newcomer needs the current invite code; participants, who have a seat or are the host,
        may also use earlier codes. ``only_participants`` hides the table from all others.
        ``even_finished`` shows a finished table to everyone with any of its codes.

        Raises ``AccessDenied`` or ``TableClosed``.
        """
        if only_participants and guest is None:
            return None
        access = await self._access(code, guest)
        if access is None or (only_participants and not access.is_participant):
            return None
        if even_finished and access.table.stage == STAGE_OVER and not access.table.closed:
            return access.table
        return access.table if _may_enter(access) else None

    async def describe(self, code: str, guest: GuestRecord | None) -> Lobby | None:
        """Return the lobby of the table with this permanent code, as the guest sees it.

        ``None`` if there is no such table.
        """
        table = await self.get_or_load(code)
        if isinstance(table, RemoteTarget):
            return await self.peers.request_lobby(table.code, table.owner, guest)
        return None if table is None else table.lobby_message(guest)

    async def _access(self, code: str, guest: GuestRecord | None) -> TableAccess | None:
        if (
            # While this node holds the lease, no other can have changed the table.
            code in self._local and self._broker.has_lease
        ):
            return await self._with_block_check(self._local[code].access_for(guest), guest)
        return await self._storage.access_by_code(code, guest) if is_code(code) else None

    async def _with_block_check(
        self, access: TableAccess, guest: GuestRecord | None
    ) -> TableAccess:
        """Return ``access`` with ``is_denied`` from the database, except for participants.

        A loaded table knows neither the members of its group nor who has blocked whom.
        """
        if access.is_participant:
            return access
        is_denied = await self._storage.is_denied(access.table, "" if guest is None else guest.id)
        return replace(access, is_denied=is_denied)

    @property
    def is_ready(self) -> bool:
        """Whether this node holds its lease and may own tables."""
        return self._broker.has_lease

    async def open_table(self, config: NewTable, host: GuestRecord) -> str:
        """Create a table whose host takes seat 0, and return its code.

        Raises ``CannotOpenTable``.
        """
        if config.group is not None and not await self._storage.is_member(config.group, host.id):
            raise CannotOpenTable("you are not a member of this group")
        return await self._store_new_table(new_table(config, host, self._settings))

    async def open_branch(self, record: Record, request: BranchGame, host: GuestRecord) -> str:
        """Create a table that continues a finished game from a step, and return its code."""
        return await self._store_new_table(
            await branch_table(record, request, host, self._settings)
        )

    async def _store_new_table(self, new: PendingTable) -> str:
        async def write(code: str) -> None:
            await self._storage.add_table(new.with_code(code), new.assignments, new.moves)

        return await with_free_code(new_code, write)

    async def delete_guest(self, guest: GuestRecord) -> None:
        """Delete a guest from the database, then from every loaded table and review.

        Raises ``BrokerUnavailable``, with nothing changed, if the owners of the guest's tables
        cannot be determined.
        """
        guests = GuestStore(self._storage.database)
        codes = await guests.table_codes(guest.id)
        owners = {await self._broker.claim(code) for code in codes}
        owners |= await self.review_rooms.owner_nodes(guest.id)
        await guests.delete_guest(guest.id)
        await self._remove_guest(guest.id)
        self.peers.disconnect_guest(guest.id, owners - {self._broker.node})
        for code in codes:
            await self._release(code)  # only those that are not loaded here

    async def close_table(self, code: str) -> None:
        """Unload a table of this node that an operator has closed or deleted."""
        table = self._local.get(code)
        if table is not None:
            table.disconnect_all()
            await table.close()

    async def advise(self, task: Task, queue_key: str) -> str:
        """Have a bot worker compute move advice; raises ``AdviceUnavailable``."""
        return await self.workers.advise(task, queue_key)

    async def close(self) -> None:
        """Unload all tables, stop the bot workers and release all leases."""
        await asyncio.gather(*map(cancel_and_wait, self._tasks))
        await super().close()
        await self.review_rooms.close()
        await self.workers.close()
        await self.peers.close()
        await self._broker.close()

    async def _exists(self, code: str) -> bool:
        return is_code(code) and await self._storage.table(code) is not None

    async def _load(self, code: str) -> TableActor | None:
        self._leased_codes.add(code)
        try:
            await self._leases.acquire(code)
            snapshot = await load_table(self._storage, code)
        except BaseException as error:
            self._leased_codes.discard(code)
            if isinstance(error, StaleWrite):  # the table was deleted meanwhile
                return None
            raise
        if snapshot is None:
            self._leased_codes.discard(code)
            return None
        return TableActor(self._table_services, snapshot, self._on_stopped)

    async def _release_storage(self, code: str) -> None:
        with suppress(SQLAlchemyError):  # the lease audit repeats it
            await self._leases.release(code)
        self._leased_codes.discard(code)

    def _on_count_changed(self) -> None:
        TABLES.set(len(self._local))

    def drop(self, actors: Iterable[TableActor]) -> None:
        """Unload tables that other nodes may own now; their leases count as lost."""
        tables = list(actors)
        self._leased_codes.difference_update(table.code for table in tables)
        super().drop(tables)

    async def _remove_guest(self, guest: str) -> None:
        """Remove a deleted guest from reviews and tables; reload the guest's own tables."""
        self.review_rooms.remove_guest(guest)
        for table in list(self._local.values()):
            if table.remove_guest(guest):
                await table.close()

    def _on_bot_level_changed(self) -> None:
        """Make all loaded tables announce that the highest level of bots has changed."""
        for table in self._local.values():
            table.on_bot_level_changed()

    def _on_lease_lost(self) -> None:
        """Unload everything: without its lease, this node may no longer own its tables."""
        self.drop_all()
        self.review_rooms.drop_all()
        self.peers.disconnect_all()

    async def _lease_audit_loop(self) -> None:
        """Once a second, unload tables whose lease another node has taken.

        Two nodes can believe that they own a table: if a claim is lost before the table is
        loaded, if Redis lost its data, or if a response comes too late. The node that loaded
        the table last has the lease, but the lease stops the other node only when that node
        writes. Until then, its clients would wait for a game that continues elsewhere. The
        leases themselves are read only if their number is not the expected one.
        """
        while True:
            await asyncio.sleep(LEASE_AUDIT_INTERVAL_S)
            try:
                await self.audit_leases()
            except Exception:  # noqa: BLE001 - any error: try again in a second
                _log.exception("the table leases could not be checked")

    async def audit_leases(self) -> None:
        """Unload tables whose lease another node has, and release leases without a table."""
        loaded = dict(self._local)
        if await self._leases.count_tables() == len(self._leased_codes):
            return
        leased = await self._leases.table_codes()
        for code, table in loaded.items():
            if code not in leased and self._local.get(code) is table:
                self.drop([table])
        for code in leased - self._leased_codes:
            await self._release(code)  # releasing failed when the table was unloaded

    async def set_holidays(self, guest: GuestRecord, wanted: Sequence[Holiday]) -> None:
        """Replace a guest's planned holidays and update the tables that wait for the guest.

        Raises ``InvalidHoliday``.
        """
        await self._storage.holidays.replace_holidays(guest.id, wanted, self._settings.now())
        for code in await self._storage.correspondence.table_codes_for(guest.id):
            await self.get_or_load(code)  # a table that is loaded now reads the new holidays
        self.notify_holidays_changed(guest.id)

    def notify_holidays_changed(self, guest: str) -> None:
        """Make the tables of this node reload the holidays of a guest."""
        for table in self._local.values():
            table.on_holidays_changed(guest)

    def notify_relations_changed(self, guest: str) -> None:
        """Make the tables of this node reload the mutes and blocks of a guest."""
        for table in self._local.values():
            table.on_relations_changed(guest)

    async def _open_rematch(self, previous: TableSnapshot, context: WriteContext) -> str:
        new = rematch_table(previous)

        async def write(code: str) -> None:
            await self._storage.add_rematch(
                previous.record, new.with_code(code), new.assignments, previous.moderation, context
            )

        return await with_free_code(new_code, write)


def _may_enter(access: TableAccess) -> bool:
    """Return whether the code is valid for the guest; raise ``AccessDenied`` or ``TableClosed``."""
    if access.table.closed:
        raise TableClosed("an operator has closed the table")
    if access.is_kicked:
        raise AccessDenied("the host has sent you away")
    if not access.is_participant and (access.is_denied or not access.is_invited):
        return False
    if not access.is_participant and access.table.locked:
        raise AccessDenied("the host has locked the table")
    return True
