"""Tests of Le Duel: solo from the start page, and two players."""

import re
from collections.abc import Callable
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Page, expect

import saboteur
from saboteur.games.registry import ruleset
from saboteur.kernel.sight import PUBLIC
from saboteur.play.game import Game
from tests.browser.axe import (
    ViewportThemes,
    axe_violations,
    axe_violations_in,
    each_viewport_theme,
    question_check,
)
from tests.browser.conftest import NewPage, ResumeGame
from tests.browser.fake_socket import FakeServerPage
from tests.browser.page_actions import log_line, missing_texts, pick_path
from tests.browser.page_player import PagePlayer
from tests.browser.recorded_games import asked, late, played_out

NEAR: Final = """async () => {
    while (document.querySelector(".cell.target").clientWidth < 34)
        await new Promise(requestAnimationFrame);
}"""
"""JavaScript that resolves when the board has zoomed in."""


def alone(new_page: NewPage, **options: object) -> Page:
    """Start solo by one click from the start page, and return the page."""
    page = new_page("/", **options)
    page.get_by_role("button", name=re.compile("Play alone")).click()
    begin = page.get_by_role("button", name="Begin", exact=True)
    expect(begin).to_be_focused()
    begin.press("Enter")
    page.locator(".banner.mine").wait_for()
    return page


def test_start_page_offers_duel_for_one_or_two(new_page: NewPage) -> None:
    page = new_page()
    box = page.locator(".box", has=page.get_by_role("heading", name="The Duel"))
    expect(box).to_contain_text("1 – 2")
    box.get_by_role("button", name="Choose this box").click()
    group = page.get_by_role("radiogroup", name="How many dwarves?")
    expect(group.locator("label")).to_have_text(["1", "2"])
    seats = group.get_by_role("radio")
    expect(page.get_by_role("checkbox")).to_have_count(0)
    expect(page.get_by_text("Green begins.")).to_be_visible()
    page.get_by_text("Optional rules").click()
    page.get_by_role("combobox", name="Colour in solo").select_option("green")
    assert axe_violations(page) == []
    seats.first.click()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Start").click()
    expect(page.locator("main.page")).to_contain_text("Link your start to as much gold as you can.")
    assert axe_violations(page) == []
    page.get_by_role("button", name="Begin", exact=True).click()
    expect(page.locator("[data-hand] button").first).to_be_focused()
    expect(page.locator(".plate")).to_contain_text("Plays Green")
    assert missing_texts(page) == set()


@each_viewport_theme
def test_solo_by_mouse_and_keyboard(new_page: NewPage, screens: ViewportThemes) -> None:
    page = alone(new_page)
    expect(page.locator('[data-cell="0,0"]')).to_have_accessible_name(re.compile("Blue start"))
    expect(page.get_by_role("img", name="6 counters left")).to_be_visible()
    expect(page.get_by_text("draw as many", exact=True)).to_be_visible()
    assert axe_violations_in(screens, page) == []
    # D passes: a card face up on the discard pile, then a second one or not.
    page.keyboard.press("1")
    page.keyboard.press("d")
    expect(page.locator(".acts .go")).to_contain_text("Discard, face up")
    page.keyboard.press("Enter")
    expect(page.locator(".banner")).to_contain_text("Discard a second card and draw 2")
    page.get_by_role("button", name="Finish and draw").click()
    expect(page.get_by_role("button", name="Finish and draw")).to_have_count(0)
    expect(page.locator(".panel .log li", has_text="You discard:").first).to_be_visible()
    page.get_by_text("Discard: ").first.click()
    assert axe_violations(page) == []


@each_viewport_theme
def test_a_round_against_random_play(desktop: FakeServerPage, screens: ViewportThemes) -> None:
    """The last moves of a round include all its questions."""
    page = desktop.open(late(ruleset("duel", 2), 12), 0, others="two")
    found: list[str] = []
    PagePlayer(page, "two", question_check(screens, page, found)).play(rounds=1)
    assert found == []
    assert desktop.sent
    expect(page.get_by_role("heading", name="The gold of this round")).to_be_visible()
    assert missing_texts(page) == set()
    assert axe_violations_in(screens, page) == []


