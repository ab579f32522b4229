"""How an older database becomes one of today: Alembic's steps, in ``versions``."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from saboteur.server.schema import metadata

HERE: Final = Path(__file__).parent
LOCK: Final = 5_461_626
"""Any number, the same on every node: one of them migrates, the others wait."""


class SchemaError(Exception):
    """The database is not of the shape that this program knows."""


def newest() -> str:
    """Return the schema that this program works with."""
    head = _script().get_current_head()
    if head is None:
        raise SchemaError("there are no migrations")
    return head


async def upgrade(engine: AsyncEngine, *, to: str = "head", only_new: bool = False) -> None:
    """Lead a database to a schema. With ``only_new`` one that holds data is not changed."""
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade, to, only_new)


def found(connection: Connection) -> str | None:
    """Return the schema of a database; ``None`` if it has none of ours."""
    return MigrationContext.configure(connection).get_current_revision()


def _upgrade(connection: Connection, to: str, only_new: bool) -> None:  # noqa: FBT001 - run_sync
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET LOCAL statement_timeout = 0"))
        connection.execute(text("SET LOCAL lock_timeout = 0"))
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    now = found(connection)
    known = {script.revision for script in _script().walk_revisions()}
    if now is not None and now not in known:
        raise SchemaError(f"the database has schema {now}; this program knows {newest()}")
    names = inspect(connection).get_table_names()
    old = now is not None or any(name in metadata.tables for name in names)
    if only_new and old and now != newest():
        raise SchemaError(
            f"the database has schema {now}, this program {newest()}: run saboteur db upgrade"
        )
    upgrade_within(connection, to)


def upgrade_within(connection: Connection, to: str = "head") -> None:
    """Lead a database to a schema within the transaction that is open."""
    config = _config()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, to)
    except CommandError as error:
        raise SchemaError(str(error)) from None


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    return config


def _script() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())
