"""What axe finds: nothing, on every screen, in both themes."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import AXE
from tests.browser.test_play import PHONE, pick_playable, play_now

NewPage = Callable[..., Page]


def faults(page: Page) -> list[str]:
    # A test may look into the page where its policy lets no script in.
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async () => (await axe.run()).violations")
    return [f"{each['id']}: {each['nodes'][0]['html'][:160]}" for each in found]


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [{}, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing(new_page: NewPage, theme: str, size: dict[str, object]) -> None:
    page = new_page("/", color_scheme=theme, **size)
    page.get_by_role("button", name="Play now").wait_for()
    assert faults(page) == []
    play_now(page)
    assert faults(page) == []
    page.get_by_role("button", name="I have seen my role").click()
    page.locator(".banner.mine").wait_for()
    assert faults(page) == []
    pick_playable(page)
    page.wait_for_timeout(300)
    assert faults(page) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_in_a_lobby(new_page: NewPage, theme: str) -> None:
    page = new_page("/", color_scheme=theme)
    page.get_by_role("button", name="Open a table").click()
    assert faults(page) == []
    page.get_by_role("button", name="Open the table").click()
    page.locator(".code b").wait_for()
    assert faults(page) == []
