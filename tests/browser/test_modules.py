"""Every question and every card that a module brings, answered and played with its own control."""

from collections.abc import Callable
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import expect

from saboteur.kernel.move import Move
from tests.browser.controls import aim, lay, pick, told
from tests.browser.line import Line
from tests.browser.positions import asked, by_lot, can, digs, goes_east
from tests.browser.test_access import faults
from tests.worlds import in_part

CARDS: Final = (".ask .pick button", ".ask .btn.main")
"""A card in the panel, then the button that names it."""
CELL: Final = (".cell.legal",)
GOLD: Final = (".cell.target",)
SEAT: Final = ("button.plate.target",)
HAND: Final = (".hand button:not(.idle)", ".acts .go")
TUNNEL: Final = ("tunnel",)
"""The first card of the hand that fits somewhere, laid there."""
CHESTS: Final = "saboteur+treasure-chests"
WAY: Final = "saboteur+right-of-way"


def plays(card: str) -> Callable[[Move], float]:
    """Like a card best, then to dig."""
    return lambda move: 2 * (move.verb == "play" and card in move.text) + (move.verb == "lay")


def claims(move: Move) -> float:
    """Use up the counters: bribe trolls, lay gold, to the east."""
    if move.verb == "lay" and move.cell:
        return 3 + ("gold" in move.card) + move.cell[0] / 20
    return {"bribe": 5, "pass": 1}.get(move.verb, 2 * ("key" in move.text))


class Asked(NamedTuple):
    """A question: where it is asked, what it says, what answers it, what is sent and then told."""

    ruleset: str
    kind: str
    banner: str
    presses: tuple[str, ...]
    verbs: tuple[str, ...]
    line: str
    liking: Callable[[Move], float] = digs
    first: int = 0


QUESTIONS: Final = (
    Asked("saboteur2", "pass-more", "up to 2 more cards", HAND, ("pass",), "You discard"),
    Asked(
        "saboteur2",
        "discard-two",
        "the first of two cards",
        HAND * 2,
        ("discard",) * 2,
        "You discard",
    ),
    Asked(
        "saboteur+scout",
        "scout-path",
        "Scout: choose",
        TUNNEL * 2,
        ("lay",) * 2,
        "You lay",
        plays("scout"),
    ),
    Asked(
        "saboteur+forgotten-treasure", "keep-card", "from the discard", CARDS, ("keep",), "You keep"
    ),
    Asked(CHESTS, "keep-dug", "Keep one of the cards you dug up", CARDS, ("keep",), "You keep"),
    Asked(CHESTS, "keep-drawn", "Keep one of the cards you drew", CARDS, ("keep",), "You discard"),
    Asked(CHESTS, "orient-path", "fits both ways", (".ask button",), ("orient",), "open the chest"),
    Asked(CHESTS, "move-goal", "Choose the goal that moves", CELL, ("push",), "You move goal"),
    Asked(CHESTS, "peek-role", "lets you look at a role", SEAT, ("peek",), "You look at"),
    Asked(CHESTS, "rob-hand", "Choose whom to rob", SEAT, ("rob",), "You rob"),
    Asked(
        WAY, "post-pawn", "Post your pawn", ("button[data-end]",), ("post",), "You post your pawn"
    ),
    Asked(
        WAY, "pay-for-passage", "asks you to pay", (".ask button",), ("agree",), "You agree to pay"
    ),
    Asked("duel", "claim-gold", "more gold", GOLD, ("claim",), "The gold of this", claims, 426),
    Asked("duel", "reveal-goal", "turned over first", CELL, ("reveal",), "You"),
    Asked("lost-mines", "take-treasure", "Which treasure", CARDS, ("take",), "You take", goes_east),
)


class Played(NamedTuple):
    """A card that a module adds: its kind, its name in the hand, and what the log says."""

    ruleset: str
    card: str
    name: str
    line: str


PLAYED: Final = (
    Played("saboteur2", "thief", "Thief", "You"),
    Played("saboteur2", "hands-off", "Hands off", "You"),
    Played("saboteur2", "prison", "Prison", "You"),
    Played("saboteur2", "free-at-last", "Free at last", "You"),
    Played("saboteur2", "inspection", "Inspection", "You look at"),
    Played("saboteur2", "role-change", "Role change", "role"),
    Played("saboteur2", "hand-swap", "Hand swap", "You swap hands"),
    Played("saboteur+change-of-direction", "change-of", "Change of", "the direction"),
    Played("saboteur+master-craftsman", "master", "Master craftsman", "You repair"),
    Played("saboteur+diversion", "diversion", "Diversion", "You move a"),
    Played("saboteur+forgotten-treasure", "forgotten", "Forgotten", "You look through"),
    Played("saboteur+scout", "scout", "Scout", "Scout"),
    Played("saboteur+goal-exchange", "goal-exchange", "Goal exchange", "You take goals"),
)


class Done(NamedTuple):
    """What else may be done on a turn: the verb, the words on its button, and what is said then."""

    ruleset: str
    verb: str
    button: str
    line: str


DONE: Final = (
    Done(WAY, "recruit", "Recruit a pawn", "You recruit"),
    Done(WAY, "ask", "Ask somebody to pay", "You ask"),
    Done("saboteur2", "clear", "Free yourself for 2 cards", "the first of two cards"),
)


def seats_of(ruleset: str) -> int:
    return 2 if ruleset == "duel" else 3


@pytest.mark.parametrize("each", in_part("questions", QUESTIONS, 6), ids=lambda each: each.kind)
def test_a_question_of_a_module_has_its_control(desk: Line, each: Asked) -> None:
    page = desk.open(
        by_lot(
            each.ruleset,
            asked(each.kind),
            seats=seats_of(each.ruleset),
            liking=each.liking,
            first=each.first,
        )
    )
    expect(page.locator(".banner")).to_contain_text(each.banner)
    assert faults(page) == []
    hand = page.locator(".hand")
    held = ""
    for what in each.presses:
        if what in (*HAND[:1], *TUNNEL):
            held = hand.aria_snapshot()
        lay(page) if what == "tunnel" else page.locator(f"{what}:not([disabled])").first.click()
        if what in (*HAND[1:], *TUNNEL):  # what is picked before the answer has come is lost
            expect(hand).not_to_match_aria_snapshot(held)
    expect(page.locator(".banner", has_text=each.banner)).to_have_count(0)
    expect(page.locator(".panel .log li, h2", has_text=each.line).first).to_be_visible()
    assert [move.split(" ")[0] for move in desk.sent] == list(each.verbs)


@pytest.mark.parametrize("each", in_part("cards", PLAYED, 5), ids=lambda each: each.card)
def test_a_card_of_a_module_is_played(desk: Line, each: Played) -> None:
    page = desk.open(by_lot(each.ruleset, can(f"play {each.card}"), seats=3, liking=digs))
    pick(page, each.name)
    aim(desk, told(page, each.line))
    assert len(desk.sent) == 1
    assert desk.sent[0].startswith(f"play {each.card}")


@pytest.mark.parametrize("each", in_part("besides", DONE, 1), ids=lambda each: each.verb)
def test_what_a_module_lets_one_do_besides(desk: Line, each: Done) -> None:
    page = desk.open(by_lot(each.ruleset, can(f"{each.verb} "), seats=3, liking=digs))
    button = page.locator(".acts .more", has_text=each.button)
    if not button.count():  # it takes a card
        page.locator(".hand button").first.click()
    button.click()
    aim(desk, page.locator(".panel .log li, .banner", has_text=each.line).first)
    assert len(desk.sent) == 1
    assert desk.sent[0].startswith(f"{each.verb} ")
