"""Axe tests of every screen in both themes."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.axe import (
    ViewportThemes,
    axe_violations,
    axe_violations_in,
    each_viewport_theme,
)
from tests.browser.conftest import PHONE
from tests.browser.first_moves import pick_playable, play_now
from tests.browser.page_actions import missing_texts

NewPage = Callable[..., Page]


each_device = pytest.mark.parametrize(
    ("theme", "size"),
    [
        pytest.param("light", PHONE, id="light-phone"),
        pytest.param("dark", {}, id="dark-desktop", marks=pytest.mark.soak),
        pytest.param("light", {}, id="light-desktop", marks=pytest.mark.soak),
        pytest.param("dark", PHONE, id="dark-phone", marks=pytest.mark.soak),
    ],
)


@each_device
def test_axe_finds_no_violations_from_home_to_first_turn(
    new_page: NewPage, theme: str, size: dict[str, object]
) -> None:
    page = new_page("/", color_scheme=theme, **size)
    page.get_by_role("button", name="Play now against bots").wait_for()
    assert axe_violations(page) == []
    play_now(page)
    assert axe_violations(page) == []
    page.get_by_role("button", name="I have seen my role").click()
    page.locator(".banner.mine").wait_for()
    assert axe_violations(page) == []
    pick_playable(page)
    assert axe_violations(page) == []


@each_viewport_theme
def test_axe_finds_no_violations_in_lobby(new_page: NewPage, screens: ViewportThemes) -> None:
    page = new_page()
    page.get_by_role("button", name="Open a table").click()
    go = page.get_by_role("button", name="Open the table")
    go.wait_for()
    assert axe_violations_in(screens, page) == []
    go.click()
    page.locator(".code b").wait_for()
    assert axe_violations_in(screens, page) == []
    assert missing_texts(page) == set()
