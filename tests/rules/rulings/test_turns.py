"""R-13 and R-15 to R-23: turns, action cards, the first and the next starter."""

from collections import Counter

import pytest

import saboteur
from saboteur.games.classic.events import RoundBegan
from saboteur.kernel.events import HiddenPass, PathLaid
from saboteur.kernel.geometry import Cell
from tests.rule_positions import (
    allowed,
    event_names,
    game_at,
    line,
    listing,
    play,
    refused,
    row,
    visible_events,
)

#


@pytest.mark.clause("R-13")
def test_one_empty_hand_does_not_end_the_round() -> None:
    game = game_at("hand 0 cross\nhand 1 map\nhand 2 map")
    assert "RoundEnded" not in event_names(play(game, "pass cross"))
    assert (game.round, game.decider) == (1, 1)


@pytest.mark.clause("R-13")
def test_the_round_ends_when_every_hand_is_empty() -> None:
    game = game_at("hand 0 cross\nhand 1 map")
    play(game, "pass cross")
    assert event_names(play(game, "pass map"))[:2] == ["CardPassed", "RoundEnded"]
    assert game.round == 2


@pytest.mark.clause("R-13")
def test_hands_are_counted_after_the_draw() -> None:
    game = game_at("hand 0 cross\npile map")
    play(game, "pass cross")
    assert (game.round, game.decider, line(game, "hand 0")) == (1, 0, ["map"])


#


@pytest.mark.clause("R-15")
def test_any_card_may_be_passed_though_it_could_be_played() -> None:
    game = game_at("hand 0 cross map rockfall broken-pick")
    assert allowed(game, "lay cross 1,0")
    assert listing(game, "pass") == ["pass broken-pick", "pass cross", "pass map", "pass rockfall"]


@pytest.mark.clause("R-15")
def test_exactly_one_card_is_passed() -> None:
    game = game_at("hand 0 cross cross map\nhand 1 map")
    play(game, "pass cross")
    assert line(game, "hand 0") == ["cross", "map"]
    assert line(game, "discard") == ["cross~0"]


@pytest.mark.clause("R-15")
def test_only_a_card_in_the_hand_can_be_passed() -> None:
    assert refused(game_at("hand 0 cross"), "pass map") == "B-14 not-in-hand"


@pytest.mark.clause("R-15")
def test_an_empty_hand_is_skipped_without_discard_or_draw() -> None:
    game = game_at("hand 0 cross\nhand 2 map\npile map map")
    events = play(game, "pass cross")
    assert event_names(events) == ["CardPassed", "CardDrawn", "TurnSkipped", "TurnBegan"]
    assert game.decider == 2
    assert line(game, "hand 1") == []
    assert line(game, "discard") == ["cross~0"]


#


@pytest.mark.clause("R-16")
def test_a_broken_tool_goes_before_others_only() -> None:
    game = game_at("hand 1 broken-pick\nask turn 1")
    assert listing(game, "play") == ["play broken-pick 0", "play broken-pick 2"]
    assert refused(game, "play broken-pick 1") == "B-27 not-on-yourself"


@pytest.mark.clause("R-17")
def test_one_broken_tool_of_each_type() -> None:
    game = game_at("hand 0 broken-pick broken-lamp broken-cart\nbroken 1 pick lamp")
    assert refused(game, "play broken-pick 1") == "B-27 already-broken"
    assert refused(game, "play broken-lamp 1") == "B-27 already-broken"
    assert allowed(game, "play broken-cart 1")
    assert allowed(game, "play broken-pick 2")


@pytest.mark.clause("R-17")
def test_a_seat_can_have_three_broken_tools_and_no_more() -> None:
    game = game_at("hand 0 broken-pick broken-lamp broken-cart\nbroken 1 pick lamp cart")
    assert [move for move in listing(game, "play") if move.endswith(" 1")] == []


#


