"""The Dark Cave in the browser: clan cards, the walk space by space, every question, the end."""

import re
from collections.abc import Callable, Iterator
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

import saboteur
from saboteur.play.game import Game
from tests.browser.conftest import NewPage, start_server
from tests.browser.player import Player, open_game
from tests.browser.positions import Seated, asked, keep
from tests.browser.test_access import faults, faults_in_all_clothes
from tests.browser.test_play import PHONE

UNSAID = re.compile(
    r"\b(?:cave|dark-cave|event|banner|play|answer|card|role|creature|log|end|refusal)-[a-z-]+[a-z]\b"
)
"""A key in place of its text."""
ROLES = re.compile(r"loyal|saboteur for", re.IGNORECASE)


def unsaid(page: Page) -> set[str]:
    return set(UNSAID.findall(page.locator("body").inner_text()))


def until(wanted: Callable[[Game], bool], seats: int = 3) -> Game:
    """Find a game that comes to what is wanted; all play at random, but walk on and lay cards."""
    for number in range(3000):
        game = saboteur.new("dark-cave", seats=seats, seed=f"deal {number}")
        lot = Random(number)  # noqa: S311 - it shuffles no cards
        while not game.over:
            if wanted(game):
                return game
            moves = [move for move in game.legal_moves() if move.verb != "propose-end"]
            eager = [move for move in moves if move.verb in ("lay", "play", "step", "enter")]
            game.play(lot.choice(eager or moves))
    raise AssertionError


def voting(game: Game) -> bool:
    if asked("turn")(game) and any(move.verb == "propose-end" for move in game.legal_moves()):
        game.play("propose-end")
    return asked("end-vote")(game)


def priced(game: Game) -> bool:
    """A step onto a bridge or into a tunnel."""
    view = game.view(game.decider or 0)
    if view.asked != "dwarf-step":
        return False
    found = {(card.x, card.y): card.card for card in view.maze}
    cells = [move.place for move in game.legal_moves() if move.verb == "step"]
    return any(place and "bridge" in found[place] for place in cells)


def nearly_over(game: Game) -> bool:
    view = game.view(0)
    return not view.pile and sum(view.hand_sizes) < 3 and asked("turn")(game)


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, dict[str, Seated]]]:
    """A server that wakes every table of these tests from its log."""
    folder = tmp_path_factory.mktemp("caves")
    games = {
        "STEPS": until(priced),
        "TAPED": until(priced),
        "BEAST": until(asked("creature-step")),
        "FACES": until(asked("attack-order")),
        "REPEL": until(asked("repel-creature")),
        "TURNS": until(asked("orient-goal")),
        "VENES": until(asked("take-nugget")),
        "VQTES": until(voting),
        "LAST2": until(nearly_over, 2),
    }
    found = {code: keep(folder, code, game, game.decider or 0) for code, game in games.items()}
    server, where = start_server(folder)
    with server:
        yield where, found
        server.terminate()


@pytest.fixture(scope="module")
def address(tables: tuple[str, dict[str, Seated]]) -> str:
    return tables[0]


Sit = Callable[..., Page]


@pytest.fixture
def sit(new_page: NewPage, tables: tuple[str, dict[str, Seated]]) -> Sit:
    """Come back to a seat, as the browser that has its cookie, and look at its clan card."""

    def come_back(code: str, **options: object) -> Page:
        cookie = {"name": "saboteur_guest", "value": tables[1][code].token, "path": "/"}
        state = {"cookies": [cookie | {"domain": "127.0.0.1"}], "origins": []}
        page = new_page(f"/t/{code}", storage_state=state, **options)
        page.get_by_role("button", name="I have seen my role").click()
        page.locator(".banner.mine, .ask").first.wait_for()
        return page

    return come_back


def told(page: Page, text: str) -> Locator:
    return page.locator(".panel .log li", has_text=text).first


def test_the_start_page_has_the_cave_for_two_to_eight(new_page: NewPage) -> None:
    page = new_page()
    box = page.locator(".box", has=page.get_by_role("heading", name="The Dark Cave"))
    expect(box).to_contain_text("2 – 8")
    box.get_by_role("button", name="Choose this box").click()
    seats = page.get_by_role("radiogroup", name="How many dwarves?").get_by_role("radio")
    expect(seats).to_have_count(7)
    expect(page.get_by_text("a possible traitor in either clan")).to_be_visible()
    assert faults(page) == []
    assert unsaid(page) == set()


