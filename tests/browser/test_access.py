"""What axe finds: nothing, on every screen, in both themes."""

import time
from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import AXE
from tests.browser.test_play import NARROW, PHONE, pick_playable, play_now
from tests.browser.test_whole_game import step

NewPage = Callable[..., Page]
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
TABLET: ViewportSize = {"width": 820, "height": 1180}
SMALL: ViewportSize = {"width": 360, "height": 640}
LANDSCAPE: ViewportSize = {"width": 844, "height": 390}
THEMES: tuple[Literal["dark"], Literal["light"]] = ("dark", "light")
PATIENCE = 300


def faults(page: Page) -> list[str]:
    # A test may look into the page where its policy lets no script in.
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{each['id']}: {node['html'][:160]} {node['failureSummary']}"
        for each in found
        for node in each["nodes"]
    ]


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


@pytest.mark.timeout(420)
def test_axe_finds_nothing_at_the_ends_and_in_the_replay(new_page: NewPage) -> None:
    """One game serves both themes and both sizes: each screen changes its clothes in place."""
    page = new_page()
    play_now(page)
    until = time.monotonic() + PATIENCE
    seen: list[str] = []

    def look() -> None:
        expect(page.get_by_role("list", name="Who was who")).to_be_visible()
        seen.append(page.locator(".draft h2").inner_text())
        assert faults_in_all_clothes(page) == []

    while not page.get_by_role("button", name="Play again").is_visible():
        assert time.monotonic() < until
        step(page, at_an_end=look)
    assert len(seen) == 3
    assert faults_in_all_clothes(page) == []
    page.get_by_role("button", name="Go through it move by move").click()
    page.get_by_text("Move 0 of").wait_for()
    page.keyboard.press("ArrowRight")
    page.get_by_text("Move 1 of").wait_for()
    assert faults_in_all_clothes(page) == []


def faults_in_all_clothes(page: Page, at_last: ViewportSize = DESKTOP) -> list[str]:
    """Look at a screen in both themes on every size, and leave it at the last."""
    found = []
    for size in (DESKTOP, TABLET, NARROW, SMALL, LANDSCAPE):
        page.set_viewport_size(size)
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            expect(page.locator("html")).to_have_attribute("data-theme", theme)
            page.wait_for_timeout(300)  # colours fade
            found += [f"{theme} {size['width']} {fault}" for fault in faults(page)]
    page.set_viewport_size(at_last)
    return found
