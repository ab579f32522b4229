"""Distance field of a maze: how many cards a goal is away from each place.

Distances count in half cards. A cell that most path cards fit costs a whole card and a cell that
few fit costs more. Existing tunnels cost nothing, linked to Start or not. A covered path with a
chest costs half a card: it has to be reached and is then open.

Ladders need no special search: each is joined to Start, so its open ends are ends of the network.
"""

from collections.abc import Container, Iterable
from functools import lru_cache
from typing import ClassVar, Final, final

from saboteur.bots.crossing_costs import (
    CARD_COST,
    MAX_CROSSING_COST,
    CrossingCosts,
    compute_crossing_costs,
)
from saboteur.games.classic.kit import Kit
from saboteur.kernel.geometry import OPPOSITE, SIDES, SPAN, STEP, PackedCell
from saboteur.kernel.maze import Maze, Node, node_at
from saboteur.kernel.tile import CLOSED, NODES_PER_CARD, Pose

CAVE_COST: Final = 1
"""Cost of passing a covered path, in half cards."""
UNREACHABLE: Final = 20 * CARD_COST
"""Distance of cells that no tunnel can reach."""
MARGIN_CELLS: Final = 2


@final
class CardGeometry:
    """The shapes of a rule set's cards in the form needed for digging, computed once per kit."""

    __slots__ = ("crossing_costs", "doors")

    def __init__(self, kit: Kit) -> None:
        self.crossing_costs = kit_crossing_costs(kit)
        self.doors: tuple[int, ...] = tuple(
            sum({link.barrier for link in pose.tile.links}) for pose in kit.poses.poses
        )
        """By pose, the doors on it, as bits of ``kit.barriers``."""


@lru_cache(maxsize=64)
def card_geometry(kit: Kit) -> CardGeometry:
    """Return the geometry of a kit, cached because bots are created for every request."""
    return CardGeometry(kit)


def kit_crossing_costs(kit: Kit) -> CrossingCosts:
    """Return the cost of crossing a cell, by each of the 81 edge patterns around it.

    The fewer of the deck's through cards fit a pattern, the higher its cost.
    """
    book = kit.poses
    through = [card for card in kit.deck if card < kit.paths and is_through(book.poses[2 * card])]
    return compute_crossing_costs(book, through)


def is_through(pose: Pose, blocked: int = 0) -> bool:
    """Return whether a traveller can cross the card despite the ``blocked`` doors.

    A dead end cannot be crossed. A single edge of a ladder is enough, because it is joined to
    Start.
    """
    return (
        any(len(exits) > 1 for exits in pose.exits)
        or any(not barrier & blocked for links in pose.links for _, barrier in links)
        or bool(pose.tile.hubs)
    )


def leads_across(pose: Pose) -> bool:
    """Return whether a card joins its west to its east, the direction of the goals."""
    east, west = pose.arms[1], pose.arms[3]
    return east == west != CLOSED


def joined_nodes(pose: Pose, faced: int, blocked: int = 0) -> list[int]:
    """Return the nodes of a pose that the network reaches through the sides ``faced`` (bits).

    The nodes of a ladder are joined to Start wherever it is laid.
    """
    found = list(dict.fromkeys(pose.arms[side] for side in SIDES if faced >> side & 1))
    found += [node for node, _ in pose.tile.hubs if node not in found]
    if CLOSED in found:  # a goal or a chest path may lie in a way that does not fit its neighbour
        found.remove(CLOSED)
    for node in found:
        found += [
            other
            for other, barrier in pose.links[node]
            if not (barrier & blocked or other in found)
        ]
    return found


def exits_of(pose: Pose, faced: int, blocked: int = 0) -> list[int]:
    """Return the sides by which the network leaves a pose that it enters by ``faced`` (bits)."""
    return [side for node in joined_nodes(pose, faced, blocked) for side in pose.exits[node]]


def onward_cells(maze: Maze, place: PackedCell, pose: Pose, faced: int) -> list[PackedCell]:
    """List the cells without a face-up card to which a pose on ``place`` leads.

    The network enters the pose by the sides ``faced`` (bits).
    """
    beside = [place + STEP[side] for side in exits_of(pose, faced)]
    return [way for way in beside if way not in maze.cards]


