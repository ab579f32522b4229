"""What every node must hear of: bans, tables closed, devices revoked, holidays, who is muted.

Whoever decides writes a notice with the decision, in one commit: the command of an operator, or
another node. Each node reads on every second, so nothing depends on who can be reached; who wants
it sooner asks it to look.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import time
from typing import Final, final

from sqlalchemy.exc import SQLAlchemyError

from saboteur.server.lobby.bans import Bans
from saboteur.server.lobby.doors import Doors
from saboteur.server.storage.operators import Notice, OperatorStorage
from saboteur.table.keeping import StaleWrite

LOOK_SECONDS: Final = 1.0
LATE: Final = 100
"""So many numbers back it looks again: PostgreSQL may commit a higher number first."""

_log: Final = logging.getLogger(__name__)


@final
class Notices:
    """Reads on, and lets what it reads hold at this node."""

    def __init__(
        self,
        storage: OperatorStorage,
        bans: Bans,
        doors: Doors,
        put_away: Callable[[str], Awaitable[None]],
        *,
        holidays_changed: Callable[[str], None],
        ties_changed: Callable[[str], None],
    ) -> None:
        """``put_away`` ends a table of ours that is closed or deleted.

        ``holidays_changed`` is told of a guest who plans his holidays, ``ties_changed`` of one who
        mutes or blocks somebody, or no more.
        """
        self._storage = storage
        self._bans = bans
        self._doors = doors
        self._put_away = put_away
        self._holidays_changed = holidays_changed
        self._ties_changed = ties_changed
        self._last = 0
        self._done: set[int] = set()
        self._looking = asyncio.Lock()

    async def begin(self) -> None:
        """Learn the bans that hold; what was told before concerns nobody here."""
        self._last = await self._storage.last_notice()
        self._done = {notice.id for notice in await self._storage.notices(self._last - LATE)}
        await self._learn_bans()

    async def keep_looking(self) -> None:
        """Look every second until it is cancelled."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.look()
            except (SQLAlchemyError, StaleWrite, OSError):
                _log.warning("notices could not be read; once more in a second")

    async def look(self) -> None:
        """Read what is new and do it; afterwards it holds here."""
        async with self._looking:
            found = await self._storage.notices(self._last - LATE)
            new = [notice for notice in found if notice.id not in self._done]
            if any(notice.kind == "bans" for notice in new):
                await self._learn_bans()
            for notice in new:
                await self._obey(notice)
            self._last = max((self._last, *(notice.id for notice in new)))
            self._done = {notice.id for notice in found}

    async def _obey(self, notice: Notice) -> None:
        if notice.kind == "table":
            await self._put_away(notice.target)
        elif notice.kind == "device":
            self._doors.revoke(notice.target)
        elif notice.kind == "holiday":
            self._holidays_changed(notice.target)
        elif notice.kind == "tie":
            self._ties_changed(notice.target)

    async def _learn_bans(self) -> None:
        self._bans.learn(await self._storage.bans(time()))
        self._doors.show_out()
