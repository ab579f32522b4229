"""A table with sixty cards: how long an input takes to the paint, and that nothing jumps.

Times are told, never asserted: they are the machine's.
"""

import json
import re
from collections.abc import Callable, Mapping
from functools import cache
from statistics import median

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from saboteur.kernel.move import Move
from saboteur.play.game import Game
from tests.browser.line import Line
from tests.browser.player import paint
from tests.browser.positions import asked, by_lot

CARDS = 60
LATE = 100
"""In milliseconds: from here on an input feels late."""
TITLE = re.compile("^\\s*The rule: [A-Z][a-z]")
"""Of a rule: its words, not its number, which stands there until they come."""
RESTYLED = 1_000
"""Elements that may get another style at once: a table of sixty cards has ten times as many."""
WATCH = """() => {
    window.shifts = [];
    window.inputs = [];
    new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries()) {
            const moved = sources
                .map(({ node }) => (node?.nodeType === 1 ? node : node?.parentElement))
                .filter((node) => node?.closest("[data-cell], [data-hand]"))
                .map((node) => node.closest("[data-cell]")?.dataset.cell ?? "hand");
            if (moved.length) shifts.push([value, ...moved]);
        }
    }).observe({ type: "layout-shift" });
    new PerformanceObserver((list) => {
        for (const { name, duration } of list.getEntries()) inputs.push([name, duration]);
    }).observe({ type: "event", durationThreshold: 16 });
}"""
"""Layout shifts of the board and the hand; events with their time to the paint, 8 ms exact."""


def crowded(game: Game) -> bool:
    """So many cards lie in the maze, and the seat on turn can lay one more among them."""
    return asked("turn")(game) and len(game.view("public").maze) >= CARDS and bool(inside(game))


def inside(game: Game) -> list[Move]:
    """Cards that may be laid without making the maze larger."""
    maze = game.view("public").maze
    wide, high = {card.x for card in maze}, {card.y for card in maze}
    return [
        move
        for move in game.legal_moves()
        if move.verb == "lay" and move.cell and move.cell[0] in wide and move.cell[1] in high
    ]


def keeps_digging(move: Move) -> float:
    """Lay far from the goals, else pass: so the round goes on."""
    if move.verb == "lay" and move.cell is not None and move.cell[0] < 6:
        return 2
    return move.verb == "pass"


@cache
def many() -> Game:
    return by_lot("saboteur2", crowded, seats=8, liking=keeps_digging)


def press(page: Page, key: str) -> None:
    page.keyboard.press(key)
    paint(page)  # else one input waits for the other


def watch(page: Page) -> None:
    """Begin to measure once the click that drew the curtain is painted: it sets up the table."""
    paint(page)
    paint(page)
    page.evaluate(WATCH)


