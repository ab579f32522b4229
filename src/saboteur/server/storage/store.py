"""Base classes of the stores."""

from collections.abc import Sequence
from typing import Any, ClassVar

from sqlalchemy import ColumnElement, RowMapping, Select, Table, delete, func, select

from saboteur.server.storage.database import Database, Statement


class Store:
    """Queries and writes of one subject."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def _count(self, query: Select[*tuple[Any, ...]]) -> int:
        """Return the number of rows of a query."""
        (row,) = await self._database.read(
            select(func.count().label("all")).select_from(query.subquery())
        )
        return int(row["all"])


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
