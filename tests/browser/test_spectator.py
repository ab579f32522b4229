"""A spectator sees what is public, and nothing else."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import BLANK_PATH, PHONE, NewPage
from tests.browser.page_player import open_game, wait_for_paint, watch_table

SECRET_FIELDS = ("role", "roles", "hands", "gold")
PRIVATE_EVENTS = {"OwnRole", "OwnHand", "CardDrawn", "CardPassed", "GoalSeen"}


def record_frames(page: Page) -> list[dict[str, Any]]:
    """Keep every frame that the page gets from now on."""
    frames: list[dict[str, Any]] = []

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: frames.append(json.loads(text)))

    page.on("websocket", opened)
    return frames


def wait_for_frame(
    page: Page, frames: list[dict[str, Any]], predicate: Callable[[Any], bool]
) -> None:
    """Wait for a frame: what a page says as it is left may never arrive."""
    while not any(map(predicate, frames)):
        wait_for_paint(page)


def start_game(new_page: NewPage) -> tuple[Page, str]:
    """A table with one person and two bots."""
    host = new_page(BLANK_PATH)
    code = open_game(host, "saboteur", 3)
    host.get_by_role("button", name="I have seen my role").click()
    return host, code


def discard_card(page: Page) -> None:
    page.locator(".banner.mine").wait_for()
    for key in ("1", "d", "Enter"):
        page.keyboard.press(key)
    expect(page.locator(".hand .picked")).to_have_count(0)  # the answer has come


def test_a_spectator_gets_the_public_view(new_page: NewPage) -> None:
    host, code = start_game(new_page)
    watcher = new_page(BLANK_PATH)
    frames = record_frames(watcher)
    watch_table(watcher, code)
    expect(watcher.locator(".banner")).to_contain_text("You are watching the game.")
    for _ in range(4):
        discard_card(host)
    expect(watcher.locator(".log li", has_text="discards a card face down").first).to_be_visible()
    for locator in (".hand", ".acts", ".role", ".dock", ".cell.legal", ".plate.target"):
        expect(watcher.locator(locator)).to_have_count(0)
    for key in ("1", "Enter", " ", "d"):
        watcher.keyboard.press(key)
    expect(watcher.locator(".peek")).to_have_count(0)
    seen = [frame for frame in frames if "view" in frame]
    assert seen
    for frame in seen:
        view = frame["view"]
        assert view["sight"] == "public"
        assert view["hand"] == []
        assert frame["options"] == []
        assert all(view[secret] is None for secret in SECRET_FIELDS)
        assert all(goal["seen"] is None for goal in view["goals"])
        assert not {event["type"] for event in frame["events"]} & PRIVATE_EVENTS


@pytest.mark.soak
def test_a_spectator_on_a_phone_has_the_board_and_the_log(new_page: NewPage) -> None:
    host, code = start_game(new_page)
    watcher = new_page("/", **PHONE)
    watch_table(watcher, code)
    expect(watcher.locator(".banner")).to_contain_text("You are watching the game.")
    expect(watcher.get_by_role("button", name="My role")).to_have_count(0)
    expect(watcher.locator(".hand")).to_have_count(0)
    discard_card(host)
    watcher.get_by_role("button", name="Log").tap()
    expect(watcher.locator(".log li", has_text="discards a card face down").first).to_be_visible()
