"""The tables of a house: opened, found, woken from what is kept, deleted."""

import asyncio
from typing import Final, final

from saboteur.local.careers import Careers
from saboteur.local.documents import Documents
from saboteur.local.keeping import LocalKeeping
from saboteur.local.owner import HERE, Owner
from saboteur.local.records import Records
from saboteur.local.reviews import LocalReviews
from saboteur.local.settings import LocalSettings
from saboteur.local.thinking import LocalThinking
from saboteur.play.game import Record
from saboteur.table.advice import Advices
from saboteur.table.archive import Archive
from saboteur.table.bots import Beat
from saboteur.table.codes import new_local_code
from saboteur.table.config import CannotOpen
from saboteur.table.live import LiveTable
from saboteur.table.models import Lease, StoredGuest
from saboteur.table.opening import Opened, following, going_on, opened, under_free_code
from saboteur.table.reviews import Reviews
from saboteur.table.table import TableServices, TableSnapshot
from saboteur.table.waking import wake
from saboteur.wire.messages import GoOn, NewTable
from saboteur.wire.problems import NoGuest

NODE: Final = "here"


@final
class LocalTables:
    """All tables of one device. A table lives while somebody needs it."""

    def __init__(self, documents: Documents, thinking: LocalThinking, beat: Beat) -> None:
        """Begin with no live table: each is woken when it is first asked for."""
        self.owner: Final = Owner(documents)
        self.keeping: Final = LocalKeeping(documents, self.owner)
        self.archive = Archive(self.keeping)
        self.records: Final = Records(documents)
        self.reviews: Final = Reviews(LocalReviews(documents), thinking.review)
        self.advices: Final = Advices(thinking.advise)
        self.careers: Final = Careers(documents, self.keeping, self.owner)
        self.settings: Final = LocalSettings(documents)
        self._documents = documents
        self._live: dict[str, LiveTable] = {}
        self._waking = asyncio.Lock()
        self._services = TableServices(
            self.keeping,
            thinking,
            beat,
            self.settings,
            self._open_rematch,
            NODE,
            new_code=new_local_code,
        )

    async def open(self, config: NewTable, host: StoredGuest) -> str:
        """Open a table and return its code; raises ``CannotOpen``."""
        if config.group is not None:
            raise CannotOpen("there are no groups on a device")
        return await self._opened(opened(config, host, self.settings))

    async def go_on(self, record: Record, wish: GoOn, host: StoredGuest) -> str:
        """Open a table where a finished game goes on, and return its code."""
        return await self._opened(await going_on(record, wish, host, self.settings))

    async def _opened(self, new: Opened) -> str:
        async def write(code: str) -> None:
            await self.keeping.add_table(new.under(code), new.sitters, new.moves)

        return await under_free_code(new_local_code, write)

    async def find(self, code: str) -> LiveTable | None:
        """Return a table, awake; ``None`` if there is none. Raises ``FrozenTable``."""
        async with self._waking:  # nobody must wake the same table twice
            own = self.keeping.own_code(code)
            if own is None or own in self._live:
                return None if own is None else self._live[own]
            await self._documents.settled()  # what the table wrote when it was last awake
            snapshot = await wake(self.keeping, own)
            if snapshot is None:
                return None
            table = self._live[own] = LiveTable(self._services, snapshot, self._forget)
            return table

    async def admit(self, code: str) -> LiveTable | None:
        """Let the guest in; raises ``NoGuest`` if he never said who he is."""
        if self.owner.guest is None:
            raise NoGuest("take a nickname first")
        return await self.find(code)

    async def delete(self, code: str) -> bool:
        """Delete a table and all that belongs to it; ``False`` if there is none."""
        async with self._waking:
            if code not in self.keeping.codes():
                return False
            await self.keeping.delete(code)
            if code in self._live:
                await _end(self._live[code])
        self.archive = Archive(self.keeping)
        return True

    async def forget_guest(self) -> None:
        """Delete whose device it is, and everything that is kept."""
        async with self._waking:
            await self.owner.forget()
            for table in list(self._live.values()):
                await _end(table)
        self.archive = Archive(self.keeping)

    async def close(self) -> None:
        """Put all tables down; what they wrote is kept."""
        for table in list(self._live.values()):
            await table.close()
        await self._documents.settled()

    def _forget(self, table: LiveTable) -> None:
        if self._live.get(table.code) is table:
            del self._live[table.code]

    async def _open_rematch(self, old: TableSnapshot, lease: Lease) -> str:  # noqa: ARG002 - nobody else writes here
        new = following(old)

        async def write(code: str) -> None:
            await self.keeping.add_rematch(old.stored, new.under(code), new.sitters, old.conduct)

        return await under_free_code(new_local_code, write)


async def _end(table: LiveTable) -> None:
    """Send everybody home from a table that is no more."""
    table.remove_guest(HERE)
    await table.close()
