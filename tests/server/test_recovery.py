"""The server may be killed at any moment: whatever it has sent is in the database afterwards."""

from pathlib import Path

from saboteur.play.game import loads
from saboteur.play.match import verify_record
from tests.server.server_process import (
    TIMEOUT_S,
    Client,
    Server,
    full_table,
    pick_move,
    play_to_end,
    wait_until,
)


def test_killed_server_keeps_acknowledged_moves(server_on_each_backend: Server) -> None:
    code, people, tabs = full_table(server_on_each_backend)
    commitment = tabs[0].wait_for("lobby", predicate=lambda lobby: lobby["commitment"] is not None)
    frames = [tab.wait_for("snapshot") for tab in tabs]
    for _ in range(2):
        frames = play_to_end(tabs, frames, moves=7)
        server_on_each_backend.restart()
        tabs = [person.join(code) for person in people]
        again = [tab.wait_for("snapshot") for tab in tabs]
        for old, new in zip(frames, again, strict=True):
            assert (new["version"], new["view"], new["legal_moves"]) == (
                old["version"],
                old["view"],
                old["legal_moves"],
            )
        frames = again
    # A move without an acknowledgement is stored or not, and the game continues.
    seat = frames[0]["view"]["decider"]
    move = pick_move(frames[seat]["legal_moves"], 0)
    tabs[seat].send("play", version=14, move=move)
    server_on_each_backend.restart()
    tabs = [person.join(code, since=14) for person in people]
    versions = {frame["version"] for tab in tabs for frame in tab.drain() if "version" in frame}
    assert versions in ({15}, set())
    tabs = [person.join(code) for person in people]
    frames = [tab.wait_for("snapshot") for tab in tabs]
    play_to_end(tabs, frames)
    server_on_each_backend.restart()
    record = loads(people[0].http.get(f"/api/tables/{code}/record").text)
    game = verify_record(record, commitment["commitment"])
    assert len(game.moves) > 14


def test_killed_server_leaves_no_worker_process_and_bots_continue(
    server_on_each_backend: Server,
) -> None:
    assert Path("/proc/self/stat").exists(), "looks for the workers in /proc: run it on Linux"
    ada = Client(server_on_each_backend, "Ada")
    code = ada.open_table(seats=5, bots="novice")
    tab = ada.join(code)
    for _ in range(2):
        frame = tab.wait_for(
            "snapshot", "move-made", predicate=lambda frame: bool(frame["legal_moves"])
        )
        move = pick_move(frame["legal_moves"], frame["version"])
        tab.send("play", version=frame["version"], move=move)
        version = tab.wait_for("move-made")["version"]
        workers = workers_of(server_on_each_backend)
        server_on_each_backend.restart()  # the bots were thinking
        tab = ada.join(code)
        assert tab.wait_for("snapshot")["version"] >= version
        wait_until(lambda workers=workers: not any(map(is_alive, workers)))  # type: ignore[misc]


def is_alive(pid: int) -> bool:
    try:
        status = Path(f"/proc/{pid}/stat").read_text(encoding="ascii")
    except FileNotFoundError:
        return False
    # Dead, but no client has asked for the table yet.
    return status.rpartition(")")[2].split()[0] != "Z"


def workers_of(server: Server) -> list[int]:
    """Wait until the server has child processes, and return their ids."""
    pid = server.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children")
    wait_until(lambda: children.read_text(encoding="ascii") != "")
    return [int(child) for child in children.read_text(encoding="ascii").split()]


def test_game_of_other_revision_is_frozen(server_on_each_backend: Server) -> None:
    code, people, tabs = full_table(server_on_each_backend)
    frames = play_to_end(tabs, [tab.wait_for("snapshot") for tab in tabs], moves=3)
    server_on_each_backend.kill()
    server_on_each_backend.sql("UPDATE game_table SET revision = revision + 1")
    server_on_each_backend.restart()
    tab = people[frames[0]["view"]["decider"]].join(code)
    assert tab.wait_for("lobby")["stage"] == "playing"
    assert tab.wait_for("error")["code"] == "incompatible-rules"
    tab.send("play", version=3, move="pass map")
    trouble = tab.wait_for("error")
    assert trouble["code"] == "incompatible-rules"
    assert "revision 2" in trouble["reason"]
    assert people[0].http.get(f"/api/tables/{code}/record").status_code == 403
    assert server_on_each_backend.sql("SELECT count(*) FROM move") == [(3,)]


def test_stopped_server_closes_sockets_with_going_away(server_on_each_backend: Server) -> None:
    code, people, tabs = full_table(server_on_each_backend)
    frames = play_to_end(tabs, [tab.wait_for("snapshot") for tab in tabs], moves=3)
    server_on_each_backend.process.terminate()
    assert {tab.wait_closed() for tab in tabs} == {1012}
    assert server_on_each_backend.process.wait(TIMEOUT_S) == 0
    assert server_on_each_backend.stop() == ""
    server_on_each_backend.restart()
    assert people[0].join(code).wait_for("snapshot")["view"] == frames[0]["view"]
