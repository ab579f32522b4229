"""Le Duel in the browser: alone from the start page, and two who dig against each other."""

import re
from collections.abc import Callable, Iterator
from random import Random

import pytest
from playwright.sync_api import Error, Locator, Page, expect

import saboteur
from saboteur.play.game import Game
from tests.browser.conftest import NewPage, start_server
from tests.browser.player import Player, open_game
from tests.browser.positions import Seated, asked, keep
from tests.browser.test_access import faults, faults_in_all_clothes
from tests.browser.test_play import NARROW, PHONE

UNSAID = re.compile(
    r"\b(?:duel|event|banner|play|answer|title|card|log|end|refusal|grade)-[a-z-]+[a-z]\b"
)
"""A key in place of its text."""


def unsaid(page: Page) -> set[str]:
    return set(UNSAID.findall(page.locator("body").inner_text()))


def pick_path(page: Page) -> None:
    """Pick a card that can be laid, by its digit."""
    page.locator(".banner.mine").wait_for()
    for index in range(page.locator(".hand button").count()):
        page.keyboard.press(str(index + 1))
        try:
            page.locator(".cell.empty.legal").first.wait_for(timeout=1000)
        except Error:
            page.keyboard.press("Escape")
        else:
            return
    pytest.fail("no card can be laid")


def alone(new_page: NewPage, **options: object) -> Page:
    """Solo, one click from the start page."""
    page = new_page("/", **options)
    page.get_by_role("button", name=re.compile("Play alone")).click()
    page.locator(".banner.mine").wait_for()
    return page


def test_the_start_page_has_le_duel_for_one_or_two(new_page: NewPage) -> None:
    page = new_page()
    box = page.locator(".box", has=page.get_by_role("heading", name="The Duel"))
    expect(box).to_contain_text("1 – 2")
    box.get_by_role("button", name="Choose this box").click()
    seats = page.get_by_role("radiogroup", name="How many dwarves?").get_by_role("radio")
    expect(seats).to_have_text(["1", "2"])
    expect(page.get_by_role("checkbox")).to_have_count(0)
    expect(page.get_by_text("Green begins.")).to_be_visible()
    page.get_by_text("Optional rules").click()
    page.get_by_role("combobox", name="Colour in solo").select_option("green")
    assert faults(page) == []
    seats.first.click()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".plate")).to_contain_text("Plays Green")
    assert unsaid(page) == set()


def test_solo_by_mouse_and_keyboard(new_page: NewPage) -> None:
    page = alone(new_page)
    expect(page.locator('[data-cell="0,0"]')).to_have_accessible_name(re.compile("Blue start"))
    expect(page.get_by_role("img", name="6 counters left")).to_be_visible()
    expect(page.get_by_text("draw as many", exact=True)).to_be_visible()
    assert faults_in_all_clothes(page) == []
    # D passes: a card face up on the discard, then a second one or not.
    page.keyboard.press("1")
    page.keyboard.press("d")
    expect(page.locator(".acts .go")).to_contain_text("Discard, face up")
    page.keyboard.press("Enter")
    expect(page.locator(".banner")).to_contain_text("Discard a second card and draw 2")
    page.get_by_role("button", name="Finish and draw").click()
    expect(page.get_by_role("button", name="Finish and draw")).to_have_count(0)
    expect(page.locator(".panel .log li", has_text="You discard:").first).to_be_visible()
    page.get_by_text("Discard: ").first.click()
    assert faults(page) == []


@pytest.mark.timeout(300)
def test_a_round_against_a_bot(new_page: NewPage) -> None:
    page = new_page()
    open_game(page, "duel", 2)
    found: list[str] = []
    player = Player(page, "two", lambda: found.extend(faults(page)))
    player.play(rounds=1)
    assert found == []
    expect(page.get_by_role("heading", name="The gold of this round")).to_be_visible()
    assert unsaid(page) == set()
    assert faults_in_all_clothes(page) == []


