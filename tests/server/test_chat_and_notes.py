"""Chat and notes over real sockets: recipients, secrecy, and what a restart keeps."""

import json
from pathlib import Path
from typing import Any

import httpx

from tests.server.database_services import PostgreSQL, RedisServer
from tests.server.server_process import Client, Frame, Server, Tab, full_table, play_to_end

NOTE_CANARY = "zq-note-qz"
GOAL = [8, 0]


def open_talking_table(server: Server, **wish: Any) -> tuple[str, list[Client], list[Tab]]:
    """Open a table of three guests, deal, and return its code, clients and tabs."""
    code, people, tabs = full_table(server, chat=wish.pop("chat", "free"), **wish)
    for tab in tabs:
        tab.wait_for("snapshot")
    return code, people, tabs


def next_chat_line(tab: Tab) -> Frame:
    return tab.wait_for("chat-message")


def error_code(tab: Tab, type_: str, **fields: object) -> str:
    tab.send(type_, **fields)
    return str(tab.wait_for("error")["code"])


# --- Chat ---------------------------------------------------------------------------------


def test_chat_reaches_spectators_and_only_players_may_write(server: Server) -> None:
    code, _, tabs = open_talking_table(server)
    watching = Client(server, "Zoe").join(code)
    watching.wait_for("snapshot")
    tabs[1].send("claim", claim="treasure", at=GOAL)
    for tab in (*tabs, watching):
        line = next_chat_line(tab)
        assert (line["number"], line["version"], line["seat"]) == (1, 0, 1)
        assert (line["kind"], line["claim"], line["at"]) == ("claim", "treasure", GOAL)
    tabs[2].send("chat", text="I saw\u202e it too")
    for tab in (*tabs, watching):
        assert next_chat_line(tab)["text"] == "I saw it too"
    spoken: list[tuple[str, Frame]] = [
        ("say-phrase", {"phrase": "hello"}),
        ("chat", {"text": "hello"}),
        ("open-poll", {}),
        ("note", {"about": 1, "suspicion": 1}),
    ]
    for type_, fields in spoken:
        assert error_code(watching, type_, **fields) == "not-seated"
    malformed: list[tuple[str, Frame]] = [
        ("chat", {"text": "x" * 281}),
        ("chat", {"text": ""}),
        ("say-phrase", {"phrase": "insult"}),
        ("claim", {"claim": "Treasure!", "at": GOAL}),
        ("note", {"about": 1, "suspicion": 3}),
        ("note", {"about": 1, "text": "x" * 501}),
        ("note", {"about": 1, "pins": [-1]}),
        ("note", {"about": 1, "pins": list(range(9))}),
    ]
    for type_, fields in malformed:
        assert error_code(tabs[0], type_, **fields) == "malformed"
    assert error_code(tabs[0], "note", about=3) == "bad-seat"
    assert not [frame for tab in tabs for frame in tab.drain() if frame["type"] == "chat-message"]


def test_host_restricts_chat_and_mutes_players(server: Server) -> None:
    _, people, tabs = open_talking_table(server, chat="phrases")
    assert error_code(tabs[1], "chat", text="hello") == "phrases-only"
    tabs[0].send("mute", guest=people[1].id, muted=True)
    tabs[1].wait_for("lobby", predicate=lambda lobby: lobby["seats"][1]["muted"])
    assert error_code(tabs[1], "say-phrase", phrase="hello") == "muted"
    tabs[0].send("mute", guest=people[1].id, muted=False)
    tabs[1].wait_for("lobby", predicate=lambda lobby: not lobby["seats"][1]["muted"])
    tabs[1].send("say-phrase", phrase="hello")
    assert next_chat_line(tabs[2])["phrase"] == "hello"
    _, _, silent = open_talking_table(server, chat="off")
    assert error_code(silent[0], "say-phrase", phrase="hello") == "chat-off"


def test_lobby_chat_refuses_claims_polls_and_notes(server: Server) -> None:
    ada = Client(server, "Ada")
    tab = ada.join(ada.open_table(seats=3))
    tab.send("say-phrase", phrase="hello")
    assert next_chat_line(tab)["version"] == 0
    early: list[tuple[str, Frame]] = [
        ("accuse", {"about": 1}),
        ("claim", {"claim": "stone", "at": GOAL}),
        ("open-poll", {}),
        ("note", {"about": 1, "suspicion": 1}),
    ]
    for type_, fields in early:
        assert error_code(tab, type_, **fields) == "not-started"