def test_a_turn_by_keyboard_and_mouse(new_page: NewPage) -> None:
    page = new_page()
    open_game(page, "dark-cave", 2, first_player=0)  # no bot proposes to end it before
    expect(page.get_by_text("Your clan card")).to_be_visible()
    page.get_by_role("button", name="I have seen my role").click()
    page.locator(".banner.mine").wait_for()
    # The first step: a card is put away, and no second one.
    page.keyboard.press("1")
    page.keyboard.press("d")
    expect(page.locator(".acts .go")).to_contain_text("Put it away unseen")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="No second card").click()
    # Whoever has somewhere to go is asked; else the turn is over.
    expect(told(page, "You put")).to_be_visible()
    assert unsaid(page) == set()
    assert faults(page) == []


def test_the_walk_goes_space_by_space_and_says_its_price(sit: Sit) -> None:
    page = sit("STEPS")
    spots = page.locator("[data-spot^=step]")
    bridge = page.get_by_role("button", name="costs a card").first
    expect(bridge).to_be_visible()
    bridge.hover()
    expect(page.locator(".acts .go")).to_contain_text("Go: costs a card")
    assert faults_in_all_clothes(page) == []
    cards = page.locator(".hand button").count()
    bridge.click()
    expect(page.locator(".hand button")).to_have_count(cards - 1)
    expect(told(page, "You lose")).to_be_visible()
    stay = page.get_by_role("button", name="Stay here")
    if stay.is_visible():
        expect(spots.first).to_be_visible()
        spots.first.focus()
        page.keyboard.press("Escape")
        stay.click()
    expect(page.locator(".banner").first).to_be_visible()


def test_a_finger_presses_twice(sit: Sit) -> None:
    page = sit("TAPED", **PHONE)
    spot = page.locator("[data-spot^=step]").first
    wide = spot.bounding_box()
    assert wide is not None
    assert min(wide["width"], wide["height"]) >= 36
    text = spot.get_attribute("data-spot") or ""
    spot.tap()
    aimed = page.locator(f'[data-spot="{text}"].aim')
    expect(aimed).to_have_count(1)
    assert faults(page) == []
    aimed.tap()
    expect(aimed).to_have_count(0)


def test_a_creature_runs(sit: Sit) -> None:
    page = sit("BEAST")
    expect(page.locator(".banner")).to_contain_text("Choose a space")
    assert faults_in_all_clothes(page) == []
    before = page.locator(".banner").inner_text()
    page.locator("[data-spot^=step]").first.click()
    expect(page.locator(".banner").first).not_to_have_text(before)


@pytest.mark.parametrize(
    ("code", "answer", "line"),
    [
        ("FACES", re.compile("takes a card|throws|takes a nugget"), "attacks"),
        ("REPEL", "Strike with the axe", "with your axe"),
        ("VENES", "Take the nugget", "You take the nugget"),
        ("VQTES", "Refuse", "You refuse"),
    ],
)
def test_a_question_is_answered_in_its_panel(
    sit: Sit, code: str, answer: str | re.Pattern[str], line: str
) -> None:
    page = sit(code)
    assert faults_in_all_clothes(page) == []
    assert unsaid(page) == set()
    page.locator(".ask").get_by_role("button", name=answer).first.click()
    expect(told(page, line)).to_be_visible()


def test_a_goal_is_turned_as_one_likes(sit: Sit) -> None:
    page = sit("TURNS")
    assert faults(page) == []
    page.locator(".ask .pick button").nth(1).click()
    expect(told(page, "You enter the goal")).to_be_visible()


@pytest.mark.timeout(200)
def test_the_last_cards_and_the_last_page(sit: Sit) -> None:
    page = sit("LAST2", reduced_motion="no-preference")
    # The end comes in stages; a press on the last one brings all of them.
    Player(page, "walks").play(until="The clan cards")
    page.get_by_role("button", name="The clans’ treasures").click()
    expect(page.get_by_role("heading", name="Served the")).to_have_count(2)
    expect(page.get_by_role("heading", name=re.compile("clan wins"))).to_be_visible()
    assert faults(page) == []
    page.get_by_role("button", name="See the result").click()
    expect(page.get_by_role("heading", name="Treasures of the clans")).to_be_visible()
    expect(page.get_by_role("heading", name="Who served whom")).to_be_visible()
    assert unsaid(page) == set()
    assert faults_in_all_clothes(page) == []
    page.get_by_role("button", name="Go through it move by move").click()
    expect(page.locator(".told p").first).to_be_visible()
    page.get_by_role("button", name="Next move").click()
    expect(page.locator(".cell").first).to_be_visible()


def test_a_watcher_sees_no_secret(new_page: NewPage, sit: Sit) -> None:
    sit("STEPS")
    page = new_page("/t/STEPS")
    page.locator(".cell").first.wait_for()
    shown = page.evaluate("() => document.querySelector('.table').outerHTML")
    hidden = re.sub(r"turns the clan card over: [^<]*", "", shown)  # those who left show it
    assert not ROLES.search(hidden)
    expect(page.locator(".hand button")).to_have_count(0)
