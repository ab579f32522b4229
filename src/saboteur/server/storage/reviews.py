"""Cache of reviews of finished games, compressed. A missing review is computed again."""

import zlib
from contextlib import suppress
from time import time
from typing import Final, final

from sqlalchemy import delete, exists, insert, literal, or_, select

from saboteur.server.storage import schema
from saboteur.server.storage.database import Statement
from saboteur.server.storage.store import GuestDataStore
from saboteur.table.storage.ports import StaleWrite

COMPRESSION_LEVEL: Final = 9


@final
class ReviewStore(GuestDataStore):
    """Cached reviews of tables and uploads."""

    async def get_review(self, name: str) -> bytes | None:
        """Return a cached review; ``None`` if it is missing or damaged."""
        review = schema.review
        rows = await self._database.read(
            select(review.c.compressed_review).where(review.c.game_ref == name)
        )
        try:
            return zlib.decompress(rows[0]["compressed_review"]) if rows else None
        except zlib.error:
            return None

    async def put_review(self, name: str, encoded: bytes) -> None:
        """Store a review, unless its game was deleted or another node has just stored it."""
        review, table, upload = schema.review, schema.game_table, schema.upload
        row = {
            "game_ref": name,
            "compressed_review": zlib.compress(encoded, COMPRESSION_LEVEL),
            "created_at": time(),
        }
        values = (literal(value, review.c[column].type) for column, value in row.items())
        game_exists = or_(exists().where(table.c.code == name), exists().where(upload.c.id == name))
        with suppress(StaleWrite):
            await self._database.write(
                review_delete(name),
                insert(review).from_select(list(row), select(*values).where(game_exists)),
            )

    async def delete_statements_for(self, guest: str) -> list[Statement]:
        """Return the statement that deletes the reviews of a guest's uploads."""
        uploads = select(schema.upload.c.id).where(schema.upload.c.guest_id == guest)
        return [delete(schema.review).where(schema.review.c.game_ref.in_(uploads))]


def review_delete(game_ref: str) -> Statement:
    return delete(schema.review).where(schema.review.c.game_ref == game_ref)
