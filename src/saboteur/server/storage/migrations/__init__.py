"""How an older database becomes one of today: Alembic's steps, in ``versions``.

A step only adds, so that programs of the version before go on beside those of today; what nobody
uses any more goes a version later. From 0009 on each has a way back that loses nothing the version
before knew (docs/decisions/0029-deployment.md).

A new database is made at once in the shape to which the steps lead, in a quarter of their time; a
test compares both. Alembic is loaded when there is something to lead: a server that starts on a new
database, or on one of today, does without, which spares it a tenth of its start.
"""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa
from sqlalchemy import Connection, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine

from saboteur.server.storage.schema import metadata, pulse

if TYPE_CHECKING:
    from alembic.config import Config

HERE: Final = Path(__file__).parent
VERSION: Final = "alembic_version"
"""The table in which Alembic notes the schema."""
LOCK: Final = 5_461_626
"""Any number, the same on every node: one of them migrates, the others wait."""


class SchemaError(Exception):
    """The database is not of the shape that this program knows."""


def newest() -> str:
    """Return the schema that this program works with: each step is called after its own."""
    return max(step.stem.split("_")[1] for step in (HERE / "versions").glob("step_*.py"))


async def upgrade(engine: AsyncEngine, *, to: str = "head", only_new: bool = False) -> None:
    """Lead a database to a schema. With ``only_new`` one that holds data is not changed."""
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade, to, only_new)


async def downgrade(engine: AsyncEngine, to: str) -> None:
    """Lead a database back to the schema of an older program."""
    async with engine.begin() as connection:
        await connection.run_sync(_downgrade, to)


def found(connection: Connection) -> str | None:
    """Return the schema of a database; ``None`` if it has none of ours."""
    if not inspect(connection).has_table(VERSION):
        return None
    return connection.execute(text(f"SELECT version_num FROM {VERSION}")).scalar()  # noqa: S608


def _upgrade(connection: Connection, to: str, only_new: bool) -> None:  # noqa: FBT001 - run_sync
    _begin_alone(connection)
    now = found(connection)
    if now == newest() and to in ("head", now):
        return
    if now is not None and now > newest():
        raise SchemaError(f"the database has schema {now}; this program knows {newest()}")
    if only_new and not _empty(connection):
        raise SchemaError(
            f"the database has schema {now}, this program {newest()}: run saboteur db upgrade"
        )
    upgrade_within(connection, to)


def upgrade_within(connection: Connection, to: str = "head") -> None:
    """Lead a database to a schema within the transaction that is open; make it if it is new."""
    if to in ("head", newest()) and _empty(connection):
        _make(connection)
        return
    from alembic import command  # noqa: PLC0415 - see above
    from alembic.util import CommandError  # noqa: PLC0415 - see above

    config = _config()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, to)
    except CommandError as error:
        raise SchemaError(str(error)) from None


def _empty(connection: Connection) -> bool:
    """Whether a database holds no table of ours, not even of an old program's."""
    ours = {VERSION, *metadata.tables}
    return ours.isdisjoint(inspect(connection).get_table_names())


def _make(connection: Connection) -> None:
    """Make all tables, and the rows that the steps would have left in them."""
    for statement in _statements(connection.dialect.name):
        connection.exec_driver_sql(statement)
    connection.execute(pulse.insert().values(id=1, at=0.0))
    connection.execute(text(f"INSERT INTO {VERSION} VALUES (:now)"), {"now": newest()})  # noqa: S608


@cache
def _statements(dialect: str) -> tuple[str, ...]:
    """Write down what makes the tables of the newest schema, and Alembic's own."""
    said: list[str] = []

    def write(statement: sa.schema.ExecutableDDLElement, *_: object, **__: object) -> None:
        said.append(str(statement.compile(dialect=engine.dialect)))

    engine = sa.create_mock_engine(make_url(f"{dialect}://"), write)
    version = sa.Table(VERSION, sa.MetaData(), sa.Column("version_num", sa.String(32)))
    version.append_constraint(sa.PrimaryKeyConstraint("version_num", name=f"{VERSION}_pkc"))
    for tables in (metadata, version.metadata):
        tables.create_all(engine, checkfirst=False)
    return tuple(said)


def _downgrade(connection: Connection, to: str) -> None:
    from alembic import command  # noqa: PLC0415 - see above
    from alembic.script import ScriptDirectory  # noqa: PLC0415 - see above

    _begin_alone(connection)
    now, config = found(connection), _config()
    steps = {step.revision: step for step in ScriptDirectory.from_config(config).walk_revisions()}
    if now not in steps or to not in steps or to > now:
        raise SchemaError(f"from schema {now} no way leads back to {to}")
    for revision, step in steps.items():
        if to < revision <= now and not hasattr(step.module, "downgrade"):
            raise SchemaError(f"no way leads back behind schema {revision}: restore a backup")
    config.attributes["connection"] = connection
    command.downgrade(config, to)


def _begin_alone(connection: Connection) -> None:
    """Keep other nodes from changing the schema, and take the time that it needs."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET LOCAL statement_timeout = 0"))
        connection.execute(text("SET LOCAL lock_timeout = 0"))
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


def _config() -> "Config":
    from alembic.config import Config  # noqa: PLC0415 - see above

    config = Config()
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    return config
