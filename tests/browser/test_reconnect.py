"""Tests with three guests, one on a phone: a page is reloaded, the server is killed."""

import re
import signal
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from saboteur.games.registry import ruleset
from tests.browser.conftest import BLANK_PATH, NOT_FOUND, PHONE, NewPage, start_server
from tests.browser.multi_user import TableClient
from tests.browser.page_player import wait_for_paint
from tests.browser.recorded_games import late, seat_people
from tests.browser.round_steps import roles, step
from tests.browser.socket_frames import record_frames

MOVES_LEFT = 7
"""Moves before the end of the round at which the three connect."""
RELOAD_AT = 2
KILL_AT = 4
TABLE_CODE = "LATES"
TIMEOUT_S = 150


class RestartableServer:
    """A server that can be killed and restarted at the same address with the same data."""

    def __init__(self, data: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self._port = int(probe.getsockname()[1])
        self._data = data
        game = late(ruleset("saboteur", 3), MOVES_LEFT)
        self.tokens = seat_people(data, TABLE_CODE, game, range(3))
        """The tokens of the three guests at the table."""
        self.start()

    def start(self) -> None:
        self._process, self.address = start_server(self._data, self._port)

    def suspend(self) -> None:
        """Suspend the server; its sockets stay open."""
        self._process.send_signal(signal.SIGSTOP)

    def kill(self) -> None:
        """Kill the server without a clean-up (``kill -9``)."""
        self._process.kill()
        with self._process:
            self._process.wait()

    def stop(self) -> None:
        self._process.terminate()
        with self._process:
            try:
                self._process.wait(10)
            except subprocess.TimeoutExpired:
                self._process.kill()


class ShownState(NamedTuple):
    """The game as a page shows it."""

    round: str
    hand: tuple[str, ...]
    log: tuple[str, ...]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RestartableServer]:
    server = RestartableServer(tmp_path)
    yield server
    server.stop()


@pytest.fixture
def address(server: RestartableServer) -> str:
    return server.address


@pytest.fixture
def ignored_errors() -> re.Pattern[str]:
    # Chromium writes this for every attempt to reach a server that is down; a page that reconnects
    # by itself cannot prevent it.
    refused = r"^WebSocket connection to 'ws://127\.0\.0\.1:\d+/api/tables/\w+/socket' failed: .*"
    # A part of the page that loads late and is requested again.
    late = r"^Failed to load resource: net::"
    return re.compile(rf"{NOT_FOUND.pattern}|({refused}|{late})ERR_CONNECTION_REFUSED$")


def open_player_pages(new_page: NewPage, tokens: Sequence[str]) -> list[TableClient]:
    """Open a page for each player, the second on a phone."""
    guests = []
    for number, token in enumerate(tokens):
        cookie = {"name": "saboteur_guest", "value": token, "path": "/", "domain": "127.0.0.1"}
        state = {"cookies": [cookie], "origins": []}
        touch = number == 1
        page = new_page(BLANK_PATH, storage_state=state, **(PHONE if touch else {}))
        guests.append(TableClient(page, touch, record_frames(page)))
        page.goto(f"/t/{TABLE_CODE}")
        page.get_by_role("button", name="Turn my card over").click()
        page.get_by_role("button", name="I have seen my role").click()
        page.locator(".hand button").first.wait_for()
    return guests


def take_turn(guest: TableClient) -> None:
    """Lay the first card that fits, else discard; take gold; leave the end of a round open."""
    page, last = guest.page, guest.latest_frame
    asked = page.locator(".ask button").first
    if asked.is_visible():
        asked.click()
    elif page.locator(".hand").is_visible():
        page.keyboard.press("1")
        if page.locator(".cell.empty.legal:focus").count():
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("Escape")
            step(page)
    else:
        step(page)
    until = time.monotonic() + TIMEOUT_S
    while guest.latest_frame is last:
        assert time.monotonic() < until, last["view"]["asked"]
        wait_for_paint(page)


def wait_for_last_move(guests: Sequence[TableClient]) -> int:
    """Wait until all pages have the last move; return the number of the round."""
    until = time.monotonic() + TIMEOUT_S
    while len({guest.latest_frame["version"] for guest in guests}) > 1:
        assert time.monotonic() < until, "not all have heard of the last move"
        wait_for_paint(guests[0].page)
    return int(guests[0].view["round"])


def wait_for_shown_question(guests: Sequence[TableClient]) -> TableClient:
    """Wait until all pages have the last move; return the guest who is asked."""
    wait_for_last_move(guests)
    (asked,) = (guest for guest in guests if guest.latest_frame["legal_moves"])
    expect(asked.page.locator(".banner.mine, .pick button").first).to_be_visible()
    return asked


def read_shown_state(page: Page) -> ShownState:
    drawer = page.locator(".tabs").get_by_role("button", name="Log")
    if drawer.is_visible():
        drawer.click()
    lines = page.locator(".panel .log li")
    lines.first.wait_for()
    told = ShownState(
        page.locator("header .middle .chip b").first.inner_text(),
        tuple(
            button.get_attribute("aria-label") or ""
            for button in page.locator(".hand button").all()
        ),
        tuple(lines.all_inner_texts()),
    )
    if drawer.is_visible():
        page.locator(".panel").get_by_role("button", name="Close").click()
    return told


def reload(page: Page) -> None:
    before = read_shown_state(page)
    page.reload()
    page.locator(".hand button").first.wait_for()
    assert read_shown_state(page) == before


def kill_server_during_move(server: RestartableServer, guests: Sequence[TableClient]) -> None:
    """Kill the server after a move was sent, but before the server reads it."""
    mover = wait_for_shown_question(guests)
    pages = [guest.page for guest in guests]
    before = [read_shown_state(page) for page in pages]
    server.suspend()
    for key in ("1", "d", "Enter"):
        mover.page.keyboard.press(key)
    expect(mover.page.locator(".acts .go")).to_be_disabled()
    server.kill()
    for page in pages:
        expect(page.get_by_role("button", name="Try now")).to_be_visible()
    server.start()
    for page in pages:
        expect(page.get_by_role("button", name="Try now")).to_be_hidden()
    expect(mover.page.locator(".acts .back")).to_be_visible()  # the lost move is legal again
    mover.page.keyboard.press("Escape")
    mover.page.keyboard.press("Escape")
    assert [read_shown_state(page) for page in pages] == before
    # The lost move was never acknowledged, so it can be repeated without a reload.
    take_turn(mover)
    expect(mover.page.locator(".banner.mine")).to_be_hidden()


@pytest.mark.timeout(600)
def test_a_round_of_three_with_a_reload_and_a_killed_server(
    server: RestartableServer, new_page: NewPage
) -> None:
    guests = open_player_pages(new_page, server.tokens)
    for turn in range(1, KILL_AT):
        take_turn(wait_for_shown_question(guests))
        if turn == RELOAD_AT:
            wait_for_shown_question(guests)
            reload(guests[1].page)
    kill_server_during_move(server, guests)
    reload(guests[0].page)  # its present content comes from the server's disk
    while wait_for_last_move(guests) == 1:
        take_turn(wait_for_shown_question(guests))
    told = []
    for page in (guest.page for guest in guests):
        expect(page.get_by_role("button", name="Next round")).to_be_visible()
        expect(roles(page)).to_be_visible()
        faces = roles(page).locator("li").get_by_role("img")
        told.append([face.get_attribute("aria-label") for face in faces.all()])
    assert len(told[0]) == len(guests)
    assert told[1:] == told[:1] * 2
