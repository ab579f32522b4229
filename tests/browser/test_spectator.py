"""Tests that a spectator sees only what is public."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import BLANK_PATH, PHONE, NewPage
from tests.browser.page_player import open_game, watch_table
from tests.browser.socket_frames import record_frames

SECRET_FIELDS = ("role", "roles", "hands", "gold")
PRIVATE_EVENTS = {"OwnRole", "OwnHand", "CardDrawn", "CardPassed", "GoalSeen"}


def start_game(new_page: NewPage) -> tuple[Page, str]:
    """Start a game of one guest and two bots; return the page and the code."""
    host = new_page(BLANK_PATH)
    code = open_game(host, "saboteur", 3)
    host.get_by_role("button", name="I have seen my role").click()
    return host, code


def discard_card(page: Page) -> None:
    page.locator(".banner.mine").wait_for()
    for key in ("1", "d", "Enter"):
        page.keyboard.press(key)
    expect(page.locator(".hand .picked")).to_have_count(0)  # the response has come


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
        assert frame["legal_moves"] == []
        assert all(view[secret] is None for secret in SECRET_FIELDS)
        assert all(goal["seen"] is None for goal in view["goals"])
        assert not {event["type"] for event in frame["events"]} & PRIVATE_EVENTS


@pytest.mark.soak
def test_spectator_on_a_phone_sees_board_and_log(new_page: NewPage) -> None:
    host, code = start_game(new_page)
    watcher = new_page("/", **PHONE)
    watch_table(watcher, code)
    expect(watcher.locator(".banner")).to_contain_text("You are watching the game.")
    expect(watcher.get_by_role("button", name="My role")).to_have_count(0)
    expect(watcher.locator(".hand")).to_have_count(0)
    discard_card(host)
    watcher.get_by_role("button", name="Log").tap()
    expect(watcher.locator(".log li", has_text="discards a card face down").first).to_be_visible()
