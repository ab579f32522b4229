"""Tests of every question and card of the modules, each answered by its control."""

from collections.abc import Callable
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import expect

from saboteur.kernel.move import Move
from tests.browser.axe import axe_violations
from tests.browser.fake_socket import FakeServerPage
from tests.browser.page_actions import aim_and_confirm, lay_first_fitting, log_line, pick_card
from tests.browser.recorded_games import asked, by_lot, can, digs, goes_east
from tests.sampling import sample_cases

CARDS: Final = (".ask .pick button", ".ask .btn.main")
"""Selectors: a card in the panel, then the button that names it."""
CELL: Final = (".cell.legal",)
GOLD: Final = (".cell.target",)
SEAT: Final = ("button.plate.target",)
HAND: Final = (".hand button:not(.idle)", ".acts .go")
TUNNEL: Final = ("tunnel",)
"""Stands for laying the first card of the hand that fits somewhere."""
CHESTS: Final = "saboteur+treasure-chests"
RIGHT_OF_WAY: Final = "saboteur+right-of-way"


def plays(card: str) -> Callable[[Move], float]:
    """Return a preference, for ``by_lot``: play this card, else lay paths."""
    return lambda move: 2 * (move.verb == "play" and card in move.text) + (move.verb == "lay")


def claims(move: Move) -> float:
    """Return a preference for ``by_lot``: moves to the east that use up the counters."""
    if move.verb == "lay" and move.cell:
        return 3 + ("gold" in move.card) + move.cell[0] / 20
    return {"bribe": 5, "pass": 1}.get(move.verb, 2 * ("key" in move.text))


class ModuleQuestion(NamedTuple):
    """A question: how to reach it, its text, the presses that answer it, and the log line."""

    ruleset: str
    kind: str
    banner: str
    presses: tuple[str, ...]
    verbs: tuple[str, ...]
    line: str
    liking: Callable[[Move], float] = digs
    first: int = 0


QUESTIONS: Final = (
    ModuleQuestion("saboteur2", "pass-more", "up to 2 more cards", HAND, ("pass",), "You discard"),
    ModuleQuestion(
        "saboteur2",
        "discard-two",
        "the first of two cards",
        HAND * 2,
        ("discard",) * 2,
        "You discard",
    ),
    ModuleQuestion(
        "saboteur+scout",
        "scout-path",
        "Scout: choose",
        TUNNEL * 2,
        ("lay",) * 2,
        "You lay",
        plays("scout"),
    ),
    ModuleQuestion(
        "saboteur+forgotten-treasure", "keep-card", "from the discard", CARDS, ("keep",), "You keep"
    ),
    ModuleQuestion(
        CHESTS, "keep-dug", "Keep one of the cards you dug up", CARDS, ("keep",), "You keep"
    ),
    ModuleQuestion(
        CHESTS, "keep-drawn", "Keep one of the cards you drew", CARDS, ("keep",), "You discard"
    ),
    ModuleQuestion(
        CHESTS, "orient-path", "fits both ways", (".ask button",), ("orient",), "open the chest"
    ),
    ModuleQuestion(
        CHESTS, "move-goal", "Choose the goal that moves", CELL, ("push",), "You move goal"
    ),
    ModuleQuestion(CHESTS, "peek-role", "lets you look at a role", SEAT, ("peek",), "You look at"),
    ModuleQuestion(CHESTS, "rob-hand", "Choose whom to rob", SEAT, ("rob",), "You rob"),
    ModuleQuestion(
        RIGHT_OF_WAY,
        "post-pawn",
        "Post your pawn",
        ("button[data-end]",),
        ("post",),
        "You post your pawn",
    ),
    ModuleQuestion(
        RIGHT_OF_WAY,
        "pay-for-passage",
        "asks you to pay",
        (".ask button",),
        ("agree",),
        "You agree to pay",
    ),
    ModuleQuestion(
        "duel", "claim-gold", "more gold", GOLD, ("claim",), "The gold of this", claims, 426
    ),
    ModuleQuestion("duel", "reveal-goal", "turned over first", CELL, ("reveal",), "You"),
    ModuleQuestion(
        "lost-mines", "take-treasure", "Which treasure", CARDS, ("take",), "You take", goes_east
    ),
)


class ModuleCard(NamedTuple):
    """A card of a module: its name in the hand and its log line."""

    ruleset: str
    card: str
    name: str
    line: str


