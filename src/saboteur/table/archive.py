"""Finished games, read from the log; nothing changes any more."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar, final

from saboteur.play.game import Record, loads
from saboteur.play.replay import Replay
from saboteur.table.keeping import Keeping
from saboteur.table.models import OVER, StoredTable
from saboteur.table.waking import replayed

MOST_KEPT: Final = 16

DoneT = TypeVar("DoneT")


@final
class Archive:
    """The last few games that were looked at are kept ready."""

    def __init__(self, storage: Keeping) -> None:
        """Begin with none."""
        self._storage = storage
        self._kept: OrderedDict[str, Replay] = OrderedDict()
        self._thread = ThreadPoolExecutor(1, "archive")

    async def record(self, table: StoredTable) -> Record | None:
        """Return the record of a game; ``None`` if it is not over. May raise ``FrozenTable``."""
        if table.stage != OVER or table.deal is None:
            return None
        if table.code in self._kept:
            return self._kept[table.code].record
        moves = await self._storage.moves(table.code)
        match = await self._aside(replayed, table, table.deal, moves)
        return match.record()

    async def replay(self, table: StoredTable) -> Replay | None:
        """Return a game to look at; ``None`` if it is not over. May raise ``FrozenTable``."""
        record = await self.record(table)
        return None if record is None else await self._ready(table.code, record)

    async def uploaded(self, id_: str, record: str) -> Replay:
        """Return an uploaded game to look at; raises ``RecordError``."""
        kept = self._kept.get(id_)
        if kept is not None:
            return await self._ready(id_, kept.record)
        return await self._ready(id_, await self._aside(loads, record))

    async def _aside(self, work: Callable[..., DoneT], *given: object) -> DoneT:
        """Work in the archive's own thread: those that wake tables have nothing to do with it."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *given)

    async def _ready(self, name: str, record: Record) -> Replay:
        replay = self._kept.get(name)
        if replay is None:
            replay = await self._aside(Replay, record)
        self._kept[name] = replay
        self._kept.move_to_end(name)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return replay
