"""The metadata of all tables, and the kinds of columns that they share."""

from typing import Any, Final, TypeAlias

import sqlalchemy as sa

ColumnType: TypeAlias = sa.types.TypeEngine[Any] | type[sa.types.TypeEngine[Any]] | sa.ForeignKey

metadata: Final = sa.MetaData()


def key(name: str, column_type: ColumnType, *, index: bool | None = None) -> sa.Column[Any]:
    """Return a column of the primary key; its type may be implied by a foreign key."""
    return sa.Column(name, column_type, primary_key=True, index=index)


def reference(name: str, target: str) -> sa.Column[Any]:
    """Return an indexed foreign key that is never NULL."""
    return sa.Column(name, sa.ForeignKey(target), nullable=False, index=True)


def required(
    name: str,
    column_type: ColumnType,
    default: str | sa.False_ | None = None,
    *,
    index: bool | None = None,
) -> sa.Column[Any]:
    """Return a column that is never NULL, with an optional default of the database."""
    return sa.Column(name, column_type, nullable=False, server_default=default, index=index)
