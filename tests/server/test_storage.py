"""The storage, on either database: fencing, group commit, purge, backups."""

import asyncio
import gzip
import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from time import time

import pytest
from psycopg.errors import DeadlockDetected
from sqlalchemy import URL, Connection
from sqlalchemy.exc import OperationalError

from saboteur.server.storage import database as db
from saboteur.server.storage.backup import BackupError, restore_backup, write_backup
from saboteur.server.storage.database import (
    InvalidDatabaseUrl,
    database_url,
)
from saboteur.server.storage.guests import GuestStore
from saboteur.server.storage.migrations.migrate import SchemaError, newest_schema
from saboteur.server.storage.tables import TableStore, open_table_store
from saboteur.table.storage.models import (
    Deal,
    Moderation,
    MoveRecord,
    SeatAssignment,
)
from saboteur.table.storage.ports import AlreadyExists, StaleWrite
from tests.server.database_services import PostgreSQL
from tests.server.storage_data import (
    ADA,
    BOB,
    FIRST_MOVE,
    engine_listener,
    open_engine,
    open_storage,
    seed_data,
    table_record,
)


async def test_append_refuses_duplicate_move_number(storage: TableStore) -> None:
    await seed_data(storage)
    with pytest.raises(AlreadyExists):
        await storage.add_table(table_record(), {})
    await storage.append_moves("ABCDE", [FIRST_MOVE], is_over=False)
    with pytest.raises(AlreadyExists):
        await storage.append_moves("ABCDE", [FIRST_MOVE], is_over=True)
    assert await storage.table("ABCDE") == table_record()  # nor has it ended the game
    assert list(await storage.moves("ABCDE")) == [FIRST_MOVE]


async def test_write_with_stale_version_is_refused(storage: TableStore) -> None:
    await seed_data(storage)
    stale = await storage.table("ABCDE")
    assert stale is not None
    await storage.update_table(stale, stale, {1: SeatAssignment("Bob", guest="b")})
    late = {1: SeatAssignment("Fafnir", bot="novice"), 0: None}
    for change in (
        storage.update_table(stale, stale, late),
        storage.update_table(
            stale, replace(stale, stage="playing"), moderation={"b": Moderation()}
        ),
        storage.add_rematch(stale, table_record("BBBBB"), {}),
    ):
        with pytest.raises(StaleWrite):
            await change
    assert await storage.seat_assignments("ABCDE") == {
        0: SeatAssignment("Ada", guest="a"),
        1: SeatAssignment("Bob", guest="b"),
    }
    assert await storage.table("BBBBB") is None
    now = await storage.table("ABCDE")
    assert now is not None
    assert (now.stage, now.version) == ("lobby", 1)
    deal = Deal(1, "seed", "nonce")
    await storage.update_table(now, replace(now, stage="playing", deal=deal))
    dealt = await storage.table("ABCDE")
    assert dealt == replace(now, stage="playing", deal=deal, version=2)


async def test_group_commit_batches_writes_and_isolates_errors(storage: TableStore) -> None:
    commits: list[Connection] = []
    codes = [f"AAAA{sign}" for sign in "BCDEFGHJK"]
    await seed_data(storage, *codes)
    with engine_listener("commit", commits.append):
        await asyncio.gather(
            *(storage.append_moves(code, [FIRST_MOVE], is_over=False) for code in codes)
        )
    assert len(commits) <= 2
    second = MoveRecord(2, 1, "pass map", timed_out=False)
    appends = [storage.append_moves(code, [second], is_over=False) for code in codes]
    appends.insert(
        4, storage.append_moves(codes[0], [FIRST_MOVE], is_over=False)
    )  # a second owner's
    done = await asyncio.gather(*appends, return_exceptions=True)
    assert [type(answer) for answer in done if answer is not None] == [AlreadyExists]
    for code in codes:
        assert list(await storage.moves(code)) == [FIRST_MOVE, second]


