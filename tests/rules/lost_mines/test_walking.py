"""Moving a dwarf (LM-16 to LM-18, LM-20, LM-23, LM-29 to LM-34, LM-57)."""

import pytest

from saboteur.games.lost_mines.events import DwarfMoved
from saboteur.kernel.events import CardLost, HiddenLoss
from saboteur.kernel.geometry import Cell
from tests.rule_positions import allowed, event_names, line, listing, play, refused, visible_events
from tests.rules.lost_mines.positions import ROAD, lost_mines_at, lost_mines_walking_at


@pytest.mark.clause("LM-29")
def test_a_dwarf_moves_up_to_three_cards() -> None:
    game = lost_mines_walking_at(f"maze {ROAD}")
    assert game.view(0).to_dict()["asked_left"] == 3
    assert play(game, "step 2,2") == (DwarfMoved(0, Cell(1, 2), Cell(2, 2)),)
    play(game, "step 3,2", "step 4,2")
    assert line(game, "figures")[0] == "4,2"
    assert game.decider == 1


@pytest.mark.clause("LM-29")
def test_a_dwarf_moves_along_paths_only() -> None:
    game = lost_mines_walking_at(
        "maze 2,2=straight-horizontal 2,1=straight-horizontal 1,1=curve-ne"
    )
    assert listing(game, "step") == ["step 2,2"]
    assert refused(game, "step 1,3") == "LM-29 no-way"  # empty
    assert refused(game, "step 3,2") == "LM-29 no-way"  # too far
    play(game, "step 2,2")
    assert refused(game, "step 2,1") == "LM-29 no-way"  # no path leads up


@pytest.mark.clause("LM-18", "LM-29")
def test_from_a_campfire_a_dwarf_moves_up_to_five_cards() -> None:
    game = lost_mines_walking_at(f"maze {ROAD} 1,3=campfire-cross\nfigures 1,3 1,2 1,2")
    assert game.view(0).to_dict()["asked_left"] == 5
    play(game, "step 1,2", "step 2,2", "step 3,2", "step 4,2", "step 5,2")
    assert line(game, "figures")[0] == "5,2"
    assert game.decider == 1


@pytest.mark.clause("R-129")
def test_only_the_first_card_counts_and_ways_may_be_walked_again() -> None:
    game = lost_mines_walking_at("maze 2,2=campfire-cross 1,3=cross")
    play(game, "step 2,2", "step 1,2", "step 2,2")
    assert game.decider == 1  # three cards, back and forth, and the campfire gave no more
    game = lost_mines_walking_at("maze 1,3=straight-vertical")
    play(game, "step 1,3", "step 1,4")  # the Start of the other clan
    assert line(game, "figures")[0] == "1,4"


@pytest.mark.clause("LM-16", "LM-30")
@pytest.mark.parametrize("obstacle", ["log", "pond", "ravine"])
def test_no_dwarf_enters_an_obstacle_until_it_is_overcome(obstacle: str) -> None:
    game = lost_mines_walking_at(f"maze 2,2={obstacle}-cross 1,3=cross")
    assert refused(game, "step 2,2") == "LM-30 obstacle"
    game = lost_mines_walking_at(f"maze 2,2={obstacle}-cross 3,2=cross\ntools 2,2")
    play(game, "step 2,2", "step 3,2")


@pytest.mark.clause("LM-17", "LM-31")
def test_rocks_hold_one_dwarf_and_are_not_crossed_while_occupied() -> None:
    game = lost_mines_walking_at("maze 2,2=rocks-cross 3,2=cross 1,3=cross\nfigures 1,2 2,2 1,2")
    assert refused(game, "step 2,2") == "LM-31 occupied"
    game = lost_mines_walking_at("maze 2,2=rocks-cross 3,2=cross")
    play(game, "step 2,2", "step 3,2")


@pytest.mark.clause("LM-20", "LM-31")
def test_an_overcome_obstacle_holds_one_dwarf() -> None:
    game = lost_mines_walking_at("maze 2,2=log-cross 1,3=cross\ntools 2,2\nfigures 1,2 2,2 1,2")
    assert refused(game, "step 2,2") == "LM-31 occupied"


