"""Tests of secrecy with four pages, one on a phone: each box to the end of a round."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import expect

from saboteur.games.registry import ruleset
from tests.browser.canaries import HiddenCards, canary_deck
from tests.browser.conftest import NewPage, start_server
from tests.browser.multi_user import (
    TableClient,
    leaked_cards,
    leaked_events,
    leaked_roles,
    play_round,
    resume_players,
    seat_players,
)
from tests.browser.played_rounds import ROUNDS, PlayedRound
from tests.browser.recorded_games import late, seat_people

SECRET_WORDS: Final = re.compile("miner|saboteur|loyal|traitor|selfish|hand|role|card")
"""Words that may not occur in the browser storage of a page."""


TABLE_CODE: Final = "LATES"
SAMPLED_BOX: Final = "lost-mines"
"""The box whose last moves every run plays; the soak plays all boxes, and more of each round."""
every_box = pytest.mark.parametrize("played", ROUNDS, ids=lambda each: each.box)
each_box = pytest.mark.parametrize(
    "played",
    [
        *(
            pytest.param(e._replace(moves_left=e.few_moves_left), id=e.box)
            for e in ROUNDS
            if e.box == SAMPLED_BOX
        ),
        *(pytest.param(e, id=f"{e.box}-long", marks=pytest.mark.soak) for e in ROUNDS),
    ],
)


class CanaryServer(NamedTuple):
    """A server whose cards have canary names, and the tokens of the guests at a late table."""

    address: str
    folder: Path
    tokens: list[str]


@pytest.fixture
def canary_server(tmp_path: Path, played: PlayedRound) -> Iterator[CanaryServer]:
    deck = tmp_path / "deck.toml"
    deck.write_text(canary_deck(played.box, played.seats), encoding="utf-8")
    rules = ruleset(played.box, played.seats, {}, deck.read_text(encoding="utf-8"))
    tokens = seat_people(tmp_path, TABLE_CODE, late(rules, played.moves_left), range(played.seats))
    server, where = start_server(tmp_path, deck=deck)
    with server:
        yield CanaryServer(where, tmp_path, tokens)
        server.terminate()


@pytest.fixture
def address(canary_server: CanaryServer) -> str:
    return canary_server.address


@pytest.mark.timeout(600)  # the long ones: half a minute on an idle machine
@each_box
def test_four_people_play_to_the_end_of_a_round(
    new_page: NewPage, canary_server: CanaryServer, played: PlayedRound
) -> None:
    guests = resume_players(new_page, TABLE_CODE, canary_server.tokens, played.watchers)
    check_no_leaks_during_round(guests, canary_server, played)


@pytest.mark.soak
@every_box
def test_four_people_play_a_round_from_the_lobby_on(
    new_page: NewPage, canary_server: CanaryServer, played: PlayedRound
) -> None:
    guests = seat_players(new_page, played.box, played.seats, played.watchers)
    check_no_leaks_during_round(guests, canary_server, played)


def check_no_leaks_during_round(
    guests: list[TableClient], canary_server: CanaryServer, played: PlayedRound
) -> None:
    """Play the round, and assert that no guest's frames or page contain a secret."""
    play_round(guests, played.way_on)
    for guest in guests:
        expect(guest.page.get_by_role("heading", name=played.heading).first).to_be_visible()
        assert guest.touch == (guest is guests[1])
        assert not any(
            SECRET_WORDS.search(text) for where, _, text in guest.snapshots if where == "storage"
        )
    assert [guest.sight for guest in guests] == [
        *range(played.seats),
        *["public"] * played.watchers,
    ]
    # A turn on foot takes several moves, so not every seat has another one before the end.
    assert len(seats_that_moved(guests)) >= min(3, played.seats)
    secrets = HiddenCards(canary_server.folder, guests[0].page.url.rsplit("/", 1)[-1])
    assert leaked_cards(guests, secrets) == []
    assert len({guest.deck for guest in guests}) == 1  # all guests get the same
    assert leaked_roles(guests) == []
    assert leaked_events(guests) == []
    assert {where for guest in guests for where, *_ in guest.snapshots} == {
        "document",
        "storage",
        "store",
    }
    for watcher in guests[played.seats :]:
        assert all(
            frame["view"]["hand"] == frame["legal_moves"] == [] for frame in watcher.view_frames
        )


def seats_that_moved(guests: list[TableClient]) -> set[int]:
    return {frame["seat"] for frame in guests[0].view_frames if frame.get("seat") is not None}
