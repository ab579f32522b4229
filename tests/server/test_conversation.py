"""Talk and notes over real sockets: who hears, who never sees, what a restart leaves."""

import json
from pathlib import Path
from typing import Any

import httpx

from tests.server.house import Frame, Person, Server, Tab, full_table, play_out
from tests.server.services import PostgreSQL, RedisServer

CANARY = "zq-note-qz"
GOAL = [8, 0]


def talking(server: Server, **wish: Any) -> tuple[str, list[Person], list[Tab]]:  # noqa: ANN401
    """A table of three people who have got their cards."""
    code, people, tabs = full_table(server, talk=wish.pop("talk", "free"), **wish)
    for tab in tabs:
        tab.wait_for("sync")
    return code, people, tabs


def heard(tab: Tab) -> Frame:
    return tab.wait_for("heard")


def trouble(tab: Tab, type_: str, **fields: object) -> str:
    """Say something and return the code of the answer."""
    tab.say(type_, **fields)
    return str(tab.wait_for("trouble")["code"])


# --- Talk ---------------------------------------------------------------------------------


def test_everybody_hears_and_only_the_seated_speak(server: Server) -> None:
    code, _, tabs = talking(server)
    watching = Person(server, "Zoe").sit(code)
    watching.wait_for("sync")
    tabs[1].say("claim-seen", claim="treasure", at=GOAL)
    for tab in (*tabs, watching):
        line = heard(tab)
        assert (line["number"], line["version"], line["seat"]) == (1, 0, 1)
        assert (line["kind"], line["claim"], line["at"]) == ("claim-seen", "treasure", GOAL)
    tabs[2].say("chat", text="I saw\u202e it too")
    for tab in (*tabs, watching):
        assert heard(tab)["text"] == "I saw it too"
    spoken: list[tuple[str, Frame]] = [
        ("say-phrase", {"phrase": "hello"}),
        ("chat", {"text": "hello"}),
        ("open-poll", {}),
        ("note", {"about": 1, "suspicion": 1}),
    ]
    for type_, fields in spoken:
        assert trouble(watching, type_, **fields) == "not-seated"
    malformed: list[tuple[str, Frame]] = [
        ("chat", {"text": "x" * 281}),
        ("chat", {"text": ""}),
        ("say-phrase", {"phrase": "insult"}),
        ("claim-seen", {"claim": "Treasure!", "at": GOAL}),
        ("note", {"about": 1, "suspicion": 3}),
        ("note", {"about": 1, "text": "x" * 501}),
        ("note", {"about": 1, "pins": [-1]}),
        ("note", {"about": 1, "pins": list(range(9))}),
    ]
    for type_, fields in malformed:
        assert trouble(tabs[0], type_, **fields) == "malformed"
    assert trouble(tabs[0], "note", about=3) == "bad-seat"
    assert not [frame for tab in tabs for frame in tab.rest() if frame["type"] == "heard"]


def test_the_host_decides_how_much_is_said_and_by_whom(server: Server) -> None:
    _, people, tabs = talking(server, talk="phrases")
    assert trouble(tabs[1], "chat", text="hello") == "phrases-only"
    tabs[0].say("mute", guest=people[1].id, muted=True)
    tabs[1].wait_for("lobby", that=lambda lobby: lobby["seats"][1]["muted"])
    assert trouble(tabs[1], "say-phrase", phrase="hello") == "muted"
    tabs[0].say("mute", guest=people[1].id, muted=False)
    tabs[1].wait_for("lobby", that=lambda lobby: not lobby["seats"][1]["muted"])
    tabs[1].say("say-phrase", phrase="hello")
    assert heard(tabs[2])["phrase"] == "hello"
    _, _, silent = talking(server, talk="off")
    assert trouble(silent[0], "say-phrase", phrase="hello") == "talk-off"


