"""The survey of a maze: how many cards away a goal is, from wherever one digs.

Distances count in half cards: a cell that most path cards fit costs a whole card, one that few
fit costs more, and tunnels that lie already cost nothing, linked to Start or cut off. A covered
path with a chest costs half a card: it has to be reached and lies ready then.

Ladders need no search of their own: each is joined to Start, so its open ends are ends of the
network wherever it lies.
"""

from collections.abc import Container, Iterable
from functools import lru_cache
from typing import ClassVar, Final, final

from saboteur.bots.tolls import CARD, DEAREST, Tolls, prices
from saboteur.games.classic.kit import Kit
from saboteur.kernel.geometry import OPPOSITE, SIDES, SPAN, STEP, PackedCell
from saboteur.kernel.maze import Maze, Node, node_at
from saboteur.kernel.tile import CLOSED, NODES_PER_CARD, Pose

CAVE: Final = 1
"""What it costs to pass a covered path."""
FAR: Final = 20 * CARD
"""The distance of what no tunnel will reach any more."""
MARGIN: Final = 2


@final
class Atlas:
    """What a rule set's cards mean to a digger, compiled once."""

    __slots__ = ("doors", "tolls")

    def __init__(self, kit: Kit) -> None:
        """Read the cards of a kit."""
        self.tolls = tolls(kit)
        self.doors: tuple[int, ...] = tuple(
            sum({link.barrier for link in pose.tile.links}) for pose in kit.poses.poses
        )
        """Per pose, the doors on it, as bits of ``kit.barriers``."""


@lru_cache(maxsize=64)
def atlas(kit: Kit) -> Atlas:
    """Return the atlas of a kit: bots are made anew for every question, kits are not."""
    return Atlas(kit)


def tolls(kit: Kit) -> Tolls:
    """Price the 81 patterns by how many of the deck's through cards fit them."""
    book = kit.poses
    through = [card for card in kit.deck if card < kit.paths and is_through(book.poses[2 * card])]
    return prices(book, through)


def is_through(pose: Pose, blocked: int = 0) -> bool:
    """Whether a traveller whom some doors block can cross the card; nobody crosses a dead end.

    A ladder leads on by its foot, so a single edge is enough for it.
    """
    return (
        any(len(exits) > 1 for exits in pose.exits)
        or any(not barrier & blocked for links in pose.links for _, barrier in links)
        or bool(pose.tile.hubs)
    )


def leads_across(pose: Pose) -> bool:
    """Whether a card joins its west to its east: the goals lie across the table."""
    east, west = pose.arms[1], pose.arms[3]
    return east == west != CLOSED


def joined_nodes(pose: Pose, faced: int, blocked: int = 0) -> list[int]:
    """List the nodes of a pose that the network enters by the sides that face it (bits).

    A ladder's nodes are joined to Start wherever it is laid.
    """
    found = list(dict.fromkeys(pose.arms[side] for side in SIDES if faced >> side & 1))
    found += [node for node, _ in pose.tile.hubs if node not in found]
    if CLOSED in found:  # a goal or a chest path may lie askew to what reached it
        found.remove(CLOSED)
    for node in found:
        found += [
            other
            for other, barrier in pose.links[node]
            if not (barrier & blocked or other in found)
        ]
    return found


def exits_of(pose: Pose, faced: int, blocked: int = 0) -> list[int]:
    """List the sides by which the network leaves a pose that it enters by ``faced`` (bits)."""
    return [side for node in joined_nodes(pose, faced, blocked) for side in pose.exits[node]]


def ways_on(maze: Maze, place: PackedCell, pose: Pose, faced: int) -> list[PackedCell]:
    """List the cells without a face-up card to which a pose laid on ``place`` leads on."""
    beside = [place + STEP[side] for side in exits_of(pose, faced)]
    return [way for way in beside if way not in maze.cards]


