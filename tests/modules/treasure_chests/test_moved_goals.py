"""Tests of a chest that moves a goal (ME-46, R-90)."""

import pytest

from saboteur.games.classic.modules.treasure_chests.events import GoalMoved
from saboteur.kernel.geometry import Cell, pack_xy
from tests.modules.random_games import check
from tests.modules.treasure_chests.positions import LAY, at, one_chest
from tests.rule_positions import allowed, event_names, line, listing, play, refused

GOALS = "goals 8,-2=stone-nw 8,0=treasure 8,2=stone-ne"


@pytest.mark.clause("ME-46", "R-90")
def test_a_hidden_goal_goes_one_column_further() -> None:
    game = one_chest("move-goal", GOALS)
    play(game, LAY)
    assert listing(game) == ["push 8,-2", "push 8,0", "push 8,2"]
    assert refused(game, "push 2,0") == "ME-46 no-goal-to-move"
    assert refused(game, "pass cross") == "ME-46 not-asked"
    events = play(game, "push 8,2")
    assert events[0] == GoalMoved(0, Cell(8, 2), Cell(9, 2))
    assert line(game, "goals") == ["8,-2=stone-nw", "8,0=treasure", "9,2=stone-ne"]
    covered = game.view("public").covered
    assert pack_xy(9, 2) in covered
    assert pack_xy(8, 2) not in covered
    check(game, "moved")


@pytest.mark.clause("R-90")
def test_who_has_looked_at_the_goal_knows_where_it_is_now() -> None:
    game = one_chest(
        "move-goal", f"{GOALS}\nsaw 1 8,0=treasure round 1\nsaw 2 8,2=stone-ne round 1"
    )
    play(game, LAY, "push 8,0")
    goals = {(goal.x, goal.y): goal for goal in game.view(1).goals}
    assert goals[9, 0].seen == "treasure"
    assert goals[9, 0].looked == (1,)
    assert not goals[9, 0].stale
    for number in range(20):
        assert line(game.determinise(1, str(number)), "goals")[1] == "9,0=treasure"
        assert line(game.determinise(2, str(number)), "goals")[2] == "8,2=stone-ne"


@pytest.mark.clause("R-90")
def test_an_open_goal_keeps_its_orientation_and_may_be_cut_off() -> None:
    corridor = " ".join(f"{x},0=straight-horizontal" for x in range(1, 8))
    game = at(
        f"goals 8,-2=treasure 8,0=stone-nw 8,2=stone-ne\nmaze {corridor} 8,0=stone-nw 0,1=cross\n"
        "hand 0 cross\nhand 1 map cross\ntreasure-chests covered 1,2 chest-cross chest-move-goal"
    )
    play(game, "lay cross 0,2", "push 8,0")
    assert "9,0=stone-nw" in line(game, "maze")
    assert not any(word.startswith("8,0=") for word in line(game, "maze"))
    game = at(game.position())
    lit = {(laid.x, laid.y): laid.lit for laid in game.view("public").maze}
    assert lit[9, 0] == ""
    assert allowed(game, "pass cross")
    assert any(text.endswith(" 8,0") for text in listing(game, "lay")), "the hole can be filled"


@pytest.mark.clause("R-90")
def test_an_open_goal_may_be_tied_in_elsewhere() -> None:
    top = " ".join(f"{x},-1=straight-horizontal" for x in range(1, 9))
    game = at(
        "goals 8,-2=treasure 8,0=stone-nw 8,2=stone-ne\n"
        f"maze 0,-1=t-vertical* {top}  8,0=stone-nw\n"
        "maze 9,-1=t-horizontal\n"
        "hand 0 straight-horizontal\nhand 1 map\n"
        "treasure-chests covered 2,0 chest-cross chest-move-goal"
    )
    play(game, LAY, "push 8,0")
    lit = {(laid.x, laid.y): laid.lit for laid in game.view("public").maze}
    assert lit[9, 0] == "NW"


@pytest.mark.clause("R-90", "ME-46")
def test_the_next_cell_must_be_empty() -> None:
    game = one_chest(
        "move-goal", f"{GOALS}\nmaze 9,0=cross\ntreasure-chests covered 9,2 chest-cross chest-rob"
    )
    events = play(game, LAY)
    assert GoalMoved(0, Cell(8, -2), Cell(9, -2)) in events, "only one can be moved"
    blocked = one_chest("move-goal", f"{GOALS}\nmaze 9,0=cross")
    play(blocked, LAY)
    assert refused(blocked, "push 8,0") == "R-90 goal-blocked"


@pytest.mark.clause("R-90")
def test_where_no_goal_can_be_moved_nothing_happens() -> None:
    game = one_chest("move-goal", f"{GOALS}\nmaze 9,0=cross 9,2=cross 9,-2=cross")
    events = play(game, LAY)
    assert "GoalMoved" not in event_names(events)
    assert game.decider == 1


@pytest.mark.clause("R-90")
def test_a_hidden_goal_moved_before_a_linked_end_is_turned_over() -> None:
    top = " ".join(f"{x},-1=straight-horizontal" for x in range(1, 9))
    game = at(
        f"goals 8,-2=treasure 8,0=stone-ne 8,2=stone-nw\ngold-pile 1 1 1 1\n"
        f"maze 0,-1=t-vertical* {top} 9,-1=t-vertical\n"
        "hand 0 straight-horizontal\nhand 1 map\n"
        "treasure-chests covered 2,0 chest-cross chest-move-goal"
    )
    play(game, LAY)
    events = play(game, "push 8,-2")
    assert event_names(events)[:3] == ["GoalMoved", "GoalRevealed", "RoundEnded"]
    assert game.view("public").results[0].completer == 0
