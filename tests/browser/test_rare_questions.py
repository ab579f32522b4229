"""Tests of rare questions of every box, each answered with its own control."""

import re

from playwright.sync_api import expect

from saboteur.play.game import Game
from tests.browser.axe import (
    ViewportThemes,
    axe_violations,
    axe_violations_in,
    each_viewport_theme,
)
from tests.browser.fake_socket import FakeServerPage
from tests.browser.page_actions import confirm, log_line, pick_card
from tests.browser.recorded_games import asked, by_lot, can, digs, goes_east


def has_stale_look(game: Game) -> bool:
    """Return whether another seat has looked at a goal that may have been exchanged since."""
    if not asked("turn")(game):
        return False
    goals = game.view(game.decider or 0).goals
    return any(set(goal.doubtful) - {game.decider} for goal in goals)


def has_two_victims(game: Game) -> bool:
    """Return whether a thief may choose between two victims."""
    return asked("theft")(game) and sum(move.whom >= 0 for move in game.legal_moves()) == 2


def test_a_key_opens_a_door(desktop: FakeServerPage) -> None:
    page = desktop.open(by_lot("duel", can("play key"), seats=2, liking=digs))
    pick_card(page, "Key")
    door = page.locator(".cell.target").first
    expect(door).to_have_accessible_name(re.compile("door"))
    assert axe_violations(page) == []
    cell = door.get_attribute("data-cell")
    door.click()
    expect(log_line(page, "You put a key into a door")).to_be_visible()
    desktop.expect_sent(f"play key {cell}")


@each_viewport_theme
def test_secret_plan_shows_a_goal_to_its_seat_only(
    phone: FakeServerPage, screens: ViewportThemes
) -> None:
    page = phone.open(by_lot("duel", can("play secret-plan"), seats=2, liking=digs))
    pick_card(page, "Secret plan")
    goal = page.locator(".cell.legal").last
    cell = goal.get_attribute("data-cell")
    goal.tap()
    expect(page.locator(".acts .go")).to_contain_text("Look at this goal")
    assert axe_violations_in(screens, page) == []
    page.locator(".acts .go").tap()
    seen = page.locator(".seen:not(.stale)").first
    expect(seen).to_be_visible()
    expect(seen).to_have_attribute("title", re.compile("^seen "))
    phone.expect_sent(f"play secret-plan {cell}")


def test_a_repair_names_its_tool(desktop: FakeServerPage) -> None:
    page = desktop.open(by_lot("duel", can("play repair-pick-lamp 0"), seats=2))
    pick_card(page, "Pick or lamp repair")
    page.locator("button.plate.target").first.click()
    confirm(page, log_line(page, "You repair"))
    assert [move.rsplit(" ", 1)[0] for move in desktop.sent] == ["play repair-pick-lamp 0"]


@each_viewport_theme
def test_a_mine_that_fits_both_ways_lies_as_chosen(
    desktop: FakeServerPage, screens: ViewportThemes
) -> None:
    game = by_lot("lost-mines", asked("orient-mine"), seats=3, liking=goes_east)
    page = desktop.open(game)
    expect(page.locator(".banner")).to_contain_text("This mine fits both ways.")
    ways = page.locator(".ask").get_by_role("button")
    expect(ways).to_have_count(2)
    assert axe_violations_in(screens, page) == []
    ways.last.click()
    expect(page.locator(".banner")).not_to_contain_text("This mine fits both ways.")
    desktop.expect_sent(game.legal_moves()[-1].text)


def test_the_end_of_a_round_is_voted_on(desktop: FakeServerPage) -> None:
    page = desktop.open(by_lot("lost-mines", asked("end-vote"), seats=3))
    expect(page.locator(".banner")).to_contain_text("proposes to end the round")
    votes = page.locator(".ask").get_by_role("button")
    expect(votes).to_have_text(["Agree", "Refuse"])
    votes.last.click()
    expect(log_line(page, "You refuse")).to_be_visible()
    desktop.expect_sent("refuse")


def test_gold_is_traded_by_its_card(desktop: FakeServerPage) -> None:
    page = desktop.open(by_lot("saboteur+right-of-way", asked("trade-gold"), seats=3))
    expect(page.locator(".banner")).to_contain_text("trade a gold card")
    cards = page.locator(".ask .pick button")
    expect(page.locator(".ask .btn.main")).to_be_disabled()
    assert axe_violations(page) == []
    cards.last.click()
    page.locator(".ask .btn.main").click()
    expect(log_line(page, "You trade a gold card for")).to_be_visible()
    assert [move.split(" ")[0] for move in desktop.sent] == ["trade"]


def test_thief_chooses_a_victim(desktop: FakeServerPage) -> None:
    game = by_lot("saboteur2", has_two_victims, seats=3)
    page = desktop.open(game, unread=1)
    victims = page.locator(".victims").get_by_role("button")
    expect(victims).to_have_count(2)
    assert axe_violations(page) == []
    victims.first.click()
    expect(page.locator(".victims")).to_have_count(0)
    desktop.expect_sent(next(move.text for move in game.legal_moves() if move.whom >= 0))


def test_goals_are_swapped_in_secret(desktop: FakeServerPage) -> None:
    game = by_lot("saboteur+goal-exchange", asked("exchange-goals"), seats=3)
    page = desktop.open(game)
    ways = page.locator(".ask").get_by_role("button")
    expect(ways).to_have_count(2)
    expect(page.locator(".ask")).to_contain_text("Nobody learns which.")
    ways.first.click()
    expect(log_line(page, "in secret")).to_be_visible()
    desktop.expect_sent(game.legal_moves()[0].text)


def test_a_goal_says_who_has_looked_and_whether_that_still_holds(desktop: FakeServerPage) -> None:
    page = desktop.open(by_lot("saboteur+goal-exchange", has_stale_look, seats=3))
    doubtful = page.locator(".cell", has=page.locator(".lookers .doubtful")).first
    expect(doubtful).to_have_accessible_name(
        re.compile(r"Seen by .*, but for .* the card may have moved since")
    )
    assert axe_violations(page) == []