def test_in_the_lobby_one_greets_and_accuses_nobody(server: Server) -> None:
    ada = Person(server, "Ada")
    tab = ada.sit(ada.open_table(seats=3))
    tab.say("say-phrase", phrase="hello")
    assert heard(tab)["version"] == 0
    early: list[tuple[str, Frame]] = [
        ("accuse", {"about": 1}),
        ("claim-seen", {"claim": "stone", "at": GOAL}),
        ("open-poll", {}),
        ("note", {"about": 1, "suspicion": 1}),
    ]
    for type_, fields in early:
        assert trouble(tab, type_, **fields) == "not-begun"


def test_in_the_lobby_a_line_is_its_speakers_whoever_sits_there_later(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    code = ada.open_table(seats=4, talk="free")
    tab, other = ada.sit(code), bob.sit(code)
    other.say("chat", text="too early")
    assert other.wait_for("trouble")["code"] == "not-seated"
    other.say("take-seat", seat=1)
    other.wait_for("lobby", that=lambda lobby: lobby["mine"] == [1])
    other.say("chat", text="hello")
    line = heard(tab)
    assert (line["seat"], line["guest"], line["round"]) == (1, bob.id, 0)
    other.say("leave-seat")
    tab.say("share-seat", seat=1, nickname="Lina")
    tab.wait_for("lobby", that=lambda lobby: lobby["mine"] == [0, 1])
    # Who has two seats looks through neither of them, and may speak all the same.
    tab.say("chat", text="two of us")
    assert heard(other)["text"] == "hello"
    line = heard(other)
    assert (line["seat"], line["guest"], line["text"]) == (0, ada.id, "two of us")
    lines = Person(server, "Zoe").sit(code).wait_for("talked")["lines"]
    assert [each["guest"] for each in lines] == [bob.id, ada.id]


def test_a_poll_is_shown_when_the_last_person_there_has_answered(server: Server) -> None:
    _, _, tabs = talking(server)
    tabs[0].say("open-poll")
    assert heard(tabs[1])["kind"] == "open-poll"
    polls = [tabs[1].wait_for("poll")]
    for seat, about in ((0, 1), (1, 2), (2, None)):
        tabs[seat].say("cast-ballot", about=about)
        polls.append(tabs[1].wait_for("poll"))
    assert [poll["voted"] for poll in polls] == [[], [0], [0, 1], [0, 1, 2]]
    assert [poll["ballots"] for poll in polls[:3]] == [{}] * 3
    assert polls[3]["ballots"] == {"0": 1, "1": 2, "2": None}
    assert polls[3]["closed"]


def test_talk_and_notes_change_no_game_and_outlive_a_restart(either_server: Server) -> None:
    code, people, tabs = talking(either_server)
    tabs[0].say("accuse", about=2)
    heard(tabs[2])
    tabs[2].say("chat", text="Moi ? Jamais !")
    assert [heard(tabs[1])["kind"] for _ in range(2)] == ["accuse", "chat"]
    frames = play_out(tabs, [_sync(person, code) for person in people], moves=2)
    for suspicion, text in ((2, "good"), (-1, "hm"), (0, "")):
        tabs[1].say("note", about=0, suspicion=suspicion, text=text)
        tabs[1].say("note", about=2, suspicion=1, text=f"after {text}", pins=[14, 3, 14])
    *_, last = (tabs[1].wait_for("notes") for _ in range(6))
    assert last["notes"] == [{"about": 2, "suspicion": 1, "text": "after", "pins": [3, 14]}]
    tabs[1].say("trust", about=2)
    assert heard(tabs[1])["kind"] == "trust"
    either_server.restart()
    again = people[1].sit(code)
    sync, talked = again.wait_for("sync"), again.wait_for("talked")
    assert sync["version"] == frames[1]["version"] == 2
    assert sync["view"] == frames[1]["view"]
    assert [(line["seat"], line["kind"], line["version"]) for line in talked["lines"]] == [
        (0, "accuse", 0),
        (2, "chat", 0),
        (1, "trust", 2),
    ]
    assert talked["lines"][1]["text"] == "Moi ? Jamais !"
    assert again.wait_for("notes") == last
    assert people[0].sit(code).wait_for("notes")["notes"] == []


def _sync(person: Person, code: str) -> Frame:
    with person.sit(code) as tab:
        return tab.wait_for("sync")


# --- Notes --------------------------------------------------------------------------------


def test_a_note_is_for_the_eyes_of_its_seat_alone(tmp_path: Path) -> None:
    server = Server(tmp_path, "--log-level", "debug")
    code, people, tabs = talking(server)
    second = people[0].sit(code)
    watching = Person(server, "Zoe").sit(code)
    watching.wait_for("sync")
    assert second.wait_for("notes")["notes"] == []
    tabs[0].say("note", about=2, suspicion=-2, text=f"{CANARY}\nsure")
    for tab in (tabs[0], second):
        noted = tab.wait_for("notes", that=lambda frame: bool(frame["notes"]))
        (note,) = noted["notes"]
        assert note == {"about": 2, "suspicion": -2, "text": f"{CANARY}\nsure", "pins": []}
    way = people[0].http.post("/api/guest/transfer").json()["token"]
    phone = Person(server, "Phone")
    phone.http.post("/api/guest/arrive", json={"token": way})
    phone.token = phone.http.cookies["saboteur_guest"]
    frames = play_out(tabs, [_sync(person, code) for person in people])
    moved = phone.sit(code)
    assert moved.wait_for("notes")["notes"][0]["text"] == f"{CANARY}\nsure"
    data = [person.http.get("/api/guest/data").text for person in people]
    assert [CANARY in told for told in data] == [True, False, False]
    others = [*tabs[1:], watching, people[1].sit(code)]
    for tab in others:
        list(tab.rest())
    told = [text for tab in others for text in tab.raw]
    told += [httpx.get(f"{server.url}/metrics").text, *data[1:]]
    told.append(httpx.get(f"{server.url}/api/tables/{code}/record").text)
    last = frames[0]["version"]
    told.append(httpx.get(f"{server.url}/api/tables/{code}/replay/{last}?sight=open").text)
    told.append(json.dumps(server.sql("SELECT * FROM move")))
    told.append(server.stop())
    assert not [text for text in told if CANARY in text]


def test_a_covered_tab_gets_no_notes(server: Server) -> None:
    ada = Person(server, "Ada")
    code = ada.open_table(seats=3)
    tab = ada.sit(code)
    tab.say("share-seat", seat=1, nickname="Bea")
    tab.say("set-bot", seat=2, level="random")
    tab.say("start")
    tab.wait_for("sync")
    assert trouble(tab, "note", about=2, suspicion=1) == "not-seated"
    assert trouble(tab, "say-phrase", phrase="hello") == "not-seated"
    tab.say("look", seat=1)
    tab.say("note", about=2, suspicion=1, text=CANARY)
    assert tab.wait_for("notes")["notes"] == []
    assert tab.wait_for("notes")["notes"][0]["text"] == CANARY
    tab.say("look", seat=None)
    tab.say("look", seat=0)
    assert tab.wait_for("notes")["notes"] == []  # each of the two has his own
    covered = ada.sit(code)
    covered.wait_for("sync")
    assert not [frame for frame in covered.rest() if frame["type"] == "notes"]
    assert not [text for text in covered.raw if CANARY in text]
    tab.say("look", seat=1)
    assert tab.wait_for("notes")["notes"][0]["text"] == CANARY


def test_notes_wait_for_who_comes_back_from_a_stand_in(server: Server) -> None:
    code, people, tabs = talking(server)
    tabs[2].say("note", about=0, suspicion=-1, text=CANARY)
    tabs[2].wait_for("notes", that=lambda frame: bool(frame["notes"]))
    tabs[2].say("leave-game")
    for tab in tabs[:2]:
        tab.wait_for("lobby", that=lambda lobby: lobby["seats"][2]["away"])
        tab.say("judge", seat=2, verdict="bot")
    tabs[0].wait_for("lobby", that=lambda lobby: lobby["seats"][2]["stand_in"])
    back = people[2].sit(code)
    assert back.wait_for("notes")["notes"][0]["text"] == CANARY
    list(tabs[0].rest())
    assert not [text for text in tabs[0].raw if CANARY in text]


# --- Who deletes himself ------------------------------------------------------------------


def test_who_deletes_himself_is_gone_at_once_and_the_game_goes_on(server: Server) -> None:
    mine = "zq-gone-qz"
    code, people, tabs = talking(server)
    ada = people[0]
    alone = ada.open_table(seats=3)
    tabs[0].say("note", about=1, suspicion=1, text=mine)
    tabs[0].say("chat", text=mine)
    tabs[0].wait_for("heard")
    tabs[1].say("chat", text="I stay")
    tabs[0].wait_for("heard")
    elsewhere = ada.sit(alone)
    elsewhere.wait_for("lobby")
    answer = ada.http.delete("/api/guest")
    assert (answer.status_code, answer.content) == (204, b"")
    assert "max-age=0" in answer.headers["set-cookie"].lower()
    for tab in (tabs[0], elsewhere):
        assert tab.closed_with() == 4401
    assert tabs[1].closed_with() == 4003  # come back, and read it anew
    with httpx.Client(base_url=server.url, cookies={"saboteur_guest": ada.token}) as old:
        assert old.get("/api/guest").json() is None
    assert people[1].http.get(f"/api/tables/{alone}").status_code == 404
    bob = people[1].sit(code)
    assert [line["text"] for line in bob.wait_for("talked")["lines"]] == ["I stay"]
    lobby = people[2].sit(code).wait_for("lobby")
    gone = lobby["seats"][0]
    assert (gone["player"], gone["guest"], gone["bot"]) == ("#1", None, "novice")
    assert (gone["stand_in"], gone["away"]) == (False, False)
    assert lobby["host"] == people[1].id
    for table in ("guest", "token", "transfer", "talk", "note", "seat", "game_table"):
        rows = str(server.sql(f"SELECT * FROM {table}"))  # noqa: S608 - our own names
        assert mine not in rows
        assert ada.id not in rows


def test_only_our_own_page_deletes_a_guest(server: Server) -> None:
    ada = Person(server, "Ada")
    foreign = ada.http.delete("/api/guest", headers={"Origin": "http://evil.example"})
    assert (foreign.status_code, foreign.json()["code"]) == (403, "foreign-origin")
    stranger = httpx.delete(f"{server.url}/api/guest", headers={"Origin": server.url})
    assert (stranger.status_code, stranger.json()["code"]) == (401, "no-guest")
    assert ada.http.get("/api/guest").json()["id"] == ada.id


# --- Two nodes ----------------------------------------------------------------------------


def test_people_at_two_nodes_talk_and_one_deletes_himself(
    postgresql: PostgreSQL, redis: RedisServer, tmp_path: Path
) -> None:
    database = postgresql.database()
    one, two = (
        Server(tmp_path / name, "--redis-url", redis.url, database=database) for name in "ab"
    )
    ada, bob = Person(one, "Ada"), Person(two, "Bob")
    code = ada.open_table(seats=3, talk="free")
    here = ada.sit(code)
    here.wait_for("lobby")
    there = bob.sit(code)
    there.say("take-seat", seat=1)
    there.wait_for("lobby", that=lambda lobby: lobby["seat"] == 1)
    here.say("set-bot", seat=2, level="random")
    here.say("start")
    for tab in (here, there):
        tab.wait_for("sync")
    there.say("note", about=0, suspicion=-2, text=CANARY)
    there.say("chat", text="far away")
    assert heard(here)["text"] == heard(there)["text"] == "far away"
    assert trouble(there, "accuse", about=7) == "bad-seat"
    phone = bob.sit(code)
    assert phone.wait_for("talked")["lines"][0]["text"] == "far away"
    assert phone.wait_for("notes")["notes"][0]["text"] == CANARY
    assert bob.http.delete("/api/guest").status_code == 204
    assert [tab.closed_with() for tab in (there, phone, here)] == [4401, 4401, 4003]
    lobby = ada.sit(code).wait_for("lobby")
    assert lobby["seats"][1]["player"] == "#2"
    assert not [text for text in here.raw if CANARY in text]
    assert one.stop() == two.stop() == ""
