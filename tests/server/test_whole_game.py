"""A game over the sockets, from the deal to the rematch."""

from typing import Any

import pytest

from saboteur.play.game import loads
from saboteur.play.match import verify_record
from saboteur.play.replay import Replay
from saboteur.protocol.encode import event_json
from tests.server.server_process import Client, Server, full_table, pick_move, play_to_end


def test_three_players_finish_game_and_rematch(server: Server) -> None:
    code, people, tabs = full_table(server)
    dealt = [
        tab.wait_for("lobby", predicate=lambda lobby: lobby["stage"] == "playing") for tab in tabs
    ]
    frames = [tab.wait_for("snapshot") for tab in tabs]
    assert {frame["version"] for frame in frames} == {0}
    for path in ("record", "replay/steps"):
        answer = people[1].http.get(f"/api/tables/{code}/{path}")
        assert (answer.status_code, answer.json()["code"]) == (403, "not-over")
    # A second tab of a seat and a spectator connect during the game.
    frames = play_to_end(tabs, frames, moves=20)
    second, watching = people[1].join(code), Client(server, "Zoe").join(code)
    caught_up, seen = second.wait_for("snapshot"), watching.wait_for("snapshot")
    assert caught_up["view"] == frames[1]["view"]
    assert caught_up["legal_moves"] == frames[1]["legal_moves"]
    assert seen["view"]["sight"] == "public"
    frames = play_to_end(tabs, frames)
    assert {tab.wait_for("lobby")["stage"] for tab in tabs} == {"over"}
    # Both tabs of the seat got the same frames.
    list(second.drain())
    assert [
        frame for frame in tabs[1].game_frames() if frame["version"] > 20
    ] == second.game_frames()[1:]
    # The record opens the commitment.
    record = loads(people[2].http.get(f"/api/tables/{code}/record").text)
    game = verify_record(record, dealt[0]["commitment"])
    assert list(game.scores) == frames[0]["view"]["scores"]
    assert len(game.moves) == frames[0]["version"]
    check_replay(people[0], code, Replay(record))
    # All are redirected to the rematch, where they have the same seats.
    assert error_code(watching, "rematch") == "no-rematch"
    tabs[2].send("rematch")
    codes = {tab.wait_for("table-moved")["code"] for tab in (*tabs, watching)}
    assert len(codes) == 1
    tabs[0].send("rematch")
    assert {tabs[0].wait_for("table-moved")["code"]} == codes
    lobby = people[1].http.get(f"/api/tables/{codes.pop()}").json()
    assert (lobby["stage"], lobby["seat"], lobby["host"]) == ("lobby", 1, people[0].id)
    assert [seat["guest"] for seat in lobby["seats"]] == [person.id for person in people]


def check_replay(client: Client, code: str, replay: Replay) -> None:
    for step, sight in ((0, "0"), (7, "2"), (len(replay), "public")):
        query = f"start={step}&count=1&sight={sight}"
        [shown] = client.http.get(f"/api/tables/{code}/replay/steps?{query}").json()["steps"]
        eyes: Any = sight if sight == "public" else int(sight)
        assert shown["steps"] == len(replay)
        assert shown["move"] == (None if step == 0 else replay.record.moves[step - 1].text)
        assert shown["events"] == [event_json(event) for event in replay.seen(step, eyes)]
        assert shown["view"]["hand"] == list(replay.view(step, eyes).hand)
    for bad in (f"start={len(replay) + 1}&sight=0", "sight=3", "sight=x"):
        assert client.http.get(f"/api/tables/{code}/replay/steps?{bad}").status_code == 404


def error_code(tab: Any, type_: str, **fields: object) -> str:
    tab.send(type_, **fields)
    return str(tab.wait_for("error")["code"])


