"""What a server does for itself: pack finished games, forget who stays away and old talk, feel."""

import asyncio
import logging
from contextlib import suppress
from time import monotonic, time
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from saboteur.server.lobby.counting import Counting
from saboteur.server.metrics import LOOP_LAG, PURGED
from saboteur.server.storage.database import Database
from saboteur.server.storage.guests import GuestStorage
from saboteur.server.storage.invitations import InvitationStorage
from saboteur.server.storage.operators import OperatorStorage
from saboteur.server.storage.reports import ReportStorage
from saboteur.server.storage.shared_reviews import SharedReviewStorage
from saboteur.server.storage.tables import Storage
from saboteur.server.storage.talk import TalkStorage
from saboteur.table.keeping import StaleWrite

DAY: Final = 24 * 3600
TALK_DAYS: Final = 30
"""So long what was said at a table is kept."""
ASKED_DAYS: Final = 30
"""So long an invitation waits."""
HANDLED_DAYS: Final = 90
"""So long a report is kept after it was handled, and a ban after it ended."""
AUDIT_DAYS: Final = 365
"""So long what operators did is kept; and a report that nobody handles."""
NOTICE_DAYS: Final = 1
PURGE_SECONDS: Final = 3600.0
LARGEST_SHARE: Final = 1 / 3
"""Of the guests: who would forget more at once has not their absence to blame, but a clock."""
LAG_SECONDS: Final = 0.5
PACK_SECONDS: Final = 10.0
"""So often games that are over are packed."""
MOST_PACKED: Final = 20
"""Games in a row, before moves have had their turn."""
BREATH_SECONDS: Final = 0.1

_log: Final = logging.getLogger(__name__)


async def keep_house(storage: Storage, purge_days: int) -> None:
    """Work until it is cancelled; with 0 days nobody is ever forgotten, but talk is."""
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(_watch_loop())
        tasks.create_task(_purge_on(storage, purge_days))
        tasks.create_task(_pack_on(storage))


async def purge(storage: Storage, before: float) -> int:
    """Forget every device and guest that has not come since a time; return how many guests."""
    guests = GuestStorage(storage.database)
    await guests.purge_devices(before)
    gone = 0
    while idle := await guests.idle(before):
        for guest in idle:
            await guests.forget(guest)
        gone += len(idle)
        PURGED.inc(len(idle))
    return gone


async def purge_now(engine: AsyncEngine, days: int) -> int:
    """Forget who has stayed away for so many days, because somebody who looks after us says so."""
    storage = Storage(Database(engine))
    try:
        return await purge(storage, time() - days * DAY)
    finally:
        await storage.close()


async def purge_with_care(storage: Storage, now: float, days: int) -> int:
    """Forget who stayed away by the database as well as by the clock, unless they are too many.

    A clock that jumps ahead makes everybody look long gone. The last time that anybody came is
    written in the database: nobody is counted as away for longer than since then.
    """
    guests = GuestStorage(storage.database)
    before = min(now, await guests.last_seen() + DAY) - days * DAY
    share = await guests.share_idle(before)
    if share > LARGEST_SHARE:
        _log.error(
            "too many guests stayed away to forget them all: is the clock right? "
            "saboteur db purge forgets them if it is",
            extra={"share": round(share, 3)},
        )
        return 0
    return await purge(storage, before)


async def purge_operators_work(storage: Storage, now: float) -> None:
    """Forget what operators did long ago, by the database as well as by the clock."""
    now = min(now, await GuestStorage(storage.database).last_seen() + DAY)
    await OperatorStorage(storage.database).purge(
        deeds=now - AUDIT_DAYS * DAY,
        bans=now - HANDLED_DAYS * DAY,
        notices=now - NOTICE_DAYS * DAY,
    )
    await ReportStorage(storage.database).purge(
        handled=now - HANDLED_DAYS * DAY, created=now - AUDIT_DAYS * DAY
    )


async def _purge_on(storage: Storage, days: int) -> None:
    while True:
        try:
            await TalkStorage(storage.database).purge(time() - TALK_DAYS * DAY)
            await SharedReviewStorage(storage.database).purge(time() - TALK_DAYS * DAY)
            await InvitationStorage(storage.database).purge(time() - ASKED_DAYS * DAY)
            await purge_operators_work(storage, time())
            gone = await purge_with_care(storage, time(), days) if days else 0
            if gone:
                _log.info("guests who stayed away were forgotten", extra={"guests": gone})
        except (SQLAlchemyError, StaleWrite, OSError):
            _log.warning("guests and talk could not be purged; once more in an hour")
        await asyncio.sleep(PURGE_SECONDS)


async def pack(storage: Storage) -> int:
    """Pack some of the games that are over, and count them; return how many there were."""
    codes, counting = await storage.unpacked(MOST_PACKED), Counting(storage)
    for code in codes:
        with suppress(StaleWrite):  # another node has done it
            await storage.pack(code, await counting.changes(code))
    return len(codes)


async def _pack_on(storage: Storage) -> None:
    while True:
        try:
            more = await pack(storage) == MOST_PACKED
        except (SQLAlchemyError, StaleWrite, OSError):
            _log.warning("finished games could not be packed; once more in a while")
            more = False
        await asyncio.sleep(BREATH_SECONDS if more else PACK_SECONDS)


async def _watch_loop() -> None:
    while True:
        due = monotonic() + LAG_SECONDS
        await asyncio.sleep(LAG_SECONDS)
        LOOP_LAG.observe(max(0.0, monotonic() - due))
