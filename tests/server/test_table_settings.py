"""What a host settles before the deal, and the list of tables that anybody may join."""

from typing import Any, Final

import msgspec
from sqlalchemy import URL

from saboteur.wire import messages as wire
from tests.server.house import Person, Server
from tests.server.party import Frame, Party, celebrate

USUAL: Final = wire.SetTable(
    ruleset="saboteur",
    seats=3,
    options={},
    clock="none",
    talk="phrases",
    listed=False,
    window_s=6,
)


def but(**settings: Any) -> wire.SetTable:  # noqa: ANN401 - whatever a table may be asked for
    return msgspec.structs.replace(USUAL, **settings)


def settings(lobby: Frame) -> Frame:
    return {name: lobby[name] for name in ("ruleset", "clock", "talk", "listed", "window_s")}


def test_a_table_is_opened_with_its_settings_and_keeps_them(database: URL) -> None:
    async def test(party: Party) -> None:
        wish: Frame = {"clock": "fast", "talk": "off", "listed": True, "window_s": 11}
        code = await party.open(ruleset="saboteur+veto", seats=4, **wish)
        expected = {"ruleset": "saboteur+veto", **wish}
        assert settings(await (await party.sit(code, "Ada")).lobby()) == expected
        await party.restart()
        assert settings(await (await party.sit(code, "Ada")).lobby()) == expected

    celebrate(database, test)


def test_what_no_table_is_opened_with(server: Server) -> None:
    ada = Person(server, "Ada")
    for wish in (
        {"clock": "hasty"},
        {"clock": "slow", "hours": 7},
        {"clock": "slow", "hours": 169},
        {"clock": "slow", "night": [0, 1440]},
        {"clock": "slow", "night": [0]},
        {"talk": "loud"},
        {"listed": 1},
        {"window_s": 1},
        {"window_s": 31},
        {"seats": 13},
    ):
        answer = ada.http.post("/api/tables", json=wish)
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


def test_the_host_changes_box_modules_options_and_seats(database: URL) -> None:
    async def test(party: Party) -> None:
        code = await party.open(seats=5)
        host, bob, eve = [await party.sit(code, name) for name in ("Ada", "Bob", "Eve")]
        for tab, seat in ((bob, 4), (eve, 2)):
            tab.say(wire.TakeSeat(seat=seat))
            await tab.lobby(seat=seat)
        host.say(wire.SetBot(seat=3, level="novice"))
        await host.seats("player", ["Ada", None, "Eve", "Fafnir", "Bob"])
        host.say(but(ruleset="saboteur+veto+scout", clock="relaxed", window_s=9))
        # Whoever had a seat beyond the last stands up, bots too.
        for tab in (host, bob, eve):
            lobby = await tab.seats("player", ["Ada", None, "Eve"])
            assert lobby["ruleset"] == "saboteur+scout+veto"
            assert (lobby["clock"], lobby["window_s"]) == ("relaxed", 9)
        assert await bob.trouble(wire.Play(version=0, move="pass map")) == "not-seated"
        await party.restart()
        bob, host = await party.sit(code, "Bob"), await party.sit(code, "Ada")
        assert (await bob.seats("player", ["Ada", None, "Eve"]))["seat"] is None
        host.say(wire.SetBot(seat=1, level="expert"))
        await host.seats("bot", [None, "expert", None])
        host.say(but(ruleset="duel", seats=2))
        await host.seats("bot", [None, "expert"])  # every box has one
        host.say(wire.SetBot(seat=1, level="random"))
        host.say(wire.Start())
        assert (await host.wait_for("sync"))["view"]["family"] == "duel"
        assert await host.trouble(USUAL) == "not-in-lobby"

    celebrate(database, test)


def test_an_unlawful_rule_set_changes_nothing(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    code = ada.open_table(seats=3)
    host, other = ada.sit(code), bob.sit(code)
    before = host.lobby(watchers=1)
    usual = msgspec.to_builtins(USUAL)
    for unlawful, reason in (
        ({"ruleset": "saboteur+tournament+greedy-dwarf"}, "greedy-dwarf"),
        ({"ruleset": "saboteur+witch"}, "witch"),
        ({"seats": 11}, "11"),
        ({"options": {"public_gold": "maybe"}}, "public_gold"),
        ({"ruleset": "duel"}, "3"),
    ):
        host.say("set-table", **{**usual, **unlawful, "type": "set-table"})
        answer = host.wait_for("trouble", "lobby")
        assert (answer["type"], answer["code"]) == ("trouble", "bad-table")
        assert reason in answer["reason"]
    assert other.trouble("set-table", **usual) == "not-host"
    assert host.trouble("set-table", **{**usual, "clock": "hasty"}) == "malformed"
    host.say("hello")
    assert host.wait_for("lobby") == before


def test_only_listed_tables_with_a_free_seat_are_listed(database: URL) -> None:
    async def test(party: Party) -> None:
        async def listed() -> list[str]:
            return [table.invite for table in await party.storage.listed()]

        await party.open(seats=3)
        first = await party.open(seats=3, listed=True)
        second = await party.open(ruleset="duel", seats=2, listed=True)
        await party.open(seats=3, listed=True, bots="novice")  # it plays already
        assert await listed() == [second, first]
        # Full, locked, with another code, and private again.
        bob, host = await party.sit(second, "Bob"), await party.sit(first, "Ada")
        bob.say(wire.TakeSeat(seat=1))
        await bob.lobby(seat=1)
        assert await listed() == [first]
        host.say(wire.Lock(locked=True))
        await host.lobby(locked=True)
        assert await listed() == []
        host.say(wire.Lock(locked=False))
        await host.lobby(locked=False)
        host.say(wire.RotateInvite())
        lobby = await host.wait_for("lobby", that=lambda lobby: lobby["invite"] != first)
        assert await listed() == [lobby["invite"]]
        host.say(USUAL)
        await host.lobby(listed=False)
        assert await listed() == []

    celebrate(database, test)


def test_the_list_names_table_and_host_and_no_private_table(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    private, public = ada.open_table(seats=3), ada.open_table(ruleset="duel", seats=2, listed=True)
    tables = bob.http.get("/api/tables").json()["tables"]
    assert tables[0] == {"code": public, "ruleset": "duel", "seats": 2, "taken": 1, "host": "Ada"}
    assert private not in {table["code"] for table in tables}
