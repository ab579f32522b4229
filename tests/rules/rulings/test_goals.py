"""R-7 to R-10 and R-12: goals reached, turned over and oriented."""

from itertools import product

import pytest

from saboteur.games.classic.events import RoundEnded
from saboteur.games.classic.goals import orientations
from saboteur.games.registry import ruleset
from saboteur.kernel.events import GoalRevealed
from saboteur.kernel.geometry import cell_text, pack, pack_xy
from saboteur.kernel.sight import PUBLIC
from saboteur.play.game import Game
from tests.rule_positions import allowed, event_names, game_at, line, listing, play, refused, row

SOUTH_WEST = "curve-ne*"
SOUTH_EAST = "curve-nw*"

ALONG_NORTH = f"0,-1={SOUTH_EAST} {row(1, 7, -1)}"
"""A corridor one row north of Start that ends open before 8,-1."""
ALONG_SOUTH = f"0,1=curve-ne {row(1, 7, 1)}"
"""A corridor one row south of Start that ends open before 8,1."""

FROM = {
    "W": (row(1, 6), "lay straight-horizontal 7,0"),
    "N": (ALONG_NORTH, "lay curve-ne 8,-1 turned"),
    "S": (ALONG_SOUTH, "lay curve-nw 8,1"),
    "E": (
        f"{ALONG_NORTH} 8,-1=straight-horizontal 9,-1={SOUTH_WEST}",
        "lay curve-nw 9,0",
    ),
}
"""For each side of the goal on 8,0: a maze, and the card that reaches the goal from there."""

FACES = {"treasure": "NESW", "stone-nw": "NW", "stone-ne": "NE"}
TURN = str.maketrans("NESW", "SWNE")


def goals(middle: str) -> str:
    """Return the line ``goals`` with the goal ``middle`` on 8,0."""
    others = [face for face in FACES if face != middle]
    return f"goals 8,-2={others[0]} 8,0={middle} 8,2={others[1]}"


def before(maze: str, middle: str = "stone-nw", hand: str = "straight-horizontal") -> Game:
    """Return a game in which seat 0 is about to lay a card of its hand."""
    return game_at(f"{goals(middle)}\nmaze {maze}\nhand 0 {hand}\nhand 1 map\nhand 2 map\npile map")


def shown(game: Game, place: str) -> str | None:
    """Return the card on a cell, with a star after a half-turn."""
    return dict(word.split("=") for word in line(game, "maze")).get(place)


#


@pytest.mark.clause("R-7")
@pytest.mark.parametrize("side", FROM)
@pytest.mark.parametrize("face", FACES)
def test_a_goal_is_reached_from_any_side_whatever_it_shows(face: str, side: str) -> None:
    maze, move = FROM[side]
    game = before(maze, face, hand="straight-horizontal curve-ne curve-nw")
    events = play(game, move)
    revealed = [event for event in events if isinstance(event, GoalRevealed)]
    assert [(cell_text(pack(event.cell)), event.goal) for event in revealed] == [("8,0", face)]
    assert ("RoundEnded" in event_names(events)) == (face == "treasure")


@pytest.mark.clause("R-7")
@pytest.mark.parametrize("card", ["dead-horizontal", "curve-nw", "t-vertical"])
def test_a_stub_or_a_closed_side_before_a_goal_does_not_reach_it(card: str) -> None:
    game = before(row(1, 6), "treasure", hand=card)
    assert "GoalRevealed" not in event_names(play(game, f"lay {card} 7,0"))


@pytest.mark.clause("R-7")
def test_an_open_edge_of_a_fragment_does_not_reach_a_goal() -> None:
    game = before(f"{row(4, 7)}", "treasure")
    assert "GoalRevealed" not in event_names(play(game, "lay straight-horizontal 1,0"))


#


@pytest.mark.clause("R-8")
@pytest.mark.parametrize("side", FROM)
@pytest.mark.parametrize("face", ["stone-nw", "stone-ne"])
def test_the_card_laid_last_forces_the_orientation(face: str, side: str) -> None:
    maze, move = FROM[side]
    game = before(maze, face, hand="straight-horizontal curve-ne curve-nw")
    play(game, move)
    turned = "" if side in FACES[face] else "*"
    assert shown(game, "8,0") == face + turned
    stone = next(laid for laid in game.view("public").maze if (laid.x, laid.y) == (8, 0))
    assert side in stone.lit


@pytest.mark.clause("R-8")
def test_the_card_laid_last_weighs_more_than_fewer_mismatches() -> None:
    game = before(f"{row(1, 6)} 8,1=straight-vertical 9,0=straight-horizontal")
    play(game, "lay straight-horizontal 7,0")
    # West only is joined, south and east mismatch; after a half-turn only west would.
    assert shown(game, "8,0") == "stone-nw"


