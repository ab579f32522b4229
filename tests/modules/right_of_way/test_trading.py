"""Tests of trading: a seat without nuggets first trades a gold card, in public (R-71)."""

from collections import Counter
from typing import cast

import pytest

from saboteur.games.classic import gold_histories
from saboteur.games.classic.events import GoldTraded, NuggetsPaid
from saboteur.games.classic.modules.right_of_way import PassageDue
from saboteur.games.classic.nugget_payments import can_pay, pay_or_trade
from saboteur.games.classic.rules import ClassicRules
from saboteur.games.classic.state import NOBODY
from saboteur.games.options import OptionValue
from saboteur.kernel.events import PathLaid
from saboteur.kernel.geometry import Cell
from saboteur.play.game import Game
from tests.rule_positions import (
    event_names,
    game_at,
    line,
    listing,
    play,
    refused,
    row,
    visible_events,
)

PASSAGE = "saboteur+right-of-way"

HISTORY = """\
round 3
roles miner miner miner saboteur | miner
result 1 0 miner saboteur miner miner
draft 1 order 0 3 2 cards 3 1 2 taken 3 1 2
result 2 0 miner miner miner saboteur
draft 2 order 0 2 1 cards 1 1 2 taken 1 1 2
gold 0 3 1
gold 1 2
gold 2 2 1
gold 3 1
gold-pile 1 1 1 1 1 1 1 1 1 1 1 1 2 1 2 2 2 2 3 2 3 3
"""
"""Position lines: two rounds are over; seats 0 and 2 hold two gold cards each."""
CARDS = """\
hand 0 cross map
hand 1 cross map
hand 2 cross map
hand 3 cross map
pile t-vertical t-vertical t-vertical rockfall rockfall rockfall
maze 1,0=straight-horizontal
"""


def trader(extra: str, options: dict[str, OptionValue] | None = None) -> Game:
    return game_at(f"{HISTORY}{CARDS}{extra}", seats=4, options=options, id_=PASSAGE)


def blocked(nuggets: str = "0 0 0 0", holder: int = 1, turn: int = 0) -> Game:
    return trader(f"right-of-way pawn 1,0 E {holder}\nnuggets {nuggets}\nask turn {turn}")


def whole(game: Game) -> Game:
    """Return the game with a complete pile, so that possible worlds can be dealt."""
    held = [line(game, f"hand {seat}") for seat in range(game.seats)]
    maze = [word.split("=")[1].rstrip("*") for word in line(game, "maze")]
    kit = cast("ClassicRules", game.rules).kit
    deck = Counter(kit.names[card] for card in kit.deck)
    rest = deck - Counter(sum(held, maze))
    lines = [text for text in game.position().splitlines() if not text.startswith("pile")]
    text = "\n".join([*lines, " ".join(["pile", *rest.elements()])])
    return Game(game.rules, game.rules.parse_position(text), [], "position")


@pytest.mark.clause("R-71")
def test_wealth_is_a_nugget_or_a_gold_card() -> None:
    game = trader("nuggets 0 0 0 1\ngold 3")
    state = game.rules.parse_position(game.position())
    assert [can_pay(state, seat) for seat in range(4)] == [True, True, True, True]
    poor = trader("gold 1")
    state = poor.rules.parse_position(poor.position())
    assert not can_pay(state, 1)


@pytest.mark.clause("R-71")
def test_a_lone_gold_card_is_traded_without_a_question() -> None:
    game = blocked(holder=0, turn=1)
    events = play(game, "lay cross 2,0")
    assert events[:2] == (GoldTraded(1, 2), NuggetsPaid(1, 0, 1))
    assert (line(game, "gold 1"), line(game, "nuggets")) == ([], ["1", "1", "0", "0"])
    assert line(game, "trade") == ["3", "1", "2", "0"]


