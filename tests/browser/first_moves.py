"""Steps from the home page to a first move."""

import pytest
from playwright.sync_api import Page

MAX_TABLES_TRIED = 5
"""Maximum number of tables to try; a hand may have no card that fits."""


def play_now(page: Page) -> None:
    page.get_by_role("button", name="Play now against bots").click()
    page.get_by_role("button", name="I have seen my role").wait_for()


def reveal_own_role(page: Page) -> None:
    page.get_by_role("button", name="I have seen my role").press("Enter")
    page.locator(".banner.mine").wait_for()


def pick_playable(page: Page) -> None:
    """Pick the first card of the hand that fits somewhere; without one, open another table."""
    for _ in range(MAX_TABLES_TRIED):
        for index in range(page.locator(".hand button").count()):
            page.keyboard.press(str(index + 1))
            if page.locator(".cell.empty.legal").count():
                return
        page.goto("/")
        play_now(page)
        reveal_own_role(page)
    pytest.fail(f"{MAX_TABLES_TRIED} hands without a card that fits")
