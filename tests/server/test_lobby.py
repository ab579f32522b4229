"""The lobby: who may take, give and leave seats before the deal."""

from typing import Any

from tests.server.server_process import Client, Server, Tab


def seat_players(frame: dict[str, Any]) -> list[str | None]:
    return [seat["bot"] or seat["player"] for seat in frame["seats"]]


def error_code(tab: Tab, type_: str, **fields: object) -> str:
    tab.send(type_, **fields)
    return str(tab.wait_for("error")["code"])


def test_people_and_bots_sit_down_and_stand_up(server: Server) -> None:
    ada, bob = Client(server, "Ada"), Client(server, "Bob")
    code = ada.open_table(seats=3)
    host, other = ada.join(code), bob.join(code)
    assert seat_players(other.wait_for("lobby")) == ["Ada", None, None]
    steps: list[tuple[Tab, str, dict[str, object], list[str | None]]] = [
        (other, "take-seat", {"seat": 2}, ["Ada", None, "Bob"]),
        (other, "take-seat", {"seat": 1}, ["Ada", "Bob", None]),
        (host, "set-bot", {"seat": 2, "level": "novice"}, ["Ada", "Bob", "novice"]),
        (host, "set-bot", {"seat": 2, "level": "random"}, ["Ada", "Bob", "random"]),
        (host, "set-bot", {"seat": 2, "level": None}, ["Ada", "Bob", None]),
        (other, "leave-seat", {}, ["Ada", None, None]),
    ]
    for tab, type_, fields, expected in steps:
        tab.send(type_, **fields)
        for each in (host, other):
            each.wait_for("lobby", predicate=lambda frame, to=expected: seat_players(frame) == to)  # type: ignore[misc]
    assert seat_players(bob.http.get(f"/api/tables/{code}").json()) == ["Ada", None, None]


def test_lobby_refuses_invalid_commands(server: Server) -> None:
    ada, bob = Client(server, "Ada"), Client(server, "Bob")
    code = ada.open_table(seats=3)
    host, other = ada.join(code), bob.join(code)
    assert error_code(other, "take-seat", seat=0) == "seat-taken"
    assert error_code(other, "take-seat", seat=3) == "seat-taken"
    assert error_code(other, "take-seat", seat=-1) == "malformed"
    assert error_code(other, "set-bot", seat=1, level="novice") == "not-host"
    assert error_code(other, "start") == "not-host"
    assert error_code(other, "rematch") == "no-rematch"
    assert error_code(other, "play", version=0, move="pass map") == "not-seated"
    assert error_code(host, "play", version=0, move="pass map") == "not-started"
    assert error_code(host, "explain", move="pass map") == "not-started"
    assert error_code(host, "set-bot", seat=0, level="novice") == "seat-taken"
    assert error_code(host, "set-bot", seat=1, level="genius") == "no-such-level"
    assert error_code(host, "start") == "seats-empty"
    silent = bob.join(code, hello=False)
    assert error_code(silent, "take-seat", seat=1) == "hello-required"


def test_lobby_presence_follows_open_sockets(server: Server) -> None:
    ada, bob = Client(server, "Ada"), Client(server, "Bob")
    code = ada.open_table(seats=3)
    watching = bob.join(code)
    assert not watching.wait_for("lobby")["seats"][0]["connected"]
    tabs = [ada.join(code), ada.join(code)]
    watching.wait_for("lobby", predicate=lambda frame: frame["seats"][0]["connected"])
    tabs[0].close()
    watching.wait_for("lobby", predicate=lambda frame: frame["seats"][0]["connected"])
    tabs[1].close()
    watching.wait_for("lobby", predicate=lambda frame: not frame["seats"][0]["connected"])


def test_lobby_refuses_changes_after_game_start(server: Server) -> None:
    ada, bob = Client(server, "Ada"), Client(server, "Bob")
    code = ada.open_table(seats=3, bots="random")
    host, other = ada.join(code), bob.join(code)
    assert error_code(other, "take-seat", seat=1) == "not-in-lobby"
    assert error_code(host, "leave-seat") == "not-in-lobby"
    assert error_code(host, "set-bot", seat=1, level=None) == "not-in-lobby"
    assert error_code(host, "start") == "not-in-lobby"


def test_a_guest_has_at_most_five_sockets_at_a_table(server: Server) -> None:
    ada = Client(server, "Ada")
    code = ada.open_table(seats=3)
    tabs = [ada.join(code) for _ in range(6)]
    assert tabs[0].wait_closed() == 4403
    assert tabs[5].wait_for("lobby")["you"] == ada.id
