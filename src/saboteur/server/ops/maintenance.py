"""Background maintenance: compress games, purge old guests and chat, measure loop lag."""

import asyncio
import logging
from contextlib import suppress
from time import monotonic, time
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from saboteur.server.metrics import LOOP_LAG, PURGED_GUESTS
from saboteur.server.services.game_stats import StatsService
from saboteur.server.storage.chat import ChatStore
from saboteur.server.storage.database import Database
from saboteur.server.storage.guests import GuestStore
from saboteur.server.storage.invitations import InvitationStore
from saboteur.server.storage.operators import OperatorStore
from saboteur.server.storage.reports import ReportStore
from saboteur.server.storage.shared_reviews import SharedReviewStore
from saboteur.server.storage.tables import TableStore
from saboteur.table.storage.ports import StaleWrite

DAY_S: Final = 24 * 3600
CHAT_RETENTION_DAYS: Final = 30
"""Days for which chat messages and unused shared reviews are kept."""
INVITATION_RETENTION_DAYS: Final = 30
HANDLED_RETENTION_DAYS: Final = 90
"""Days for which handled reports and ended bans are kept."""
AUDIT_RETENTION_DAYS: Final = 365
"""Days for which audit entries are kept, and reports that were never handled."""
CLUSTER_EVENT_RETENTION_DAYS: Final = 1
PURGE_INTERVAL_S: Final = 3600.0
MAX_PURGE_SHARE: Final = 1 / 3
"""Largest share of guests deleted automatically; a larger one suggests a wrong clock."""
LAG_PROBE_INTERVAL_S: Final = 0.5
COMPRESS_INTERVAL_S: Final = 10.0
COMPRESS_BATCH_SIZE: Final = 20
"""Games compressed in a row before the loop yields to other tasks."""
YIELD_S: Final = 0.1

_log: Final = logging.getLogger(__name__)


async def run_maintenance(storage: TableStore, purge_days: int) -> None:
    """Run all maintenance loops until cancelled; with ``purge_days=0`` guests are never purged."""
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(_measure_loop_lag())
        tasks.create_task(_purge_loop(storage, purge_days))
        tasks.create_task(_compress_loop(storage))


async def purge_guests(storage: TableStore, before: float) -> int:
    """Delete all devices and guests not seen since ``before``; return the number of guests."""
    guests = GuestStore(storage.database)
    await guests.purge_devices(before)
    deleted = 0
    while inactive := await guests.inactive_since(before):
        for guest in inactive:
            await guests.delete_guest(guest)
        deleted += len(inactive)
        PURGED_GUESTS.inc(len(inactive))
    return deleted


async def purge_guests_now(engine: AsyncEngine, days: int) -> int:
    """Delete guests not seen for ``days``, at an operator's request; return their number.

    Unlike ``purge_inactive_guests`` this deletes any share of the guests. Closes the engine.
    """
    storage = TableStore(Database(engine))
    try:
        return await purge_guests(storage, time() - days * DAY_S)
    finally:
        await storage.close()


async def purge_inactive_guests(storage: TableStore, now: float, days: int) -> int:
    """Delete guests not seen for ``days``, unless they are too many; return their number.

    A clock that jumps ahead makes all guests look inactive. Therefore the age of a guest is
    measured against the last visit stored in the database plus one day, if that is earlier than
    the clock.
    """
    guests = GuestStore(storage.database)
    before = min(now, await guests.last_seen_at() + DAY_S) - days * DAY_S
    share = await guests.inactive_share(before)
    if share > MAX_PURGE_SHARE:
        _log.error(
            "too many inactive guests to delete automatically: is the clock right? "
            "saboteur db purge deletes them if it is",
            extra={"share": round(share, 3)},
        )
        return 0
    return await purge_guests(storage, before)


async def purge_operator_data(storage: TableStore, now: float) -> None:
    """Delete old audit entries, bans, cluster events and reports.

    Guards against a wrong clock in the same way as ``purge_inactive_guests``.
    """
    now = min(now, await GuestStore(storage.database).last_seen_at() + DAY_S)
    await OperatorStore(storage.database).purge(
        audit_before=now - AUDIT_RETENTION_DAYS * DAY_S,
        bans_before=now - HANDLED_RETENTION_DAYS * DAY_S,
        events_before=now - CLUSTER_EVENT_RETENTION_DAYS * DAY_S,
    )
    await ReportStore(storage.database).purge(
        resolved_before=now - HANDLED_RETENTION_DAYS * DAY_S,
        created_before=now - AUDIT_RETENTION_DAYS * DAY_S,
    )


async def _purge_loop(storage: TableStore, days: int) -> None:
    while True:
        try:
            await ChatStore(storage.database).purge(time() - CHAT_RETENTION_DAYS * DAY_S)
            await SharedReviewStore(storage.database).purge(time() - CHAT_RETENTION_DAYS * DAY_S)
            await InvitationStore(storage.database).purge(
                time() - INVITATION_RETENTION_DAYS * DAY_S
            )
            await purge_operator_data(storage, time())
            deleted = await purge_inactive_guests(storage, time(), days) if days else 0
            if deleted:
                _log.info("inactive guests were deleted", extra={"guests": deleted})
        except (SQLAlchemyError, StaleWrite, OSError):
            _log.warning("guests and chat could not be purged; next attempt in an hour")
        await asyncio.sleep(PURGE_INTERVAL_S)


async def compress_finished_games(storage: TableStore) -> int:
    """Compress a batch of finished games and store their stats; return the batch size."""
    codes, stats = await storage.uncompressed_games(COMPRESS_BATCH_SIZE), StatsService(storage)
    for code in codes:
        with suppress(StaleWrite):  # another node was faster
            await storage.compress_game(code, await stats.statements_for(code))
    return len(codes)


async def _compress_loop(storage: TableStore) -> None:
    while True:
        try:
            has_more = await compress_finished_games(storage) == COMPRESS_BATCH_SIZE
        except (SQLAlchemyError, StaleWrite, OSError):
            _log.warning("finished games could not be compressed; next attempt soon")
            has_more = False
        await asyncio.sleep(YIELD_S if has_more else COMPRESS_INTERVAL_S)


async def _measure_loop_lag() -> None:
    while True:
        due = monotonic() + LAG_PROBE_INTERVAL_S
        await asyncio.sleep(LAG_PROBE_INTERVAL_S)
        LOOP_LAG.observe(max(0.0, monotonic() - due))
