"""The database, of either kind: fences, group commit, migrations, purge, backups."""

import asyncio
import gzip
import json
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from time import time

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, event, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from saboteur.server.storage import database as db
from saboteur.server.storage.backup import BadBackup, backup, restore
from saboteur.server.storage.database import (
    BadDatabase,
    Database,
    database_url,
    make_engine,
)
from saboteur.server.storage.guests import GuestStorage
from saboteur.server.storage.migrations import HERE, SchemaError, newest, upgrade
from saboteur.server.storage.schema import metadata
from saboteur.server.storage.tables import Storage, open_storage
from saboteur.table.keeping import StaleWrite, Taken
from saboteur.table.models import (
    Access,
    Conduct,
    Deal,
    Sitter,
    StoredGuest,
    StoredMove,
    StoredTable,
)
from tests.server.services import PostgreSQL

ADA, BOB = StoredGuest("a", "Ada"), StoredGuest("b", "Bob")
MOVE = StoredMove(1, 0, "pass map", timed_out=False)


def run(database: URL, work: Callable[[Storage], Awaitable[None]]) -> None:
    async def whole() -> None:
        storage = await open_storage(database)
        try:
            await work(storage)
        finally:
            await storage.close()

    asyncio.run(whole())


def run_engine(database: URL, work: Callable[[AsyncEngine], Awaitable[None]]) -> None:
    async def whole() -> None:
        engine = make_engine(database)
        try:
            await work(engine)
        finally:
            await engine.dispose()

    asyncio.run(whole())


def table(code: str = "ABCDE", host: StoredGuest = ADA) -> StoredTable:
    return StoredTable(
        code=code,
        ruleset="saboteur",
        seats=3,
        options={"a": True},
        deck=None,
        host=host.id,
        invite=code,
    )


async def furnish(storage: Storage, *codes: str) -> None:
    await storage.add_guest(ADA, "hash of a")
    await storage.add_guest(BOB, "hash of b")
    for code in codes or ("ABCDE",):
        await storage.add_table(table(code), {0: Sitter("Ada", guest="a")})


def test_the_log_takes_each_number_once(database: URL) -> None:
    async def work(storage: Storage) -> None:
        await furnish(storage)
        with pytest.raises(Taken):
            await storage.add_table(table(), {})
        await storage.append("ABCDE", [MOVE], over=False)
        with pytest.raises(Taken):
            await storage.append("ABCDE", [MOVE], over=True)
        assert await storage.table("ABCDE") == table()  # nor has it ended the game
        assert list(await storage.moves("ABCDE")) == [MOVE]

    run(database, work)


def test_who_does_not_know_the_last_edition_changes_nothing(database: URL) -> None:
    async def work(storage: Storage) -> None:
        await furnish(storage)
        stale = await storage.table("ABCDE")
        assert stale is not None
        await storage.change(stale, stale, {1: Sitter("Bob", guest="b")})
        late = {1: Sitter("Fafnir", bot="novice"), 0: None}
        for change in (
            storage.change(stale, stale, late),
            storage.change(stale, replace(stale, stage="playing"), conduct={"b": Conduct()}),
            storage.add_rematch(stale, table("BBBBB"), {}),
        ):
            with pytest.raises(StaleWrite):
                await change
        assert await storage.sitters("ABCDE") == {
            0: Sitter("Ada", guest="a"),
            1: Sitter("Bob", guest="b"),
        }
        assert await storage.table("BBBBB") is None
        now = await storage.table("ABCDE")
        assert now is not None
        assert (now.stage, now.edition) == ("lobby", 1)
        deal = Deal(1, "seed", "nonce")
        await storage.change(now, replace(now, stage="playing", deal=deal))
        dealt = await storage.table("ABCDE")
        assert dealt == replace(now, stage="playing", deal=deal, edition=2)

    run(database, work)


