"""What axe finds: nothing, on every screen, in both themes.

A look costs as much as all else that a test does with a screen. So whatever happens to come by is
looked at by lot, other screens with every commit, and what tests of axe open is always looked at.
"""

import os
from collections import Counter
from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import AXE, DESKTOP, NARROW, PHONE
from tests.browser.page_actions import missing_texts
from tests.browser.test_basic_play import pick_playable, play_now
from tests.sampling import SeededRandom, seed_for

pytestmark = pytest.mark.in_turns  # they are three: one in every run
NewPage = Callable[..., Page]
TABLET: ViewportSize = {"width": 820, "height": 1180}
SMALL: ViewportSize = {"width": 360, "height": 640}
LANDSCAPE: ViewportSize = {"width": 844, "height": 390}
Theme = Literal["dark", "light"]
THEMES: tuple[Theme, ...] = ("dark", "light")
SCAN_1_IN = 3
"""By lot every third screen is looked at."""
SCAN_ALL_VARIABLE = "SABOTEUR_ALL_LOOKS"
"""Where this is set, as by `make soak`, nothing is left to the lot."""
_scan_counts = Counter[str]()
"""How many looks each test could have taken so far."""


AXE_JS = """async (lot) => {
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
    const alike = new Set([...kinds.values()].flatMap((all) => all.toSpliced(lot % all.length, 1)));
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
"""What axe finds, once all that comes up or fades has done so."""


def next_axe_sampler() -> SeededRandom | None:
    """Return what decides on the next look of this test; ``None`` where all is looked at."""
    test = os.environ["PYTEST_CURRENT_TEST"]
    _scan_counts[test] += 1
    return (
        None
        if SCAN_ALL_VARIABLE in os.environ
        else SeededRandom(seed_for(f"look/{test}/{_scan_counts[test]}"))
    )


def skip_by_sample(sampler: SeededRandom | None) -> bool:
    """Whether the lot leaves a screen out."""
    return sampler is not None and sampler.randbelow(SCAN_1_IN) > 0


def axe_violations(page: Page) -> list[str]:
    """Look at a screen that has come by, if the lot falls on it."""
    return [] if skip_by_sample(next_axe_sampler()) else run_axe(page)


def run_axe(page: Page) -> list[str]:
    """Look at a screen."""
    # A test may look into the page where its policy lets no script in.
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(AXE_JS, SeededRandom(seed_for("cells")).randbelow(1000))
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
def test_axe_finds_no_violations_from_home_to_first_turn(
    new_page: NewPage, theme: str, size: dict[str, object]
) -> None:
    page = new_page("/", color_scheme=theme, **size)
    page.get_by_role("button", name="Play now against bots").wait_for()
    assert run_axe(page) == []
    play_now(page)
    assert run_axe(page) == []
    page.get_by_role("button", name="I have seen my role").click()
    page.locator(".banner.mine").wait_for()
    assert run_axe(page) == []
    pick_playable(page)
    assert run_axe(page) == []


ViewportThemes = tuple[tuple[ViewportSize, Theme], ...]
FEW_VIEWPORT_THEMES: ViewportThemes = tuple(
    (size, theme) for size in (DESKTOP, NARROW) for theme in THEMES
)
"""Both layouts and both themes; a look takes one of them, another one with every commit."""
ALL_VIEWPORT_THEMES: ViewportThemes = tuple(
    (size, theme) for size in (DESKTOP, TABLET, NARROW, SMALL, LANDSCAPE) for theme in THEMES
)
each_viewport_theme = pytest.mark.parametrize(
    "clothes",
    [
        pytest.param(FEW_VIEWPORT_THEMES, id="clothes"),
        pytest.param(ALL_VIEWPORT_THEMES, id="all-clothes", marks=pytest.mark.soak),
    ],
)
"""For tests that look at a screen in some clothes: by lot in one of few, in the soak in all."""


def axe_violations_in(clothes: ViewportThemes, page: Page, *, always: bool = False) -> list[str]:
    """Look at a screen on some sizes in some themes, and leave it as it was.

    Of few clothes one is taken, if the lot falls on the screen or it is ``always`` looked at.
    """
    if clothes == FEW_VIEWPORT_THEMES and (lot := next_axe_sampler()):
        clothes = () if skip_by_sample(lot) and not always else (lot.choice(FEW_VIEWPORT_THEMES),)
    found = []
    before = page.viewport_size
    for size, theme in clothes:
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        found += [f"{theme} {size['width']} {fault}" for fault in run_axe(page)]
    if before:
        page.set_viewport_size(before)
    return found


def test_axe_finds_no_violations_in_lobby(new_page: NewPage) -> None:
    clothes: ViewportThemes = tuple((DESKTOP, theme) for theme in THEMES)
    page = new_page()
    page.get_by_role("button", name="Open a table").click()
    go = page.get_by_role("button", name="Open the table")
    go.wait_for()
    assert axe_violations_in(clothes, page) == []
    go.click()
    page.locator(".code b").wait_for()
    assert axe_violations_in(clothes, page) == []
    assert missing_texts(page) == set()
