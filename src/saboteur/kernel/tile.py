"""Tiles: a path card as a small graph.

Inner nodes are the places of a card. An arm joins an edge to a node; a link joins two nodes of the
card and may have a barrier (a door, a troll). A track of the base game is one node, a dead end a
node with a single arm and no link, a level-III cave card up to seven linked nodes. A hub joins
nodes of different cards: every ladder with every other.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product
from typing import Final, TypeAlias

from saboteur.kernel.geometry import OPPOSITE, SIDE_NAMES, SIDES, STEP
from saboteur.kernel.value import value_class

CLOSED: Final = -1
NODES_PER_CARD: Final = 8

Arms: TypeAlias = tuple[int, int, int, int]
Spot: TypeAlias = tuple[tuple[tuple[int, int], ...], tuple[tuple[int, int], ...], int]


@value_class
class Link:
    """Two joined nodes of one card; ``barrier`` is the bit of the barrier between, or 0."""

    a: int
    b: int
    barrier: int = 0


@value_class
class Tile:
    """The shape of a path card as printed; ``half_turned`` gives its other orientation."""

    arms: Arms
    nodes: int
    links: tuple[Link, ...] = ()
    hubs: tuple[tuple[int, int], ...] = ()
    """(node, hub) pairs: the node is joined to every node of the same hub anywhere."""
    features: tuple[tuple[int, str], ...] = ()
    """(node, feature) pairs: gold, crystal, abyss and the like."""

    def half_turned(self) -> "Tile":
        n, e, s, w = self.arms
        return Tile((s, w, n, e), self.nodes, self.links, self.hubs, self.features)

    def is_symmetric(self) -> bool:
        """Whether a half-turn changes nothing."""
        return _canonical(self) == _canonical(self.half_turned())


def tile_from_tracks(
    tracks: Sequence[str],
    *,
    barriers: Mapping[str, int] | None = None,
    hub: int | None = None,
    features: Mapping[str, str] | None = None,
) -> Tile:
    """Build a tile from tracks such as ``["N-E-S", "W"]``; a track of one edge is a dead end.

    ``barriers`` maps an edge (``"S"``: across that arm) or a whole track (``"N-S"``: between all
    its edges) to a barrier bit; ``features`` maps a track to the feature at its centre; ``hub``
    joins every track of the card to that hub. Raises ``ValueError`` if two tracks share an edge, or
    if a barrier or feature names no track.
    """
    shape = _Shape(dict(barriers or {}))
    left = dict(features or {})
    hubs: list[tuple[int, int]] = []
    marks: list[tuple[int, str]] = []
    for track in tracks:
        centre = shape.add(track)
        if hub is not None:
            hubs.append((shape.whole(centre, track), hub))
        if track in left:
            marks.append((shape.whole(centre, track), left.pop(track)))
    if shape.barriers or left:
        message = f"no track of the card is called {', '.join([*shape.barriers, *left])}"
        raise ValueError(message)
    n, e, s, w = shape.arms
    return tile_from_nodes((n, e, s, w), shape.nodes, shape.links, hubs, marks)


class _Shape:
    """A partly built tile, to which tracks are added one by one."""

    def __init__(self, barriers: dict[str, int]) -> None:
        self.barriers = barriers
        self.arms = [CLOSED] * 4
        self.links: list[Link] = []
        self.nodes = 0

    def add(self, track: str) -> int | None:
        """Add a track and return its node; ``None`` if a barrier stands in its middle."""
        sides = [_side(name, track) for name in track.split("-")]
        if any(self.arms[side] != CLOSED for side in sides) or len(set(sides)) != len(sides):
            message = f"track {track!r} uses an edge that is already taken"
            raise ValueError(message)
        split = self.barriers.pop(track, 0) if len(sides) > 1 else 0
        if split:
            self._split(sides, split)
            return None
        centre = self._node()
        for side in sides:
            barrier = self.barriers.pop(SIDE_NAMES[side], 0)
            self.arms[side] = self._node() if barrier else centre
            if barrier:
                self.links.append(Link(centre, self.arms[side], barrier))
        return centre

    def whole(self, centre: int | None, track: str) -> int:
        """Return the node of a track; raise ``ValueError`` if a barrier splits it."""
        if centre is None:
            message = f"track {track!r} has no centre left for a ladder or a feature"
            raise ValueError(message)
        return centre

    def _split(self, sides: list[int], barrier: int) -> None:
        """Give each edge a node of its own, with the barrier between them all (R-180)."""
        for side in sides:
            self.arms[side] = self._node()
        pairs = combinations([self.arms[side] for side in sides], 2)
        self.links.extend(Link(a, b, barrier) for a, b in pairs)

    def _node(self) -> int:
        self.nodes += 1
        return self.nodes - 1


def tile_from_nodes(
    arms: Arms,
    nodes: int,
    links: Sequence[Link] = (),
    hubs: Sequence[tuple[int, int]] = (),
    features: Sequence[tuple[int, str]] = (),
) -> Tile:
    """Build a tile from its graph; raise ``ValueError`` for a node that does not exist."""
    named = [arm for arm in arms if arm != CLOSED]
    named += [end for link in links for end in (link.a, link.b)]
    named += [node for node, _ in hubs] + [node for node, _ in features]
    if not 1 <= nodes <= NODES_PER_CARD or any(not 0 <= node < nodes for node in named):
        message = f"a card has 1 to {NODES_PER_CARD} nodes, and arms and links name only those"
        raise ValueError(message)
    return Tile(arms, nodes, tuple(links), tuple(hubs), tuple(features))


def _side(name: str, track: str) -> int:
    if name not in SIDE_NAMES:
        message = f"track {track!r} names {name!r}; edges are N, E, S and W"
        raise ValueError(message)
    return SIDE_NAMES.index(name)


def _canonical(tile: Tile) -> tuple[object, ...]:
    """Return the tile with nodes numbered by their edges, so that equal shapes compare equal."""
    order: list[int] = []
    for side in SIDES:
        if tile.arms[side] != CLOSED and tile.arms[side] not in order:
            order.append(tile.arms[side])
    while len(order) < tile.nodes:
        rest = [node for node in range(tile.nodes) if node not in order]

        def nearness(node: int) -> tuple[list[int], list[str]]:
            joined = [
                link.b if link.a == node else link.a
                for link in tile.links
                if node in (link.a, link.b)
            ]
            ranks = sorted(order.index(other) for other in joined if other in order)
            return ranks or [tile.nodes], sorted(what for at, what in tile.features if at == node)

        order.append(min(rest, key=nearness))
    name = {node: place for place, node in enumerate(order)}
    return (
        tuple(name.get(arm, CLOSED) for arm in tile.arms),
        tuple(sorted((*sorted((name[link.a], name[link.b])), link.barrier) for link in tile.links)),
        tuple(sorted((name[node], hub) for node, hub in tile.hubs)),
        tuple(sorted((name[node], what) for node, what in tile.features)),
    )


class Pose:
    """A tile in one of its two half-turns, with data computed in advance for the maze."""

    __slots__ = (
        "arms", "borders", "entries", "exits", "hubs", "links", "open_sides", "spots", "stamps",
        "tile", "turned",
    )  # fmt: skip

    def __init__(self, tile: Tile, *, turned: bool) -> None:
        laid = tile.half_turned() if turned else tile
        self.tile = laid
        self.turned = turned
        self.arms: Arms = laid.arms
        self.open_sides: tuple[int, ...] = tuple(s for s in SIDES if laid.arms[s] != CLOSED)
        self.stamps: tuple[int, ...] = tuple(
            (OPEN_EDGE if laid.arms[s] != CLOSED else CLOSED_EDGE) * POWERS[OPPOSITE[s]]
            for s in SIDES
        )
        """Per side, the requirement on the next cell, as a part of that cell's pattern."""
        self.exits: tuple[tuple[int, ...], ...] = tuple(
            tuple(s for s in SIDES if laid.arms[s] == node) for node in range(laid.nodes)
        )
        """Per node, the sides its arms lead to."""
        self.entries: tuple[tuple[int, ...], ...] = tuple(
            tuple({laid.arms[s]: None for s in self.open_sides if sides >> s & 1})
            for sides in range(1 << len(SIDES))
        )
        """By set of sides (bits), the nodes that the open sides of the set lead to."""
        self.borders: tuple[tuple[int, int], ...] = tuple((STEP[s], self.stamps[s]) for s in SIDES)
        """Per side, the step to the next cell, and the requirement on it (``stamps``)."""
        ends = [(link.a, link.b, link.barrier) for link in laid.links]
        ends += [(b, a, barrier) for a, b, barrier in ends]
        self.links: tuple[tuple[tuple[int, int], ...], ...] = tuple(
            tuple((b, barrier) for a, b, barrier in ends if a == node) for node in range(laid.nodes)
        )
        self.hubs: tuple[int, ...] = tuple(
            next((hub for at, hub in laid.hubs if at == node), -1) for node in range(laid.nodes)
        )
        self.spots: tuple[Spot, ...] = tuple(
            (tuple((STEP[s], OPPOSITE[s]) for s in sides), links, hub)
            for sides, links, hub in zip(self.exits, self.links, self.hubs, strict=True)
        )
        """Per node: its exits, its links and its hub.

        An exit is the step to the next cell and the side of entry there.
        """


