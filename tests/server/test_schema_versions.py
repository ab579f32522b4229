"""Migrations of databases with rows: a second revision, which only these tests have."""

import asyncio
import json
import shutil
from pathlib import Path
from typing import Any, Final

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import Script, ScriptDirectory
from sqlalchemy import (
    URL,
    Column,
    Connection,
    DefaultClause,
    MetaData,
    Table,
    inspect,
    select,
)
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.schema import ColumnCollectionConstraint

from saboteur.cli.app import run
from saboteur.protocol import messages as wire
from saboteur.server.storage import schema
from saboteur.server.storage.backup import BackupError, restore_backup, write_backup
from saboteur.server.storage.database import database_url, is_sqlite
from saboteur.server.storage.migrations import migrate
from saboteur.server.storage.migrations.migrate import (
    MIGRATIONS_DIR,
    SchemaError,
    current_schema,
    downgrade,
    upgrade,
)
from saboteur.table.storage.models import GuestRecord
from tests.server.database_services import PostgreSQL, free_port
from tests.server.harness import RegistryHarness, Tab, open_harness
from tests.server.storage_data import (
    ADA,
    FIRST_MOVE,
    open_engine,
    open_storage,
    seed_data,
)

FIRST, SECOND = "0001", "0002"
SECOND_REVISION: Final = """
import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade():
    op.add_column("guest", sa.Column("motto", sa.String(9), nullable=False, server_default="dig"))
    op.create_table(
        "trophy",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("guest_id", sa.String(24), sa.ForeignKey("guest.id"), nullable=False),
    )
    op.create_index("ix_trophy_guest_id", "trophy", ["guest_id"])
    op.execute("INSERT INTO trophy (id, guest_id) SELECT id, id FROM guest")
"""
DOWNGRADE: Final = """

def downgrade():
    op.drop_table("trophy")
    op.drop_column("guest", "motto")
"""
CHANGING_COLUMNS: Final = {"version", "last_seen_at", "played_at", "ended_at", "node", "bot_due_at"}
"""Columns that playing on changes in existing rows."""
ADDED_ROWS: Final = {"move": 1}
"""How many rows of each table are added by playing between upgrade and downgrade."""
SAMPLED_ROWS: Final = 5
"""How many rows of each table are read and written one by one, as by an older node."""
CHAT_TEXT: Final = "Who broke my lamp?"
Rows = dict[str, list[dict[str, Any]]]


def add_second_revision(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, script: str = SECOND_REVISION + DOWNGRADE
) -> None:
    """Add a revision to the migrations until ``monkeypatch`` is undone."""
    folder = tmp_path / "migrations"
    shutil.copytree(MIGRATIONS_DIR, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "versions" / f"{SECOND}_second.py").write_text(script, encoding="utf-8")
    monkeypatch.setattr(migrate, "MIGRATIONS_DIR", folder)


def read_tables(connection: Connection) -> tuple[MetaData, Rows]:
    """Return the tables that the database has, and their rows."""
    known = MetaData()
    known.reflect(connection)
    return known, {
        table.name: [dict(row) for row in connection.execute(select(table)).mappings()]
        for table in known.sorted_tables
    }


async def read_schema_and_rows(engine: AsyncEngine) -> tuple[MetaData, Rows]:
    async with engine.connect() as connection:
        return await connection.run_sync(read_tables)


async def read_revision(engine: AsyncEngine) -> str | None:
    async with engine.connect() as connection:
        return await connection.run_sync(current_schema)


def table_shapes(known: MetaData) -> dict[str, object]:
    """Return columns in any order, constraints, foreign keys and indexes of tables."""
    return {
        table.name: (
            {
                (column.name, str(column.type), column.nullable, _default(column))
                for column in table.columns
            },
            {
                (type(constraint).__name__, constraint.name, tuple(constraint.columns.keys()))
                for constraint in table.constraints
                if isinstance(constraint, ColumnCollectionConstraint)
            },
            {(key.parent.name, key.target_fullname) for key in table.foreign_keys},
            {(index.name, index.unique, *index.columns.keys()) for index in table.indexes},
        )
        for table in known.sorted_tables
    }


def _default(column: Column[Any]) -> str | None:
    default = column.server_default
    return str(default.arg) if isinstance(default, DefaultClause) else None


def drop_tables(connection: Connection) -> None:
    known, _ = read_tables(connection)
    known.drop_all(connection)


