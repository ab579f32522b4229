"""Four people in four browsers, one of them a phone: every box to the end of a round."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import expect

from saboteur.games.registry import ruleset
from tests.browser.canaries import Secrets, deck_of
from tests.browser.conftest import NewPage, start_server
from tests.browser.party import (
    Guest,
    come_back,
    gather,
    names_of_others,
    play_on,
    roles_of_others,
    told_apart,
)
from tests.browser.positions import late, seat_people
from tests.worlds import Dice, drawn

SECRET: Final = re.compile("miner|saboteur|loyal|traitor|selfish|hand|role|card")
"""Words that no page may leave in the storage of its browser."""


class Round(NamedTuple):
    """A box, who comes, and what all of them see in the end."""

    box: str
    seats: int
    watchers: int
    way_on: str
    heading: str
    left: int = 24
    """Moves before the end of the round, as it went by lot, at which they come to a late table."""
    few: int = 12
    """As few of them are enough to hear of every seat."""


ROUNDS: Final = (
    Round("saboteur", 4, 0, "Next round", "The three goals"),
    Round("saboteur2", 4, 0, "Next round", "The three goals"),
    Round("duel", 2, 2, "Next round", "The gold of this round"),
    Round("lost-mines", 4, 0, "Next round", "clan", left=36, few=16),
    Round("dark-cave", 4, 0, "See the result", "Treasures of the clans", left=36),
)
"""The Duel seats two, and two look on. A game of The Dark Cave is one round."""


CODE: Final = "LATES"
OFTEN: Final = Dice(drawn("party")).choice(("saboteur2", "lost-mines"))
"""One of two families with secrets of their own plays its last moves in every run; in the soak all
do, from farther on."""
every_box = pytest.mark.parametrize("played", ROUNDS, ids=lambda each: each.box)
each_box = pytest.mark.parametrize(
    "played",
    [
        *(pytest.param(e._replace(left=e.few), id=e.box) for e in ROUNDS if e.box == OFTEN),
        *(pytest.param(e, id=f"{e.box}-long", marks=pytest.mark.soak) for e in ROUNDS),
    ],
)


class House(NamedTuple):
    """A server at whose tables every card has a name of its own; the people of a late table."""

    address: str
    folder: Path
    tokens: list[str]


@pytest.fixture
def house(tmp_path: Path, played: Round) -> Iterator[House]:
    deck = tmp_path / "deck.toml"
    deck.write_text(deck_of(played.box, played.seats), encoding="utf-8")
    rules = ruleset(played.box, played.seats, {}, deck.read_text(encoding="utf-8"))
    tokens = seat_people(tmp_path, CODE, late(rules, played.left), range(played.seats))
    server, where = start_server(tmp_path, deck=deck)
    with server:
        yield House(where, tmp_path, tokens)
        server.terminate()


@pytest.fixture
def address(house: House) -> str:
    return house.address


@pytest.mark.timeout(600)  # the long ones: half a minute where nothing else runs
@each_box
def test_four_people_play_to_the_end_of_a_round(
    new_page: NewPage, house: House, played: Round
) -> None:
    guests = come_back(new_page, CODE, house.tokens, played.watchers)
    nobody_learns_what_is_not_his(guests, house, played)


@pytest.mark.soak
@every_box
def test_four_people_play_a_round_from_the_lobby_on(
    new_page: NewPage, house: House, played: Round
) -> None:
    guests = gather(new_page, played.box, played.seats, played.watchers)
    nobody_learns_what_is_not_his(guests, house, played)


def nobody_learns_what_is_not_his(guests: list[Guest], house: House, played: Round) -> None:
    """Play, and look at all that each of them was sent and each page held."""
    play_on(guests, played.way_on)
    for guest in guests:
        expect(guest.page.get_by_role("heading", name=played.heading).first).to_be_visible()
        assert guest.touch == (guest is guests[1])
        assert not any(SECRET.search(text) for where, _, text in guest.looks if where == "storage")
    assert [guest.sight for guest in guests] == [
        *range(played.seats),
        *["public"] * played.watchers,
    ]
    # A turn on foot takes several moves: not everybody's comes again before the end.
    assert len(moves_made(guests)) >= min(3, played.seats)
    secrets = Secrets(house.folder, guests[0].page.url.rsplit("/", 1)[-1])
    assert names_of_others(guests, secrets) == []
    assert len({guest.deck for guest in guests}) == 1  # nobody gets more of it than another
    assert roles_of_others(guests) == []
    assert told_apart(guests) == []
    assert {where for guest in guests for where, *_ in guest.looks} == {
        "document",
        "storage",
        "store",
    }
    for watcher in guests[played.seats :]:
        assert all(frame["view"]["hand"] == frame["options"] == [] for frame in watcher.shown)


def moves_made(guests: list[Guest]) -> set[int]:
    """Who has moved."""
    return {frame["seat"] for frame in guests[0].shown if frame.get("seat") is not None}
