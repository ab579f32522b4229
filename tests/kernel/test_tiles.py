"""Tests of path cards as small graphs, of their half-turns, and of how they fit."""

from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saboteur.kernel.geometry import SIDES, E, N, S, W
from saboteur.kernel.tile import (
    CLOSED,
    CLOSED_EDGE,
    FREE_EDGE,
    NODES_PER_CARD,
    OPEN_EDGE,
    PATTERNS,
    Arms,
    Link,
    Pose,
    PoseBook,
    Tile,
    digit,
    tile_from_nodes,
    tile_from_tracks,
)
from tests.property import reference_oracle

DOOR = 1
LADDERS = 0


@st.composite
def tiles(draw: st.DrawFn) -> Tile:
    """Return any small card: nodes, arms, links with and without barriers, hubs, features."""
    nodes = draw(st.integers(min_value=1, max_value=6))
    node = st.integers(min_value=0, max_value=nodes - 1)
    arm = st.one_of(st.just(CLOSED), node)
    arms = (draw(arm), draw(arm), draw(arm), draw(arm))
    ends = st.lists(node, min_size=2, max_size=2, unique=True)
    pairs = draw(st.lists(ends, max_size=5)) if nodes > 1 else []
    links = [Link(a, b, draw(st.sampled_from([0, 0, DOOR]))) for a, b in pairs]
    hubs = [(at, LADDERS) for at in sorted(draw(st.sets(node, max_size=2)))]
    features = [(at, "gold") for at in sorted(draw(st.sets(node, max_size=2)))]
    return tile_from_nodes(arms, nodes, links, hubs, features)


# Building


def test_a_track_is_one_node_and_a_stub_is_one_of_its_own() -> None:
    tile = tile_from_tracks(["N-S", "E"])
    assert tile.nodes == 2
    assert tile.arms[N] == tile.arms[S] != tile.arms[E]
    assert tile.arms[W] == CLOSED
    assert tile.links == ()


def test_a_bridge_has_two_tracks_that_do_not_meet() -> None:
    tile = tile_from_tracks(["N-S", "E-W"])
    assert tile.arms[N] == tile.arms[S] != tile.arms[E] == tile.arms[W]


def test_a_barrier_on_an_arm_puts_a_node_before_it() -> None:
    tile = tile_from_tracks(["N-E-S"], barriers={"S": DOOR})
    assert tile.arms[N] == tile.arms[E] != tile.arms[S]
    assert tile.links == (Link(tile.arms[N], tile.arms[S], DOOR),)


def test_a_barrier_in_the_centre_gives_each_edge_its_own_node() -> None:
    tile = tile_from_tracks(["N-E-S"], barriers={"N-E-S": DOOR})
    ends = {tile.arms[N], tile.arms[E], tile.arms[S]}
    assert len(ends) == 3
    assert {frozenset((link.a, link.b)) for link in tile.links} == {
        frozenset(pair) for pair in permutations(ends, 2)
    }
    assert {link.barrier for link in tile.links} == {DOOR}


def test_a_stub_may_have_a_door() -> None:
    tile = tile_from_tracks(["N"], barriers={"N": DOOR}, features={"N": "gold"})
    assert tile.features == ((0, "gold"),)
    assert tile.links == (Link(0, tile.arms[N], DOOR),)
    assert tile.arms[N] != 0


def test_a_hub_joins_every_track_and_a_feature_marks_its_own() -> None:
    tile = tile_from_tracks(["N", "S"], hub=LADDERS, features={"S": "crystal"})
    assert dict(tile.hubs) == {tile.arms[N]: LADDERS, tile.arms[S]: LADDERS}
    assert tile.features == ((tile.arms[S], "crystal"),)