@final
class SearchArea:
    """The part of the grid worth searching: all given places and a margin around them.

    ``north`` is the first cell inside; ``west``, ``east`` and ``south`` lie just outside.
    """

    __slots__ = ("east", "north", "south", "west")

    def __init__(self, places: Iterable[PackedCell]) -> None:
        columns, rows = zip(*((place % SPAN, place // SPAN) for place in places), strict=True)
        self.west = min(columns) - MARGIN_CELLS
        self.east = max(columns) + MARGIN_CELLS
        self.north = (min(rows) - MARGIN_CELLS + 1) * SPAN
        self.south = (max(rows) + MARGIN_CELLS) * SPAN


@final
class MazeSnapshot:
    """A maze at one moment, with the doors that block one traveller.

    Face-down goals are obstacles; other face-down cards can be passed.
    """

    __slots__ = ("blocked", "bounds", "caves", "crossing_costs", "maze", "rock")

    def __init__(
        self,
        maze: Maze,
        goals: frozenset[PackedCell],
        bounds: SearchArea,
        crossing_costs: CrossingCosts,
        blocked: int,
    ) -> None:
        self.maze = maze
        self.rock = maze.covered & goals
        self.caves = maze.covered - goals
        self.bounds = bounds
        self.crossing_costs = crossing_costs
        self.blocked = blocked
        """The doors that the traveller may not pass, as bits."""


class DistanceField:
    """Distances to one goal from empty cells and nodes.

    Places farther from the goal than the network's nearest end have no entry.
    """

    __slots__ = ("cells", "nodes")

    unreachable: ClassVar[int] = UNREACHABLE

    def __init__(self) -> None:
        self.cells: dict[PackedCell, int] = {}
        """By cell without a face-up card, the cost of the cards to lay from it to the goal, its own
        included.
        """
        self.nodes: dict[Node, int] = {}

    def remaining_distance(self, maze: Maze, place: PackedCell, sides: Iterable[int]) -> int:
        """Return the distance to the goal of a network that leaves ``place`` by ``sides``."""
        best = self.unreachable
        for side in sides:
            beside = place + STEP[side]
            if beside in maze.cards:
                arm = maze.poses[maze.cards[beside]].arms[OPPOSITE[side]]
                far = best if arm == CLOSED else self.nodes.get(node_at(beside, arm), best)
            else:
                far = self._distance_entering(beside, OPPOSITE[side])
            best = min(best, far)
        return best

    def _distance_entering(self, place: PackedCell, side: int) -> int:  # noqa: ARG002 - all sides are the same
        """Return the distance from an empty cell that is entered by ``side``."""
        return self.cells.get(place, UNREACHABLE)


def compute_distances(
    ground: MazeSnapshot, goal: PackedCell, ends: Container[PackedCell], excluded: PackedCell
) -> DistanceField:
    """Return the distances from ``goal`` to cells and nodes, in half cards.

    The search runs backwards from the goal, whether it is face down or face up. It does not cross
    ``excluded``, other face-down goals or blocked doors, and stops at the distance of the nearest
    of ``ends``, since nothing depends on places beyond.
    """
    field = DistanceField()
    cells, nodes = field.cells, field.nodes
    cards, poses, frontier = ground.maze.cards, ground.maze.poses, ground.maze.frontier
    bounds, caves, blocked, costs = (
        ground.bounds,
        ground.caves,
        ground.blocked,
        ground.crossing_costs,
    )
    rock = ground.rock | {excluded}
    # One queue per distance. An entry is a cell, or the complement of a node.
    queues: list[list[int]] = [[] for _ in range(UNREACHABLE + MAX_CROSSING_COST)]
    queues[0] += _start_nodes(ground.maze, goal)
    met = False
    for distance in range(UNREACHABLE):
        queue = queues[distance]
        for spot in queue:  # grows during the loop: existing tunnels cost nothing
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
                    cost = CAVE_COST if beside in caves else costs[frontier.get(beside, 0)]
                    queues[distance + cost].append(beside)
        if met:
            break
    return field


def _start_nodes(maze: Maze, goal: PackedCell) -> list[int]:
    """Return where the search starts: the cell of a face-down goal, or the nodes of an open goal.

    Nodes are returned as complements (``~node``).
    """
    if goal not in maze.cards:
        return [goal]
    nodes = maze.poses[maze.cards[goal]].tile.nodes
    return [~node_at(goal, number) for number in range(nodes)]
