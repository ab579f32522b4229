"""The hall: finds a table by its code, wakes it from its log, opens new ones."""

import asyncio
import secrets
from collections.abc import Mapping
from typing import Final, final
from weakref import WeakValueDictionary

from sqlalchemy.exc import IntegrityError

from saboteur.bots import LEVELS
from saboteur.games.registry import ruleset
from saboteur.server.bots import Beat, BotWorkers
from saboteur.server.broker import Broker, MemoryBroker
from saboteur.server.messages import Lobby, NewTable
from saboteur.server.metrics import NODE, TABLES
from saboteur.server.peers import FarTable, Peers
from saboteur.server.recovery import FrozenTable, new_deal, replayed
from saboteur.server.schema import LOBBY, PLAYING
from saboteur.server.seating import bot_sitter
from saboteur.server.settings import Settings
from saboteur.server.storage import (
    Sitter,
    Storage,
    StoredGuest,
    StoredTable,
)
from saboteur.server.tables import House, LiveTable

CODE_SIGNS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Without I, O, 0 and 1, which are read for each other."""
CODE_LENGTH: Final = 5
CODE_TRIES: Final = 20


class CannotOpen(ValueError):
    """No such table can be opened; the message says why."""


def is_code(text: str) -> bool:
    """Whether a text could be the code of a table."""
    return len(text) == CODE_LENGTH and set(text) <= set(CODE_SIGNS)


@final
class Hall:
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
        self._peers = Peers(self._broker, self.own)
        self._live: dict[str, LiveTable] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._releasing: set[asyncio.Task[None]] = set()
        self._workers = BotWorkers(settings.bot_workers)
        self._house = House(
            storage,
            self._workers,
            beat or Beat(seconds=settings.bot_pause),
            settings,
            self._open_rematch,
            self._forget,
        )

    async def enter(self) -> None:
        """Join the other nodes."""
        await self._broker.open(self._peers.receive, self._lost)
        self._peers.open()
        NODE.info({"node": self._broker.node})

    async def find(self, code: str) -> LiveTable | FarTable | None:
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
                return FarTable(code, owner, self._peers)
            table = await self._wake(code)
            if table is not None:
                self._live[code] = table
                TABLES.set(len(self._live))
            return table

    async def own(self, code: str) -> LiveTable | None:
        """Return a table if it is ours, or nobody's."""
        table = await self.find(code)
        return table if isinstance(table, LiveTable) else None

    async def stored(self, code: str) -> StoredTable | None:
        """Return a table as it is written down."""
        return await self._storage.table(code) if is_code(code) else None

    async def lobby(self, code: str, guest: StoredGuest | None) -> Lobby | None:
        """Describe a table as a guest sees it; ``None`` if there is no such code."""
        table = await self.find(code)
        if isinstance(table, FarTable):
            return await self._peers.lobby(code, table.owner, guest)
        return None if table is None else table.lobby(guest)

    @property
    def ready(self) -> bool:
        """Whether this node may own tables."""
        return self._broker.holds

    async def open(self, wish: NewTable, host: StoredGuest) -> str:
        """Open a table for a guest, who gets seat 0, and return its code."""
        try:
            rules = ruleset(wish.ruleset, wish.seats, wish.options, self._settings.deck)
        except ValueError as error:
            raise CannotOpen(str(error)) from None
        sitters = {0: Sitter(host.nickname, guest=host.id)}
        if wish.bots is not None:
            if wish.bots not in LEVELS:
                raise CannotOpen(f"there is no bot level {wish.bots!r}")
            sitters.update({seat: bot_sitter(seat, wish.bots) for seat in range(1, wish.seats)})
        table = StoredTable(
            code="",
            ruleset=rules.id,
            seats=rules.seats,
            options=dict(rules.options),
            deck=rules.deck,
            host=host.id,
        )
        return await self._store(table, sitters, start=wish.bots is not None)

    async def close(self) -> None:
        """End every table and the bots' workers; other nodes may go on at once."""
        await asyncio.gather(*(table.close() for table in list(self._live.values())))
        await asyncio.gather(*self._releasing)
        self._workers.close()
        await self._peers.close()
        await self._broker.close()

    def _lock(self, code: str) -> asyncio.Lock:
        return self._locks.setdefault(code, asyncio.Lock())

    async def _wake(self, code: str) -> LiveTable | None:
        # Read after the claim: until then another owner may have written.
        stored = await self._storage.table(code)
        if stored is None:
            return None
        sitters = await self._storage.sitters(code)
        if stored.deal is None:
            return LiveTable(self._house, stored, sitters, None)
        moves = await self._storage.moves(code)
        try:
            match = await asyncio.to_thread(replayed, stored, stored.deal, moves)
        except FrozenTable as frozen:
            return LiveTable(self._house, stored, sitters, None, str(frozen))
        return LiveTable(self._house, stored, sitters, match)

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
                await self._broker.release(code)

    def _lost(self) -> None:
        """Put every table down: without a lease they may be others' already."""
        for table in list(self._live.values()):
            table.abandon()
        self._live.clear()
        TABLES.set(0)
        self._peers.drop_all()

    async def _open_rematch(self, old: StoredTable, sitters: dict[int, Sitter]) -> str:
        """Open the table that follows; a person alone among bots goes on playing at once."""
        alone = sum(sitter.guest is not None for sitter in sitters.values()) == 1
        table = StoredTable(
            code="",
            ruleset=old.ruleset,
            seats=old.seats,
            options=old.options,
            deck=old.deck,
            host=old.host,
        )
        return await self._store(table, sitters, start=alone, follows=old)

    async def _store(
        self,
        table: StoredTable,
        sitters: Mapping[int, Sitter],
        *,
        start: bool,
        follows: StoredTable | None = None,
    ) -> str:
        """Write a new table down under a code of its own."""
        deal = new_deal(table) if start else None
        for _ in range(CODE_TRIES):
            code = "".join(secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTH))
            new = StoredTable(
                code=code,
                ruleset=table.ruleset,
                seats=table.seats,
                options=table.options,
                deck=table.deck,
                host=table.host,
                stage=PLAYING if start else LOBBY,
                deal=deal,
            )
            try:
                if follows is None:
                    await self._storage.add_table(new, sitters)
                else:
                    await self._storage.add_rematch(follows, new, sitters)
            except IntegrityError:
                continue  # the code is taken
            return code
        raise CannotOpen("no free code was found")
