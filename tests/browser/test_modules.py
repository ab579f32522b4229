"""Every question and every card that a module brings, answered and played with its own control."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from saboteur.kernel.move import Move
from tests.browser.conftest import Sit, start_server
from tests.browser.player import SOON
from tests.browser.positions import Seated, asked, by_lot, keep
from tests.browser.test_access import faults
from tests.browser.test_asked import can, digs, goes_east, past_curtains, told

CARDS: Final = (".ask .pick button", ".ask .btn.main")
"""A card in the panel, then the button that names it."""
CELL: Final = (".cell.legal",)
GOLD: Final = (".cell.target",)
SEAT: Final = ("button.plate.target",)
HAND: Final = (".hand button:not(.idle)", ".acts .go")
TUNNEL: Final = ("tunnel",)
"""The first card of the hand that fits somewhere, laid there."""
STEPS: Final = 8
"""Presses after which a card that is played must lie."""
CHESTS: Final = "saboteur+treasure-chests"
WAY: Final = "saboteur+right-of-way"


def plays(card: str) -> Callable[[Move], float]:
    """Like a card best, then to dig."""
    return lambda move: 2 * (move.verb == "play" and card in move.text) + (move.verb == "lay")


def claims(move: Move) -> float:
    """Use up the counters: bribe trolls, lay gold, to the east."""
    if move.verb == "lay" and move.place:
        return 3 + ("gold" in move.card) + move.place[0] / 20
    return {"bribe": 5, "pass": 1}.get(move.verb, 2 * ("key" in move.text))


class Asked(NamedTuple):
    """A question: where it is asked, what it says, what answers it, and what the log says then."""

    ruleset: str
    kind: str
    banner: str
    presses: tuple[str, ...]
    line: str
    liking: Callable[[Move], float] = digs
    first: int = 0


QUESTIONS: Final = {
    "PASSM": Asked("saboteur2", "pass-more", "up to 2 cards more", HAND, "You discard"),
    "TWASE": Asked(
        "saboteur2", "discard-two", "the first of two cards", HAND * 2, "You discard two"
    ),
    "SCUTS": Asked(
        "saboteur+scout",
        "scout-path",
        "Scout: choose",
        TUNNEL * 2,
        "two path cards",
        plays("scout"),
    ),
    "KEEPS": Asked(
        "saboteur+forgotten-treasure", "keep-card", "from the discard", CARDS, "You keep"
    ),
    "DUGUP": Asked(CHESTS, "keep-dug", "Keep one of the cards you dug up", CARDS, "You keep"),
    "DRAWN": Asked(CHESTS, "keep-drawn", "Keep one of the cards you drew", CARDS, "You put away"),
    "TURNS": Asked(CHESTS, "orient-path", "fits both ways", (".ask button",), "open the chest"),
    "PUSHS": Asked(CHESTS, "move-goal", "Choose the goal that moves", CELL, "You move goal"),
    "PEEKS": Asked(CHESTS, "peek-role", "lets you look at a role", SEAT, "You look at"),
    "RUBSA": Asked(CHESTS, "rob-hand", "Choose whom to rob", SEAT, "You rob"),
    "PAWNS": Asked(WAY, "post-pawn", "Post your pawn", ("button.end",), "You post your pawn"),
    "PAYED": Asked(WAY, "pay-for-passage", "asks you to pay", (".ask button",), "You agree to pay"),
    "CLAME": Asked("duel", "claim-gold", "more gold", GOLD, "The gold of this", claims, 426),
    "REVEA": Asked("duel", "reveal-goal", "turned over first", CELL, "You"),
    "TAKES": Asked("lost-mines", "take-treasure", "Which treasure", CARDS, "You take", goes_east),
}
"""By the code of a table that has come to it."""


class Played(NamedTuple):
    """A card that a module adds: its kind, its name in the hand, and what the log says."""

    ruleset: str
    card: str
    name: str
    line: str


PLAYED: Final = {
    "THEFS": Played("saboteur2", "thief", "Thief", "You"),
    "HANDS": Played("saboteur2", "hands-off", "Hands off", "You"),
    "TRAPS": Played("saboteur2", "prison", "Prison", "You"),
    "FREED": Played("saboteur2", "free-at-last", "Free at last", "You"),
    "SPECT": Played("saboteur2", "inspection", "Inspection", "You look at"),
    "HATSY": Played("saboteur2", "role-change", "Role change", "role"),
    "SWAPH": Played("saboteur2", "hand-swap", "Hand swap", "You swap hands"),
    "REVER": Played("saboteur+change-of-direction", "change-of", "Change of", "the direction"),
    "MASTR": Played("saboteur+master-craftsman", "master", "Master craftsman", "You mend"),
    "DEVRT": Played("saboteur+diversion", "diversion", "Diversion", "You move a"),
    "MEMRY": Played("saboteur+forgotten-treasure", "forgotten", "Forgotten", "You look through"),
    "SCUTE": Played("saboteur+scout", "scout", "Scout", "Scout"),
    "GEALS": Played("saboteur+goal-exchange", "goal-exchange", "Goal exchange", "You take goals"),
}
"""By the code of a table where it may be played."""


class Done(NamedTuple):
    """What else may be done on a turn: the verb, the words on its button, and what is said then."""

    ruleset: str
    verb: str
    button: str
    line: str


DONE: Final = {
    "RECRT": Done(WAY, "recruit", "Recruit a pawn", "You recruit"),
    "ASKSA": Done(WAY, "ask", "Ask somebody to pay", "You ask"),
    "CLEAR": Done("saboteur2", "clear", "Discard two to be free", "the first of two cards"),
}
"""By the code of a table where it may be done."""


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, dict[str, Seated]]]:
    """A server that wakes every table of these tests from its log."""
    folder = tmp_path_factory.mktemp("modules")
    games = {
        code: by_lot(
            each.ruleset,
            asked(each.kind),
            seats=seats_of(each.ruleset),
            liking=each.liking,
            first=each.first,
        )
        for code, each in QUESTIONS.items()
    } | {
        code: by_lot(each.ruleset, can(f"play {each.card}"), seats=3, liking=digs)
        for code, each in PLAYED.items()
    }
    games |= {
        code: by_lot(each.ruleset, can(f"{each.verb} "), seats=3, liking=digs)
        for code, each in DONE.items()
    }
    found = {code: keep(folder, code, game, game.decider or 0) for code, game in games.items()}
    server, where = start_server(folder)
    with server:
        yield where, found
        server.terminate()


@pytest.fixture(scope="module")
def address(tables: tuple[str, dict[str, Seated]]) -> str:
    return tables[0]


def seats_of(ruleset: str) -> int:
    return 2 if ruleset == "duel" else 3


@pytest.mark.parametrize("code", QUESTIONS)
def test_a_question_of_a_module_has_its_control(sit: Sit, code: str) -> None:
    asked = QUESTIONS[code]
    page = past_curtains(sit(code))
    expect(page.locator(".banner")).to_contain_text(asked.banner)
    assert faults(page) == []
    for what in asked.presses:
        lay(page) if what == "tunnel" else page.locator(f"{what}:not([disabled])").first.click()
        if what == ".acts .go":  # what is picked before the answer has come is lost
            expect(page.locator(".hand .picked")).to_have_count(0)
    expect(page.locator(".banner", has_text=asked.banner)).to_have_count(0)
    expect(page.locator(".panel .log li, h2", has_text=asked.line).first).to_be_visible()


def lay(page: Page) -> None:
    """Lay the first card that fits somewhere."""
    cells = page.locator(".cell.legal")
    for card in page.locator(".hand button").all():
        card.click()
        expect(card).to_have_attribute("aria-pressed", "true")
        if cells.count():
            break
    cells.first.click()
    expect(page.locator(".hand .picked")).to_have_count(0)


@pytest.mark.parametrize("code", PLAYED)
def test_a_card_of_a_module_is_played(sit: Sit, code: str) -> None:
    played = PLAYED[code]
    page = past_curtains(sit(code))
    page.locator(f'.hand button[aria-label^="{played.name}"]:not(.idle)').first.click()
    aim(page, told(page, played.line))
    expect(told(page, played.line)).to_be_visible()


@pytest.mark.parametrize("code", DONE)
def test_what_a_module_lets_one_do_besides(sit: Sit, code: str) -> None:
    done = DONE[code]
    page = past_curtains(sit(code))
    button = page.locator(".acts .more", has_text=done.button)
    if not button.count():  # it takes a card
        page.locator(".hand button").first.click()
    button.click()
    sign = page.locator(".panel .log li, .banner", has_text=done.line).first
    aim(page, sign)
    expect(sign).to_be_visible()


def aim(page: Page, done: Locator) -> None:
    """Point at what glows, here and there, and confirm, until it is done."""
    go = page.locator(".acts .go:enabled")
    glows = page.locator(".cell.legal, .cell.target, button.plate.target")
    for step in range(STEPS):
        expect(done.or_(go).or_(glows).first).to_be_visible()
        if done.is_visible():
            return
        target = glows.last if step % 2 else glows.first
        with suppress(Error):  # it has gone since: look again
            (go if go.count() else target).click(timeout=SOON)