def test_lobby_chat_line_keeps_its_author_after_seat_change(server: Server) -> None:
    ada, bob = Client(server, "Ada"), Client(server, "Bob")
    code = ada.open_table(seats=4, chat="free")
    tab, other = ada.join(code), bob.join(code)
    other.send("chat", text="too early")
    assert other.wait_for("error")["code"] == "not-seated"
    other.send("take-seat", seat=1)
    other.wait_for("lobby", predicate=lambda lobby: lobby["own_seats"] == [1])
    other.send("chat", text="hello")
    line = next_chat_line(tab)
    assert (line["seat"], line["guest"], line["round"]) == (1, bob.id, 0)
    other.send("leave-seat")
    tab.send("share-seat", seat=1, nickname="Lina")
    tab.wait_for("lobby", predicate=lambda lobby: lobby["own_seats"] == [0, 1])
    # A guest with two seats has selected neither, and may chat all the same.
    tab.send("chat", text="two of us")
    assert next_chat_line(other)["text"] == "hello"
    line = next_chat_line(other)
    assert (line["seat"], line["guest"], line["text"]) == (0, ada.id, "two of us")
    lines = Client(server, "Zoe").join(code).wait_for("chat-history")["messages"]
    assert [each["guest"] for each in lines] == [bob.id, ada.id]


def test_poll_ballots_are_hidden_until_all_present_voted(server: Server) -> None:
    _, _, tabs = open_talking_table(server)
    tabs[0].send("open-poll")
    assert next_chat_line(tabs[1])["kind"] == "open-poll"
    polls = [tabs[1].wait_for("poll")]
    for seat, about in ((0, 1), (1, 2), (2, None)):
        tabs[seat].send("cast-ballot", about=about)
        polls.append(tabs[1].wait_for("poll"))
    assert [poll["voted"] for poll in polls] == [[], [0], [0, 1], [0, 1, 2]]
    assert [poll["ballots"] for poll in polls[:3]] == [{}] * 3
    assert polls[3]["ballots"] == {"0": 1, "1": 2, "2": None}
    assert polls[3]["closed"]


def test_chat_and_notes_survive_restart_and_leave_game_unchanged(
    server_on_each_backend: Server,
) -> None:
    code, people, tabs = open_talking_table(server_on_each_backend)
    tabs[0].send("accuse", about=2)
    next_chat_line(tabs[2])
    tabs[2].send("chat", text="Moi ? Jamais !")
    assert [next_chat_line(tabs[1])["kind"] for _ in range(2)] == ["accuse", "chat"]
    frames = play_to_end(tabs, [_sync(person, code) for person in people], moves=2)
    for suspicion, text in ((2, "good"), (-1, "hm"), (0, "")):
        tabs[1].send("note", about=0, suspicion=suspicion, text=text)
        tabs[1].send("note", about=2, suspicion=1, text=f"after {text}", pins=[14, 3, 14])
    *_, last = (tabs[1].wait_for("notes") for _ in range(6))
    assert last["notes"] == [{"about": 2, "suspicion": 1, "text": "after", "pins": [3, 14]}]
    tabs[1].send("trust", about=2)
    assert next_chat_line(tabs[1])["kind"] == "trust"
    server_on_each_backend.restart()
    again = people[1].join(code)
    sync, talked = again.wait_for("snapshot"), again.wait_for("chat-history")
    assert sync["version"] == frames[1]["version"] == 2
    assert sync["view"] == frames[1]["view"]
    assert [(line["seat"], line["kind"], line["version"]) for line in talked["messages"]] == [
        (0, "accuse", 0),
        (2, "chat", 0),
        (1, "trust", 2),
    ]
    assert talked["messages"][1]["text"] == "Moi ? Jamais !"
    assert again.wait_for("notes") == last
    assert people[0].join(code).wait_for("notes")["notes"] == []


def _sync(person: Client, code: str) -> Frame:
    with person.join(code) as tab:
        return tab.wait_for("snapshot")


