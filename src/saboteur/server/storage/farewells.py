"""What slow tables leave to be told: whose turn it still is, and which games are over."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, final

from sqlalchemy import delete, insert, select

from saboteur.server.storage import schema
from saboteur.server.storage.database import Database
from saboteur.table.keeping import Taken
from saboteur.table.models import ENDED, OVER, SLOW

DAY: Final = 24 * 3600
"""Of games that were over earlier nobody is told any more."""


@dataclass(frozen=True, slots=True)
class Farewell:
    """Somebody who played a game that is over."""

    code: str
    guest: str
    ended: float


@final
class FarewellStorage:
    """Slow games whose players are to be told something."""

    def __init__(self, database: Database) -> None:
        """Take a database whose schema is in place."""
        self._database = database

    async def asked(self, codes: Iterable[str]) -> set[tuple[str, str, float]]:
        """Return who is still asked at tables: code, guest, and since when."""
        row = schema.awaited
        rows = await self._database.read(
            select(row.c.code, row.c.guest, row.c.since).where(
                row.c.code.in_(list(codes)), row.c.answered.is_(False)
            )
        )
        return {(each["code"], each["guest"], each["since"]) for each in rows}

    async def over(self, now: float, limit: int) -> Sequence[Farewell]:
        """Return who played slow games that are over and was not told; tables as a whole."""
        table, seat, told = schema.game_table, schema.seat, schema.farewell
        codes = (
            select(table.c.code, table.c.ended)
            .where(
                table.c.stage.in_((OVER, ENDED)),
                table.c.ended > now - DAY,
                table.c.ended <= now,
                table.c.clock == SLOW,
                ~select(told.c.code).where(told.c.code == table.c.code).exists(),
            )
            .order_by(table.c.ended)
            .limit(limit)
            .subquery()
        )
        rows = await self._database.read(
            select(codes.c.code, codes.c.ended, seat.c.guest)
            .join(seat, seat.c.code == codes.c.code)
            .where(seat.c.guest.is_not(None))
            .distinct()
            .order_by(codes.c.ended, codes.c.code)
        )
        return [Farewell(each["code"], each["guest"], each["ended"]) for each in rows]

    async def told(self, codes: Iterable[str], now: float) -> None:
        """Note that the players of games have been told; those of long ago need no note."""
        for code in set(codes):
            try:
                await self._database.write(insert(schema.farewell).values(code=code, at=now))
            except Taken:  # another node was as quick
                continue
        await self._database.write(
            delete(schema.farewell).where(schema.farewell.c.at < now - 2 * DAY)
        )
