"""R-179 and R-180 in the kernel: ladders are hubs, doors and trolls are barriers."""

import pytest

from saboteur.kernel.geometry import E, N, S, W, pack_xy
from saboteur.kernel.maze import Maze, Reach, empty_maze, node_at, reach_from
from saboteur.kernel.tile import PoseBook, Tile, tile_from_tracks

LADDERS = 0
DOOR = 1
TROLL = 2
CENTRE = pack_xy(0, 0)
SIDES = {"N": N, "E": E, "S": S, "W": W}

CROSS = tile_from_tracks(["N-E-S-W"])
LADDER = tile_from_tracks(["N-S"], hub=LADDERS)
LADDER_STUBS = tile_from_tracks(["E", "W"], hub=LADDERS)
STRAIGHT = tile_from_tracks(["E-W"])


def maze_of(tiles: dict[tuple[int, int], Tile]) -> Maze:
    book = PoseBook(list(tiles.values()))
    maze = empty_maze(book.poses)
    for number, (x, y) in enumerate(tiles):
        maze.lay(pack_xy(x, y), book.pose(number, turned=False))
    return maze


def entered(tile: Tile, side: str, blocked: int, *, opened: bool = False) -> set[str]:
    """Return the edges by which a traveller leaves a tile that it enters at ``side``."""
    maze = maze_of({(0, 0): tile})
    doors = frozenset({CENTRE}) if opened else frozenset()
    source = node_at(CENTRE, maze.poses[0].arms[SIDES[side]])
    return looks_out(reach_from(maze, [source], blocked=blocked, opened=doors))


def looks_out(reach: Reach) -> set[str]:
    """Return the edges of the tile in the centre by which the reach leaves it."""
    around = {"N": pack_xy(0, -1), "E": pack_xy(1, 0), "S": pack_xy(0, 1), "W": pack_xy(-1, 0)}
    return {name for name, beside in around.items() if beside in reach.ends}


#


@pytest.mark.clause("R-180")
def test_a_door_of_saboteur_2_stands_between_the_two_edges_it_joins() -> None:
    tile = tile_from_tracks(["N-S"], barriers={"N-S": DOOR})
    for side in "NS":
        assert entered(tile, side, blocked=DOOR) == {side}
        assert entered(tile, side, blocked=0) == {"N", "S"}
        assert entered(tile, side, blocked=DOOR, opened=True) == {"N", "S"}


@pytest.mark.clause("R-180")
@pytest.mark.parametrize("arm", "NESW")
def test_a_door_of_the_duel_shuts_its_own_arm_and_no_other_way(arm: str) -> None:
    tile = tile_from_tracks(["N-E-S-W"], barriers={arm: DOOR})
    others = set("NESW") - {arm}
    assert entered(tile, arm, blocked=DOOR) == {arm}
    for side in others:
        assert entered(tile, side, blocked=DOOR) == others
        assert entered(tile, side, blocked=DOOR, opened=True) == set("NESW")


@pytest.mark.clause("R-180")
@pytest.mark.parametrize("track", ["N-E-S-W", "N-E-S", "E-W", "N-E"])
def test_a_troll_in_the_centre_stops_every_way_until_it_is_bribed(track: str) -> None:
    tile = tile_from_tracks([track], barriers={track: TROLL})
    edges = set(track.split("-"))
    for side in edges:
        assert entered(tile, side, blocked=TROLL) == {side}
        assert entered(tile, side, blocked=TROLL, opened=True) == edges


@pytest.mark.clause("R-180")
def test_each_edge_before_a_troll_can_be_reached_from_outside() -> None:
    troll = tile_from_tracks(["N-E-S-W"], barriers={"N-E-S-W": TROLL})
    maze = maze_of({(-1, 0): STRAIGHT, (0, 0): troll, (1, 0): STRAIGHT})
    reach = reach_from(maze, [node_at(pack_xy(-1, 0), 0)], blocked=TROLL)
    west = node_at(CENTRE, maze.poses[maze.cards[CENTRE]].arms[W])
    assert west in reach.nodes
    assert node_at(pack_xy(1, 0), 0) not in reach.nodes
    assert looks_out(reach) == set()


@pytest.mark.clause("R-180")
def test_a_barrier_stops_only_those_it_is_meant_for() -> None:
    tile = tile_from_tracks(["E-W"], barriers={"E-W": DOOR})
    assert entered(tile, "W", blocked=TROLL) == {"E", "W"}
    assert entered(tile, "W", blocked=DOOR | TROLL) == {"W"}


@pytest.mark.clause("R-180")
def test_a_door_on_one_arm_stays_on_that_arm_after_a_half_turn() -> None:
    tile = tile_from_tracks(["N-E-S-W"], barriers={"N": DOOR}).half_turned()
    assert entered(tile, "S", blocked=DOOR) == {"S"}
    assert entered(tile, "N", blocked=DOOR) == {"N", "E", "W"}


#


@pytest.mark.clause("R-179")
def test_ladders_are_joined_wherever_they_lie() -> None:
    maze = maze_of({(0, 0): CROSS, (0, 1): LADDER, (5, 5): LADDER, (5, 6): CROSS})
    reach = reach_from(maze, [node_at(CENTRE, 0)])
    assert node_at(pack_xy(5, 5), 0) in reach.nodes
    assert node_at(pack_xy(5, 6), 0) in reach.nodes
    assert pack_xy(5, 4) in reach.ends


@pytest.mark.clause("R-179")
def test_the_stubs_of_one_ladder_card_are_joined_too() -> None:
    maze = maze_of({(0, 0): CROSS, (1, 0): LADDER_STUBS})
    assert pack_xy(2, 0) in reach_from(maze, [node_at(CENTRE, 0)]).ends


@pytest.mark.clause("R-179")
def test_a_goal_may_come_to_lie_beside_a_ladder_and_is_then_reached() -> None:
    maze = maze_of({(0, 0): CROSS, (0, 1): LADDER, (5, 5): LADDER})
    maze.cover(pack_xy(5, 6))
    assert pack_xy(5, 6) in reach_from(maze, [node_at(CENTRE, 0)]).ends


@pytest.mark.clause("R-179")
def test_a_card_may_come_to_lie_beside_a_ladder_and_is_then_linked() -> None:
    book = PoseBook([CROSS, LADDER, STRAIGHT])
    maze = empty_maze(book.poses)
    maze.lay(CENTRE, 0)
    reach = reach_from(maze, [node_at(CENTRE, 0)])
    for (x, y), pose in {(0, 1): 2, (5, 5): 2, (5, 6): 0}.items():
        maze.lay(pack_xy(x, y), pose)
        reach.extend(maze, pack_xy(x, y))
    assert node_at(pack_xy(5, 6), 0) in reach.nodes


@pytest.mark.clause("R-179")
def test_a_removed_ladder_joins_nothing_any_more() -> None:
    maze = maze_of({(0, 0): CROSS, (0, 1): LADDER, (5, 5): LADDER})
    reach = reach_from(maze, [node_at(CENTRE, 0)])
    maze.lift(pack_xy(0, 1))
    reach.recompute(maze)
    assert node_at(pack_xy(5, 5), 0) not in reach.nodes
