"""The turn: B-14 to B-19."""

from collections import Counter

import pytest

import saboteur
from saboteur.kernel.events import (
    CardDrawn,
    CardPassed,
    HiddenDraw,
    HiddenPass,
    TurnBegan,
    TurnSkipped,
)
from saboteur.play.game import Game
from tests.rule_positions import (
    SEATS,
    event_names,
    game_at,
    line,
    listing,
    play,
    refused,
    visible_events,
)

OTHERS = "hand 1 map\nhand 2 map"


def pass_first(game: Game) -> None:
    seat = game.decider
    assert seat is not None
    play(game, f"pass {game.view(seat).hand[0]}")


@pytest.mark.clause("B-14")
def test_a_turn_offers_to_lay_to_play_and_to_pass() -> None:
    game = game_at(f"hand 0 straight-horizontal broken-pick\n{OTHERS}")
    assert listing(game) == [
        "lay straight-horizontal -1,0",
        "lay straight-horizontal 1,0",
        "pass broken-pick",
        "pass straight-horizontal",
        "play broken-pick 1",
        "play broken-pick 2",
    ]


@pytest.mark.clause("B-14")
@pytest.mark.parametrize("move", ["lay cross 1,0", "play broken-pick 1", "pass cross", "pass map"])
def test_one_card_is_played_and_the_turn_is_over(move: str) -> None:
    game = game_at(f"hand 0 cross broken-pick map\n{OTHERS}")
    play(game, move)
    assert len(line(game, "hand 0")) == 2
    assert game.decider == 1


@pytest.mark.clause("B-14")
@pytest.mark.parametrize(
    "move", ["lay cross 1,0", "play rockfall 1,0", "play broken-pick 1", "pass cross"]
)
def test_a_card_that_is_not_in_the_hand_cannot_be_used(move: str) -> None:
    game = game_at("hand 0 map\nhand 1 cross rockfall broken-pick\nhand 2 map\npile cross")
    assert refused(game, move) == "B-14 not-in-hand"


@pytest.mark.clause("B-14")
@pytest.mark.parametrize("move", ["reveal 8,0", "orient 8,0", "take 1", "agree", "refuse"])
def test_a_turn_is_not_answered_with_something_else(move: str) -> None:
    game = game_at(f"hand 0 map\n{OTHERS}")
    assert refused(game, move) == "B-14 not-asked"


@pytest.mark.clause("B-14")
def test_giving_up_is_no_turn_in_the_base_game() -> None:
    assert refused(game_at(f"hand 0 map\n{OTHERS}"), "concede") == "R-14 concede-off"


@pytest.mark.clause("B-14")
@pytest.mark.parametrize(
    "text",
    [
        "",
        "pass",
        "lay cross",
        "lay map 1,0",
        "lay start 1,0",
        "lay treasure 1,0",
        "play cross 1,0",
        "lay cross 1,0 sideways",
        "lay cross 1.0",
        "lay cross 1, 0",
        "lay cross 01,0",
        "pass cross map",
        "pass gold",
        "play broken-pick 3",
        "play broken-pick -1",
        "play broken-pick",
        "play map 0",
        "draw",
        "PASS cross",
        " pass cross",
    ],
)
def test_what_is_no_move_changes_nothing(text: str) -> None:
    game = game_at(f"hand 0 cross map broken-pick\n{OTHERS}")
    before = game.digest()
    with pytest.raises(saboteur.MalformedMove):
        game.play(text)
    assert game.digest() == before


@pytest.mark.clause("B-14")
def test_of_two_equal_cards_one_is_played() -> None:
    game = game_at(f"hand 0 cross map cross\n{OTHERS}")
    assert listing(game, "pass") == ["pass cross", "pass map"]
    play(game, "pass cross")
    assert line(game, "hand 0") == ["map", "cross"]


@pytest.mark.clause("B-15")
@pytest.mark.parametrize(
    "move",
    ["lay cross 1,0", "play broken-pick 1", "play map 8,0", "play rockfall -1,0", "pass cross"],
)
def test_every_kind_of_turn_ends_with_a_draw_from_the_top(move: str) -> None:
    game = game_at(
        "maze -1,0=cross\nhand 0 cross broken-pick map rockfall\nhand 1 map\npile map map curve-nw"
    )
    events = play(game, move)
    assert events[-2:] == (CardDrawn(0, "curve-nw"), TurnBegan(1))
    assert line(game, "hand 0")[-1] == "curve-nw"
    assert len(line(game, "hand 0")) == 4
    assert line(game, "pile") == ["map", "map"]


@pytest.mark.clause("B-15")
def test_the_others_learn_that_a_card_was_drawn_but_not_which() -> None:
    game = game_at("hand 0 cross\nhand 1 map\npile curve-nw")
    events = play(game, "pass cross")
    assert CardDrawn(0, "curve-nw") in visible_events(game, events, 0)
    assert HiddenDraw(0) in visible_events(game, events, 1)
    assert HiddenDraw(0) in visible_events(game, events, "public")