@pytest.mark.clause("R-18", "R-181")
def test_a_repair_needs_a_matching_broken_tool() -> None:
    game = game_at("hand 0 repair-pick repair-pick-lamp\nbroken 1 cart")
    assert listing(game, "play") == []
    assert refused(game, "play repair-pick 1") == "B-31 nothing-to-repair"
    assert refused(game, "play repair-pick-lamp 1 lamp") == "B-31 nothing-to-repair"


@pytest.mark.clause("R-18")
def test_a_repair_serves_any_seat_and_oneself() -> None:
    game = game_at("hand 0 repair-pick\nbroken 0 pick\nbroken 2 pick lamp")
    assert listing(game, "play") == ["play repair-pick 0", "play repair-pick 2"]


@pytest.mark.clause("R-18")
@pytest.mark.parametrize(("mended", "left"), [("pick", "lamp"), ("lamp", "pick")])
def test_a_card_of_two_tools_mends_the_one_its_player_names(mended: str, left: str) -> None:
    game = game_at("hand 0 repair-pick-lamp\nhand 1 map\nbroken 1 pick lamp")
    assert listing(game, "play") == ["play repair-pick-lamp 1 lamp", "play repair-pick-lamp 1 pick"]
    play(game, f"play repair-pick-lamp 1 {mended}")
    assert line(game, "broken 1") == [left]


#


@pytest.mark.clause("R-19")
def test_a_rockfall_takes_any_path_card_linked_or_not_but_no_start_and_no_goal() -> None:
    game = game_at(f"maze {row(1, 2)} 5,3=cross 8,0=stone-nw\nhand 0 rockfall")
    assert listing(game, "play") == [
        "play rockfall 1,0",
        "play rockfall 2,0",
        "play rockfall 5,3",
    ]
    assert refused(game, "play rockfall 0,0") == "B-32 not-removable"
    assert refused(game, "play rockfall 8,0") == "B-32 not-removable"
    assert refused(game, "play rockfall 8,2") == "B-32 not-removable"
    assert refused(game, "play rockfall 3,0") == "B-32 no-path-there"


@pytest.mark.clause("R-19", "R-181")
def test_a_rockfall_without_a_target_can_only_be_discarded() -> None:
    assert listing(game_at("maze 8,0=stone-nw\nhand 0 rockfall")) == ["pass rockfall"]


#


@pytest.mark.clause("R-20")
def test_a_map_shows_face_down_goals_only() -> None:
    game = game_at(f"maze {row(1, 7)} 8,0=stone-nw\nhand 0 map")
    assert listing(game, "play") == ["play map 8,-2", "play map 8,2"]
    assert refused(game, "play map 8,0") == "B-34 no-hidden-goal"
    assert refused(game, "play map 1,0") == "B-34 no-hidden-goal"


@pytest.mark.clause("R-20")
def test_which_goal_was_seen_is_public_and_what_it_is_is_private() -> None:
    game = game_at("goals 8,-2=stone-nw 8,0=treasure 8,2=stone-ne\nhand 0 map\nhand 1 map")
    play(game, "play map 8,0")
    for sight in (0, 1, 2, "public"):
        middle = game.view(sight).goals[1]
        assert middle.looked == (0,)
        assert middle.seen == ("treasure" if sight == 0 else None)
        assert middle.face is None


@pytest.mark.clause("R-20")
def test_the_same_goal_may_be_looked_at_again() -> None:
    game = game_at("hand 0 map map\nhand 1 map\nsaw 0 8,0=stone-nw")
    play(game, "play map 8,0")
    assert game.view(0).goals[1].seen == "stone-nw"


#


@pytest.mark.clause("R-21")
def test_a_passed_card_is_not_shown_to_others() -> None:
    game = game_at("hand 0 cross\nhand 1 map\nhand 2 map")
    events = play(game, "pass cross")
    for sight in (1, 2, "public"):
        assert visible_events(game, events, sight)[0] == HiddenPass(0)
        assert [entry.card for entry in game.view(sight).discard] == [None]
        assert "cross" not in str(game.view(sight).to_dict())
    assert [entry.card for entry in game.view(0).discard] == ["cross"]


