"""``saboteur db``: lead the database to our schema or back, back it up, restore it, purge it."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from saboteur.cli.commands.server_arguments import need_server
from saboteur.cli.errors import UsageError
from saboteur.texts import Texts

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

AnswerT = TypeVar("AnswerT")


def upgrade(texts: Texts, data: Path | None, address: str | None) -> None:
    """Migrate the database."""
    need_server(texts)
    from saboteur.server.storage import migrations  # noqa: PLC0415 - heavy, and an extra

    with_engine(texts, data, address, migrations.upgrade)
    _say(texts.text("db-upgraded", schema=migrations.newest()))


def downgrade(texts: Texts, schema: str, data: Path | None, address: str | None) -> None:
    """Lead the database back to the schema of an older program."""
    need_server(texts)
    from saboteur.server.storage import migrations  # noqa: PLC0415 - heavy, and an extra

    with_engine(texts, data, address, lambda engine: migrations.downgrade(engine, schema), old=True)
    _say(texts.text("db-upgraded", schema=schema))


def backup(texts: Texts, file: Path, data: Path | None, address: str | None) -> None:
    """Write everything into a file."""
    need_server(texts)
    from saboteur.server.storage.backup import backup  # noqa: PLC0415 - heavy, and an extra

    rows = with_engine(texts, data, address, lambda engine: backup(engine, file), old=True)
    _say(texts.text("db-backed-up", rows=rows, file=str(file)))


def restore(texts: Texts, file: Path, data: Path | None, address: str | None) -> None:
    """Fill an empty database from a file."""
    need_server(texts)
    from saboteur.server.storage.backup import restore  # noqa: PLC0415 - heavy, and an extra

    if not file.is_file():
        raise UsageError(texts.text("error-no-file", file=str(file)))
    rows = with_engine(texts, data, address, lambda engine: restore(engine, file))
    _say(texts.text("db-restored", rows=rows, file=str(file)))


def purge(texts: Texts, days: int, data: Path | None, address: str | None) -> None:
    """Forget who has stayed away for so many days, however many they are."""
    need_server(texts)
    from saboteur.server.ops.housekeeping import purge_now  # noqa: PLC0415 - heavy, and an extra

    gone = with_engine(texts, data, address, lambda engine: purge_now(engine, days), old=True)
    _say(texts.text("db-purged", guests=gone))


def with_engine(
    texts: Texts,
    data: Path | None,
    address: str | None,
    work: "Callable[[AsyncEngine], Awaitable[AnswerT]]",
    *,
    old: bool = False,
) -> AnswerT:
    """Open the database, ``old`` only if it is there, and say plainly what is wrong with it."""
    from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415 - heavy, and an extra

    from saboteur.server.serve import data_folder  # noqa: PLC0415 - as above
    from saboteur.server.storage.backup import BadBackup  # noqa: PLC0415 - as above
    from saboteur.server.storage.database import (  # noqa: PLC0415
        BadDatabase,
        database_url,
        is_sqlite,
        keep_private,
        make_engine,
    )
    from saboteur.server.storage.migrations import SchemaError  # noqa: PLC0415 - as above

    async def run() -> AnswerT:
        url = database_url(address, data or data_folder())
        if is_sqlite(url) and url.database is not None:
            if old and not Path(url.database).exists():  # noqa: ASYNC240 - nobody else waits
                raise BadDatabase(f"there is no {url.database}")
            keep_private(Path(url.database))
        engine = make_engine(url)
        try:
            return await work(engine)
        finally:
            await engine.dispose()

    try:
        return asyncio.run(run())
    except (BadBackup, BadDatabase, SchemaError, OSError) as error:
        raise UsageError(texts.text("error-database", reason=str(error))) from None
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", error)).strip().splitlines()[0]
        raise UsageError(texts.text("error-database", reason=reason)) from None


def _say(line: str) -> None:
    print(line, flush=True)  # noqa: T201 - the command's answer