def until(wanted: Callable[[Game], bool], seats: int = 2) -> Game:
    """Return a game in a wanted position; both players lay paths and bribe no troll."""
    for number in range(2000):
        game = saboteur.new("duel", seats=seats, seed=f"deal {number}")
        lot = Random(number)  # noqa: S311 - it shuffles no cards
        while not game.over and game.round == 1 and len(game.moves) < 60:
            if wanted(game):
                return game
            moves = [move for move in game.legal_moves() if move.verb not in ("bribe", "clear")]
            lays = [move for move in moves if move.verb == "lay"]
            game.play(lot.choice(lays or moves))
    raise AssertionError


def bribable(game: Game) -> bool:
    return asked("turn")(game) and any(move.verb == "bribe" for move in game.legal_moves())


def blocked(game: Game) -> bool:
    return asked("turn")(game) and any(move.verb == "clear" for move in game.legal_moves())


def far_apart(game: Game) -> bool:
    """Return whether a card fits on two cells only, farther apart than a phone's screen is high."""
    fits = {move.text for move in game.legal_moves() if move.verb == "lay"}
    straight = {text for text in fits if "straight-vertical" in text}
    return straight == {"lay straight-vertical 0,-4", "lay straight-vertical 0,4"}


@each_viewport_theme
def test_bribe_is_an_extra_action_of_the_turn(
    desktop: FakeServerPage, screens: ViewportThemes
) -> None:
    page = desktop.open(until(bribable))
    page.get_by_role("button", name="Bribe a troll").click()
    expect(page.locator(".banner")).to_contain_text("your turn goes on")
    trolls = page.locator(".cell.target")
    expect(trolls.first).to_have_accessible_name(re.compile("troll"))
    assert axe_violations_in(screens, page) == []
    cell = trolls.first.get_attribute("data-cell")
    trolls.first.click()
    expect(log_line(page, "You bribe a troll and owe a nugget")).to_be_visible()
    expect(page.get_by_title("Owes 1 troll a nugget")).to_be_visible()
    expect(page.locator(".banner.mine")).to_be_visible()
    desktop.expect_sent(f"bribe {cell}")


def test_two_cards_remove_a_broken_tool(desktop: FakeServerPage) -> None:
    page = desktop.open(until(blocked))
    expect(page.locator(".banner")).to_contain_text("A broken tool: you can’t lay tunnels.")
    page.get_by_role("button", name="Remove a tool (2 cards)").click()
    go = page.locator(".acts .go")
    expect(go).to_contain_text("Remove: ")
    go.click()
    for left in ("Choose 2 cards to discard", "Choose one more card"):
        expect(page.locator(".banner")).to_contain_text(left)
        page.keyboard.press("1")
        expect(go).to_contain_text("Discard as payment")
        page.keyboard.press("Enter")
    expect(log_line(page, "You remove your broken")).to_be_visible()
    assert [move.split(" ")[0] for move in desktop.sent] == ["clear", "discard", "discard"]


@each_viewport_theme
def test_a_goal_that_fits_both_ways_lies_as_chosen(
    phone: FakeServerPage, screens: ViewportThemes
) -> None:
    game = until(asked("orient-goal"))
    page = phone.open(game)
    ways = page.locator(".ask").get_by_role("button")
    expect(ways).to_have_count(2)
    assert axe_violations_in(screens, page) == []
    page.get_by_role("button", name="after a half-turn", exact=True).tap()
    expect(ways).to_have_count(0)
    phone.expect_sent(next(move.text for move in game.legal_moves() if move.turned))


def test_a_bribe_may_come_before_the_draw(desktop: FakeServerPage) -> None:
    page = desktop.open(until(asked("before-draw")))
    expect(page.locator(".banner")).to_contain_text("You may still bribe a troll before you draw")
    expect(page.locator(".cell.target")).not_to_have_count(0)
    page.get_by_role("button", name="Finish and draw").click()
    expect(page.locator(".banner")).not_to_contain_text("You may still bribe")
    desktop.expect_sent("stop")


