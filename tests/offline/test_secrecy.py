"""Tests of several players on one device: a covered page and each seat get their own view only.

As in ``tests/secrecy/test_socket.py``, every copy of a card has a unique name.
"""

import json
from typing import Final

import pytest

from saboteur.kernel.sight import PUBLIC, Sight
from saboteur.play.game import Game
from saboteur.play.replay import Replay
from saboteur.protocol.encode import event_json
from saboteur.table.lifecycle.table_loading import replay_moves
from tests.offline.offline_harness import Frame, OfflineDevice, Tab, pick_move
from tests.sampling import Setting, family
from tests.server.canary_boxes import BOXES, canaries

per_box = pytest.mark.parametrize("setting", BOXES, ids=str)
MOVES: Final = 35
"""Number of moves in each game; the soak plays whole games."""


@per_box
async def test_offline_frames_show_only_the_viewing_seat(
    device: OfflineDevice, setting: Setting
) -> None:
    await check_no_secret_revealed(device, setting, MOVES)


@pytest.mark.soak
@per_box
async def test_offline_frames_hold_no_secret_in_any_box(
    device: OfflineDevice, setting: Setting
) -> None:
    await check_no_secret_revealed(device, setting)


async def check_no_secret_revealed(
    device: OfflineDevice, setting: Setting, moves: int | None = None
) -> None:
    plain = setting.rules()
    deck = family(plain).canary_deck(plain)

    await device.register_guest()
    assert (await device.request("PUT", "/api/deck", deck))[0] == 204
    code = await device.open_table(ruleset=setting.ruleset, seats=setting.seats)
    tab = device.join(code)
    for seat in range(1, setting.seats):
        tab.send("share-seat", seat=seat, nickname=f"Beside {seat}")
    tab.send("start")
    sync = await tab.wait_for("snapshot")
    assert sync["view"]["sight"] == PUBLIC  # with several seats, a page is covered at first
    await play_hot_seat(tab, sync, setting.seats, moves)
    keeping = device.open_store()
    stored, log = await keeping.table(code), await keeping.moves(code)
    assert stored is not None
    assert stored.deal is not None
    replay = Replay(replay_moves(stored, stored.deal, log)._game.record())
    assert replay.record.deck is not None
    games = [replay.game(step) for step in range(len(replay) + 1)]
    check_frames_are_lawful(tab, replay, games)
    hidden = (stored.deal.seed, stored.deal.nonce)
    assert not [text for text in tab.raw for secret in hidden if secret in text]


async def play_hot_seat(tab: Tab, frame: Frame, seats: int, moves: int | None) -> None:
    """Play on a shared device: select the asked seat, play its move, and cover the page again."""
    while frame["view"]["decider"] is not None and (moves is None or frame["version"] < moves):
        version, first = frame["version"], frame["view"]["decider"]
        for seat in ((first + away) % seats for away in range(seats)):  # all, in a window
            tab.send("select-seat", seat=seat)
            looked = await tab.wait_for("snapshot")
            assert looked["view"]["sight"] == seat
            if looked["legal_moves"]:
                tab.send("play", version=version, move=pick_move(looked))
                told = await tab.wait_for("move-made", "answer-accepted")
                if told["type"] == "move-made":
                    break
        tab.send("select-seat", seat=None)
        frame = await tab.wait_for("snapshot")
        assert frame["view"]["sight"] == PUBLIC
        assert frame["version"] > version


def check_frames_are_lawful(tab: Tab, replay: Replay, games: list[Game]) -> None:
    named, eyes = 0, None
    learnt = {
        sight: events_seen_by(replay, sight) for sight in (PUBLIC, *range(replay.record.seats))
    }
    for text in tab.raw:
        frame = json.loads(text)
        if frame["type"] == "lobby":
            eyes = frame["seat"]
        if frame["type"] not in ("snapshot", "move-made"):
            assert not canaries({**frame, "move": None}), text
            continue
        sight: Sight = PUBLIC if eyes is None else eyes
        assert frame["view"]["sight"] == sight
        step = frame["version"]
        secrets = family(games[step].rules).secret_names(games[step], sight)
        shown = canaries([frame["view"], frame["legal_moves"]])
        assert not shown & secrets, f"{sight} at {step}: {shown & secrets}"
        named += len(shown)
        told = [event for events in learnt[sight][: step + 1] for event in events]
        assert told[len(told) - len(frame["events"]) :] == frame["events"]
        if frame["legal_moves"]:
            assert sight in games[step].deciders
    assert named > 100  # the search finds the names in frames that may hold them


def events_seen_by(replay: Replay, sight: Sight) -> list[list[Frame]]:
    steps = range(len(replay) + 1)
    lawful = [[event_json(event) for event in replay.seen(step, sight)] for step in steps]
    told: list[list[Frame]] = json.loads(json.dumps(lawful))
    return told
