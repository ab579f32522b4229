"""Settings before the deal, and the list of public tables."""

from typing import Any, Final

import msgspec

from saboteur.protocol import messages as wire
from tests.server.harness import Frame, RegistryHarness
from tests.server.server_process import Client, Server

DEFAULT_SETTINGS: Final = wire.SetTable(
    ruleset="saboteur",
    seats=3,
    options={},
    clock="none",
    chat="phrases",
    listed=False,
    window_s=6,
)


def with_settings(**settings: Any) -> wire.SetTable:
    return msgspec.structs.replace(DEFAULT_SETTINGS, **settings)


def settings_of(lobby: Frame) -> Frame:
    return {name: lobby[name] for name in ("ruleset", "clock", "chat", "listed", "window_s")}


async def test_table_settings_survive_restart(harness: RegistryHarness) -> None:
    wish: Frame = {"clock": "fast", "chat": "off", "listed": True, "window_s": 11}
    code = await harness.open_table(ruleset="saboteur+veto", seats=4, **wish)
    expected = {"ruleset": "saboteur+veto", **wish}
    assert settings_of(await (await harness.join(code, "Ada")).wait_for_lobby()) == expected
    await harness.restart()
    assert settings_of(await (await harness.join(code, "Ada")).wait_for_lobby()) == expected


def test_invalid_table_settings_are_refused(server: Server) -> None:
    ada = Client(server, "Ada")
    for wish in (
        {"clock": "hasty"},
        {"clock": "slow", "decision_hours": 7},
        {"clock": "slow", "decision_hours": 169},
        {"clock": "slow", "daily_pause": [0, 1440]},
        {"clock": "slow", "daily_pause": [0]},
        {"chat": "loud"},
        {"listed": 1},
        {"window_s": 1},
        {"window_s": 31},
        {"seats": 13},
    ):
        answer = ada.http.post("/api/tables", json=wish)
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


async def test_the_host_changes_box_modules_options_and_seats(harness: RegistryHarness) -> None:
    code = await harness.open_table(seats=5)
    host, bob, eve = [await harness.join(code, name) for name in ("Ada", "Bob", "Eve")]
    for tab, seat in ((bob, 4), (eve, 2)):
        tab.send(wire.TakeSeat(seat=seat))
        await tab.wait_for_lobby(seat=seat)
    host.send(wire.SetBot(seat=3, level="novice"))
    await host.wait_for_seats("player", ["Ada", None, "Eve", "Fafnir", "Bob"])
    host.send(with_settings(ruleset="saboteur+veto+scout", clock="relaxed", window_s=9))
    # Guests and bots whose seat is removed lose it.
    for tab in (host, bob, eve):
        lobby = await tab.wait_for_seats("player", ["Ada", None, "Eve"])
        assert lobby["ruleset"] == "saboteur+scout+veto"
        assert (lobby["clock"], lobby["window_s"]) == ("relaxed", 9)
    assert await bob.expect_error(wire.Play(version=0, move="pass map")) == "not-seated"
    await harness.restart()
    bob, host = await harness.join(code, "Bob"), await harness.join(code, "Ada")
    assert (await bob.wait_for_seats("player", ["Ada", None, "Eve"]))["seat"] is None
    host.send(wire.SetBot(seat=1, level="expert"))
    await host.wait_for_seats("bot", [None, "expert", None])
    host.send(with_settings(ruleset="duel", seats=2))
    await host.wait_for_seats("bot", [None, "expert"])  # every box has one
    host.send(wire.SetBot(seat=1, level="random"))
    host.send(wire.Start())
    assert (await host.wait_for("snapshot"))["view"]["family"] == "duel"
    assert await host.expect_error(DEFAULT_SETTINGS) == "not-in-lobby"


def test_an_unlawful_rule_set_changes_nothing(server: Server) -> None:
    ada, bob = Client(server, "Ada"), Client(server, "Bob")
    code = ada.open_table(seats=3)
    host, other = ada.join(code), bob.join(code)
    before = host.wait_for_lobby(spectators=1)
    usual = msgspec.to_builtins(DEFAULT_SETTINGS)
    for unlawful, reason in (
        ({"ruleset": "saboteur+tournament+greedy-dwarf"}, "greedy-dwarf"),
        ({"ruleset": "saboteur+witch"}, "witch"),
        ({"seats": 11}, "11"),
        ({"options": {"public_gold": "maybe"}}, "public_gold"),
        ({"ruleset": "duel"}, "3"),
    ):
        host.send("set-table", **{**usual, **unlawful, "type": "set-table"})
        answer = host.wait_for("error", "lobby")
        assert (answer["type"], answer["code"]) == ("error", "bad-table")
        assert reason in answer["reason"]
    assert other.expect_error("set-table", **usual) == "not-host"
    assert host.expect_error("set-table", **{**usual, "clock": "hasty"}) == "malformed"
    host.send("hello")
    assert host.wait_for("lobby") == before


async def test_only_listed_tables_with_a_free_seat_are_listed(harness: RegistryHarness) -> None:
    async def listed() -> list[str]:
        return [table.join_code for table in await harness.storage.listed_tables()]

    await harness.open_table(seats=3)
    first = await harness.open_table(seats=3, listed=True)
    second = await harness.open_table(ruleset="duel", seats=2, listed=True)
    await harness.open_table(seats=3, listed=True, bots="novice")  # the game has started
    assert await listed() == [second, first]
    # Full, locked, with another code, and private again.
    bob, host = await harness.join(second, "Bob"), await harness.join(first, "Ada")
    bob.send(wire.TakeSeat(seat=1))
    await bob.wait_for_lobby(seat=1)
    assert await listed() == [first]
    host.send(wire.Lock(locked=True))
    await host.wait_for_lobby(locked=True)
    assert await listed() == []
    host.send(wire.Lock(locked=False))
    await host.wait_for_lobby(locked=False)
    host.send(wire.RotateJoinCode())
    lobby = await host.wait_for("lobby", predicate=lambda lobby: lobby["join_code"] != first)
    assert await listed() == [lobby["join_code"]]
    host.send(DEFAULT_SETTINGS)
    await host.wait_for_lobby(listed=False)
    assert await listed() == []


def test_table_list_hides_private_tables(server: Server) -> None:
    ada, bob = Client(server, "Ada"), Client(server, "Bob")
    private, public = ada.open_table(seats=3), ada.open_table(ruleset="duel", seats=2, listed=True)
    tables = bob.http.get("/api/tables").json()["tables"]
    assert tables[0] == {"code": public, "ruleset": "duel", "seats": 2, "taken": 1, "host": "Ada"}
    assert private not in {table["code"] for table in tables}
