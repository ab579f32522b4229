"""Before the deal: who sits where."""

from typing import Any

from tests.server.house import Person, Server, Tab


def seats(frame: dict[str, Any]) -> list[str | None]:
    return [seat["bot"] or seat["player"] for seat in frame["seats"]]


def trouble(tab: Tab, type_: str, **fields: object) -> str:
    tab.say(type_, **fields)
    return str(tab.wait_for("trouble")["code"])


def test_people_and_bots_sit_down_and_stand_up(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    code = ada.open_table(seats=3)
    host, other = ada.sit(code), bob.sit(code)
    assert seats(other.wait_for("lobby")) == ["Ada", None, None]
    steps: list[tuple[Tab, str, dict[str, object], list[str | None]]] = [
        (other, "take-seat", {"seat": 2}, ["Ada", None, "Bob"]),
        (other, "take-seat", {"seat": 1}, ["Ada", "Bob", None]),
        (host, "set-bot", {"seat": 2, "level": "novice"}, ["Ada", "Bob", "novice"]),
        (host, "set-bot", {"seat": 2, "level": "random"}, ["Ada", "Bob", "random"]),
        (host, "set-bot", {"seat": 2, "level": None}, ["Ada", "Bob", None]),
        (other, "leave-seat", {}, ["Ada", None, None]),
    ]
    for tab, type_, fields, expected in steps:
        tab.say(type_, **fields)
        for each in (host, other):
            each.wait_for("lobby", that=lambda frame, to=expected: seats(frame) == to)  # type: ignore[misc]
    assert seats(bob.http.get(f"/api/tables/{code}").json()) == ["Ada", None, None]


def test_what_the_lobby_refuses(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    code = ada.open_table(seats=3)
    host, other = ada.sit(code), bob.sit(code)
    assert trouble(other, "take-seat", seat=0) == "seat-taken"
    assert trouble(other, "take-seat", seat=3) == "seat-taken"
    assert trouble(other, "take-seat", seat=-1) == "malformed"
    assert trouble(other, "set-bot", seat=1, level="novice") == "not-host"
    assert trouble(other, "start") == "not-host"
    assert trouble(other, "rematch") == "no-rematch"
    assert trouble(other, "play", version=0, move="pass map") == "not-seated"
    assert trouble(host, "play", version=0, move="pass map") == "not-begun"
    assert trouble(host, "why", move="pass map") == "not-begun"
    assert trouble(host, "set-bot", seat=0, level="novice") == "seat-taken"
    assert trouble(host, "set-bot", seat=1, level="genius") == "no-such-level"
    assert trouble(host, "start") == "seats-empty"
    silent = bob.sit(code, hello=False)
    assert trouble(silent, "take-seat", seat=1) == "hello-first"


def test_presence_follows_the_sockets(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    code = ada.open_table(seats=3)
    watching = bob.sit(code)
    assert not watching.wait_for("lobby")["seats"][0]["here"]
    tabs = [ada.sit(code), ada.sit(code)]
    watching.wait_for("lobby", that=lambda frame: frame["seats"][0]["here"])
    tabs[0].close()
    watching.wait_for("lobby", that=lambda frame: frame["seats"][0]["here"])
    tabs[1].close()
    watching.wait_for("lobby", that=lambda frame: not frame["seats"][0]["here"])


def test_nothing_changes_in_the_lobby_once_the_game_has_begun(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    code = ada.open_table(seats=3, bots="random")
    host, other = ada.sit(code), bob.sit(code)
    assert trouble(other, "take-seat", seat=1) == "not-in-lobby"
    assert trouble(host, "leave-seat") == "not-in-lobby"
    assert trouble(host, "set-bot", seat=1, level=None) == "not-in-lobby"
    assert trouble(host, "start") == "not-in-lobby"


def test_a_guest_has_at_most_five_sockets_at_a_table(server: Server) -> None:
    ada = Person(server, "Ada")
    code = ada.open_table(seats=3)
    tabs = [ada.sit(code) for _ in range(6)]
    assert tabs[0].closed_with() == 4403
    assert tabs[5].wait_for("lobby")["you"] == ada.id
