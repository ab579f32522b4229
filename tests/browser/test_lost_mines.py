"""The Lost Mines in the browser: chosen on the home page, played by mouse, keyboard and touch."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import NewPage
from tests.browser.player import Player, open_game
from tests.browser.test_access import faults, faults_in_all_clothes
from tests.browser.test_play import PHONE

BOX = "lost-mines"
UNSAID = re.compile(
    r"\b(?:event|mines|lost-mines|play|answer|card|log|kind|refusal)-[a-z-]+[a-z]\b"
)
"""A key in place of its text."""
PRIVATE = {"OwnDwarf", "OwnHand", "CardDrawn", "CardPassed", "CardLost"} | {
    f"{what}Seen" for what in ("Mine", "Treasure", "Dwarf")
}


def unsaid(page: Page) -> set[str]:
    return set(UNSAID.findall(page.locator("body").inner_text()))


def at_table(page: Page, seats: int = 3) -> str:
    """Open a table among bots, see the own dwarf, and wait for the first turn."""
    code = open_game(page, BOX, seats, first_player=0)
    page.get_by_role("button", name="I have seen my role").click()
    page.locator(".banner.mine").wait_for()
    return code


def pick_path(page: Page) -> None:
    """Pick a card that can be laid."""
    for number in range(1, 6):
        page.keyboard.press(str(number))
        page.wait_for_timeout(60)
        if page.locator(".cell.legal").count() and not page.locator(".end").count():
            return
        page.keyboard.press("Escape")
    pytest.skip("no path card was dealt")


def test_the_box_is_on_the_shelf_and_opens_a_table(new_page: NewPage) -> None:
    page = new_page()
    page.get_by_role("button", name="Choose this box: Saboteur: The Lost Mines").click()
    page.get_by_role("radio", name="9", exact=True).click()
    expect(page.get_by_text("Ending by agreement")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    page.locator(".code b").wait_for()
    expect(page.get_by_text("10 dwarf cards are shuffled; one stays undealt.")).to_be_visible()
    assert unsaid(page) == set()


def test_a_turn_by_mouse_has_three_parts(new_page: NewPage) -> None:
    page = new_page()
    at_table(page)
    expect(page.locator("[aria-current=step]")).to_have_text("Card")
    expect(page.locator(".cell")).to_have_count(77)
    pick_path(page)
    laid = page.locator(".cell.legal").first
    cell = laid.get_attribute("data-cell")
    laid.click()
    expect(page.locator("[aria-current=step]")).to_contain_text("Walk")
    expect(page.locator(f'[data-cell="{cell}"]')).not_to_have_class(re.compile("empty"))
    expect(page.locator(".log li", has_text="You lay").first).to_be_visible()
    steps = page.locator(".cell.target, .cell.legal")
    if steps.count():
        steps.first.click()
        expect(page.locator(".log li", has_text="You walk one step").first).to_be_visible()
    stay = page.get_by_role("button", name="Stay here")
    if stay.is_visible():
        stay.click()
    page.locator(".banner.mine").wait_for()
    expect(page.locator(".log li", has_text="You").first).to_be_visible()
    assert unsaid(page) == set()


def test_a_step_that_is_not_allowed_says_why(new_page: NewPage) -> None:
    page = new_page()
    at_table(page)
    pick_path(page)
    page.locator(".cell.legal").first.click()
    if not page.get_by_role("button", name="Stay here").is_visible():
        pytest.skip("the dwarf cannot leave his Start")
    page.locator('[data-cell="10,6"]').click()
    expect(page.locator(".why")).to_be_visible()
    expect(page.locator(".why")).to_contain_text("LM-")
    assert unsaid(page) == set()


def test_a_turn_by_keyboard(new_page: NewPage) -> None:
    page = new_page()
    at_table(page)
    pick_path(page)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    page.locator(".cell.legal").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".log li", has_text="You lay").first).to_be_visible()
    page.keyboard.press("Tab")
    stay = page.get_by_role("button", name="Stay here")
    if stay.is_visible():
        stay.focus()
        page.keyboard.press("Enter")
    page.locator(".banner.mine").wait_for()
    for key in ("1", "d", "Enter"):
        page.keyboard.press(key)
    expect(page.get_by_role("button", name="That is enough")).to_be_visible()
    expect(page.locator(".banner")).to_contain_text("You may discard a second card.")


def test_the_own_dwarf_is_seen_only_while_it_is_held(new_page: NewPage) -> None:
    page = new_page()
    at_table(page)
    expect(page.locator(".peek")).to_have_count(0)
    page.locator("body").press("Escape")
    page.keyboard.down(" ")
    expect(page.locator(".peek")).to_be_visible()
    page.keyboard.up(" ")
    expect(page.locator(".peek")).to_have_count(0)


def test_a_turn_on_a_phone(new_page: NewPage) -> None:
    page = new_page("/", **PHONE)
    at_table(page, 6)
    for card in page.locator(".hand button").all():
        card.tap()
        if page.locator(".cell.legal").count() and not page.locator(".end").count():
            break
    else:
        pytest.skip("no path card was dealt")
    page.locator(".cell.legal").first.tap()
    expect(page.locator(".ghost")).to_be_visible()
    page.get_by_role("button", name="Lay it here").tap()
    expect(page.locator("[aria-current=step]")).to_contain_text("Walk")
    assert page.evaluate("document.documentElement.scrollWidth") == page.viewport_size["width"]  # type: ignore[index]


def test_a_watcher_gets_no_secret(new_page: NewPage) -> None:
    host = new_page()
    code = at_table(host)
    watcher = new_page("/")
    frames: list[dict[str, Any]] = []

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: frames.append(json.loads(text)))

    watcher.on("websocket", opened)
    watcher.goto(f"/t/{code}")
    expect(watcher.locator(".banner")).to_contain_text("You are watching the game.")
    for key in ("1", "d", "Enter"):
        host.keyboard.press(key)
    expect(watcher.locator(".log li", has_text="discards a card unseen").first).to_be_visible()
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


@pytest.mark.timeout(400)
def test_a_whole_game(new_page: NewPage) -> None:
    page = new_page()
    open_game(page, BOX, 3)
    found: list[str] = []
    player = Player(page, "mines", lambda: found.extend(faults(page)))
    player.play()
    assert found == []
    expect(page.get_by_role("heading", name="win")).to_be_visible()
    assert unsaid(page) == set()
    assert faults_in_all_clothes(page) == []
    page.get_by_role("button", name="Go through it move by move").click()
    page.keyboard.press("ArrowRight")
    page.get_by_text("Move 1 of").wait_for()
    assert faults(page) == []
