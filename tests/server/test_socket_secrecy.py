"""No frame to anybody holds a secret that is not his.

The server plays with a deck in which every copy of every card has a name of its own, and every
gold card a worth of its own (``tests/secrecy/test_canaries.py``). Afterwards the record tells
what was secret when.
"""

import json
import re
import sqlite3
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

from saboteur.games.registry import ruleset
from saboteur.kernel.sight import PUBLIC, Sight
from saboteur.play.game import Game, loads
from saboteur.play.replay import Replay
from saboteur.server.frames import event_told
from tests.server.house import Person, Server, Tab, full_table, play_out
from tests.worlds import family

CANARY: Final = re.compile(r"zq-.*?-qz|\b7700[0-2]\d\b")
SEATS: Final = 4


@pytest.fixture
def canary_server(tmp_path: Path) -> Any:  # noqa: ANN401 - a generator
    rules = ruleset("saboteur", SEATS)
    deck = tmp_path / "deck.toml"
    deck.write_text(family(rules).canary_deck(rules), encoding="utf-8")
    running = Server(tmp_path / "data", "--deck", str(deck), "--log-level", "debug")
    yield running
    running.stop()


def test_no_frame_of_a_whole_game_tells_a_secret(canary_server: Server) -> None:
    code, people, tabs = full_table(canary_server, SEATS)
    zoe = Person(canary_server, "Zoe")
    watching = zoe.sit(code)
    frames = play_out(tabs, [tab.wait_for("sync") for tab in tabs], moves=30)
    asked = frames[0]["view"]["decider"]
    for text in ("lay cross 40,40", "agree", "take 3"):
        tabs[asked].say("why", move=text)
    again = [person.sit(code) for person in people]
    frames = play_out(tabs, frames)
    for tab in (*tabs, *again, watching):
        list(tab.rest())
    record = httpx.get(f"{canary_server.url}/api/tables/{code}/record").text
    replay = Replay(loads(record))
    games = [replay.game(step) for step in range(len(replay) + 1)]
    tells_only_what_is_lawful(watching, PUBLIC, replay, games)
    for seat, tab in (*enumerate(tabs), *enumerate(again)):
        tells_only_what_is_lawful(tab, seat, replay, games)
    # Whoever wanted to cheat would want these most.
    everything = "".join(text for tab in (*tabs, *again, watching) for text in tab.raw)
    (row,) = stored(canary_server, code)
    secrets = (*row, *(person.token for person in (*people, zoe)))
    for secret in secrets:
        assert secret not in everything
    assert row[0] in record
    # Nor do the figures and the logs name anybody, or anything that is on the table.
    figures = httpx.get(f"{canary_server.url}/metrics").text
    logs = canary_server.stop()
    for told in (figures, logs):
        assert not CANARY.findall(told)
        for name in (*secrets, code, "Zoe", "Person", *(person.id for person in people)):
            assert name not in told


def stored(server: Server, code: str) -> list[tuple[str, str]]:
    database = sqlite3.connect(server.data / "saboteur.sqlite3")
    rows = database.execute("SELECT seed, nonce FROM game_table WHERE code = ?", (code,)).fetchall()
    database.close()
    return rows


def tells_only_what_is_lawful(tab: Tab, sight: Sight, replay: Replay, games: list[Game]) -> None:
    named = 0
    for text in tab.raw:
        frame = json.loads(text)
        if frame["type"] not in ("sync", "happened"):
            told = canaries({**frame, "move": None})
            assert not told, text
            continue
        step = frame["version"]
        secrets = family(games[step].rules).secret_names(games[step], sight)
        shown = canaries([frame["view"], frame["options"]])
        assert not shown & secrets, f"{sight} at {step}: {shown & secrets}"
        named += len(shown)
        assert frame["view"]["sight"] == sight
        first = 0 if frame["type"] == "sync" else step
        # The redacted stream itself is searched in tests/secrecy.
        lawful = [
            event_told(event)
            for number in range(first, step + 1)
            for event in replay.seen(number, sight)
        ]
        assert frame["events"] == json.loads(json.dumps(lawful))
        if frame["options"]:
            assert games[step].decider == sight
    assert named > 100  # what is looked for is there, for those who may see it


def canaries(data: object) -> set[str]:
    return set(CANARY.findall(json.dumps(data)))
