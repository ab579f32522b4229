"""Distances to goals and gold for a seat, by the cards it can lay.

Distances are in eighths of a card. Whether a goal's gold can be claimed depends on the side of
entry, so paths from a side are kept apart from those from above and below.
"""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final, final

from saboteur.bots.duel.distance.crossings import CARD_COST, CellCostCache, CellCosts
from saboteur.games.duel.kit import TROLL, Kit
from saboteur.kernel.geometry import OPPOSITE, SIDES, STEP, PackedCell, pack_xy, xy
from saboteur.kernel.maze import Maze, Reach, node_at
from saboteur.kernel.tile import CLOSED, NODES_PER_CARD, Pose
from saboteur.kernel.value import value_class

UNREACHABLE: Final = 14 * CARD_COST
"""Distances of this or more count as unreachable."""
SEARCH_MARGIN: Final = 5 * CARD_COST
"""The search ends this far beyond the nearest goal."""
HAND_RANGE: Final = CARD_COST + 3
"""Cells nearer than this are dug with the hand, those beyond with cards to be drawn."""
BRIBE_COST: Final = 2 * CARD_COST
DOOR_COST: Final = 5 * CARD_COST
DOOR_WITH_KEY_COST: Final = CARD_COST
"""``BRIBE_COST`` is the cost of passing a troll. Passing a door of the other colour costs
``DOOR_COST`` without a key in the hand, ``DOOR_WITH_KEY_COST`` with one.
"""
HIDDEN_GOAL_COST: Final = CARD_COST
"""Cost of leaving a face-down goal: it may be a dead end."""
GOAL_CELL_COSTS: Final[CellCosts] = tuple(
    tuple((out, HIDDEN_GOAL_COST) for out in SIDES if out != came) for came in SIDES
)
MARGIN_CELLS: Final = 1
ONWARD_EDGES: Final = tuple(4 * STEP[side] + OPPOSITE[side] for side in SIDES)
"""The offset from a cell's number (times 4) to the next cell's edge, by the side of exit."""


@value_class
class DiggingCosts:
    """The costs of digging for a seat: of cells next to its ends, of later cells, and of a door."""

    near: CellCostCache
    later: CellCostCache
    door: int


@lru_cache(maxsize=64)
def tunnel_costs(kit: Kit, blocked: int, door: int) -> tuple[CellCosts, ...]:
    """Return by pose and side of entry the exits of the tunnels, each with the cost of barriers."""
    return tuple(
        tuple(
            () if pose.arms[came] == CLOSED else _exits(pose, pose.arms[came], blocked, door)
            for came in SIDES
        )
        for pose in kit.poses.poses
    )


def _exits(pose: Pose, node: int, blocked: int, door: int) -> tuple[tuple[int, int], ...]:
    """Return the sides by which a node is left, each with its cost."""
    found = [(side, 0) for side in pose.exits[node]]
    for other, barrier in pose.links[node]:
        cost = _price(barrier, blocked, door)
        found += [(side, cost) for side in pose.exits[other]]
    return tuple(found)


def _price(barrier: int, blocked: int, door: int) -> int:
    return 0 if not barrier & blocked else BRIBE_COST if barrier == 1 << TROLL else door


def passage_costs(
    pose: Pose, place: PackedCell, node: int, reach: Reach, door: int
) -> dict[int, int]:
    """Return the nodes of a card from which ``node`` can be reached, each with its cost."""
    blocked = 0 if place in reach.opened else reach.blocked
    found = {other: _price(barrier, blocked, door) for other, barrier in pose.links[node]}
    found[node] = 0
    return found


@lru_cache(maxsize=64)
def barrier_passages(
    kit: Kit, blocked: int, door: int
) -> Mapping[int, tuple[tuple[int, int, int], ...]]:
    """Return for poses with a blocking barrier the entry nodes, exit edges and costs.

    An exit edge is relative to four times the card's cell.
    """
    found = {}
    for number, pose in enumerate(kit.poses.poses):
        stops = tuple(
            (node, ONWARD_EDGES[out], cost)
            for node in range(pose.tile.nodes)
            for out, cost in _exits(pose, node, blocked, door)
            if cost
        )
        if stops:
            found[number] = stops
    return MappingProxyType(found)


