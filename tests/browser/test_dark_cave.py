"""Tests of The Dark Cave: clan cards, movement by spaces, every question, the end."""

import re
from collections.abc import Callable
from random import Random
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

import saboteur
from saboteur.kernel.sight import PUBLIC
from saboteur.play.game import Game
from tests.browser.axe import (
    ViewportThemes,
    axe_violations,
    axe_violations_in,
    each_viewport_theme,
)
from tests.browser.conftest import BLANK_PATH, NewPage, ResumeGame
from tests.browser.fake_socket import FakeServerPage
from tests.browser.page_actions import log_line, missing_texts
from tests.browser.page_player import PagePlayer, open_game
from tests.browser.recorded_games import asked
from tests.sampling import sample_cases

FACES = re.compile("takes a card|throws|takes a nugget")
ROLES = re.compile(r"loyal|saboteur in", re.IGNORECASE)
SIGNS = """(spots) => spots.map((each) =>
    `${each.dataset.spot.split(" ")[1]} ${each.querySelector("b").dataset.sign}`)"""
"""JavaScript that returns the cell and the sign of each space on offer."""


def until(wanted: Callable[[Game], bool], seats: int = 3, first: int = 0) -> Game:
    """Return a game that reaches a wanted position by random moves that prefer steps and lays.

    For rare positions, ``first`` is the number of a deal that reaches it.
    """
    for number in range(first, 3000):
        game = saboteur.new("dark-cave", seats=seats, seed=f"deal {number}")
        lot = Random(number)  # noqa: S311 - it shuffles no cards
        while not game.over:
            if wanted(game):
                return game
            moves = [move for move in game.legal_moves() if move.verb != "propose-end"]
            eager = [move for move in moves if move.verb in ("lay", "play", "step", "enter")]
            game.play(lot.choice(eager or moves))
    raise AssertionError


def forked(game: Game) -> bool:
    """Return whether a creature may run to several spaces, two of them on one card."""
    cells = [move.cell for move in game.legal_moves() if move.verb == "step"]
    return asked("creature-step")(game) and len(cells) > 2 and len(set(cells)) < len(cells)


def voting(game: Game) -> bool:
    if asked("turn")(game) and any(move.verb == "propose-end" for move in game.legal_moves()):
        game.play("propose-end")
    return asked("end-vote")(game)


def priced(game: Game) -> bool:
    """Return whether a dwarf may step onto a bridge card."""
    view = game.view(game.decider or 0)
    if view.asked != "dwarf-step":
        return False
    found = {(card.x, card.y): card.card for card in view.maze}
    cells = [move.cell for move in game.legal_moves() if move.verb == "step"]
    return any(place and "bridge" in found[place] for place in cells)


def nearly_over(game: Game) -> bool:
    view = game.view(0)
    return not view.pile and sum(view.hand_sizes) < 3 and asked("turn")(game)


def test_start_page_offers_dark_cave_for_two_to_eight(new_page: NewPage) -> None:
    page = new_page()
    box = page.locator(".box", has=page.get_by_role("heading", name="The Dark Cave"))
    expect(box).to_contain_text("2 – 8")
    box.get_by_role("button", name="Choose this box").click()
    seats = page.get_by_role("radiogroup", name="How many dwarves?").get_by_role("radio")
    expect(seats).to_have_count(7)
    expect(page.get_by_text("a possible saboteur in each clan")).to_be_visible()
    assert axe_violations(page) == []
    assert missing_texts(page) == set()


def test_a_turn_by_keyboard_and_mouse(new_page: NewPage) -> None:
    page = new_page(BLANK_PATH)
    open_game(page, "dark-cave", 2, first_player=0)  # no bot proposes the end before
    expect(page.get_by_text("Your clan card")).to_be_visible()
    page.get_by_role("button", name="I have seen my role").click()
    page.locator(".banner.mine").wait_for()
    # The first step costs a card, the second one none.
    page.keyboard.press("1")
    page.keyboard.press("d")
    expect(page.locator(".acts .go")).to_contain_text("Discard face down")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="No second card").click()
    # A seat that can move is asked; otherwise its turn is over.
    expect(log_line(page, "You discard")).to_be_visible()
    assert missing_texts(page) == set()
    assert axe_violations(page) == []


@each_viewport_theme
def test_movement_is_by_space_and_shows_its_cost(
    desktop: FakeServerPage, screens: ViewportThemes
) -> None:
    page = desktop.open(until(priced))
    spots = page.locator("[data-spot^=step]")
    bridge = page.get_by_role("button", name="costs a card").first
    expect(bridge).to_be_visible()
    bridge.hover()
    expect(page.locator(".acts .go")).to_contain_text("Go: costs a card")
    assert axe_violations_in(screens, page) == []
    cards = page.locator(".hand button").count()
    step = bridge.get_attribute("data-spot")
    bridge.click()
    expect(page.locator(".hand button")).to_have_count(cards - 1)
    expect(log_line(page, "You lose")).to_be_visible()
    stay = page.get_by_role("button", name="Stay here")
    if stay.is_visible():
        expect(spots.first).to_be_visible()
        spots.first.focus()
        page.keyboard.press("Escape")
        stay.click()
    expect(page.locator(".banner").first).to_be_visible()
    assert desktop.sent[0] == step