@final
class Bounds:
    """The part of the endless grid that is worth a search: what lies there, and a margin."""

    __slots__ = ("east", "north", "south", "west")

    def __init__(self, places: Iterable[PackedCell]) -> None:
        """Enclose the places; the bounds themselves lie outside."""
        columns, rows = zip(*((place % SPAN, place // SPAN) for place in places), strict=True)
        self.west = min(columns) - MARGIN
        self.east = max(columns) + MARGIN
        self.north = (min(rows) - MARGIN + 1) * SPAN
        self.south = (max(rows) + MARGIN) * SPAN


@final
class Ground:
    """What is surveyed: a maze as it lies, and what it is to one traveller."""

    __slots__ = ("blocked", "bounds", "caves", "maze", "rock", "tolls")

    def __init__(
        self, maze: Maze, goals: frozenset[PackedCell], bounds: Bounds, toll: Tolls, blocked: int
    ) -> None:
        """Of the face-down cards, goals are rock to dig around, the others lead on."""
        self.maze = maze
        self.rock = maze.covered & goals
        self.caves = maze.covered - goals
        self.bounds = bounds
        self.tolls = toll
        self.blocked = blocked
        """The doors that the traveller may not pass, as bits."""


class Field:
    """How far empty cells and nodes are from one goal, those no farther than the network."""

    __slots__ = ("cells", "nodes")

    far: ClassVar[int] = FAR

    def __init__(self) -> None:
        """Begin with nothing reached."""
        self.cells: dict[PackedCell, int] = {}
        """The cost of the cards still to lay from here on, the one on this cell included."""
        self.nodes: dict[Node, int] = {}

    def left(self, maze: Maze, place: PackedCell, sides: Iterable[int]) -> int:
        """Return how far it still is for a network that leaves ``place`` by these sides."""
        best = self.far
        for side in sides:
            beside = place + STEP[side]
            if beside in maze.cards:
                arm = maze.poses[maze.cards[beside]].arms[OPPOSITE[side]]
                far = best if arm == CLOSED else self.nodes.get(node_at(beside, arm), best)
            else:
                far = self._entered(beside, OPPOSITE[side])
            best = min(best, far)
        return best

    def _entered(self, place: PackedCell, side: int) -> int:  # noqa: ARG002 - all sides are the same
        """Return how far it is from an empty cell that one comes into by a side."""
        return self.cells.get(place, FAR)


def survey(
    ground: Ground, goal: PackedCell, ends: Container[PackedCell], spoilt: PackedCell
) -> Field:
    """Measure from a goal, face down or up, backwards through everything but ``spoilt``.

    Other face-down goals count as rock. What is farther away than the nearest of the network's
    ``ends`` helps nobody and is left out. The queues, one for each distance, hold a cell as it
    is and a node as its complement.
    """
    field = Field()
    cells, nodes = field.cells, field.nodes
    cards, poses, frontier = ground.maze.cards, ground.maze.poses, ground.maze.frontier
    bounds, caves, blocked, costs = ground.bounds, ground.caves, ground.blocked, ground.tolls
    rock = ground.rock | {spoilt}
    queues: list[list[int]] = [[] for _ in range(FAR + DEAREST)]
    queues[0] += _origins(ground.maze, goal)
    met = False
    for distance in range(FAR):
        queue = queues[distance]
        for spot in queue:  # it grows while it is read: tunnels cost nothing
            if spot in cells or ~spot in nodes:
                continue
            if spot >= 0:
                cells[spot] = distance
                met = met or spot in ends
                place = spot
                sides: tuple[int, ...] = SIDES
            else:
                nodes[~spot] = distance
                place, number = divmod(~spot, NODES_PER_CARD)
                pose = poses[cards[place]]
                sides = pose.exits[number]
                links = pose.links[number]
                queue += [~node_at(place, node) for node, door in links if not door & blocked]
            for side in sides:
                beside = place + STEP[side]
                if beside in cards:
                    arm = poses[cards[beside]].arms[OPPOSITE[side]]
                    if arm != CLOSED:
                        queue.append(~(beside * NODES_PER_CARD + arm))
                elif (
                    beside not in cells
                    and beside not in rock
                    and bounds.north <= beside < bounds.south
                    and bounds.west < beside % SPAN < bounds.east
                ):
                    toll = CAVE if beside in caves else costs[frontier.get(beside, 0)]
                    queues[distance + toll].append(beside)
        if met:
            break
    return field


def _origins(maze: Maze, goal: PackedCell) -> list[int]:
    """Begin at a face-down goal's cell, or at the nodes of one that lies open."""
    if goal not in maze.cards:
        return [goal]
    nodes = maze.poses[maze.cards[goal]].tile.nodes
    return [~node_at(goal, number) for number in range(nodes)]
