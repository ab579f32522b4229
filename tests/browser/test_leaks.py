"""Whoever looks for what a page must not hold would find it: here it is put there."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import WebSocketRoute, expect

import saboteur
from saboteur.wire.names import LONGEST_NAME
from tests.browser.canaries import Secrets, deck_of
from tests.browser.conftest import NewPage, start_server
from tests.browser.party import Guest, Leak, come_back, names_of_others, roles_of_others, turn_cards
from tests.browser.positions import seat_people

BOX, SEATS = "saboteur", 3
CODE = "LEAKS"
FORGET = """() => {
    delete localStorage.kept;
    delete sessionStorage.kept;
    history.replaceState(null, "");
    document.cookie = "kept=; max-age=0";
}"""
Frame = dict[str, Any]


class House(NamedTuple):
    """A server at whose table every card has a name of its own, and who sits there."""

    address: str
    tokens: list[str]


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    game = saboteur.new(BOX, seats=SEATS, seed="leaks", deck=deck_of(BOX, SEATS))
    tokens = seat_people(tmp_path, CODE, game, range(SEATS))
    server, where = start_server(tmp_path)
    with server:
        yield House(where, tokens)
        server.terminate()


@pytest.fixture
def address(house: House) -> str:
    return house.address


class Party(NamedTuple):
    """Two of three at a table where nobody has moved yet; Ada is looked at."""

    ada: Guest
    other: Guest
    secrets: Secrets

    def leaks(self, *, store: bool = True) -> list[Leak]:
        """What Ada's page holds now."""
        self.ada.looks.clear()
        self.ada.marked.clear()
        self.ada.look(store=store)
        return names_of_others([self.ada], self.secrets) + roles_of_others([self.ada])

    def alter(self, change: Callable[[Frame], object]) -> None:
        """Let Ada's page come back to a server that says more than it should."""
        frames: list[Frame] = []

        def between(line: WebSocketRoute) -> None:
            def pass_on(text: str | bytes) -> None:
                frame = json.loads(text)
                if "view" in frame:
                    change(frame)
                frames.append(frame)
                line.send(json.dumps(frame))

            line.connect_to_server().on_message(pass_on)

        self.ada.frames = frames
        self.ada.page.route_web_socket(re.compile("/socket$"), between)
        self.ada.page.reload()
        expect(self.ada.page.locator(".hand button")).not_to_have_count(0)


@pytest.fixture
def party(new_page: NewPage, house: House, tmp_path: Path) -> Party:
    guests = come_back(new_page, CODE, house.tokens[:2])
    turn_cards(guests)
    secrets = Secrets(tmp_path, CODE)
    party = Party(guests[0], guests[1], secrets)
    assert party.leaks() == []
    return party


def wheres(leaks: list[Leak]) -> set[str]:
    return {leak.where for leak in leaks}


def test_whatever_is_planted_is_found(party: Party) -> None:
    """One party for all of them: to bring it together takes longest."""
    whatever_a_page_keeps(party)
    a_card_of_another_hand(party)
    a_role(party)
    a_name_in_an_answer(party)


def whatever_a_page_keeps(party: Party) -> None:
    page, card = party.ada.page, party.other.view["hand"][0]
    for way in (
        "localStorage.kept = card",
        "sessionStorage.kept = card",
        "history.replaceState({ card }, '')",
        "document.cookie = `kept=${card}`",
    ):
        page.evaluate(f"(card) => {{ {way}; }}", card)
        assert wheres(party.leaks(store=False)) == {"storage"}
        page.evaluate(FORGET)
    page.evaluate("(card) => { window.kept = new Map([[1, { held: [card] }]]); }", card)
    assert wheres(party.leaks()) == {"store"}
    page.evaluate("() => document.body.setAttribute('title', kept.get(1).held.pop())")
    assert wheres(party.leaks()) == {"document"}


def a_card_of_another_hand(party: Party) -> None:
    card = party.other.view["hand"][0]
    party.alter(lambda frame: frame["view"]["hand"].append(card))
    leaks = party.leaks()
    assert {leak.what for leak in leaks} == {card}
    assert wheres(leaks) == {"traffic", "document", "store"}


def a_role(party: Party) -> None:
    peek = {"seat": 1, "role": "saboteur", "stale": False}
    party.alter(lambda frame: frame["view"]["role_peeks"].append(peek))
    leaks = party.leaks()
    assert {leak.what for leak in leaks} == {"the role of 1"}
    assert wheres(leaks) == {"traffic", "document", "store"}


def a_name_in_an_answer(party: Party) -> None:
    nickname = min(party.secrets.hidden(0, 0), key=len)
    assert len(nickname) <= LONGEST_NAME
    party.ada.page.evaluate(
        """(nickname) => fetch("/api/guest", {method: "POST", body: JSON.stringify({nickname}),
            headers: {"Content-Type": "application/json"}}).then((answer) => answer.json())""",
        nickname,
    )
    assert any(where.endswith("/api/guest") for where in wheres(party.leaks(store=False)))