# --- Notes --------------------------------------------------------------------------------


def test_note_is_visible_to_its_seat_only(tmp_path: Path) -> None:
    server = Server(tmp_path, "--log-level", "debug")
    code, people, tabs = open_talking_table(server)
    second = people[0].join(code)
    watching = Client(server, "Zoe").join(code)
    watching.wait_for("snapshot")
    assert second.wait_for("notes")["notes"] == []
    tabs[0].send("note", about=2, suspicion=-2, text=f"{NOTE_CANARY}\nsure")
    for tab in (tabs[0], second):
        noted = tab.wait_for("notes", predicate=lambda frame: bool(frame["notes"]))
        (note,) = noted["notes"]
        assert note == {"about": 2, "suspicion": -2, "text": f"{NOTE_CANARY}\nsure", "pins": []}
    way = people[0].http.post("/api/guest/device-transfer").json()["token"]
    phone = Client(server, "Phone")
    phone.http.post("/api/guest/device-transfer/accept", json={"token": way})
    phone.token = phone.http.cookies["saboteur_guest"]
    frames = play_to_end(tabs, [_sync(person, code) for person in people])
    moved = phone.join(code)
    assert moved.wait_for("notes")["notes"][0]["text"] == f"{NOTE_CANARY}\nsure"
    data = [person.http.get("/api/guest/data").text for person in people]
    assert [NOTE_CANARY in told for told in data] == [True, False, False]
    others = [*tabs[1:], watching, people[1].join(code)]
    for tab in others:
        list(tab.drain())
    told = [text for tab in others for text in tab.raw]
    told += [httpx.get(f"{server.url}/metrics").text, *data[1:]]
    told.append(httpx.get(f"{server.url}/api/tables/{code}/record").text)
    last = frames[0]["version"]
    told.append(
        httpx.get(f"{server.url}/api/tables/{code}/replay/steps?start={last}&sight=open").text
    )
    told.append(json.dumps(server.sql("SELECT * FROM move")))
    told.append(server.stop())
    assert not [text for text in told if NOTE_CANARY in text]


def test_covered_tab_receives_no_notes(server: Server) -> None:
    ada = Client(server, "Ada")
    code = ada.open_table(seats=3)
    tab = ada.join(code)
    tab.send("share-seat", seat=1, nickname="Bea")
    tab.send("set-bot", seat=2, level="random")
    tab.send("start")
    tab.wait_for("snapshot")
    assert error_code(tab, "note", about=2, suspicion=1) == "not-seated"
    assert error_code(tab, "say-phrase", phrase="hello") == "not-seated"
    tab.send("select-seat", seat=1)
    tab.send("note", about=2, suspicion=1, text=NOTE_CANARY)
    assert tab.wait_for("notes")["notes"] == []
    assert tab.wait_for("notes")["notes"][0]["text"] == NOTE_CANARY
    tab.send("select-seat", seat=None)
    tab.send("select-seat", seat=0)
    assert tab.wait_for("notes")["notes"] == []  # each of the two has their own
    covered = ada.join(code)
    covered.wait_for("snapshot")
    assert not [frame for frame in covered.drain() if frame["type"] == "notes"]
    assert not [text for text in covered.raw if NOTE_CANARY in text]
    tab.send("select-seat", seat=1)
    assert tab.wait_for("notes")["notes"][0]["text"] == NOTE_CANARY


def test_notes_are_restored_after_substitute_bot(server: Server) -> None:
    code, people, tabs = open_talking_table(server)
    tabs[2].send("note", about=0, suspicion=-1, text=NOTE_CANARY)
    tabs[2].wait_for("notes", predicate=lambda frame: bool(frame["notes"]))
    tabs[2].send("leave-game")
    for tab in tabs[:2]:
        tab.wait_for("lobby", predicate=lambda lobby: lobby["seats"][2]["absent"])
        tab.send("vote-on-absence", seat=2, choice="bot")
    tabs[0].wait_for("lobby", predicate=lambda lobby: lobby["seats"][2]["is_substitute"])
    back = people[2].join(code)
    assert back.wait_for("notes")["notes"][0]["text"] == NOTE_CANARY
    list(tabs[0].drain())
    assert not [text for text in tabs[0].raw if NOTE_CANARY in text]


