"""Laying a path: B-20 to B-26."""

import pytest

from saboteur.kernel.events import PathLaid
from saboteur.kernel.geometry import Cell
from saboteur.play.game import Game
from tests.rule_positions import (
    allowed,
    canonical,
    column,
    game_at,
    line,
    listing,
    play,
    refused,
    row,
)

OTHERS = "hand 1 map\nhand 2 map"
EVERY_PATH = (
    "cross t-vertical t-horizontal straight-vertical straight-horizontal curve-nw curve-ne "
    "dead-cross dead-t-vertical dead-t-horizontal dead-vertical dead-horizontal dead-nw dead-ne "
    "dead-single-vertical dead-single-horizontal"
)


def laying(card: str, maze: str = "", more: str = "") -> Game:
    """Return a game in which seat 0 holds one or more path cards."""
    return game_at(f"hand 0 {card}\nmaze {maze}\n{OTHERS}\n{more}")


def every_lay(game: Game) -> list[str]:
    """Return the text of every lay of seat 0's path cards on the cells near the maze."""
    return [
        f"lay {card} {x},{y}{turned}"
        for card in game.view(0).hand
        for x in range(-3, 12)
        for y in range(-5, 6)
        for turned in ("", " turned")
    ]


# B-20


@pytest.mark.clause("B-20", "B-28")
@pytest.mark.parametrize("tools", ["pick", "lamp", "cart", "pick lamp cart"])
def test_with_a_broken_tool_no_path_can_be_laid(tools: str) -> None:
    game = laying("cross", more=f"broken 0 {tools}")
    assert listing(game, "lay") == []
    assert refused(game, "lay cross 1,0") == "B-28 broken-tool"


@pytest.mark.clause("B-20")
def test_the_broken_tools_of_others_do_not_matter() -> None:
    game = laying("cross", more="broken 1 pick lamp cart")
    assert allowed(game, "lay cross 1,0")


@pytest.mark.clause("B-20")
def test_repairing_oneself_uses_the_turn() -> None:
    game = game_at(f"hand 0 repair-pick cross cross\nbroken 0 pick\n{OTHERS}")
    play(game, "play repair-pick 0")
    assert game.decider == 1
    play(game, "pass map", "pass map")
    assert allowed(game, "lay cross 1,0")


@pytest.mark.clause("B-20")
def test_one_of_two_broken_tools_repaired_is_not_enough() -> None:
    game = game_at(f"hand 0 repair-pick cross\nbroken 0 pick lamp\n{OTHERS}")
    play(game, "play repair-pick 0", "pass map", "pass map")
    assert refused(game, "lay cross 1,0") == "B-28 broken-tool"


# B-21


@pytest.mark.clause("B-21")
@pytest.mark.parametrize("place", ["0,0", "1,0", "8,-2", "8,0", "8,2"])
def test_a_cell_with_a_card_is_taken_face_down_or_not(place: str) -> None:
    game = laying("cross", "1,0=cross")
    assert refused(game, f"lay cross {place}") == "B-21 cell-taken"


@pytest.mark.clause("B-21")
def test_a_revealed_goal_takes_its_cell() -> None:
    game = laying("cross", f"{row(1, 7)} 8,0=stone-nw")
    assert refused(game, "lay cross 8,0") == "B-21 cell-taken"


@pytest.mark.clause("B-21")
@pytest.mark.parametrize("place", ["1,1", "-1,-1", "2,0", "0,2", "5,5"])
def test_a_card_needs_a_neighbour_beside_it_not_across_a_corner(place: str) -> None:
    game = laying("cross")
    assert refused(game, f"lay cross {place}") == "B-21 no-neighbour"


@pytest.mark.clause("B-21")
@pytest.mark.parametrize("place", ["7,0", "9,0", "8,1", "8,-3", "7,2"])
def test_a_face_down_goal_is_no_neighbour_to_build_on(place: str) -> None:
    assert refused(laying("cross"), f"lay cross {place}") == "B-21 no-neighbour"


