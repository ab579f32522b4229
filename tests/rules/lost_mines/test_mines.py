"""Mines and treasures (LM-35 to LM-39, LM-54)."""

import pytest

from saboteur.games.lost_mines.events import DragonTaken, MineRevealed, MineShown, TreasureTaken
from saboteur.kernel.geometry import Cell
from saboteur.play.game import Game
from tests.rule_positions import allowed, event_names, line, listing, play, refused
from tests.rules.lost_mines.positions import ROAD, lost_mines_walking_at

GOLD = "treasures gold-2 gold-3 silver-1 | gems-3"


def at_the_door(mine: str, more: str = "", door: str = "cross", **options: bool) -> Game:
    """Return a game in which seat 0's dwarf stands west of the mine at 9,2 and may enter it."""
    others = [name for name in ("gems", "gold", "silver", "dragon") if name != mine]
    mines = f"mines 9,0={others[0]}-mine 9,2={mine}-mine 9,4={others[1]}-mine 9,6={others[2]}-mine"
    return lost_mines_walking_at(
        f"{mines}\nmaze 8,2={door}\nfigures 8,2 1,2 1,2\n{more}", **options
    )


@pytest.mark.clause("LM-35", "LM-36")
def test_the_rulebooks_example_of_the_gold_mine() -> None:
    game = at_the_door("gold", "treasures gold-2 silver-1 silver-3 | gems-3\npile cross")
    events = play(game, "step 9,2")
    assert event_names(events)[:3] == ["DwarfMoved", "MineRevealed", "TreasureTaken"]
    # gold-mine opens N and E: only after a half-turn does it meet the path from the west
    assert events[1:3] == (
        MineRevealed(0, Cell(9, 2), "gold-mine", turned=True),
        TreasureTaken(0, 0, "gold"),
    )
    assert line(game, "taken") == ["0=0"]
    assert game.decider == 1  # the dwarf stopped there, though it had two steps left
    assert game.view(0).treasures[0].card is None  # face down


@pytest.mark.clause("LM-35", "R-137")
def test_of_two_ways_to_join_the_better_fit_is_taken() -> None:
    # silver-mine opens N, E and W: from the west both half-turns join.
    north = at_the_door("silver", "maze 9,1=straight-vertical")
    assert play(north, "step 9,2")[1] == MineRevealed(0, Cell(9, 2), "silver-mine", turned=False)
    south = at_the_door("silver", "maze 9,3=straight-vertical")
    assert play(south, "step 9,2")[1] == MineRevealed(0, Cell(9, 2), "silver-mine", turned=True)


@pytest.mark.clause("R-137")
def test_of_two_equally_good_ways_the_mover_chooses() -> None:
    game = at_the_door("silver")
    assert play(game, "step 9,2")[-1] == MineShown(0, Cell(9, 2), "silver-mine")
    assert listing(game) == ["orient 9,2", "orient 9,2 turned"]
    assert refused(game, "orient 9,4") == "R-137 other-mine"
    assert refused(game, "stop") == "R-137 not-asked"
    assert game.view(2).mines[1].face == "silver-mine"  # all see it
    events = play(game, "orient 9,2 turned")
    assert events[0] == MineRevealed(0, Cell(9, 2), "silver-mine", turned=True)


@pytest.mark.clause("LM-35", "LM-54", "R-137", "R-225")
def test_a_side_that_does_not_match_is_tolerated_and_a_wall() -> None:
    game = at_the_door("gems", "maze 9,1=straight-vertical 9,3=straight-vertical")
    assert play(game, "step 9,2")[1] == MineRevealed(0, Cell(9, 2), "gems-mine", turned=False)
    # N and W are joined; south a path ends at a wall
    game = lost_mines_walking_at(
        "maze 8,2=cross 9,2=gold-mine* 9,3=straight-vertical\nfigures 9,3 1,2 1,2"
    )
    assert allowed(game, "step 9,2")
    game = lost_mines_walking_at("maze 9,2=gold-mine 9,3=curve-ne 9,1=cross\nfigures 9,3 1,2 1,2")
    assert game.decider == 1  # nowhere to go: the mine is closed to the south
    game = lost_mines_walking_at("maze 8,3=cross 9,2=gold-mine 9,3=cross\nfigures 9,3 1,2 1,2")
    assert refused(game, "step 9,2") == "LM-54 no-way"
    game = lost_mines_walking_at(
        "maze 8,2=cross 9,2=gold-mine 9,3=cross 9,1=cross\nfigures 9,2 1,2 1,2"
    )
    assert refused(game, "step 9,3") == "LM-54 no-way"


@pytest.mark.clause("R-137")
def test_entering_needs_an_open_edge_toward_the_mine() -> None:
    game = at_the_door("gold", "maze 7,2=cross", door="t-vertical")
    assert listing(game, "step") == ["step 7,2"]
    assert refused(game, "step 9,2") == "LM-29 no-way"


@pytest.mark.clause("R-137", "LM-39")
def test_the_walk_stops_even_on_the_dragon_and_costs_one_step() -> None:
    game = at_the_door("dragon", "maze 9,1=cross 9,3=cross\npile cross")
    events = play(game, "step 9,2")
    assert event_names(events) == [
        "DwarfMoved",
        "MineRevealed",
        "DragonTaken",
        "CardDrawn",
        "TurnBegan",
    ]
    assert events[2] == DragonTaken(0)
    assert game.view("public").dragon == 0