def test_refused_moves(server: Server) -> None:
    code, people, tabs = full_table(server)
    frames = [tab.wait_for("snapshot") for tab in tabs]
    decider = frames[0]["view"]["decider"]
    tab, view = tabs[decider], frames[decider]["view"]
    move = pick_move(frames[decider]["legal_moves"], 0)
    other = tabs[(decider + 1) % 3]
    # Of another seat, of no seat, and nonsense.
    assert error_code(other, "play", version=0, move=move) == "not-your-turn"
    assert error_code(other, "explain", move=move) == "not-your-turn"
    watching = Client(server, "Zoe").join(code)
    assert error_code(watching, "play", version=0, move=move) == "not-seated"
    assert error_code(watching, "explain", move=move) == "not-seated"
    assert error_code(tab, "play", version=0, move="lay the table") == "malformed-move"
    assert error_code(tab, "explain", move="lay the table") == "malformed-move"
    # Illegal moves: only the sender gets the error, with the clause.
    paths = [option["card"] for option in frames[decider]["legal_moves"] if option["verb"] == "lay"]
    bad = f"lay {paths[0] if paths else 'cross'} 40,40"
    tab.send("play", version=0, move=bad)
    refused = tab.wait_for("refused")
    assert (refused["move"], refused["reason"]["code"]) == (
        bad,
        "no-neighbour" if paths else "not-in-hand",
    )
    assert refused["reason"]["clause"].startswith("B-")
    tab.send("explain", move=bad)
    assert tab.wait_for("explanation")["reason"] == refused["reason"]
    tab.send("explain", move=move)
    assert tab.wait_for("explanation")["reason"] is None
    assert {frame["type"] for frame in other.drain()} <= {"lobby"}
    # Too late, or too early: the sender gets a new snapshot, and nothing is played.
    for version in (-1, 1, 99):
        tab.send("play", version=version, move=move)
        sync = tab.wait_for("snapshot")
        assert (sync["version"], sync["view"]) == (0, view)
    # The same frame twice is one move.
    tab.send("play", version=0, move=move)
    tab.send("play", version=0, move=move)
    assert tab.wait_for("move-made")["version"] == 1
    assert tab.wait_for("snapshot")["version"] == 1
    assert [frame["version"] for frame in other.drain() if frame["type"] == "move-made"] == [1]
    assert people[0].http.get(f"/api/tables/{code}").json()["stage"] == "playing"


@pytest.mark.smoke
def test_reconnect_receives_missed_events(server: Server) -> None:
    code, people, tabs = full_table(server)
    frames = play_to_end(tabs, [tab.wait_for("snapshot") for tab in tabs], moves=9)
    for seat, person in enumerate(people):
        fresh = person.join(code)
        sync = fresh.wait_for("snapshot")
        assert (sync["version"], sync["view"], sync["legal_moves"]) == (
            9,
            frames[seat]["view"],
            frames[seat]["legal_moves"],
        )
        told = [event for frame in tabs[seat].game_frames() for event in frame["events"]]
        assert sync["events"] == told
        stale = person.join(code, since=4)
        assert stale.wait_for("snapshot")["version"] == 9
        current = person.join(code, since=9)
        assert {frame["type"] for frame in current.drain()} == {"lobby", "notes"}


@pytest.mark.parametrize("level", ["novice", "random"])
def test_bots_finish_a_game_with_one_person(server: Server, level: str) -> None:
    ada = Client(server, "Ada")
    code = ada.open_table(seats=4, bots=level)
    tab = ada.join(code)
    lobby = tab.wait_for("lobby")
    assert [seat["bot"] for seat in lobby["seats"]] == [None, level, level, level]
    assert len({seat["player"] for seat in lobby["seats"]}) == 4
    frame = tab.wait_for("snapshot")
    while frame["view"]["decider"] is not None:
        if frame["legal_moves"]:
            move = pick_move(frame["legal_moves"], frame["version"])
            tab.send("play", version=frame["version"], move=move)
        frame = tab.wait_for("move-made")
        assert not frame["timed_out"]
    record = loads(ada.http.get(f"/api/tables/{code}/record").text)
    verify_record(record, lobby["commitment"])
    tab.send("rematch")
    again = ada.join(tab.wait_for("table-moved")["code"])
    assert again.wait_for("lobby")["stage"] == "playing"