MODULE_CARDS: Final = (
    ModuleCard("saboteur2", "thief", "Thief", "You"),
    ModuleCard("saboteur2", "hands-off", "Hands off", "You"),
    ModuleCard("saboteur2", "prison", "Prison", "You"),
    ModuleCard("saboteur2", "free-at-last", "Free at last", "You"),
    ModuleCard("saboteur2", "inspection", "Inspection", "You look at"),
    ModuleCard("saboteur2", "role-change", "Role change", "role"),
    ModuleCard("saboteur2", "hand-swap", "Hand swap", "You swap hands"),
    ModuleCard("saboteur+change-of-direction", "change-of", "Change of", "the direction"),
    ModuleCard("saboteur+master-craftsman", "master", "Master craftsman", "You repair"),
    ModuleCard("saboteur+diversion", "diversion", "Diversion", "You move a"),
    ModuleCard("saboteur+forgotten-treasure", "forgotten", "Forgotten", "You look through"),
    ModuleCard("saboteur+scout", "scout", "Scout", "Scout"),
    ModuleCard("saboteur+goal-exchange", "goal-exchange", "Goal exchange", "You take goals"),
)


class ModuleAction(NamedTuple):
    """Another action of a turn: its verb, the text of its button and its log line."""

    ruleset: str
    verb: str
    button: str
    line: str


MODULE_ACTIONS: Final = (
    ModuleAction(RIGHT_OF_WAY, "recruit", "Recruit a pawn", "You recruit"),
    ModuleAction(RIGHT_OF_WAY, "ask", "Ask somebody to pay", "You ask"),
    ModuleAction("saboteur2", "clear", "Free yourself for 2 cards", "the first of two cards"),
)


def seats_of(ruleset: str) -> int:
    return 2 if ruleset == "duel" else 3


@pytest.mark.parametrize("each", sample_cases(QUESTIONS, 6), ids=lambda each: each.kind)
def test_question_of_module_has_its_control(desktop: FakeServerPage, each: ModuleQuestion) -> None:
    page = desktop.open(
        by_lot(
            each.ruleset,
            asked(each.kind),
            seats=seats_of(each.ruleset),
            liking=each.liking,
            first=each.first,
        )
    )
    expect(page.locator(".banner")).to_contain_text(each.banner)
    assert axe_violations(page) == []
    hand = page.locator(".hand")
    held = ""
    for what in each.presses:
        if what in (*HAND[:1], *TUNNEL):
            held = hand.aria_snapshot()
        lay_first_fitting(page) if what == "tunnel" else page.locator(
            f"{what}:not([disabled])"
        ).first.click()
        if what in (*HAND[1:], *TUNNEL):  # a pick before the response has come is lost
            expect(hand).not_to_match_aria_snapshot(held)
    expect(page.locator(".banner", has_text=each.banner)).to_have_count(0)
    expect(page.locator(".panel .log li, h2", has_text=each.line).first).to_be_visible()
    assert [move.split(" ")[0] for move in desktop.sent] == list(each.verbs)


@pytest.mark.parametrize("each", sample_cases(MODULE_CARDS, 5), ids=lambda each: each.card)
def test_a_card_of_a_module_is_played(desktop: FakeServerPage, each: ModuleCard) -> None:
    page = desktop.open(by_lot(each.ruleset, can(f"play {each.card}"), seats=3, liking=digs))
    pick_card(page, each.name)
    aim_and_confirm(desktop, log_line(page, each.line))
    assert len(desktop.sent) == 1
    assert desktop.sent[0].startswith(f"play {each.card}")


@pytest.mark.parametrize("each", sample_cases(MODULE_ACTIONS, 1), ids=lambda each: each.verb)
def test_extra_action_of_module_has_its_control(
    desktop: FakeServerPage, each: ModuleAction
) -> None:
    page = desktop.open(by_lot(each.ruleset, can(f"{each.verb} "), seats=3, liking=digs))
    button = page.locator(".acts .more", has_text=each.button)
    if not button.count():  # it takes a card
        page.locator(".hand button").first.click()
    button.click()
    aim_and_confirm(desktop, page.locator(".panel .log li, .banner", has_text=each.line).first)
    assert len(desktop.sent) == 1
    assert desktop.sent[0].startswith(f"{each.verb} ")