@pytest.mark.clause("R-128")
def test_clan_mates_and_players_without_cards_block_and_other_cards_hold_any_number() -> None:
    crowd = "maze 2,2=rocks-cross 1,3=campfire-cross 0,2=cross\nfigures 1,2 2,2 1,3"
    game = lost_mines_walking_at(f"{crowd}\nhand 1\nhand 2 axe")
    assert line(game, "dwarves")[:2] == ["blue-loyal", "blue-selfish"]
    assert refused(game, "step 2,2") == "LM-31 occupied"
    assert allowed(game, "step 1,3")  # a campfire
    game = lost_mines_walking_at("maze 2,2=cross\nfigures 1,2 2,2 2,2")
    play(game, "step 2,2")
    assert line(game, "figures") == ["2,2", "2,2", "2,2"]


@pytest.mark.clause("LM-24", "LM-32")
def test_nobody_passes_a_troll_either_way() -> None:
    game = lost_mines_walking_at("maze 2,2=cross 1,3=cross\ntroll 1 troll 1,2/E")
    assert refused(game, "step 2,2") == "LM-32 troll-blocks"
    game = lost_mines_walking_at(
        "maze 2,2=cross 2,3=cross\ntroll 1 troll 1,2/E\nfigures 2,2 1,2 1,2"
    )
    assert refused(game, "step 1,2") == "LM-32 troll-blocks"
    assert allowed(game, "step 2,3")


@pytest.mark.clause("LM-32", "R-133")
def test_a_troll_beside_rocks_shuts_that_side_only() -> None:
    game = lost_mines_walking_at(
        "maze 2,2=rocks-cross 2,3=cross\ntroll 1 troll 1,2/E\nfigures 2,2 1,2 1,2"
    )
    assert refused(game, "step 1,2") == "LM-32 troll-blocks"
    play(game, "step 2,3")


@pytest.mark.clause("LM-23", "LM-33", "R-132")
def test_a_trap_costs_a_random_card_at_once_and_the_walk_goes_on() -> None:
    game = lost_mines_walking_at("hand 0 trap axe boat\nmaze 2,2=cross 3,2=cross\ntraps 1,2/E")
    play(game, "stop")
    events = play(game, "step 2,2")
    assert event_names(events) == ["DwarfMoved", "CardLost"]
    lost = events[1]
    assert isinstance(lost, CardLost)
    assert lost.card in ("axe", "boat")
    assert visible_events(game, events, 0)[1] == lost
    for sight in (1, 2, "public"):  # the left neighbour does not look either
        assert visible_events(game, events, sight)[1] == HiddenLoss(0)
    assert line(game, "discard") == ["trap~0", f"{lost.card}~0"]
    assert len(line(game, "hand 0")) == 1
    assert line(game, "traps") == ["1,2/E"]
    play(game, "step 3,2")


@pytest.mark.clause("R-132")
def test_a_trap_bites_every_crossing_both_ways() -> None:
    game = lost_mines_walking_at("hand 0 trap axe boat rope\nmaze 2,2=cross\ntraps 1,2/E")
    play(game, "stop", "step 2,2", "step 1,2", "step 2,2")
    assert line(game, "hand 0") == []
    assert game.decider == 1


@pytest.mark.clause("R-132")
def test_a_trap_costs_an_empty_hand_nothing_and_the_draw_still_follows() -> None:
    game = lost_mines_walking_at("maze 2,2=cross\ntraps 1,2/E\npile cross")
    events = play(game, "step 2,2")
    assert event_names(events) == ["DwarfMoved"]
    play(game, "stop")
    assert line(game, "hand 0") == ["cross"]


@pytest.mark.clause("LM-23")
def test_every_card_of_the_hand_may_be_lost() -> None:
    lost = set()
    for seed in range(30):
        game = lost_mines_walking_at(
            f"seed {seed}\nhand 0 trap axe boat\nmaze 2,2=cross\ntraps 1,2/E"
        )
        lost.add(play(game, "stop", "step 2,2")[1])
    assert lost == {CardLost(0, "axe"), CardLost(0, "boat")}


@pytest.mark.clause("LM-57")
def test_after_a_trap_the_hand_stays_one_card_smaller() -> None:
    pile = " ".join(["cross"] * 9)
    game = lost_mines_at(
        f"hand 0 storm axe boat rope trap\nmaze 2,2=cross 5,5=cross\ntraps 1,2/E\npile {pile}"
    )
    assert len(line(game, "hand 0")) == 5
    play(game, "play storm 5,5", "step 2,2", "stop")
    assert len(line(game, "hand 0")) == 4
    while game.decider != 0:
        game.play(game.absent_move())
    play(game, "pass axe", "stop", "stop")
    assert len(line(game, "hand 0")) == 4