@pytest.mark.clause("R-71", "R-190")
def test_of_several_the_payer_chooses_and_then_the_card_is_laid() -> None:
    game = blocked()
    assert game.scores == (4, 2, 3, 1)
    events = play(game, "lay cross 2,0")
    due = PassageDue(0, "cross", Cell(2, 0), turned=False, target=0)
    assert [visible_events(game, events, sight) for sight in (0, 3, "public")] == [
        (due,)
    ] * 3
    assert game.view(3).declared == "lay cross 2,0"
    assert (game.decider, game.view(3).asked) == (0, "trade-gold")
    assert listing(game) == ["trade 1", "trade 3"]
    assert refused(game, "trade 2") == "R-71 no-such-gold"
    assert refused(game, "pass map") == "R-71 not-asked"
    assert line(game, "hand 0") == ["map"]  # the card has left it
    events = play(game, "trade 3")
    assert events[:2] == (GoldTraded(0, 3), NuggetsPaid(0, 1, 1))
    assert PathLaid(0, "cross", Cell(2, 0), turned=False) in events
    assert visible_events(game, events, 2)[:2] == events[:2]
    assert (line(game, "gold 0"), line(game, "nuggets")) == (["1"], ["2", "1", "0", "0"])
    assert game.decider == 1
    assert game.scores == (3, 3, 3, 1)  # the traded card no longer counts


@pytest.mark.clause("R-71")
def test_a_nugget_is_paid_before_any_gold() -> None:
    game = blocked("1 0 0 0")
    events = play(game, "lay cross 2,0")
    assert "GoldTraded" not in event_names(events)
    assert line(game, "nuggets") == ["0", "1", "0", "0"]


@pytest.mark.clause("R-71", "R-193")
def test_the_question_does_not_reveal_the_cards() -> None:
    """Two cards of equal value cause the same question as two different ones."""
    game = trader("gold 0 1 1\nright-of-way pawn 1,0 E 1\nnuggets 0 0 0 0")
    play(game, "lay cross 2,0")
    assert game.view(3).asked == "trade-gold"
    assert listing(game) == ["trade 1"]


@pytest.mark.clause("R-71", "ME-8")
def test_a_sponsor_trades_their_own_gold() -> None:
    game = blocked()
    play(game, "ask 2 2,0", "agree")
    due = PassageDue(0, "cross", Cell(2, 0), turned=False, target=2)
    assert play(game, "lay cross 2,0") == (due,)
    assert (game.decider, listing(game)) == (2, ["trade 1", "trade 2"])
    play(game, "trade 2")
    assert line(game, "gold 2") == ["1"]
    assert line(game, "nuggets") == ["0", "1", "1", "0"]
    assert {"2,0=cross"} < set(line(game, "maze"))
    assert game.decider == 1


@pytest.mark.clause("R-71", "R-85")
def test_paying_the_supply() -> None:
    game = trader("nuggets 0 0 0 0")
    state = game.rules.parse_position(game.position())
    assert pay_or_trade(state, 1, NOBODY)
    assert state.ledger.nuggets == (0, 1, 0, 0)
    assert not pay_or_trade(state, 0, NOBODY)
    text = game.rules.position(state)
    assert game.rules.position(game.rules.parse_position(text)) == text
    game.rules.play(state, game.rules.parse_move("trade 3"))
    assert state.ledger.nuggets == (2, 1, 0, 0)


@pytest.mark.clause("R-71")
def test_the_card_laid_after_a_trade_may_reach_the_treasure() -> None:
    game = trader(
        f"goals 8,-2=stone-nw 8,0=treasure 8,2=stone-ne\nmaze {row(2, 6)}\n"
        "hand 0 straight-horizontal\nright-of-way pawn 6,0 E 3\nnuggets 0 0 0 0"
    )
    play(game, "lay straight-horizontal 7,0", "trade 1")
    assert game.view(0).asked == "take-gold"


# Possible worlds


def fits(game: Game, seats: tuple[int, ...] = (0, 1, 2, 3), many: int = 6) -> list[Game]:
    """Return ``many`` possible worlds for each seat; each must look right to seat and public."""
    found = []
    for seat in seats:
        for seed in range(many):
            world = game.determinise(seat, seed=str(seed))
            assert world.view(seat).to_dict() == game.view(seat).to_dict()
            assert world.view("public").to_dict() == game.view("public").to_dict()
            if game.decider == seat:
                assert listing(world) == listing(game)
            cards = Counter(line(world, "gold-pile"))
            cards.update(word for other in range(4) for word in line(world, f"gold {other}"))
            trades = [text.split() for text in world.position().splitlines() if "trade " in text]
            cards.update(words[3] for words in trades if words[0] == "trade")
            assert cards == {"1": 16, "2": 8, "3": 4}
            found.append(world)
    return found


@pytest.mark.clause("R-71")
def test_the_declared_card_waits_while_gold_is_traded() -> None:
    game = whole(blocked())
    play(game, "ask 2 2,0", "agree", "lay cross 2,0")
    for world in fits(game):
        assert world.position().count("move lay cross 2,0") == 1
        play(world, listing(world)[0])
        assert {"2,0=cross"} < set(line(world, "maze"))