async def test_sqlite_pragmas_make_commits_durable(tmp_path: Path) -> None:
    async with open_engine(database_url(None, tmp_path)) as engine:
        async with engine.connect() as connection:
            asked = [
                (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
                for name in ("journal_mode", "synchronous", "busy_timeout", "foreign_keys")
            ]
        assert asked == ["wal", 2, 5000, 1]


async def test_locked_sqlite_raises_after_busy_timeout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(db, "BUSY_TIMEOUT_S", 0.2)
    database = database_url(None, tmp_path)
    async with open_storage(database) as storage:
        await seed_data(storage)
        with closing(sqlite3.connect(str(database.database), isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(OperationalError, match="locked"):
                await storage.append_moves("ABCDE", [FIRST_MOVE], is_over=False)
            assert list(await storage.moves("ABCDE")) == []
        await storage.append_moves("ABCDE", [FIRST_MOVE], is_over=False)


async def test_full_disk_raises_and_rolls_back(tmp_path: Path) -> None:
    async with open_storage(database_url(None, tmp_path)) as storage:
        await _fill_disk(storage)


async def _fill_disk(storage: TableStore) -> None:
    await seed_data(storage)

    def full(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA max_page_count=1")

    long = [MoveRecord(n, 0, "x" * 80, timed_out=False) for n in range(1, 2000)]
    with engine_listener("begin", full), pytest.raises(OperationalError, match="full"):
        await storage.append_moves("ABCDE", long, is_over=False)
    assert list(await storage.moves("ABCDE")) == []


async def test_postgresql_reconnects_after_restart() -> None:
    own = PostgreSQL()
    async with open_storage(database_url(own.empty_database(), Path())) as storage:
        await seed_data(storage)
        await asyncio.gather(*(storage.moves("ABCDE") for _ in range(3)))
        own.stop()
        with pytest.raises(OperationalError):
            await storage.append_moves("ABCDE", [FIRST_MOVE], is_over=False)
        own.start()
        await storage.append_moves("ABCDE", [FIRST_MOVE], is_over=False)
        assert list(await storage.moves("ABCDE")) == [FIRST_MOVE]
    own.shut_down()


async def test_commit_is_repeated_after_deadlock(storage: TableStore) -> None:
    await seed_data(storage)
    errors = [DeadlockDetected()]

    def abort_once(_: Connection) -> None:
        if errors:
            raise OperationalError("", {}, errors.pop())

    with engine_listener("commit", abort_once):
        await storage.append_moves("ABCDE", [FIRST_MOVE], is_over=False)
    assert (list(await storage.moves("ABCDE")), errors) == ([FIRST_MOVE], [])


# --- Opening ------------------------------------------------------------------------------


async def _open_and_close(database: URL) -> None:
    await (await open_table_store(database)).close()


async def test_concurrent_opens_migrate_once(postgresql: PostgreSQL) -> None:
    database = database_url(postgresql.empty_database(), Path())

    await asyncio.gather(*(_open_and_close(database) for _ in range(5)))


@pytest.mark.parametrize(
    "address", ["mysql://host/x", "nonsense", "sqlite://", "sqlite:///:memory:", "postgresql:x:y"]
)
def test_invalid_database_url_error_hides_password(address: str) -> None:
    with pytest.raises(InvalidDatabaseUrl) as caught:
        database_url(address.replace("host", "me:secret@host"), Path())
    assert "secret" not in str(caught.value)


# --- Inactive guests ----------------------------------------------------------------------


async def test_forgetting_idle_guest_keeps_games_of_others(storage: TableStore) -> None:
    await seed_data(storage, "ABCDE", "BBBBB")
    both = await storage.table("ABCDE")
    alone = await storage.table("BBBBB")
    assert both is not None
    assert alone is not None
    await storage.update_table(both, both, {2: SeatAssignment("Bob", guest="b")})
    await storage.append_moves("ABCDE", [FIRST_MOVE], is_over=True)
    await storage.append_moves("BBBBB", [FIRST_MOVE], is_over=True)
    await storage.add_upload("u", ADA, "record")
    assert await GuestStore(storage.database).inactive_since(time() - 24 * 3600) == []
    assert set(await GuestStore(storage.database).inactive_since(time() + 2 * 24 * 3600)) == {
        "a",
        "b",
    }
    await GuestStore(storage.database).delete_guest("a")
    assert await storage.guest_by_token("hash of a") is None
    assert await storage.guest_by_token("hash of b") == BOB
    assert await storage.table("BBBBB") is None
    assert await storage.upload("u") is None
    kept = await storage.table("ABCDE")
    assert kept is not None
    assert kept.host == "b"
    assert await storage.seat_assignments("ABCDE") == {
        0: SeatAssignment("#1"),
        2: SeatAssignment("Bob", guest="b"),
    }
    assert list(await storage.moves("ABCDE")) == [FIRST_MOVE]


async def test_forgotten_guest_in_play_is_replaced_by_bot(storage: TableStore) -> None:
    await seed_data(storage)
    old = await storage.table("ABCDE")
    assert old is not None
    new = replace(old, stage="playing", deal=Deal(1, "seed", "nonce"))
    seats = {
        1: SeatAssignment("Bob", guest="b"),
        2: SeatAssignment("Lina", guest="b", is_hotseat=True),
    }
    await storage.update_table(old, new, seats, {"b": Moderation(is_muted=True)})
    assert await storage.moderation("ABCDE") == {"b": Moderation(is_muted=True)}
    await GuestStore(storage.database).delete_guest("b")
    assert await storage.moderation("ABCDE") == {}
    assert await storage.seat_assignments("ABCDE") == {
        0: SeatAssignment("Ada", guest="a"),
        1: SeatAssignment("#2", bot="novice"),
        2: SeatAssignment("#3", bot="novice"),
    }


# --- Backups ------------------------------------------------------------------------------


async def test_backup_restores_between_databases(
    database: URL, postgresql: PostgreSQL, tmp_path: Path
) -> None:
    file = tmp_path / "saved.gz"
    async with open_storage(database) as storage:
        await seed_data(storage, "ABCDE", "BBBBB")
        old = await storage.table("BBBBB")
        assert old is not None
        await storage.add_rematch(old, table_record("CCCCC"), {})
        await storage.append_moves("ABCDE", [FIRST_MOVE], is_over=False)
        await storage.add_upload("u", BOB, "record\nof é")
    async with open_engine(database) as engine:
        assert await write_backup(engine, file) == 14
    assert file.stat().st_mode & 0o077 == 0  # it holds secrets
    (tmp_path / "other").mkdir()
    for other in (
        database_url(None, tmp_path / "other"),
        database_url(postgresql.empty_database(), Path()),
    ):
        async with open_engine(other) as engine:
            await restore_backup(engine, file)
            with pytest.raises(BackupError, match="not empty"):
                await restore_backup(engine, file)
        async with open_storage(other) as storage:
            assert list(await storage.moves("ABCDE")) == [FIRST_MOVE]
            old = await storage.table("BBBBB")
            assert old is not None
            assert (old.rematch, old.version, old.options) == ("CCCCC", 1, {"a": True})
            assert await storage.upload("u") == "record\nof é"
            assert await storage.guest_by_token("hash of a") == ADA


@pytest.mark.parametrize("fault", ["none", "text", "cut", "short", "schema", "foreign"])
async def test_invalid_backup_is_refused_without_changes(
    empty_database: URL, tmp_path: Path, fault: str
) -> None:
    file = tmp_path / "bad.gz"
    head: dict[str, object] = {"kind": "saboteur-backup", "schema": newest_schema()}
    guest = {"id": "a", "nickname": "Ada", "created_at": 1.0, "last_seen_at": 1.0}
    whole: list[dict[str, object]] = [head, _backup_row("guest", guest), {"rows": 1}]
    match fault:
        case "text":
            file.write_text("not a backup", encoding="utf-8")
        case "cut":
            _write_backup(file, whole)
            file.write_bytes(file.read_bytes()[:-12])
        case "short":
            _write_backup(file, whole[:-1])
        case "schema":
            _write_backup(file, [{**head, "schema": "9999"}])
        case "foreign":
            _write_backup(file, [{"kind": "something"}])
        case _:
            assert not file.exists()
    async with open_engine(empty_database) as engine:
        with pytest.raises((BackupError, SchemaError)):
            await restore_backup(engine, file)
    async with open_storage(empty_database) as storage:
        assert await storage.guest_by_token("hash") is None


def _backup_row(name: str, row: dict[str, object]) -> dict[str, object]:
    return {"table": name, "row": row}


def _write_backup(file: Path, lines: list[dict[str, object]]) -> None:
    with gzip.open(file, "wt", encoding="utf-8") as out:
        out.writelines(json.dumps(line) + "\n" for line in lines)
