"""Tests of rule sets: choosing them in the dialog, and playing each without knowing its rules."""

import re

import pytest
from playwright.sync_api import Page, expect

from saboteur.games.registry import ruleset
from tests.browser.axe import (
    ALL_VIEWPORT_THEMES,
    ViewportThemes,
    axe_violations,
    axe_violations_in,
    each_viewport_theme,
    question_check,
)
from tests.browser.conftest import BLANK_PATH, NewPage
from tests.browser.fake_socket import FakeServerPage
from tests.browser.lobby_actions import open_table
from tests.browser.page_actions import missing_texts
from tests.browser.page_player import PagePlayer, open_game
from tests.browser.recorded_games import late
from tests.sampling import sample_cases

LARGEST_RULE_SET = (
    "saboteur+change-of-direction+costume-workshop+diversion+forgotten-treasure+goal-exchange"
    "+greedy-dwarf+master-craftsman+new-goals+right-of-way+sabotaged-dwarf+scout+treasure-chests"
    "+underground-party+veto"
)


MAX_WINDOW_S = 30
"""The longest time limit of a veto window that a host can choose."""


def play_rounds(
    page: Page, rounds: int | None = None, screens: ViewportThemes = ALL_VIEWPORT_THEMES
) -> PagePlayer:
    """Play ``rounds`` rounds, or all; fail if axe finds a violation or a text is missing."""
    found: list[str] = []
    player = PagePlayer(page, "two", question_check(screens, page, found))
    player.play(rounds=rounds)
    assert found == []
    assert missing_texts(page) == set()
    return player


@each_viewport_theme
@pytest.mark.parametrize(
    "box",
    sample_cases(["saboteur2", LARGEST_RULE_SET, "saboteur+tournament"], 1),
    ids=["saboteur2", "modules", "tournament"],
)
def test_the_end_of_a_round(desktop: FakeServerPage, box: str, screens: ViewportThemes) -> None:
    """The last moves of a round include all its questions."""
    both = {"both_locations": True} if box == LARGEST_RULE_SET else {}
    page = desktop.open(late(ruleset(box, 5, both), 16), 0, others="end")
    play_rounds(page, 1, screens)
    assert desktop.sent
    if "tournament" in box:
        title = re.compile("Nuggets|nuggets")
        expect(page.get_by_role("heading", name=title).first).to_be_visible()
    assert axe_violations_in(screens, page) == []


@pytest.mark.soak
def test_a_whole_game_of_saboteur_2(new_page: NewPage) -> None:
    page = new_page(BLANK_PATH)
    open_game(page, "saboteur2", 5)
    player = play_rounds(page)
    assert any("discard up to 2" in question for question in player.seen_questions)
    expect(page.get_by_role("heading", name=re.compile("w[io]n|draw")).first).to_be_visible()


@pytest.mark.soak
def test_rounds_with_every_module_that_goes_together(new_page: NewPage) -> None:
    page = new_page(BLANK_PATH)
    open_game(page, LARGEST_RULE_SET, 4, both_locations=True)
    player = play_rounds(page, 2)
    assert any("card pass?" in question for question in player.seen_questions)


@pytest.mark.soak
def test_a_round_of_the_tournament(new_page: NewPage) -> None:
    page = new_page(BLANK_PATH)
    open_game(page, "saboteur+tournament", 5)
    play_rounds(page, rounds=1)
    expect(page.get_by_role("heading", name=re.compile("Nuggets|nuggets")).first).to_be_visible()


@each_viewport_theme
def test_module_checkboxes_exclude_incompatible_modules(
    new_page: NewPage, screens: ViewportThemes
) -> None:
    page = new_page()
    page.get_by_role("button", name="Open a table").click()
    seats = page.get_by_role("radiogroup", name="How many dwarves?").get_by_role("radio")
    expect(seats).to_have_count(8)
    page.get_by_role("checkbox", name="Costume workshop").check()
    party = page.get_by_role("checkbox", name="Underground party")
    expect(party).to_be_disabled()
    expect(page.locator("label", has=party)).to_contain_text("“Both places” allows both")
    page.get_by_text("Optional rules").click()
    page.get_by_role("combobox", name="Both places").select_option("on")
    party.check()
    expect(page.get_by_role("checkbox", name="Tournament")).to_be_disabled()
    assert not missing_texts(page)
    assert axe_violations(page) == []
    page.get_by_role("radio", name="Saboteur 2").click()
    expect(seats).to_have_count(11)
    expect(page.get_by_role("checkbox", name="Greedy dwarf")).to_be_disabled()
    page.get_by_role("radio", name="2", exact=True).click()
    page.get_by_role("button", name="Open the table").click()
    page.locator(".code b").wait_for()
    expect(page.locator(".game")).to_contain_text("Saboteur 2")
    expect(page.locator(".modules li")).to_have_count(2)
    expect(page.locator(".seats li")).to_have_count(2)
    assert axe_violations_in(screens, page) == []


def test_veto_window_asks_all_seats_at_once(new_page: NewPage) -> None:
    """Seats not on turn see the same window, and no page shows who has answered."""
    host = new_page(BLANK_PATH)
    code = open_table(host, "Ada", ruleset="saboteur+veto", seats=3, window_s=MAX_WINDOW_S)
    pages = [host]
    for _ in range(2):
        page = new_page(f"/t/{code}")
        page.get_by_role("button", name="Sit down").click()
        pages.append(page)
    expect(host.locator(".seats li.on")).to_have_count(3)
    host.get_by_role("button", name="Start").click()
    for page in pages:
        page.get_by_role("button", name="Turn my card over").click()
        page.get_by_role("button", name="I have seen my role").click()
        page.locator(".hand button").first.wait_for()
    (mover,) = (page for page in pages if page.locator(".banner.mine").is_visible())
    play_any_card(mover)
    first, second = (page for page in pages if page is not mover)
    for page in (first, second):
        expect(page.locator(".ask")).to_contain_text("puts down")
        expect(page.get_by_role("button", name="Let it pass")).to_be_enabled()
        expect(page.locator(".answers")).to_contain_text("Veto")
        expect(page.get_by_role("timer")).to_be_visible()
    expect(mover.locator(".ask")).to_contain_text("The others may veto it now.")
    first.get_by_role("button", name="Let it pass").click()
    expect(first.locator(".ask")).to_contain_text("Waiting for the others")
    expect(second.get_by_role("button", name="Let it pass")).to_be_enabled()
    assert not second.get_by_text("Waiting for the others").count()
    second.get_by_role("button", name="Let it pass").click()
    for page in pages:
        expect(
            page.locator(
                ".panel .log li", has_text=re.compile("lay|break|look|see|saw|mend|roof")
            ).first
        ).to_be_visible()


def play_any_card(page: Page) -> None:
    for index in range(page.locator(".hand button").count()):
        page.keyboard.press("Escape")
        page.keyboard.press(str(index + 1))
        target = page.locator(".cell.legal, .cell.target, button.plate.target").first
        if target.is_visible():
            target.click()
            if page.locator(".acts .go:enabled").is_visible():
                page.locator(".acts .go").click()
            return
    pytest.fail("no card to play")
