"""Laying path cards (D-12 to D-21, D-51)."""

import pytest

from saboteur.games.duel.events import GoldClaimed, TrollBribed
from saboteur.kernel.geometry import xy
from tests.rule_positions import allowed, event_names, listing, play, refused
from tests.rules.duel.positions import at, duel_at, goals, lit, only

PILE = "pile key rockfall secret-plan"
ALL = "hand 0 straight-horizontal straight-vertical curve-nw curve-ne"


@pytest.mark.clause("D-12")
def test_a_card_fits_its_face_up_neighbours() -> None:
    game = duel_at(ALL, PILE)
    assert allowed(game, "lay straight-horizontal 1,-1")
    assert refused(game, "lay straight-vertical 1,-1") == "D-12 edge-mismatch"
    assert refused(game, "lay straight-horizontal 0,-2") == "D-12 edge-mismatch"  # never sideways
    assert allowed(game, "lay curve-ne 1,-1 turned")
    assert refused(game, "lay curve-ne 1,-1") == "D-12 edge-mismatch"
    assert refused(game, "lay straight-horizontal 3,-1") == "D-12 no-neighbour"
    assert refused(game, "lay straight-horizontal 0,-1") == "D-12 cell-taken"
    assert refused(game, "lay straight-horizontal 5,0") == "D-12 cell-taken"


@pytest.mark.clause("D-12", "D-13", "R-104")
def test_a_card_beside_a_revealed_goal_must_still_be_linked() -> None:
    game = duel_at(ALL, PILE, goals("5,0=stone-cross"), "maze 5,0=stone-cross")
    assert refused(game, "lay straight-horizontal 6,0") == "D-13 not-linked-to-you"


@pytest.mark.clause("D-13", "R-104")
def test_the_separate_network_of_the_opponent_does_not_serve() -> None:
    game = duel_at(ALL, PILE)
    assert refused(game, "lay straight-horizontal 1,1") == "D-13 not-linked-to-you"
    assert allowed(game, "lay straight-vertical 0,0")  # touches both Starts


@pytest.mark.clause("D-14")
def test_merged_tracks_serve_both() -> None:
    game = duel_at(ALL, "hand 1 key", PILE)
    play(game, "lay straight-vertical 0,0")
    assert (lit(game, "0,1", "blue"), lit(game, "0,-1", "green")) == ("NESW", "NESW")
    game = duel_at(ALL, PILE, "maze 0,0=straight-vertical")
    assert allowed(game, "lay straight-horizontal 1,1")


@pytest.mark.clause("D-15")
def test_tracks_of_bridges_and_double_curves_are_not_joined() -> None:
    game = duel_at("hand 0 bridge double-curve-ne-sw", "hand 1 key", PILE)
    play(game, "lay bridge 1,-1")
    assert lit(game, "1,-1", "blue") == "EW"
    game = duel_at("hand 0 bridge double-curve-ne-sw", "hand 1 key", PILE)
    play(game, "lay double-curve-ne-sw 1,-1")
    assert lit(game, "1,-1", "blue") == "SW"
    game = duel_at("hand 0 bridge", PILE, "maze 1,1=straight-horizontal")
    assert refused(game, "lay bridge 2,1") == "D-13 not-linked-to-you"


@pytest.mark.clause("D-16", "R-111")
def test_your_own_ladder_needs_a_neighbour_only() -> None:
    game = duel_at("hand 0 ladder-blue-nw", "hand 1 key", PILE, "maze 3,5=straight-horizontal")
    assert allowed(game, "lay ladder-blue-nw 3,4")  # closed meets closed: no joined edge needed
    assert refused(game, "lay ladder-blue-nw 3,6") == "D-12 edge-mismatch"
    assert refused(game, "lay ladder-blue-nw 9,9") == "D-12 no-neighbour"
    play(game, "lay ladder-blue-nw 3,4")
    assert lit(game, "3,4", "blue") == "NW"
    assert lit(game, "3,4", "green") == ""


@pytest.mark.clause("D-16", "R-179")
@pytest.mark.parametrize(
    "lines",
    [
        ["maze 4,1=straight-horizontal"],
        ["maze 4,1=straight-horizontal 5,0=stone-stubs-nsw*", goals("5,0=stone-stubs-nsw")],
    ],
    ids=["face-down", "revealed"],
)
def test_no_ladder_beside_a_goal(lines: list[str]) -> None:
    game = duel_at("hand 0 ladder-blue-nw", PILE, *lines)
    assert refused(game, "lay ladder-blue-nw 4,0") == "D-16 ladder-beside-gold"


