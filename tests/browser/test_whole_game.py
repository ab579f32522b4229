"""One person and four bots: the ends of a round and of a game; in the soak, from the deal on."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, ResumeGame
from tests.browser.page_player import WAYS_ON, VisibleControls, poll_controls, wait_for_paint
from tests.browser.test_basic_play import play_now


def test_the_last_cards_of_a_round_and_the_next_deal(resume_game: ResumeGame) -> None:
    page = resume_game("DEALS")
    steps_to(page, "Next round")
    page.get_by_role("button", name="Next round").click()
    page.get_by_role("button", name="I have seen my role").click()
    expect(page.locator("header .middle .chip b").first).to_contain_text("2")
    expect(page.locator(".hand button")).to_have_count(6)


@pytest.mark.soak
def test_the_last_cards_of_a_game_and_its_replay(resume_game: ResumeGame) -> None:
    play_to_the_end(resume_game("LASTS"))


@pytest.mark.soak
@pytest.mark.timeout(240)
def test_a_whole_game_and_its_replay(new_page: NewPage) -> None:
    page = new_page()
    play_now(page)
    play_to_the_end(page)


def play_to_the_end(page: Page) -> None:
    """Play on, see who wins, go through the game, keep it, and play again."""
    rematch = page.get_by_role("button", name="Play again")
    steps_to(page, "Play again")
    expect(page.get_by_role("heading", name=re.compile("w[io]n|draw")).first).to_be_visible()
    page.get_by_role("button", name="Go through it move by move").click()
    expect(page.get_by_text("Move 0 of")).to_be_visible()
    expect(page.get_by_role("navigation", name="The dwarves")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("Move 1 of")).to_be_visible()
    page.get_by_role("button", name="End", exact=True).click()
    expect(page.get_by_role("button", name="Next move")).to_be_disabled()
    page.get_by_role("link", name="Close").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the game").click()
    assert download.value.path().read_text(encoding="utf-8").strip()
    rematch.click()
    page.get_by_role("button", name="I have seen my role").wait_for()


def steps_to(page: Page, button: str) -> None:
    """Do whatever is asked until a button is there."""
    for there in poll_controls(page, button):
        _do(page, there)


def step(page: Page) -> None:
    """Do whatever is asked: turn the role, discard the first card, take gold, go on."""
    _do(page, VisibleControls.read(page))


def _do(page: Page, there: VisibleControls) -> None:
    way = next(filter(there.has_button, WAYS_ON), None)
    if way:
        page.get_by_role("button", name=way).click()
    elif there.picks:
        page.locator(".pick button").first.click()
        page.locator(".draft .btn.main").click()
        expect(page.locator(".pick button")).to_have_count(0)
    elif there.is_own_turn and there.cards:
        for key in ("1", "d", "Enter"):
            page.keyboard.press(key)
    wait_for_paint(page)
