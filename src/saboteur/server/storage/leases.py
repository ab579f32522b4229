"""Leases: which node has loaded a table, according to the database.

A table that no node has loaded has no row, unless one of its bots is to move. Every write at a
table checks its lease (``statements.fence``), so a node that has lost it cannot write, even if it
has not noticed the loss.
"""

from collections.abc import Sequence
from typing import Final, final

from sqlalchemy import delete, insert, literal, select, tuple_, update

from saboteur.server.storage import schema
from saboteur.server.storage.database import Database, ExpectOneRow, Statement
from saboteur.server.storage.store import Store
from saboteur.table.storage.models import WriteContext
from saboteur.table.storage.ports import AlreadyExists

NO_NODE: Final = ""
"""``node`` in the row of a table that is not loaded although a bot is to move."""
BATCH_SIZE: Final = 50


@final
class LeaseStore(Store):
    """The leases of one node, and tables that other nodes left with a bot to move."""

    def __init__(self, database: Database, node: str) -> None:
        super().__init__(database)
        self._node = node

    async def acquire(self, code: str) -> None:
        """Take the lease of a table from any other node; ``StaleWrite`` if the table is deleted."""
        lease, table = schema.table_lease, schema.game_table
        new_row = select(table.c.code, literal(self._node)).where(
            table.c.code == code,
            ~select(lease.c.table_code).where(lease.c.table_code == code).exists(),
        )
        statements = (
            insert(lease).from_select(["table_code", "node"], new_row),
            ExpectOneRow(update(lease).where(lease.c.table_code == code).values(node=self._node)),
        )
        try:
            await self._database.write(*statements)
        except AlreadyExists:  # another node inserted the row first: update it
            await self._database.write(*statements)

    async def release(self, code: str) -> None:
        """Give up a lease, if this node has it; the row stays if a bot is to move."""
        lease = schema.table_lease
        is_own = (lease.c.table_code == code, lease.c.node == self._node)
        await self._database.write(
            delete(lease).where(*is_own, lease.c.bot_due_at.is_(None)),
            update(lease).where(*is_own).values(node=NO_NODE),
        )

    async def count_tables(self) -> int:
        """Return the number of tables that this node has loaded."""
        lease = schema.table_lease
        return await self._count(select(lease.c.table_code).where(lease.c.node == self._node))

    async def table_codes(self) -> set[str]:
        """Return the codes of the tables that this node has loaded."""
        lease = schema.table_lease
        rows = await self._database.read(
            select(lease.c.table_code).where(lease.c.node == self._node)
        )
        return {row["table_code"] for row in rows}

    async def abandoned(self, after: WriteContext | None) -> Sequence[WriteContext]:
        """Return the next batch of tables of other nodes where a bot is to move.

        The longest due come first; ``after`` is the last table of the previous batch.
        """
        lease = schema.table_lease
        rows = await self._database.read(
            select(lease)
            .where(
                tuple_(lease.c.bot_due_at, lease.c.table_code) > _sort_key(after),
                lease.c.node != self._node,
            )
            .order_by(lease.c.bot_due_at, lease.c.table_code)
            .limit(BATCH_SIZE)
        )
        return [WriteContext(row["table_code"], row["node"], row["bot_due_at"]) for row in rows]

    async def clear_wakeup(self, code: str) -> None:
        """Record that no bot is to move at a table of this node."""
        lease = schema.table_lease
        await self._database.write(
            update(lease)
            .where(lease.c.table_code == code, lease.c.node == self._node)
            .values(bot_due_at=None)
        )

    async def clear_all_others(self) -> None:
        """Delete the leases of killed nodes, except where a bot is to move.

        It must only be called by a server with a single node.
        """
        lease = schema.table_lease
        await self._database.write(
            delete(lease).where(lease.c.node != self._node, lease.c.bot_due_at.is_(None))
        )


def wakeup_updates(code: str, now: float) -> list[Statement]:
    """Return statements that make some node load a table soon.

    They are needed after a bot has replaced a deleted guest, so that the bot moves.
    """
    lease, table = schema.table_lease, schema.game_table
    new_row = select(table.c.code, literal(NO_NODE)).where(
        table.c.code == code, ~select(lease.c.table_code).where(lease.c.table_code == code).exists()
    )
    return [
        insert(lease).from_select(["table_code", "node"], new_row),
        update(lease).where(lease.c.table_code == code).values(bot_due_at=now),
    ]


def _sort_key(lease: WriteContext | None) -> tuple[float, str]:
    return (0.0, "") if lease is None else (lease.bot_due_since or 0.0, lease.code)
