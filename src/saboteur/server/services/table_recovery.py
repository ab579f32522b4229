"""Loads tables that must go on although no client is connected to them."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, final

from saboteur.server.cluster.broker import BrokerUnavailable
from saboteur.server.settings import Settings
from saboteur.server.storage.leases import LeaseStore
from saboteur.server.storage.pending_turns import OverdueTurn, PendingTurnStore
from saboteur.table.actor.table_actor import TableActor
from saboteur.table.storage.models import WriteContext

RESUME_INTERVAL_S: Final = 30.0
"""Interval at which a node looks for tables whose owner stopped while a bot was to move."""

_log: Final = logging.getLogger(__name__)


@final
class TableRecovery:
    """Resumes tables whose node stopped, and correspondence tables whose turn has expired.

    ``load`` returns a table, or ``None`` if another node owns it.
    """

    def __init__(
        self,
        leases: LeaseStore,
        correspondence: PendingTurnStore,
        load: Callable[[str], Awaitable[TableActor | None]],
        settings: Settings,
        *,
        is_single_node: bool,
    ) -> None:
        self._leases = leases
        self._correspondence = correspondence
        self._load = load
        self._settings = settings
        self._is_single_node = is_single_node

    def start(self) -> tuple[asyncio.Task[None], ...]:
        """Start the background tasks and return them."""
        return (
            asyncio.create_task(
                _repeat(self.resume_abandoned, RESUME_INTERVAL_S), name="resume abandoned tables"
            ),
            asyncio.create_task(
                _repeat(self.expire_deadlines, self._settings.deadline_poll_s),
                name="correspondence deadlines",
            ),
        )

    async def resume_abandoned(self) -> None:
        """Load tables that no node runs although a bot is to move.

        Their owner stopped, or a bot took the seat of a deleted guest. They are loaded one by one,
        longest due first, so that clients are served meanwhile.
        """
        if self._is_single_node:
            await self._leases.clear_all_others()
        last: WriteContext | None = None
        while contexts := await self._leases.abandoned(last):
            for context in contexts:
                table = await self._load(context.code)
                if table is not None and not table.is_bot_turn:
                    await self._leases.clear_wakeup(context.code)
            last = contexts[-1]

    async def expire_deadlines(self) -> None:
        """Load each correspondence table whose turn has expired; it applies the deadline."""
        last: OverdueTurn | None = None
        now = self._settings.now()
        while overdue_turns := await self._correspondence.overdue_turns(now, last):
            for turn in overdue_turns:
                table = await self._load(turn.code)
                if table is not None:
                    table.on_deadline_expired()
            last = overdue_turns[-1]


async def _repeat(recover: Callable[[], Awaitable[None]], interval_s: float) -> None:
    while True:
        try:
            await recover()
        except BrokerUnavailable:
            pass  # retried at the next interval; other nodes may own the tables by then
        except Exception:  # noqa: BLE001 - any error: try again at the next interval
            _log.exception("%s failed", recover.__name__)
        await asyncio.sleep(interval_s)
