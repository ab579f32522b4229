"""A socket gets the same bytes in two games that differ only in what its seat cannot know.

The second game, the twin, is a possible world of the first. Both are played with moves that look
alike to the seat, until the rules show it the difference (``tests/secrecy/invariants.py``).
"""

import json
from collections.abc import Iterator
from itertools import chain
from typing import Final, NamedTuple

import pytest

from saboteur.play.game import Game, new_game
from saboteur.table.storage.models import Deal
from tests.sampling import SeededRandom, Setting, choose
from tests.secrecy import invariants
from tests.server.canary_boxes import per_box, sampled_boxes
from tests.server.possible_world_server import (
    REAL_NONCE,
    TWIN_NONCE_PREFIX,
    resume_as_possible_worlds,
)
from tests.server.server_process import Client, Server, Tab, insert_table

MOVES_BEFORE: Final = 17
"""The twin branches off after a multiple of this number of moves."""
WORLDS: Final = 20
"""How many worlds are sampled; the one that the seat tells apart last is the twin."""
MANY_WORLDS: Final = 60
WATCHER_SEAT: Final = -1
"""The number that stands for the spectator in place of a seat."""


@pytest.fixture(scope="module")
def world_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("twins"), setup=resume_as_possible_worlds)
    yield running
    assert running.stop() == ""


@sampled_boxes
def test_socket_bytes_are_equal_in_possible_worlds(setting: Setting, world_server: Server) -> None:
    people = _new_clients(world_server, setting)
    compared = sum(
        _compare_worlds(world_server, setting, people, seat, 0) for seat in range(setting.seats)
    )
    assert compared >= setting.seats


@pytest.mark.soak
@per_box
def test_socket_bytes_are_equal_in_possible_worlds_at_many_positions(
    setting: Setting, world_server: Server
) -> None:
    people = _new_clients(world_server, setting)
    for number in range(1, 8):
        for seat in range(setting.seats):
            _compare_worlds(world_server, setting, people, seat, number, worlds=MANY_WORLDS)


class TwinTurn(NamedTuple):
    """A turn that is played in both games."""

    asked: tuple[int, ...]
    real: str
    twin: str
    same: bool
    """Whether the seat gets the same frames to the end."""


def _new_clients(server: Server, setting: Setting) -> list[Client]:
    """Return clients for the seats in order, and one spectator."""
    return [Client(server, f"Person {place}") for place in (*range(setting.seats), WATCHER_SEAT)]


def _compare_worlds(
    server: Server,
    setting: Setting,
    people: list[Client],
    seat: int,
    number: int,
    *,
    worlds: int = WORLDS,
) -> int:
    """Play a game and its twin on the server; return after how many moves they looked the same."""
    dice = SeededRandom(f"twins {number}")
    rules, seed = setting.rules(), f"twins {number}"
    game = new_game(rules, seed)
    while len(game.moves) < number * MOVES_BEFORE or game.is_window:
        game.play(choose(game, dice, "eager"))
    nonces = [f"{TWIN_NONCE_PREFIX}{seat} {world}" for world in range(worlds)]
    nonce, turns = max(
        ((nonce, list(_twin_turns(game.clone(), seat, nonce))) for nonce in nonces),
        key=lambda found: len(found[1]),
    )
    moves = tuple(game.moves)
    tables = []
    for word in (REAL_NONCE, nonce):
        code = insert_table(server, people, rules, Deal(rules.revision, seed, word), moves)
        tables.append([person.join(code) for person in people])
    _play_on(seat, len(moves), turns, *tables)
    for tab in chain(*tables):
        tab.close()
    return sum(turn.same for turn in turns)


def _twin_turns(game: Game, seat: int, nonce: str) -> Iterator[TwinTurn]:
    """Yield decisions for a game and a possible world until the seat sees a difference."""
    world, dice = game.determinise(seat, nonce), SeededRandom(nonce)
    same = True
    while same and not game.over:
        asked = game.deciders if game.is_window else game.deciders[:1]
        if game.is_window:
            real = twin = str(game.absent_move())
        else:
            real = str(choose(game, dice, "eager"))
            twins = invariants.lookalikes(game, world, seat, real)
            if not twins:
                twins = sorted(set(invariants.listed(game)) & set(invariants.listed(world)))
                if not twins:
                    return
                real = dice.choice(twins)
                twins = [real]
            twin = dice.choice(twins)
        same = all(invariants.same_news(game, world, seat, real, twin) for _ in asked)
        yield TwinTurn(asked, real, twin, same)


def _play_on(
    seat: int, version: int, turns: list[TwinTurn], real: list[Tab], twin: list[Tab]
) -> None:
    pairs = [(real[place], twin[place]) for place in (seat, WATCHER_SEAT)]
    for tab in chain(*pairs):
        tab.wait_for("snapshot")
    for turn in turns:
        for ours, theirs in pairs:
            _assert_same_bytes(ours, theirs)
        for tabs, text in ((real, turn.real), (twin, turn.twin)):
            if seat in turn.asked:  # rejections have the same text
                tabs[seat].send("explain", move="lay cross 40,40")
                tabs[seat].wait_for("explanation", "error")
            _answer(tabs, turn.asked, version, text)
        version += len(turn.asked)
        for tab in chain(*pairs):
            tab.wait_for("move-made")
    if turns and turns[-1].same:
        for ours, theirs in pairs:
            _assert_same_bytes(ours, theirs)


def _answer(tabs: list[Tab], asked: tuple[int, ...], version: int, text: str) -> None:
    """Give the same answer for all asked seats, waiting for each acknowledgement.

    Otherwise the order of the acknowledgements would depend on timing.
    """
    *others, last = asked
    for place in others:
        tabs[place].play(version, text)
        tabs[place].wait_for("answer-accepted")
    tabs[last].play(version, text)


def _assert_same_bytes(ours: Tab, theirs: Tab) -> None:
    """Assert that two sockets got the same frames about the game.

    Lobby frames are left out: several arrivals may share one, so they depend on timing.
    """
    assert _game_frames(ours) == _game_frames(theirs)


def _game_frames(tab: Tab) -> list[str]:
    return [text for text in tab.raw if json.loads(text)["type"] != "lobby"]
