"""Tests of The Lost Mines: chosen on the start page; played by mouse, keyboard and touch."""

import json
import re
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

import saboteur
from saboteur.games.registry import ruleset
from saboteur.play.game import Game
from tests.browser.axe import (
    SMALL,
    ViewportThemes,
    axe_violations,
    axe_violations_in,
    each_viewport_theme,
    question_check,
)
from tests.browser.conftest import BLANK_PATH, NewPage, ResumeGame
from tests.browser.fake_socket import FakeServerPage
from tests.browser.page_actions import missing_texts, pick_card
from tests.browser.page_player import PagePlayer, open_game, wait_for_paint, watch_table
from tests.browser.recorded_games import late

BOX = "lost-mines"
OBSTACLE = re.compile("log|pond|ravine|trap|troll", re.IGNORECASE)
PRIVATE = {"OwnDwarf", "OwnHand", "CardDrawn", "CardPassed", "CardLost"} | {
    f"{what}Seen" for what in ("Mine", "Treasure", "Dwarf")
}


def at_table(page: Page, seats: int = 4) -> str:
    """Open a table of bots, reveal the dwarf and wait for the first turn; return the code."""
    code = open_game(page, BOX, seats, first_player=0)
    page.get_by_role("button", name="I have seen my role").click()
    page.locator(".banner.mine").wait_for()
    return code


def first_turn(card: str = "straight-horizontal", seats: int = 4) -> Game:
    """Return a game at its first turn, in which the first seat holds a card of this kind."""
    for number in count():
        game = saboteur.new(BOX, seats=seats, seed=f"deal {number}", options={"first_player": 0})
        if any(card in kind for kind in game.view(0).hand):
            return game
    raise AssertionError


def pick_path(page: Page) -> Locator | None:
    """Pick a path card that fits beside the player's dwarf; return the cell, or ``None``."""
    own = page.locator('[data-cell][aria-label*="You ("]').get_attribute("data-cell")
    x, y = map(int, (own or "").split(","))
    beside = [f'[data-cell="{x + 1},{y}"]', f'[data-cell="{x},{y - 1}"]']
    for index, card in enumerate(page.locator(".hand button").all(), 1):
        if OBSTACLE.search(card.get_attribute("aria-label") or ""):
            continue
        page.keyboard.press(str(index))
        expect(card).to_have_attribute("aria-pressed", "true")
        for cell in beside:
            if "legal" in (page.locator(cell).get_attribute("class") or ""):
                return page.locator(cell)
        page.keyboard.press("Escape")
        expect(card).to_have_attribute("aria-pressed", "false")
    return None


def pick_known_path(page: Page) -> Locator:
    """Pick a path card that fits beside the player's dwarf; fail if the hand has none."""
    found = pick_path(page)
    assert found is not None
    return found


def test_start_page_offers_box_and_opens_a_table(new_page: NewPage) -> None:
    page = new_page()
    page.get_by_role("button", name=re.compile("Choose.*The Lost Mines")).click()
    page.get_by_role("radio", name="9", exact=True).click()
    expect(page.get_by_text("10 dwarf cards are shuffled; one stays undealt.")).to_be_visible()
    page.get_by_text("Optional rules").click()
    for option in ("Rounds", "Ending by agreement", "Looking at own treasures"):
        expect(page.get_by_text(option, exact=True).first).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    page.locator(".code b").wait_for()
    assert missing_texts(page) == set()


def test_a_turn_by_mouse_has_three_parts(new_page: NewPage) -> None:
    """Real tables are opened until a path card of the hand fits."""
    page = new_page(BLANK_PATH)
    beside = None
    while beside is None:
        at_table(page)
        expect(page.locator("[aria-current=step]")).to_have_text("Card")
        expect(page.locator(".cell")).to_have_count(77)
        beside = pick_path(page)
    beside.click()
    expect(page.locator("[aria-current=step]")).to_contain_text("3 steps")
    expect(beside).not_to_have_class(re.compile("empty"))
    expect(page.locator(".log li", has_text="You lay").first).to_be_visible()
    beside.click()
    expect(page.locator(".log li", has_text="You walk one step").first).to_be_visible()
    expect(beside).to_have_attribute("aria-label", re.compile(r"You \("))
    expect(page.locator("[aria-current=step]")).to_contain_text("2 steps")
    page.get_by_role("button", name="Stay here").click()
    expect(page.locator("[aria-current=step]")).to_have_text("Card")
    assert missing_texts(page) == set()


