"""Steps through a round, and the roles at its end."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.page_player import WAYS_ON, VisibleControls, poll_controls, wait_for_paint


def steps_to(page: Page, button: str) -> None:
    """Answer everything until a button with the text ``button`` appears."""
    for there in poll_controls(page, button):
        _do(page, there)


def step(page: Page) -> None:
    """Answer once: reveal the role, discard the first card, take gold or continue."""
    _do(page, VisibleControls.read(page))


def _do(page: Page, there: VisibleControls) -> None:
    way = next(filter(there.has_button, WAYS_ON), None)
    if way:
        page.get_by_role("button", name=way).click()
    elif there.picks:
        page.locator(".pick button").first.click()
        page.locator(".draft .btn.main").click()
        expect(page.locator(".pick button")).to_have_count(0)
    elif there.is_own_turn and there.cards:
        for key in ("1", "d", "Enter"):
            page.keyboard.press(key)
    wait_for_paint(page)


def roles(page: Page) -> Locator:
    return page.get_by_role("list", name="Who was who")