def until(wanted: Callable[[Game], bool], seats: int = 2) -> Game:
    """Find a game that comes to what is wanted: both lay what they can and bribe nobody."""
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


def nearly_over(seats: int) -> Game:
    """A game of three rounds, a few cards before its end."""
    game = saboteur.new("duel", seats=seats, seed="the last cards")
    lot = Random(seats)  # noqa: S311 - it shuffles no cards
    while game.round < 3 or game.view(0).pile or sum(game.view(0).hand_sizes) > 3:
        game.play(lot.choice(game.legal_moves()))
        assert not game.over
    return game


def bribable(game: Game) -> bool:
    return asked("turn")(game) and any(move.verb == "bribe" for move in game.legal_moves())


def blocked(game: Game) -> bool:
    return asked("turn")(game) and any(move.verb == "clear" for move in game.legal_moves())


def far_apart(game: Game) -> bool:
    """A card fits on two cells alone, farther from each other than a phone is high."""
    fits = {move.text for move in game.legal_moves() if move.verb == "lay"}
    straight = {text for text in fits if "straight-vertical" in text}
    return straight == {"lay straight-vertical 0,-4", "lay straight-vertical 0,4"}


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, dict[str, Seated]]]:
    """A server that wakes every table of these tests from its log."""
    folder = tmp_path_factory.mktemp("duels")
    games = {
        **dict.fromkeys(("TRULL", "TAPPD", "WHYNT"), until(bribable)),
        "BRAKE": until(blocked),
        "FARAF": until(far_apart),
        "GEALS": until(asked("orient-goal")),
        "DRAWS": until(asked("before-draw")),
        "LAST2": nearly_over(1),
        "LAST3": nearly_over(2),
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
    """Come back to a seat, as the browser that has its cookie."""

    def come_back(code: str, wait: str = ".banner.mine", **options: object) -> Page:
        cookie = {"name": "saboteur_guest", "value": tables[1][code].token, "path": "/"}
        state = {"cookies": [cookie | {"domain": "127.0.0.1"}], "origins": []}
        page = new_page(f"/t/{code}", storage_state=state, **options)
        page.locator(wait).first.wait_for()
        return page

    return come_back


def told(page: Page, text: str) -> Locator:
    return page.locator(".panel .log li", has_text=text).first


def test_a_bribe_comes_on_top_of_the_turn(sit: Sit) -> None:
    page = sit("TRULL")
    page.get_by_role("button", name="Bribe a troll").click()
    expect(page.locator(".banner")).to_contain_text("your turn goes on")
    trolls = page.locator(".cell.target")
    expect(trolls.first).to_have_accessible_name(re.compile("troll"))
    assert faults_in_all_clothes(page) == []
    trolls.first.click()
    expect(told(page, "You bribe a troll and owe a nugget")).to_be_visible()
    expect(page.get_by_title("Owes 1 troll a nugget")).to_be_visible()
    expect(page.locator(".banner.mine")).to_be_visible()


def test_two_cards_remove_a_broken_tool(sit: Sit) -> None:
    page = sit("BRAKE")
    expect(page.locator(".banner")).to_contain_text("A broken tool: you can’t lay tunnels.")
    page.get_by_role("button", name="Discard 2 to remove a tool").click()
    go = page.locator(".acts .go")
    expect(go).to_contain_text("Remove: ")
    go.click()
    for left in ("Choose 2 cards to discard", "Choose one more card"):
        expect(page.locator(".banner")).to_contain_text(left)
        page.keyboard.press("1")
        expect(go).to_contain_text("Discard as payment")
        page.keyboard.press("Enter")
    expect(told(page, "You remove your broken")).to_be_visible()


def test_a_goal_that_fits_both_ways_lies_as_chosen(sit: Sit) -> None:
    page = sit("GEALS", **PHONE)
    ways = page.locator(".ask").get_by_role("button")
    expect(ways).to_have_count(2)
    assert faults_in_all_clothes(page, NARROW) == []
    page.get_by_role("button", name="after a half-turn", exact=True).tap()
    expect(ways).to_have_count(0)


def test_a_bribe_may_come_before_the_draw(sit: Sit) -> None:
    page = sit("DRAWS")
    expect(page.locator(".banner")).to_contain_text("You may still bribe a troll before you draw")
    expect(page.locator(".cell.target")).not_to_have_count(0)
    page.get_by_role("button", name="Finish and draw").click()
    expect(page.locator(".banner")).not_to_contain_text("You may still bribe")


def test_alone_a_game_ends_with_a_grade(sit: Sit) -> None:
    page = sit("LAST2", wait="h1")
    Player(page, "alone").play()
    expect(page.get_by_role("heading", name="Your grade")).to_be_visible()
    expect(page.locator('li[aria-current="true"]')).to_have_count(1)
    assert unsaid(page) == set()
    assert faults_in_all_clothes(page) == []
    page.get_by_role("button", name="Go through it move by move").click()
    page.get_by_text("Move 0 of").wait_for()
    page.keyboard.press("ArrowRight")
    page.get_by_text("Move 1 of").wait_for()
    assert faults(page) == []


def test_a_duel_ends_with_a_ranking(sit: Sit) -> None:
    page = sit("LAST3", wait="h1")
    expect(page.get_by_role("heading", name="The gold of this round")).to_be_visible()
    Player(page, "both").play()
    expect(page.get_by_role("heading", name="Round by round")).to_be_visible()
    expect(page.get_by_role("heading", name="Your grade")).to_have_count(0)
    assert unsaid(page) == set()
    assert faults(page) == []


def test_a_phone_lays_by_two_taps(sit: Sit) -> None:
    page = sit("TAPPD", **PHONE)
    pick_path(page)
    cards = page.locator(".cell:not(.empty)").count()
    page.locator(".cell.legal").first.tap()
    expect(page.locator(".acts .go")).to_contain_text("Lay it here")
    assert faults_in_all_clothes(page, NARROW) == []
    page.locator(".acts .go").tap()
    expect(page.locator(".cell:not(.empty)").nth(cards)).to_be_visible()


def test_a_phone_shows_cells_far_apart_one_by_one(sit: Sit) -> None:
    page = sit("FARAF", **PHONE)
    page.get_by_role("button", name=re.compile("^Vertical straight")).first.tap()
    above, below = page.locator('[data-cell="0,-4"].legal'), page.locator('[data-cell="0,4"].legal')
    upwards = page.get_by_role("button", name="Show the cells above that may be chosen: 1")
    downwards = page.get_by_role("button", name="Show the cells below that may be chosen: 1")
    expect(above).to_be_in_viewport(ratio=1)
    expect(below).not_to_be_in_viewport()
    expect(upwards).to_have_count(0)
    assert faults_in_all_clothes(page, NARROW) == []
    downwards.tap()
    expect(above).not_to_be_in_viewport()
    expect(upwards).to_be_visible()
    expect(below).to_be_focused()
    below.tap()
    page.locator(".acts .go").tap()
    laid = page.locator('[data-cell="0,4"]')
    expect(laid).to_have_accessible_name(re.compile("Vertical straight"))


def test_a_forbidden_cell_says_why(sit: Sit) -> None:
    page = sit("WHYNT")
    pick_path(page)
    page.locator(".cell.empty:not(.legal)").first.click()
    expect(page.get_by_role("alert").filter(has_text=re.compile(r"Rule [DR]-\d+"))).to_be_visible()


def test_a_watcher_sees_lights_and_no_hand(new_page: NewPage) -> None:
    page = new_page("/t/TRULL")
    expect(page.locator(".banner")).to_contain_text("You are watching the game.")
    expect(page.locator(".hand")).to_have_count(0)
    start = page.locator('[data-cell="0,-1"]')
    expect(start).to_have_accessible_name(re.compile("Blue start.*Blue reaches: "))
    expect(page.locator(".seen:not(.stale)")).to_have_count(0)
    assert faults(page) == []
