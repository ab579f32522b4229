"""Actions of a player by the controls of the page."""

import re
from contextlib import suppress
from typing import Final

from playwright.sync_api import Error, Locator, Page, expect

from tests.browser.fake_socket import FakeServerPage
from tests.browser.page_player import SHORT_TIMEOUT_MS, wait_for_paint

MAX_STEPS: Final = 8
"""Maximum number of presses until a card is played."""
MESSAGE_KEY: Final = re.compile(
    r"\b(?:answer|banner|card|cave|creature|dark-cave|duel|end|event|face|grade|kind|hold|home|lobby|log|lost-mines"
    r"|mines|module|play|refusal|role|title)-[a-z-]+[a-z]\b"
)
"""Matches a message key that is shown because its text is missing."""
KEBAB_CASE = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)+")
ACCESSIBLE_NAMES_JS = """() => [...document.querySelectorAll("[aria-label], [title]")]
    .flatMap((each) => [each.getAttribute("aria-label") ?? "", each.getAttribute("title") ?? ""])"""


def missing_texts(page: Page) -> set[str]:
    """Return the message keys that the page shows, also in accessible names and titles."""
    named: list[str] = page.evaluate(ACCESSIBLE_NAMES_JS)
    return {
        *MESSAGE_KEY.findall(page.locator("body").inner_text()),
        *filter(KEBAB_CASE.fullmatch, named),
    }


def log_line(page: Page, text: str) -> Locator:
    """Return the newest line of the log that contains ``text``."""
    return page.locator(".panel .log li", has_text=text).first


def pick_card(page: Page, name: str) -> None:
    page.locator(f'.hand button[aria-label*="{name}" i]:not(.idle)').first.click()


def pick_path(page: Page) -> None:
    """Pick the first path card that can be laid, by its digit key."""
    page.locator(".banner.mine").wait_for()
    for index, card in enumerate(page.locator(".hand button").all(), 1):
        page.keyboard.press(str(index))
        expect(card).to_have_attribute("aria-pressed", "true")
        if page.locator(".cell.empty.legal").count():
            return
        page.keyboard.press("Escape")
        expect(card).to_have_attribute("aria-pressed", "false")
    raise AssertionError


def lay_first_fitting(page: Page) -> None:
    """Pick the first card of the hand that fits somewhere, and lay it."""
    cells = page.locator(".cell.legal")
    for card in page.locator(".hand button").all():
        card.click()
        expect(card).to_have_attribute("aria-pressed", "true")
        if cells.count():
            break
    cells.first.click()
    expect(page.locator(".hand .picked")).to_have_count(0)


def confirm(page: Page, confirmation: Locator) -> None:
    """Press the confirm button while it is shown, until ``confirmation`` is visible."""
    go = page.locator(".acts .go:enabled")
    while not confirmation.is_visible():
        expect(confirmation.or_(go).first).to_be_visible()
        press_control(go)  # or the move was sent without it


def aim_and_confirm(server_page: FakeServerPage, confirmation: Locator) -> None:
    """Press highlighted targets and confirm until a move is sent, and wait for its result."""
    page = server_page.page
    go = page.locator(".acts .go:enabled")
    glows = page.locator(".cell.legal, .cell.target, button.plate.target")
    presses = 0
    while not server_page.sent:
        assert presses < MAX_STEPS
        expect(go.or_(glows).first).to_be_visible()
        presses += press_control(go if go.count() else glows.last if presses % 2 else glows.first)
        wait_for_paint(page)  # frames of the last press arrive
    expect(confirmation).to_be_visible()


def press_control(what: Locator) -> bool:
    """Click a control that may disappear; return whether the click succeeded."""
    with suppress(Error):
        what.click(timeout=SHORT_TIMEOUT_MS)
        return True
    return False