@pytest.mark.clause("R-21")
def test_a_played_card_is_shown_to_all_when_it_is_played() -> None:
    game = game_at("hand 0 cross\nhand 1 rockfall\nhand 2 map")
    laid = play(game, "lay cross 1,0")
    removed = play(game, "play rockfall 1,0")
    for sight in (0, 1, 2, "public"):
        assert visible_events(game, laid, sight)[0] == PathLaid(
            0, "cross", Cell(1, 0), turned=False
        )
        assert visible_events(game, removed, sight)[0] == removed[0]


#


@pytest.mark.clause("R-22")
def test_by_default_each_seat_begins_equally_often() -> None:
    began = Counter(saboteur.new("saboteur", seats=4, seed=f"s{n}").decider for n in range(400))
    assert set(began) == {0, 1, 2, 3}
    assert min(began.values()) > 60  # 100 expected, standard deviation below 9


@pytest.mark.clause("R-22")
@pytest.mark.parametrize("seats", range(3, 11))
def test_the_host_may_name_any_seat(seats: int) -> None:
    for seat in range(seats):
        game = saboteur.new("saboteur", seats=seats, seed="host", options={"first_player": seat})
        assert game.decider == seat
        assert game.view("public").starter == seat


@pytest.mark.clause("R-22")
@pytest.mark.parametrize("seats", range(3, 10))
def test_a_first_player_who_has_no_seat_is_refused(seats: int) -> None:
    with pytest.raises(ValueError, match="first_player"):
        saboteur.new("saboteur", seats=seats, seed="host", options={"first_player": seats})


@pytest.mark.clause("R-22")
@pytest.mark.parametrize("given", [-1, 10, True, "", "youngest", "-1"])
def test_a_first_player_that_is_no_seat_is_refused(given: str | int) -> None:
    with pytest.raises(ValueError, match="first_player"):
        saboteur.new("saboteur", seats=10, seed="host", options={"first_player": given})


@pytest.mark.clause("R-22")
def test_naming_the_first_player_changes_no_deal() -> None:
    free = saboteur.new("saboteur", seats=5, seed="same")
    named = saboteur.new("saboteur", seats=5, seed="same", options={"first_player": 4})
    for name in ("roles", "goals", "pile", "hand 0", "hand 4", "gold-pile"):
        assert line(free, name) == line(named, name)


#


@pytest.mark.clause("R-23")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_pass_is_a_last_card_and_skipped_turns_are_not(seat: int) -> None:
    game = game_at(f"hand {seat} cross\nask turn {seat}")
    assert RoundBegan(2, (seat + 1) % 3) in play(game, "pass cross")


@pytest.mark.clause("R-23")
@pytest.mark.parametrize(
    ("card", "move"),
    [
        ("cross", "lay cross 1,0"),
        ("map", "play map 8,0"),
        ("rockfall", "play rockfall 0,1"),
        ("broken-pick", "play broken-pick 0"),
        ("repair-lamp", "play repair-lamp 2"),
    ],
)
def test_every_way_to_play_is_a_last_card(card: str, move: str) -> None:
    game = game_at(f"maze 0,1=cross\nhand 1 {card}\nbroken 2 lamp\nlast 0 laid 0,1\nask turn 1")
    assert RoundBegan(2, 2) in play(game, move)


@pytest.mark.clause("R-23")
def test_taking_gold_is_no_last_card() -> None:
    game = game_at(
        f"goals 8,-2=stone-nw 8,0=treasure 8,2=stone-ne\nmaze {row(1, 6)}\n"
        "roles miner miner miner | saboteur\ngold-pile 1 2 3\n"
        "hand 0 straight-horizontal\nhand 1 map\nhand 2 map"
    )
    play(game, "lay straight-horizontal 7,0", "take 3")
    assert game.decider == 2  # the draft goes counter-clockwise
    assert RoundBegan(2, 1) in play(game, "take 2")
