"""Base classes of the stores."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from sqlalchemy import ColumnElement, RowMapping, Select, Table, delete, func, select, tuple_

from saboteur.server.storage.database import Database, Statement
from saboteur.table.storage.ports import StaleWrite

PURGE_BATCH_SIZE: Final = 100
"""Rows, tables or guests per commit of a purge."""


class Store:
    """Base class of the stores; each has the queries and writes of one subject."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def _count(self, query: Select[*tuple[Any, ...]]) -> int:
        (row,) = await self._database.read(
            select(func.count().label("all")).select_from(query.subquery())
        )
        return int(row["all"])

    async def _write_unless_stale(self, *statements: Statement) -> bool:
        """Write in one transaction; return ``False`` if an ``ExpectOneRow`` fails."""
        try:
            await self._database.write(*statements)
        except StaleWrite:
            return False
        return True

    async def _purge(self, table: Table, condition: ColumnElement[bool]) -> None:
        """Delete rows in batches, so that the write of a move waits for at most one of them."""
        key = tuple_(*table.primary_key.columns)
        query = select(*table.primary_key.columns).where(condition).limit(PURGE_BATCH_SIZE)
        while rows := await self._database.read(query):
            await self._database.write(
                delete(table).where(key.in_([tuple(row.values()) for row in rows]))
            )


class GuestDataStore(Store):
    """A store of data of guests, which takes part in their export and deletion.

    ``guests.GUEST_DATA_STORES`` lists the subclasses.
    """

    guest_tables: ClassVar[Sequence[Table]] = ()
    """Tables whose rows, by ``guest_id``, are deleted with their guest."""

    async def export_for(self, guest: str) -> dict[str, Any]:  # noqa: ARG002 - nothing by default
        """Return the fields of ``OwnData`` that this store contributes."""
        return {}

    async def delete_statements_for(self, guest: str) -> list[Statement]:
        """Return statements that delete the data of a guest."""
        return [delete(table).where(table.c.guest_id == guest) for table in self.guest_tables]

    async def _rows_of(
        self, table: Table, guest: str, *order: ColumnElement[Any]
    ) -> Sequence[RowMapping]:
        return await self._database.read(
            select(table).where(table.c.guest_id == guest).order_by(*order)
        )