def test_touch_selects_then_confirms(phone: FakeServerPage) -> None:
    page = phone.open(until(priced))
    spot = page.locator("[data-spot^=step]").first
    wide = spot.bounding_box()
    assert wide is not None
    assert min(wide["width"], wide["height"]) >= 36
    text = spot.get_attribute("data-spot") or ""
    spot.tap()
    aimed = page.locator(f'[data-spot="{text}"].aim')
    expect(aimed).to_have_count(1)
    assert axe_violations(page) == []
    aimed.tap()
    expect(aimed).to_have_count(0)
    phone.expect_sent(text)


@each_viewport_theme
def test_player_moves_a_creature(desktop: FakeServerPage, screens: ViewportThemes) -> None:
    page = desktop.open(until(forked))
    expect(page.locator(".banner")).to_contain_text("Choose a space")
    assert axe_violations_in(screens, page) == []
    # The dwarves that stay are listed, and no two spaces of a card have the same sign.
    stays = re.compile("^The (rat|lindworm|goblin) stays here$")
    expect(page.get_by_role("button", name=stays)).to_be_visible()
    signs = page.locator("[data-spot^=step]").evaluate_all(SIGNS)
    assert len(signs) > 2
    assert len(set(signs)) == len(signs)
    before = page.locator(".banner").inner_text()
    spot = page.locator("[data-spot^=step]").first
    step = spot.get_attribute("data-spot") or ""
    spot.click()
    expect(page.locator(".banner").first).not_to_have_text(before)
    desktop.expect_sent(step)


class Question(NamedTuple):
    """A question: position, number of a deal that reaches it, answer, move sent, text shown."""

    wanted: Callable[[Game], bool]
    first: int
    answer: str | re.Pattern[str]
    verb: str
    line: str


QUESTIONS = {
    "attack-order": Question(asked("attack-order"), 163, FACES, "face", "attacks"),
    "repel": Question(asked("repel-creature"), 0, "Strike with the axe", "repel", "with your axe"),
    "take-nugget": Question(
        asked("take-nugget"), 0, "Take the nugget", "take", "You take the nugget"
    ),
    "end-vote": Question(voting, 0, "Refuse", "refuse", "You refuse"),
}


@each_viewport_theme
@pytest.mark.parametrize("kind", sample_cases(list(QUESTIONS), 1))
def test_a_question_is_answered_in_its_panel(
    desktop: FakeServerPage, kind: str, screens: ViewportThemes
) -> None:
    each = QUESTIONS[kind]
    page = desktop.open(until(each.wanted, first=each.first))
    assert axe_violations_in(screens, page) == []
    assert missing_texts(page) == set()
    page.locator(".ask").get_by_role("button", name=each.answer).first.click()
    expect(log_line(page, each.line)).to_be_visible()
    assert [move.split(" ")[0] for move in desktop.sent] == [each.verb]


def test_goal_is_oriented_as_chosen(desktop: FakeServerPage) -> None:
    page = desktop.open(until(asked("orient-goal"), first=139))
    assert axe_violations(page) == []
    page.locator(".ask .pick button").nth(1).click()
    expect(log_line(page, "You enter the goal")).to_be_visible()


@each_viewport_theme
def test_the_last_cards_and_the_last_page(desktop: FakeServerPage, screens: ViewportThemes) -> None:
    page = desktop.open(until(nearly_over, 2), others="last")
    page.emulate_media(reduced_motion="no-preference")
    # The end comes in stages; a press on the last one shows all of them.
    PagePlayer(page, "walks").play(until="The clan cards")
    page.get_by_role("button", name="The clans’ treasures").click()
    expect(page.get_by_role("heading", name="Served the")).to_have_count(2)
    expect(page.get_by_role("heading", name=re.compile("clan wins|worth the same"))).to_be_visible()
    assert axe_violations(page) == []
    page.get_by_role("button", name="See the result").click()
    expect(page.get_by_role("heading", name="Treasures of the clans")).to_be_visible()
    expect(page.get_by_role("heading", name="Who served whom")).to_be_visible()
    assert missing_texts(page) == set()
    assert axe_violations_in(screens, page) == []


def test_finished_game_is_replayed(resume_game: ResumeGame) -> None:
    page = resume_game("CAVES")
    page.get_by_role("button", name="The clans’ treasures").click()
    page.get_by_role("button", name="See the result").click()
    page.get_by_role("button", name="Go through it move by move").click()
    expect(page.locator(".told p").first).to_be_visible()
    page.get_by_role("button", name="Next move").click()
    expect(page.locator(".cell").first).to_be_visible()


def test_spectator_sees_no_secret(desktop: FakeServerPage) -> None:
    page = desktop.open(until(priced), PUBLIC, history=True)
    page.locator(".cell").first.wait_for()
    shown = page.evaluate("() => document.querySelector('.table').outerHTML")
    hidden = re.sub(r"turns the clan card over: [^<]*", "", shown)  # the dwarves that left show it
    assert not ROLES.search(hidden)
    expect(page.locator(".hand button")).to_have_count(0)
