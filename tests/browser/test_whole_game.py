"""One person and four bots, from the deal to the replay."""

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import WAYS_ON, There
from tests.browser.test_play import play_now

NewPage = Callable[..., Page]


@pytest.mark.timeout(240)
def test_a_whole_game_and_its_replay(new_page: NewPage) -> None:
    page = new_page()
    play_now(page)
    until = time.monotonic() + 200
    rematch = page.get_by_role("button", name="Play again")
    while not rematch.is_visible():
        assert time.monotonic() < until
        step(page)
    expect(page.get_by_role("heading", name="win")).to_be_visible()
    page.get_by_role("button", name="Go through it move by move").click()
    expect(page.get_by_text("Move 0 of")).to_be_visible()
    expect(page.get_by_role("navigation", name="The dwarves")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("Move 1 of")).to_be_visible()
    page.get_by_role("button", name="End", exact=True).click()
    expect(page.get_by_role("button", name="Next move")).to_be_disabled()
    page.get_by_role("link", name="Close").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the game").click()
    assert download.value.path().read_text(encoding="utf-8").strip()
    rematch.click()
    page.get_by_role("button", name="I have seen my role").wait_for()


def step(page: Page) -> None:
    """Do whatever is asked: turn the role, discard the first card, take gold, go on."""
    there = There.of(page)
    way = next(filter(there.has, WAYS_ON), None)
    if way:
        page.get_by_role("button", name=way).click()
    elif there.picks:
        page.locator(".pick button").first.click()
        page.locator(".draft .btn.main").click()
        expect(page.locator(".pick button")).to_have_count(0)
    elif there.mine and there.cards:
        for key in ("1", "d", "Enter"):
            page.keyboard.press(key)
    page.wait_for_timeout(30)
