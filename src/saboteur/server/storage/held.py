"""Answers that are held until a window closes (R-64): durable, and for the table's owner alone.

Nothing else reads them: they are in no view, record, replay or export. An answer is written before
its seat is told that it counts, and goes in the transaction of the moves it leads to. Both name the
lease, so a node that has lost the table can neither take an answer nor close a window without those
that another has taken.
"""

from asyncio import Future
from collections.abc import Sequence
from typing import final

from sqlalchemy import delete, insert, select

from saboteur.server.storage import schema
from saboteur.server.storage.database import Change, Database
from saboteur.server.storage.rows import leased
from saboteur.table.models import HeldAnswer, Lease


@final
class HeldStorage:
    """What one server keeps of windows that are open."""

    def __init__(self, database: Database) -> None:
        """Take a database whose schema is in place."""
        self._database = database

    def hold(self, lease: Lease, answer: HeldAnswer) -> Future[None]:
        """Write an answer down; it is, once the future is done. What is written later waits."""
        row = insert(schema.held).values(
            code=lease.code, version=answer.version, seat=answer.seat, text=answer.text
        )
        return self._database.post(*leased(lease), row)

    async def held(self, code: str) -> Sequence[HeldAnswer]:
        """Return what is held at a table."""
        held = schema.held
        rows = await self._database.read(
            select(held).where(held.c.code == code).order_by(held.c.seat)
        )
        return [HeldAnswer(row["version"], row["seat"], row["text"]) for row in rows]


def release(code: str) -> Change:
    """Return what goes with the moves that close a window."""
    return delete(schema.held).where(schema.held.c.code == code)
