"""Budgets of the client that do not depend on the machine: bytes, requests, restyled elements."""

import re
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, SIGN_UP_JS, NewPage
from tests.browser.first_moves import play_now, reveal_own_role
from tests.browser.page_player import FREEZE_TIMERS_JS

REPLAYED_STEPS = 40
MAX_REPLAY_REQUESTS = 5
MAX_HOME_REQUESTS = 25
MAX_HOME_BYTES = 112_000
MAX_MOVE_REQUESTS = 60
MAX_MOVE_BYTES = 200_000


def test_replay_of_forty_steps_needs_few_requests(new_page: NewPage) -> None:
    page = new_page("/favicon.svg")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/replay/ENDED")
    for step in range(REPLAYED_STEPS):
        expect(page.get_by_text(f"Move {step} of")).to_be_visible()
        page.keyboard.press("ArrowRight")
    expect(page.get_by_text(f"Move {REPLAYED_STEPS} of")).to_be_visible()
    steps = [url for url in asked if "/replay/steps?" in url]
    assert len(steps) <= MAX_REPLAY_REQUESTS, asked


class LoadedFiles:
    """The requests of a page and the bytes of their answers with headers, except for sockets."""

    def __init__(self, page: Page) -> None:
        self.urls: dict[str, str] = {}
        self.sizes: dict[str, float] = {}
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.requestWillBeSent", self._add_request)
        session.on("Network.loadingFinished", self._add_size)

    def _add_request(self, event: dict[str, Any]) -> None:
        if event["request"]["url"].startswith("http"):
            self.urls[event["requestId"]] = event["request"]["url"]

    def _add_size(self, event: dict[str, Any]) -> None:
        self.sizes[event["requestId"]] = event["encodedDataLength"]

    @property
    def count(self) -> int:
        return len(self.urls)

    @property
    def size(self) -> float:
        return sum(self.sizes.values())


def test_home_page_and_first_move_stay_under_budget(new_page: NewPage) -> None:
    page = new_page("/favicon.svg", **PHONE)
    loaded = LoadedFiles(page)
    page.goto("/")
    page.get_by_role("heading", name=re.compile("^Saboteur$")).first.wait_for()
    page.wait_for_load_state("networkidle")
    assert loaded.count <= MAX_HOME_REQUESTS, loaded.urls
    assert loaded.size <= MAX_HOME_BYTES
    play_now(page)
    reveal_own_role(page)
    page.locator(".hand button").first.wait_for()
    assert loaded.count <= MAX_MOVE_REQUESTS, loaded.urls
    assert loaded.size <= MAX_MOVE_BYTES


PAGE_READY_JS = """
new MutationObserver((_, observer) => {
    if (!document.querySelector(".cell")) return;
    window.stood = performance.now();
    observer.disconnect();
}).observe(document, { childList: true, subtree: true });
"""
"""JavaScript that records when the table's first cells appear; later loads are not counted."""


BEGIN_MS = 900
"""As in main.ts: what the page loads after this delay is not part of its first load."""


def test_first_load_by_link_stays_under_byte_budget(new_page: NewPage) -> None:
    """By link a page loads itself, the table, one family and one language.

    A new guest is asked for a name first; the table is loaded after that.
    """
    table = new_page()
    play_now(table)
    guest = new_page("/favicon.svg")
    guest.add_init_script(PAGE_READY_JS)
    guest.add_init_script(f"({FREEZE_TIMERS_JS})({BEGIN_MS})")
    path = urlsplit(table.url).path
    guest.goto(path)
    guest.get_by_role("button", name="Watch", exact=True).wait_for()
    assert sum(size for _, size in _loaded_resources(guest)) <= 70_000
    guest.evaluate(SIGN_UP_JS)
    guest.goto(path)
    guest.locator(".cell").first.wait_for()
    loaded = _loaded_resources(guest)
    assert any("table-" in name for name, _ in loaded)
    assert sum(size for _, size in loaded) <= 100_000


def _loaded_resources(page: Page) -> list[tuple[str, int]]:
    """Return the scripts and styles that the page has loaded until ready, with their sizes."""
    found: list[tuple[str, int]] = page.evaluate(
        """() => performance.getEntriesByType("resource")
            .filter(({ name }) => /\\.(js|css)$/.test(name))
            .filter(({ startTime }) => startTime <= (window.stood ?? Infinity))
            .map(({ name, encodedBodySize }) => [name, encodedBodySize])"""
    )
    return found
