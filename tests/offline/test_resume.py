"""Tests that reloads keep pending answers, chat, notes and session scores."""

from typing import Final

import pytest

from saboteur.offline.document_store import DocumentStore
from saboteur.offline.local_user import LOCAL_USER_ID, LocalUser
from saboteur.offline.table_store import LocalTableStore
from saboteur.play.match import Match
from saboteur.protocol import messages as wire
from saboteur.table.codes import new_local_code
from saboteur.table.storage.models import STAGE_PLAYING, Deal, SeatAssignment, TableRecord
from tests.offline.offline_harness import OfflineDevice, Tab, pick_move
from tests.play.veto_window_match import open_window_match, other_seats, seed_of
from tests.server.veto_windows import WINDOW_S, stored_moves

VERSION: Final = 1
"""The version of the game while the window is open."""


async def insert_table(
    device: OfflineDevice, match: Match, sitters: dict[int, SeatAssignment]
) -> str:
    """Store a table with the moves of a match, and return its code."""
    documents = DocumentStore(device.store, device.write_documents)
    keeping = LocalTableStore(documents, LocalUser(documents))
    code = new_local_code()
    table = TableRecord(
        code=code,
        ruleset=match.ruleset,
        seats=match.seats,
        options=match.options,
        deck=None,
        host=LOCAL_USER_ID,
        stage=STAGE_PLAYING,
        window_s=WINDOW_S,
        deal=Deal(match.revision, seed_of(match), "salt"),
    )
    await keeping.add_table(table, sitters)
    await keeping.append_moves(
        code, stored_moves(match), is_over=False, results={}, context=None, closes_window=False
    )
    device.server = device.open_server()
    return code


async def switch_viewing_seat(tab: Tab, seat: int | None) -> list[str]:
    """Select a seat, or cover the page; return the types of the frames that follow."""
    tab.send("select-seat", seat=seat)
    return [frame["type"] for frame in await tab.drain()]


@pytest.mark.clause("R-64")
async def test_pending_answer_survives_reload(device: OfflineDevice) -> None:
    match, active, holder = open_window_match()
    people = {
        seat: SeatAssignment(f"Person {seat}", guest=LOCAL_USER_ID, is_hotseat=seat > 0)
        for seat in range(match.seats)
    }

    await device.register_guest()
    code = await insert_table(device, match, people)
    tab = device.join(code)
    await switch_viewing_seat(tab, holder)
    tab.send("play", version=VERSION, move="veto")
    await tab.wait_for("answer-accepted", version=VERSION)
    await device.reload()
    tab = device.join(code)
    await tab.wait_for("snapshot")
    assert "answer-accepted" in await switch_viewing_seat(tab, holder)
    assert await tab.expect_error("play", version=VERSION, move="allow") == "not-your-turn"
    for seat in other_seats(active):
        if seat != holder:
            assert "answer-accepted" not in await switch_viewing_seat(tab, seat)
            tab.send("play", version=VERSION, move="allow")
    happened = await tab.wait_for("move-made")
    assert "PlayVetoed" in {event["type"] for event in happened["events"]}
    assert not [key for key in device.store if key.startswith("held/")]


async def test_bot_moves_after_interrupted_write_and_rejoin(device: OfflineDevice) -> None:
    await device.register_guest()
    code = await device.open_table(
        ruleset="duel", seats=2, bots="novice", chat="off"
    )  # their chat is stored too
    tab = device.join(code)
    frame = await tab.wait_for("snapshot")
    while frame["view"]["decider"] == 0 or device.free_writes is None:
        if frame["legal_moves"]:
            device.free_writes = 1  # for their move, and none of the bot's
            tab.send("play", version=frame["version"], move=pick_move(frame))
        frame = await tab.wait_for("move-made")
    await device.reload()
    told = await device.request("GET", "/api/guest/tables")
    assert [table["stage"] for table in told[1]["tables"]] == ["playing"]
    tab = device.join(code)
    before = (await tab.wait_for("snapshot"))["version"]
    assert (await tab.wait_for("move-made"))["version"] > before


