"""R-1 to R-6 and R-11: cells and orientations for path cards."""

import pytest

import saboteur
from saboteur.kernel.randomness import Stream
from tests.property.reference_oracle import legal_lays
from tests.rule_positions import allowed, column, game_at, listing, refused, row
from tests.sampling import sample_cases

ADJACENT_ONLY = {"placement_link": "adjacent_only"}

CUT_OFF = """
maze 1,0=straight-horizontal 3,0=cross
hand 0 cross straight-horizontal
"""
"""Position lines: a rockfall removed the card on 2,0, so the cross on 3,0 is not linked."""


@pytest.mark.clause("R-1")
def test_a_card_beside_a_fragment_alone_is_not_linked() -> None:
    game = game_at(CUT_OFF)
    assert refused(game, "lay cross 4,0") == "B-24 not-linked"
    assert refused(game, "lay cross 3,1") == "B-24 not-linked"


@pytest.mark.clause("R-1")
def test_a_card_may_bridge_network_and_fragment() -> None:
    assert allowed(game_at(CUT_OFF), "lay cross 2,0")


@pytest.mark.clause("R-1")
def test_the_stub_of_a_dead_end_leads_nowhere() -> None:
    game = game_at("maze 1,0=dead-horizontal\nhand 0 straight-horizontal")
    assert refused(game, "lay straight-horizontal 2,0") == "B-24 not-linked"


@pytest.mark.clause("R-1")
def test_closed_sides_that_meet_are_no_link() -> None:
    game = game_at("maze 1,0=straight-horizontal\nhand 0 straight-horizontal")
    assert refused(game, "lay straight-horizontal 1,1") == "B-24 not-linked"


@pytest.mark.clause("R-1")
@pytest.mark.parametrize(
    ("position", "move"),
    [
        (CUT_OFF, "lay cross 4,0"),
        (CUT_OFF, "lay cross 2,0"),
        ("maze 1,0=dead-horizontal\nhand 0 cross", "lay cross 2,0"),
        ("maze 1,0=straight-horizontal\nhand 0 straight-horizontal", "lay straight-horizontal 1,1"),
    ],
)
def test_adjacent_only_asks_for_a_matching_neighbour_and_no_link(position: str, move: str) -> None:
    assert allowed(game_at(position, options=ADJACENT_ONLY), move)


@pytest.mark.clause("R-1")
def test_adjacent_only_still_asks_for_a_neighbour_and_for_matching_edges() -> None:
    game = game_at(CUT_OFF, options=ADJACENT_ONLY)
    assert refused(game, "lay cross 5,0") == "B-21 no-neighbour"
    assert refused(game, "lay cross 4,1") == "B-21 no-neighbour"  # a corner is no neighbour
    assert refused(game, "lay straight-horizontal 3,1") == "B-22 edge-mismatch"


@pytest.mark.clause("R-1")
def test_adjacent_only_reaches_a_goal_only_by_a_link_to_start() -> None:
    game = game_at(
        f"maze 1,0=dead-horizontal {row(2, 6)}\nhand 0 straight-horizontal\nhand 1 map",
        options=ADJACENT_ONLY,
    )
    game.play("lay straight-horizontal 7,0")
    assert game.view("public").goals[1].face is None


@pytest.mark.clause("R-2")
def test_a_card_is_laid_upright_or_after_a_half_turn_never_sideways() -> None:
    vertical = game_at("hand 0 straight-vertical")
    assert listing(vertical, "lay") == ["lay straight-vertical 0,-1", "lay straight-vertical 0,1"]
    assert refused(vertical, "lay straight-vertical 1,0") == "B-22 edge-mismatch"
    assert refused(vertical, "lay straight-vertical 1,0 turned") == "B-22 edge-mismatch"


@pytest.mark.clause("R-2")
def test_a_half_turn_brings_north_south_and_east_west() -> None:
    assert listing(game_at("hand 0 curve-ne"), "lay") == [
        "lay curve-ne -1,0",
        "lay curve-ne 0,-1 turned",
        "lay curve-ne 0,1",
        "lay curve-ne 1,0 turned",
    ]


@pytest.mark.clause("R-2")
def test_a_half_turn_that_changes_nothing_is_no_second_move() -> None:
    game = game_at("hand 0 cross")
    assert listing(game, "lay cross 1,0") == ["lay cross 1,0"]
    assert allowed(game, "lay cross 1,0 turned")  # it names the same move


