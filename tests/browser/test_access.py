"""What axe finds: nothing, on every screen, in both themes."""

from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import AXE
from tests.browser.test_play import NARROW, PHONE, pick_playable, play_now

NewPage = Callable[..., Page]
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
TABLET: ViewportSize = {"width": 820, "height": 1180}
SMALL: ViewportSize = {"width": 360, "height": 640}
LANDSCAPE: ViewportSize = {"width": 844, "height": 390}
THEMES: tuple[Literal["dark"], Literal["light"]] = ("dark", "light")


LOOK = """async (rules) => {
    const moving = () => document.getAnimations().filter(
        ({ effect, playState }) =>
            playState === "running" && effect.getComputedTiming().endTime < Infinity,
    );
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    for (let found = moving(); found.length; found = moving()) {
        await Promise.allSettled(found.map(({ finished }) => finished));
        await frame();
    }
    // Nothing has to be loaded beforehand: no page plays films or sounds by elements of its own.
    const wish = { preload: false, resultTypes: ["violations"], ...(rules && { runOnly: rules }) };
    return (await axe.run(wish)).violations;
}"""
"""What axe finds by some rules, or by all, once all that comes up or fades has done so."""
COLOURS = ["color-contrast"]
"""The rules that a theme can break: it changes colours and nothing else."""


def faults(page: Page, rules: list[str] | None = None) -> list[str]:
    # A test may look into the page where its policy lets no script in.
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(LOOK, rules)
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
    assert faults(page) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_in_a_lobby(new_page: NewPage, theme: str) -> None:
    page = new_page("/", color_scheme=theme)
    page.get_by_role("button", name="Open a table").click()
    assert faults(page) == []
    page.get_by_role("button", name="Open the table").click()
    page.locator(".code b").wait_for()
    assert faults(page) == []


def faults_in_all_clothes(page: Page, at_last: ViewportSize = DESKTOP) -> list[str]:
    """Look at a screen in both themes on every size, and leave it at the last."""
    found = []
    for size in (DESKTOP, TABLET, NARROW, SMALL, LANDSCAPE):
        page.set_viewport_size(size)
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            expect(page.locator("html")).to_have_attribute("data-theme", theme)
            rules = None if theme == THEMES[0] else COLOURS
            found += [f"{theme} {size['width']} {fault}" for fault in faults(page, rules)]
    page.set_viewport_size(at_last)
    return found