@pytest.mark.clause("R-8")
@pytest.mark.parametrize(("face", "turned"), [("stone-nw", ""), ("stone-ne", "*")])
def test_reached_by_two_sides_at_once_a_goal_joins_the_card_laid_last(
    face: str, turned: str
) -> None:
    # The cross on 7,0 faces the goal itself and also joins a fragment that does so from the south.
    game = before(f"{row(1, 6)} 7,1=curve-ne 8,1=curve-nw", face, hand="cross")
    play(game, "lay cross 7,0")
    assert shown(game, "8,0") == face + turned


@pytest.mark.clause("R-8")
def test_a_mismatch_that_remains_blocks_its_side_alone() -> None:
    game = game_at(
        f"{goals('stone-nw')}\nmaze {row(1, 6)} 9,0=straight-horizontal\n"
        "hand 0 straight-horizontal\nhand 1 straight-horizontal straight-vertical\nhand 2 map"
    )
    play(game, "lay straight-horizontal 7,0")
    assert refused(game, "lay straight-horizontal 10,0") == "B-24 not-linked"
    assert allowed(game, "lay straight-vertical 8,-1")


@pytest.mark.clause("R-8")
@pytest.mark.parametrize(("face", "turned"), [("stone-nw", ""), ("stone-ne", "*")])
def test_a_fragment_joined_again_forces_its_own_side(face: str, turned: str) -> None:
    game = before(f"{row(1, 3)} {row(5, 7)}", face)
    play(game, "lay straight-horizontal 4,0")
    assert shown(game, "8,0") == face + turned


@pytest.mark.clause("R-8")
@pytest.mark.parametrize("turned", ["", " turned"])
def test_the_last_card_does_not_count_where_its_edge_to_the_goal_is_not_linked(turned: str) -> None:
    # A bridge laid on 7,0 connects north to south, not to its eastern edge.
    deck = """
        [deck]
        id = "saboteur"
        [[path]]
        kind = "cross"
        tracks = ["N-S", "E-W"]
        count = 5
        source = "a test"
        confidence = "certain"
        """
    rules = ruleset("saboteur", 3, None, deck)
    position = (
        f"{goals('stone-nw')}\nhand 0 cross\nhand 1 map\nhand 2 map\nask turn 0\n"
        f"maze 0,-1={SOUTH_EAST} {row(1, 6, -1)} 7,-1={SOUTH_WEST} 7,1=curve-ne 8,1=curve-nw"
    )
    game = Game(rules, rules.parse_position(position), [], "position")
    play(game, f"lay cross 7,0{turned}")
    assert shown(game, "8,0") == "stone-nw*"  # joined to the south, where it was reached


RING = (
    f"{row(1, 4)} 6,0=t-vertical 6,-1={SOUTH_EAST} 7,-1=straight-horizontal 8,-1={SOUTH_WEST} "
    "6,1=curve-ne 7,1=straight-horizontal 8,1=curve-nw"
)
"""Two arms that reach the goal on 8,0 from north and south once 5,0 joins them to Start."""


@pytest.mark.clause("R-8")
@pytest.mark.parametrize("face", ["stone-nw", "stone-ne"])
@pytest.mark.parametrize(("move", "turned"), [("orient 8,0", ""), ("orient 8,0 turned", "*")])
def test_the_active_player_decides_a_tie(face: str, move: str, turned: str) -> None:
    game = before(RING, face)
    events = play(game, "lay straight-horizontal 5,0")
    assert "GoalRevealed" not in event_names(events)
    assert (game.decider, line(game, "ask orient-goal")[:2]) == (0, ["0", "8,0"])
    assert listing(game) == ["orient 8,0", "orient 8,0 turned"]
    events = play(game, move)
    assert shown(game, "8,0") == face + turned
    assert event_names(events) == ["GoalRevealed", "CardDrawn", "TurnBegan"]
    assert game.decider == 1


@pytest.mark.clause("R-8", "R-193")
@pytest.mark.parametrize("face", ["stone-nw", "stone-ne"])
def test_the_goal_lies_open_for_all_while_its_orientation_is_chosen(face: str) -> None:
    game = before(RING, face)
    play(game, "lay straight-horizontal 5,0")
    for sight in (0, 1, 2, PUBLIC):
        assert game.view(sight).to_dict()["asked_card"] == face
    for seat in range(3):
        world = game.determinise(seat, seed="x")
        assert listing(world) == listing(game)
        play(world, "orient 8,0")
        assert shown(world, "8,0") == face


