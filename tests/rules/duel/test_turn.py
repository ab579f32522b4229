"""The turn: four actions and their draws (D-9 to D-11, D-22, D-34, D-35, D-54)."""

import pytest

from saboteur.games.duel.events import CardDiscarded
from saboteur.kernel.events import CardDrawn, TurnBegan, TurnSkipped
from tests.rule_positions import event_names, line, listing, play, refused
from tests.rules.duel.positions import duel_at, only

PILE = "pile key rockfall secret-plan curve-nw"


@pytest.mark.clause("D-9")
@pytest.mark.parametrize(
    ("moves", "hand"),
    [
        (["lay curve-ne 0,-2 turned"], 6),
        (["play broken-pick 1"], 6),
        (["pass key", "stop"], 6),
        (["pass key", "pass key"], 6),
    ],
)
def test_each_action_draws_what_it_says(moves: list[str], hand: int) -> None:
    cards = "curve-ne broken-pick key key secret-plan repair-cart"
    game = duel_at(f"hand 0 {cards}", "hand 1 key", PILE)
    play(game, *moves)
    assert game.view(0).hand_sizes[0] == hand
    assert game.decider == 1


@pytest.mark.clause("D-9", "D-34")
def test_clearing_a_tool_costs_two_cards_and_draws_one() -> None:
    game = duel_at("hand 0 curve-ne key key curve-nw curve-nw rockfall", "hand 1 key", PILE)
    assert refused(game, "clear pick") == "D-34 nothing-to-clear"
    game = duel_at(
        "hand 0 curve-ne key key curve-nw curve-nw rockfall",
        "hand 1 key",
        PILE,
        "broken 0 pick lamp",
    )
    events = play(game, "clear lamp")
    assert event_names(events) == ["ToolCleared"]
    assert game.view(0).broken[0] == ("pick",)
    assert refused(game, "pass key") == "D-34 not-asked"
    assert refused(game, "discard secret-plan") == "D-34 not-in-hand"
    events = play(game, "discard key", "discard curve-ne")
    assert event_names(events) == ["CardDiscarded", "CardDrawn", "TurnBegan"]
    assert game.view(0).hand_sizes[0] == 5  # one lower for the round
    assert line(game, "discard") == ["broken-lamp", "key", "curve-ne"]


@pytest.mark.clause("D-34")
def test_clearing_needs_two_cards() -> None:
    game = duel_at("hand 0 key", "broken 0 pick", PILE)
    assert refused(game, "clear pick") == "D-34 too-few-cards"


@pytest.mark.clause("D-35", "R-114")
def test_passing_discards_one_or_two_face_up() -> None:
    game = duel_at("hand 0 key curve-nw rockfall", "hand 1 key", PILE)
    assert play(game, "pass key") == (CardDiscarded(0, "key"),)
    assert listing(game) == ["pass curve-nw", "pass rockfall", "stop"]
    assert refused(game, "lay curve-nw 0,-2") == "D-35 not-asked"
    assert refused(game, "pass key") == "D-35 not-in-hand"
    events = play(game, "pass rockfall")
    assert len(only(events, CardDrawn)) == 2
    assert game.view("public").discard == ("key", "rockfall")


@pytest.mark.clause("D-35")
def test_a_lone_card_is_passed_without_a_question() -> None:
    game = duel_at("hand 0 key", "hand 1 key", PILE)
    assert event_names(play(game, "pass key")) == ["CardDiscarded", "CardDrawn", "TurnBegan"]


@pytest.mark.clause("D-10", "R-182")
def test_with_an_empty_pile_nothing_is_drawn_and_every_action_remains() -> None:
    lines = ("hand 0 curve-ne broken-pick key key", "hand 1 key", "discard curve-nw")
    for moves in (["lay curve-ne 0,-2 turned"], ["play broken-pick 1"], ["pass key", "pass key"]):
        game = duel_at(*lines)
        events = play(game, *moves)
        assert not only(events, CardDrawn)
        assert "curve-nw" in line(game, "discard")
    game = duel_at(*lines, "broken 0 pick")
    assert not only(play(game, "clear pick", "discard key", "discard key"), CardDrawn)


@pytest.mark.clause("D-11", "R-105")
def test_an_empty_hand_is_skipped_and_cannot_bribe() -> None:
    game = duel_at("hand 0 key curve-nw", "maze 1,1=troll-cross")
    events = play(game, "pass key", "stop")
    assert events == (TurnSkipped(1), TurnBegan(0))
    assert game.decider == 0


@pytest.mark.clause("D-22", "D-54")
def test_broken_tools_stop_laying_only() -> None:
    game = duel_at(
        "hand 0 curve-ne broken-pick repair-cart secret-plan",
        "hand 1 key",
        "broken 0 cart",
        "maze 1,-1=troll-cross",
        PILE,
    )
    assert refused(game, "lay curve-ne 0,-2 turned") == "D-22 broken-tool"
    assert not listing(game, "lay")
    assert listing(game, "play broken-pick") == ["play broken-pick 1"]
    assert listing(game, "play repair-cart") == ["play repair-cart 0"]
    assert listing(game, "play secret-plan 5,0")
    assert listing(game, "clear") == ["clear cart"]
    assert listing(game, "bribe") == ["bribe 1,-1"]
    assert listing(game, "pass")


@pytest.mark.clause("D-22")
def test_a_tool_mended_this_turn_allows_laying_only_on_the_next() -> None:
    game = duel_at("hand 0 curve-ne repair-cart", "hand 1 key curve-nw", "broken 0 cart", PILE)
    play(game, "play repair-cart 0")
    assert game.decider == 1
    play(game, "pass key", "stop")
    assert listing(game, "lay curve-ne")


@pytest.mark.clause("D-9")
def test_what_is_not_a_turn_is_refused() -> None:
    game = duel_at("hand 0 key", PILE)
    assert refused(game, "stop") == "D-9 not-asked"
    assert refused(game, "discard key") == "D-9 not-asked"
    assert refused(game, "claim 5,0") == "D-9 not-asked"
    assert refused(game, "pass curve-nw") == "D-9 not-in-hand"
    assert refused(game, "lay curve-nw 1,-1") == "D-9 not-in-hand"


@pytest.mark.clause("R-183")
def test_the_clock_passes_one_card_and_declines_the_rest() -> None:
    game = duel_at("hand 0 key curve-nw", "hand 1 key", "maze 1,-1=troll-cross", PILE)
    first = game.absent_move()
    assert first.verb == "pass"
    play(game, str(first))
    assert str(game.absent_move()) == "stop"
    play(game, "stop")
    assert game.view(0).asked == "before-draw"
    assert str(game.absent_move()) == "stop"