async def _drop_tables(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.run_sync(drop_tables)


async def open_and_close(database: URL) -> None:
    async with open_storage(database):
        pass


async def upgrade_database(database: URL) -> None:
    async with open_engine(database) as engine:
        await upgrade(engine)


# --- The revisions ------------------------------------------------------------------------


def _revisions() -> list[Script]:
    """Return the revisions of this program, the oldest first."""
    return list(ScriptDirectory(str(MIGRATIONS_DIR)).walk_revisions())[::-1]


def test_migration_files_are_numbered_in_order() -> None:
    numbers = [Path(each.path).stem.partition("_")[0] for each in _revisions()]
    assert numbers == [f"{number:04}" for number in range(1, len(numbers) + 1)]
    assert numbers == [each.revision for each in _revisions()]
    assert numbers[-1] == migrate.newest_schema()


def test_each_migration_after_the_first_has_a_downgrade() -> None:
    assert all(hasattr(each.module, "downgrade") for each in _revisions()[1:])


async def test_new_schema_equals_migrated_schema(
    empty_database: URL, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    newest = migrate.newest_schema()

    async with open_engine(empty_database) as engine:
        add_second_revision(tmp_path, monkeypatch)  # or Alembic would not be used
        await upgrade(engine, to=newest)
        async with engine.connect() as connection:
            assert await connection.run_sync(_schema_differences) == []
        migrated, rows = await read_schema_and_rows(engine)
        await _drop_tables(engine)
        monkeypatch.undo()
        await upgrade(engine)
        created, rows_of_created = await read_schema_and_rows(engine)
        assert table_shapes(created) == table_shapes(migrated)
        assert rows_of_created == rows
        assert rows["write_probe"] == [{"id": 1, "written_at": 0.0}]
        await upgrade(engine)  # nothing left to do


def _schema_differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, schema.metadata))


# --- Upgrade and downgrade ----------------------------------------------------------------


