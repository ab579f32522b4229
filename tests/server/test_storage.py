"""The database, of either kind: fences, group commit, purge, backups."""

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
from sqlalchemy import URL, Connection, event
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from saboteur.server.storage import database as db
from saboteur.server.storage.backup import BackupError, restore_backup, write_backup
from saboteur.server.storage.database import (
    Database,
    InvalidDatabaseUrl,
    database_url,
    make_engine,
)
from saboteur.server.storage.guests import GuestStore
from saboteur.server.storage.migrations import SchemaError, newest_schema
from saboteur.server.storage.tables import TableStore, open_table_store
from saboteur.table.storage.models import (
    Deal,
    GuestRecord,
    Moderation,
    MoveRecord,
    SeatAssignment,
    TableRecord,
)
from saboteur.table.storage.ports import AlreadyExists, StaleWrite
from tests.server.database_services import PostgreSQL

ADA, BOB = GuestRecord("a", "Ada"), GuestRecord("b", "Bob")
FIRST_MOVE = MoveRecord(1, 0, "pass map", timed_out=False)


def run_with_store(database: URL, work: Callable[[TableStore], Awaitable[None]]) -> None:
    async def whole() -> None:
        storage = await open_table_store(database)
        try:
            await work(storage)
        finally:
            await storage.close()

    asyncio.run(whole())


def run_with_engine(database: URL, work: Callable[[AsyncEngine], Awaitable[None]]) -> None:
    async def whole() -> None:
        engine = make_engine(database)
        try:
            await work(engine)
        finally:
            await engine.dispose()

    asyncio.run(whole())


def table_record(code: str = "ABCDE", host: GuestRecord = ADA) -> TableRecord:
    return TableRecord(
        code=code,
        ruleset="saboteur",
        seats=3,
        options={"a": True},
        deck=None,
        host=host.id,
        invite=code,
    )


async def seed_data(storage: TableStore, *codes: str) -> None:
    await storage.add_guest(ADA, "hash of a")
    await storage.add_guest(BOB, "hash of b")
    for code in codes or ("ABCDE",):
        await storage.add_table(table_record(code), {0: SeatAssignment("Ada", guest="a")})


def test_append_refuses_duplicate_move_number(database: URL) -> None:
    async def work(storage: TableStore) -> None:
        await seed_data(storage)
        with pytest.raises(AlreadyExists):
            await storage.add_table(table_record(), {})
        await storage.append_moves("ABCDE", [FIRST_MOVE], is_over=False)
        with pytest.raises(AlreadyExists):
            await storage.append_moves("ABCDE", [FIRST_MOVE], is_over=True)
        assert await storage.table("ABCDE") == table_record()  # nor has it ended the game
        assert list(await storage.moves("ABCDE")) == [FIRST_MOVE]

    run_with_store(database, work)


def test_write_with_stale_version_is_refused(database: URL) -> None:
    async def work(storage: TableStore) -> None:
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

    run_with_store(database, work)


