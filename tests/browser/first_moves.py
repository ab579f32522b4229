"""The way from the home page to a first move."""

import pytest
from playwright.sync_api import Page

MAX_TABLES_TRIED = 5
"""A hand may hold no card that fits: so many tables are tried before a test gives up."""


def play_now(page: Page) -> None:
    page.get_by_role("button", name="Play now against bots").click()
    page.get_by_role("button", name="I have seen my role").wait_for()


def reveal_own_role(page: Page) -> None:
    page.get_by_role("button", name="I have seen my role").press("Enter")
    page.locator(".banner.mine").wait_for()


def pick_playable(page: Page) -> None:
    """Pick the first card that fits somewhere in the maze; a hand without one is dealt again."""
    for _ in range(MAX_TABLES_TRIED):
        for index in range(page.locator(".hand button").count()):
            page.keyboard.press(str(index + 1))
            if page.locator(".cell.empty.legal").count():
                return
        page.goto("/")
        play_now(page)
        reveal_own_role(page)
    pytest.fail(f"{MAX_TABLES_TRIED} hands without a card that fits")
