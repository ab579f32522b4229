"""Two versions of the schema: the newest and the one before, there, side by side, and back.

``previous.jsonl`` is a backup that the program of schema 0009 wrote (its rows have the shape of
0008): a game played out, one in the middle with talk, notes and a changed invite, a lobby, an
upload.
"""

import json
from pathlib import Path
from typing import Any, Final

import pytest
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
from saboteur.server.ops.housekeeping import pack
from saboteur.server.storage.migrations import HERE, SchemaError, downgrade, found, upgrade
from saboteur.table.archive import Archive
from saboteur.table.models import StoredGuest
from saboteur.wire import messages as wire
from tests.server.party import Party, Tab, celebrate
from tests.server.test_storage import run_engine

BACKUP: Final = Path(__file__).with_name("previous.jsonl")
PLAYING, OVER, TALKED = "8CCAX", "EVMJ5", "Who broke my lamp?"
REVERSIBLE: Final = "0009"
"""From this step on each has a way back."""
TOUCHED: Final = {"edition", "seen", "at", "ended", "node", "due"}
"""What a day of play changes in a row that was there: how often, when last."""
GREW: Final = {"move": 1, "tally": 3}
"""How many rows such a day adds: a move, and what the game that is packed came to for three."""
SAMPLE: Final = 5
"""Rows of each table that are looked at one by one."""
Rows = dict[str, list[dict[str, Any]]]


def steps() -> list[Script]:
    """Return the steps of the schema, the oldest first."""
    return list(ScriptDirectory(str(HERE)).walk_revisions())[::-1]


OLD, NEW = (step.revision for step in steps()[-2:])
BEFORE: Final = sorted({REVERSIBLE, OLD})
"""Schemas of older programs: the one before the newest, and as far as ways lead back."""


def read(connection: Connection) -> tuple[MetaData, Rows]:
    """Return the tables as a program of the schema of a database knows them, and their rows."""
    known = MetaData()
    known.reflect(connection)
    return known, {
        table.name: [dict(row) for row in connection.execute(select(table)).mappings()]
        for table in known.sorted_tables
    }


def fill(connection: Connection) -> None:
    """Write the rows of the backup into the tables of its schema."""
    known, _ = read(connection)
    for line in BACKUP.read_text("utf-8").splitlines()[1:-1]:
        content = json.loads(line)
        connection.execute(known.tables[content["table"]].insert(), [content["row"]])


async def begin(engine: AsyncEngine) -> dict[str, tuple[MetaData, Rows]]:
    """Lead the backup to the newest schema; return it as it stood at those of older programs."""
    schema = json.loads(BACKUP.read_text("utf-8").partition("\n")[0])["schema"]
    await upgrade(engine, to=schema)
    async with engine.begin() as connection:
        await connection.run_sync(fill)
    stood = {}
    for before in BEFORE:
        await upgrade(engine, to=before)
        stood[before] = await look(engine)
    await upgrade(engine)
    return stood


async def look(engine: AsyncEngine) -> tuple[MetaData, Rows]:
    async with engine.connect() as connection:
        return await connection.run_sync(read)


def shapes(known: MetaData) -> dict[str, object]:
    """Describe tables: their columns, in whatever order, what binds and what finds them."""
    return {
        table.name: (
            {
                (column.name, str(column.type), column.nullable, _default(column))
                for column in table.columns
            },
            {
                (type(bond).__name__, bond.name, tuple(bond.columns.keys()))
                for bond in table.constraints
                if isinstance(bond, ColumnCollectionConstraint)
            },
            {(key.parent.name, key.target_fullname) for key in table.foreign_keys},
            {(index.name, index.unique, *index.columns.keys()) for index in table.indexes},
        )
        for table in known.sorted_tables
    }


def _default(column: Column[Any]) -> str | None:
    default = column.server_default
    return str(default.arg) if isinstance(default, DefaultClause) else None


def drop(connection: Connection) -> None:
    known, _ = read(connection)
    known.drop_all(connection)


# --- There and back -----------------------------------------------------------------------


def test_a_database_of_a_version_before_is_migrated_played_on_and_led_back(
    bare_database: URL,
) -> None:
    stood: dict[str, tuple[MetaData, Rows]] = {}

    async def there(engine: AsyncEngine) -> None:
        stood.update(await begin(engine))
        for known, rows in stood.values():
            async with engine.begin() as connection:
                await connection.run_sync(_use, known, rows)

    async def back(engine: AsyncEngine) -> None:
        for before in reversed(BEFORE):
            await downgrade(engine, before)
            _compare(*stood[before], *await look(engine))
        await upgrade(engine)

    run_engine(bare_database, there)
    celebrate(bare_database, _play_on)
    run_engine(bare_database, back)
    celebrate(bare_database, _found_again)


