"""What axe finds: nothing, on every screen, in both themes."""

import os
from collections.abc import Callable
from random import Random
from typing import Literal
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import AXE, DESKTOP, NARROW, PHONE
from tests.browser.controls import unsaid
from tests.browser.test_play import pick_playable, play_now
from tests.seed import seed

NewPage = Callable[..., Page]
TABLET: ViewportSize = {"width": 820, "height": 1180}
SMALL: ViewportSize = {"width": 360, "height": 640}
LANDSCAPE: ViewportSize = {"width": 844, "height": 390}
THEMES: tuple[Literal["dark"], Literal["light"]] = ("dark", "light")


LOOK = """async () => {
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
    // A drawing is named where it is used. Of where it is kept axe would look at every stroke.
    const drawings = document.querySelectorAll("symbol");
    for (const each of drawings)
        Object.defineProperty(each, "childNodes", { value: [], configurable: true });
    // Nothing has to be loaded beforehand: no page plays films or sounds by elements of its own.
    const wish = { preload: false, resultTypes: ["violations"] };
    const { violations } = await axe.run(wish);
    for (const each of drawings) delete each.childNodes;
    return violations;
}"""
"""What axe finds, once all that comes up or fades has done so."""


def faults(page: Page) -> list[str]:
    # A test may look into the page where its policy lets no script in.
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(LOOK)
    return [
        f"{each['id']}: {node['html'][:160]} {node['failureSummary']}"
        for each in found
        for node in each["nodes"]
    ]


each_device = pytest.mark.parametrize(
    ("theme", "size"),
    [
        pytest.param("dark", {}, id="dark-desktop"),
        pytest.param("light", PHONE, id="light-phone"),
        pytest.param("light", {}, id="light-desktop", marks=pytest.mark.soak),
        pytest.param("dark", PHONE, id="dark-phone", marks=pytest.mark.soak),
    ],
)


@each_device
def test_axe_finds_nothing(new_page: NewPage, theme: str, size: dict[str, object]) -> None:
    page = new_page("/", color_scheme=theme, **size)
    page.get_by_role("button", name="Play now against bots").wait_for()
    assert faults(page) == []
    play_now(page)
    assert faults(page) == []
    page.get_by_role("button", name="I have seen my role").click()
    page.locator(".banner.mine").wait_for()
    assert faults(page) == []
    pick_playable(page)
    assert faults(page) == []


Clothes = tuple[tuple[ViewportSize, Literal["dark", "light"]], ...]
FEW: Clothes = tuple((size, theme) for size in (DESKTOP, NARROW) for theme in THEMES)
"""Both layouts and both themes; each look takes one of them, another one with every commit."""
ALL: Clothes = tuple(
    (size, theme) for size in (DESKTOP, TABLET, NARROW, SMALL, LANDSCAPE) for theme in THEMES
)
dressed = pytest.mark.parametrize(
    "clothes",
    [pytest.param(FEW, id="clothes"), pytest.param(ALL, id="all-clothes", marks=pytest.mark.soak)],
)
"""For tests that look at a screen in some clothes: in one of few, in the soak in all."""


def faults_in(clothes: Clothes, page: Page) -> list[str]:
    """Look at a screen on some sizes in some themes, and leave it as it was."""
    if clothes == FEW:
        looked = f"{seed()} {os.environ['PYTEST_CURRENT_TEST']} {urlsplit(page.url).path}"
        clothes = (Random(looked).choice(FEW),)  # noqa: S311
    found = []
    before = page.viewport_size
    for size, theme in clothes:
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        found += [f"{theme} {size['width']} {fault}" for fault in faults(page)]
    if before:
        page.set_viewport_size(before)
    return found


def test_axe_finds_nothing_in_a_lobby(new_page: NewPage) -> None:
    clothes: Clothes = tuple((DESKTOP, theme) for theme in THEMES)
    page = new_page()
    page.get_by_role("button", name="Open a table").click()
    assert faults_in(clothes, page) == []
    page.get_by_role("button", name="Open the table").click()
    page.locator(".code b").wait_for()
    assert faults_in(clothes, page) == []
    assert unsaid(page) == set()