@pytest.mark.clause("B-21")
def test_the_first_card_goes_beside_start() -> None:
    game = laying("cross")
    assert listing(game, "lay") == [
        "lay cross -1,0",
        "lay cross 0,-1",
        "lay cross 0,1",
        "lay cross 1,0",
    ]
    (laid, *_) = play(game, "lay cross 0,-1")
    assert laid == PathLaid(0, "cross", Cell(0, -1), turned=False)
    assert line(game, "maze") == ["0,-1=cross", "0,0=start"]


# B-22


@pytest.mark.clause("B-22")
@pytest.mark.parametrize(
    ("card", "place"),
    [
        ("straight-vertical", "1,0"),
        ("straight-vertical", "-1,0"),
        ("straight-horizontal", "0,1"),
        ("straight-horizontal", "0,-1"),
        ("curve-ne", "1,0"),
        ("curve-nw", "0,-1"),
        ("t-vertical", "-1,0"),
        ("dead-single-horizontal", "0,1"),
        ("dead-single-vertical", "0,-1"),
    ],
)
def test_a_closed_edge_cannot_meet_an_open_one(card: str, place: str) -> None:
    assert refused(laying(card), f"lay {card} {place}") == "B-22 edge-mismatch"


@pytest.mark.clause("B-22")
def test_an_open_edge_cannot_meet_a_closed_one() -> None:
    game = laying("cross straight-horizontal", "1,0=straight-horizontal 0,-1=cross")
    assert refused(game, "lay cross 1,-1") == "B-22 edge-mismatch"
    assert allowed(game, "lay straight-horizontal 1,-1")


@pytest.mark.clause("B-22")
def test_all_four_neighbours_must_be_met() -> None:
    ring = "1,0=cross 2,0=cross 0,1=cross 0,2=cross 1,2=cross 2,2=cross 2,1=straight-vertical"
    game = laying(EVERY_PATH, ring)
    fitting = [move for move in listing(game, "lay") if " 1,1" in move]
    assert fitting == ["lay dead-t-vertical 1,1", "lay t-vertical 1,1"]
    assert refused(game, "lay cross 1,1") == "B-22 edge-mismatch"
    assert refused(game, "lay t-vertical 1,1 turned") == "B-22 edge-mismatch"


@pytest.mark.clause("B-22")
def test_a_stub_is_an_open_edge() -> None:
    game = laying("straight-vertical t-vertical", "1,0=dead-cross 0,-1=cross")
    # The card on 1,-1 meets the cross on its west side and the stub on its south side.
    assert refused(game, "lay straight-vertical 1,-1") == "B-22 edge-mismatch"
    assert allowed(game, "lay t-vertical 1,-1")


@pytest.mark.clause("B-22")
def test_a_stub_may_be_laid_against_an_open_edge_but_not_against_a_closed_one() -> None:
    game = laying("dead-horizontal dead-vertical", "1,0=straight-horizontal")
    assert allowed(game, "lay dead-horizontal 2,0")
    assert refused(game, "lay dead-vertical 2,0") == "B-22 edge-mismatch"
    assert refused(game, "lay dead-vertical 1,1") == "B-22 edge-mismatch"


@pytest.mark.clause("B-22")
@pytest.mark.parametrize("card", ["curve-nw", "t-vertical", "dead-nw", "dead-horizontal"])
def test_face_down_goals_demand_nothing(card: str) -> None:
    game = laying(card, row(1, 6))
    events = play(game, f"lay {card} 7,0")
    assert "GoalRevealed" not in [type(event).__name__ for event in events]


@pytest.mark.clause("B-22")
def test_two_closed_edges_fit_but_do_not_link() -> None:
    game = laying("straight-horizontal", "1,0=straight-horizontal")
    assert refused(game, "lay straight-horizontal 1,1") == "B-24 not-linked"
    assert refused(game, "lay straight-horizontal 1,-1") == "B-24 not-linked"


@pytest.mark.clause("B-22")
def test_the_refusal_names_the_side_and_what_it_meets() -> None:
    refusal = laying("straight-vertical").explain("lay straight-vertical 1,0")
    assert refusal is not None
    assert str(refusal) == "B-22 edge-mismatch cell=1,0 side=W meets=open"