@pytest.mark.clause("LM-39")
def test_afterwards_the_dragons_mine_is_an_ordinary_path() -> None:
    game = lost_mines_walking_at(
        "mines 9,0=gems-mine 9,2=dragon-mine 9,4=gold-mine 9,6=silver-mine\ndragon 2\n"
        "maze 8,2=cross 9,2=dragon-mine 9,3=cross\nfigures 8,2 1,2 1,2"
    )
    play(game, "step 9,2", "step 9,3", "stop")
    assert line(game, "dragon") == ["2"]
    assert line(game, "taken") == []


@pytest.mark.clause("LM-36", "LM-38", "R-138")
def test_a_seat_that_ends_on_an_open_mine_chooses_a_treasure_with_its_symbol() -> None:
    game = lost_mines_walking_at(f"{GOLD}\nmaze 8,2=cross 9,2=gold-mine*\nfigures 8,2 9,2 1,2")
    play(game, "step 9,2", "stop")
    assert listing(game) == ["take 0", "take 1"]
    assert refused(game, "take 2") == "R-140 other-symbol"
    assert refused(game, "stop") == "LM-36 not-asked"
    assert play(game, "take 1")[0] == TreasureTaken(0, 1, "gold")
    view = game.view(0)
    assert view.treasures[1].holder == 0
    assert view.treasures[1].value is None  # no seat looks


@pytest.mark.clause("R-138")
def test_where_the_table_allows_it_one_looks_at_ones_own_treasure() -> None:
    game = lost_mines_walking_at(
        "treasures gold-2 silver-3 silver-1 | gems-3\nmaze 8,2=cross 9,2=gold-mine*\n"
        "figures 8,2 9,2 1,2",
        look_own_treasure=True,
    )
    play(game, "step 9,2", "stop")
    assert game.view(0).treasures[0].value == 2
    assert game.view(1).treasures[0].value is None


@pytest.mark.clause("LM-36")
def test_a_taken_treasure_cannot_be_taken_again() -> None:
    game = lost_mines_walking_at(
        "treasures gold-2 gold-3 gold-4 | gems-3\ntaken 1=2\nmaze 8,2=cross 9,2=gold-mine*\n"
        "figures 8,2 9,2 1,2"
    )
    play(game, "step 9,2", "stop")
    assert refused(game, "take 1") == "LM-36 treasure-gone"
    assert listing(game) == ["take 0", "take 2"]


@pytest.mark.clause("LM-37", "R-139")
def test_a_dwarf_still_there_at_the_end_of_the_next_turn_takes_another() -> None:
    game = lost_mines_walking_at(
        f"{GOLD}\ntaken 0=0\nmaze 8,2=cross 9,2=gold-mine*\nfigures 9,2 1,2 1,2\npile cross"
    )
    assert play(game, "stop")[0] == TreasureTaken(0, 1, "gold")


@pytest.mark.clause("R-139")
def test_leaving_and_returning_counts_and_one_a_turn_is_all() -> None:
    game = lost_mines_walking_at(
        "treasures gold-2 gold-3 gold-4 | gems-3\nmaze 8,2=cross 9,2=gold-mine*\n"
                   "figures 9,2 1,2 1,2")  # fmt: skip
    play(game, "step 8,2", "step 9,2", "stop")
    play(game, "take 2")
    assert line(game, "taken") == ["2=0"]
    assert game.decider == 1


@pytest.mark.clause("R-139", "LM-11")
def test_a_turn_passed_for_lack_of_cards_brings_no_treasure() -> None:
    game = lost_mines_walking_at(
        f"{GOLD}\nmaze 8,2=cross 9,2=gold-mine*\nfigures 1,2 9,2 1,2\nhand 1\nhand 2 axe"
    )
    assert game.decider == 2
    assert line(game, "taken") == []


@pytest.mark.clause("R-140")
def test_without_a_matching_treasure_nothing_is_taken() -> None:
    game = at_the_door("gold", "treasures gems-3 gems-4 silver-1 | gold-2")
    play(game, "step 9,2")
    assert line(game, "taken") == []
    assert game.decider == 1


@pytest.mark.clause("LM-54", "R-225")
def test_an_open_mine_is_walked_through_without_a_treasure() -> None:
    game = lost_mines_walking_at(
        f"{GOLD}\nmaze 8,2=cross 9,2=gold-mine* 9,3=cross\nfigures 8,2 1,2 1,2"
    )
    play(game, "step 9,2", "step 9,3", "stop")
    assert line(game, "taken") == []


@pytest.mark.clause("LM-53", "R-225")
def test_later_cards_match_an_open_mine() -> None:
    game = lost_mines_walking_at(
        f"maze {ROAD}\nfigures 8,2 1,2 1,2\nhand 1 straight-vertical cross"
    )
    play(game, "step 9,2")
    assert game.decider == 1
    assert allowed(game, "lay straight-vertical 9,3")  # gold-mine turned: S and W
    assert refused(game, "lay straight-vertical 9,1") == "LM-15 path-mismatch"
