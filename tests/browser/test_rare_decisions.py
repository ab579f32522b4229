"""Tests of rare decisions of the base game, each answered in a position found for it."""

from functools import cache

import pytest
from playwright.sync_api import Locator, Page, expect

import saboteur
from saboteur.play.game import Game
from tests.browser.axe import ViewportThemes, axe_violations_in, each_viewport_theme
from tests.browser.conftest import ResumeGame, SharedServer
from tests.browser.fake_socket import FakeServerPage
from tests.browser.page_actions import log_line
from tests.browser.recorded_games import Block, Dig, Step, Use, asked, finished, reach
from tests.browser.round_steps import roles

TO_THE_GOALS = (Dig((0, 1), "NE"), *(Dig((x, 1), "EW") for x in range(1, 8)))
"""Plan of a tunnel one row below the middle that ends between goals 2 and 3."""
AROUND_A_GOAL: tuple[Step, ...] = (
    *TO_THE_GOALS[:5],
    Block((5, 1), "EW"),
    Dig((6, 1), "EW"),
    Dig((7, 1), "NEW"),
    Dig((7, 0), "ES"),
    Dig((8, 1), "NW", closed="S"),
    Use("rockfall 5,1"),
    Dig((5, 1), "EW"),
)
"""Plan of tunnels to two sides of goal 2; the last lay links both to Start at the same time."""
MENDER = "repair-pick-lamp"


def two_stones_reached(game: Game) -> bool:
    if not asked("reveal-goal")(game):
        return False
    after = game.clone()
    after.play("reveal 8,2")
    return asked("turn")(after) and after.round == game.round


def two_tools_to_mend(game: Game) -> bool:
    moves = {move.text for move in game.legal_moves()}
    return {f"play {MENDER} 2 pick", f"play {MENDER} 2 lamp"} <= moves and game.decider != 2


@cache
def between() -> Game:
    return reach([*TO_THE_GOALS, Dig((8, 1), "NSW")], two_stones_reached)


def test_of_two_reached_goals_one_is_turned_over_first(desktop: FakeServerPage) -> None:
    page = desktop.open(between())
    expect(page.locator(".banner")).to_contain_text("Which one is turned over first?")
    expect(page.locator(".cell.legal")).to_have_count(2)
    page.locator('[data-cell="8,-2"]').click()  # not reached: nothing happens
    page.locator('[data-cell="8,2"]').click()
    expect(log_line(page, "Goal 3 is reached: a stone")).to_be_visible()
    expect(log_line(page, "Goal 2 is reached: a stone")).to_be_visible()
    lines = page.locator(".panel .log li").all_inner_texts()  # the newest first
    assert lines.index("Goal 2 is reached: a stone") < lines.index("Goal 3 is reached: a stone")
    desktop.expect_sent("reveal 8,2")


def test_the_first_goal_is_chosen_by_keyboard(desktop: FakeServerPage) -> None:
    page = desktop.open(between())
    page.keyboard.press("ArrowRight")  # from anywhere to the choices
    expect(page.locator(".cell:focus")).to_have_attribute("data-cell", "8,2")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(page.locator(".acts .go")).to_have_text("Turn this goal over Enter")
    page.keyboard.press("Enter")
    expect(log_line(page, "Goal 2 is reached: a stone")).to_be_visible()
    desktop.expect_sent("reveal 8,0")


@each_viewport_theme
def test_a_goal_that_fits_both_ways_lies_as_chosen(
    phone: FakeServerPage, screens: ViewportThemes
) -> None:
    apart = {"placement_link": "adjacent_only"}
    page = phone.open(reach(AROUND_A_GOAL, asked("orient-goal"), options=apart))
    expect(page.locator(".banner")).to_contain_text("This goal fits both ways.")
    ways = page.locator(".ask").get_by_role("button")
    expect(ways).to_have_count(2)
    assert axe_violations_in(screens, page) == []
    turned = page.get_by_role("button", name="after a half-turn")
    picture = turned.locator("use").get_attribute("href")
    turned.tap()
    expect(ways).to_have_count(0)
    goal = page.locator('[data-cell="8,0"]')
    expect(goal).to_have_accessible_name("Goal 2: stone")
    expect(goal.locator("use").first).to_have_attribute("href", picture or "")
    phone.expect_sent("orient 8,0 turned")