@pytest.mark.clause("D-16", "R-179")
def test_no_ladder_beside_printed_gold_claimed_or_not_but_gold_may_come_later() -> None:
    beside = "maze 3,5=gold-horizontal-stub-s"
    for lines in ([beside], [beside, "claims 3,5=1"]):
        game = duel_at("hand 0 ladder-blue-nw ladder-green-ne", PILE, *lines)
        assert refused(game, "lay ladder-blue-nw 3,4") == "D-16 ladder-beside-gold"
    game = duel_at("hand 0 gold-horizontal-stub-s", PILE, "maze 1,-1=ladder-blue-nw")
    assert allowed(game, "lay gold-horizontal-stub-s 2,-1") is False  # the ladder is closed there
    game = duel_at("hand 0 gold-t-vertical-stub-e", PILE, "maze 2,3=ladder-blue-nw")
    assert allowed(game, "lay gold-t-vertical-stub-e 2,2")


@pytest.mark.clause("R-111", "R-221")
def test_the_opponents_ladder_must_be_linked_to_you_and_joins_the_opponents_start() -> None:
    game = duel_at("hand 0 ladder-green-ne straight-horizontal", "hand 1 key", PILE)
    assert refused(game, "lay ladder-green-ne 0,2") == "D-13 not-linked-to-you"
    play(game, "lay ladder-green-ne -1,-1")
    assert lit(game, "-1,-1", "green") == "NE"
    assert lit(game, "0,-1", "green") == "NESW"
    assert lit(game, "0,1", "blue") == "NESW"  # a player who reaches one reaches the other


@pytest.mark.clause("R-111", "D-27")
def test_the_opponents_ladder_may_give_the_opponent_gold() -> None:
    game = duel_at(
        "hand 0 ladder-green-ne",
        "hand 1 key",
        PILE,
        "maze -1,-2=door-green-t-vertical -1,-3=bridge-gold",
    )
    events = play(game, "lay ladder-green-ne -1,-1")  # a green door is between Blue and the gold
    assert only(events, GoldClaimed) == [GoldClaimed(1, xy(at("-1,-3")), 1)]


@pytest.mark.clause("R-221")
def test_a_ladders_link_goes_with_its_card() -> None:
    game = duel_at(
        "hand 0 rockfall", "hand 1 key", PILE, "maze 3,5=straight-horizontal 3,4=ladder-blue-nw"
    )
    assert lit(game, "3,4", "blue") == "NW"
    play(game, "play rockfall 3,4")
    assert all(spot != (3, 4) for spot in [(c.x, c.y) for c in game.view(0).maze])
    game = duel_at(
        "hand 0 rockfall", "hand 1 key", PILE, "maze 2,4=straight-horizontal 3,4=ladder-blue-nw"
    )
    assert lit(game, "2,4", "blue") == "EW"
    play(game, "play rockfall 3,4")
    assert lit(game, "2,4", "blue") == ""


@pytest.mark.clause("D-17", "R-180")
def test_a_door_shuts_the_arm_it_stands_on_and_nothing_else() -> None:
    game = duel_at("maze 1,1=door-blue-cross")
    assert lit(game, "1,1", "green") == "NEW"  # from the west: north and east, not south
    game = duel_at("maze 0,0=straight-vertical 1,1=door-blue-cross")
    assert lit(game, "1,1", "blue") == "NESW"
    game = duel_at("maze 1,1=door-blue-cross", "keys 1,1=1")
    assert lit(game, "1,1", "green") == "NESW"


@pytest.mark.clause("D-17", "R-104")
def test_a_foreign_door_in_between_cuts_the_link() -> None:
    maze = "maze 0,2=door-blue-t-vertical"  # its north arm has the blue door
    game = duel_at("hand 1 straight-vertical", "ask turn 1", PILE, maze)
    assert lit(game, "0,2", "green") == "N"
    assert refused(game, "lay straight-vertical 0,3") == "D-13 not-linked-to-you"
    game = duel_at("hand 1 straight-vertical", "ask turn 1", PILE, maze, "keys 0,2=1")
    assert allowed(game, "lay straight-vertical 0,3")


@pytest.mark.clause("R-220")
def test_a_barrier_on_the_new_card_does_not_matter() -> None:
    game = duel_at("hand 0 door-green-cross troll-cross", "hand 1 key", PILE)
    assert allowed(game, "lay troll-cross 1,-1")
    play(game, "lay door-green-cross 1,-1")  # its west arm, the one that touches, has the door
    assert lit(game, "1,-1", "blue") == "W"


