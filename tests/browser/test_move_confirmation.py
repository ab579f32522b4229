"""Tests that a move can be undone before it is sent, and that panels close before the table."""

import re

from playwright.sync_api import Page, expect

from saboteur.play.game import Game
from tests.browser.axe import axe_violations
from tests.browser.fake_socket import FakeServerPage
from tests.browser.page_actions import pick_path
from tests.browser.page_player import freeze_timers
from tests.browser.recorded_games import can, reach

HISTORY_BACK_JS = "history.back()"
UNDO_MS = 2000
"""As in pending-move.svelte.ts: the delay after which a move is sent without confirmation."""


def position() -> Game:
    return reach([], can("lay"))


def expect_unsent_card(page: Page) -> None:
    expect(page.locator(".cell.held")).to_have_accessible_name(re.compile("not played yet$"))


def test_touch_move_waits_for_confirmation(phone: FakeServerPage) -> None:
    page = phone.open(position(), ask="touch")
    pick_path(page)
    cell = page.locator(".cell.empty.legal").first
    where = cell.get_attribute("data-cell")
    cell.tap()
    expect_unsent_card(page)
    assert axe_violations(page) == []
    page.get_by_role("button", name="Undo").tap()
    expect(page.locator(".cell.held")).to_have_count(0)
    page.locator(f'.cell[data-cell="{where}"]').tap()
    expect_unsent_card(page)
    assert phone.sent == []
    page.locator(".acts .go").tap()
    expect(page.locator(".cell.held, .hand .picked")).to_have_count(0)
    assert [move.split(" ")[2] for move in phone.sent] == [where]


def test_phone_zooms_in_for_card_and_back_on_undo(phone: FakeServerPage) -> None:
    page = phone.open(position(), ask="always")
    maze = page.locator(".plane")
    whole = maze.get_attribute("style") or ""
    pick_path(page)
    expect(maze).not_to_have_attribute("style", whole)
    page.locator(".cell.empty.legal").last.evaluate("(cell) => cell.click()")  # wherever it lies
    expect(page.locator(".cell.held .waits")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Undo").tap()
    page.keyboard.press("Escape")
    expect(page.locator(".hand .picked")).to_have_count(0)
    expect(maze).to_have_attribute("style", whole)
    # If the player moves the maze, the view stays.
    pick_path(page)
    page.mouse.move(200, 300)
    page.mouse.wheel(0, -200)
    expect(maze).not_to_have_attribute("style", whole)
    chosen = maze.get_attribute("style") or ""
    page.keyboard.press("Escape")
    expect(page.locator(".hand .picked")).to_have_count(0)
    expect(maze).to_have_attribute("style", chosen)


def test_touch_discard_waits_for_confirmation(phone: FakeServerPage) -> None:
    page = phone.open(position(), ask="touch")
    page.locator(".hand button").first.tap()
    page.get_by_role("button", name="Discard", exact=True).tap()
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    assert phone.sent == []
    page.locator(".acts .go").tap()
    expect(page.locator(".hand .picked")).to_have_count(0)
    assert [move.split(" ")[0] for move in phone.sent] == ["pass"]


def test_banner_shows_sending_while_server_is_silent(phone: FakeServerPage) -> None:
    page = phone.open(position(), ask="touch", silent=True)
    page.locator(".hand button").first.tap()
    page.get_by_role("button", name="Discard", exact=True).tap()
    page.locator(".acts .go").tap()
    expect(page.locator(".banner .todo")).to_have_text("Sending…")


def test_desktop_move_can_be_undone_or_sent_now(desktop: FakeServerPage) -> None:
    page = desktop.open(position(), ask="touch")
    freeze_timers(page, UNDO_MS)
    pick_path(page)
    cell = page.locator(".cell.empty.legal").first
    cell.click()
    expect_unsent_card(page)
    expect(page.locator(".acts .go")).to_contain_text("Send now")
    page.keyboard.press("Control+z")
    expect(page.locator(".cell.held")).to_have_count(0)
    assert desktop.sent == []
    cell.click()
    page.keyboard.press("Enter")
    expect(page.locator(".cell.held, .hand .picked")).to_have_count(0)
    assert len(desktop.sent) == 1


def test_back_button_closes_overlays_and_confirms_before_leaving(phone: FakeServerPage) -> None:
    page = phone.open(position())
    address = page.url
    page.get_by_role("button", name="Log").tap()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.evaluate(HISTORY_BACK_JS)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".drawer")).to_be_visible()
    page.evaluate(HISTORY_BACK_JS)
    expect(page.locator(".drawer")).to_have_count(0)
    page.locator(".hand button").first.tap()
    expect(page.locator(".hand .picked")).to_have_count(1)
    page.evaluate(HISTORY_BACK_JS)
    expect(page.locator(".hand .picked")).to_have_count(0)
    page.evaluate(HISTORY_BACK_JS)
    leave = page.get_by_role("dialog", name="Leave the table?")
    expect(leave).to_be_visible()
    leave.get_by_role("button", name="Stay").tap()
    expect(leave).to_have_count(0)
    assert page.url == address


def test_role_tab_shows_own_role_until_next_tap(phone: FakeServerPage) -> None:
    page = phone.open(position())
    role = page.locator(".peek")
    page.locator(".tabs").get_by_role("button", name="role").tap()
    expect(role).to_be_visible()
    page.locator(".stage").tap(position={"x": 5, "y": 5})
    expect(role).to_have_count(0)
