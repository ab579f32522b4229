"""Replays of finished games, rebuilt from the log and cached."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar, final

from saboteur.play.game import Record, loads
from saboteur.play.replay import Replay
from saboteur.table.lifecycle.table_loading import replay_moves
from saboteur.table.storage.models import STAGE_OVER, TableRecord
from saboteur.table.storage.ports import TableStorePort

MAX_CACHED_REPLAYS: Final = 16

ResultT = TypeVar("ResultT")


@final
class ReplayCache:
    """Keeps the most recently viewed replays in memory."""

    def __init__(self, store: TableStorePort) -> None:
        self._store = store
        self._cache: OrderedDict[str, Replay] = OrderedDict()
        self._executor = ThreadPoolExecutor(1, "archive")

    async def record(self, table: TableRecord) -> Record | None:
        """Return the record of a game, or ``None`` if it is not over.

        Raises ``IncompatibleTable``.
        """
        if table.stage != STAGE_OVER or table.deal is None:
            return None
        if table.code in self._cache:
            return self._cache[table.code].record
        moves = await self._store.moves(table.code)
        match = await self._in_thread(replay_moves, table, table.deal, moves)
        return match.record()

    async def replay(self, table: TableRecord) -> Replay | None:
        """Return the replay of a game, or ``None`` if it is not over.

        Raises ``IncompatibleTable``.
        """
        record = await self.record(table)
        return None if record is None else await self._get_or_build(table.code, record)

    async def uploaded_replay(self, id_: str, record: str) -> Replay:
        """Return the replay of an uploaded record. Raises ``RecordError``."""
        cached = self._cache.get(id_)
        if cached is not None:
            return await self._get_or_build(id_, cached.record)
        return await self._get_or_build(id_, await self._in_thread(loads, record))

    async def _in_thread(self, function: Callable[..., ResultT], *args: object) -> ResultT:
        """Run a function in the replay thread, so that loading tables never waits for it."""
        return await asyncio.get_running_loop().run_in_executor(self._executor, function, *args)

    async def _get_or_build(self, game_id: str, record: Record) -> Replay:
        replay = self._cache.get(game_id)
        if replay is None:
            replay = await self._in_thread(Replay, record)
        self._cache[game_id] = replay
        self._cache.move_to_end(game_id)
        while len(self._cache) > MAX_CACHED_REPLAYS:
            self._cache.popitem(last=False)
        return replay
