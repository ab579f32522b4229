"""Two games that differ only in what a seat cannot know send it the same bytes.

The second game is a possible world of the first (``twins``). Both are played with moves that look
alike to the seat, until it lawfully learns what differs (``tests/secrecy/laws.py``).
"""

import json
from collections.abc import Iterator
from itertools import chain
from typing import Final, NamedTuple

import pytest

from saboteur.play.game import Game, new_game
from saboteur.table.models import Deal
from tests.secrecy import laws
from tests.server.house import Person, Server, Tab, written_table
from tests.server.test_socket_secrecy import per_box, two_boxes
from tests.server.twins import PROGRAM, REAL, TWIN
from tests.worlds import Dice, Setting, choose

MOVES_BEFORE: Final = 17
"""How far the first game has come when the second leaves it."""
WORLDS: Final = 20
"""So many are tried, of which the one in which the seat learns last what differs is played."""
MANY_WORLDS: Final = 60
WATCHER: Final = -1
"""The place of who has no seat."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("twins"), program=PROGRAM)
    yield running
    assert running.stop() == ""


@two_boxes
def test_a_seat_gets_the_same_bytes_until_it_learns_what_differs(
    setting: Setting, house: Server
) -> None:
    people = _crowd(house, setting)
    compared = sum(_compare(house, setting, people, seat, 0) for seat in range(setting.seats))
    assert compared >= 2 * setting.seats


@pytest.mark.soak
@per_box
def test_seats_get_the_same_bytes_at_many_moments(setting: Setting, house: Server) -> None:
    people = _crowd(house, setting)
    for number in range(1, 8):
        for seat in range(setting.seats):
            _compare(house, setting, people, seat, number, worlds=MANY_WORLDS)


class Turn(NamedTuple):
    """What is played in both games."""

    asked: tuple[int, ...]
    real: str
    twin: str
    same: bool
    """Whether the seat is told the same to the end."""


def _crowd(house: Server, setting: Setting) -> list[Person]:
    """Return those who sit down, in the order of their seats, and one who watches."""
    return [Person(house, f"Person {place}") for place in (*range(setting.seats), WATCHER)]


def _compare(
    house: Server,
    setting: Setting,
    people: list[Person],
    seat: int,
    number: int,
    *,
    worlds: int = WORLDS,
) -> int:
    """Play a game and its twin before the same people; return how many moves were alike."""
    dice = Dice(f"twins {number}")
    rules, seed = setting.rules(), f"twins {number}"
    game = new_game(rules, seed)
    while len(game.moves) < number * MOVES_BEFORE or game.is_window:
        game.play(choose(game, dice, "eager"))
    nonces = [f"{TWIN}{seat} {world}" for world in range(worlds)]
    nonce, turns = max(
        ((nonce, list(_turns(game.clone(), seat, nonce))) for nonce in nonces),
        key=lambda found: len(found[1]),
    )
    moves = tuple(game.moves)
    tables = []
    for word in (REAL, nonce):
        code = written_table(house, people, rules, Deal(rules.revision, seed, word), moves)
        tables.append([person.sit(code) for person in people])
    _play_on(seat, len(moves), turns, *tables)
    for tab in chain(*tables):
        tab.close()
    return sum(turn.same for turn in turns)


def _turns(game: Game, seat: int, nonce: str) -> Iterator[Turn]:
    """Play on in a game and in a possible world of it, as long as the seat sees no difference."""
    world, dice = game.determinise(seat, nonce), Dice(nonce)
    same = True
    while same and not game.over:
        asked = game.deciders if game.is_window else game.deciders[:1]
        if game.is_window:
            real = twin = str(game.absent_move())
        else:
            real = str(choose(game, dice, "eager"))
            twins = laws.lookalikes(game, world, seat, real)
            if not twins:
                twins = sorted(set(laws.listed(game)) & set(laws.listed(world)))
                if not twins:
                    return
                real = dice.choice(twins)
                twins = [real]
            twin = dice.choice(twins)
        same = all(laws.same_news(game, world, seat, real, twin) for _ in asked)
        yield Turn(asked, real, twin, same)


def _play_on(seat: int, version: int, turns: list[Turn], real: list[Tab], twin: list[Tab]) -> None:
    pairs = [(real[place], twin[place]) for place in (seat, WATCHER)]
    for tab in chain(*pairs):
        tab.wait_for("sync")
    for turn in turns:
        for ours, theirs in pairs:
            _same(ours, theirs)
        for tabs, text in ((real, turn.real), (twin, turn.twin)):
            if seat in turn.asked:  # what is refused is refused in the same words
                tabs[seat].say("why", move="lay cross 40,40")
                tabs[seat].wait_for("answer", "trouble")
            _answer(tabs, turn.asked, version, text)
        version += len(turn.asked)
        for tab in chain(*pairs):
            tab.wait_for("happened")
    if turns and turns[-1].same:
        for ours, theirs in pairs:
            _same(ours, theirs)


def _answer(tabs: list[Tab], asked: tuple[int, ...], version: int, text: str) -> None:
    """Let all who are asked answer in turn: who hears that it is kept depends on the disk else."""
    *others, last = asked
    for place in others:
        tabs[place].play(version, text)
        tabs[place].wait_for("held")
    tabs[last].play(version, text)


def _same(ours: Tab, theirs: Tab) -> None:
    """Compare all that two sockets got of the game, byte by byte.

    Who is there is told once for several who come: how often depends on when they do.
    """
    assert _of_the_game(ours) == _of_the_game(theirs)


def _of_the_game(tab: Tab) -> list[str]:
    return [text for text in tab.raw if json.loads(text)["type"] != "lobby"]