def test_a_step_that_is_not_allowed_says_why(desktop: FakeServerPage) -> None:
    page = desktop.open(first_turn())
    pick_known_path(page).click()
    page.get_by_role("button", name="Stay here").wait_for()
    page.locator('[data-cell="10,6"]').click()
    expect(page.locator(".why")).to_be_visible()
    expect(page.locator(".why")).to_contain_text("The rule: ")
    assert missing_texts(page) == set()


def test_a_turn_by_keyboard(desktop: FakeServerPage) -> None:
    page = desktop.open(first_turn())
    beside = pick_known_path(page)
    cell = beside.get_attribute("data-cell")
    beside.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(page.locator(".log li", has_text="You lay").first).to_be_visible()
    expect(beside).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".log li", has_text="You walk one step").first).to_be_visible()
    page.get_by_role("button", name="Stay here").press("Enter")
    expect(page.locator(".banner.mine")).to_have_count(0)
    assert [move.split(" ")[0] for move in desktop.sent] == ["lay", "step", "stop"]
    assert desktop.sent[0].split(" ")[2] == cell
    assert desktop.sent[1] == f"step {cell}"
    page = desktop.open(first_turn())
    for key in ("1", "d", "Enter"):
        page.keyboard.press(key)
    expect(page.get_by_role("button", name="That is enough")).to_be_visible()
    expect(page.locator(".banner")).to_contain_text("You may discard a second card.")


def test_a_treasure_is_looked_at_by_pressing_it(desktop: FakeServerPage) -> None:
    page = desktop.open(first_turn("information-mine-treasure"))
    pick_card(page, "treasure")
    treasures = page.get_by_role("region", name="Treasures").get_by_role("button")
    expect(treasures).to_have_count(4)
    treasures.nth(2).click()
    expect(page.locator(".log li", has_text="You look at treasure 3:").first).to_be_visible()
    expect(
        page.get_by_role("img", name=re.compile(r"Treasure 3: \w+ worth \d, Seen by you"))
    ).to_be_visible()
    assert missing_texts(page) == set()
    desktop.expect_sent("play information-mine-treasure treasure 2")


def test_a_trap_is_set_on_an_edge(desktop: FakeServerPage) -> None:
    page = desktop.open(first_turn("trap"))
    pick_card(page, "trap,")
    edge = page.get_by_role("button", name="Between 1, 2 and 2, 2")
    edge.click()
    expect(page.locator(".log li", has_text="You set a trap").first).to_be_visible()
    expect(page.locator('[data-cell="1,2"]')).to_have_attribute(
        "aria-label", re.compile("trap to the east")
    )
    desktop.expect_sent("play trap 1,2 E")


def test_the_end_of_a_round_is_proposed(desktop: FakeServerPage) -> None:
    page = desktop.open(first_turn())
    page.get_by_role("button", name="Propose to end the round").click()
    assert not desktop.sent
    page.locator(".acts .go").click()
    expect(page.locator(".log li", has_text="You propose to end the round").first).to_be_attached()
    desktop.expect_sent("propose-end")


def test_own_dwarf_is_shown_only_while_key_is_held(desktop: FakeServerPage) -> None:
    page = desktop.open(first_turn())
    expect(page.locator(".peek")).to_have_count(0)
    page.locator("body").press("Escape")
    page.keyboard.down(" ")
    expect(page.locator(".peek")).to_be_visible()
    page.keyboard.up(" ")
    expect(page.locator(".peek")).to_have_count(0)


