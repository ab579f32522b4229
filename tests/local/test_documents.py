"""Documents: kept before anybody hears, whole or not at all, frozen where they can't be read."""

import asyncio
from collections.abc import Mapping

import pytest

from saboteur.local.documents import Documents
from saboteur.local.keeping import LocalKeeping
from saboteur.local.owner import HERE, Owner
from saboteur.local.pieces import PIECE
from saboteur.table.keeping import NotKept, StaleWrite, Taken
from saboteur.table.models import HeldAnswer, Lease, Sitter, StoredMove, StoredTable
from saboteur.wire import messages as wire
from tests.local.device import Device, DiskFull, Frame, Tab, any_move, on_device

TABLE = StoredTable(
    code="0ABCD", ruleset="saboteur", seats=3, options={}, deck=None, host=HERE, stage="playing"
)


def keeping_of(device: Device) -> LocalKeeping:
    documents = Documents(device.store, device.keep)
    return LocalKeeping(documents, Owner(documents))


async def append(keeping: LocalKeeping, *numbers: int, window: bool = False) -> None:
    moves = [StoredMove(number, 0, f"move {number}", timed_out=False) for number in numbers]
    await keeping.append("0ABCD", moves, over=False, results={}, lease=None, window=window)


async def own_turn(device: Device) -> tuple[str, Tab, Frame]:
    """Open a table at which the player is to move."""
    await device.arrive()
    code = await device.table(ruleset="duel", seats=2, bots="novice")
    tab = device.sit(code)
    frame = await tab.wait_for("sync")
    while not frame["options"]:
        frame = await tab.wait_for("happened")
    return code, tab, frame


def test_a_move_is_kept_before_anybody_hears_of_it() -> None:
    async def test(device: Device) -> None:
        code, tab, frame = await own_turn(device)
        other = device.sit(code)
        await other.wait_for("sync")
        await other.rest()
        before, keep = len(device.writes), device.keep
        asked, allowed = asyncio.Event(), asyncio.Event()

        async def slowly(changes: Mapping[str, bytes | None]) -> None:
            asked.set()
            await allowed.wait()
            await keep(changes)

        device.house._tables._documents._keep = slowly
        tab.say("play", version=frame["version"], move=any_move(frame))
        await asked.wait()
        heard = other._frames.qsize()
        allowed.set()
        assert heard == 0
        assert len(device.writes) == before
        assert (await other.wait_for("happened"))["version"] == frame["version"] + 1
        written = {key.partition("/")[0] for key in device.writes[before]}
        assert written == {"moves", "table", "own"}

    on_device(test)


def test_a_full_device_refuses_the_move_and_goes_on_from_what_it_has() -> None:
    async def test(device: Device) -> None:
        code, tab, frame = await own_turn(device)
        kept = dict(device.store)
        device.room = 0
        tab.say("play", version=frame["version"], move=any_move(frame))
        assert (await tab.wait_for("trouble", "happened"))["code"] == "not-kept"
        assert await tab.end() == wire.CLOSED_LOST
        assert device.store == kept
        again = device.sit(code)
        sync = await again.wait_for("sync")
        assert (sync["version"], sync["options"]) == (frame["version"], frame["options"])
        assert (await device.ask("POST", "/api/tables", {}))[1]["code"] == "not-kept"
        assert (await device.ask("POST", "/api/guest", {"nickname": "Bob"}))[0] == 507
        assert (await device.ask("GET", "/api/guest"))[1]["nickname"] == "Ada"
        assert (await device.ask("DELETE", "/api/guest"))[0] == 507
        assert device.store == kept
        device.room = None
        again.say("play", version=frame["version"], move=any_move(frame))
        await again.wait_for("happened")

    on_device(test)


def test_what_is_written_later_waits_even_for_an_answer_that_nobody_awaits() -> None:
    async def test(device: Device) -> None:
        waits = iter((0, 9, 5, 0))

        async def keep(changes: Mapping[str, bytes | None]) -> None:
            for _ in range(next(waits)):  # so each could overtake the one before
                await asyncio.sleep(0)
            await device.keep(changes)

        documents = Documents(device.store, keep)
        keeping = LocalKeeping(documents, Owner(documents))
        await keeping.add_table(TABLE, {})
        lease = Lease("0ABCD", "here")
        held = [keeping.answers.hold(lease, HeldAnswer(0, seat, "allow")) for seat in (2, 1)]
        await append(keeping, 1, window=True)
        assert all(answer.done() for answer in held)
        assert await keeping.answers.held("0ABCD") == []
        assert [sorted(key.partition("/")[0] for key in write) for write in device.writes] == [
            ["own", "table"], ["held"], ["held"], ["held", "moves", "own", "table"]
        ]  # fmt: skip

    on_device(test)


def test_what_is_being_written_is_written_though_nobody_waits_any_more() -> None:
    async def test(device: Device) -> None:
        keeping = keeping_of(device)
        await keeping.add_table(TABLE, {})
        writing = keeping.answers.hold(Lease("0ABCD", "here"), HeldAnswer(0, 2, "allow"))
        await asyncio.sleep(0)
        writing.cancel()
        await append(keeping)
        assert await keeping.answers.held("0ABCD") == [HeldAnswer(0, 2, "allow")]
        assert "held/0ABCD" in device.store

    on_device(test)


