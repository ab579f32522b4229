"""The registry: finds a table by its code, wakes it from its log, opens new ones."""

import asyncio
import logging
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final, final
from weakref import WeakValueDictionary

from sqlalchemy.exc import SQLAlchemyError

from saboteur.play.game import Record
from saboteur.server.cluster.broker import Broker, BrokerUnavailable, MemoryBroker, end_task
from saboteur.server.cluster.peers import LivePlace, Peers, RemoteTable
from saboteur.server.lobby.figures import Counted
from saboteur.server.lobby.shared_reviews import SharedReviews
from saboteur.server.metrics import NODE, TABLES
from saboteur.server.settings import Settings
from saboteur.server.storage.awaited import Overdue
from saboteur.server.storage.guests import GuestStorage
from saboteur.server.storage.leases import LeaseStorage
from saboteur.server.storage.tables import Storage
from saboteur.server.thinking.workers import BotWorkers, worker_count
from saboteur.table.advice import AdviceQuestion
from saboteur.table.bots import Beat
from saboteur.table.codes import is_code, new_code
from saboteur.table.config import CannotOpen
from saboteur.table.keeping import StaleWrite
from saboteur.table.live import LiveTable
from saboteur.table.models import OVER, Access, Lease, StoredGuest, StoredTable
from saboteur.table.opening import Opened, following, going_on, opened, under_free_code
from saboteur.table.table import TableServices, TableSnapshot
from saboteur.table.waking import wake
from saboteur.wire.messages import GoOn, Holiday, Lobby, NewTable

OWNER_SECONDS: Final = 1.0
"""So often a node asks whether its tables are still its own."""
DUE_SECONDS: Final = 30.0
"""So often a node asks for tables whose owner died while a bot was to move."""
OVERDUE_SECONDS: Final = 10.0
"""So often a node asks for slow tables whose time is over: all that they cost between moves."""

_log: Final = logging.getLogger(__name__)


class Barred(Exception):
    """There is such a table, but this guest may not come in."""


class Closed(Exception):
    """There was such a table; an operator has closed it."""