@each_viewport_theme
@pytest.mark.soak
def test_solo_game_ends_with_a_grade(resume_game: ResumeGame, screens: ViewportThemes) -> None:
    page = resume_game("GRADE")
    for name in ("Next round", "Next round", "See the result"):
        expect(page.get_by_role("heading", level=1)).to_have_text(
            re.compile("^You found .*(gold|nugget)")
        )
        page.get_by_role("button", name=name).click()
    expect(page.get_by_role("heading", name="Your grade")).to_be_visible()
    expect(page.locator('li[aria-current="true"]')).to_have_count(1)
    expect(page.get_by_role("heading", name="The ranking")).to_have_count(0)  # of one
    assert missing_texts(page) == set()
    assert axe_violations_in(screens, page) == []
    page.get_by_role("button", name="Go through it move by move").click()
    page.get_by_text("Move 0 of").wait_for()
    page.keyboard.press("ArrowRight")
    page.get_by_text("Move 1 of").wait_for()
    assert axe_violations(page) == []


def test_a_duel_ends_with_a_ranking(desktop: FakeServerPage) -> None:
    page = desktop.open(played_out("duel", 2), 0, unread=1)
    expect(page.get_by_role("heading", name="The gold of this round")).to_be_visible()
    page.get_by_role("button", name="See the result").click()
    expect(page.get_by_role("heading", name="Round by round")).to_be_visible()
    expect(page.get_by_role("heading", name="Your grade")).to_have_count(0)
    assert missing_texts(page) == set()
    assert axe_violations(page) == []


@each_viewport_theme
def test_a_phone_lays_by_two_taps(phone: FakeServerPage, screens: ViewportThemes) -> None:
    page = phone.open(until(bribable))
    page.get_by_role("button", name="Bribe a troll").tap()
    page.evaluate(NEAR)
    page.keyboard.press("Escape")
    pick_path(page)
    cards = page.locator(".cell:not(.empty)").count()
    cell = page.locator(".cell.legal").first.get_attribute("data-cell")
    page.locator(".cell.legal").first.tap()
    expect(page.locator(".acts .go")).to_contain_text("Lay it here")
    assert axe_violations_in(screens, page) == []
    page.locator(".acts .go").tap()
    expect(page.locator(".cell:not(.empty)").nth(cards)).to_be_visible()
    assert [(*move.split(" "),)[::2] for move in phone.sent] == [("lay", cell)]


def test_a_phone_shows_cells_far_apart_one_by_one(phone: FakeServerPage) -> None:
    page = phone.open(until(far_apart))
    page.get_by_role("button", name=re.compile("^Vertical straight")).first.tap()
    above, below = page.locator('[data-cell="0,-4"].legal'), page.locator('[data-cell="0,4"].legal')
    upwards = page.get_by_role("button", name="1 cell to choose above: show")
    downwards = page.get_by_role("button", name="1 cell to choose below: show")
    expect(above).to_be_in_viewport(ratio=1)
    expect(below).not_to_be_in_viewport()
    expect(upwards).to_have_count(0)
    assert axe_violations(page) == []  # at this size: at another one the maze is fitted again
    scrolled = "(each) => (each.scrollTop = 9, each.scrollTop)"
    assert page.locator(".window").evaluate(scrolled) == 0  # nor by a focused cell
    downwards.tap()
    expect(above).not_to_be_in_viewport()
    expect(upwards).to_be_visible()
    expect(below).to_be_focused()
    below.tap()
    page.locator(".acts .go").tap()
    laid = page.locator('[data-cell="0,4"]')
    expect(laid).to_have_accessible_name(re.compile("Vertical straight"))
    phone.expect_sent("lay straight-vertical 0,4")


def test_a_forbidden_cell_says_why(desktop: FakeServerPage) -> None:
    page = desktop.open(until(bribable))
    pick_path(page)
    page.locator(".cell.empty:not(.legal)").first.click()
    expect(page.get_by_role("alert").filter(has_text="The rule: ")).to_be_visible()


def test_spectator_sees_links_and_no_hand(desktop: FakeServerPage) -> None:
    page = desktop.open(until(bribable), PUBLIC)
    expect(page.locator(".banner")).to_contain_text("You are watching the game.")
    expect(page.locator(".hand")).to_have_count(0)
    start = page.locator('[data-cell="0,-1"]')
    expect(start).to_have_accessible_name(re.compile("Blue start.*Blue reaches: "))
    expect(page.locator(".seen:not(.stale)")).to_have_count(0)
    assert axe_violations(page) == []
