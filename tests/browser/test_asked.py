"""Questions of every box that few games come to, each answered with its own control."""

import re
from collections.abc import Callable, Iterator
from contextlib import suppress

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from saboteur.kernel.move import Move
from saboteur.play.game import Game
from tests.browser.conftest import Sit, start_server
from tests.browser.player import SOON
from tests.browser.positions import Seated, asked, by_lot, keep
from tests.browser.test_access import faults, faults_in_all_clothes
from tests.browser.test_play import NARROW, PHONE


def can(move: str) -> Callable[[Game], bool]:
    """It is somebody's turn, and a move that begins so is legal."""
    return lambda game: (
        asked("turn")(game) and any(each.text.startswith(move) for each in game.legal_moves())
    )


def digs(move: Move) -> float:
    return move.verb == "lay"


def goes_east(move: Move) -> float:
    """Lay, then walk, towards the mines; end nothing."""
    if move.verb == "propose-end":
        return -1
    return {"lay": 20, "step": 10}.get(move.verb, 0) + (move.place[0] if move.place else 0)


def doubted(game: Game) -> bool:
    """Somebody else has looked at a goal that was perhaps exchanged since."""
    if not asked("turn")(game):
        return False
    goals = game.view(game.decider or 0).goals
    return any(set(goal.doubtful) - {game.decider} for goal in goals)


def choice_of_victims(game: Game) -> bool:
    """A thief may rob either of the two others."""
    return asked("theft")(game) and sum(move.seat >= 0 for move in game.legal_moves()) == 2


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, dict[str, Seated]]]:
    """A server that wakes every table of these tests from its log."""
    folder = tmp_path_factory.mktemp("asked")
    games = {
        "KEYED": by_lot("duel", can("play key"), seats=2, liking=digs),
        "PLANS": by_lot("duel", can("play secret-plan"), seats=2, liking=digs),
        "MENDS": by_lot("duel", can("play repair-pick-lamp 0"), seats=2),
        "MENES": by_lot("lost-mines", asked("orient-mine"), seats=3, liking=goes_east),
        "VUTES": by_lot("lost-mines", asked("end-vote"), seats=3),
        "TRADE": by_lot("saboteur+right-of-way", asked("trade-gold"), seats=3),
        "THEFT": by_lot("saboteur2", choice_of_victims, seats=3),
        "SWAPS": by_lot("saboteur+goal-exchange", asked("exchange-goals"), seats=3),
        "LATER": by_lot("saboteur+goal-exchange", doubted, seats=3),
    }
    found = {code: keep(folder, code, game, game.decider or 0) for code, game in games.items()}
    server, where = start_server(folder)
    with server:
        yield where, found
        server.terminate()


@pytest.fixture(scope="module")
def address(tables: tuple[str, dict[str, Seated]]) -> str:
    return tables[0]


ON = "Next round|Turn my card over|I have seen my role"


def past_curtains(page: Page) -> Page:
    """Read the ends of rounds and the own secret card, as long as they hang before the table."""
    asks = page.locator(".banner.mine, .draft .victims")
    on = page.get_by_role("button", name=re.compile(ON))
    expect(asks.or_(on).first).to_be_visible()
    while on.count() and not asks.count():
        on.first.click()
        expect(asks.or_(on).first).to_be_visible()
    return page


def told(page: Page, text: str) -> Locator:
    return page.locator(".panel .log li", has_text=text).first


def pick(page: Page, name: str) -> None:
    page.locator(f'.hand button[aria-label^="{name}"]').first.click()


def confirm(page: Page, done: Locator) -> None:
    """Press what confirms, if the move is not on its way already, and see it done."""
    go = page.locator(".acts .go:enabled")
    expect(done.or_(go).first).to_be_visible()
    with suppress(Error):  # it went by itself
        go.click(timeout=SOON)
    expect(done).to_be_visible()


def test_a_key_opens_a_door(sit: Sit) -> None:
    page = past_curtains(sit("KEYED"))
    pick(page, "Key")
    door = page.locator(".cell.target").first
    expect(door).to_have_accessible_name(re.compile("door"))
    assert faults(page) == []
    door.click()
    expect(told(page, "You put a key into a door")).to_be_visible()


def test_a_plan_shows_a_goal_to_its_seat_alone(sit: Sit) -> None:
    page = past_curtains(sit("PLANS", **PHONE))
    pick(page, "Secret plan")
    page.locator(".cell.legal").last.tap()
    expect(page.locator(".acts .go")).to_contain_text("Look at this goal")
    assert faults_in_all_clothes(page, NARROW) == []
    page.locator(".acts .go").tap()
    seen = page.locator(".seen:not(.stale)").first
    expect(seen).to_be_visible()
    expect(seen).to_have_attribute("title", re.compile("^seen "))


def test_a_repair_names_its_tool(sit: Sit) -> None:
    page = past_curtains(sit("MENDS"))
    pick(page, "Pick or lamp repair")
    page.locator("button.plate.target").first.click()
    confirm(page, told(page, "You mend"))


def test_a_mine_that_fits_both_ways_lies_as_chosen(sit: Sit) -> None:
    page = past_curtains(sit("MENES"))
    expect(page.locator(".banner")).to_contain_text("This mine fits both ways.")
    ways = page.locator(".ask").get_by_role("button")
    expect(ways).to_have_count(2)
    assert faults_in_all_clothes(page) == []
    ways.last.click()
    expect(page.locator(".banner")).not_to_contain_text("This mine fits both ways.")


def test_the_end_of_a_round_is_voted_on(sit: Sit) -> None:
    page = past_curtains(sit("VUTES"))
    expect(page.locator(".banner")).to_contain_text("proposes to end the round")
    votes = page.locator(".ask").get_by_role("button")
    expect(votes).to_have_text(["Agree", "Refuse"])
    votes.last.click()
    expect(told(page, "You refuse")).to_be_visible()


def test_gold_is_traded_by_its_card(sit: Sit) -> None:
    page = past_curtains(sit("TRADE"))
    expect(page.locator(".banner")).to_contain_text("trade a gold card")
    cards = page.locator(".ask .pick button")
    expect(page.locator(".ask .btn.main")).to_be_disabled()
    assert faults(page) == []
    cards.last.click()
    page.locator(".ask .btn.main").click()
    expect(told(page, "You trade a gold card for")).to_be_visible()


def test_a_thief_names_his_victim(sit: Sit) -> None:
    page = past_curtains(sit("THEFT"))
    victims = page.locator(".victims").get_by_role("button")
    expect(victims).to_have_count(2)
    assert faults(page) == []
    victims.first.click()
    expect(page.locator(".victims")).to_have_count(0)


def test_goals_are_swapped_in_secret(sit: Sit) -> None:
    page = past_curtains(sit("SWAPS"))
    ways = page.locator(".ask").get_by_role("button")
    expect(ways).to_have_count(2)
    expect(page.locator(".ask")).to_contain_text("Nobody learns which.")
    ways.first.click()
    expect(told(page, "in secret")).to_be_visible()


def test_a_goal_says_who_has_looked_and_whether_that_still_holds(sit: Sit) -> None:
    page = past_curtains(sit("LATER"))
    doubtful = page.locator(".cell", has=page.locator(".lookers .doubtful")).first
    expect(doubtful).to_have_accessible_name(
        re.compile(r"Seen by .*, but for .* the card may have moved since")
    )
    assert faults(page) == []