async def _play_on(party: Party) -> None:
    """Everybody of the game in the middle comes back, reads what was said and makes a move."""
    tabs = [await _sit(party, PLAYING, seat) for seat in range(3)]
    frames = [await tab.wait_for("sync") for tab in tabs]
    assert {frame["version"] for frame in frames} == {7}
    heard = await tabs[0].wait_for("talked")
    assert TALKED in json.dumps(heard)
    decider = frames[0]["view"]["decider"]
    tabs[decider].say(wire.Play(version=7, move=frames[decider]["options"][0]["text"]))
    assert (await tabs[0].wait_for("happened"))["version"] == 8
    assert await pack(party.storage) == 1
    assert await party.storage.unpacked(1) == []
    await _replayed(party)


async def _sit(party: Party, code: str, seat: int) -> Tab:
    sitter = (await party.storage.sitters(code))[seat]
    assert sitter.guest is not None
    party.guests[sitter.name] = StoredGuest(sitter.guest, sitter.name)
    return await party.sit(code, sitter.name)


async def _replayed(party: Party) -> None:
    """The game that was played out is played again from its log, to the same end."""
    stored = await party.storage.table(OVER)
    assert stored is not None
    record = await Archive(party.storage).record(stored)
    assert record is not None
    (upload,) = [
        json.loads(line)["row"]["record"]
        for line in BACKUP.read_text("utf-8").splitlines()
        if '"table":"upload"' in line
    ]
    assert str(record) == upload


def _compare(known: MetaData, rows: Rows, then: MetaData, kept: Rows) -> None:
    assert shapes(then) == shapes(known)
    if "packed" in known.tables:  # that version, too, keeps a game that is over in one piece
        assert [row["code"] for row in kept.pop("packed")] == [OVER]
        rows.pop("packed")
        rows["move"] = [row for row in rows["move"] if row["code"] != OVER]
    for name in rows:
        table = known.tables[name]
        lines = {_key(table, row): row for row in kept[name]}
        for row in rows[name]:
            line = lines[_key(table, row)]
            changed = {column for column, was in row.items() if line[column] != was}
            assert changed <= TOUCHED, (name, changed)
        assert len(kept[name]) - len(rows[name]) == GREW.get(name, 0), name


def _key(table: Table, row: dict[str, Any]) -> tuple[object, ...]:
    return tuple(row[column.name] for column in (table.primary_key.columns or table.columns))


async def _found_again(party: Party) -> None:
    tab = await _sit(party, PLAYING, 0)
    assert (await tab.wait_for("sync"))["version"] == 8
    await _replayed(party)


def test_a_new_database_is_made_as_the_steps_lead_and_led_back(bare_database: URL) -> None:
    async def work(engine: AsyncEngine) -> None:
        await upgrade(engine, to=REVERSIBLE)
        old, _ = await look(engine)
        await upgrade(engine)
        led, rows = await look(engine)
        async with engine.begin() as connection:
            await connection.run_sync(drop)
        await upgrade(engine)  # at once
        made, rows_of_made = await look(engine)
        assert shapes(made) == shapes(led)
        assert rows_of_made == rows
        assert rows["pulse"] == [{"id": 1, "at": 0.0}]
        await downgrade(engine, REVERSIBLE)
        assert shapes((await look(engine))[0]) == shapes(old)

    run_engine(bare_database, work)


# --- Side by side -------------------------------------------------------------------------


def _use(connection: Connection, known: MetaData, rows: Rows) -> None:
    """Work on the newest schema as a node of a version before that is still to be exchanged.

    Whatever it selects, writes and deletes goes by the columns that it knows.
    """
    ours = [table for table in known.sorted_tables if table.name != "alembic_version"]
    for table in ours:
        now = inspect(connection).get_columns(table.name)
        stricter = {column["name"] for column in now if not column["nullable"]} - {
            column.name for column in table.columns if not column.nullable
        }
        assert not stricter & set(table.columns.keys()), table.name
        for row in rows[table.name][:SAMPLE]:
            mine = [column == row[column.name] for column in table.primary_key.columns]
            assert dict(connection.execute(select(table).where(*mine)).mappings().one()) == row
            assert connection.execute(table.update().where(*mine).values(row)).rowcount == 1
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


# --- Refusals -----------------------------------------------------------------------------


def test_each_step_has_a_way_back() -> None:
    missing = [
        step.revision
        for step in steps()
        if step.revision >= REVERSIBLE and not hasattr(step.module, "downgrade")
    ]
    assert missing == []


def test_where_no_way_leads_nothing_is_changed(bare_database: URL) -> None:
    async def work(engine: AsyncEngine) -> None:
        await upgrade(engine)
        for to, said in (("0001", "restore a backup"), ("9999", "no way"), ("", "no way")):
            with pytest.raises(SchemaError, match=said):
                await downgrade(engine, to)
        async with engine.connect() as connection:
            assert await connection.run_sync(found) == NEW

    run_engine(bare_database, work)


def test_the_way_back_as_it_is_typed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = ("--data", str(tmp_path))
    assert run(["db", "downgrade", OLD, *data]) == 2  # there is nothing yet
    assert run(["db", "upgrade", *data]) == 0
    assert run(["db", "downgrade", OLD, *data]) == 0
    assert OLD in capsys.readouterr().out
    assert run(["db", "upgrade", *data]) == 0