@pytest.mark.parametrize(
    ("tracks", "message"),
    [
        (["N-X"], "names 'X'"),
        (["n-s"], "names 'n'"),
        (["N-"], "names ''"),
        ([""], "names ''"),
        (["NS"], "names 'NS'"),
        (["N-S", "S-W"], "already taken"),
        (["N-N"], "already taken"),
        ([], "1 to 8 nodes"),
    ],
)
def test_bad_tracks_are_refused(tracks: list[str], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        tile_from_tracks(tracks)


@pytest.mark.parametrize(
    "barriers", [{"W": DOOR}, {"N-W": DOOR}, {"S-N": DOOR}, {"N-S": DOOR, "N": DOOR}]
)
def test_a_barrier_must_stand_on_an_arm_or_a_track_of_the_card(barriers: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="no track of the card"):
        tile_from_tracks(["N-S"], barriers=barriers)


def test_a_feature_must_lie_on_a_track_of_the_card() -> None:
    with pytest.raises(ValueError, match="no track of the card"):
        tile_from_tracks(["N-S"], features={"E-W": "gold"})


@pytest.mark.parametrize(
    ("arms", "nodes", "links"),
    [
        ((0, -1, -1, -1), 0, ()),
        ((0, -1, -1, -1), 9, ()),
        ((1, -1, -1, -1), 1, ()),
        ((-2, -1, -1, -1), 1, ()),
        ((0, -1, -1, -1), 1, (Link(0, 1),)),
        ((0, -1, -1, -1), 2, (Link(-1, 1),)),
    ],
)
def test_arms_and_links_name_nodes_of_the_card(
    arms: Arms, nodes: int, links: tuple[Link, ...]
) -> None:
    with pytest.raises(ValueError, match="1 to 8 nodes"):
        tile_from_nodes(arms, nodes, links)


@pytest.mark.parametrize("given", ["hubs", "features"])
def test_hubs_and_features_name_nodes_of_the_card(given: str) -> None:
    hubs = [(1, LADDERS)] if given == "hubs" else []
    features = [(1, "gold")] if given == "features" else []
    with pytest.raises(ValueError, match="1 to 8 nodes"):
        tile_from_nodes((0, 0, 0, 0), 1, (), hubs, features)


def test_the_fullest_card_fits_into_its_numbers() -> None:
    tile = tile_from_tracks(["N-E-S-W"], barriers=dict.fromkeys("NESW", DOOR))
    assert tile.nodes == 5
    assert tile_from_nodes((0, 1, 2, 3), NODES_PER_CARD).nodes == 8


# Half-turns


@given(tiles())
def test_two_half_turns_bring_a_card_back(tile: Tile) -> None:
    assert tile.half_turned().half_turned() == tile


@given(tiles())
def test_a_half_turn_swaps_north_with_south_and_east_with_west(tile: Tile) -> None:
    turned = tile.half_turned()
    assert [turned.arms[side] for side in (N, E, S, W)] == [
        tile.arms[side] for side in (S, W, N, E)
    ]


def renamed(tile: Tile, names: tuple[int, ...]) -> tuple[object, ...]:
    """Return a tile with renamed nodes, in a form that does not depend on order."""
    return (
        [CLOSED if arm == CLOSED else names[arm] for arm in tile.arms],
        sorted((*sorted((names[link.a], names[link.b])), link.barrier) for link in tile.links),
        sorted((names[node], hub) for node, hub in tile.hubs),
        sorted((names[node], what) for node, what in tile.features),
    )


def looks_the_same_turned(tile: Tile) -> bool:
    """Return whether a tile and its half-turn are equal up to the names of nodes."""
    turned = renamed(tile.half_turned(), tuple(range(tile.nodes)))
    return any(renamed(tile, names) == turned for names in permutations(range(tile.nodes)))


@given(tiles())
def test_symmetry_is_what_trying_every_renaming_finds(tile: Tile) -> None:
    assert tile.is_symmetric() == looks_the_same_turned(tile)


@given(tiles())
def test_a_card_joined_with_its_own_half_turn_is_symmetric(tile: Tile) -> None:
    # Two copies of a half card, one turned, which give symmetric cards with several nodes.
    half = tile.nodes
    if half > NODES_PER_CARD // 2:
        return
    n, e, _, _ = tile.arms
    turned: Arms = (n, e, CLOSED if n < 0 else n + half, CLOSED if e < 0 else e + half)
    links = [
        *tile.links,
        *(Link(link.a + half, link.b + half, link.barrier) for link in tile.links),
    ]
    hubs = [*tile.hubs, *((node + half, hub) for node, hub in tile.hubs)]
    features = [*tile.features, *((node + half, what) for node, what in tile.features)]
    assert tile_from_nodes(turned, 2 * half, links, hubs, features).is_symmetric()


@pytest.mark.parametrize(
    ("tile", "symmetric"),
    [
        (tile_from_tracks(["N-E-S-W"]), True),
        (tile_from_tracks(["N-S"]), True),
        (tile_from_tracks(["N", "S"]), True),
        (tile_from_tracks(["N-S", "E-W"]), True),
        (tile_from_tracks(["N-E", "S-W"]), True),
        (tile_from_tracks(["N", "E", "S", "W"]), True),
        (tile_from_tracks(["N"]), False),
        (tile_from_tracks(["N-E"]), False),
        (tile_from_tracks(["N-E-S"]), False),
        (tile_from_tracks(["N-E", "S", "W"]), False),
        (tile_from_tracks(["N-S"], barriers={"N-S": DOOR}), True),
        (tile_from_tracks(["N-S"], barriers={"N": DOOR}), True),  # between the two, all the same
        (tile_from_tracks(["N-E-S-W"], barriers={"N": DOOR}), False),
        (tile_from_tracks(["N-S"], barriers={"N": DOOR, "S": DOOR}), True),
        (tile_from_tracks(["N-E-S-W"], barriers={"N-E-S-W": DOOR}), True),
        (tile_from_tracks(["N-E-S-W"], barriers={"N": DOOR, "E": DOOR}), False),
        (tile_from_tracks(["N", "S"], hub=LADDERS), True),
        (tile_from_tracks(["N", "S"], features={"N": "gold"}), False),
        (tile_from_tracks(["N", "S"], features={"N": "gold", "S": "gold"}), True),
    ],
)
def test_which_cards_a_half_turn_changes(tile: Tile, symmetric: bool) -> None:  # noqa: FBT001
    assert tile.is_symmetric() is symmetric


def level_three_cross(*ladders: int) -> Tile:
    """Return a level III card of seven spaces: four arms, two in the middle, one between these."""
    links = (Link(0, 4), Link(3, 4), Link(1, 5), Link(2, 5), Link(4, 6), Link(5, 6))
    return tile_from_nodes((0, 1, 2, 3), 7, links, [(node, LADDERS) for node in ladders])


def test_a_card_of_seven_spaces_may_be_symmetric() -> None:
    assert level_three_cross().is_symmetric()
    assert level_three_cross(6).is_symmetric()
    assert level_three_cross(4, 5).is_symmetric()
    assert not level_three_cross(4).is_symmetric()
    assert not level_three_cross(0).is_symmetric()


def test_a_hub_in_the_centre_of_a_cross_of_five_nodes_keeps_it_symmetric() -> None:
    links = [Link(side, 4) for side in SIDES]
    assert tile_from_nodes((0, 1, 2, 3), 5, links, [(4, LADDERS)]).is_symmetric()
    assert not tile_from_nodes((0, 1, 2, 3), 5, links, [(1, LADDERS)]).is_symmetric()


def test_a_door_between_inner_nodes_breaks_the_symmetry() -> None:
    links = [Link(0, 4), Link(2, 5), Link(4, 6), Link(5, 6)]
    assert tile_from_nodes((0, 1, 2, 3), 7, links).is_symmetric()
    links[2] = Link(4, 6, DOOR)
    assert not tile_from_nodes((0, 1, 2, 3), 7, links).is_symmetric()


# Poses


@given(tiles(), st.booleans())
def test_a_pose_knows_the_exits_and_links_of_each_node(tile: Tile, turned: bool) -> None:  # noqa: FBT001
    pose = Pose(tile, turned=turned)
    assert pose.arms == (tile.half_turned() if turned else tile).arms
    for node in range(tile.nodes):
        assert set(pose.exits[node]) == {side for side in SIDES if pose.arms[side] == node}
        there = {(link.b, link.barrier) for link in tile.links if link.a == node}
        back = {(link.a, link.barrier) for link in tile.links if link.b == node}
        assert set(pose.links[node]) == there | back
        assert pose.hubs[node] == dict(tile.hubs).get(node, -1)
    assert set(pose.open_sides) == {side for side in SIDES if pose.arms[side] != CLOSED}


# Patterns: constraints of the neighbours of a cell

DEMANDS = (FREE_EDGE, OPEN_EDGE, CLOSED_EDGE)
EVERY_PATTERN = [
    (sum(wanted * 3**side for side, wanted in enumerate(demands)), demands)
    for demands in product(DEMANDS, repeat=4)
]
EVERY_ARMS = [
    tile_from_nodes((arms[0], arms[1], arms[2], arms[3]), 4)
    for arms in product((CLOSED, 0), (CLOSED, 1), (CLOSED, 2), (CLOSED, 3))
]


def test_a_pattern_has_a_digit_for_each_side() -> None:
    assert len(EVERY_PATTERN) == PATTERNS == 81
    for pattern, demands in EVERY_PATTERN:
        assert tuple(digit(pattern, side) for side in SIDES) == demands


def test_open_meets_open_and_closed_meets_closed() -> None:
    for tile in EVERY_ARMS:
        pose = Pose(tile, turned=False)
        for pattern, demands in EVERY_PATTERN:
            obeyed = all(
                wanted == FREE_EDGE or (wanted == OPEN_EDGE) == (arm != CLOSED)
                for wanted, arm in zip(demands, tile.arms, strict=True)
            )
            assert reference_oracle.fits(pattern, pose) == obeyed


def check_book(deck: list[Tile]) -> None:
    book = PoseBook(deck)
    laid = [
        (book.pose(card, turned=turned), Pose(tile, turned=turned))
        for card, tile in enumerate(deck)
        for turned in (False, True)
    ]
    for pattern in range(PATTERNS):
        wanted = {number for number, pose in laid if reference_oracle.fits(pattern, pose)}
        found = {pose for pose in range(2 * len(deck)) if book.fitting[pattern] >> pose & 1}
        assert found == wanted


def test_the_book_of_poses_agrees_with_the_oracle() -> None:
    check_book(EVERY_ARMS)


@given(st.lists(tiles(), min_size=1, max_size=4))
def test_the_book_of_poses_agrees_with_the_oracle_for_any_deck(deck: list[Tile]) -> None:
    check_book(deck)


@given(st.lists(tiles(), min_size=1, max_size=4))
def test_a_card_has_two_poses_unless_a_half_turn_changes_nothing(deck: list[Tile]) -> None:
    book = PoseBook(deck)
    for card, tile in enumerate(deck):
        numbers = {book.pose(card, turned=turned) for turned in (False, True)}
        bits = {pose for pose in range(2 * len(deck)) if book.bits[card] >> pose & 1}
        assert numbers == bits
        assert numbers == ({2 * card} if tile.is_symmetric() else {2 * card, 2 * card + 1})
        assert book.poses[2 * card].tile == tile
        assert book.poses[2 * card + 1].tile == tile.half_turned()
