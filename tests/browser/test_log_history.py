"""Tests of the log by player, and of earlier positions of the table."""

import re

import pytest
from playwright.sync_api import Page, expect

import saboteur
from saboteur.games.registry import ruleset
from tests.browser.axe import axe_violations
from tests.browser.conftest import BLANK_PATH, NewPage
from tests.browser.fake_socket import FakeServerPage
from tests.browser.page_player import PagePlayer, open_game
from tests.browser.recorded_games import late
from tests.browser.socket_frames import record_frames, wait_for_frame
from tools.client_fixtures import NAMES

OWN_LINE = re.compile(r"^\s*(You|Your)\b")
"""Start of a log line about the player."""


def cards_laid(page: Page) -> int:
    return page.locator(".cell:not(.empty)").count()


def play_own_moves(page: Page, moves: int) -> None:
    """Play with bots until the log has ``moves`` of the player's moves and it is their turn."""
    player = PagePlayer(page, "past")
    own, turn = page.locator(".log button").filter(has_text=OWN_LINE), page.locator(".banner.mine")
    while own.count() < moves or not turn.is_visible():
        player.step()


def test_log_line_shows_past_table_state(desktop: FakeServerPage) -> None:
    page = desktop.open(saboteur.new("saboteur", seats=3, seed="past"), 0, others="past")
    play_own_moves(page, 3)
    lines = page.locator(".log button")
    now = cards_laid(page)
    hand = page.locator(".hand button").count()
    own = page.get_by_role("button", name=f"Only {NAMES[0]}")
    own.click()
    everything = lines.count()
    expect(lines.filter(has_text=OWN_LINE)).to_have_count(everything)

    # By keyboard: one tab stop, up and down the lines, Enter, Escape.
    lines.first.focus()
    page.keyboard.press("End")
    expect(lines.last).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    past = page.locator(".past")
    expect(past).to_contain_text(re.compile(r"After move \d+"))
    expect(page.get_by_role("status").filter(has_text="The table as it was")).to_have_count(1)
    expect(page.locator(".log [aria-current]")).to_have_count(1)
    assert cards_laid(page) <= now
    expect(page.locator(".cell.legal")).to_have_count(0)
    assert axe_violations(page) == []
    page.keyboard.press("Escape")
    expect(past).to_have_count(0)
    expect(page.locator(".hand button")).to_have_count(hand)
    assert cards_laid(page) == now

    # A guest who comes back later has not seen it, and is told so.
    page.reload()
    page.locator(".log button").last.click()
    expect(page.locator(".log p")).to_have_text(re.compile("^This page was not open"))
    expect(past).to_have_count(0)


def test_phone_log_closes_to_show_past_table(phone: FakeServerPage) -> None:
    page = phone.open(saboteur.new("saboteur", seats=3, seed="past"), 0, others="past")
    page.locator(".banner.mine").wait_for()
    page.keyboard.press("1")
    page.keyboard.press("d")
    page.locator(".acts .go:enabled").click()
    page.get_by_role("button", name="Log").click()
    own = page.locator(".log button").nth(2)  # two bots have moved since
    expect(own).to_have_text(OWN_LINE)
    page.locator(".banner.mine").wait_for()
    own.click()
    expect(page.locator(".past")).to_be_visible()
    expect(page.locator(".log")).to_have_count(0)  # the drawer makes room
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".banner.mine")).to_be_visible()


def test_round_end_maze_view_opens_and_closes_without_storage(desktop: FakeServerPage) -> None:
    page = desktop.open(late(ruleset("saboteur", 3), 1), history=True)
    page.keyboard.press("1")
    page.keyboard.press("d")
    page.locator(".acts .go:enabled").click()
    maze = page.get_by_role("button", name="See the maze")
    maze.click()
    expect(page.locator(".past")).to_be_visible()
    assert page.locator(".cell:not(.empty)").count() > 4  # more than start and goals
    page.get_by_role("button", name="Back to the result").click()
    expect(maze).to_be_visible()
    assert "card" not in page.evaluate("JSON.stringify([localStorage, sessionStorage])")


@pytest.mark.soak
def test_pinned_events_are_kept_with_notes(new_page: NewPage) -> None:
    page = new_page(BLANK_PATH)
    frames = record_frames(page)
    open_game(page, "saboteur", 3)
    play_own_moves(page, 2)
    page.get_by_role("button", name="Clues").click()
    page.locator("summary").first.click()
    first = page.locator(".choice button").first
    words = first.inner_text()
    first.click()
    pinned = page.get_by_role("list", name="Pinned about Brokk").get_by_role("listitem")
    expect(pinned).to_have_text([words])
    assert axe_violations(page) == []
    wait_for_frame(page, frames, lambda frame: any(note["pins"] for note in frame.get("notes", ())))
    page.reload()
    page.get_by_role("button", name="Clues").click()
    expect(pinned).to_have_text([words])
    page.get_by_role("button", name=f"Take the pin off: {words}").click()
    expect(pinned).to_have_count(0)