# A pattern is the requirements of a cell's face-up neighbours: one base-3 digit a side.
FREE_EDGE: Final = 0
OPEN_EDGE: Final = 1
CLOSED_EDGE: Final = 2
POWERS: Final = (1, 3, 9, 27)
PATTERNS: Final = 81


def digit(pattern: int, side: int) -> int:
    """Return the requirement of a pattern on one side."""
    return pattern // POWERS[side] % 3


def _fitting_patterns(pose: Pose) -> Iterator[int]:
    """Yield the patterns that a pose fits: on each side no card, or a matching edge (B-22)."""
    sides = [
        (FREE_EDGE, (CLOSED_EDGE if pose.arms[side] == CLOSED else OPEN_EDGE) * POWERS[side])
        for side in SIDES
    ]
    return map(sum, product(*sides))


class PoseBook:
    """All poses of a deck by number: card ``k`` is ``2k``, after a half-turn ``2k + 1``.

    There is no third pose: a card is never laid sideways (B-23, R-2). A card that a half-turn
    leaves unchanged has only its even number.
    """

    __slots__ = ("bits", "fitting", "poses")

    def __init__(self, tiles: Sequence[Tile]) -> None:
        self.poses: tuple[Pose, ...] = tuple(
            Pose(tile, turned=turned) for tile in tiles for turned in (False, True)
        )
        symmetric = [tile.is_symmetric() for tile in tiles]
        self.bits: tuple[int, ...] = tuple(
            (1 if symmetric[card] else 3) << 2 * card for card in range(len(tiles))
        )
        """Per card, the set of its poses as bits."""
        fitting = [0] * PATTERNS
        for number, pose in enumerate(self.poses):
            if number % 2 and symmetric[number // 2]:
                continue
            for pattern in _fitting_patterns(pose):
                fitting[pattern] |= 1 << number
        self.fitting: tuple[int, ...] = tuple(fitting)

    def pose(self, card: int, *, turned: bool) -> int:
        """Return the number of a card's pose; for a symmetric card ``turned`` has no effect."""
        return 2 * card + (1 if turned and self.bits[card] >> 2 * card == 3 else 0)
