"""Tests of a table's layout at every screen size, in many situations."""

from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from saboteur.games.registry import ruleset
from saboteur.play.game import Game
from tests.browser.axe import LANDSCAPE, SMALL, TABLET
from tests.browser.fake_socket import FakeServerPage
from tests.browser.page_player import wait_for_paint
from tests.browser.recorded_games import late
from tests.sampling import sample_cases

SIZES: Final[tuple[ViewportSize, ...]] = (
    {"width": 1440, "height": 900},
    TABLET,
    {"width": 390, "height": 844},
    SMALL,
    LANDSCAPE,
    {"width": 720, "height": 450},  # a desk at 200 %
)
BOXES: Final = [
    pytest.param("saboteur", 10, marks=pytest.mark.soak),
    pytest.param("saboteur2", 12, marks=pytest.mark.soak),
    pytest.param("duel", 2, marks=pytest.mark.soak),
    pytest.param("duel", 1, marks=pytest.mark.soak),
    ("lost-mines", 9),
    pytest.param("dark-cave", 4, marks=pytest.mark.soak),
]

LAYOUT_FAULTS_JS = """() => {
    const page = document.documentElement;
    const found = [];
    if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth)
        found.push(`the page is ${page.scrollWidth} by ${page.scrollHeight}`);
    const shown = (selector) => [...document.querySelectorAll(selector)].filter((each) =>
        each.checkVisibility({ visibilityProperty: true }));
    const scrolled = (each) => each.closest(".strip, .ask");
    for (const each of shown("header button, .banner button, .acts button, .tabs button")) {
        if (scrolled(each)) continue;
        const box = each.getBoundingClientRect();
        const name = each.ariaLabel ?? each.innerText;
        const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        if (!over || !each.contains(over)) found.push(`${name} is hidden by ${over?.className}`);
        if (each.scrollWidth > each.clientWidth + 1) found.push(`${name} is cut`);
    }
    const apart = (a, b) => a.right <= b.left || b.right <= a.left
        || a.bottom <= b.top || b.bottom <= a.top;
    const board = document.querySelector(".window").getBoundingClientRect();
    const banner = document.querySelector(".banner").getBoundingClientRect();
    for (const each of shown(".cell:not(.empty)")) {
        const box = each.getBoundingClientRect();
        if (box.left < board.left || box.right > board.right || box.top < board.top
            || box.bottom > board.bottom || !apart(box, banner))
            found.push(`the card at ${each.dataset.cell} is not seen whole`);
    }
    const own = document.querySelector(".plate.me").getBoundingClientRect();
    if (!document.elementFromPoint(own.x + own.width / 2, own.y + own.height / 2)?.closest(".me"))
        found.push("one's own plate is hidden");
    for (const key of shown(".hand kbd"))
        for (const each of shown(".acts button"))
            if (!apart(key.getBoundingClientRect(), each.getBoundingClientRect()))
                found.push(`the key ${key.innerText} lies on ${each.innerText}`);
    return found;
}"""
"""JavaScript that returns a table's elements that are hidden, covered, cut off or scroll."""
BUTTON_POSITIONS_JS = """() => ["acts", "go", "drop", "turn"].map((each) => {
    const { x, y, width, height } = document.querySelector(`.${each}`).getBoundingClientRect();
    return [each, x, y, width, height];
})"""


def resize(page: Page, size: ViewportSize) -> Page:
    page.set_viewport_size(size)
    wait_for_paint(page)
    wait_for_paint(page)
    return page


@pytest.mark.parametrize(("box", "seats"), BOXES)
def test_nothing_is_cut_off_on_any_screen_size(
    desktop: FakeServerPage, box: str, seats: int
) -> None:
    page = desktop.open(late(ruleset(box, seats), 40), 0, history=True, others="sizes")
    # A small phone shows the active part of a large maze until the whole maze is asked for.
    page.get_by_role("button", name="See it all").click()
    found = {str(size): resize(page, size).evaluate(LAYOUT_FAULTS_JS) for size in SIZES}
    assert not any(found.values()), found


def shrinking_hand() -> Game:
    """Return a game with an empty pile, in which the next seat's hand becomes smaller."""
    return late(ruleset("saboteur", 5), 9)


@pytest.mark.parametrize(
    "size", sample_cases([SIZES[0], SIZES[2], LANDSCAPE], 1), ids=["desk", "phone", "side"]
)
def test_action_buttons_keep_position_when_hand_shrinks(
    desktop: FakeServerPage, size: ViewportSize
) -> None:
    page = resize(desktop.open(shrinking_hand(), history=True, others="passing"), size)
    cards = page.locator(".hand button")
    held, places = cards.count(), page.evaluate(BUTTON_POSITIONS_JS)
    page.keyboard.press("1")
    page.keyboard.press("d")
    assert page.evaluate(BUTTON_POSITIONS_JS) == places
    page.locator(".acts .go").click()
    expect(cards).to_have_count(held - 1)
    page.locator(".banner.mine").wait_for()
    wait_for_paint(page)
    assert page.evaluate(BUTTON_POSITIONS_JS) == places


def test_phone_seat_strip_counts_hidden_players(phone: FakeServerPage) -> None:
    page = phone.open(late(ruleset("saboteur2", 12), 40), 0, others="sizes")
    strip, more = page.locator(".seats"), page.locator(".beyond")
    strip.evaluate("(each) => each.scrollTo(0, 0)")
    expect(more).to_have_text("+6")
    more.click()
    expect(more.first).not_to_have_text("+6")


def test_own_nameplate_opens_name_and_portrait_dialog(desktop: FakeServerPage) -> None:
    page = desktop.open(shrinking_hand(), history=True)
    plate = page.get_by_role("button", name="You", exact=False).and_(page.locator(".plate"))
    plate.click()
    sheet = page.get_by_role("dialog", name="Name and portrait")
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(plate).to_be_focused()


def test_picking_card_scrolls_legal_cells_into_view(desktop: FakeServerPage) -> None:
    page = resize(desktop.open(late(ruleset("saboteur", 5), 40), history=True), SIZES[0])
    start = page.locator('[data-cell="0,0"]')
    board = page.locator(".window").bounding_box()
    assert board is not None
    x, y = board["x"] + board["width"] - 30, board["y"] + board["height"] - 30
    for _ in range(2):  # drag the maze out of the window: only the miniature of the goals is left
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x - board["width"] + 60, y, steps=4)
        page.mouse.up()
    expect(start).not_to_be_in_viewport()
    legal = page.locator(".cell.legal")
    for card in "123456":
        page.locator("[data-hand] button").nth(int(card) - 1).click()
        if legal.count():
            break
    expect(legal.first).to_be_in_viewport(ratio=0.9)
