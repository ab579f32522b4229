"""Four people in four browsers, one of them a phone: every box to the end of a round."""

import re
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.party import (
    Guest,
    gather,
    hands_of_others,
    kept,
    play_on,
    roles_of_others,
    told_apart,
)

SECRET: Final = re.compile("miner|saboteur|loyal|traitor|selfish|hand|role|card")
"""Words that no page may leave in the storage of its browser."""


class Round(NamedTuple):
    """A box, who comes, and what all of them see in the end."""

    box: str
    seats: int
    watchers: int
    way_on: str
    heading: str


ROUNDS: Final = (
    Round("saboteur", 4, 0, "Next round", "The three goals"),
    Round("saboteur2", 4, 0, "Next round", "The three goals"),
    Round("duel", 2, 2, "Next round", "The gold of this round"),
    Round("lost-mines", 4, 0, "Next round", "clan"),
    Round("dark-cave", 4, 0, "See the result", "Treasures of the clans"),
)
"""The Duel seats two, and two look on. A game of The Dark Cave is one round: it is played whole."""


@pytest.mark.timeout(900)  # half a minute where nothing else runs
@pytest.mark.parametrize("played", ROUNDS, ids=[each.box for each in ROUNDS])
def test_four_people_play_a_round(new_page: NewPage, played: Round) -> None:
    guests = gather(new_page, played.box, played.seats, played.watchers)
    play_on(guests, played.way_on)
    for guest in guests:
        expect(guest.page.get_by_role("heading", name=played.heading).first).to_be_visible()
        assert guest.touch == (guest is guests[1])
        assert not SECRET.search(kept(guest.page))
    sights = [next(guest.shown)["view"]["sight"] for guest in guests]
    assert sights == [*range(played.seats), *["public"] * played.watchers]
    assert moves_made(guests) == set(range(played.seats))
    assert hands_of_others(guests) == []
    assert roles_of_others(guests) == []
    assert told_apart(guests) == []
    for watcher in guests[played.seats :]:
        assert all(frame["view"]["hand"] == frame["options"] == [] for frame in watcher.shown)


def moves_made(guests: list[Guest]) -> set[int]:
    """Who has moved."""
    return {frame["seat"] for frame in guests[0].shown if frame.get("seat") is not None}
