"""Tests with one guest and four bots: ends of a round and of a game, in the soak from the deal."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, ResumeGame
from tests.browser.first_moves import play_now
from tests.browser.round_steps import steps_to


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
    """Play to the end, see the winner, step through the game, save it, and play again."""
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
