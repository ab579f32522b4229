"""No frame, log line or metric holds a secret of another guest.

The games are played with decks in which every copy of every card has its own name, and every gold
card its own value (``tests/secrecy/test_canaries.py``). The record tells afterwards what was secret
when.
"""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

import httpx
import pytest

from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.sight import PUBLIC, Sight
from saboteur.play.game import Game, loads
from saboteur.play.replay import Replay
from saboteur.protocol.encode import event_json
from saboteur.table.storage.models import Deal
from tests.sampling import Setting, family, soak_game_count
from tests.server.canary_boxes import CANARY, canaries, per_box, sampled_boxes
from tests.server.server_process import Client, Server, Tab, insert_table, play_to_end


class WatchedServer:
    """A server with verbose logs, and the texts that must not occur in them."""

    def __init__(self, data: Path) -> None:
        self.server = Server(data, "--log-level", "debug")
        self.secrets: list[str] = []

    def check_contains_no_secret(self, told: str) -> None:
        assert not CANARY.findall(told)
        for secret in self.secrets:
            assert secret not in told


@pytest.fixture(scope="module")
def watched_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WatchedServer]:
    running = WatchedServer(tmp_path_factory.mktemp("canary"))
    yield running
    running.check_contains_no_secret(running.server.stop())


@sampled_boxes
def test_frames_logs_and_metrics_of_a_game_hold_no_secret(
    setting: Setting, watched_server: WatchedServer
) -> None:
    check_game_leaks_nothing(watched_server, setting, "canary")


@pytest.mark.soak
@per_box
def test_frames_logs_and_metrics_of_many_games_hold_no_secret(
    setting: Setting, watched_server: WatchedServer
) -> None:
    for number in range(max(2, soak_game_count() // 1000)):
        check_game_leaks_nothing(watched_server, setting, f"canary {number}")


def check_game_leaks_nothing(watched_server: WatchedServer, setting: Setting, seed: str) -> None:
    plain = setting.rules()
    rules = setting.rules(family(plain).canary_deck(plain))
    server = watched_server.server
    people = [Client(server, f"Quincy {seat}") for seat in range(rules.seats)]
    zoe = Client(server, "Zoe")
    deal = Deal(rules.revision, f"seed {seed}", f"nonce {seed}")
    code = insert_table(server, people, rules, deal)
    tabs = [person.join(code) for person in people]
    watching = zoe.join(code)
    frames = play_to_end(tabs, [tab.wait_for("snapshot") for tab in tabs], moves=30)
    for tab in tabs:  # refused for every guest
        for text in ("lay cross 40,40", "agree", "take 3"):
            tab.send("explain", move=text)
    again = [person.join(code) for person in people]
    play_to_end(tabs, frames)
    everybody = (*tabs, *again, watching)
    for tab in everybody:
        list(tab.drain())
    record = httpx.get(f"{server.url}/api/tables/{code}/record").text
    check_frames_by_record(record, rules, watching, tabs, again)
    # These are what a cheater wants most.
    hidden = (deal.seed, deal.nonce, *(person.token for person in (*people, zoe)))
    everything = "".join(text for tab in everybody for text in tab.raw)
    assert not [secret for secret in hidden if secret in everything]
    assert deal.seed in record
    # Neither metrics nor logs name a guest, or anything on the table.
    watched_server.secrets += [*hidden, code, "Zoe", "Quincy", *(person.id for person in people)]
    watched_server.check_contains_no_secret(httpx.get(f"{server.url}/metrics").text)
    for tab in everybody:
        tab.close()


def check_frames_by_record(
    record: str, rules: AnyRuleSet, watching: Tab, tabs: list[Tab], again: list[Tab]
) -> None:
    replay = Replay(loads(record))
    assert replay.record.ruleset == rules.id
    games = [replay.game(step) for step in range(len(replay) + 1)]
    assert games[-1].over
    check_frames_are_lawful([watching], PUBLIC, replay, games)
    for seat, both in enumerate(zip(tabs, again, strict=True)):
        check_frames_are_lawful(both, seat, replay, games)


def check_frames_are_lawful(
    tabs: Sequence[Tab], sight: Sight, replay: Replay, games: list[Game]
) -> None:
    named, looked = 0, set[tuple[int, str]]()
    for tab in tabs:
        named += _names_shown(tab, sight, replay, games, looked)
    assert named > 100  # the search finds the names in frames that may hold them


def _names_shown(
    tab: Tab, sight: Sight, replay: Replay, games: list[Game], looked: set[tuple[int, str]]
) -> int:
    """Check each frame of a tab, and return the number of card names that it was shown.

    Frames that another tab got with the same text at the same time are skipped.
    """
    named, known = 0, -1
    for text in tab.raw:
        frame = json.loads(text)
        if frame["type"] not in ("snapshot", "move-made"):
            told = canaries({**frame, "move": None})
            assert not told, text
            continue
        step = frame["version"]
        first = 0 if frame["type"] == "snapshot" else known + 1
        known = step
        if (first, text) in looked:
            continue
        looked.add((first, text))
        secrets = family(games[step].rules).secret_names(games[step], sight)
        shown = canaries([frame["view"], frame["legal_moves"]])
        assert not shown & secrets, f"{sight} at {step}: {shown & secrets}"
        named += len(shown)
        assert frame["view"]["sight"] == sight
        # The redacted stream itself is searched in tests/secrecy.
        lawful = [
            event_json(event)
            for number in range(first, step + 1)
            for event in replay.seen(number, sight)
        ]
        assert frame["events"] == json.loads(json.dumps(lawful))
        if frame["legal_moves"]:
            assert sight in games[step].deciders
    return named
