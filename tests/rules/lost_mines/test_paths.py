"""Laying path cards (LM-13 to LM-16, LM-52, LM-53)."""

import pytest

from tests.rule_positions import allowed, listing, play, refused
from tests.rules.lost_mines.positions import ROAD, lost_mines_at


@pytest.mark.clause("LM-13")
def test_a_path_is_laid_next_to_a_start_or_a_path_and_matches_all_it_touches() -> None:
    game = lost_mines_at("hand 0 straight-horizontal\nmaze 2,2=cross")
    assert listing(game, "lay") == [
        "lay straight-horizontal 0,2",
        "lay straight-horizontal 0,4",
        "lay straight-horizontal 2,4",
        "lay straight-horizontal 3,2",
    ]
    play(game, "lay straight-horizontal 3,2")


@pytest.mark.clause("LM-13", "LM-53")
def test_a_path_is_laid_next_to_a_mine_that_lies_open() -> None:
    game = lost_mines_at(f"maze {ROAD} 9,2=gold-mine*\nhand 0 straight-vertical cross")
    assert allowed(game, "lay straight-vertical 9,3")
    assert allowed(game, "lay cross 9,3")
    assert refused(game, "lay cross 10,2") == "LM-15 path-mismatch"


@pytest.mark.clause("LM-14", "R-125")
def test_no_link_to_a_start_or_a_dwarf_is_needed() -> None:
    game = lost_mines_at("maze 6,6=cross\nhand 0 straight-horizontal")
    assert allowed(game, "lay straight-horizontal 7,6")
    assert allowed(game, "lay straight-horizontal 5,6")


@pytest.mark.clause("LM-15")
def test_the_three_wrong_placements_of_the_rulebook() -> None:
    game = lost_mines_at(
        "maze 2,2=straight-horizontal\nhand 0 cross straight-vertical straight-horizontal"
    )
    assert refused(game, "lay cross 5,5") == "LM-15 no-neighbour"
    assert refused(game, "lay straight-vertical 3,2") == "LM-15 path-mismatch"
    assert refused(game, "lay straight-horizontal 2,1") == "LM-15 prolongs-nothing"


@pytest.mark.clause("R-125")
def test_a_card_that_fits_must_meet_a_path_with_a_path() -> None:
    game = lost_mines_at("maze 5,5=straight-vertical\nhand 0 straight-vertical")
    assert refused(game, "lay straight-vertical 6,5") == "LM-15 prolongs-nothing"
    assert allowed(game, "lay straight-vertical 5,6")


@pytest.mark.clause("R-124")
def test_a_path_may_be_turned_by_a_half_turn_only() -> None:
    game = lost_mines_at("maze 2,2=straight-horizontal\nhand 0 t-vertical")
    assert listing(game, "lay t-vertical 3,2") == ["lay t-vertical 3,2"]
    assert refused(game, "lay t-vertical 3,2 turned") == "LM-15 path-mismatch"
    game = lost_mines_at("hand 0 t-vertical")
    assert listing(game, "lay t-vertical 0,2") == ["lay t-vertical 0,2 turned"]
    assert listing(game, "lay t-vertical 1,3") == [
        "lay t-vertical 1,3",
        "lay t-vertical 1,3 turned",
    ]


@pytest.mark.clause("LM-52")
def test_paths_lie_on_empty_spaces_of_the_board_only() -> None:
    game = lost_mines_at("maze 0,2=straight-horizontal 8,0=cross\nhand 0 straight-horizontal")
    assert refused(game, "lay straight-horizontal -1,2") == "LM-52 off-the-board"
    assert refused(game, "lay straight-horizontal 11,3") == "LM-52 off-the-board"
    assert refused(game, "lay straight-horizontal 1,7") == "LM-52 off-the-board"
    assert refused(game, "lay straight-horizontal 0,2") == "LM-52 cell-taken"
    assert refused(game, "lay straight-horizontal 9,0") == "LM-52 cell-taken"  # a hidden mine


@pytest.mark.clause("LM-53", "R-126")
def test_a_hidden_mine_demands_nothing_and_is_no_neighbour() -> None:
    game = lost_mines_at("hand 0 cross")
    assert refused(game, "lay cross 8,0") == "LM-15 no-neighbour"
    game = lost_mines_at(
        "maze 7,0=straight-horizontal 7,2=straight-horizontal\nhand 0 t-vertical cross"
    )
    assert allowed(game, "lay cross 8,0")  # open towards the mine
    assert allowed(game, "lay t-vertical 8,2")  # closed towards it


@pytest.mark.clause("R-226")
def test_a_path_may_end_at_the_rim() -> None:
    game = lost_mines_at("maze 1,1=straight-vertical\nhand 0 cross trap")
    play(game, "lay cross 1,0", "stop")
    game = lost_mines_at("maze 1,1=straight-vertical 1,0=cross\nhand 0 trap")
    assert refused(game, "play trap 1,-1 S") == "LM-22 no-path-end"
    assert allowed(game, "play trap 1,0 E")


@pytest.mark.clause("LM-16", "R-127")
def test_an_obstacle_is_laid_like_any_path() -> None:
    game = lost_mines_at("hand 0 log-cross pond-t-vertical")
    assert allowed(game, "lay log-cross 2,2")
    assert allowed(game, "lay pond-t-vertical 2,2")
    play(game, "lay log-cross 2,2")
    assert game.decider == 1  # the dwarf could not go anywhere