@pytest.mark.clause("B-16")
def test_with_an_empty_pile_nothing_is_drawn_and_play_goes_on() -> None:
    game = game_at("hand 0 cross map\nhand 1 map map\nhand 2 map map")
    events = play(game, "pass cross")
    assert event_names(events) == ["CardPassed", "TurnBegan"]
    assert line(game, "hand 0") == ["map"]
    assert game.decider == 1
    assert game.round == 1


@pytest.mark.clause("B-16")
def test_the_last_card_of_the_pile_is_drawn() -> None:
    game = game_at("hand 0 cross\nhand 1 map\nhand 2 map\npile curve-ne")
    play(game, "pass cross")
    assert line(game, "hand 0") == ["curve-ne"]
    assert line(game, "pile") == []
    assert game.view("public").pile == 0
    play(game, "pass map")
    assert line(game, "hand 1") == []


@pytest.mark.clause("B-17")
def test_a_player_without_cards_is_skipped() -> None:
    game = game_at("hand 0 cross map\nhand 2 map")
    events = play(game, "pass cross")
    assert events[1:] == (TurnSkipped(1), TurnBegan(2))
    assert game.decider == 2


@pytest.mark.clause("B-17")
def test_a_skipped_player_neither_discards_nor_draws() -> None:
    game = game_at("hand 0 cross map\nhand 2 map\npile rockfall curve-nw")
    play(game, "pass cross")
    assert line(game, "hand 1") == []
    assert line(game, "pile") == ["rockfall"]
    assert line(game, "discard") == ["cross~0"]


@pytest.mark.clause("B-17")
def test_the_only_player_with_cards_plays_on_and_on() -> None:
    game = game_at("hand 0 cross map curve-ne", seats=4)
    events = play(game, "pass cross")
    assert events[1:] == (TurnSkipped(1), TurnSkipped(2), TurnSkipped(3), TurnBegan(0))
    play(game, "lay curve-ne 0,1")
    assert game.decider == 0
    assert line(game, "hand 0") == ["map"]


@pytest.mark.clause("B-18")
def test_passing_is_allowed_though_every_card_could_be_played() -> None:
    game = game_at(f"hand 0 cross map broken-lamp\n{OTHERS}")
    assert listing(game, "pass") == ["pass broken-lamp", "pass cross", "pass map"]


@pytest.mark.clause("B-18")
def test_passing_is_all_that_is_left_when_nothing_can_be_played() -> None:
    game = game_at(f"hand 0 repair-pick rockfall cross\nbroken 0 lamp\n{OTHERS}")
    assert listing(game) == ["pass cross", "pass repair-pick", "pass rockfall"]


@pytest.mark.clause("B-18")
def test_there_is_no_pass_without_a_card() -> None:
    game = game_at(f"hand 0 cross\n{OTHERS}")
    assert refused(game, "pass map") == "B-14 not-in-hand"
    with pytest.raises(saboteur.MalformedMove):
        game.play("pass")


@pytest.mark.clause("B-18")
def test_the_passed_card_is_not_shown() -> None:
    game = game_at(f"hand 0 cross map\n{OTHERS}")
    events = play(game, "pass cross")
    assert visible_events(game, events, 0)[0] == CardPassed(0, "cross")
    for sight in (1, 2, "public"):
        assert visible_events(game, events, sight) == (HiddenPass(0), TurnBegan(1))
        (entry,) = game.view(sight).discard
        assert (entry.card, entry.known_by) == (None, (0,))


@pytest.mark.clause("B-18")
def test_the_others_cannot_tell_which_card_was_passed() -> None:
    games = [game_at(f"hand 0 {cards}\n{OTHERS}") for cards in ("cross map", "rockfall map")]
    events = [play(games[0], "pass cross"), play(games[1], "pass rockfall")]
    for sight in (1, 2, "public"):
        assert visible_events(games[0], events[0], sight) == visible_events(
            games[1], events[1], sight
        )
        assert games[0].view(sight).to_dict() == games[1].view(sight).to_dict()


@pytest.mark.clause("B-19")
@pytest.mark.parametrize("seats", SEATS)
def test_hands_keep_their_size_until_the_pile_is_empty_and_shrink_then(seats: int) -> None:
    hand = {3: 6, 4: 6, 5: 6, 6: 5, 7: 5, 8: 4, 9: 4, 10: 4}[seats]
    pile = {3: 49, 4: 43, 5: 37, 6: 37, 7: 32, 8: 35, 9: 31, 10: 27}[seats]
    game = saboteur.new("saboteur", seats=seats, seed="sizes")
    for turn in range(pile):
        assert game.view("public").hand_sizes == (hand,) * seats
        assert game.view("public").pile == pile - turn
        pass_first(game)
    played = Counter[int]()
    while game.round == 1:
        sizes = game.view("public").hand_sizes
        assert sizes == tuple(hand - played[seat] for seat in range(seats))
        assert game.decider is not None
        played[game.decider] += 1
        pass_first(game)
    assert played == dict.fromkeys(range(seats), hand)


@pytest.mark.clause("B-19")
@pytest.mark.parametrize("seats", SEATS)
def test_a_round_of_passes_takes_67_turns(seats: int) -> None:
    game = saboteur.new("saboteur", seats=seats, seed="67")
    turns = 0
    while game.round == 1:
        pass_first(game)
        turns += 1
    assert turns == 67
