"""Budgets of the client that do not depend on the machine: bytes, requests, restyled elements."""

from playwright.sync_api import expect

from tests.browser.conftest import NewPage

REPLAYED_STEPS = 40
MAX_REPLAY_REQUESTS = 5


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
