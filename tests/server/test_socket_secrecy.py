"""No frame to anybody, no log line and no figure holds a secret that is not his.

The games are played with decks in which every copy of every card has a name of its own, and every
gold card a worth of its own (``tests/secrecy/test_canaries.py``). Afterwards the record tells
what was secret when.
"""

import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import httpx
import pytest

from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.sight import PUBLIC, Sight
from saboteur.play.game import Game, loads
from saboteur.play.replay import Replay
from saboteur.table.models import Deal
from saboteur.wire.encode import event_told
from tests.server.house import Person, Server, Tab, play_out, written_table
from tests.worlds import Dice, Setting, drawn, family, soak_games

CANARY: Final = re.compile(r"zq-.*?-qz|\b77[01]\d{3}\b")
BOXES: Final = (
    Setting("saboteur", 3),
    Setting("saboteur2+forgotten-treasure+goal-exchange+master-craftsman+veto", 5),
    Setting("duel", 2),
    Setting("lost-mines", 3),
    Setting("dark-cave", 3),
)
per_box = pytest.mark.parametrize("setting", BOXES, ids=str)
two_boxes = pytest.mark.parametrize("setting", Dice(drawn("sockets")).sample(BOXES, 2), ids=str)
"""Others with every commit."""


class Watched:
    """A server that talks as much as it can, and what must not be heard of it."""

    def __init__(self, data: Path) -> None:
        self.server = Server(data, "--log-level", "debug")
        self.secrets: list[str] = []

    def keeps_quiet(self, told: str) -> None:
        assert not CANARY.findall(told)
        for secret in self.secrets:
            assert secret not in told


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    running = Watched(tmp_path_factory.mktemp("canary"))
    yield running
    running.keeps_quiet(running.server.stop())


@two_boxes
def test_nothing_of_a_whole_game_tells_a_secret(setting: Setting, watched: Watched) -> None:
    tells_no_secret(watched, setting, "canary")


@pytest.mark.soak
@per_box
def test_nothing_of_many_games_tells_a_secret(setting: Setting, watched: Watched) -> None:
    for number in range(max(2, soak_games() // 1000)):
        tells_no_secret(watched, setting, f"canary {number}")


def tells_no_secret(watched: Watched, setting: Setting, seed: str) -> None:
    plain = setting.rules()
    rules = setting.rules(family(plain).canary_deck(plain))
    server = watched.server
    people = [Person(server, f"Quincy {seat}") for seat in range(rules.seats)]
    zoe = Person(server, "Zoe")
    deal = Deal(rules.revision, f"seed {seed}", f"nonce {seed}")
    code = written_table(server, people, rules, deal)
    tabs = [person.sit(code) for person in people]
    watching = zoe.sit(code)
    frames = play_out(tabs, [tab.wait_for("sync") for tab in tabs], moves=30)
    for tab in tabs:  # refused, whoever asks
        for text in ("lay cross 40,40", "agree", "take 3"):
            tab.say("why", move=text)
    again = [person.sit(code) for person in people]
    play_out(tabs, frames)
    everybody = (*tabs, *again, watching)
    for tab in everybody:
        list(tab.rest())
    record = httpx.get(f"{server.url}/api/tables/{code}/record").text
    tells_by_the_record(record, rules, watching, tabs, again)
    # Whoever wanted to cheat would want these most.
    hidden = (deal.seed, deal.nonce, *(person.token for person in (*people, zoe)))
    everything = "".join(text for tab in everybody for text in tab.raw)
    assert not [secret for secret in hidden if secret in everything]
    assert deal.seed in record
    # Nor do the figures and the logs name anybody, or anything that is on the table.
    watched.secrets += [*hidden, code, "Zoe", "Quincy", *(person.id for person in people)]
    watched.keeps_quiet(httpx.get(f"{server.url}/metrics").text)
    for tab in everybody:
        tab.close()


def tells_by_the_record(
    record: str, rules: AnyRuleSet, watching: Tab, tabs: list[Tab], again: list[Tab]
) -> None:
    replay = Replay(loads(record))
    assert replay.record.ruleset == rules.id
    games = [replay.game(step) for step in range(len(replay) + 1)]
    assert games[-1].over
    tells_only_what_is_lawful([watching], PUBLIC, replay, games)
    for seat, both in enumerate(zip(tabs, again, strict=True)):
        tells_only_what_is_lawful(both, seat, replay, games)


def tells_only_what_is_lawful(
    tabs: Sequence[Tab], sight: Sight, replay: Replay, games: list[Game]
) -> None:
    named, looked = 0, set[tuple[int, str]]()
    for tab in tabs:
        named += _names_shown(tab, sight, replay, games, looked)
    assert named > 100  # what is looked for is there, for those who may see it


def _names_shown(
    tab: Tab, sight: Sight, replay: Replay, games: list[Game], looked: set[tuple[int, str]]
) -> int:
    """Look at each frame, but for those that another tab got in the same words at the same time."""
    named, known = 0, -1
    for text in tab.raw:
        frame = json.loads(text)
        if frame["type"] not in ("sync", "happened"):
            told = canaries({**frame, "move": None})
            assert not told, text
            continue
        step = frame["version"]
        first = 0 if frame["type"] == "sync" else known + 1
        known = step
        if (first, text) in looked:
            continue
        looked.add((first, text))
        secrets = family(games[step].rules).secret_names(games[step], sight)
        shown = canaries([frame["view"], frame["options"]])
        assert not shown & secrets, f"{sight} at {step}: {shown & secrets}"
        named += len(shown)
        assert frame["view"]["sight"] == sight
        # The redacted stream itself is searched in tests/secrecy.
        lawful = [
            event_told(event)
            for number in range(first, step + 1)
            for event in replay.seen(number, sight)
        ]
        assert frame["events"] == json.loads(json.dumps(lawful))
        if frame["options"]:
            assert sight in games[step].deciders
    return named


def canaries(data: object) -> set[str]:
    return set(CANARY.findall(json.dumps(data)))