def test_group_commit_batches_writes_and_isolates_errors(
    database: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[int] = []
    honest = Database._commit

    async def counted(self: Database, batch: list[db._QueuedWrite], *, retry: bool = True) -> None:
        sizes.append(len(batch))
        await honest(self, batch, retry=retry)

    monkeypatch.setattr(Database, "_commit", counted)

    async def work(storage: TableStore) -> None:
        codes = [f"AAAA{sign}" for sign in "BCDEFGHJK"]
        await seed_data(storage, *codes)
        sizes.clear()
        await asyncio.gather(
            *(storage.append_moves(code, [FIRST_MOVE], is_over=False) for code in codes)
        )
        assert max(sizes) >= len(codes) - 1
        assert len(sizes) <= 2
        second = MoveRecord(2, 1, "pass map", timed_out=False)
        appends = [storage.append_moves(code, [second], is_over=False) for code in codes]
        appends.insert(
            4, storage.append_moves(codes[0], [FIRST_MOVE], is_over=False)
        )  # a second owner's
        done = await asyncio.gather(*appends, return_exceptions=True)
        assert [type(answer) for answer in done if answer is not None] == [AlreadyExists]
        for code in codes:
            assert list(await storage.moves(code)) == [FIRST_MOVE, second]

    run_with_store(database, work)


def test_sqlite_pragmas_make_commits_durable(tmp_path: Path) -> None:
    async def work(engine: AsyncEngine) -> None:
        async with engine.connect() as connection:
            asked = [
                (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
                for name in ("journal_mode", "synchronous", "busy_timeout", "foreign_keys")
            ]
        assert asked == ["wal", 2, 5000, 1]

    run_with_engine(database_url(None, tmp_path), work)


def test_locked_sqlite_raises_after_busy_timeout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(db, "BUSY_TIMEOUT_S", 0.2)
    database = database_url(None, tmp_path)

    async def work(storage: TableStore) -> None:
        await seed_data(storage)
        with closing(sqlite3.connect(str(database.database), isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(OperationalError, match="locked"):
                await storage.append_moves("ABCDE", [FIRST_MOVE], is_over=False)
            assert list(await storage.moves("ABCDE")) == []
        await storage.append_moves("ABCDE", [FIRST_MOVE], is_over=False)

    run_with_store(database, work)


def test_full_disk_raises_and_rolls_back(tmp_path: Path) -> None:
    database = database_url(None, tmp_path)

    async def work(storage: TableStore) -> None:
        await seed_data(storage)
        engine = storage._database._write_engine

        @event.listens_for(engine, "begin")
        def full(connection: Connection) -> None:
            connection.exec_driver_sql("PRAGMA max_page_count=1")

        long = [MoveRecord(n, 0, "x" * 80, timed_out=False) for n in range(1, 2000)]
        with pytest.raises(OperationalError, match="full"):
            await storage.append_moves("ABCDE", long, is_over=False)
        event.remove(engine, "begin", full)
        assert list(await storage.moves("ABCDE")) == []

    run_with_store(database, work)


def test_postgresql_reconnects_after_restart() -> None:
    own = PostgreSQL()

    async def work(storage: TableStore) -> None:
        await seed_data(storage)
        await asyncio.gather(*(storage.moves("ABCDE") for _ in range(3)))
        own.stop()
        with pytest.raises(OperationalError):
            await storage.append_moves("ABCDE", [FIRST_MOVE], is_over=False)
        own.start()
        await storage.append_moves("ABCDE", [FIRST_MOVE], is_over=False)
        assert list(await storage.moves("ABCDE")) == [FIRST_MOVE]

    run_with_store(database_url(own.empty_database(), Path()), work)
    own.shut_down()


# --- Opening ------------------------------------------------------------------------------


async def _open_and_close(database: URL) -> None:
    await (await open_table_store(database)).close()


def test_concurrent_opens_migrate_once(postgresql: PostgreSQL) -> None:
    database = database_url(postgresql.empty_database(), Path())

    async def together() -> None:
        await asyncio.gather(*(_open_and_close(database) for _ in range(5)))

    asyncio.run(together())


@pytest.mark.parametrize(
    "address", ["mysql://host/x", "nonsense", "sqlite://", "sqlite:///:memory:", "postgresql:x:y"]
)
def test_invalid_database_url_error_hides_password(address: str) -> None:
    with pytest.raises(InvalidDatabaseUrl) as caught:
        database_url(address.replace("host", "me:secret@host"), Path())
    assert "secret" not in str(caught.value)


# --- Guests who stay away -----------------------------------------------------------------


def test_forgetting_idle_guest_keeps_games_of_others(
    database: URL,
) -> None:
    async def work(storage: TableStore) -> None:
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

    run_with_store(database, work)


def test_forgotten_guest_in_play_is_replaced_by_bot(database: URL) -> None:
    async def work(storage: TableStore) -> None:
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

    run_with_store(database, work)


# --- Backups ------------------------------------------------------------------------------


def test_backup_restores_between_databases(
    database: URL, postgresql: PostgreSQL, tmp_path: Path
) -> None:
    file = tmp_path / "saved.gz"

    async def fill(storage: TableStore) -> None:
        await seed_data(storage, "ABCDE", "BBBBB")
        old = await storage.table("BBBBB")
        assert old is not None
        await storage.add_rematch(old, table_record("CCCCC"), {})
        await storage.append_moves("ABCDE", [FIRST_MOVE], is_over=False)
        await storage.add_upload("u", BOB, "record\nof é")

    async def save(engine: AsyncEngine) -> None:
        assert await write_backup(engine, file) == 14

    run_with_store(database, fill)
    run_with_engine(database, save)
    assert file.stat().st_mode & 0o077 == 0  # it holds secrets
    (tmp_path / "other").mkdir()
    for other in (
        database_url(None, tmp_path / "other"),
        database_url(postgresql.empty_database(), Path()),
    ):
        run_with_engine(other, lambda engine: _restore_backup(engine, file))
        with pytest.raises(BackupError, match="not empty"):
            run_with_engine(other, lambda engine: _restore_backup(engine, file))

        async def look(storage: TableStore) -> None:
            assert list(await storage.moves("ABCDE")) == [FIRST_MOVE]
            old = await storage.table("BBBBB")
            assert old is not None
            assert (old.rematch, old.version, old.options) == ("CCCCC", 1, {"a": True})
            assert await storage.upload("u") == "record\nof é"
            assert await storage.guest_by_token("hash of a") == ADA

        run_with_store(other, look)


async def _restore_backup(engine: AsyncEngine, file: Path) -> None:
    await restore_backup(engine, file)


@pytest.mark.parametrize("fault", ["none", "text", "cut", "short", "schema", "foreign"])
def test_invalid_backup_is_refused_without_changes(
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
    with pytest.raises((BackupError, SchemaError)):
        run_with_engine(empty_database, lambda engine: _restore_backup(engine, file))

    async def look(storage: TableStore) -> None:
        assert await storage.guest_by_token("hash") is None

    run_with_store(empty_database, look)


def _backup_row(name: str, row: dict[str, object]) -> dict[str, object]:
    return {"table": name, "row": row}


def _write_backup(file: Path, lines: list[dict[str, object]]) -> None:
    with gzip.open(file, "wt", encoding="utf-8") as out:
        out.writelines(json.dumps(line) + "\n" for line in lines)
