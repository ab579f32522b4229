"""Tests of events and moves as sentences, to the player and about others."""

from __future__ import annotations

import pytest

import saboteur
from saboteur.cli.families.classic.narrator import ClassicNarrator
from saboteur.cli.families.narrator import Narrator
from saboteur.games.classic import events
from saboteur.kernel.event import Event
from saboteur.kernel.events import GoalSeen, HiddenGoalPeek, PathLaid, ToolBroken, ToolMended
from saboteur.kernel.geometry import Cell
from saboteur.texts import Texts, languages
from tests.rule_positions import game_at, listing

ENGLISH = ClassicNarrator(Texts("en"), ["Ann", "Bob", "Cid"], seat=0)


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (PathLaid(0, "cross", Cell(1, 0), turned=False), "You lay “Crossing” on 1,0."),
        (PathLaid(1, "cross", Cell(1, 0), turned=False), "Bob lays “Crossing” on 1,0."),
        (ToolBroken(1, 0, "broken-lamp", "lamp"), "Bob plays “Broken lamp” on you."),
        (events.RoleSeen(0, 2, "saboteur"), "You look at Cid’s role: Saboteur."),
        (events.HiddenRolePeek(1, 0), "Bob looks at your role."),
        (events.RoleChanged(0, "miner"), "You get a role anew: Miner."),
        (events.HiddenRoleChange(1), "Bob gets a role anew, in secret."),
        (events.NuggetsGained(0, 1), "You gain 1 nugget."),
        (events.NuggetsPaid(1, None, 1), "Bob pays 1 nugget to the supply."),
        (events.NuggetsPaid(1, 0, 2), "Bob pays you 2 nuggets."),
        (events.NuggetsPaid(1, 2, 2), "Bob pays 2 nuggets to Cid."),
        (events.GoldTraded(0, 3), "You trade a gold card for 3 nuggets."),
        (ToolBroken(0, 2, "broken-lamp", "lamp"), "You play “Broken lamp” on Cid."),
        (
            ToolMended(1, 1, "repair-lamp", "lamp"),
            "Bob plays “Lamp repair” on their own tools: the lamp is repaired.",
        ),
        (
            ToolMended(0, 0, "repair-pick-lamp", "lamp"),
            "You play “Pick or lamp repair” on your own tools: the lamp is repaired.",
        ),
        (
            ToolMended(2, 0, "repair-cart", "cart"),
            "Cid plays “Cart repair” for you: the cart is repaired.",
        ),
        (HiddenGoalPeek(1, "map", Cell(8, -2)), "Bob looks at the goal on 8,-2."),
        (
            GoalSeen(0, "map", Cell(8, 0), "treasure"),
            "You look at the goal on 8,0: it is “Treasure”.",
        ),
        (events.GoldPaid(0, (2, 1)), "You are paid in nuggets: 3 (2+1)."),
        (events.HiddenPay(1, 1), "Bob is paid with one gold card."),
        (events.HiddenPay(1, 0), "Bob is paid nothing: no gold is left."),
        (events.GoldShared(2, (1, 0)), "2 gold cards go round: Bob, you."),
        (events.ConcedeAnswered(1, agreed=True), "Bob agrees to give the round up."),
    ],
)
def test_sentences(event: Event, said: str) -> None:
    assert ENGLISH.events([event]) == [said]


def test_nuggets_that_everybody_gains_are_one_sentence() -> None:
    gains = [events.NuggetsGained(seat, 1) for seat in (1, 2, 0)]
    after = events.NuggetsGained(0, 1)
    assert ENGLISH.events([*gains, after]) == ["Everybody gains 1 nugget.", "You gain 1 nugget."]
    assert len(ENGLISH.events([*gains[:2], events.NuggetsGained(0, 2)])) == 3
    assert len(ENGLISH.events(gains[:2])) == 2


def test_a_card_of_a_deck_of_your_own_goes_by_its_kind() -> None:
    assert ENGLISH.card("three-legged-bridge") == "three-legged-bridge"
    assert ENGLISH.card("dead") == "dead"


@pytest.mark.parametrize("language", languages())
def test_moves_of_a_card_have_distinct_sentences(language: str) -> None:
    narrator = ClassicNarrator(Texts(language), ["Ann", "Bob", "Cid"], seat=0)
    position = """
        hand 0 cross curve-ne map rockfall broken-pick repair-pick-lamp
        maze 1,0=cross
        broken 1 pick lamp
        broken 2 cart
    """
    game = game_at(position, options={"concede_round": True})
    told: dict[str, list[str]] = {}
    for move in game.legal_moves():
        told.setdefault(f"{move.verb} {move.card}", []).append(narrator.move(move))
    assert len(told) == 13
    for sentences in told.values():
        assert len(sentences) == len(set(sentences))


def test_other_questions_have_answers_in_words() -> None:
    vote = game_at("ask turn 1\nask concede-vote 0 then 2", options={"concede_round": True})
    assert listing(vote) == ["agree", "refuse"]
    assert [ENGLISH.move(move) for move in vote.legal_moves()] == ["agree", "refuse"]
    book = saboteur.new("saboteur", seats=3, seed="x").rules
    assert ENGLISH.move(book.parse_move("take 1")) == "1 nugget"
    assert ENGLISH.move(book.parse_move("take 3")) == "3 nuggets"
    assert ENGLISH.move(book.parse_move("reveal 8,0")) == "the goal on 8,0"
    assert ENGLISH.move(book.parse_move("orient 8,0 turned")) == "after a half-turn"


class OwnWords(Narrator):
    """A narrator of a family with texts of its own for some events."""

    prefix = "prompt-"


def test_a_family_has_its_own_texts_and_shares_the_others() -> None:
    texts = Texts("en")
    narrator = OwnWords(texts, ["Ann"])
    assert narrator.say("turn") == texts.text("prompt-turn")
    assert narrator.say("you") == "You"
    assert isinstance(narrator.for_seat(0), OwnWords)


def test_a_text_may_speak_of_anything_even_of_a_key() -> None:
    assert OwnWords(Texts("en"), ["Ann"]).say("you", key="brass") == "You"


def test_event_without_text_raises_error() -> None:
    with pytest.raises(TypeError, match="no words for goal None"):
        OwnWords(Texts("en"), ["Ann"]).format_field("goal", None)
