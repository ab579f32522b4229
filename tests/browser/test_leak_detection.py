"""Tests that ``multi_user`` detects secrets that a test puts into a page."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import WebSocketRoute, expect

import saboteur
from saboteur.protocol.names import MAX_NAME_LENGTH
from tests.browser.canaries import HiddenCards, canary_deck
from tests.browser.conftest import NewPage, start_server
from tests.browser.multi_user import (
    Leak,
    TableClient,
    leaked_cards,
    leaked_roles,
    resume_players,
    turn_own_cards,
)
from tests.browser.recorded_games import seat_people

BOX, SEATS = "saboteur", 3
TABLE_CODE = "LEAKS"
CLEAR_STORAGE_JS = """() => {
    delete localStorage.kept;
    delete sessionStorage.kept;
    history.replaceState(null, "");
    document.cookie = "kept=; max-age=0";
}"""
Frame = dict[str, Any]


class CanaryServer(NamedTuple):
    """A server with a table of canary cards, and the tokens of its guests."""

    address: str
    tokens: list[str]


@pytest.fixture
def canary_server(tmp_path: Path) -> Iterator[CanaryServer]:
    game = saboteur.new(BOX, seats=SEATS, seed="leaks", deck=canary_deck(BOX, SEATS))
    tokens = seat_people(tmp_path, TABLE_CODE, game, range(SEATS))
    server, where = start_server(tmp_path)
    with server:
        yield CanaryServer(where, tokens)
        server.terminate()


@pytest.fixture
def address(canary_server: CanaryServer) -> str:
    return canary_server.address


class CanaryTable(NamedTuple):
    """A table of three before the first move, with two pages; ``leaks`` searches Ada's page."""

    ada: TableClient
    other: TableClient
    secrets: HiddenCards

    def leaks(self, *, store: bool = True) -> list[Leak]:
        """Take a new snapshot of Ada's page and return its leaks."""
        self.ada.snapshots.clear()
        self.ada.marked_roles.clear()
        self.ada.take_snapshot(store=store)
        return leaked_cards([self.ada], self.secrets) + leaked_roles([self.ada])

    def alter_server(self, change: Callable[[Frame], object]) -> None:
        """Reconnect Ada's page to a server that puts a secret into its frames."""
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
def canary_table(new_page: NewPage, canary_server: CanaryServer, tmp_path: Path) -> CanaryTable:
    guests = resume_players(new_page, TABLE_CODE, canary_server.tokens[:2])
    turn_own_cards(guests)
    secrets = HiddenCards(tmp_path, TABLE_CODE)
    party = CanaryTable(guests[0], guests[1], secrets)
    assert party.leaks() == []
    return party


def leak_places(leaks: list[Leak]) -> set[str]:
    return {leak.where for leak in leaks}


def test_leak_detection_finds_every_planted_secret(canary_table: CanaryTable) -> None:
    """One test for all secrets, because opening the table takes longest."""
    check_page_storage(canary_table)
    check_foreign_card(canary_table)
    check_foreign_role(canary_table)
    check_name_in_response(canary_table)


def check_page_storage(canary_table: CanaryTable) -> None:
    page, card = canary_table.ada.page, canary_table.other.view["hand"][0]
    for way in (
        "localStorage.kept = card",
        "sessionStorage.kept = card",
        "history.replaceState({ card }, '')",
        "document.cookie = `kept=${card}`",
    ):
        page.evaluate(f"(card) => {{ {way}; }}", card)
        assert leak_places(canary_table.leaks(store=False)) == {"storage"}
        page.evaluate(CLEAR_STORAGE_JS)
    page.evaluate("(card) => { window.kept = new Map([[1, { held: [card] }]]); }", card)
    assert leak_places(canary_table.leaks()) == {"store"}
    page.evaluate("() => document.body.setAttribute('title', kept.get(1).held.pop())")
    assert leak_places(canary_table.leaks()) == {"document"}


def check_foreign_card(canary_table: CanaryTable) -> None:
    card = canary_table.other.view["hand"][0]
    canary_table.alter_server(lambda frame: frame["view"]["hand"].append(card))
    leaks = canary_table.leaks()
    assert {leak.what for leak in leaks} == {card}
    assert leak_places(leaks) == {"traffic", "document", "store"}


def check_foreign_role(canary_table: CanaryTable) -> None:
    peek = {"seat": 1, "role": "saboteur", "stale": False}
    canary_table.alter_server(lambda frame: frame["view"]["role_peeks"].append(peek))
    leaks = canary_table.leaks()
    assert {leak.what for leak in leaks} == {"the role of 1"}
    assert leak_places(leaks) == {"traffic", "document", "store"}


def check_name_in_response(canary_table: CanaryTable) -> None:
    nickname = min(canary_table.secrets.hidden_from(0, 0), key=len)
    assert len(nickname) <= MAX_NAME_LENGTH
    canary_table.ada.page.evaluate(
        """(nickname) => fetch("/api/guest", {method: "POST", body: JSON.stringify({nickname}),
            headers: {"Content-Type": "application/json"}}).then((answer) => answer.json())""",
        nickname,
    )
    assert any(
        where.endswith("/api/guest") for where in leak_places(canary_table.leaks(store=False))
    )
