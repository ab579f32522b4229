"""Input latency at a table with sixty cards, and layout stability.

Times are printed and never asserted, since they depend on the machine.
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
from tests.browser.fake_socket import FakeServerPage
from tests.browser.page_player import wait_for_paint
from tests.browser.recorded_games import asked, by_lot
from tests.sampling import sample_cases

MIN_CARDS = 60
MAX_LATENCY_MS = 100
"""Longer inputs feel slow; the report counts them."""
TITLE = re.compile("^\\s*The rule: [A-Z][a-z]")
"""Title of a rule with its text; until the text has loaded, the title is only a number."""
MAX_RESTYLED = 1_000
"""Maximum number of elements restyled at once; a table of sixty cards has ten times as many."""
MEASURE_JS = """() => {
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
"""JavaScript that records layout shifts, and input events of 16 ms or more until their paint."""


def has_many_cards(game: Game) -> bool:
    """Return whether at least ``MIN_CARDS`` cards lie in the maze and one more fits among them."""
    return (
        asked("turn")(game)
        and len(game.view("public").maze) >= MIN_CARDS
        and bool(cells_inside_maze(game))
    )


def cells_inside_maze(game: Game) -> list[Move]:
    """Return the lays that do not enlarge the maze."""
    maze = game.view("public").maze
    wide, high = {card.x for card in maze}, {card.y for card in maze}
    return [
        move
        for move in game.legal_moves()
        if move.verb == "lay" and move.cell and move.cell[0] in wide and move.cell[1] in high
    ]


def keeps_digging(move: Move) -> float:
    """Return a preference for ``by_lot``: lays far from the goals, else passing."""
    if move.verb == "lay" and move.cell is not None and move.cell[0] < 6:
        return 2
    return move.verb == "pass"


@cache
def crowded_game() -> Game:
    return by_lot("saboteur2", has_many_cards, seats=8, liking=keeps_digging)


def press(page: Page, key: str) -> None:
    page.keyboard.press(key)
    wait_for_paint(page)  # or one input waits for the other


def watch(page: Page) -> None:
    """Start measuring after the click on the curtain has been painted, which sets up the table."""
    wait_for_paint(page)
    wait_for_paint(page)
    page.evaluate(MEASURE_JS)


def visible_legal_cells(page: Page) -> list[Locator]:
    """Return the first two legal cells whose centres are on screen."""
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
    for index in range(page.locator(".hand button").count()):
        press(page, str(index + 1))
        expect(page.locator(".hand button").nth(index)).to_have_attribute("aria-pressed", "true")
        for cell in visible_legal_cells(page):
            cell.tap(force=True) if touch else cell.hover(force=True)
            wait_for_paint(page)
        for key in ("r", "Escape", "Escape", "Escape"):
            press(page, key)
        expect(page.locator(".hand .picked")).to_have_count(0)


def report(page: Page, where: str, capsys: pytest.CaptureFixture[str]) -> None:
    inputs: list[tuple[str, float]] = page.evaluate("inputs")
    cards = page.locator(".cell:not(.empty)").count()
    times = [time for _, time in inputs]
    late = sum(time > MAX_LATENCY_MS for time in times)
    slowest = max(inputs, key=lambda each: each[1], default=("none", 0))
    with capsys.disabled():
        print(  # noqa: T201 - it is what the test is for
            f"\n{where}, {cards} cards: {len(times)} events took 16 ms or more to the paint, "
            f"median {median(times or [0]):.0f} ms, {late} more than {MAX_LATENCY_MS} ms, "
            f"slowest {slowest[1]:.0f} ms ({slowest[0]})"
        )


def restyle_counts(browser: Browser, page: Page, act: Callable[[], object]) -> list[int]:
    """Return how many elements each style update that ``act`` causes restyles.

    Updates still in progress when tracing ends are left out: their trace has no element count.
    """
    browser.start_tracing(page=page, categories=["devtools.timeline"])
    act()
    wait_for_paint(page)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    told = [each["args"] for each in events if each["name"] == "UpdateLayoutTree"]
    return [each["elementCount"] for each in told if "elementCount" in each]


@pytest.mark.parametrize("device", sample_cases(["desk", "phone"], 1))
def test_interactions_shift_no_card_in_sixty_card_maze(
    fake_pages: Mapping[str, FakeServerPage], device: str, capsys: pytest.CaptureFixture[str]
) -> None:
    page, touch = fake_pages[device].open(crowded_game(), fresh=True), device == "phone"
    assert page.locator(".cell:not(.empty)").count() >= MIN_CARDS
    watch(page)
    try_everything(page, touch=touch)
    report(page, device, capsys)
    if not touch:  # a phone zooms to the cells that may be chosen
        assert page.evaluate("shifts") == []


def test_laying_a_card_shifts_no_other_card(
    desktop: FakeServerPage, capsys: pytest.CaptureFixture[str]
) -> None:
    """No other seat moves, so the laid card is the only change."""
    game = crowded_game()
    page = desktop.open(game, fresh=True)
    page.emulate_media(reduced_motion="no-preference")
    move = cells_inside_maze(game)[0]
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
    wait_for_paint(page)
    report(page, "desktop, one laid", capsys)
    assert page.locator(".cell").evaluate_all(boxes) == before
    desktop.expect_sent(move.text)
    # The pile is empty, so the cards left in the hand move together.
    assert {what for _, *moved in page.evaluate("shifts") for what in moved} <= {"hand"}


def test_interactions_restyle_few_elements(desktop: FakeServerPage, browser: Browser) -> None:
    """The interactions: a pick, a refusal that loads the rules, a press, a drag, a text size."""
    game = crowded_game()
    page = desktop.open(game, fresh=True)
    hand = game.view(game.decider or 0).hand

    def act() -> None:
        press(page, str(hand.index(cells_inside_maze(game)[0].card) + 1))
        page.locator(".cell.empty:not(.legal)").first.click()
        expect(page.locator(".why .rule")).to_have_text(TITLE)
        press(page, "Escape")
        corner = page.locator(".stage").bounding_box()
        assert corner
        page.mouse.move(corner["x"] + 20, corner["y"] + 60)
        page.mouse.down()
        page.mouse.move(corner["x"] + 60, corner["y"] + 80, steps=3)
        wait_for_paint(page)
        page.mouse.up()
        page.mouse.wheel(0, -120)

    counts = restyle_counts(browser, page, act)
    assert len(counts) > 5
    assert max(counts) <= MAX_RESTYLED


def test_table_is_built_behind_secret_card_and_takes_no_input(desktop: FakeServerPage) -> None:
    page = desktop.open(crowded_game(), curtain=True, history=True, fresh=True)
    hand = page.locator(".covered[inert] .hand button")
    hand.first.wait_for(state="attached")
    page.locator(".covered .panel").wait_for(state="attached")  # it is built last
    built = hand.first.element_handle()
    page.keyboard.press("1")
    wait_for_paint(page)
    expect(page.locator(".hand .picked")).to_have_count(0)
    page.get_by_role("button", name="Turn my card over").click()
    page.get_by_role("button", name="I have seen my role").click()
    expect(page.locator(".covered, [inert]")).to_have_count(0)
    expect(page.locator(".hand button").first).to_be_focused()
    assert built.evaluate("(card) => card.isConnected")
