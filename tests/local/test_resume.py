"""What a house keeps, it finds again: answers that a window holds, talk, notes, evenings."""

from typing import Final

import pytest

from saboteur.local.documents import Documents
from saboteur.local.keeping import LocalKeeping
from saboteur.local.owner import HERE, Owner
from saboteur.play.match import Match
from saboteur.table.codes import new_local_code
from saboteur.table.models import PLAYING, Deal, Sitter, StoredTable
from saboteur.wire import messages as wire
from tests.local.device import Device, Tab, any_move, on_device
from tests.play.test_window import opened, others, seed_of
from tests.server.windows import LONG, log_of

VERSION: Final = 1
"""Of the game when the window is open."""


async def written(device: Device, match: Match, sitters: dict[int, Sitter]) -> str:
    """Write a table straight into the store, dealt and played so far, and return its code."""
    documents = Documents(device.store, device.keep)
    keeping = LocalKeeping(documents, Owner(documents))
    code = new_local_code()
    table = StoredTable(
        code=code,
        ruleset=match.ruleset,
        seats=match.seats,
        options=match.options,
        deck=None,
        host=HERE,
        stage=PLAYING,
        window_s=LONG,
        deal=Deal(match.revision, seed_of(match), "salt"),
    )
    await keeping.add_table(table, sitters)
    await keeping.append(code, log_of(match), over=False, results={}, lease=None, window=False)
    device.house = device.opened()
    return code


async def look(tab: Tab, seat: int | None) -> list[str]:
    """Look through a seat, and return the kinds of frames that follow."""
    tab.say("look", seat=seat)
    return [frame["type"] for frame in await tab.rest()]


@pytest.mark.clause("R-64")
def test_a_held_answer_survives_and_counts() -> None:
    match, active, holder = opened()
    people = {
        seat: Sitter(f"Person {seat}", guest=HERE, shared=seat > 0) for seat in range(match.seats)
    }

    async def test(device: Device) -> None:
        await device.arrive()
        code = await written(device, match, people)
        tab = device.sit(code)
        await look(tab, holder)
        tab.say("play", version=VERSION, move="veto")
        await tab.wait_for("held", version=VERSION)
        await device.stop()
        tab = device.sit(code)
        await tab.wait_for("sync")
        assert "held" in await look(tab, holder)
        assert await tab.trouble("play", version=VERSION, move="allow") == "not-your-turn"
        for seat in others(active):
            if seat != holder:
                assert "held" not in await look(tab, seat)
                tab.say("play", version=VERSION, move="allow")
        happened = await tab.wait_for("happened")
        assert "PlayVetoed" in {event["type"] for event in happened["events"]}
        assert not [key for key in device.store if key.startswith("held/")]

    on_device(test)


def test_a_bot_that_was_to_move_moves_when_somebody_comes_back() -> None:
    async def test(device: Device) -> None:
        await device.arrive()
        code = await device.table(ruleset="duel", seats=2, bots="novice")
        tab = device.sit(code)
        frame = await tab.wait_for("sync")
        while frame["view"]["decider"] == 0 or device.room is None:
            if frame["options"]:
                device.room = 1  # for his move, and none of the bot's
                tab.say("play", version=frame["version"], move=any_move(frame))
            frame = await tab.wait_for("happened")
        await device.stop()
        told = await device.ask("GET", "/api/guest/tables")
        assert [table["stage"] for table in told[1]["tables"]] == ["playing"]
        tab = device.sit(code)
        before = (await tab.wait_for("sync"))["version"]
        assert (await tab.wait_for("happened"))["version"] > before

    on_device(test)


def test_talk_and_notes_are_found_again() -> None:
    async def test(device: Device) -> None:
        await device.arrive()
        code = await device.table(bots="random", talk="free")
        tab = device.sit(code)
        await tab.wait_for("sync")
        tab.say("chat", text="Who has the map?")
        tab.say("note", about=2, suspicion=-2, text="digs alone", pins=[3])
        await tab.wait_for("heard", text="Who has the map?")
        noted = [{"about": 2, "suspicion": -2, "text": "digs alone", "pins": [3]}]
        await tab.wait_for("notes", notes=noted)
        await device.stop()
        tab = device.sit(code)
        lines = (await tab.wait_for("talked"))["lines"]
        (line,) = [each for each in lines if each["seat"] == 0]  # a bot may have spoken, too
        assert line["text"] == "Who has the map?"
        await tab.wait_for("notes", notes=noted)
        tab.say("chat", text="Nobody?")
        assert (await tab.wait_for("heard", text="Nobody?"))["number"] > line["number"]
        tab.say("note", about=2)
        await tab.wait_for("notes", notes=[])
        _, data = await device.ask("GET", "/api/guest/data")
        assert [said["text"] for said in data["talk"]] == ["Who has the map?", "Nobody?"]
        assert data["notes"] == []

    on_device(test)


def test_an_evening_of_two_games_is_summed_up() -> None:
    async def test(device: Device) -> None:
        await device.arrive()
        code = await device.table(ruleset="dark-cave", seats=2, bots="random")
        for games in (1, 2):
            tab = device.sit(code)
            frame = await tab.wait_for("sync")
            while frame["view"]["decider"] is not None:
                if frame["options"]:
                    tab.say("play", version=frame["version"], move=any_move(frame))
                frame = await tab.wait_for("happened")
            over = await tab.wait_for("lobby", stage="over")
            assert {row["games"] for row in over["evening"]} == {games}
            tab.say("rematch")
            code = (await tab.wait_for("moved"))["code"]
            assert code.startswith("0")
            if games == 1:
                await device.stop()
        _, told = await device.ask("GET", "/api/guest/tables")
        assert sorted(table["stage"] for table in told["tables"]) == ["over", "over", "playing"]

    on_device(test)


def test_a_table_is_gone_with_all_that_was_his() -> None:
    async def test(device: Device) -> None:
        await device.arrive()
        kept = await device.table(bots="random")
        code = await device.table(bots="random", talk="free")
        tab = device.sit(code)
        await tab.wait_for("sync")
        tab.say("chat", text="Bye")
        tab.say("note", about=1, text="?")
        await tab.wait_for("notes", notes=[{"about": 1, "suspicion": 0, "text": "?", "pins": []}])
        assert await device.ask("DELETE", f"/api/tables/{code}") == (204, "")
        assert await tab.end() == wire.CLOSED_NO_GUEST
        assert (await device.ask("GET", f"/api/tables/{code}"))[1]["code"] == "no-table"
        assert not [key for key in device.store if code in key]
        _, told = await device.ask("GET", "/api/guest/tables")
        assert [table["code"] for table in told["tables"]] == [kept]
        assert code not in device.store["own"].decode()
        assert (await device.ask("DELETE", f"/api/tables/{code}"))[0] == 404

    on_device(test)


def test_who_deletes_himself_leaves_nothing() -> None:
    async def test(device: Device) -> None:
        await device.arrive()
        tab = device.sit(await device.table(bots="novice"))
        await tab.wait_for("sync")
        assert await device.ask("DELETE", "/api/guest") == (204, "")
        assert await tab.end() == wire.CLOSED_NO_GUEST
        await device.house.close()
        assert device.store == {}
        assert await device.ask("GET", "/api/guest") == (200, None)

    on_device(test)