async def test_chat_and_notes_survive_reload(device: OfflineDevice) -> None:
    await device.register_guest()
    code = await device.open_table(bots="random", chat="free")
    tab = device.join(code)
    await tab.wait_for("snapshot")
    tab.send("chat", text="Who has the map?")
    tab.send("note", about=2, suspicion=-2, text="digs alone", pins=[3])
    await tab.wait_for("chat-message", text="Who has the map?")
    noted = [{"about": 2, "suspicion": -2, "text": "digs alone", "pins": [3]}]
    await tab.wait_for("notes", notes=noted)
    await device.reload()
    tab = device.join(code)
    lines = (await tab.wait_for("chat-history"))["messages"]
    (line,) = [each for each in lines if each["seat"] == 0]  # a bot may have chatted, too
    assert line["text"] == "Who has the map?"
    await tab.wait_for("notes", notes=noted)
    tab.send("chat", text="Nobody?")
    assert (await tab.wait_for("chat-message", text="Nobody?"))["number"] > line["number"]
    tab.send("note", about=2)
    await tab.wait_for("notes", notes=[])
    _, data = await device.request("GET", "/api/guest/data")
    assert [said["text"] for said in data["chat_messages"]] == ["Who has the map?", "Nobody?"]
    assert data["notes"] == []


async def test_session_scores_add_up_over_rematch(device: OfflineDevice) -> None:
    await device.register_guest()
    code = await device.open_table(ruleset="dark-cave", seats=2, bots="random")
    for games in (1, 2):
        tab = device.join(code)
        frame = await tab.wait_for("snapshot")
        while frame["view"]["decider"] is not None:
            if frame["legal_moves"]:
                tab.send("play", version=frame["version"], move=pick_move(frame))
            frame = await tab.wait_for("move-made")
        over = await tab.wait_for("lobby", stage="over")
        assert {row["games"] for row in over["session_scores"]} == {games}
        tab.send("rematch")
        code = (await tab.wait_for("table-moved"))["code"]
        assert code.startswith("0")
        if games == 1:
            await device.reload()
    _, told = await device.request("GET", "/api/guest/tables")
    assert sorted(table["stage"] for table in told["tables"]) == ["over", "over", "playing"]


async def test_deleted_table_leaves_no_documents(device: OfflineDevice) -> None:
    await device.register_guest()
    kept = await device.open_table(bots="random")
    code = await device.open_table(bots="random", chat="free")
    tab = device.join(code)
    await tab.wait_for("snapshot")
    tab.send("chat", text="Bye")
    tab.send("note", about=1, text="?")
    await tab.wait_for("notes", notes=[{"about": 1, "suspicion": 0, "text": "?", "pins": []}])
    assert await device.request("DELETE", f"/api/tables/{code}") == (204, "")
    assert await tab.wait_closed() == wire.CLOSED_NOT_AUTHENTICATED
    assert (await device.request("GET", f"/api/tables/{code}"))[1]["code"] == "no-table"
    assert not [key for key in device.store if code in key]
    _, told = await device.request("GET", "/api/guest/tables")
    assert [table["code"] for table in told["tables"]] == [kept]
    assert code not in device.store["own"].decode()
    assert (await device.request("DELETE", f"/api/tables/{code}"))[0] == 404


async def test_deleted_guest_leaves_no_documents(device: OfflineDevice) -> None:
    await device.register_guest()
    tab = device.join(await device.open_table(bots="novice"))
    await tab.wait_for("snapshot")
    assert await device.request("DELETE", "/api/guest") == (204, "")
    assert await tab.wait_closed() == wire.CLOSED_NOT_AUTHENTICATED
    await device.server.close()
    assert device.store == {}
    assert await device.request("GET", "/api/guest") == (200, None)