def edges_behind_barriers(kit: Kit, maze: Maze, reach: Reach, door: int) -> list[tuple[int, int]]:
    """Return the edges behind the barriers that stop the traveller, each with its cost."""
    stops = barrier_passages(kit, reach.blocked, door)
    return [
        (4 * place + onward, cost)
        for place, number in maze.cards.items()
        if number in stops and place not in reach.opened
        for node, onward, cost in stops[number]
        if place * NODES_PER_CARD + node in reach.nodes
    ]


def find_search_area(kit: Kit, maze: Maze) -> frozenset[PackedCell]:
    """Return the part of the grid worth searching; no seat digs back to the west."""
    spots = [xy(place) for place in (*maze.cards, *kit.goal_cells)]
    columns = [x for x, _ in spots]
    rows = [y for _, y in spots]
    return frozenset(
        pack_xy(x, y)
        for x in range(min(columns), max(columns) + MARGIN_CELLS + 1)
        for y in range(min(rows) - MARGIN_CELLS, max(rows) + MARGIN_CELLS + 1)
    )


@final
class CardAwareDistance:
    """Distances of one seat, searched outwards from its ends and from blocking barriers."""

    __slots__ = ("_digging_costs", "_found", "_kit", "_maze", "_reach", "goals")

    def __init__(
        self,
        kit: Kit,
        maze: Maze,
        reach: Reach,
        digging_costs: DiggingCosts,
        search_area: frozenset[PackedCell],
    ) -> None:
        self._kit = kit
        self._maze = maze
        self._reach = reach
        self._digging_costs = digging_costs
        self.goals: dict[int, int] = {}
        """The distances of goals, by 2 × cell, + 1 for an entry from a side."""
        self._found: dict[int, int] = {}
        """The distances of edges, by 4 × cell + the side of entry."""
        self._compute_distances(self._start_queues(), search_area)

    def gold_distance(self, place: PackedCell) -> int:
        """Return the distance from the seat's reach to the gold of the card on ``place``.

        The seat must not reach that gold yet.
        """
        number = self._maze.cards[place]
        pose, node = self._maze.poses[number], self._kit.gold_nodes[number]
        costs = passage_costs(pose, place, node, self._reach, self._digging_costs.door)
        distances = [
            costs[pose.arms[side]] + self._found.get(4 * place + side, UNREACHABLE)
            for side in pose.open_sides
            if pose.arms[side] in costs
        ]
        distances += [
            cost for other, cost in costs.items() if node_at(place, other) in self._reach.nodes
        ]
        return min(UNREACHABLE, *distances)

    def _start_queues(self) -> list[list[int]]:
        """Return the edges next to the ends and behind the barriers, queued by distance."""
        maze, reach, kit, digging_costs = self._maze, self._reach, self._kit, self._digging_costs
        queues: list[list[int]] = [[] for _ in range(UNREACHABLE + DOOR_COST + CARD_COST)]
        queues[0] += [
            4 * place + side
            for place, sides in reach.ends.items()
            for side in SIDES
            if sides >> side & 1
        ]
        for edge, cost in edges_behind_barriers(kit, maze, reach, digging_costs.door):
            queues[cost].append(edge)
        return queues

    def _compute_distances(
        self, queues: list[list[int]], search_area: frozenset[PackedCell]
    ) -> None:
        maze, goals, found, digging_costs = self._maze, self.goals, self._found, self._digging_costs
        cards, covered, frontier = maze.cards, maze.covered, maze.frontier
        opened = self._reach.opened
        dug = tunnel_costs(self._kit, self._reach.blocked, digging_costs.door)
        free = tunnel_costs(self._kit, 0, digging_costs.door)
        distance, last = 0, UNREACHABLE - 1
        while distance <= last:
            queue = queues[distance]
            costs = digging_costs.near if distance < HAND_RANGE else digging_costs.later
            for edge in queue:  # grows during the loop: existing tunnels cost nothing
                if edge in found:
                    continue
                found[edge] = distance
                came = edge & 3
                here = edge - came
                place = here >> 2
                if place in cards:
                    ways = (free if place in opened else dug)[cards[place]][came]
                elif place in covered:
                    goals.setdefault(2 * place + (came & 1), distance)
                    last = min(last, distance + SEARCH_MARGIN)
                    ways = GOAL_CELL_COSTS[came]
                elif place in search_area:
                    ways = costs[frontier.get(place, 0)][came]
                else:
                    continue
                for out, cost in ways:
                    onward = here + ONWARD_EDGES[out]
                    if onward not in found:
                        queues[distance + cost].append(onward)
            distance += 1
