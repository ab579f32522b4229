"""``saboteur db``: migrate, back up, restore and purge the database."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from saboteur.cli.commands.server_arguments import require_server
from saboteur.cli.errors import UsageError
from saboteur.texts import Texts

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

AnswerT = TypeVar("AnswerT")


def upgrade(texts: Texts, data: Path | None, database_url: str | None) -> None:
    """Migrate the database to the newest schema."""
    require_server(texts)
    from saboteur.server.storage.migrations import migrate

    with_engine(texts, data, database_url, migrate.upgrade)
    _say(texts.text("db-upgraded", schema=migrate.newest_schema()))


def downgrade(texts: Texts, schema: str, data: Path | None, database_url: str | None) -> None:
    """Migrate the database down to the schema of an older program."""
    require_server(texts)
    from saboteur.server.storage.migrations import migrate

    with_engine(
        texts,
        data,
        database_url,
        lambda engine: migrate.downgrade(engine, schema),
        must_exist=True,
    )
    _say(texts.text("db-upgraded", schema=schema))


def backup(texts: Texts, file: Path, data: Path | None, database_url: str | None) -> None:
    """Write a backup of the whole database to a file."""
    require_server(texts)
    from saboteur.server.storage.backup import write_backup

    rows = with_engine(
        texts, data, database_url, lambda engine: write_backup(engine, file), must_exist=True
    )
    _say(texts.text("db-backed-up", rows=rows, file=str(file)))


def restore(texts: Texts, file: Path, data: Path | None, database_url: str | None) -> None:
    """Fill an empty database from a backup."""
    require_server(texts)
    from saboteur.server.storage.backup import restore_backup

    if not file.is_file():
        raise UsageError(texts.text("error-no-file", file=str(file)))
    rows = with_engine(texts, data, database_url, lambda engine: restore_backup(engine, file))
    _say(texts.text("db-restored", rows=rows, file=str(file)))


def purge(texts: Texts, days: int, data: Path | None, database_url: str | None) -> None:
    """Delete all guests who have been inactive for ``days`` days, without a batch limit."""
    require_server(texts)
    from saboteur.server.ops.maintenance import purge_guests_now

    gone = with_engine(
        texts, data, database_url, lambda engine: purge_guests_now(engine, days), must_exist=True
    )
    _say(texts.text("db-purged", guests=gone))


def with_engine(
    texts: Texts,
    data: Path | None,
    given_url: str | None,
    work: "Callable[[AsyncEngine], Awaitable[AnswerT]]",
    *,
    must_exist: bool = False,
) -> AnswerT:
    """Open the database and run ``work`` on it.

    Raises:
        UsageError: the database cannot be opened or ``work`` failed; with ``must_exist``, also if a
            SQLite file does not exist.
    """
    from sqlalchemy.exc import SQLAlchemyError

    from saboteur.server.serve import default_data_dir
    from saboteur.server.storage.backup import BackupError
    from saboteur.server.storage.database import (
        InvalidDatabaseUrl,
        database_url,
        is_sqlite,
        make_engine,
        restrict_permissions,
    )
    from saboteur.server.storage.migrations.migrate import SchemaError

    async def run() -> AnswerT:
        url = database_url(given_url, data or default_data_dir())
        if is_sqlite(url) and url.database is not None:
            if must_exist and not Path(url.database).exists():  # noqa: ASYNC240 - the only task of the loop
                raise InvalidDatabaseUrl(f"there is no {url.database}")
            restrict_permissions(Path(url.database))
        engine = make_engine(url)
        try:
            return await work(engine)
        finally:
            await engine.dispose()

    try:
        return asyncio.run(run())
    except (BackupError, InvalidDatabaseUrl, SchemaError, OSError) as error:
        raise UsageError(texts.text("error-database", reason=str(error))) from None
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", error)).strip().splitlines()[0]
        raise UsageError(texts.text("error-database", reason=reason)) from None


def _say(line: str) -> None:
    print(line, flush=True)  # noqa: T201 - the command's answer