@final
class TableRegistry:
    """All tables of this server. A table lives here while somebody needs it."""

    def __init__(
        self,
        storage: Storage,
        settings: Settings,
        beat: Beat | None = None,
        broker: Broker | None = None,
    ) -> None:
        """Begin with no live table: each is woken when it is first asked for."""
        self._storage = storage
        self._settings = settings
        self._broker = broker or MemoryBroker()
        self._peers = Peers(self._broker, self._place, self._remove_guest)
        self.shared: Final = SharedReviews(storage, self._broker, self._peers)
        self._leases = LeaseStorage(storage.database, self._broker.node)
        self._live: dict[str, LiveTable] = {}
        self._leased: set[str] = set()
        """The tables that we have taken, live or about to be."""
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._releasing: set[asyncio.Task[None]] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self._workers = BotWorkers(worker_count(settings.bot_workers), self._bots_changed)
        self._services = TableServices(
            storage,
            self._workers,
            beat or Beat(seconds=settings.bot_pause),
            settings,
            self._open_rematch,
            self._broker.node,
            Counted(),
        )

    async def enter(self) -> None:
        """Join the other nodes."""
        await self._broker.open(self._peers.receive, self._lost)
        self._peers.open()
        self._tasks.append(asyncio.create_task(self._wake_on(), name="due tables"))
        self._tasks.append(asyncio.create_task(self._watch_clocks(), name="slow clocks"))
        if not self._broker.alone:
            self._tasks.append(asyncio.create_task(self._watch_owners(), name="owners"))
        NODE.info({"node": self._broker.node})

    async def find(self, code: str) -> LiveTable | RemoteTable | None:
        """Return a table, ours or another node's; ``None`` if there is no such code.

        Raises ``BrokerAway`` if nobody can say whose it is.
        """
        if code in self._live:
            return self._live[code]
        if not is_code(code):
            return None
        async with self._lock(code):  # nobody must wake the same table twice
            if code in self._live:
                return self._live[code]
            if await self._storage.table(code) is None:
                return None
            owner = await self._broker.claim(code)
            if owner != self._broker.node:
                return RemoteTable(code, owner, self._peers)
            table = await self._wake(code)
            if table is not None:
                self._live[code] = table
                TABLES.set(len(self._live))
            return table

    async def own(self, code: str) -> LiveTable | None:
        """Return a table if it is ours, or nobody's."""
        table = await self.find(code)
        return table if isinstance(table, LiveTable) else None

    async def _place(self, code: str) -> LivePlace | None:
        """Return a table or a shared review if it is ours, or nobody's."""
        return await (self.shared.own(code) if self.shared.is_id(code) else self.own(code))

    async def admit(self, code: str, guest: StoredGuest | None) -> LiveTable | RemoteTable | None:
        """Return the table to which a code leads a guest; ``None`` if it leads him to none.

        Newcomers come in by the invite alone; who has a seat, by the codes that the table
        had, too. Raises ``Barred`` if the host wants him to stay outside.
        """
        access = await self._allowed(code, guest)
        return None if access is None else await self.find(access.table.code)

    async def knows(self, code: str, guest: StoredGuest | None) -> bool:
        """Whether a guest has a seat, or is the host, at the table of a code."""
        access = None if guest is None else await self._access(code, guest)
        return access is not None and access.known

    async def invite(self, code: str, guest: StoredGuest | None) -> str | None:
        """Return the code for newcomers of the table to which a code leads a guest."""
        access = await self._allowed(code, guest)
        return None if access is None else access.table.invite

    async def reach(self, code: str, guest: StoredGuest | None) -> str | None:
        """Return the own code of the table to which a code leads a guest."""
        access = await self._allowed(code, guest)
        return None if access is None else access.table.code

    async def box(self, code: str) -> str | None:
        """Return the box of the table to which a code leads a stranger."""
        access = await self._allowed(code, None)
        return None if access is None else access.table.ruleset.partition("+")[0]

    async def deck(self, code: str, guest: StoredGuest | None) -> str | None:
        """Return the deck file of the table to which a code leads a guest, or an empty one."""
        access = await self._allowed(code, guest)
        return None if access is None else access.table.deck or ""

    async def stored(self, code: str, guest: StoredGuest | None) -> StoredTable | None:
        """Return a table as it is written down; what is over is shown to all who know a code."""
        access = await self._access(code, guest)
        if access is not None and (access.table.stage != OVER or access.table.closed):
            access = _open(access)
        return None if access is None else access.table

    async def lobby(self, code: str, guest: StoredGuest | None) -> Lobby | None:
        """Describe a table as a guest sees it; ``None`` if the code leads him to none."""
        table = await self.admit(code, guest)
        if isinstance(table, RemoteTable):
            return await self._peers.lobby(table.code, table.owner, guest)
        return None if table is None else table.lobby(guest)

    async def _access(self, code: str, guest: StoredGuest | None) -> Access | None:
        if code in self._live and self._broker.holds:  # then nobody else can have changed it
            return await self._with_bars(self._live[code].access(guest), guest)
        return await self._storage.access(code, guest) if is_code(code) else None

    async def _with_bars(self, access: Access, guest: StoredGuest | None) -> Access:
        """Find out whether a newcomer is barred: a live table knows no groups and no ties."""
        if access.known:
            return access
        barred = await self._storage.is_barred(access.table, "" if guest is None else guest.id)
        return replace(access, barred=barred)

    async def _allowed(self, code: str, guest: StoredGuest | None) -> Access | None:
        access = await self._access(code, guest)
        return None if access is None else _open(access)

    @property
    def ready(self) -> bool:
        """Whether this node may own tables."""
        return self._broker.holds

    async def open(self, config: NewTable, host: StoredGuest) -> str:
        """Open a table for a guest, who gets seat 0, and return its code."""
        if config.group is not None and not await self._storage.is_member(config.group, host.id):
            raise CannotOpen("you are no member of this group")
        return await self._opened(opened(config, host, self._settings))

    async def go_on(self, record: Record, wish: GoOn, host: StoredGuest) -> str:
        """Open a table where a finished game goes on, and return its code."""
        return await self._opened(await going_on(record, wish, host, self._settings))

    async def _opened(self, new: Opened) -> str:
        async def write(code: str) -> None:
            await self._storage.add_table(new.under(code), new.sitters, new.moves)

        return await under_free_code(new_code, write)

    async def forget_guest(self, guest: StoredGuest) -> None:
        """Forget a guest for ever: he goes out of the database, then out of every table.

        Raises ``BrokerAway``, with nothing changed, if nobody can say whose his tables are.
        """
        guests = GuestStorage(self._storage.database)
        codes = await guests.codes(guest.id)
        owners = {await self._broker.claim(code) for code in codes}
        owners |= await self.shared.owners(guest.id)
        await guests.forget(guest.id)
        await self._remove_guest(guest.id)
        self._peers.forget_guest(guest.id, owners - {self._broker.node})
        for code in codes:
            await self._release(code)  # those that we have claimed only now

    async def put_away(self, code: str) -> None:
        """End a table of ours that an operator has closed or deleted."""
        table = self._live.get(code)
        if table is not None:
            table.send_home()
            await table.close()

    async def advise(self, question: AdviceQuestion) -> str:
        """Ask where bots think what an expert would have done; raises ``NoAdvice``."""
        return await self._workers.advise(question)

    async def close(self) -> None:
        """End every table and the bots' workers; other nodes may go on at once."""
        await asyncio.gather(*map(end_task, self._tasks))
        await asyncio.gather(*(table.close() for table in list(self._live.values())))
        await self.shared.close()
        await asyncio.gather(*self._releasing)
        await self._workers.close()
        await self._peers.close()
        await self._broker.close()

    def _lock(self, code: str) -> asyncio.Lock:
        return self._locks.setdefault(code, asyncio.Lock())

    async def _wake(self, code: str) -> LiveTable | None:
        self._leased.add(code)
        try:
            await self._leases.take(code)
            # Read after that: until then another owner may have written, and from then on only we.
            snapshot = await wake(self._storage, code)
        except BaseException as error:
            self._leased.discard(code)
            if isinstance(error, StaleWrite):  # the table was deleted meanwhile
                return None
            raise
        if snapshot is None:
            self._leased.discard(code)
            return None
        return LiveTable(self._services, snapshot, self._forget)

    def _forget(self, table: LiveTable) -> None:
        if self._live.get(table.code) is not table:
            return
        del self._live[table.code]
        TABLES.set(len(self._live))
        task = asyncio.create_task(self._release(table.code))
        self._releasing.add(task)
        task.add_done_callback(self._releasing.discard)

    async def _release(self, code: str) -> None:
        async with self._lock(code):
            if code not in self._live:  # or it was woken again
                with suppress(SQLAlchemyError):  # then it is found out later
                    await self._leases.release(code)
                self._leased.discard(code)
                await self._broker.release(code)

    async def _remove_guest(self, guest: str) -> None:
        """Let go of a guest whom nobody knows any more; his tables are read anew."""
        self.shared.remove_guest(guest)
        for table in list(self._live.values()):
            if table.remove_guest(guest):
                await table.close()

    def _bots_changed(self) -> None:
        """Bots play higher or lower than before: those who play with them are told."""
        for table in self._live.values():
            table.bots_changed()

    def _lost(self) -> None:
        """Put every table down: without a lease they may be others' already."""
        self._put_down(list(self._live.values()))
        self.shared.put_down()
        self._peers.drop_all()

    async def _watch_owners(self) -> None:
        """Put down, again and again, what is another's.

        Two nodes can believe that they own a table: where a claim is lost before the waking, where
        Redis has forgotten it, where an answer comes too late. The one who woke it last has the
        lease; it stops the other only when he writes. He would wait for ever, for a game that goes
        on elsewhere. Only where the number of our leases is not what we believe we ask for them.
        """
        while True:
            await asyncio.sleep(OWNER_SECONDS)
            try:
                await self._check_owners(dict(self._live))
            except Exception:  # noqa: BLE001 - whatever it was, the next second may be better
                _log.exception("nobody can say whose the tables are")

    async def _check_owners(self, live: Mapping[str, LiveTable]) -> None:
        if await self._leases.count() == len(self._leased):
            return
        ours = await self._leases.codes()
        for code, table in live.items():
            if code not in ours and self._live.get(code) is table:
                self._put_down([table])
        for code in ours - self._leased:
            await self._release(code)  # which we failed to do when it was put down

    async def _wake_on(self) -> None:
        """Wake tables at which a bot is to move and nobody knows: their owner stopped.

        Or a bot has taken the seat of somebody who was forgotten.
        """
        while True:
            await self._wake_due()
            await asyncio.sleep(DUE_SECONDS)

    async def _wake_due(self) -> None:
        """Wake one table after the other, the longest due first; who comes is let in meanwhile."""
        last: Lease | None = None
        try:
            if self._broker.alone:
                await self._leases.forget_others()
            while leases := await self._leases.due(last):
                for lease in leases:
                    table = await self.own(lease.code)
                    if table is not None and not table.bot_awaited:
                        await self._leases.done(lease.code)
                last = leases[-1]
        except BrokerUnavailable:
            pass  # then others may have them
        except Exception:  # noqa: BLE001 - whatever it was, people wake their tables themselves
            _log.exception("tables whose bots are to move could not be woken")

    async def _watch_clocks(self) -> None:
        """Let the clocks of slow tables move, again and again, wherever the table is asleep."""
        while True:
            try:
                await self.check_clocks()
            except BrokerUnavailable:
                pass  # then others may have them
            except Exception:  # noqa: BLE001 - whatever it was, the next time may be better
                _log.exception("slow tables whose time is over could not be woken")
            await asyncio.sleep(OVERDUE_SECONDS)

    async def check_clocks(self) -> None:
        """Wake every slow table whose time is over and that no other node has, and tell it so."""
        last: Overdue | None = None
        now = self._settings.now()
        while found := await self._storage.slow.overdue(now, last):
            for overdue in found:
                table = await self.own(overdue.code)
                if table is not None:
                    table.overdue()
            last = found[-1]

    async def plan_holidays(self, guest: StoredGuest, wanted: Sequence[Holiday]) -> None:
        """Let a guest take holidays; tables that wait for him learn of it. ``BadHoliday``."""
        await self._storage.holidays.plan(guest.id, wanted, self._settings.now())
        for code in await self._storage.slow.codes(guest.id):
            await self.find(code)  # one that sleeps is woken by that
        self.holidays_changed(guest.id)

    def holidays_changed(self, guest: str) -> None:
        """Let our tables learn that somebody is on holiday at other times."""
        for table in self._live.values():
            table.holidays_changed(guest)

    def ties_changed(self, guest: str) -> None:
        """Let our tables learn that somebody wants to hear others than before."""
        for table in self._live.values():
            table.ties_changed(guest)

    def _put_down(self, tables: Iterable[LiveTable]) -> None:
        for table in tables:
            del self._live[table.code]
            self._leased.discard(table.code)
            table.abandon()
        TABLES.set(len(self._live))

    async def _open_rematch(self, old: TableSnapshot, lease: Lease) -> str:
        new = following(old)

        async def write(code: str) -> None:
            await self._storage.add_rematch(
                old.stored, new.under(code), new.sitters, old.conduct, lease
            )

        return await under_free_code(new_code, write)


def _open(access: Access) -> Access | None:
    """Return a way that is open to its guest; raises ``Barred`` if the host has closed it.

    Raises ``Closed`` if an operator has, whoever asks.
    """
    if access.table.closed:
        raise Closed("an operator has closed the table")
    if access.sent_away:
        raise Barred("the host has sent you away")
    if not access.known and (access.barred or not access.invited):
        return None
    if not access.known and access.table.locked:
        raise Barred("the host has locked the table")
    return access