# B-23


@pytest.mark.clause("B-23")
@pytest.mark.parametrize(
    ("card", "north", "east", "south", "west"),
    [
        # Where each card may be laid around Start, upright and after a half-turn: "u", "t".
        ("curve-ne", "t", "t", "u", "u"),
        ("curve-nw", "t", "u", "u", "t"),
        ("t-vertical", "ut", "u", "ut", "t"),
        ("t-horizontal", "u", "ut", "t", "ut"),
        ("straight-vertical", "u", "", "u", ""),
        ("straight-horizontal", "", "u", "", "u"),
        ("dead-single-vertical", "t", "", "u", ""),
        ("dead-single-horizontal", "", "t", "", "u"),
        ("dead-ne", "t", "t", "u", "u"),
        ("dead-t-vertical", "ut", "u", "ut", "t"),
        ("dead-cross", "u", "u", "u", "u"),
    ],
)
def test_cards_lie_upright_or_after_a_half_turn_never_sideways(
    card: str, north: str, east: str, south: str, west: str
) -> None:
    places = {"0,-1": north, "1,0": east, "0,1": south, "-1,0": west}
    expected = {f"lay {card} {at}" for at, ways in places.items() if "u" in ways}
    expected |= {f"lay {card} {at} turned" for at, ways in places.items() if "t" in ways}
    assert set(listing(laying(card), "lay")) == expected


@pytest.mark.clause("B-23")
def test_a_half_turn_swaps_the_edges() -> None:
    game = laying("curve-ne")
    events = play(game, "lay curve-ne 1,0 turned")
    assert events[0] == PathLaid(0, "curve-ne", Cell(1, 0), turned=True)
    laid = next(card for card in game.view("public").maze if card.card == "curve-ne")
    assert (laid.turned, laid.lit) == (True, "SW")


@pytest.mark.clause("B-23")
def test_a_half_turn_that_changes_nothing_is_the_same_move() -> None:
    game = laying("cross straight-horizontal dead-horizontal")
    for card in ("cross", "straight-horizontal", "dead-horizontal"):
        assert canonical(game, f"lay {card} 1,0 turned") == f"lay {card} 1,0"
        assert allowed(game, f"lay {card} 1,0 turned")
    play(game, "lay cross 1,0 turned")
    assert line(game, "maze") == ["0,0=start", "1,0=cross"]


# B-24


@pytest.mark.clause("B-24")
def test_a_card_beside_a_fragment_that_is_cut_off_is_refused() -> None:
    game = laying("straight-horizontal", "2,0=straight-horizontal 3,0=straight-horizontal")
    assert refused(game, "lay straight-horizontal 4,0") == "B-24 not-linked"


@pytest.mark.clause("B-24")
def test_a_card_may_bridge_fragment_and_network() -> None:
    game = laying("straight-horizontal straight-horizontal", row(2, 3), "")
    play(game, "lay straight-horizontal 1,0", "pass map", "pass map")
    lit = {(card.x, card.y): card.lit for card in game.view("public").maze}
    assert lit[3, 0] == "EW"
    assert allowed(game, "lay straight-horizontal 4,0")


@pytest.mark.clause("B-24")
def test_rockfall_cuts_a_branch_off_for_laying() -> None:
    game = game_at(f"hand 0 rockfall\nhand 1 cross\nmaze {row(1, 3)}\nhand 2 map")
    play(game, "play rockfall 1,0")
    assert listing(game, "lay cross") == [
        "lay cross -1,0",
        "lay cross 0,-1",
        "lay cross 0,1",
        "lay cross 1,0",
    ]
    assert refused(game, "lay cross 4,0") == "B-24 not-linked"


@pytest.mark.clause("B-24")
def test_closed_edges_beside_the_network_do_not_link_a_card_to_it() -> None:
    # The card on 1,1 would meet the network's closed edge and the fragment's open one.
    game = laying("straight-horizontal", "1,0=straight-horizontal 2,1=straight-horizontal")
    assert refused(game, "lay straight-horizontal 1,1") == "B-24 not-linked"