def test_a_turn_on_a_phone(phone: FakeServerPage) -> None:
    page = phone.open(first_turn())
    pick_known_path(page).tap()
    expect(page.locator(".ghost")).to_be_visible()
    page.get_by_role("button", name="Lay it here").tap()
    expect(page.locator("[aria-current=step]")).to_contain_text("Walk")
    assert page.evaluate("document.documentElement.scrollWidth") == page.viewport_size["width"]  # type: ignore[index]


def test_small_phone_starts_at_playable_cells(phone: FakeServerPage) -> None:
    page = phone.open(first_turn())
    page.set_viewport_size(SMALL)
    wait_for_paint(page)
    sizes = page.locator(".cell").evaluate_all("(cells) => cells.map((each) => each.offsetWidth)")
    assert min(sizes) == 40  # large enough to read
    expect(page.locator(".figure.active")).to_be_in_viewport(ratio=1)


def test_spectator_gets_no_secret(new_page: NewPage) -> None:
    host = new_page(BLANK_PATH)
    code = at_table(host)
    watcher = new_page(BLANK_PATH)
    frames: list[dict[str, Any]] = []

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: frames.append(json.loads(text)))

    watcher.on("websocket", opened)
    watch_table(watcher, code)
    expect(watcher.locator(".banner")).to_contain_text("You are watching the game.")
    for key in ("1", "d", "Enter"):
        host.keyboard.press(key)
    expect(watcher.locator(".log li", has_text="discards a card face down").first).to_be_visible()
    for locator in (".hand", ".dock", ".cell.legal", ".plate.target", ".seen"):
        expect(watcher.locator(locator)).to_have_count(0)
    views = [frame["view"] for frame in frames if frame.get("view")]
    assert views
    for view in views:
        assert view["dwarf"] is None
        assert view["hand"] == []
        assert view["hands"] is None
        assert not any(dwarf["identity"] or dwarf["card"] for dwarf in view["dwarves"])
        assert not any(treasure["value"] for treasure in view["treasures"])
        assert not any(mine["seen"] for mine in view["mines"])
    told = {event["type"] for frame in frames for event in frame.get("events", ())}
    assert told
    assert not told & PRIVATE


@each_viewport_theme
def test_axe_finds_no_violations_on_any_size(
    desktop: FakeServerPage, screens: ViewportThemes
) -> None:
    game = first_turn("information-mine-treasure", seats=9)
    page = desktop.open(game, history=True, curtain=True)
    page.get_by_role("button", name="Turn my card over").click()
    page.get_by_role("button", name="I have seen my role").wait_for()
    assert axe_violations_in(screens, page) == []
    page = desktop.open(game)
    pick_card(page, "treasure")
    assert axe_violations_in(screens, page) == []


@each_viewport_theme
def test_the_end_of_a_round(desktop: FakeServerPage, screens: ViewportThemes) -> None:
    """The last moves of a round include all its questions."""
    page = desktop.open(late(ruleset(BOX, 3), 16), 0, others="mines")
    found: list[str] = []
    PagePlayer(page, "mines", question_check(screens, page, found)).play(rounds=1)
    assert found == []
    assert desktop.sent
    assert missing_texts(page) == set()
    assert axe_violations_in(screens, page) == []


@pytest.mark.soak
def test_finished_game_is_replayed(resume_game: ResumeGame) -> None:
    page = resume_game("MENES")
    PagePlayer(page, "ends").play()
    expect(page.get_by_role("heading", name=re.compile("w[io]n|draw")).first).to_be_visible()
    assert missing_texts(page) == set()
    assert axe_violations(page) == []
    page.get_by_role("button", name="Go through it move by move").click()
    page.get_by_text("Move 0 of").wait_for()
    page.keyboard.press("ArrowRight")
    page.get_by_text("Move 1 of").wait_for()
    assert axe_violations(page) == []


@pytest.mark.soak
def test_a_whole_game(new_page: NewPage) -> None:
    page = new_page(BLANK_PATH)
    open_game(page, BOX, 3)
    found: list[str] = []
    player = PagePlayer(page, "mines", lambda: found.extend(axe_violations(page)))
    player.play()
    assert found == []
    expect(page.get_by_role("heading", name=re.compile("w[io]n|draw")).first).to_be_visible()
