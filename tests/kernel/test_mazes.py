"""Tests of mazes against slow implementations: constraints of cells, reach, moving pieces."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saboteur.kernel.geometry import SIDES, E, N, S, edge, neighbour, pack_xy
from saboteur.kernel.maze import INSIDE, Maze, Reach, cell_of, empty_maze, node_at, reach_from
from saboteur.kernel.tile import Link, PoseBook, tile_from_nodes, tile_from_tracks
from tests.property import reference_oracle

DOOR, TROLL = 1, 2
LADDERS, LIFTS = 0, 1

TILES = [
    tile_from_tracks(["N-E-S-W"]),
    tile_from_tracks(["N-E-S"]),
    tile_from_tracks(["E-W"]),
    tile_from_tracks(["N-E"]),
    tile_from_tracks(["N-S", "E-W"]),
    tile_from_tracks(["N-E", "S-W"]),
    tile_from_tracks(["N", "E", "S"]),
    tile_from_tracks(["N-W", "E"]),
    tile_from_tracks(["E"]),
    tile_from_tracks(["N-S"], barriers={"N-S": DOOR}),
    tile_from_tracks(["N-E-S-W"], barriers={"W": DOOR}),
    tile_from_tracks(["N-E-S-W"], barriers={"N-E-S-W": TROLL}),
    tile_from_tracks(["E-W"], barriers={"E": DOOR, "W": TROLL}),
    tile_from_tracks(["N-S"], hub=LADDERS),
    tile_from_tracks(["N", "E"], hub=LADDERS),
    tile_from_tracks(["E-W"], hub=LIFTS),
    tile_from_tracks(["N-E-S-W"], barriers={"N": DOOR}, hub=LADDERS),
    tile_from_nodes(
        (0, 1, 2, 3),
        7,
        [Link(0, 4), Link(1, 4), Link(2, 5, DOOR), Link(3, 5), Link(4, 6), Link(5, 6)],
    ),
    tile_from_nodes((0, 1, 2, -1), 4, [Link(0, 3), Link(1, 3)], [(3, LIFTS)], [(2, "gold")]),
]
BOOK = PoseBook(TILES)
START = pack_xy(0, 0)
CELLS = [pack_xy(x, y) for x in range(-2, 3) for y in range(-2, 3)]
OTHERS = [place for place in CELLS if place != START]
SOURCE = node_at(START, 0)

Change = tuple[int, int, bool]
"""A cell, a tile and whether it is turned; a card already on the cell is removed instead."""

CHANGES = st.lists(
    st.tuples(
        st.sampled_from(OTHERS),
        st.integers(min_value=0, max_value=len(TILES) - 1),
        st.booleans(),
    ),
    max_size=40,
)
DOORS = st.frozensets(st.sampled_from(CELLS), max_size=3)
BLOCKED = st.sampled_from([0, DOOR, TROLL, DOOR | TROLL])


def begin() -> Maze:
    maze = empty_maze(BOOK.poses)
    maze.lay(START, 0)
    return maze


def changed(maze: Maze, changes: list[Change]) -> Iterator[tuple[int, int | None]]:
    """Make changes one by one; yield the cell of each, and the pose if a card was removed."""
    for place, tile, turned in changes:
        if place in maze.cards:
            yield place, maze.lift(place)
        else:
            maze.lay(place, BOOK.pose(tile, turned=turned))
            yield place, None


def built(changes: list[Change]) -> Maze:
    maze = begin()
    for _ in changed(maze, changes):
        pass
    return maze


# The frontier


@given(CHANGES)
def test_laying_and_lifting_keeps_the_frontier(changes: list[Change]) -> None:
    maze = begin()
    for _ in changed(maze, changes):
        assert maze.frontier == reference_oracle.frontier(maze)


@given(CHANGES, st.sampled_from(OTHERS))
def test_a_face_down_card_demands_nothing(changes: list[Change], place: int) -> None:
    maze = built(changes)
    before = dict(maze.frontier)
    maze.cover(place)
    assert maze.frontier == before
    assert place in maze.covered
    maze.uncover(place)
    assert maze.frontier == before
    assert place not in maze.covered


@given(CHANGES, st.sampled_from(OTHERS))
def test_lifting_undoes_laying(changes: list[Change], place: int) -> None:
    maze = built(changes)
    if place in maze.cards:
        return
    before = (dict(maze.cards), dict(maze.frontier), maze.hubs)
    for tile in range(len(TILES)):
        maze.lay(place, 2 * tile)
        assert maze.lift(place) == 2 * tile
        assert (maze.cards, maze.frontier, maze.hubs) == before


@given(CHANGES)
def test_a_pose_fits_where_it_has_no_mismatch(changes: list[Change]) -> None:
    maze = built(changes)
    for place, pattern in maze.frontier.items():
        for pose in maze.poses:
            assert (maze.mismatches(place, pose) == 0) == reference_oracle.fits(pattern, pose)


def test_mismatches_are_counted_side_by_side() -> None:
    maze = empty_maze(BOOK.poses)
    for side in SIDES:
        maze.lay(neighbour(START, side), 0)  # crosses all around: every side must be open
    assert [maze.mismatches(START, BOOK.poses[2 * tile]) for tile in (0, 1, 2, 8)] == [0, 1, 2, 3]
    assert maze.mismatches(pack_xy(9, 9), BOOK.poses[0]) == 0


@given(CHANGES, CHANGES)
def test_a_clone_of_a_maze_is_independent(first: list[Change], second: list[Change]) -> None:
    maze = built(first)
    before = (dict(maze.cards), maze.covered, dict(maze.frontier), maze.hubs)
    copy = maze.clone()
    for place, _ in changed(copy, second):
        copy.cover(place)
    assert (maze.cards, maze.covered, maze.frontier, maze.hubs) == before


# Reach


def agrees(reach: Reach, maze: Maze) -> bool:
    """Return whether a reach agrees with the slow implementation."""
    twin = reference_oracle.reach(maze, reach.sources, reach.blocked, reach.opened)
    return (reach.nodes, reach.ends) == twin


@given(CHANGES, BLOCKED, DOORS)
def test_reach_kept_card_by_card_is_what_a_search_finds(
    changes: list[Change], blocked: int, opened: frozenset[int]
) -> None:
    maze = begin()
    reach = reach_from(maze, [SOURCE], blocked=blocked, opened=opened)
    assert agrees(reach, maze)
    for place, lifted in changed(maze, changes):
        if lifted is None:
            reach.extend(maze, place)
        else:
            reach.withdraw(maze, place, lifted)
        assert agrees(reach, maze)


def test_what_lies_beyond_a_lifted_card_is_reached_no_more() -> None:
    maze = begin()
    reach = reach_from(maze, [SOURCE])
    for x in (1, 2, 3):
        maze.lay(pack_xy(x, 0), 2 * 2)  # E-W
        reach.extend(maze, pack_xy(x, 0))
    assert node_at(pack_xy(3, 0), 0) in reach.nodes
    reach.withdraw(maze, pack_xy(2, 0), maze.lift(pack_xy(2, 0)))
    assert node_at(pack_xy(3, 0), 0) not in reach.nodes
    assert agrees(reach, maze)


@given(CHANGES, BLOCKED, DOORS, st.lists(st.sampled_from(CELLS), max_size=3))
def test_reach_from_any_sources_is_what_a_search_finds(
    changes: list[Change], blocked: int, opened: frozenset[int], places: list[int]
) -> None:
    maze = built(changes)
    sources = [node_at(place, 0) for place in places if place in maze.cards]
    assert agrees(reach_from(maze, sources, blocked=blocked, opened=opened), maze)


@given(CHANGES, BLOCKED)
def test_a_barrier_that_opens_lets_through_to_all_that_a_search_finds(
    changes: list[Change], blocked: int
) -> None:
    maze = built(changes)
    reach = reach_from(maze, [SOURCE], blocked=blocked)
    for place in maze.cards:
        reach.unblock(maze, place)
        assert agrees(reach, maze)


@given(CHANGES)
def test_opening_every_door_is_as_good_as_having_none(changes: list[Change]) -> None:
    maze = built(changes)
    free = reach_from(maze, [SOURCE])
    keys = reach_from(maze, [SOURCE], blocked=DOOR | TROLL, opened=frozenset(CELLS))
    assert (keys.nodes, keys.ends) == (free.nodes, free.ends)


@given(CHANGES)
def test_a_barrier_never_lengthens_a_way(changes: list[Change]) -> None:
    maze = built(changes)
    assert reach_from(maze, [SOURCE], blocked=DOOR).nodes <= reach_from(maze, [SOURCE]).nodes


@given(CHANGES)
def test_a_clone_of_a_reach_is_independent(changes: list[Change]) -> None:
    maze = begin()
    reach = reach_from(maze, [SOURCE])
    before = (set(reach.nodes), dict(reach.ends))
    copy = reach.clone()
    for place, lifted in changed(maze, changes):
        if lifted is None:
            copy.extend(maze, place)
        else:
            copy.withdraw(maze, place, lifted)
    assert (reach.nodes, reach.ends) == before


def test_nothing_is_reached_from_a_source_without_a_card() -> None:
    reach = reach_from(empty_maze(BOOK.poses), [SOURCE])
    assert (reach.nodes, reach.ends) == (set(), {})


def test_a_face_down_card_is_an_end_like_an_empty_cell() -> None:
    maze = begin()
    maze.cover(pack_xy(1, 0))
    assert reach_from(maze, [SOURCE]).ends[pack_xy(1, 0)] == 1 << 3  # faced on its western side


# Pieces


@given(CHANGES)
def test_every_step_can_be_taken_back_over_the_same_edge(changes: list[Change]) -> None:
    maze = built(changes)
    for place, number in maze.cards.items():
        for count in range(maze.poses[number].tile.nodes):
            here = node_at(place, count)
            for there, crossed in maze.steps(here):
                assert (here, crossed) in maze.steps(there)


@given(CHANGES)
def test_step_by_step_one_gets_as_far_as_the_reach(changes: list[Change]) -> None:
    maze = built(changes)
    found = {SOURCE}
    waiting = [SOURCE]
    while waiting:
        for node, _ in maze.steps(waiting.pop()):
            if node not in found:
                found.add(node)
                waiting.append(node)
    assert found == reach_from(maze, [SOURCE]).nodes


def test_a_piece_crosses_an_edge_only_where_both_cards_are_open() -> None:
    maze = begin()
    maze.lay(pack_xy(1, 0), 2 * 2)  # E-W
    maze.lay(pack_xy(0, 1), 2 * 2)  # E-W, closed to the start
    assert maze.steps(SOURCE) == [(node_at(pack_xy(1, 0), 0), edge(START, E))]


def test_a_piece_walks_from_space_to_space_on_one_card() -> None:
    maze = empty_maze(BOOK.poses)
    maze.lay(START, 2 * 17)  # seven spaces
    assert maze.steps(node_at(START, 0)) == [(node_at(START, 4), INSIDE)]
    middle = {node for node, _ in maze.steps(node_at(START, 4))}
    assert middle == {node_at(START, number) for number in (0, 1, 6)}
    assert cell_of(node_at(START, 6)) == START


def test_a_piece_is_shown_the_way_past_a_door_for_the_family_to_judge() -> None:
    maze = empty_maze(BOOK.poses)
    maze.lay(START, 2 * 9)  # a door between north and south
    pose = BOOK.poses[2 * 9]
    north, south = node_at(START, pose.arms[N]), node_at(START, pose.arms[S])
    assert maze.steps(north) == [(south, INSIDE)]


@pytest.mark.parametrize("other", [pack_xy(2, 2), pack_xy(0, 1)])
def test_a_piece_climbs_from_ladder_to_ladder(other: int) -> None:
    maze = empty_maze(BOOK.poses)
    maze.lay(START, 2 * 13)
    maze.lay(other, 2 * 13)
    maze.lay(pack_xy(-2, -2), 2 * 15)  # a lift is no ladder
    assert (node_at(other, 0), INSIDE) in maze.steps(SOURCE)
    assert node_at(pack_xy(-2, -2), 0) not in {node for node, _ in maze.steps(SOURCE)}