@each_viewport_theme
def test_a_two_tool_repair_asks_which_tool(
    desktop: FakeServerPage, screens: ViewportThemes
) -> None:
    game = reach([Use("broken-pick 2"), Use("broken-lamp 2")], two_tools_to_mend)
    page = desktop.open(game)
    own = game.decider
    page.get_by_role("button", name="Pick or lamp repair").click()
    page.locator(f'[data-seat="{own}"]').click()
    expect(page.get_by_role("alert").filter(has_text="No repair in advance")).to_be_visible()
    broken = page.locator('[data-seat="2"]')
    expect(broken.locator(".tool.off")).to_have_count(2)
    broken.click()
    choice = page.locator(".choice").get_by_role("button")
    expect(choice).to_have_text(["Pick", "Lamp"])
    assert axe_violations_in(screens, page) == []
    expect(choice.first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".acts .go")).to_contain_text("Repair: pick")
    choice.last.click()
    expect(choice.last).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".acts .go")).to_contain_text("Repair: lamp")
    page.locator(".acts .go").click()
    expect(log_line(page, "’s lamp")).to_be_visible()
    desktop.expect_sent(f"play {MENDER} 2 lamp")


def votes(page: Page) -> Locator:
    return page.locator(".ask").get_by_role("button")


def proposed(*votes: str) -> Game:
    """Return a game in which a seat has proposed to concede the round and ``votes`` were given."""
    game = saboteur.new("saboteur", seats=3, seed="given up", options={"concede_round": True})
    for move in ("concede", *votes):
        game.play(move)
    return game


def test_a_round_is_given_up_only_by_all(desktop: FakeServerPage) -> None:
    fresh = saboteur.new("saboteur", seats=3, seed="given up", options={"concede_round": True})
    page = desktop.open(fresh)
    propose = page.get_by_role("button", name="Propose to give up")
    propose.click()
    assert not desktop.sent  # a small button, confirmed by the main one
    page.locator(".acts .go").click()
    expect(log_line(page, "You propose")).to_be_visible()
    desktop.expect_sent("concede")
    page = desktop.open(proposed())
    expect(page.locator(".banner")).to_contain_text("proposes to give the round up")
    expect(votes(page)).to_have_text(["Agree", "Refuse"])
    votes(page).last.click()
    expect(page.locator(".banner.mine")).to_have_count(0)
    desktop.expect_sent("refuse")
    # One refusal ends the vote, and the turn continues; a turn has one proposal.
    page = desktop.open(proposed("refuse"), fresh.decider)
    expect(page.locator(".banner")).to_contain_text("Choose a card from your hand.")
    expect(propose).to_have_count(0)
    page = desktop.open(proposed("agree"))
    votes(page).first.click()
    expect(page.get_by_role("heading", name="The treasure stays buried")).to_be_visible()
    expect(roles(page).locator("li")).to_have_count(3)
    desktop.expect_sent("agree")


@each_viewport_theme
def test_axe_finds_no_violations_at_round_and_game_end(
    desktop: FakeServerPage, screens: ViewportThemes
) -> None:
    page = desktop.open(finished(), 0, unread=3)
    for name in ("Next round", "Next round", "See the result"):
        expect(roles(page)).to_be_visible()
        assert axe_violations_in(screens, page) == []
        page.get_by_role("button", name=name).click()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    assert axe_violations_in(screens, page) == []


STEPS = 5
"""The number of moves to step through."""


@each_viewport_theme
@pytest.mark.soak
def test_replay_shows_every_step_from_own_seat(
    resume_game: ResumeGame, shared_server: SharedServer, screens: ViewportThemes
) -> None:
    page = resume_game("ENDED")
    game = shared_server.tables["ENDED"].game
    for name in ("Next round", "Next round", "See the result"):
        page.get_by_role("button", name=name).click()
    page.get_by_role("button", name="Go through it move by move").click()
    last = len(game.moves)
    counter = page.get_by_text(f"of {last}")
    forward = page.get_by_role("button", name="Next move")
    back = page.get_by_role("button", name="Previous move")
    laid = page.locator(".cell:not(.empty)")
    expect(counter).to_have_text(f"Move 0 of {last}")
    expect(back).to_be_disabled()
    expect(laid).to_have_count(4)  # the start and three goals
    digs = 0
    for number in range(1, STEPS + 1):
        forward.click()
        expect(counter).to_have_text(f"Move {number} of {last}")
        digs += game.moves[number - 1].verb == "lay"
        expect(laid).to_have_count(4 + digs)
        expect(page.locator(".told p").first).not_to_be_empty()
    assert axe_violations_in(screens, page) == []
    back.click()
    expect(counter).to_have_text(f"Move {STEPS - 1} of {last}")
    expect(laid).to_have_count(4 + digs - (game.moves[STEPS - 1].verb == "lay"))
    page.keyboard.press("Home")
    expect(laid).to_have_count(4)
    page.get_by_role("slider").fill(str(last))
    expect(counter).to_have_text(f"Move {last} of {last}")
    expect(forward).to_be_disabled()
    page.keyboard.press("ArrowLeft")
    expect(counter).to_have_text(f"Move {last - 1} of {last}")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
