"""Cluster events: bans, closed tables, revoked devices, holidays and changed relations.

A change and its event are written in one commit, by the operator's command or by any node. Each
node polls the event table every second, so delivery does not depend on which nodes can be reached;
an operator's command can also ask a running node to poll at once.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import time
from typing import Final, final

from sqlalchemy.exc import SQLAlchemyError

from saboteur.server.services.bans import ActiveBans
from saboteur.server.services.connections import ConnectionRegistry
from saboteur.server.storage.operators import ClusterEvent, OperatorStore
from saboteur.table.storage.ports import StaleWrite

POLL_INTERVAL_S: Final = 1.0
REREAD_WINDOW: Final = 100
"""Number of earlier ids that each poll rereads: PostgreSQL may commit a higher id first."""

_log: Final = logging.getLogger(__name__)


@final
class ClusterEvents:
    """Polls the cluster event table and applies new events to this node.

    ``close_table`` unloads a table of this node that was closed or deleted.
    ``on_holidays_changed`` receives each guest whose holidays changed, ``on_relations_changed``
    each guest who muted, unmuted, blocked or unblocked another.
    """

    def __init__(
        self,
        storage: OperatorStore,
        bans: ActiveBans,
        connections: ConnectionRegistry,
        close_table: Callable[[str], Awaitable[None]],
        *,
        on_holidays_changed: Callable[[str], None],
        on_relations_changed: Callable[[str], None],
    ) -> None:
        self._storage = storage
        self._bans = bans
        self._connections = connections
        self._close_table = close_table
        self._on_holidays_changed = on_holidays_changed
        self._on_relations_changed = on_relations_changed
        self._last_id = 0
        self._applied_ids: set[int] = set()
        self._poll_lock = asyncio.Lock()

    async def start(self) -> None:
        """Load the active bans and skip existing events: no table or socket is open here yet."""
        self._last_id = await self._storage.last_event_id()
        self._applied_ids = {
            event.id for event in await self._storage.events_after(self._last_id - REREAD_WINDOW)
        }
        await self._load_bans()

    async def poll_loop(self) -> None:
        """Poll once per ``POLL_INTERVAL_S`` until cancelled."""
        while True:
            await asyncio.sleep(POLL_INTERVAL_S)
            try:
                await self.poll()
            except (SQLAlchemyError, StaleWrite, OSError):
                _log.warning("cluster events could not be read; next attempt in a second")

    async def poll(self) -> None:
        """Apply all new events to this node before returning."""
        async with self._poll_lock:
            found = await self._storage.events_after(self._last_id - REREAD_WINDOW)
            new = [event for event in found if event.id not in self._applied_ids]
            if any(event.kind == "bans" for event in new):
                await self._load_bans()
            for event in new:
                await self._apply(event)
            self._last_id = max((self._last_id, *(event.id for event in new)))
            self._applied_ids = {event.id for event in found}

    async def _apply(self, event: ClusterEvent) -> None:
        if event.kind == "table":
            await self._close_table(event.target)
        elif event.kind == "device":
            self._connections.disconnect_device(event.target)
        elif event.kind == "holiday":
            self._on_holidays_changed(event.target)
        elif event.kind == "relation":
            self._on_relations_changed(event.target)

    async def _load_bans(self) -> None:
        self._bans.replace_all(await self._storage.bans_ending_after(time()))
        self._connections.disconnect_banned()
