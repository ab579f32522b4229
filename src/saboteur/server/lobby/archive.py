"""Finished games, read from the log; any node may show them, for nothing changes any more."""

import asyncio
from collections import OrderedDict
from typing import Final, final

from saboteur.play.game import Record, loads
from saboteur.play.replay import Replay
from saboteur.server.storage.models import StoredTable
from saboteur.server.storage.schema import OVER
from saboteur.server.storage.tables import Storage
from saboteur.server.table.waking import replayed

MOST_KEPT: Final = 16


@final
class Archive:
    """The last few games that were looked at are kept ready."""

    def __init__(self, storage: Storage) -> None:
        """Begin with none."""
        self._storage = storage
        self._kept: OrderedDict[str, Replay] = OrderedDict()

    async def record(self, table: StoredTable) -> Record | None:
        """Return the record of a game; ``None`` if it is not over. May raise ``FrozenTable``."""
        if table.stage != OVER or table.deal is None:
            return None
        if table.code in self._kept:
            return self._kept[table.code].record
        moves = await self._storage.moves(table.code)
        match = await asyncio.to_thread(replayed, table, table.deal, moves)
        return match.record()

    async def replay(self, table: StoredTable) -> Replay | None:
        """Return a game to look at; ``None`` if it is not over. May raise ``FrozenTable``."""
        record = await self.record(table)
        return None if record is None else await self._ready(table.code, record)

    async def uploaded(self, id_: str, record: str) -> Replay:
        """Return an uploaded game to look at; raises ``RecordError``."""
        return await self._ready(id_, loads(record))

    async def _ready(self, name: str, record: Record) -> Replay:
        replay = self._kept.get(name)
        if replay is None:
            replay = await asyncio.to_thread(Replay, record)
        self._kept[name] = replay
        self._kept.move_to_end(name)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return replay
