"""Finished games: their moves are compressed into one row, and read as before."""

from dataclasses import replace
from pathlib import Path
from random import Random

import msgspec
import pytest
from sqlalchemy import URL

from saboteur.play.game import loads
from saboteur.play.match import Match, verify_record
from saboteur.protocol import messages as wire
from saboteur.server.ops.maintenance import compress_finished_games
from saboteur.server.storage.backup import restore_backup, write_backup
from saboteur.server.storage.database import database_url
from saboteur.server.storage.guests import GuestStore
from saboteur.server.storage.leases import LeaseStore
from saboteur.server.storage.log_compression import compress_log, decompress_log
from saboteur.server.storage.tables import TableStore
from saboteur.table.analysis.replay_cache import ReplayCache
from saboteur.table.storage.models import (
    STAGE_ABORTED,
    SeatAssignment,
)
from saboteur.table.storage.ports import StaleWrite
from tests.server.finished_games import insert_finished_game, moves_of
from tests.server.harness import RegistryHarness
from tests.server.storage_data import (
    FIRST_MOVE,
    count_rows,
    open_engine,
    open_storage,
    seed_data,
    table_record,
)


@pytest.fixture(scope="module")
def match_with_timeouts() -> Match:
    """Return a finished game; some of its moves are timeouts."""
    match = Match("saboteur", seats=3, seed="growth", nonce="nonce")
    chance = Random(5)  # noqa: S311 - any moves will do
    while not match.over:
        seat = match.deciders[0]
        if chance.random() < 0.1:
            match.time_out(match.version)
        else:
            match.submit(seat, chance.choice(match.legal_moves(seat)).text, match.version)
    return match


def test_compressed_move_log_round_trips(match_with_timeouts: Match) -> None:
    moves = moves_of(match_with_timeouts)
    assert any(move.timed_out for move in moves)
    at = [1000.25 + 7 * number for number in range(len(moves))]
    piece = compress_log(moves, at)
    again, seconds = decompress_log(piece)
    assert (again, seconds) == (moves, [float(round(each)) for each in at])
    assert 5 * len(piece) < sum(len(move.text) + 20 for move in moves)
    for bad in (b"", b"\x02" + piece[1:], piece[:20]):
        with pytest.raises(ValueError, match=r"form|incomplete"):
            decompress_log(bad)


async def test_compressed_finished_game_is_one_row_and_reads_the_same(
    storage: TableStore, match_with_timeouts: Match
) -> None:
    game = await insert_finished_game(storage, match_with_timeouts)
    await storage.add_table(table_record("BBBBB"), {0: SeatAssignment("Ada", guest="a")})
    await storage.append_moves("BBBBB", [FIRST_MOVE], is_over=False)
    guests = GuestStore(storage.database)
    before, shown = await ReplayCache(storage).record(game), await guests.tables_of("b")
    data = await guests.export_data("a")
    assert await compress_finished_games(storage) == 1
    assert await compress_finished_games(storage) == 0
    assert [await count_rows(storage, name) for name in ("move", "compressed_log")] == [1, 1]
    with pytest.raises(StaleWrite):  # a node that was slower
        await storage.compress_game("ABCDE")
    assert list(await storage.moves("ABCDE")) == moves_of(match_with_timeouts)
    record = await ReplayCache(storage).record(game)
    assert record == before
    assert record is not None
    verify_record(loads(str(record)), match_with_timeouts.commitment)
    assert await guests.tables_of("b") == shown
    told = await guests.export_data("a")
    assert told is not None
    assert [(each.table, each.points, each.won) for each in told.game_stats] == [("ABCDE", 3, True)]
    assert msgspec.structs.replace(told, game_stats=()) == data
    await guests.delete_guest("a")
    await guests.delete_guest("b")
    assert [await count_rows(storage, name) for name in ("compressed_log", "game_table")] == [
        0,
        0,
    ]


async def test_game_with_incomplete_log_is_not_compressed(storage: TableStore) -> None:
    await seed_data(storage, "ABCDE", "BBBBB")
    second = replace(FIRST_MOVE, number=2)
    await storage.append_moves("ABCDE", [second], is_over=True)
    old = await storage.table("BBBBB")
    assert old is not None
    await storage.update_table(old, replace(old, stage=STAGE_ABORTED))  # before its first move
    assert await compress_finished_games(storage) == 2
    assert await compress_finished_games(storage) == 0
    assert list(await storage.moves("ABCDE")) == [second]
    assert list(await storage.moves("BBBBB")) == []
    assert await count_rows(storage, "compressed_log") == 0


async def test_rematch_works_after_game_is_compressed(harness: RegistryHarness) -> None:
    code, tabs = await harness.start_game("Ada", "Bob", "Cid")
    frames = [await tab.wait_for("snapshot") for tab in tabs]
    seat = frames[0]["view"]["decider"]
    tabs[seat].send(wire.Play(version=0, move=frames[seat]["legal_moves"][0]["text"]))
    await tabs[0].wait_for("move-made")
    tabs[0].send(wire.LeaveGame())
    for tab in tabs[1:]:
        tab.send(wire.VoteOnAbsence(seat=0, choice="end"))
    await tabs[1].wait_for_lobby(stage=STAGE_ABORTED)
    assert await compress_finished_games(harness.storage) == 1
    for awake in (True, False):
        if not awake:
            await harness.restart()
        ada = await harness.join(code, "Ada")
        assert (await ada.wait_for("snapshot"))["version"] == 1
        ada.send(wire.Rematch())
        follower = (await ada.wait_for("table-moved"))["code"]
        assert await harness.storage.table(follower) is not None


async def test_backup_contains_compressed_games(
    database: URL, match_with_timeouts: Match, tmp_path: Path
) -> None:
    file = tmp_path / "saved.gz"
    (tmp_path / "other").mkdir()
    other = database_url(None, tmp_path / "other")

    async with open_storage(database) as storage:
        await insert_finished_game(storage, match_with_timeouts)
        await compress_finished_games(storage)
        await LeaseStore(storage.database, "node").acquire("ABCDE")
    async with open_engine(database) as engine:
        await write_backup(engine, file)
    async with open_engine(other) as engine:
        await restore_backup(engine, file)
    async with open_storage(other) as storage:
        assert list(await storage.moves("ABCDE")) == moves_of(match_with_timeouts)
        assert await count_rows(storage, "table_lease") == 0  # no table is loaded there
