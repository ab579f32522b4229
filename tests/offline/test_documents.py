"""Tests of stored local tables: written before any message, atomic, kept if incompatible."""

import asyncio
from collections.abc import Mapping

import pytest

from saboteur.offline.chunked_log import CHUNK_SIZE
from saboteur.offline.document_store import DocumentStore
from saboteur.offline.local_user import LOCAL_USER_ID, LocalUser
from saboteur.offline.table_store import LocalTableStore
from saboteur.protocol import messages as wire
from saboteur.table.storage.models import (
    MoveRecord,
    PendingAnswer,
    SeatAssignment,
    TableRecord,
    WriteContext,
)
from saboteur.table.storage.ports import AlreadyExists, StaleWrite, WriteFailed
from tests.offline.offline_harness import (
    DiskFull,
    Frame,
    OfflineDevice,
    Tab,
    pick_move,
)

TABLE_RECORD = TableRecord(
    code="0ABCD",
    ruleset="saboteur",
    seats=3,
    options={},
    deck=None,
    host=LOCAL_USER_ID,
    stage="playing",
)


async def append_moves(store: LocalTableStore, *numbers: int, window: bool = False) -> None:
    moves = [MoveRecord(number, 0, f"move {number}", timed_out=False) for number in numbers]
    await store.append_moves(
        "0ABCD", moves, is_over=False, results={}, context=None, closes_window=window
    )


async def open_table_on_own_turn(device: OfflineDevice) -> tuple[str, Tab, Frame]:
    """Open a table at which the player is to move; return its code, the tab and the frame."""
    await device.register_guest()
    code = await device.open_table(ruleset="duel", seats=2, bots="novice")
    tab = device.join(code)
    frame = await tab.wait_for("snapshot")
    while not frame["legal_moves"]:
        frame = await tab.wait_for("move-made")
    return code, tab, frame


async def test_move_is_stored_before_it_is_broadcast(device: OfflineDevice) -> None:
    code, tab, frame = await open_table_on_own_turn(device)
    other = device.join(code)
    await other.wait_for("snapshot")
    await other.drain()
    before = len(device.writes)
    asked, allowed = asyncio.Event(), asyncio.Event()

    async def wait_until_allowed() -> None:
        asked.set()
        await allowed.wait()

    device.before_write = wait_until_allowed
    tab.send("play", version=frame["version"], move=pick_move(frame))
    await asked.wait()
    assert not other.has_frames
    assert len(device.writes) == before
    allowed.set()
    assert (await other.wait_for("move-made"))["version"] == frame["version"] + 1
    written = {key.partition("/")[0] for key in device.writes[before]}
    assert written == {"moves", "table", "own"}


async def test_move_is_refused_when_device_storage_is_full(device: OfflineDevice) -> None:
    code, tab, frame = await open_table_on_own_turn(device)
    kept = dict(device.store)
    device.free_writes = 0
    tab.send("play", version=frame["version"], move=pick_move(frame))
    assert (await tab.wait_for("error", "move-made"))["code"] == "not-saved"
    assert await tab.wait_closed() == wire.CLOSED_RECONNECT
    assert device.store == kept
    again = device.join(code)
    sync = await again.wait_for("snapshot")
    assert (sync["version"], sync["legal_moves"]) == (frame["version"], frame["legal_moves"])
    assert (await device.request("POST", "/api/tables", {}))[1]["code"] == "not-saved"
    assert (await device.request("POST", "/api/guest", {"nickname": "Bob"}))[0] == 507
    assert (await device.request("GET", "/api/guest"))[1]["nickname"] == "Ada"
    assert (await device.request("DELETE", "/api/guest"))[0] == 507
    assert device.store == kept
    device.free_writes = None
    again.send("play", version=frame["version"], move=pick_move(frame))
    await again.wait_for("move-made")


async def test_writes_stay_in_order_when_caller_does_not_await(device: OfflineDevice) -> None:
    waits = iter((0, 9, 5, 0))

    async def keep(changes: Mapping[str, bytes | None]) -> None:
        for _ in range(next(waits)):  # so that writes could overtake each other
            await asyncio.sleep(0)
        await device.write_documents(changes)

    documents = DocumentStore(device.store, keep)
    keeping = LocalTableStore(documents, LocalUser(documents))
    await keeping.add_table(TABLE_RECORD, {})
    lease = WriteContext("0ABCD", "here")
    held = [
        keeping.pending_answers.save_answer(lease, PendingAnswer(0, seat, "allow"))
        for seat in (2, 1)
    ]
    await append_moves(keeping, 1, window=True)
    assert all(answer.done() for answer in held)
    assert await keeping.pending_answers.load_answers("0ABCD") == []
    assert [sorted(key.partition("/")[0] for key in write) for write in device.writes] == [
        ["own", "table"], ["held"], ["held"], ["held", "moves", "own", "table"]
    ]  # fmt: skip


async def test_cancelled_write_is_completed(device: OfflineDevice) -> None:
    keeping = device.open_store()
    await keeping.add_table(TABLE_RECORD, {})
    writing = keeping.pending_answers.save_answer(
        WriteContext("0ABCD", "here"), PendingAnswer(0, 2, "allow")
    )
    await asyncio.sleep(0)
    writing.cancel()
    await append_moves(keeping)
    assert await keeping.pending_answers.load_answers("0ABCD") == [PendingAnswer(0, 2, "allow")]
    assert "held/0ABCD" in device.store


