"""The server may die at any moment: whatever it has told anybody is there afterwards."""

from pathlib import Path

from saboteur.play.game import loads
from saboteur.play.match import verify_record
from tests.server.house import PATIENCE, Person, Server, full_table, play_out, quick, until


def test_a_killed_server_has_lost_nothing(either_server: Server) -> None:
    code, people, tabs = full_table(either_server)
    commitment = tabs[0].wait_for("lobby", that=lambda lobby: lobby["commitment"] is not None)
    frames = [tab.wait_for("sync") for tab in tabs]
    for _ in range(2):
        frames = play_out(tabs, frames, moves=7)
        either_server.restart()
        tabs = [person.sit(code) for person in people]
        again = [tab.wait_for("sync") for tab in tabs]
        for old, new in zip(frames, again, strict=True):
            assert (new["version"], new["view"], new["options"]) == (
                old["version"],
                old["view"],
                old["options"],
            )
        frames = again
    # A move whose answer nobody heard: it is there or it is not, and the game goes on.
    seat = frames[0]["view"]["decider"]
    move = quick(frames[seat]["options"], 0)
    tabs[seat].say("play", version=14, move=move)
    either_server.restart()
    tabs = [person.sit(code, since=14) for person in people]
    versions = {frame["version"] for tab in tabs for frame in tab.rest() if "version" in frame}
    assert versions in ({15}, set())
    tabs = [person.sit(code) for person in people]
    frames = [tab.wait_for("sync") for tab in tabs]
    play_out(tabs, frames)
    either_server.restart()
    record = loads(people[0].http.get(f"/api/tables/{code}/record").text)
    game = verify_record(record, commitment["commitment"])
    assert len(game.moves) > 14


def test_a_killed_server_leaves_no_worker_and_its_bots_go_on(either_server: Server) -> None:
    assert Path("/proc/self/stat").exists(), "looks for the workers in /proc: run it on Linux"
    ada = Person(either_server, "Ada")
    code = ada.open_table(seats=5, bots="novice")
    tab = ada.sit(code)
    for _ in range(2):
        frame = tab.wait_for("sync", "happened", that=lambda frame: bool(frame["options"]))
        move = quick(frame["options"], frame["version"])
        tab.say("play", version=frame["version"], move=move)
        version = tab.wait_for("happened")["version"]
        workers = workers_of(either_server)
        either_server.restart()  # the bots were thinking
        tab = ada.sit(code)
        assert tab.wait_for("sync")["version"] >= version
        until(lambda workers=workers: not any(map(is_alive, workers)))  # type: ignore[misc]


def is_alive(pid: int) -> bool:
    try:
        status = Path(f"/proc/{pid}/stat").read_text(encoding="ascii")
    except FileNotFoundError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"  # dead, but nobody has asked for it yet


def workers_of(server: Server) -> list[int]:
    """Return the server's child processes, once it has some."""
    pid = server.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children")
    until(lambda: children.read_text(encoding="ascii") != "")
    return [int(child) for child in children.read_text(encoding="ascii").split()]


def test_a_game_of_another_revision_is_frozen_and_its_log_kept(either_server: Server) -> None:
    code, people, tabs = full_table(either_server)
    frames = play_out(tabs, [tab.wait_for("sync") for tab in tabs], moves=3)
    either_server.kill()
    either_server.sql("UPDATE game_table SET revision = revision + 1")
    either_server.restart()
    tab = people[frames[0]["view"]["decider"]].sit(code)
    assert tab.wait_for("lobby")["stage"] == "playing"
    assert tab.wait_for("trouble")["code"] == "frozen"
    tab.say("play", version=3, move="pass map")
    trouble = tab.wait_for("trouble")
    assert trouble["code"] == "frozen"
    assert "revision 2" in trouble["reason"]
    assert people[0].http.get(f"/api/tables/{code}/record").status_code == 403
    assert either_server.sql("SELECT count(*) FROM move") == [(3,)]


def test_a_stopped_server_says_goodbye(either_server: Server) -> None:
    code, people, tabs = full_table(either_server)
    frames = play_out(tabs, [tab.wait_for("sync") for tab in tabs], moves=3)
    either_server.process.terminate()
    assert {tab.closed_with() for tab in tabs} == {1012}
    assert either_server.process.wait(PATIENCE) == 0
    assert either_server.stop() == ""
    either_server.restart()
    assert people[0].sit(code).wait_for("sync")["view"] == frames[0]["view"]
