"""Rare positions, in which moves are played in the swarm and in the reference engine."""

import pytest

from saboteur.swarm.base.game_record import ORIENT, REVEAL
from saboteur.swarm.saboteur2 import game_record
from saboteur.swarm.saboteur2.positions import to_record, to_state
from tests.rule_positions import row
from tests.rules.saboteur2.positions import BLUE, GOALS, GREEN, corridor, detour, roles
from tests.swarm.policies import at_random, scheming
from tests.swarm.saboteur2.crafted_positions import pair_at, rim_position
from tests.swarm.saboteur2.lockstep import Saboteur2Pair, boxed_rules, compare

CRYSTALS = "maze " + row(2, 8, 9, "crystal-t-horizontal")
"""The line ``maze`` with seven crystal cards, away from the rest of the maze."""
LADDERED = (
    f"1,0={GREEN} 2,0=straight-horizontal 3,0=ladder-nw 3,-1=curve-nw* {row(4, 6, -1)} "
    "7,-1=curve-ne*"
)
"""A tunnel with a green door, then a ladder, then the way to 7,0."""


def linked(letters: str, maze: str, more: str = "") -> list[int]:
    """Link the treasure as seat 0 and return the nuggets; ``letters`` are the roles."""
    seats = len(letters)
    pair = pair_at(f"{GOALS}\nmaze {maze}\n{roles(letters)} |\nhand 0 cross map\n{more}", seats)
    pair.play_texts("lay cross 7,0")
    return [*pair.game.nuggets[:seats]]


@pytest.mark.clause("S2-33", "S2-34", "S2-36", "S2-59", "S2-60", "R-35", "R-36", "R-37", "R-53")
@pytest.mark.parametrize("completer", "bgopes")
def test_every_completer_and_every_route(completer: str) -> None:
    mazes = (
        corridor(), corridor(BLUE), corridor(GREEN), corridor(GREEN, BLUE), LADDERED,
        detour(BLUE, GREEN), detour(GREEN), detour(BLUE, BLUE), detour(GREEN, GREEN),
    )  # fmt: skip
    got = [linked(f"{completer}bgs", maze) for maze in mazes]
    expected = {
        "b": [4, 4, 0, 0], "g": [4, 0, 4, 0], "o": [2, 3, 3, 0], "p": [1, 3, 3, 0],
        "e": [0, 4, 4, 0], "s": [0, 4, 4, 0],
    }  # fmt: skip
    assert got[0] == expected[completer]
    assert got[3] == [{"o": 4, "p": 3}.get(completer, 0), 0, 0, 0]


@pytest.mark.clause("S2-32", "S2-39", "S2-56", "S2-57", "R-38", "R-41")
def test_what_everybody_gets() -> None:
    assert linked("see", corridor(), CRYSTALS) == [0, 3, 3]
    assert linked("see", corridor(), f"{CRYSTALS}\nmarks 1 prison") == [0, 0, 7]
    assert linked("bgop", corridor(GREEN), "marks 1 prison") == [0, 0, 3, 2]
    more = "marks 5 thief\nmarks 6 thief prison\nsaboteur2 thieves 5 6"
    assert linked("obggpss", corridor(BLUE), more) == [2, 3, 0, 0, 1, 0, 0]
    pair = pair_at(f"{GOALS}\n{roles('bssp')} |\nhand 0 map\nmarks 1 prison\n{CRYSTALS}", 4)
    pair.play_texts("pass map")
    assert pair.game.nuggets[:4] == [0, 0, 4, 2]


@pytest.mark.clause("S2-61", "S2-24", "S2-41", "S2-42", "R-43", "R-44")
@pytest.mark.parametrize(("prisoner", "order"), [("", [3, 5, 1]), ("marks 3 prison", [1, 5])])
def test_thieves_in_their_order(prisoner: str, order: list[int]) -> None:
    thieves = "\n".join(f"marks {seat} thief" for seat in (1, 3, 5)) + "\nsaboteur2 thieves 5 1 3"
    pair = pair_at(
        f"{GOALS}\n{roles('bgbgbg')} |\nhand 0 map\n{thieves}\n{prisoner}\nnuggets 0 1 0 0 0 0", 6
    )
    pair.play_texts("pass map")
    assert pair.game.thief_order[: pair.game.thief_order_count] == order
    pair.explore(len(order))


@pytest.mark.clause("S2-15", "S2-16", "S2-17", "R-52", "R-179", "B-32")
def test_ladders_rockfalls_and_goals() -> None:
    maze = "1,0=straight-horizontal 4,3=ladder-ne 5,3=cross 6,3=t-vertical 5,2=curve-ne*"
    pair = pair_at(
        f"{GOALS}\nmaze {maze}\nhand 0 rockfall ladder-w ladder-s\nhand 1 rockfall bridge\n"
        "hand 2 ladder-nw\npile rockfall"
    )
    assert pair.explore(1) > 30
    pair.play_texts("play rockfall 4,3", "play rockfall 1,0")
    assert "lay ladder-nw 7,3 turned" in [move.text for move in pair.check()]
    assert not pair.game.reached[game_record.WINDOW.cell_at(5, 3)]


