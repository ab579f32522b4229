"""Bridges, double curves, ladders and doors: S2-13 to S2-20, R-34, R-52 to R-54, R-179."""

import pytest

from saboteur.games.classic.events import RoundEnded
from tests.rule_positions import allowed, event_names, line, listing, play, refused, row
from tests.rules.saboteur2.positions import GOALS, at, corridor, linked, roles


def lit(maze: str, cell: tuple[int, int]) -> set[str]:
    """Return the edges of a card that are linked to Start."""
    view = at(f"maze {maze}").view("public").to_dict()
    (card,) = [card for card in view["maze"] if (card["x"], card["y"]) == cell]
    return set(card["lit"])


# Bridges and double curves


@pytest.mark.clause("S2-13", "R-54")
def test_a_bridge_leads_straight_on_and_does_not_turn() -> None:
    assert lit("1,0=bridge", (1, 0)) == {"E", "W"}
    assert lit("0,-1=bridge", (0, -1)) == {"N", "S"}


@pytest.mark.clause("S2-14", "R-54")
@pytest.mark.parametrize(
    ("card", "edges"), [("double-curve-nw-es", "NW"), ("double-curve-ne-sw", "SW")]
)
def test_a_double_curve_leads_round_one_corner_only(card: str, edges: str) -> None:
    assert lit(f"1,0={card}", (1, 0)) == set(edges)


@pytest.mark.clause("S2-13", "S2-14", "R-54")
@pytest.mark.parametrize("card", ["bridge", "double-curve-nw-es", "double-curve-ne-sw"])
def test_one_of_two_tracks_must_be_linked(card: str) -> None:
    game = at(f"maze 1,0=dead-t-horizontal\nhand 0 {card}")
    assert refused(game, f"lay {card} 1,1") == "B-24 not-linked"
    assert refused(game, f"lay {card} 2,0") == "B-24 not-linked"
    assert allowed(game, f"lay {card} -1,0")


@pytest.mark.clause("S2-13", "R-54")
def test_the_second_track_of_a_bridge_may_be_linked_later() -> None:
    before = "1,0=bridge 0,1=curve-ne"
    assert lit(before, (1, 0)) == {"E", "W"}
    assert lit(f"{before} 1,1=curve-nw", (1, 0)) == {"N", "E", "S", "W"}


@pytest.mark.clause("S2-13")
def test_laying_a_bridge_with_one_linked_track_is_enough() -> None:
    game = at("maze 1,1=straight-vertical\nhand 0 bridge map")
    play(game, "lay bridge 1,0")
    assert "1,0=bridge" in line(game, "maze")


# Ladders


@pytest.mark.clause("S2-15")
def test_a_ladder_is_joined_to_start_wherever_it_lies() -> None:
    far = "5,5=straight-vertical 5,4=straight-vertical"
    assert lit(far, (5, 5)) == set()
    assert lit(f"{far} 5,3=ladder-s", (5, 5)) == {"N", "S"}


@pytest.mark.clause("S2-15")
def test_start_is_no_longer_needed_around_it_once_ladders_lie() -> None:
    maze = "5,3=ladder-s 5,4=straight-vertical 9,9=ladder-w 8,9=straight-horizontal"
    assert lit(maze, (5, 4)) == {"N", "S"}
    assert lit(maze, (8, 9)) == {"E", "W"}


@pytest.mark.clause("S2-15")
def test_a_ladder_that_is_removed_links_nothing() -> None:
    game = at("maze 5,3=ladder-s 5,4=straight-vertical\nhand 0 rockfall cross\nhand 1 cross")
    assert allowed(game, "lay cross 5,5")
    play(game, "play rockfall 5,3")
    assert refused(game, "lay cross 5,5") == "B-24 not-linked"


@pytest.mark.clause("S2-16", "R-52")
def test_a_ladder_needs_no_link() -> None:
    game = at("maze 5,5=straight-vertical\nhand 0 ladder-s cross")
    assert refused(game, "lay cross 5,4") == "B-24 not-linked"
    assert allowed(game, "lay ladder-s 5,4")
    assert allowed(game, "lay ladder-s 5,6 turned")


@pytest.mark.clause("S2-16", "R-52")
def test_closed_edge_to_closed_edge_is_enough_for_a_ladder() -> None:
    game = at("maze 5,5=straight-vertical\nhand 0 ladder-s")
    assert allowed(game, "lay ladder-s 4,5")
    assert allowed(game, "lay ladder-s 4,5 turned")


@pytest.mark.clause("S2-16", "R-52")
def test_the_edges_of_a_ladder_match() -> None:
    game = at("hand 0 ladder-s ladder-w")
    assert refused(game, "lay ladder-s 1,0") == "B-22 edge-mismatch"
    assert allowed(game, "lay ladder-w 1,0")
    assert allowed(game, "lay ladder-s 0,1 turned")


@pytest.mark.clause("S2-16", "R-52")
def test_a_ladder_touches_a_face_up_card() -> None:
    game = at("hand 0 ladder-s")
    assert refused(game, "lay ladder-s 4,4") == "B-21 no-neighbour"
    assert refused(game, "lay ladder-s 9,2") == "B-21 no-neighbour"  # a goal is face down