@pytest.mark.clause("R-8")
def test_in_a_tie_nothing_else_can_be_done() -> None:
    game = before(RING)
    play(game, "lay straight-horizontal 5,0")
    assert refused(game, "orient 8,2") == "R-8 other-goal"
    assert refused(game, "reveal 8,0") == "R-8 not-asked"
    assert refused(game, "pass straight-horizontal") == "R-8 not-asked"


@pytest.mark.clause("R-8")
@pytest.mark.parametrize(
    ("neighbour", "expected"),
    [
        ("9,0=straight-horizontal", "stone-nw*"),  # open to the goal: east shall be open
        ("9,0=straight-vertical", "stone-nw"),  # closed to the goal: east shall be closed
        ("7,0=straight-vertical", "stone-nw*"),  # closed in the west: west shall be closed
        ("7,0=dead-single-horizontal", "stone-nw"),  # a stub in the west: west shall be open
    ],
)
def test_fewest_mismatches_break_the_tie(neighbour: str, expected: str) -> None:
    game = before(f"{RING} {neighbour}")
    play(game, "lay straight-horizontal 5,0")
    assert shown(game, "8,0") == expected


@pytest.mark.clause("R-8")
def test_a_goal_that_looks_the_same_both_ways_needs_no_decision() -> None:
    events = play(before(RING, "treasure"), "lay straight-horizontal 5,0")
    assert event_names(events)[:3] == ["PathLaid", "GoalRevealed", "RoundEnded"]


CELLS = {"N": (8, -1), "E": (9, 0), "S": (8, 1), "W": (7, 0)}
NOTHING, CLOSED, OPEN, REACHED = range(4)
CLOSED_CARDS = {
    "N": "straight-horizontal",
    "E": "straight-vertical",
    "S": "straight-horizontal",
    "W": "straight-vertical",
}


def ruled(face: str, around: dict[str, int], last: str) -> set[str]:
    """Return the orientations of a goal that R-8 allows: ``""``, ``"*"`` or both."""
    candidates = {"": set(FACES[face]), "*": set(FACES[face].translate(TURN))}
    reached = {side for side, what in around.items() if what == REACHED}
    wanted = {last} if last in reached else reached
    joined = {turn: edges for turn, edges in candidates.items() if edges & wanted}
    bad = {
        turn: sum((side in edges) == (what == CLOSED) for side, what in around.items() if what)
        for turn, edges in joined.items()
    }
    return {turn for turn in joined if bad[turn] == min(bad.values())}


@pytest.mark.clause("R-8")
@pytest.mark.parametrize("face", ["stone-nw", "stone-ne"])
def test_orientation_follows_the_ruling_in_every_surrounding(face: str) -> None:
    place = pack_xy(8, 0)
    for whats in product((NOTHING, CLOSED, OPEN, REACHED), repeat=4):
        around = dict(zip("NESW", whats, strict=True))
        if REACHED not in whats:
            continue
        cards = " ".join(
            f"{CELLS[side][0]},{CELLS[side][1]}="
            + (CLOSED_CARDS[side] if what == CLOSED else "cross")
            for side, what in around.items()
            if what != NOTHING
        )
        state = game_at(f"{goals(face)}\nmaze {cards}")._state
        bits = sum(1 << "NESW".index(side) for side, what in around.items() if what == REACHED)
        state.reach.ends[place] = bits  # as if those edges were linked
        for last in ("", *(side for side, what in around.items() if what)):
            state.laid = pack_xy(*CELLS[last]) if last else -1
            poses = orientations(state, place, state.deal.goal(place))
            found = {"*" if pose % 2 else "" for pose in poses}
            assert found == ruled(face, around, last), (face, around, last)


#


def two_goals(north: str, middle: str, more: str = "") -> Game:
    """Return a game in which seat 1 has just reached two goals with a cross on 8,-1."""
    south = next(face for face in FACES if face not in (north, middle))
    game = game_at(
        f"goals 8,-2={north} 8,0={middle} 8,2={south}\nmaze {ALONG_NORTH} {more}\n"
        "roles miner miner miner | saboteur\ngold-pile 1 1 1 1 1\n"
        "hand 0 map\nhand 1 cross\nhand 2 map\npile map map\nask turn 1"
    )
    play(game, "lay cross 8,-1")
    return game


@pytest.mark.clause("R-9")
def test_of_two_goals_the_active_player_picks_the_first() -> None:
    game = two_goals("stone-nw", "stone-ne")
    assert (game.decider, line(game, "ask reveal-goal")) == (1, ["1"])
    assert listing(game) == ["reveal 8,-2", "reveal 8,0"]
    assert refused(game, "reveal 8,2") == "B-35 goal-not-reached"
    assert refused(game, "pass map") == "B-40 not-asked"
    assert all(goal.face is None for goal in game.view(1).goals)