def in_sight(page: Page) -> list[Locator]:
    """The first two legal cells that a finger reaches."""
    size = page.viewport_size
    assert size
    found = []
    for cell in page.locator(".cell.legal").all():
        box = cell.bounding_box()
        middle = box and (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        if middle and 0 < middle[0] < size["width"] and 0 < middle[1] < size["height"]:
            found.append(cell)
    return found[:2]


def try_everything(page: Page, *, touch: bool) -> None:
    """Pick every card, point at cells, turn, put it back."""
    for index in range(page.locator(".hand button").count()):
        press(page, str(index + 1))
        expect(page.locator(".hand button").nth(index)).to_have_attribute("aria-pressed", "true")
        for cell in in_sight(page):
            cell.tap(force=True) if touch else cell.hover(force=True)
            paint(page)
        for key in ("r", "Escape", "Escape", "Escape"):
            press(page, key)
        expect(page.locator(".hand .picked")).to_have_count(0)


def report(page: Page, where: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Tell what was measured: on a machine without a graphics card, beside other tests."""
    inputs: list[tuple[str, float]] = page.evaluate("inputs")
    cards = page.locator(".cell:not(.empty)").count()
    times = [time for _, time in inputs]
    late = sum(time > LATE for time in times)
    slowest = max(inputs, key=lambda each: each[1], default=("none", 0))
    with capsys.disabled():
        print(  # noqa: T201 - it is what the test is for
            f"\n{where}, {cards} cards: {len(times)} events took 16 ms or more to the paint, "
            f"median {median(times or [0]):.0f} ms, {late} more than {LATE} ms, "
            f"slowest {slowest[1]:.0f} ms ({slowest[0]})"
        )


def restyled(browser: Browser, page: Page, act: Callable[[], None]) -> list[int]:
    """How many elements got their style anew, each time that some did.

    What goes on while tracing ends was not caused by the act, and has a beginning without a number.
    """
    browser.start_tracing(page=page, categories=["devtools.timeline"])
    act()
    paint(page)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    told = [each["args"] for each in events if each["name"] == "UpdateLayoutTree"]
    return [each["elementCount"] for each in told if "elementCount" in each]


@pytest.mark.parametrize("device", ["desk", "phone"])
def test_sixty_cards_stay_where_they_are(
    lines: Mapping[str, Line], device: str, capsys: pytest.CaptureFixture[str]
) -> None:
    page, touch = lines[device].open(many(), fresh=True), device == "phone"
    assert page.locator(".cell:not(.empty)").count() >= CARDS
    watch(page)
    try_everything(page, touch=touch)
    report(page, device, capsys)
    if not touch:  # a phone brings the cells that may be chosen near
        assert page.evaluate("shifts") == []


def test_a_card_that_is_laid_moves_no_other(desk: Line, capsys: pytest.CaptureFixture[str]) -> None:
    """Nobody else moves, so that the one card is all that changes."""
    game = many()
    page = desk.open(game, fresh=True)
    page.emulate_media(reduced_motion="no-preference")
    move = inside(game)[0]
    boxes = "(all) => all.map((each) => [each.dataset.cell, each.getBoundingClientRect().toJSON()])"
    before = page.locator(".cell").evaluate_all(boxes)
    watch(page)
    page.keyboard.press(str(game.view(game.decider or 0).hand.index(move.card) + 1))
    if move.turned:
        page.keyboard.press("r")
    cell = page.locator('[data-cell="{},{}"]'.format(*(move.cell or ())))
    expect(cell).to_have_class(re.compile("legal"))
    cell.click()
    expect(page.locator(".panel .log li", has_text="You lay").first).to_be_visible()
    expect(cell).not_to_have_class(re.compile("empty"))
    paint(page)
    report(page, "desktop, one laid", capsys)
    assert page.locator(".cell").evaluate_all(boxes) == before
    desk.expect_sent(move.text)
    # The pile is empty, so the cards that are left in the hand close their ranks.
    assert {what for _, *moved in page.evaluate("shifts") for what in moved} <= {"hand"}


def test_no_input_restyles_every_card(desk: Line, browser: Browser) -> None:
    """A pick, a refusal that fetches the rules, a press, a drag, another size."""
    game = many()
    page = desk.open(game, fresh=True)
    hand = game.view(game.decider or 0).hand

    def act() -> None:
        press(page, str(hand.index(inside(game)[0].card) + 1))
        page.locator(".cell.empty:not(.legal)").first.click()
        expect(page.locator(".why .rule")).to_have_text(TITLE)
        press(page, "Escape")
        corner = page.locator(".stage").bounding_box()
        assert corner
        page.mouse.move(corner["x"] + 20, corner["y"] + 60)
        page.mouse.down()
        page.mouse.move(corner["x"] + 60, corner["y"] + 80, steps=3)
        paint(page)
        page.mouse.up()
        page.mouse.wheel(0, -120)

    counts = restyled(browser, page, act)
    assert len(counts) > 5
    assert max(counts) <= RESTYLED