async def test_move_log_is_split_into_documents_and_read_whole(device: OfflineDevice) -> None:
    keeping = device.open_store()
    await keeping.add_table(TABLE_RECORD, {})
    await append_moves(keeping, *range(1, CHUNK_SIZE))
    await append_moves(keeping, *range(CHUNK_SIZE, 2 * CHUNK_SIZE + 3))
    await append_moves(keeping, 2 * CHUNK_SIZE + 3)
    moves = await device.open_store().moves("0ABCD")
    assert [move.number for move in moves] == [*range(1, 2 * CHUNK_SIZE + 4)]
    assert sum(key.startswith("moves/") for key in device.store) == 3
    assert sum(key.startswith("moves/") for key in device.writes[-1]) == 1
    for number in (1, 2 * CHUNK_SIZE + 3, 2 * CHUNK_SIZE + 5):
        with pytest.raises(AlreadyExists):
            await append_moves(keeping, number)


async def test_stale_version_write_is_refused(device: OfflineDevice) -> None:
    keeping = device.open_store()
    await keeping.add_table(TABLE_RECORD, {0: SeatAssignment("Ada", LOCAL_USER_ID)})
    known = await keeping.table("0ABCD")
    assert known is not None
    await keeping.update_table(
        known, known, {1: SeatAssignment("Bob", LOCAL_USER_ID, is_hotseat=True)}, {}, None
    )
    with pytest.raises(StaleWrite):
        await keeping.update_table(known, known, {0: None}, {}, None)
    assert sorted(await keeping.seat_assignments("0ABCD")) == [0, 1]
    with pytest.raises(AlreadyExists):
        await keeping.add_table(TABLE_RECORD, {})
    device.free_writes = 0
    with pytest.raises(WriteFailed) as refused:
        await append_moves(keeping, 1)
    assert isinstance(refused.value.__cause__, DiskFull)


@pytest.mark.parametrize("damage", ["not json", '{"version": 2}', '{"version": 1}'])
@pytest.mark.parametrize("what", ["table/", "moves/"])
async def test_unreadable_document_freezes_only_its_table(
    device: OfflineDevice, what: str, damage: str
) -> None:
    code, tab, frame = await open_table_on_own_turn(device)
    tab.send("play", version=frame["version"], move=pick_move(frame))
    await tab.wait_for("move-made")
    good = await device.open_table(bots="random")
    await device.reload()
    key = next(key for key in device.store if key.startswith(f"{what}{code}"))
    device.store[key] = damage.encode()
    device.server = device.open_server()
    tab = device.join(code)
    assert (await tab.wait_for("error"))["code"] == "incompatible-rules"
    if what == "table/":
        assert await tab.wait_closed() == wire.CLOSED_TABLE_NOT_FOUND
        assert (await device.request("GET", f"/api/tables/{code}"))[0] == 409
    else:
        assert await tab.expect_error("play", version=0, move="pass") == "incompatible-rules"
    assert device.store[key] == damage.encode()
    await device.join(good).wait_for("snapshot")
    _, told = await device.request("GET", "/api/guest/tables")
    assert {table["code"] for table in told["tables"]} == {code, good}


async def test_unreadable_guest_or_index_keeps_tables(device: OfflineDevice) -> None:
    await device.register_guest()
    code = await device.open_table(bots="random")
    await device.reload()
    device.store |= {"guest": b"?", "own": b"?", "deck": b"?"}
    device.server = device.open_server()
    assert await device.request("GET", "/api/guest") == (200, None)
    assert await Tab(device.server, code).wait_closed() == wire.CLOSED_NOT_AUTHENTICATED
    await device.register_guest("Ada again")
    _, told = await device.request("GET", "/api/guest/tables")
    assert [table["code"] for table in told["tables"]] == [code]
    assert (await device.join(code).wait_for("lobby"))["own_seats"] == [0]
    await device.open_table()


async def test_documents_of_version_1_stay_readable(device: OfflineDevice) -> None:
    kept = {
        "table/0ABCD": b'{"version":1,"table":{"code":"0ABCD","ruleset":"duel","seats":2,'
        b'"options":{},"deck":null,"host":"here","stage":"playing","version":3,"clock":"none",'
        b'"chat":"phrases","listed":false,"window_s":6,"pace":"normal","invite":"0ABCD",'
        b'"locked":false,"paused":false,"deal":{"revision":1,"seed":"s","nonce":"n"},'
        b'"rematch":null,"closed":false},"seat_assignments":{"0":{"name":"Ada","guest":"here","bot":null,'
        b'"portrait":4,"is_remote_bot":false,"is_hotseat":false,"is_absent":false,"votes":{"1":"bot"},'
        b'"result":{"points":3,"won":true}}},"moderation":{},"created":1.5}',
        "moves/0ABCD/0000": b'{"version":1,"items":[{"number":1,"seat":0,"text":"pass",'
        b'"timed_out":true}]}',
        "held/0ABCD": b'{"version":1,"answers":[{"version":1,"seat":2,"text":"veto"}]}',
    }

    device.store = kept
    keeping = device.open_store()
    table, assignments = await keeping.table("0ABCD"), await keeping.seat_assignments("0ABCD")
    assert table is not None
    assert table.deal is not None
    assert (table.version, table.deal.seed) == (3, "s")
    assert assignments[0].votes == {1: "bot"}
    assert await keeping.moves("0ABCD") == (MoveRecord(1, 0, "pass", timed_out=True),)
    assert await keeping.pending_answers.load_answers("0ABCD") == [PendingAnswer(1, 2, "veto")]