@pytest.mark.clause("R-9")
@pytest.mark.parametrize("order", [["8,-2", "8,0"], ["8,0", "8,-2"]])
def test_both_goals_are_turned_over_in_the_chosen_order(order: list[str]) -> None:
    game = two_goals("stone-nw", "stone-ne")
    events = play(game, f"reveal {order[0]}")
    revealed = [cell_text(pack(event.cell)) for event in events if isinstance(event, GoalRevealed)]
    assert revealed == order
    assert event_names(events)[2:] == ["CardDrawn", "TurnBegan"]
    assert shown(game, "8,-2") == "stone-nw*"
    assert shown(game, "8,0") == "stone-ne"


@pytest.mark.clause("R-9", "R-189")
def test_the_second_goal_stays_face_down_if_the_first_ends_the_round() -> None:
    events = play(two_goals("treasure", "stone-ne"), "reveal 8,-2")
    revealed = [event.goal for event in events if isinstance(event, GoalRevealed)]
    assert revealed == ["treasure"]
    assert event_names(events)[1] == "RoundEnded"


@pytest.mark.clause("R-9")
def test_a_stone_turned_first_does_not_save_the_treasure() -> None:
    events = play(two_goals("treasure", "stone-ne"), "reveal 8,0")
    assert event_names(events)[:3] == ["GoalRevealed", "GoalRevealed", "RoundEnded"]


@pytest.mark.clause("R-9", "R-8")
def test_the_first_goal_is_oriented_before_the_second_is_turned_over() -> None:
    # The ring of R-8, whose northern card also faces the goal on 8,-2.
    game = game_at(
        "goals 8,-2=stone-ne 8,0=stone-nw 8,2=treasure\n"
        f"maze {RING.replace(f'8,-1={SOUTH_WEST}', '8,-1=t-vertical')}\n"
        "hand 0 straight-horizontal\nhand 1 map"
    )
    play(game, "lay straight-horizontal 5,0", "reveal 8,0")
    assert listing(game) == ["orient 8,0", "orient 8,0 turned"]
    assert shown(game, "8,-2") is None
    events = play(game, "orient 8,0 turned")
    assert [event.goal for event in events if isinstance(event, GoalRevealed)] == [
        "stone-nw",
        "stone-ne",
    ]


LOOP = f"7,0={SOUTH_EAST} 7,1=curve-ne 8,1={SOUTH_WEST}"
"""A fragment from the western side of the goal on 8,0 to the northern side of the one on 8,2."""


@pytest.mark.clause("R-9", "R-10")
def test_a_goal_reached_meanwhile_joins_the_choice() -> None:
    game = two_goals("stone-ne", "stone-nw", more=LOOP)
    events = play(game, "reveal 8,0")
    assert event_names(events) == ["GoalRevealed"]
    assert game.decider == 1
    assert listing(game) == ["reveal 8,-2", "reveal 8,2"]
    events = play(game, "reveal 8,2")
    assert event_names(events)[:2] == ["GoalRevealed", "RoundEnded"]


#


@pytest.mark.clause("R-10")
def test_a_stone_that_joins_a_fragment_reaches_the_next_goal() -> None:
    game = game_at(
        "goals 8,-2=treasure 8,0=stone-ne 8,2=stone-nw\n"
        f"maze {row(1, 6)} 8,1=straight-vertical\nhand 0 straight-horizontal\nhand 1 map"
    )
    events = play(game, "lay straight-horizontal 7,0")
    revealed = [cell_text(pack(event.cell)) for event in events if isinstance(event, GoalRevealed)]
    assert revealed == ["8,0", "8,2"]
    assert shown(game, "8,0") == "stone-ne*"
    assert shown(game, "8,2") == "stone-nw"


@pytest.mark.clause("R-10")
def test_a_rockfall_that_cuts_the_way_reaches_nothing_and_hides_nothing() -> None:
    game = before(f"{row(1, 7)} 8,0=stone-nw", hand="rockfall")
    events = play(game, "play rockfall 3,0")
    assert "GoalRevealed" not in event_names(events)
    assert game.view("public").goals[1].face == "stone-nw"


#


@pytest.mark.clause("R-12")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_player_on_turn_has_reached_the_treasure_however_far_away_the_card(seat: int) -> None:
    hands = "\n".join(f"hand {other} straight-horizontal" for other in range(3))
    game = game_at(
        f"{goals('treasure')}\nmaze {row(1, 3)} {row(5, 7)}\n{hands}\n"
        f"roles miner miner miner | saboteur\ngold-pile 1 1 1 1\nask turn {seat}"
    )
    events = play(game, "lay straight-horizontal 4,0")
    ended = next(event for event in events if isinstance(event, RoundEnded))
    assert (ended.treasure, ended.completer) == (True, seat)
