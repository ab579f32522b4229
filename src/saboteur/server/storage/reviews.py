"""Reviews of finished games, packed. Each can be made anew, so nothing is lost with one."""

import zlib
from contextlib import suppress
from time import time
from typing import Final, final

from sqlalchemy import delete, exists, insert, literal, or_, select

from saboteur.server.storage import schema
from saboteur.server.storage.database import Change, Database
from saboteur.table.keeping import StaleWrite

BEST: Final = 9


@final
class ReviewStorage:
    """What one server keeps of reviews: of tables, and of uploads."""

    def __init__(self, database: Database) -> None:
        """Take a database whose schema is in place."""
        self._database = database

    async def read(self, name: str) -> bytes | None:
        """Return what was kept under a name."""
        kept = schema.review
        rows = await self._database.read(select(kept.c.piece).where(kept.c.name == name))
        try:
            return zlib.decompress(rows[0]["piece"]) if rows else None
        except zlib.error:
            return None

    async def keep(self, name: str, made: bytes) -> None:
        """Keep a review; another node may have kept the same meanwhile."""
        kept, table, upload = schema.review, schema.game_table, schema.upload
        row = {"name": name, "piece": zlib.compress(made, BEST), "at": time()}
        values = (literal(what, kept.c[column].type) for column, what in row.items())
        there = or_(exists().where(table.c.code == name), exists().where(upload.c.id == name))
        with suppress(StaleWrite):
            await self._database.write(
                without_review(name),
                # Of a game that has been deleted meanwhile nothing is kept.
                insert(kept).from_select(list(row), select(*values).where(there)),
            )


def without_review(name: str) -> Change:
    """Return what deletes the review of a game."""
    return delete(schema.review).where(schema.review.c.name == name)