def test_a_commit_carries_what_came_together_and_no_fault_of_another(
    database: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[int] = []
    honest = Database._commit

    async def counted(self: Database, batch: list[db._Write], *, again: bool = True) -> None:
        sizes.append(len(batch))
        await honest(self, batch, again=again)

    monkeypatch.setattr(Database, "_commit", counted)

    async def work(storage: Storage) -> None:
        codes = [f"AAAA{sign}" for sign in "BCDEFGHJK"]
        await furnish(storage, *codes)
        sizes.clear()
        await asyncio.gather(*(storage.append(code, [MOVE], over=False) for code in codes))
        assert max(sizes) >= len(codes) - 1
        assert len(sizes) <= 2
        second = StoredMove(2, 1, "pass map", timed_out=False)
        appends = [storage.append(code, [second], over=False) for code in codes]
        appends.insert(4, storage.append(codes[0], [MOVE], over=False))  # a second owner's
        done = await asyncio.gather(*appends, return_exceptions=True)
        assert [type(answer) for answer in done if answer is not None] == [Taken]
        for code in codes:
            assert list(await storage.moves(code)) == [MOVE, second]

    run(database, work)


def test_a_commit_is_on_the_disk(tmp_path: Path) -> None:
    async def work(engine: AsyncEngine) -> None:
        async with engine.connect() as connection:
            asked = [
                (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
                for name in ("journal_mode", "synchronous", "busy_timeout", "foreign_keys")
            ]
        assert asked == ["wal", 2, 5000, 1]

    run_engine(database_url(None, tmp_path), work)


def test_a_locked_database_is_an_error_in_time_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(db, "BUSY_SECONDS", 0.2)
    database = database_url(None, tmp_path)

    async def work(storage: Storage) -> None:
        await furnish(storage)
        with closing(sqlite3.connect(str(database.database), isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(OperationalError, match="locked"):
                await storage.append("ABCDE", [MOVE], over=False)
            assert list(await storage.moves("ABCDE")) == []
        await storage.append("ABCDE", [MOVE], over=False)

    run(database, work)


def test_a_full_disk_is_an_error_and_the_log_stays_whole(tmp_path: Path) -> None:
    database = database_url(None, tmp_path)

    async def work(storage: Storage) -> None:
        await furnish(storage)
        engine = storage._database._writing

        @event.listens_for(engine, "begin")
        def full(connection: Connection) -> None:
            connection.exec_driver_sql("PRAGMA max_page_count=1")

        long = [StoredMove(n, 0, "x" * 80, timed_out=False) for n in range(1, 2000)]
        with pytest.raises(OperationalError, match="full"):
            await storage.append("ABCDE", long, over=False)
        event.remove(engine, "begin", full)
        assert list(await storage.moves("ABCDE")) == []

    run(database, work)


def test_a_restarted_postgresql_is_found_again() -> None:
    own = PostgreSQL()

    async def work(storage: Storage) -> None:
        await furnish(storage)
        await asyncio.gather(*(storage.moves("ABCDE") for _ in range(3)))
        own.stop()
        with pytest.raises(OperationalError):
            await storage.append("ABCDE", [MOVE], over=False)
        own.start()
        await storage.append("ABCDE", [MOVE], over=False)
        assert list(await storage.moves("ABCDE")) == [MOVE]

    run(database_url(own.database(), Path()), work)
    own.remove()


# --- Migrations ---------------------------------------------------------------------------


def test_the_steps_lead_to_the_schema_of_the_program(bare_database: URL) -> None:
    async def work(engine: AsyncEngine) -> None:
        await upgrade(engine, to="0001")  # or it would be made at once
        await upgrade(engine)
        async with engine.connect() as connection:
            assert await connection.run_sync(_differences) == []
        await upgrade(engine)  # nothing left to do

    run_engine(bare_database, work)


def test_each_step_is_called_after_its_schema() -> None:
    steps = ScriptDirectory(str(HERE)).walk_revisions()
    assert [Path(step.path).stem.split("_")[1] for step in steps] == [
        f"{number:04}" for number in range(int(newest()), 0, -1)
    ]


def _differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, metadata))


def test_a_database_from_before_the_steps_is_taken_over(bare_database: URL) -> None:
    async def work(engine: AsyncEngine) -> None:
        await upgrade(engine, to="0001")
        async with engine.begin() as connection:
            await connection.execute(text("DROP TABLE alembic_version"))
            await connection.execute(text("CREATE TABLE schema (version INTEGER)"))
            await connection.execute(text("INSERT INTO schema VALUES (1)"))
            await connection.execute(text("INSERT INTO guest VALUES ('a', 'hash', 'Ada', 1)"))
            await connection.execute(
                text(
                    "INSERT INTO game_table VALUES ('ABCDE', 'saboteur', 3, '{\"a\": true}', NULL,"
                    " 'a', 'lobby', 1, NULL, NULL, NULL, NULL)"
                )
            )
        await upgrade(engine)

    run_engine(bare_database, work)

    async def look(storage: Storage) -> None:
        assert await storage.guest("hash") == ADA
        assert await storage.table("ABCDE") == table()
        assert await storage.access("ABCDE", None) == Access(
            table(), known=False, invited=True, sent_away=False
        )
        assert await GuestStorage(storage.database).idle(time() - 24 * 3600) == []

    run(bare_database, look)


def test_the_time_that_a_table_gave_for_a_veto_is_kept(bare_database: URL) -> None:
    async def work(engine: AsyncEngine) -> None:
        await upgrade(engine, to="0005")
        async with engine.begin() as connection:
            await connection.execute(text("INSERT INTO guest VALUES ('a', 'Ada', 1, 0)"))
            await connection.execute(
                text(
                    "INSERT INTO game_table"
                    " (code, ruleset, seats, options, host, stage, created, veto_window_s)"
                    " VALUES ('ABCDE', 'saboteur+veto', 3, '{}', 'a', 'lobby', 1, 11)"
                )
            )
        await upgrade(engine)

    run_engine(bare_database, work)

    async def look(storage: Storage) -> None:
        kept = await storage.table("ABCDE")
        assert kept is not None
        assert kept.window_s == 11

    run(bare_database, look)


def test_a_database_of_another_schema_is_left_alone(bare_database: URL) -> None:
    async def age(engine: AsyncEngine) -> None:
        await upgrade(engine)
        async with engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    run_engine(bare_database, age)
    with pytest.raises(SchemaError, match="has schema 9999; this program knows"):
        asyncio.run(_open(bare_database))


async def _open(database: URL) -> None:
    await (await open_storage(database)).close()


def test_a_postgresql_with_data_is_upgraded_on_demand_only(postgresql: PostgreSQL) -> None:
    database = database_url(postgresql.database(), Path())
    run_engine(database, lambda engine: upgrade(engine, to="0001"))
    with pytest.raises(SchemaError, match="run saboteur db upgrade"):
        asyncio.run(_open(database))
    run_engine(database, upgrade)
    asyncio.run(_open(database))


def test_nodes_that_start_together_migrate_once(postgresql: PostgreSQL) -> None:
    database = database_url(postgresql.database(), Path())

    async def together() -> None:
        await asyncio.gather(*(_open(database) for _ in range(5)))

    asyncio.run(together())


@pytest.mark.parametrize(
    "address", ["mysql://host/x", "nonsense", "sqlite://", "sqlite:///:memory:", "postgresql:x:y"]
)
def test_an_address_of_no_database_is_refused_without_a_password(address: str) -> None:
    with pytest.raises(BadDatabase) as caught:
        database_url(address.replace("host", "me:secret@host"), Path())
    assert "secret" not in str(caught.value)


# --- Guests who stay away -----------------------------------------------------------------


def test_a_guest_who_stays_away_is_forgotten_and_the_games_of_others_are_not(
    database: URL,
) -> None:
    async def work(storage: Storage) -> None:
        await furnish(storage, "ABCDE", "BBBBB")
        both = await storage.table("ABCDE")
        alone = await storage.table("BBBBB")
        assert both is not None
        assert alone is not None
        await storage.change(both, both, {2: Sitter("Bob", guest="b")})
        await storage.append("ABCDE", [MOVE], over=True)
        await storage.append("BBBBB", [MOVE], over=True)
        await storage.add_upload("u", ADA, "record")
        assert await GuestStorage(storage.database).idle(time() - 24 * 3600) == []
        assert set(await GuestStorage(storage.database).idle(time() + 2 * 24 * 3600)) == {"a", "b"}
        await GuestStorage(storage.database).forget("a")
        assert await storage.guest("hash of a") is None
        assert await storage.guest("hash of b") == BOB
        assert await storage.table("BBBBB") is None
        assert await storage.upload("u") is None
        kept = await storage.table("ABCDE")
        assert kept is not None
        assert kept.host == "b"
        assert await storage.sitters("ABCDE") == {0: Sitter("#1"), 2: Sitter("Bob", guest="b")}
        assert list(await storage.moves("ABCDE")) == [MOVE]

    run(database, work)


def test_a_bot_takes_the_seat_of_who_is_forgotten_during_play(database: URL) -> None:
    async def work(storage: Storage) -> None:
        await furnish(storage)
        old = await storage.table("ABCDE")
        assert old is not None
        new = replace(old, stage="playing", deal=Deal(1, "seed", "nonce"))
        seats = {1: Sitter("Bob", guest="b"), 2: Sitter("Lina", guest="b", shared=True)}
        await storage.change(old, new, seats, {"b": Conduct(muted=True)})
        assert await storage.conduct("ABCDE") == {"b": Conduct(muted=True)}
        await GuestStorage(storage.database).forget("b")
        assert await storage.conduct("ABCDE") == {}
        assert await storage.sitters("ABCDE") == {
            0: Sitter("Ada", guest="a"),
            1: Sitter("#2", bot="novice"),
            2: Sitter("#3", bot="novice"),
        }

    run(database, work)


# --- Backups ------------------------------------------------------------------------------


def test_a_backup_goes_from_either_database_into_either(
    database: URL, postgresql: PostgreSQL, tmp_path: Path
) -> None:
    file = tmp_path / "saved.gz"

    async def fill(storage: Storage) -> None:
        await furnish(storage, "ABCDE", "BBBBB")
        old = await storage.table("BBBBB")
        assert old is not None
        await storage.add_rematch(old, table("CCCCC"), {})
        await storage.append("ABCDE", [MOVE], over=False)
        await storage.add_upload("u", BOB, "record\nof é")

    async def save(engine: AsyncEngine) -> None:
        assert await backup(engine, file) == 14

    run(database, fill)
    run_engine(database, save)
    assert file.stat().st_mode & 0o077 == 0  # it holds secrets
    (tmp_path / "other").mkdir()
    for other in (
        database_url(None, tmp_path / "other"),
        database_url(postgresql.database(), Path()),
    ):
        run_engine(other, lambda engine: _restored(engine, file))
        with pytest.raises(BadBackup, match="not empty"):
            run_engine(other, lambda engine: _restored(engine, file))

        async def look(storage: Storage) -> None:
            assert list(await storage.moves("ABCDE")) == [MOVE]
            old = await storage.table("BBBBB")
            assert old is not None
            assert (old.rematch, old.edition, old.options) == ("CCCCC", 1, {"a": True})
            assert await storage.upload("u") == "record\nof é"
            assert await storage.guest("hash of a") == ADA

        run(other, look)


async def _restored(engine: AsyncEngine, file: Path) -> None:
    await restore(engine, file)


def test_a_backup_of_an_older_schema_is_led_on(bare_database: URL, tmp_path: Path) -> None:
    file = tmp_path / "old.gz"
    guest = {"id": "a", "token_hash": "hash", "nickname": "Ada", "created": 1.0}
    _write(file, [{"kind": "saboteur-backup", "schema": "0001"}, _row("guest", guest), {"rows": 1}])
    run_engine(bare_database, lambda engine: _restored(engine, file))

    async def look(storage: Storage) -> None:
        assert await storage.guest("hash") == ADA

    run(bare_database, look)


@pytest.mark.parametrize("fault", ["none", "text", "cut", "short", "schema", "foreign"])
def test_a_bad_backup_changes_nothing(bare_database: URL, tmp_path: Path, fault: str) -> None:
    file = tmp_path / "bad.gz"
    head: dict[str, object] = {"kind": "saboteur-backup", "schema": newest()}
    guest = {"id": "a", "token_hash": "hash", "nickname": "Ada", "created": 1.0, "seen": 1.0}
    whole: list[dict[str, object]] = [head, _row("guest", guest), {"rows": 1}]
    match fault:
        case "text":
            file.write_text("not a backup", encoding="utf-8")
        case "cut":
            _write(file, whole)
            file.write_bytes(file.read_bytes()[:-12])
        case "short":
            _write(file, whole[:-1])
        case "schema":
            _write(file, [{**head, "schema": "9999"}])
        case "foreign":
            _write(file, [{"kind": "something"}])
        case _:
            assert not file.exists()
    with pytest.raises((BadBackup, SchemaError)):
        run_engine(bare_database, lambda engine: _restored(engine, file))

    async def look(storage: Storage) -> None:
        assert await storage.guest("hash") is None

    run(bare_database, look)


def _row(name: str, row: dict[str, object]) -> dict[str, object]:
    return {"table": name, "row": row}


def _write(file: Path, lines: list[dict[str, object]]) -> None:
    with gzip.open(file, "wt", encoding="utf-8") as out:
        out.writelines(json.dumps(line) + "\n" for line in lines)