async def test_database_is_upgraded_used_and_downgraded(
    empty_database: URL, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_harness(empty_database) as harness:
        await _begin_game(harness)
    add_second_revision(tmp_path, monkeypatch)
    async with open_engine(empty_database) as engine:
        known, rows = await read_schema_and_rows(engine)
        await upgrade(engine)
        assert await read_revision(engine) == SECOND
        _, now = await read_schema_and_rows(engine)
        guests = [row["id"] for row in rows["guest"]]
        assert len(guests) == 3
        assert sorted(row["guest_id"] for row in now["trophy"]) == sorted(guests)
        assert {row.pop("motto") for row in now["guest"]} == {"dig"}
        assert now["guest"] == rows["guest"]
        async with engine.begin() as connection:
            await connection.run_sync(_write_as_older_node, known, rows)
    async with open_harness(empty_database) as harness:
        await _continue_game(harness)
    async with open_engine(empty_database) as engine:
        await downgrade(engine, FIRST)
        assert await read_revision(engine) == FIRST
        _compare_rows(known, rows, *await read_schema_and_rows(engine))
    monkeypatch.undo()
    async with open_harness(empty_database) as harness:
        await _check_game(harness)


async def _begin_game(harness: RegistryHarness) -> None:
    _, tabs = await harness.start_game("Ada", "Bob", "Cid", chat="free")
    await _play_move(tabs, 0)
    tabs[0].send(wire.Chat(text=CHAT_TEXT))
    await tabs[1].wait_for("chat-message")


async def _continue_game(harness: RegistryHarness) -> None:
    tabs = await _rejoin(harness)
    await _play_move(tabs, 1)
    assert any(CHAT_TEXT in text for text in tabs[0].raw)


async def _check_game(harness: RegistryHarness) -> None:
    tabs = await _rejoin(harness)
    assert (await tabs[0].wait_for("snapshot"))["version"] == 2


async def _rejoin(harness: RegistryHarness) -> list[Tab]:
    """Connect the three players of the only table."""
    (row,) = await harness.storage.database.read(select(schema.game_table.c.code))
    tabs = []
    for assignment in (await harness.storage.seat_assignments(row["code"])).values():
        assert assignment.guest is not None
        harness.guests[assignment.name] = GuestRecord(assignment.guest, assignment.name)
        tabs.append(await harness.join(row["code"], assignment.name))
    return tabs


async def _play_move(tabs: list[Tab], version: int) -> None:
    frames = [await tab.wait_for("snapshot") for tab in tabs]
    assert {frame["version"] for frame in frames} == {version}
    decider = frames[0]["view"]["decider"]
    text = frames[decider]["legal_moves"][0]["text"]
    tabs[decider].send(wire.Play(version=version, move=text))
    assert (await tabs[0].wait_for("move-made"))["version"] == version + 1


def _compare_rows(known: MetaData, rows: Rows, later: MetaData, later_rows: Rows) -> None:
    """Assert that the older schema is back and that no row was lost or changed by it."""
    assert table_shapes(later) == table_shapes(known)
    for name in rows:
        table = known.tables[name]
        found = {_row_key(table, row): row for row in later_rows[name]}
        for row in rows[name]:
            now = found[_row_key(table, row)]
            changed = {column for column, value in row.items() if now[column] != value}
            assert changed <= CHANGING_COLUMNS, (name, changed)
        assert len(later_rows[name]) - len(rows[name]) == ADDED_ROWS.get(name, 0), name


def _row_key(table: Table, row: dict[str, Any]) -> tuple[object, ...]:
    return tuple(row[column.name] for column in (table.primary_key.columns or table.columns))


def _write_as_older_node(connection: Connection, known: MetaData, rows: Rows) -> None:
    """Read and write the new schema as a node of the previous version does.

    It selects, updates, deletes and inserts by the columns that it knows.
    """
    ours = [table for table in known.sorted_tables if table.name != migrate.VERSION_TABLE]
    for table in ours:
        now = inspect(connection).get_columns(table.name)
        stricter = {column["name"] for column in now if not column["nullable"]} - {
            column.name for column in table.columns if not column.nullable
        }
        assert not stricter & set(table.columns.keys()), table.name
        for row in rows[table.name][:SAMPLED_ROWS]:
            is_row = [column == row[column.name] for column in table.primary_key.columns]
            assert dict(connection.execute(select(table).where(*is_row)).mappings().one()) == row
            assert connection.execute(table.update().where(*is_row).values(row)).rowcount == 1
    trophies = inspect(connection).has_table("trophy")
    assert trophies
    connection.exec_driver_sql("DELETE FROM trophy")  # by a newer node: older ones do not know it
    for table in reversed(ours):
        connection.execute(table.delete())
    for table in ours:
        if rows[table.name]:
            connection.execute(table.insert(), rows[table.name])
    for table in ours:
        left = [dict(row) for row in connection.execute(select(table)).mappings()]
        assert _sorted(left) == _sorted(rows[table.name])


def _sorted(rows: list[dict[str, Any]]) -> list[str]:
    return sorted(json.dumps(row, default=str, sort_keys=True) for row in rows)


async def test_opening_upgrades_sqlite_but_not_postgresql(
    empty_database: URL, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_and_close(empty_database)
    add_second_revision(tmp_path, monkeypatch)
    if not is_sqlite(empty_database):
        with pytest.raises(SchemaError, match="has schema 0001, this program 0002: run saboteur"):
            await open_and_close(empty_database)
        await upgrade_database(empty_database)
    await open_and_close(empty_database)

    async with open_engine(empty_database) as engine:
        assert await read_revision(engine) == SECOND


async def test_older_backup_is_upgraded(
    empty_database: URL, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "old.gz"

    async with open_storage(empty_database) as storage:
        await seed_data(storage)
        await storage.append_moves("ABCDE", [FIRST_MOVE], is_over=False)
    async with open_engine(empty_database) as engine:
        await write_backup(engine, file)
    add_second_revision(tmp_path, monkeypatch)
    async with open_engine(empty_database) as engine:
        with pytest.raises(BackupError, match="has schema 0001: run saboteur db upgrade"):
            await write_backup(engine, tmp_path / "new.gz")
        await _drop_tables(engine)
        await restore_backup(engine, file)
        assert await read_revision(engine) == SECOND
        _, rows = await read_schema_and_rows(engine)
        assert sorted(row["guest_id"] for row in rows["trophy"]) == ["a", "b"]
    async with open_storage(empty_database) as storage:
        assert await storage.guest_by_token("hash of a") == ADA
        assert list(await storage.moves("ABCDE")) == [FIRST_MOVE]


# --- Refusals -----------------------------------------------------------------------------


async def test_newer_schema_is_refused(
    empty_database: URL, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_and_close(empty_database)
    add_second_revision(tmp_path, monkeypatch)
    await upgrade_database(empty_database)
    monkeypatch.undo()
    with pytest.raises(SchemaError, match="has schema 0002; this program knows 0001"):
        await open_and_close(empty_database)
    with pytest.raises(SchemaError, match="has schema 0002; this program knows 0001"):
        await upgrade_database(empty_database)


async def test_impossible_downgrade_changes_nothing(
    empty_database: URL, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_engine(empty_database) as engine:
        await upgrade(engine)
        add_second_revision(tmp_path, monkeypatch, SECOND_REVISION)
        await upgrade(engine)
        for to, said in ((FIRST, "restore a backup"), ("9999", "can't be"), ("", "can't be")):
            with pytest.raises(SchemaError, match=said):
                await downgrade(engine, to)
        assert await read_revision(engine) == SECOND


# --- Commands -----------------------------------------------------------------------------


def test_db_downgrade_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    data = ("--data", str(tmp_path))
    assert run(["db", "downgrade", FIRST, *data]) == 2  # there is no database yet
    assert run(["db", "upgrade", *data]) == 0
    assert FIRST in capsys.readouterr().out
    add_second_revision(tmp_path, monkeypatch)
    assert run(["db", "upgrade", *data]) == 0
    assert SECOND in capsys.readouterr().out
    assert run(["db", "downgrade", FIRST, *data]) == 0
    assert FIRST in capsys.readouterr().out
    assert run(["db", "upgrade", *data]) == 0


def test_doctor_reports_outdated_postgresql(
    postgresql: PostgreSQL,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    address = postgresql.empty_database()
    database = database_url(address, tmp_path)
    command = ["doctor", "--data", str(tmp_path), "--port", str(free_port())]
    command += ["--database-url", address]

    def schema_line() -> str:
        run(command)
        (line,) = (line for line in capsys.readouterr().out.splitlines() if f" / {SECOND}" in line)
        return line

    asyncio.run(open_and_close(database))
    add_second_revision(tmp_path, monkeypatch)
    assert schema_line().startswith("ILL")
    asyncio.run(upgrade_database(database))
    assert schema_line().startswith("fine")
