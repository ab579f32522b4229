"""Finished games, read from the log; any node may show them, for nothing changes any more."""

import asyncio
from collections import OrderedDict
from typing import Final, final

from saboteur.play.game import loads
from saboteur.play.replay import Replay
from saboteur.server.recovery import replayed
from saboteur.server.schema import OVER
from saboteur.server.storage import Storage, StoredTable

MOST_KEPT: Final = 16


@final
class Archive:
    """The last few games that were looked at are kept ready."""

    def __init__(self, storage: Storage) -> None:
        """Begin with none."""
        self._storage = storage
        self._kept: OrderedDict[str, Replay] = OrderedDict()

    async def replay(self, table: StoredTable) -> Replay | None:
        """Return a game to look at; ``None`` if it is not over. May raise ``FrozenTable``."""
        if table.stage != OVER or table.deal is None:
            return None
        replay = self._kept.get(table.code)
        if replay is None:
            moves = await self._storage.moves(table.code)
            match = await asyncio.to_thread(replayed, table, table.deal, moves)
            replay = await asyncio.to_thread(Replay, match.record())
        return self._keep(table.code, replay)

    async def uploaded(self, id_: str, record: str) -> Replay:
        """Return an uploaded game to look at; raises ``RecordError``."""
        replay = self._kept.get(id_)
        if replay is None:
            replay = await asyncio.to_thread(Replay, loads(record))
        return self._keep(id_, replay)

    def _keep(self, name: str, replay: Replay) -> Replay:
        self._kept[name] = replay
        self._kept.move_to_end(name)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return replay