@pytest.mark.clause("S2-16", "R-52")
@pytest.mark.parametrize(
    ("place", "beside", "card"),
    [
        ("7,0", "6,0=straight-horizontal", "ladder-w"),
        ("8,-1", "7,-1=straight-horizontal", "ladder-w"),
        ("8,1", "7,1=straight-horizontal", "ladder-w"),
        ("9,0", "9,1=straight-vertical", "ladder-s"),
    ],
)
def test_a_ladder_is_not_laid_beside_a_face_down_goal(place: str, beside: str, card: str) -> None:
    game = at(f"maze {beside}\nhand 0 {card}")
    assert refused(game, f"lay {card} {place}") == "S2-16 ladder-beside-goal"
    elsewhere = beside.replace(beside.partition("=")[0], "4,4")
    spot = {"ladder-w": "5,4", "ladder-s": "4,3"}[card]
    assert allowed(at(f"maze {elsewhere}\nhand 0 {card}"), f"lay {card} {spot}")


@pytest.mark.clause("S2-16", "R-52")
def test_a_ladder_is_not_laid_beside_a_revealed_goal_either() -> None:
    game = at(
        "goals 8,-2=treasure 8,0=stone-ne 8,2=stone-nw\n"
        "maze 8,0=stone-ne 7,1=dead-single-vertical\nhand 0 ladder-w ladder-s"
    )
    assert refused(game, "lay ladder-s 7,0") == "S2-16 ladder-beside-goal"
    assert refused(game, "lay ladder-w 9,0") == "S2-16 ladder-beside-goal"
    assert refused(game, "lay ladder-s 8,-1") == "S2-16 ladder-beside-goal"
    assert allowed(game, "lay ladder-w 6,1")


@pytest.mark.clause("S2-16")
def test_a_ladder_may_lie_at_the_corner_of_a_goal() -> None:
    game = at("maze 6,1=straight-horizontal\nhand 0 ladder-w")
    assert allowed(game, "lay ladder-w 7,1")


@pytest.mark.clause("S2-16")
def test_every_cell_for_a_ladder_is_listed() -> None:
    game = at("maze 1,0=straight-horizontal 5,5=dead-cross\nhand 0 ladder-s")
    assert listing(game, "lay") == [
        "lay ladder-s 0,-1",
        "lay ladder-s 0,1 turned",
        "lay ladder-s 1,-1 turned",
        "lay ladder-s 1,1",
        "lay ladder-s 5,4",
        "lay ladder-s 5,6 turned",
    ]


@pytest.mark.clause("S2-17")
def test_one_builds_on_beyond_a_ladder() -> None:
    game = at("maze 5,5=straight-vertical\nhand 0 ladder-s map\nhand 1 cross")
    play(game, "lay ladder-s 5,4")
    assert allowed(game, "lay cross 5,6")


@pytest.mark.clause("S2-17", "R-52")
def test_a_ladder_that_joins_a_fragment_reaches_the_goals_it_faces() -> None:
    game = at(
        f"{GOALS}\nmaze 6,-1=straight-vertical 6,0=curve-ne 7,0=straight-horizontal\n"
        f"hand 0 ladder-s map\n{roles('bgs|')}"
    )
    events = play(game, "lay ladder-s 6,-2")
    (ended,) = [event for event in events if isinstance(event, RoundEnded)]
    assert (ended.treasure, ended.completer) == (True, 0)


@pytest.mark.clause("R-179")
def test_a_goal_may_come_to_lie_beside_a_ladder_later() -> None:
    game = at(
        "goals 8,-2=stone-ne 4,0=treasure 8,2=stone-nw\n"
        f"maze {row(1, 2)} 4,1=ladder-nw*\nhand 0 straight-horizontal map\n{roles('bgs|')}"
    )
    play(game, "lay straight-horizontal 3,0")
    assert game.round == 2


# Doors


@pytest.mark.clause("S2-18", "R-34")
@pytest.mark.parametrize("role", "bgopes")
@pytest.mark.parametrize("door", ["door-blue-horizontal", "door-green-horizontal"])
def test_doors_do_not_restrict_laying(role: str, door: str) -> None:
    game = at(f"maze 1,0={door}\nhand 0 {door} cross\n{roles(f'{role}ss|')}")
    assert allowed(game, "lay cross 2,0")
    assert allowed(game, f"lay {door} 2,0")


@pytest.mark.clause("S2-18", "R-34")
def test_doors_do_not_keep_goals_hidden_or_the_round_going() -> None:
    game, events = linked("bgs|", 0, corridor("door-green-horizontal", "door-blue-horizontal"))
    assert {"GoalRevealed", "RoundEnded"} <= set(event_names(events))
    assert game.round == 2


@pytest.mark.clause("S2-20")
def test_crystals_change_nothing_in_the_maze() -> None:
    assert lit("1,0=crystal-cross", (1, 0)) == lit("1,0=cross", (1, 0))
    assert lit("0,-1=crystal-dead-s", (0, -1)) == {"S"}
    game, _ = linked("bgs|", 0, corridor("crystal-cross"))
    assert game.scores == (5, 0, 0)