@pytest.mark.clause("R-3")
@pytest.mark.parametrize("seats", range(3, 11))
def test_start_and_goals_lie_seven_cells_apart(seats: int) -> None:
    view = saboteur.new("saboteur", seats=seats, seed="geometry").view("public")
    assert [(card.x, card.y, card.card) for card in view.maze] == [(0, 0, "start")]
    assert [(goal.x, goal.y) for goal in view.goals] == [(8, -2), (8, 0), (8, 2)]
    assert all(goal.face is None for goal in view.goals)


@pytest.mark.clause("R-4")
@pytest.mark.parametrize(
    ("maze", "move"),
    [
        (row(-39, -1), "lay straight-horizontal -40,0"),
        (column(0, -39, -1), "lay straight-vertical 0,-40"),
        (column(0, 1, 39), "lay straight-vertical 0,40"),
        (f"{column(0, 1, 3)} 0,4=curve-ne {row(1, 35, 4)}", "lay straight-horizontal 36,4"),
    ],
    ids=["behind-start", "north", "south", "beyond-the-goals"],
)
def test_the_maze_grows_as_far_as_forty_cards_reach(maze: str, move: str) -> None:
    assert allowed(game_at(f"maze {maze}\nhand 0 straight-horizontal straight-vertical"), move)


@pytest.mark.clause("R-5")
def test_edges_towards_a_face_down_goal_are_ignored() -> None:
    game = game_at(f"maze {row(1, 6)}\nhand 0 curve-nw t-vertical straight-horizontal cross")
    assert listing(game, "lay curve-nw 7,0") == ["lay curve-nw 7,0"]  # closed to the goal
    assert allowed(game, "lay t-vertical 7,0")  # closed to the goal
    assert allowed(game, "lay straight-horizontal 7,0")  # open to the goal
    assert allowed(game, "lay cross 7,0")


@pytest.mark.clause("R-5")
def test_once_it_is_revealed_a_goal_binds_its_neighbours() -> None:
    game = game_at(f"maze {row(1, 7)} 8,0=stone-nw\nhand 0 dead-single-vertical dead-vertical")
    assert allowed(game, "lay dead-vertical 8,-1")
    assert refused(game, "lay dead-single-vertical 8,-1") == "B-22 edge-mismatch"


@pytest.mark.clause("R-6")
@pytest.mark.parametrize("options", [{}, ADJACENT_ONLY], ids=["start_linked", "adjacent_only"])
@pytest.mark.parametrize("cell", ["7,0", "9,0", "8,-1", "8,1", "8,-3", "8,3", "9,2"])
def test_a_face_down_goal_is_no_neighbour_to_build_on(cell: str, options: dict[str, str]) -> None:
    game = game_at("hand 0 cross", options=dict(options))
    assert refused(game, f"lay cross {cell}") == "B-21 no-neighbour"


@pytest.mark.clause("R-11")
def test_the_network_goes_on_through_a_revealed_stone() -> None:
    game = game_at(f"maze {row(1, 7)} 8,0=stone-nw\nhand 0 straight-vertical rockfall")
    assert allowed(game, "lay straight-vertical 8,-1")


@pytest.mark.clause("R-11")
def test_a_revealed_stone_cannot_be_removed() -> None:
    game = game_at(f"maze {row(1, 7)} 8,0=stone-nw\nhand 0 rockfall")
    assert refused(game, "play rockfall 8,0") == "B-32 not-removable"


@pytest.mark.clause("R-11")
def test_a_revealed_stone_that_was_cut_off_is_no_longer_linked() -> None:
    game = game_at(f"maze {row(1, 6)} 8,0=stone-nw\nhand 0 straight-vertical")
    assert refused(game, "lay straight-vertical 8,-1") == "B-24 not-linked"


@pytest.mark.clause("R-1", "R-2", "R-5", "R-6", "R-11")
@pytest.mark.parametrize("link", ["start_linked", "adjacent_only"])
@pytest.mark.parametrize("seats", sample_cases([3, 5, 10], 1))
def test_in_whole_games_the_listed_lays_agree_with_the_oracle(seats: int, link: str) -> None:
    game = saboteur.new("saboteur", seats=seats, seed="twin", options={"placement_link": link})
    dice = Stream("twin", f"{seats} {link}")
    while game.decider is not None:
        listed = set(listing(game, "lay"))
        if game.view("public").asked == "turn":
            assert listed == legal_lays(game, game.decider)
        moves = game.legal_moves()
        lays = [move for move in moves if move.verb == "lay"]
        chosen = lays if lays and dice.below(3) else moves
        game.play(chosen[dice.below(len(chosen))])