# --- Deleted guests --------------------------------------------------------------------------


def test_deleted_guest_is_disconnected_and_game_continues(server: Server) -> None:
    mine = "zq-gone-qz"
    code, people, tabs = open_talking_table(server)
    ada = people[0]
    alone = ada.open_table(seats=3)
    tabs[0].send("note", about=1, suspicion=1, text=mine)
    tabs[0].send("chat", text=mine)
    tabs[0].wait_for("chat-message")
    tabs[1].send("chat", text="I stay")
    tabs[0].wait_for("chat-message")
    elsewhere = ada.join(alone)
    elsewhere.wait_for("lobby")
    answer = ada.http.delete("/api/guest")
    assert (answer.status_code, answer.content) == (204, b"")
    assert "max-age=0" in answer.headers["set-cookie"].lower()
    for tab in (tabs[0], elsewhere):
        assert tab.wait_closed() == 4401
    assert tabs[1].wait_closed() == 4003  # reconnect, and read it again
    with httpx.Client(base_url=server.url, cookies={"saboteur_guest": ada.token}) as old:
        assert old.get("/api/guest").json() is None
    assert people[1].http.get(f"/api/tables/{alone}").status_code == 404
    bob = people[1].join(code)
    assert [line["text"] for line in bob.wait_for("chat-history")["messages"]] == ["I stay"]
    lobby = people[2].join(code).wait_for("lobby")
    gone = lobby["seats"][0]
    assert (gone["player"], gone["guest"], gone["bot"]) == ("#1", None, "novice")
    assert (gone["is_substitute"], gone["absent"]) == (False, False)
    assert lobby["host"] == people[1].id
    for table in (
        "guest",
        "device_session",
        "device_transfer",
        "chat_message",
        "seat_note",
        "seat",
        "game_table",
    ):
        rows = str(server.sql(f"SELECT * FROM {table}"))  # noqa: S608 - our own names
        assert mine not in rows
        assert ada.id not in rows


def test_guest_deletion_requires_own_origin(server: Server) -> None:
    ada = Client(server, "Ada")
    foreign = ada.http.delete("/api/guest", headers={"Origin": "http://evil.example"})
    assert (foreign.status_code, foreign.json()["code"]) == (403, "foreign-origin")
    stranger = httpx.delete(f"{server.url}/api/guest", headers={"Origin": server.url})
    assert (stranger.status_code, stranger.json()["code"]) == (401, "not-authenticated")
    assert ada.http.get("/api/guest").json()["id"] == ada.id


# --- Two nodes ----------------------------------------------------------------------------


def test_chat_and_guest_deletion_work_across_nodes(
    postgresql: PostgreSQL, redis: RedisServer, tmp_path: Path
) -> None:
    database = postgresql.empty_database()
    one, two = (
        Server(tmp_path / name, "--redis-url", redis.url, database=database) for name in "ab"
    )
    ada, bob = Client(one, "Ada"), Client(two, "Bob")
    code = ada.open_table(seats=3, chat="free")
    here = ada.join(code)
    here.wait_for("lobby")
    there = bob.join(code)
    there.send("take-seat", seat=1)
    there.wait_for("lobby", predicate=lambda lobby: lobby["seat"] == 1)
    here.send("set-bot", seat=2, level="random")
    here.send("start")
    for tab in (here, there):
        tab.wait_for("snapshot")
    there.send("note", about=0, suspicion=-2, text=NOTE_CANARY)
    there.send("chat", text="far away")
    assert next_chat_line(here)["text"] == next_chat_line(there)["text"] == "far away"
    assert error_code(there, "accuse", about=7) == "bad-seat"
    phone = bob.join(code)
    assert phone.wait_for("chat-history")["messages"][0]["text"] == "far away"
    assert phone.wait_for("notes")["notes"][0]["text"] == NOTE_CANARY
    assert bob.http.delete("/api/guest").status_code == 204
    assert [tab.wait_closed() for tab in (there, phone, here)] == [4401, 4401, 4003]
    lobby = ada.join(code).wait_for("lobby")
    assert lobby["seats"][1]["player"] == "#2"
    assert not [text for text in here.raw if NOTE_CANARY in text]
    assert one.stop() == two.stop() == ""