@pytest.mark.clause("R-71")
def test_everybody_knows_from_then_on_what_the_trader_held() -> None:
    game = whole(blocked())
    play(game, "lay cross 2,0", "trade 3")
    for world in fits(game, (1, 2, 3), many=25):
        taken = [text.split() for text in world.position().splitlines() if text.startswith("draft")]
        firsts = [words[words.index("taken") + 1] for words in taken]  # seat 0 took first twice
        assert "3" in firsts
        left = list(firsts)
        left.remove("3")
        assert line(world, "gold 0") == left


@pytest.mark.clause("R-71")
def test_before_the_trade_it_could_have_been_anything() -> None:
    game = whole(blocked())
    firsts = Counter(
        tuple(sorted(line(game.determinise(3, seed=str(seed)), "gold 0"))) for seed in range(80)
    )
    assert len(firsts) > 2
    assert any("3" not in cards for cards in firsts)


@pytest.mark.clause("R-71", "R-94")
def test_a_card_paid_and_traded_in_the_same_round() -> None:
    pile = " ".join(["1"] * 15 + ["2"] * 8 + ["3"] * 4)
    position = (
        f"round 2\nresult 1 0 miner miner saboteur saboteur\n{CARDS}"
        f"payment 2 3 1 1\ntrade 2 3 1 1\ngold-pile {pile}\nnuggets 0 0 0 1\n"
        "roles miner miner miner saboteur | miner"
    )
    game = whole(game_at(position, seats=4, id_=PASSAGE))
    for world in fits(game):
        assert line(world, "gold 3") == []
        assert line(world, "trade") == ["2", "3", "1", "1"]


@pytest.mark.clause("R-71", "R-94")
def test_a_card_paid_after_a_trade_is_not_the_one_traded() -> None:
    """Seat 3 took a card in round 1 and traded a 1; only then was it paid another 1."""
    pile = " ".join(["1"] * 12 + ["2"] * 7 + ["3"] * 3 + ["2"])
    position = (
        f"round 2\nresult 1 0 miner saboteur miner miner\n{CARDS}"
        "draft 1 order 0 3 2 cards 3 1 1 taken 3 1 1\ntrade 2 3 1 0\npayment 2 3 1 1\n"
        f"gold 0 3\ngold 2 1\ngold 3 1\ngold-pile {pile}\nnuggets 0 0 0 1\n"
        "roles miner miner miner saboteur | miner"
    )
    game = whole(game_at(position, seats=4, id_=PASSAGE))
    for world in fits(game, (1,), many=30):
        words = line(world, "draft")
        assert words[words.index("taken") + 2] == "1"  # second in the order


@pytest.mark.clause("R-71", "V-4")
@pytest.mark.parametrize("tries", [0, 50])
def test_what_came_back_to_a_seat_tells_it_what_the_others_took(
    tries: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seat 0 knows that a 1 and a 3 were taken before its second choice; seat 3 trades the 3."""
    monkeypatch.setattr(gold_histories, "MAX_TRIES", tries)
    pile = " ".join(["1"] * 13 + ["2"] * 7 + ["3"] * 3)
    position = (
        f"round 2\nresult 1 0 miner miner miner miner\n{CARDS}"
        "draft 1 order 0 3 2 0 3 cards 3 2 1 1 1 taken 1 3 1 2 1\ntrade 2 3 3 0\n"
        f"gold 0 1 2\ngold 2 1\ngold 3 1\ngold-pile {pile}\nnuggets 0 0 0 2\n"
        "roles miner miner miner saboteur | miner"
    )
    game = whole(game_at(position, seats=4, id_=PASSAGE))
    for world in fits(game):
        words = line(world, "draft")
        taken = words[words.index("taken") + 1 :]
        assert "3" in (taken[1], taken[4])
    for world in fits(game, (0,), many=10):
        assert (line(world, "gold 2"), line(world, "gold 3")) == (["1"], ["1"])


@pytest.mark.clause("R-71", "R-29")
def test_where_gold_is_public_the_story_is_known() -> None:
    game = whole(
        trader("right-of-way pawn 1,0 E 1\nnuggets 0 0 0 0", options={"public_gold": True})
    )
    play(game, "lay cross 2,0", "trade 3")
    for world in fits(game):
        for seat in range(4):
            assert line(world, f"gold {seat}") == line(game, f"gold {seat}")
