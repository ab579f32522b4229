"""A whole database as one file, and back: from SQLite or PostgreSQL into either of them.

The file is gzipped text: a line that names the schema, a line for each row, a last line that
counts them. It holds every secret of running games.
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

from saboteur.server.storage.migrations import found, newest, upgrade_within
from saboteur.server.storage.schema import KEPT

KIND: Final = "saboteur-backup"
PORTION: Final = 500
"""Rows that are inserted at once."""


class BadBackup(Exception):
    """The file can't be restored, or not here; the message says why."""


async def backup(engine: AsyncEngine, file: Path) -> int:
    """Write everything down, as it is at one moment; return the number of rows."""
    part = file.with_name(file.name + ".part")
    async with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execution_options(isolation_level="REPEATABLE READ")
        async with connection.begin():
            if engine.dialect.name == "postgresql":
                await connection.execute(text("SET LOCAL statement_timeout = 0"))
            descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with (
                os.fdopen(descriptor, "wb") as raw,
                gzip.open(raw, "wt", encoding="utf-8") as out,
            ):
                rows = await connection.run_sync(_write, out)
    part.replace(file)
    return rows


def _write(connection: Connection, out: TextIO) -> int:
    if found(connection) != newest():
        raise BadBackup(f"the database has schema {found(connection)}: run saboteur db upgrade")
    _line(out, {"kind": KIND, "schema": newest()})
    rows = 0
    for table in KEPT.values():
        for row in connection.execute(select(table)).mappings():
            _line(out, {"table": table.name, "row": dict(row)})
            rows += 1
    _line(out, {"rows": rows})
    return rows


def _line(out: TextIO, content: dict[str, object]) -> None:
    line = json.dumps(content, ensure_ascii=False, separators=(",", ":"), default=_as_text)
    out.write(line + "\n")


def _as_text(piece: bytes) -> str:
    return b64encode(piece).decode()


async def restore(engine: AsyncEngine, file: Path) -> int:
    """Fill an empty database, all or nothing, and lead it to the newest schema."""
    async with engine.begin() as connection:
        return await connection.run_sync(_restore, file)


def _restore(connection: Connection, file: Path) -> int:
    for name in inspect(connection).get_table_names():
        if name in KEPT and connection.execute(select(KEPT[name])).first():
            raise BadBackup("the database is not empty; nothing was changed")
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            rows = _read(connection, iter(lines))
    except (OSError, EOFError, ValueError) as error:
        raise BadBackup(f"{file} is not a whole backup: {error}") from None
    upgrade_within(connection)
    return rows


def _read(connection: Connection, lines: Iterator[str]) -> int:
    head = json.loads(next(lines, "null"))
    if not isinstance(head, dict) or head.get("kind") != KIND:
        raise BadBackup("the file is not a backup of Saboteur")
    upgrade_within(connection, str(head.get("schema")))
    # The tables as they were then: a step after it may have changed them.
    tables = MetaData()
    tables.reflect(connection)
    links: list[Update] = []
    rows = 0
    for name, portion in groupby(map(json.loads, lines), lambda line: line.get("table")):
        if name is None:
            (last,) = portion
            if last != {"rows": rows}:
                break
            for link in links:
                connection.execute(link)
            return rows
        whole = [line["row"] for line in portion]
        links += _unlinked(tables.tables[name], whole)
        _as_bytes(tables.tables[name], whole)
        for first in range(0, len(whole), PORTION):
            connection.execute(tables.tables[name].insert(), whole[first : first + PORTION])
        rows += len(whole)
    raise BadBackup("the file has been cut off or tampered with; nothing was changed")


def _as_bytes(table: Table, rows: list[dict[str, object]]) -> None:
    for column in table.columns:
        if isinstance(column.type, LargeBinary):
            for row in rows:
                row[column.name] = b64decode(str(row[column.name]), validate=True)


def _unlinked(table: Table, rows: list[dict[str, object]]) -> list[Update]:
    """Take out what names a table that may come later; return how it is put in again."""
    links = []
    for row in rows:
        if row.get("rematch") is not None:
            code, rematch = row["code"], row["rematch"]
            links.append(table.update().where(table.c.code == code).values(rematch=rematch))
            row["rematch"] = None
    return links
