"""Backup of a whole database to one file, and restore, between SQLite and PostgreSQL.

The file is gzipped JSON lines: a header with the schema, a line for each row, a last line with the
number of rows. It contains every secret of running games.
"""

import gzip
import json
import os
from base64 import b64decode, b64encode
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Final, TextIO

from sqlalchemy import Connection, LargeBinary, MetaData, Table, Update, inspect, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from saboteur.server.storage.migrations.migrate import (
    current_schema,
    newest_schema,
    upgrade_in_transaction,
)
from saboteur.server.storage.schema import BACKUP_TABLES

BACKUP_KIND: Final = "saboteur-backup"
BATCH_SIZE: Final = 500
"""Rows per INSERT."""


class BackupError(Exception):
    """The backup cannot be written or restored; the message gives the reason."""


async def write_backup(engine: AsyncEngine, file: Path) -> int:
    """Write a consistent snapshot of all tables to a file; return the number of rows.

    The file appears under its name when it is complete. Raises ``BackupError`` if the schema of the
    database is not up to date.
    """
    partial_file = file.with_name(file.name + ".part")
    async with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execution_options(isolation_level="REPEATABLE READ")
        async with connection.begin():
            if engine.dialect.name == "postgresql":
                await connection.execute(text("SET LOCAL statement_timeout = 0"))
            descriptor = os.open(partial_file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with (
                os.fdopen(descriptor, "wb") as raw,
                gzip.open(raw, "wt", encoding="utf-8") as out,
            ):
                rows = await connection.run_sync(_write_rows, out)
    partial_file.replace(file)
    return rows


def _write_rows(connection: Connection, out: TextIO) -> int:
    if current_schema(connection) != newest_schema():
        raise BackupError(
            f"the database has schema {current_schema(connection)}: run saboteur db upgrade"
        )
    _write_line(out, {"kind": BACKUP_KIND, "schema": newest_schema()})
    rows = 0
    for table in BACKUP_TABLES.values():
        for row in connection.execute(select(table)).mappings():
            _write_line(out, {"table": table.name, "row": dict(row)})
            rows += 1
    _write_line(out, {"rows": rows})
    return rows


def _write_line(out: TextIO, content: dict[str, object]) -> None:
    line = json.dumps(content, ensure_ascii=False, separators=(",", ":"), default=_encode_base64)
    out.write(line + "\n")


def _encode_base64(data: bytes) -> str:
    return b64encode(data).decode()


async def restore_backup(engine: AsyncEngine, file: Path) -> int:
    """Restore a backup into an empty database in one transaction; return the number of rows.

    A backup of an older schema is upgraded. Raises ``BackupError``, and ``SchemaError`` if the
    schema of the backup is unknown; nothing is changed then.
    """
    async with engine.begin() as connection:
        return await connection.run_sync(_restore_rows, file)


def _restore_rows(connection: Connection, file: Path) -> int:
    for name in inspect(connection).get_table_names():
        if name in BACKUP_TABLES and connection.execute(select(BACKUP_TABLES[name])).first():
            raise BackupError("the database is not empty; nothing was restored")
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            rows = _insert_rows(connection, iter(lines))
    except (OSError, EOFError, ValueError) as error:
        raise BackupError(f"{file} is not a complete backup: {error}") from None
    upgrade_in_transaction(connection)
    return rows


def _insert_rows(connection: Connection, lines: Iterator[str]) -> int:
    header = json.loads(next(lines, "null"))
    if not isinstance(header, dict) or header.get("kind") != BACKUP_KIND:
        raise BackupError("the file is not a backup of Saboteur")
    upgrade_in_transaction(connection, str(header.get("schema")))
    # Reflected, because a later revision may have changed the declared tables.
    tables = MetaData()
    tables.reflect(connection)
    deferred_links: list[Update] = []
    rows = 0
    for name, lines_of_table in groupby(map(json.loads, lines), lambda line: line.get("table")):
        if name is None:
            (footer,) = lines_of_table
            if footer != {"rows": rows}:
                break
            for link in deferred_links:
                connection.execute(link)
            return rows
        table_rows = [line["row"] for line in lines_of_table]
        deferred_links += _defer_rematch_links(tables.tables[name], table_rows)
        _decode_base64(tables.tables[name], table_rows)
        for first in range(0, len(table_rows), BATCH_SIZE):
            connection.execute(tables.tables[name].insert(), table_rows[first : first + BATCH_SIZE])
        rows += len(table_rows)
    raise BackupError("the file is truncated or was changed; nothing was restored")


def _decode_base64(table: Table, rows: list[dict[str, object]]) -> None:
    for column in table.columns:
        if isinstance(column.type, LargeBinary):
            for row in rows:
                row[column.name] = b64decode(str(row[column.name]), validate=True)


def _defer_rematch_links(table: Table, rows: list[dict[str, object]]) -> list[Update]:
    """Clear references to tables that may follow later; return the updates that restore them."""
    updates = []
    for row in rows:
        if row.get("rematch_table_code") is not None:
            updates.append(
                table.update()
                .where(table.c.code == row["code"])
                .values(rematch_table_code=row["rematch_table_code"])
            )
            row["rematch_table_code"] = None
    return updates
