"""Accessibility checks of a page with axe, in several sizes and themes."""

from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import AXE, DESKTOP, NARROW

TABLET: ViewportSize = {"width": 820, "height": 1180}
SMALL: ViewportSize = {"width": 360, "height": 640}
LANDSCAPE: ViewportSize = {"width": 844, "height": 390}
Theme = Literal["dark", "light"]
THEMES: tuple[Theme, ...] = ("dark", "light")
AXE_JS = """async () => {
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
    // axe walks from a node to its children. Left out are drawings, which are named where they are
    // used, and of cells and lines of the log that are alike all but one.
    const drawings = [...document.querySelectorAll("symbol, svg:not(:has(title, text, [role]))")];
    const look = ({ outerHTML }) => outerHTML.replace(/ (?!class)[\\w-]+="[^"]+"|>[^<]+</g, "");
    const kinds = Map.groupBy(document.querySelectorAll(".cell, .log li"), look);
    const alike = new Set([...kinds.values()].flatMap((all) => all.slice(1)));
    const around = new Set([...alike].map(({ parentElement }) => parentElement));
    const shown = ({ childNodes }) => [...childNodes].filter((each) => !alike.has(each));
    const trimmed = new Map([...around].map((each) => [each, shown(each)]));
    for (const each of drawings) trimmed.set(each, []);
    for (const [each, value] of trimmed)
        Object.defineProperty(each, "childNodes", { value, configurable: true });
    // Nothing has to be loaded beforehand: no page plays films or sounds by elements of its own.
    const wish = { preload: false, resultTypes: ["violations"] };
    const { violations } = await axe.run(wish);
    for (const each of trimmed.keys()) delete each.childNodes;
    return violations;
}"""
"""JavaScript that returns the violations found by axe, once all animations have ended."""


def axe_violations(page: Page) -> list[str]:
    # The test may run a script in the page although its security policy forbids scripts.
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE.read_text(encoding="utf-8"))
    return [
        f"{each['id']}: {node['html'][:160]} {node['failureSummary']}"
        for each in page.evaluate(AXE_JS)
        for node in each["nodes"]
    ]


ViewportThemes = tuple[tuple[ViewportSize, Theme], ...]
FEW_VIEWPORT_THEMES: ViewportThemes = ((NARROW, "light"),)
"""Only a small window and the light theme, since most tests use a large one and the dark theme."""
ALL_VIEWPORT_THEMES: ViewportThemes = tuple(
    (size, theme) for size in (DESKTOP, TABLET, NARROW, SMALL, LANDSCAPE) for theme in THEMES
)
each_viewport_theme = pytest.mark.parametrize(
    "screens",
    [
        pytest.param(FEW_VIEWPORT_THEMES, id="few"),
        pytest.param(ALL_VIEWPORT_THEMES, id="all", marks=pytest.mark.soak),
    ],
)
"""Parametrizes a test over a few window sizes and themes, in the soak also over all."""


def question_check(screens: ViewportThemes, page: Page, found: list[str]) -> Callable[[], object]:
    """Return a callback for each new question, which adds axe's findings to ``found``.

    With only ``FEW_VIEWPORT_THEMES`` to test, it does nothing.
    """
    return int if screens == FEW_VIEWPORT_THEMES else lambda: found.extend(axe_violations(page))


def axe_violations_in(screens: ViewportThemes, page: Page) -> list[str]:
    """Return axe's violations in these sizes and themes; restore the window size."""
    found = []
    before = page.viewport_size
    for size, theme in screens:
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        found += [f"{theme} {size['width']} {fault}" for fault in axe_violations(page)]
    if before:
        page.set_viewport_size(before)
    return found
