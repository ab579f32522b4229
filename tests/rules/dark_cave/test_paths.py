"""Laying path cards: DC-18 to DC-20, R-152, R-234."""

import pytest

from saboteur.kernel.refusal import MalformedMove
from tests.rule_positions import allowed, listing, play, refused
from tests.rules.dark_cave.positions import dark_cave_at


@pytest.mark.clause("DC-18", "R-152")
def test_open_meets_open_and_blank_meets_blank() -> None:
    game = dark_cave_at(
        "hand 0 straight-vertical-i straight-horizontal-i\nmaze 1,0=straight-horizontal-i"
    )
    assert allowed(game, "lay straight-horizontal-i 2,0")
    assert refused(game, "lay straight-vertical-i 2,0") == "DC-18 edge-mismatch"
    assert refused(game, "lay straight-vertical-i 1,-1") == "DC-18 edge-mismatch"
    assert refused(game, "lay straight-horizontal-i 0,1") == "DC-18 edge-mismatch"
    assert refused(game, "lay straight-horizontal-i 1,0") == "DC-18 cell-taken"


@pytest.mark.clause("DC-18", "R-152")
def test_face_down_goals_bind_nothing_and_are_no_place_to_build_on() -> None:
    game = dark_cave_at("hand 0 straight-horizontal-i\nmaze 3,4=straight-horizontal-i")
    assert refused(game, "lay straight-horizontal-i 4,4") == "DC-18 cell-taken"
    assert refused(game, "lay straight-horizontal-i 5,4") == "DC-20 no-neighbour"
    game = dark_cave_at("hand 0 straight-vertical-i\nmaze 3,3=cross-i")
    assert allowed(game, "lay straight-vertical-i 3,4")  # its blank side faces the goal


@pytest.mark.clause("DC-18")
def test_a_face_up_goal_may_be_prolonged() -> None:
    goals = "goals -4,-4=goal-vein 4,-4=goal-ladder -4,4=goal-abyss 4,4=goal-exit\n"
    game = dark_cave_at(f"{goals}hand 0 straight-horizontal-i\nmaze 4,4=goal-exit")
    assert allowed(game, "lay straight-horizontal-i 5,4")


@pytest.mark.clause("DC-19", "R-152", "R-234")
def test_no_link_to_start_is_needed_and_the_area_has_no_border() -> None:
    game = dark_cave_at("hand 0 straight-horizontal-i\nmaze -7,2=cross-i")
    assert allowed(game, "lay straight-horizontal-i -8,2")
    assert allowed(game, "lay straight-horizontal-i -6,2")
    game = dark_cave_at(
        "hand 0 straight-horizontal-i\nmaze 1,0=cross-i 2,0=cross-i 3,0=cross-i 4,0=cross-i"
    )
    assert allowed(game, "lay straight-horizontal-i 5,0")


@pytest.mark.clause("DC-20")
def test_the_four_mistakes_of_the_book() -> None:
    game = dark_cave_at("hand 0 curve-nw-i straight-vertical-i\nmaze 1,0=straight-horizontal-i")
    assert refused(game, "lay curve-nw-i 3,3") == "DC-20 no-neighbour"
    with pytest.raises(MalformedMove):
        game.explain("lay curve-nw-i 2,0 sideways")
    assert refused(game, "lay curve-nw-i 1,1") == "DC-18 edge-mismatch"
    assert refused(game, "lay curve-nw-i 1,1 turned") == "DC-20 prolongs-nothing"


@pytest.mark.clause("DC-20")
def test_a_card_that_fits_but_prolongs_nothing_is_refused() -> None:
    game = dark_cave_at("hand 0 straight-horizontal-ii\nmaze 1,0=straight-horizontal-i")
    assert refused(game, "lay straight-horizontal-ii 1,1") == "DC-20 prolongs-nothing"
    assert listing(game, "lay") == [
        "lay straight-horizontal-ii -1,0",
        "lay straight-horizontal-ii 2,0",
    ]


@pytest.mark.clause("DC-18")
def test_a_laid_card_lies_in_the_cave() -> None:
    game = dark_cave_at("hand 0 curve-ne-i cross-i")
    play(game, "lay curve-ne-i 0,-1 turned")
    assert "0,-1=curve-ne-i*" in game.position()