def test_a_log_is_kept_in_pieces_and_read_whole() -> None:
    async def test(device: Device) -> None:
        keeping = keeping_of(device)
        await keeping.add_table(TABLE, {})
        await append(keeping, *range(1, PIECE))
        await append(keeping, *range(PIECE, 2 * PIECE + 3))
        await append(keeping, 2 * PIECE + 3)
        moves = await keeping_of(device).moves("0ABCD")
        assert [move.number for move in moves] == [*range(1, 2 * PIECE + 4)]
        assert sum(key.startswith("moves/") for key in device.store) == 3
        assert sum(key.startswith("moves/") for key in device.writes[-1]) == 1
        for number in (1, 2 * PIECE + 3, 2 * PIECE + 5):
            with pytest.raises(Taken):
                await append(keeping, number)

    on_device(test)


def test_who_knows_an_old_edition_writes_nothing() -> None:
    async def test(device: Device) -> None:
        keeping = keeping_of(device)
        await keeping.add_table(TABLE, {0: Sitter("Ada", HERE)})
        known = await keeping.table("0ABCD")
        assert known is not None
        await keeping.change(known, known, {1: Sitter("Bob", HERE, shared=True)}, {}, None)
        with pytest.raises(StaleWrite):
            await keeping.change(known, known, {0: None}, {}, None)
        assert sorted(await keeping.sitters("0ABCD")) == [0, 1]
        with pytest.raises(Taken):
            await keeping.add_table(TABLE, {})
        device.room = 0
        with pytest.raises(NotKept) as refused:
            await append(keeping, 1)
        assert isinstance(refused.value.__cause__, DiskFull)

    on_device(test)


@pytest.mark.parametrize("damage", ["not json", '{"version": 2}', '{"version": 1}'])
@pytest.mark.parametrize("what", ["table/", "moves/"])
def test_what_can_t_be_read_freezes_its_table_only(what: str, damage: str) -> None:
    async def test(device: Device) -> None:
        code, tab, frame = await own_turn(device)
        tab.say("play", version=frame["version"], move=any_move(frame))
        await tab.wait_for("happened")
        good = await device.table(bots="random")
        await device.stop()
        key = next(key for key in device.store if key.startswith(f"{what}{code}"))
        device.store[key] = damage.encode()
        device.house = device.opened()
        tab = device.sit(code)
        assert (await tab.wait_for("trouble"))["code"] == "frozen"
        if what == "table/":
            assert await tab.end() == wire.CLOSED_NO_TABLE
            assert (await device.ask("GET", f"/api/tables/{code}"))[0] == 409
        else:
            assert await tab.trouble("play", version=0, move="pass") == "frozen"
        assert device.store[key] == damage.encode()
        await device.sit(good).wait_for("sync")
        _, told = await device.ask("GET", "/api/guest/tables")
        assert {table["code"] for table in told["tables"]} == {code, good}

    on_device(test)


def test_a_list_or_a_guest_that_can_t_be_read_costs_no_table() -> None:
    async def test(device: Device) -> None:
        await device.arrive()
        code = await device.table(bots="random")
        await device.stop()
        device.store |= {"guest": b"?", "own": b"?", "deck": b"?"}
        device.house = device.opened()
        assert await device.ask("GET", "/api/guest") == (200, None)
        assert await Tab(device.house, code).end() == wire.CLOSED_NO_GUEST
        await device.arrive("Ada again")
        _, told = await device.ask("GET", "/api/guest/tables")
        assert [table["code"] for table in told["tables"]] == [code]
        assert (await device.sit(code).wait_for("lobby"))["mine"] == [0]
        await device.table()

    on_device(test)


def test_a_document_of_this_version_reads_for_ever() -> None:
    kept = {
        "table/0ABCD": b'{"version":1,"table":{"code":"0ABCD","ruleset":"duel","seats":2,'
        b'"options":{},"deck":null,"host":"here","stage":"playing","edition":3,"clock":"none",'
        b'"talk":"phrases","listed":false,"window_s":6,"pace":"normal","invite":"0ABCD",'
        b'"locked":false,"paused":false,"deal":{"revision":1,"seed":"s","nonce":"n"},'
        b'"rematch":null,"closed":false},"sitters":{"0":{"name":"Ada","guest":"here","bot":null,'
        b'"portrait":4,"program":false,"shared":false,"away":false,"verdicts":{"1":"bot"},'
        b'"result":{"points":3,"won":true}}},"conduct":{},"created":1.5}',
        "moves/0ABCD/0000": b'{"version":1,"items":[{"number":1,"seat":0,"text":"pass",'
        b'"timed_out":true}]}',
        "held/0ABCD": b'{"version":1,"answers":[{"version":1,"seat":2,"text":"veto"}]}',
    }

    async def test(device: Device) -> None:
        device.store = kept
        keeping = keeping_of(device)
        table, sitters = await keeping.table("0ABCD"), await keeping.sitters("0ABCD")
        assert table is not None
        assert table.deal is not None
        assert (table.edition, table.deal.seed) == (3, "s")
        assert sitters[0].verdicts == {1: "bot"}
        assert await keeping.moves("0ABCD") == (StoredMove(1, 0, "pass", timed_out=True),)
        assert await keeping.answers.held("0ABCD") == [HeldAnswer(1, 2, "veto")]

    on_device(test)