@pytest.mark.clause("D-18", "D-25", "R-109")
def test_gold_on_a_path_does_not_affect_links_and_lies_at_its_own_spot() -> None:
    game = duel_at("hand 0 gold-horizontal-stub-s curve-nw", "hand 1 key curve-nw", PILE)
    events = play(game, "lay gold-horizontal-stub-s 1,-1")
    assert lit(game, "1,-1", "blue") == "EW"
    assert not only(events, GoldClaimed)  # linked by west and east only
    game = duel_at(
        "hand 0 curve-nw", "hand 1 key", PILE, "maze 0,0=curve-ne 1,-1=gold-horizontal-stub-s"
    )
    events = play(game, "lay curve-nw 1,0")
    assert only(events, GoldClaimed) == [GoldClaimed(0, xy(at("1,-1")), 1)]


@pytest.mark.clause("D-19", "R-180", "R-104")
def test_nobody_passes_a_troll_before_the_bribe() -> None:
    game = duel_at(
        "hand 0 straight-horizontal", PILE, "maze 0,0=straight-vertical 1,-1=troll-cross"
    )
    assert (lit(game, "1,-1", "blue"), lit(game, "1,-1", "green")) == ("W", "W")
    assert refused(game, "lay straight-horizontal 2,-1") == "D-13 not-linked-to-you"
    game = duel_at(PILE, "maze 1,-1=troll-cross 1,0=curve-nw 0,0=straight-horizontal")
    assert lit(game, "1,-1", "blue") == "W"
    game = duel_at(PILE, "maze 1,-1=troll-cross 1,0=curve-nw 0,0=curve-ne")
    assert lit(game, "1,-1", "blue") == "SW"  # each edge can be reached from outside


@pytest.mark.clause("D-20", "D-21", "R-105")
def test_a_bribe_opens_the_way_to_both_and_the_turn_goes_on() -> None:
    game = duel_at(
        "hand 0 straight-horizontal",
        "hand 1 key",
        PILE,
        "maze 0,0=straight-vertical 1,-1=troll-cross",
    )
    assert play(game, "bribe 1,-1") == (TrollBribed(0, xy(at("1,-1"))),)
    view = game.view(0)
    assert (view.counters, view.asked, view.decider) == (7, "turn", 0)
    assert (lit(game, "1,-1", "blue"), lit(game, "1,-1", "green")) == ("NESW", "NESW")
    assert refused(game, "bribe 1,-1") == "D-21 already-bribed"
    play(game, "lay straight-horizontal 2,-1")


@pytest.mark.clause("R-105")
def test_a_bribe_needs_a_troll_and_a_link() -> None:
    game = duel_at("hand 0 key", PILE, "maze 1,1=troll-cross 1,-1=straight-horizontal")
    assert refused(game, "bribe 1,1") == "R-105 troll-not-reached"
    assert refused(game, "bribe 1,-1") == "D-20 no-troll-there"
    assert refused(game, "bribe 7,7") == "D-20 no-troll-there"


@pytest.mark.clause("R-105")
def test_a_bribe_may_come_after_the_action_before_the_draw() -> None:
    game = duel_at("hand 0 troll-cross", "hand 1 key", PILE)
    assert event_names(play(game, "lay troll-cross 1,-1")) == ["PathLaid"]
    assert game.view(1).asked == "before-draw"
    assert listing(game) == ["bribe 1,-1", "stop"]
    assert refused(game, "pass key") == "R-105 not-asked"
    assert refused(game, "bribe 0,0") == "D-20 no-troll-there"
    assert event_names(play(game, "bribe 1,-1")) == ["TrollBribed", "CardDrawn", "TurnBegan"]


@pytest.mark.clause("D-51")
def test_a_face_down_goal_asks_nothing_and_a_revealed_one_must_be_matched() -> None:
    road = "maze 1,-1=curve-ne* 1,0=curve-ne 2,0=straight-horizontal 3,0=straight-horizontal"
    hand = "hand 0 straight-horizontal curve-nw"
    game = duel_at(hand, PILE, road)
    assert allowed(game, "lay curve-nw 4,0")  # closed towards the hidden goal
    assert allowed(game, "lay straight-horizontal 4,0")
    closed = (goals("5,0=gold-2-curve-ne"), f"{road} 5,0=gold-2-curve-ne")
    game = duel_at(hand, PILE, *closed)
    assert refused(game, "lay straight-horizontal 4,0") == "D-12 edge-mismatch"
    assert allowed(game, "lay curve-nw 4,0")