@pytest.mark.clause("B-24")
def test_a_stub_of_the_new_card_is_link_enough() -> None:
    game = laying("dead-single-horizontal")
    play(game, "lay dead-single-horizontal 1,0 turned")
    laid = next(card for card in game.view("public").maze if card.x == 1)
    assert laid.lit == "W"


@pytest.mark.clause("B-24")
@pytest.mark.parametrize("place", ["2,0", "1,1", "1,-1"])
def test_the_stubs_behind_a_dead_end_are_not_linked(place: str) -> None:
    assert refused(laying("cross", "1,0=dead-cross"), f"lay cross {place}") == "B-24 not-linked"


@pytest.mark.clause("B-24")
def test_a_stub_is_linked_by_the_card_that_meets_it_from_the_network() -> None:
    game = laying("cross", "1,0=dead-horizontal 0,1=cross 1,1=straight-horizontal 2,1=cross")
    play(game, "lay cross 2,0")  # linked from the south, meets the stub in the west
    lit = {(card.x, card.y): card.lit for card in game.view("public").maze}
    assert lit[1, 0] == "EW"


@pytest.mark.clause("B-24")
def test_the_slow_way_round_links_as_well() -> None:
    loop = "0,1=cross 1,1=cross 2,1=cross 2,0=straight-vertical 2,-1=cross"
    assert allowed(laying("cross", loop), "lay cross 1,-1")


@pytest.mark.clause("B-21", "B-22", "B-23", "B-24")
@pytest.mark.parametrize(
    "maze",
    [
        "",
        row(1, 7),
        "1,0=dead-cross 0,1=cross 1,1=t-vertical*",
        f"{row(1, 7)} 8,0=stone-nw",
        "2,0=cross 2,1=curve-ne -1,0=dead-nw 3,0=dead-single-horizontal",
        f"{column(0, -2, -1)} 1,-2=curve-nw* 1,-1=curve-nw 2,-1=cross 4,1=cross",
    ],
)
def test_list_and_explanation_agree_on_every_card_cell_and_half_turn(maze: str) -> None:
    game = laying(EVERY_PATH, maze)
    legal = {canonical(game, move) for move in every_lay(game) if allowed(game, move)}
    assert legal == set(listing(game, "lay"))


# B-25


@pytest.mark.clause("B-25")
def test_the_maze_may_grow_behind_start() -> None:
    game = laying("straight-horizontal", row(-39, -1))
    assert allowed(game, "lay straight-horizontal -40,0")


@pytest.mark.clause("B-25")
@pytest.mark.parametrize(("first", "last", "place"), [(-39, -1, "0,-40"), (1, 39, "0,40")])
def test_the_maze_may_grow_north_and_south_without_limit(first: int, last: int, place: str) -> None:
    game = laying("straight-vertical", column(0, first, last))
    assert allowed(game, f"lay straight-vertical {place}")


@pytest.mark.clause("B-25")
def test_the_maze_may_grow_between_and_beyond_the_goals() -> None:
    bend = f"0,1=curve-ne {row(1, 9, y=1)}"
    game = laying("straight-horizontal t-vertical", bend)
    assert allowed(game, "lay straight-horizontal 10,1")
    assert allowed(game, "lay t-vertical 10,1")


# B-26


@pytest.mark.clause("B-26")
@pytest.mark.parametrize(
    "card", ["dead-cross", "dead-t-vertical", "dead-t-horizontal", "dead-horizontal", "dead-nw"]
)
def test_a_dead_end_is_laid_like_any_other_card_and_links_its_stub_alone(card: str) -> None:
    game = laying(f"{card} cross")
    play(game, f"lay {card} 1,0", "pass map", "pass map")
    laid = next(found for found in game.view("public").maze if found.card == card)
    assert laid.lit == "W"
    beyond = [move for move in listing(game, "lay cross") if move.split()[2] == "2,0"]
    assert beyond == []


@pytest.mark.clause("B-26")
def test_a_dead_end_can_be_laid_beside_another() -> None:
    game = laying("dead-cross", "0,1=cross 1,1=dead-cross")
    assert allowed(game, "lay dead-cross 1,0")