@pytest.mark.clause("S2-13", "S2-14", "B-37", "R-8")
def test_goals_reached_by_bridges_and_ladders() -> None:
    maze = f"{row(1, 5)} 6,0=bridge 6,-1=double-curve-ne-sw 7,-1=straight-horizontal"
    pair = pair_at(f"{GOALS}\nmaze {maze}\nhand 0 cross ladder-ne map\nhand 1 cross")
    pair.explore(1)
    stones = "goals 8,-2=stone-nw 8,0=stone-ne 8,2=treasure"
    loop = "6,1=curve-ne 7,1=straight-horizontal"
    pair = pair_at(
        f"{stones}\nmaze {row(1, 5)} 6,0=cross {loop}\nhand 0 t-vertical cross\nhand 1 map"
    )
    pair.play_texts("lay t-vertical 8,1")
    assert pair.game.stage == REVEAL
    pair.explore(2)


@pytest.mark.clause("B-38", "R-8")
def test_a_goal_that_may_lie_both_ways() -> None:
    around = (
        "6,-3=curve-nw* 7,-3=straight-horizontal 8,-3=curve-ne* 6,-2=straight-vertical "
        "6,-1=t-vertical* 7,-1=straight-horizontal 8,-1=curve-nw"
    )
    stones = "goals 8,-2=stone-nw 8,0=stone-ne 8,2=treasure"
    pair = pair_at(f"{stones}\nmaze {row(1, 5)} {around}\nhand 0 curve-nw cross\nhand 1 map")
    pair.play_texts("lay curve-nw 6,0")
    assert pair.game.stage == ORIENT
    assert pair.explore(2) > 4


@pytest.mark.clause("S2-9", "S2-10", "S2-12", "S2-22", "S2-25", "S2-29", "R-46", "R-47", "R-50")
def test_what_lies_before_seats() -> None:
    marks = "broken 0 pick cart\nmarks 0 thief prison\nmarks 1 thief\nsaboteur2 thieves 1 0"
    pair = pair_at(
        f"{marks}\nhand 0 hands-off free-at-last cross thief\nhand 1 prison thief broken-pick\n"
        "hand 2 repair-pick-cart thief\npile map map"
    )
    assert pair.explore(2) == 63
    pair.play_texts("clear thief", "discard cross", "discard thief", "play prison 2")
    assert pair.game.thieves[: pair.game.thief_count] == [1]


@pytest.mark.clause("S2-11", "S2-28", "S2-31", "R-49", "R-58", "R-187")
def test_the_last_cards_of_a_round() -> None:
    pair = pair_at("hand 0 hand-swap map map\nhand 2 cross map\npile cross", 4)
    pair.explore(2)
    pair.play_texts("play hand-swap 1", "lay cross 1,0")
    assert pair.game.hand_sizes[:4] == [0, 2, 2, 0]
    pair.finish(at_random("last cards"))


@pytest.mark.clause("S2-26", "S2-27", "S2-47", "S2-48", "R-48", "R-192")
def test_roles_that_are_seen_and_given_away() -> None:
    hands = "hand 0 inspection inspection role-change map\nhand 1 role-change role-change map"
    pair = pair_at(f"seed lots\n{roles('bgo|psb')}\n{hands}\nhand 2 inspection role-change")
    pair.explore(1)
    pair.play_texts(
        "play inspection 1", "play role-change 1", "play role-change 2",
        "play inspection 1", "play role-change 0",
    )  # fmt: skip
    assert (pair.game.spare_role_count, pair.game.replaced_role_count) == (0, 3)
    assert not any("role-change" in move.text for move in pair.check() if move.verb == "play")


@pytest.mark.parametrize("seats", [2, 5])
def test_positions_go_both_ways(seats: int) -> None:
    """A record becomes a state of the reference engine and a record again without loss."""
    ref = boxed_rules(seats)
    pair = Saboteur2Pair(ref, "there and back")
    policy = scheming(f"there and back/{seats}")
    stages = set()
    while moves := pair.check():
        if pair.decisions % 3 == 0 or pair.game.stage not in stages:
            back = to_state(ref, pair.game, pair.state.seed)
            assert sorted(map(str, ref.rules.legal_moves(back))) == sorted(map(str, moves))
            compare(ref, pair.game, back)
            compare(ref, to_record(ref, back), pair.state)
            stages.add(pair.game.stage)
        pair.play(policy(pair, moves))
    assert {game_record.PASS_MORE, game_record.DISCARD_TWO} <= stages


@pytest.mark.clause("B-25", "R-4")
def test_a_game_near_the_rim_is_flagged() -> None:
    pair = Saboteur2Pair(boxed_rules(3), "rim", boxed_rules(3).rules.parse_position(rim_position()))
    assert len(pair.check()) > 0
    assert pair.game.beyond == 0
    pair.play(pair.ref.rules.parse_move("lay cross 0,-15"))
    assert pair.game.beyond == 1
    west = pair_at(f"maze {row(-12, -1)}\nhand 0 cross\nhand 1 map")
    west.play_texts()
    west.play(west.ref.rules.parse_move("lay cross -13,0"))
    assert west.game.beyond == 1
