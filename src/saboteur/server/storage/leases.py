"""Which tables are awake, and whose they are, as the database knows it.

A table that sleeps has no row here, unless one of its bots is to move. Every write at a table names
its lease (``rows.leased``): who has lost it changes nothing, however long he did not notice.
"""

from collections.abc import Sequence
from typing import Final, final

from sqlalchemy import delete, func, insert, literal, select, tuple_, update

from saboteur.server.storage import schema
from saboteur.server.storage.database import Change, Database, ExactlyOne
from saboteur.table.keeping import Taken
from saboteur.table.models import Lease

NOBODY: Final = ""
"""The node of a table that sleeps although a bot is to move."""
PORTION: Final = 50


@final
class LeaseStorage:
    """The leases of one node, and what others left undone."""

    def __init__(self, database: Database, node: str) -> None:
        """Take a database whose schema is in place, and the name of this node."""
        self._database = database
        self._node = node

    async def take(self, code: str) -> None:
        """Take a table from whoever had it; ``StaleWrite`` if there is none any more."""
        lease, table = schema.lease, schema.game_table
        new = select(table.c.code, literal(self._node)).where(
            table.c.code == code,
            ~select(lease.c.code).where(lease.c.code == code).exists(),
        )
        changes = (
            insert(lease).from_select(["code", "node"], new),
            ExactlyOne(update(lease).where(lease.c.code == code).values(node=self._node)),
        )
        try:
            await self._database.write(*changes)
        except Taken:  # another node has just taken it: from him, then
            await self._database.write(*changes)

    async def release(self, code: str) -> None:
        """Let go of a table, if we have it. A bot that is to move is not forgotten."""
        lease = schema.lease
        ours = (lease.c.code == code, lease.c.node == self._node)
        await self._database.write(
            delete(lease).where(*ours, lease.c.due.is_(None)),
            update(lease).where(*ours).values(node=NOBODY),
        )

    async def count(self) -> int:
        """Return how many tables are ours."""
        lease = schema.lease
        (row,) = await self._database.read(
            select(func.count().label("ours")).select_from(lease).where(lease.c.node == self._node)
        )
        return int(row["ours"])

    async def codes(self) -> set[str]:
        """Return which tables are ours."""
        lease = schema.lease
        rows = await self._database.read(select(lease.c.code).where(lease.c.node == self._node))
        return {row["code"] for row in rows}

    async def due(self, after: Lease | None) -> Sequence[Lease]:
        """Return the next tables, not ours, whose bots are to move, the longest due first."""
        lease = schema.lease
        rows = await self._database.read(
            select(lease)
            .where(
                tuple_(lease.c.due, lease.c.code) > _place(after),
                lease.c.node != self._node,
            )
            .order_by(lease.c.due, lease.c.code)
            .limit(PORTION)
        )
        return [Lease(row["code"], row["node"], row["due"]) for row in rows]

    async def done(self, code: str) -> None:
        """Note that no bot of a table of ours is to move after all."""
        lease = schema.lease
        await self._database.write(
            update(lease).where(lease.c.code == code, lease.c.node == self._node).values(due=None)
        )

    async def forget_others(self) -> None:
        """Forget what nodes that died had awake: for one who is alone."""
        lease = schema.lease
        await self._database.write(
            delete(lease).where(lease.c.node != self._node, lease.c.due.is_(None))
        )


def made_due(code: str, now: float) -> list[Change]:
    """Return what lets the next node that looks wake a table: a bot has come to a seat there."""
    lease, table = schema.lease, schema.game_table
    new = select(table.c.code, literal(NOBODY)).where(
        table.c.code == code, ~select(lease.c.code).where(lease.c.code == code).exists()
    )
    return [
        insert(lease).from_select(["code", "node"], new),
        update(lease).where(lease.c.code == code).values(due=now),
    ]


def _place(lease: Lease | None) -> tuple[float, str]:
    return (0.0, "") if lease is None else (lease.due or 0.0, lease.code)
