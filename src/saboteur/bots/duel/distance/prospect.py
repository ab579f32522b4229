"""A prospect: how far goals and gold are for a seat, by the cards that it can lay.

Distances are in eighths of a card. Whether the gold of a goal can be claimed depends on how one
comes to it, so the ways from a side are kept apart from those from above and below.
"""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final, final

from saboteur.bots.duel.distance.crossings import CARD, Costs, Ways
from saboteur.games.duel.kit import TROLL, Kit
from saboteur.kernel.geometry import OPPOSITE, SIDES, STEP, PackedCell, packed, xy
from saboteur.kernel.maze import Maze, Reach, node_at
from saboteur.kernel.tile import CLOSED, NODES_PER_CARD, Pose
from saboteur.kernel.value import value

FAR: Final = 14 * CARD
"""What is as far as this will not be reached."""
BEYOND: Final = 5 * CARD
"""Nor what is so much farther than the nearest goal."""
NEAR: Final = CARD + 3
"""Cells nearer than this are dug with the hand, those beyond with what will be drawn."""
BRIBE: Final = 2 * CARD
DOOR: Final = 5 * CARD
KEY: Final = CARD
"""What it costs to get past a troll, and past a door of the other colour without or with a key."""
THROUGH: Final = CARD
"""What it costs to come out of a goal that is face down: it may be a dead end."""
GOAL_WAYS: Final[Ways] = tuple(
    tuple((out, THROUGH) for out in SIDES if out != came) for came in SIDES
)
MARGIN: Final = 1
ONWARD: Final = tuple(4 * STEP[side] + OPPOSITE[side] for side in SIDES)
"""From a cell (times 4) to the next one by the side that one comes in by."""


@value
class Means:
    """What a seat digs with: prices of the next cells, of later ones, and of a door."""

    near: Costs
    later: Costs
    door: int


@lru_cache(maxsize=64)
def tunnels(kit: Kit, blocked: int, door: int) -> tuple[Ways, ...]:
    """Return, for every pose, where its tunnels lead; what stops a seat costs something."""
    return tuple(
        tuple(
            () if pose.arms[came] == CLOSED else _exits(pose, pose.arms[came], blocked, door)
            for came in SIDES
        )
        for pose in kit.poses.poses
    )


def _exits(pose: Pose, node: int, blocked: int, door: int) -> tuple[tuple[int, int], ...]:
    """Return the sides by which one comes out of a node, and at what price."""
    found = [(side, 0) for side in pose.exits[node]]
    for other, barrier in pose.links[node]:
        price = _price(barrier, blocked, door)
        found += [(side, price) for side in pose.exits[other]]
    return tuple(found)


def _price(barrier: int, blocked: int, door: int) -> int:
    return 0 if not barrier & blocked else BRIBE if barrier == 1 << TROLL else door


def passages(pose: Pose, place: PackedCell, node: int, reach: Reach, door: int) -> dict[int, int]:
    """Return the nodes of a card from which one gets to one of them, and what each costs."""
    blocked = 0 if place in reach.opened else reach.blocked
    found = {other: _price(barrier, blocked, door) for other, barrier in pose.links[node]}
    found[node] = 0
    return found


@lru_cache(maxsize=64)
def barred(kit: Kit, blocked: int, door: int) -> Mapping[int, tuple[tuple[int, int, int], ...]]:
    """Return, for poses with a barrier that stops a seat: from which nodes, whereto, at what price.

    Where one comes out is relative to four times the card's cell.
    """
    found = {}
    for number, pose in enumerate(kit.poses.poses):
        stops = tuple(
            (node, ONWARD[out], price)
            for node in range(pose.tile.nodes)
            for out, price in _exits(pose, node, blocked, door)
            if price
        )
        if stops:
            found[number] = stops
    return MappingProxyType(found)


def doorways(kit: Kit, maze: Maze, reach: Reach, door: int) -> list[tuple[int, int]]:
    """List the edges behind the barriers that stop the traveller, and what each costs him."""
    stops = barred(kit, reach.blocked, door)
    return [
        (4 * place + onward, price)
        for place, number in maze.cards.items()
        if number in stops and place not in reach.opened
        for node, onward, price in stops[number]
        if place * NODES_PER_CARD + node in reach.nodes
    ]


def area(kit: Kit, maze: Maze) -> frozenset[PackedCell]:
    """Return the part of the endless grid that is worth a search; nobody digs back to the west."""
    spots = [xy(place) for place in (*maze.cards, *kit.goal_cells)]
    columns = [x for x, _ in spots]
    rows = [y for _, y in spots]
    return frozenset(
        packed(x, y)
        for x in range(min(columns), max(columns) + MARGIN + 1)
        for y in range(min(rows) - MARGIN, max(rows) + MARGIN + 1)
    )


@final
class Prospect:
    """How far a seat has to dig."""

    __slots__ = ("_found", "_kit", "_maze", "_means", "_reach", "goals")

    def __init__(
        self, kit: Kit, maze: Maze, reach: Reach, means: Means, ground: frozenset[PackedCell]
    ) -> None:
        """Measure outwards from the ends and from the barriers that stop the seat."""
        self._kit = kit
        self._maze = maze
        self._reach = reach
        self._means = means
        self.goals: dict[int, int] = {}
        """By 2 × cell, + 1 for those who come from a side."""
        self._found: dict[int, int] = {}
        """By 4 × cell + the side one comes in by."""
        self._measure(self._begin(), ground)

    def spot(self, place: PackedCell) -> int:
        """Return how far the gold of a card is that the seat does not reach."""
        number = self._maze.cards[place]
        pose, node = self._maze.poses[number], self._kit.gold_nodes[number]
        prices = passages(pose, place, node, self._reach, self._means.door)
        fars = [
            prices[pose.arms[side]] + self._found.get(4 * place + side, FAR)
            for side in pose.open_sides
            if pose.arms[side] in prices
        ]
        fars += [
            price for other, price in prices.items() if node_at(place, other) in self._reach.nodes
        ]
        return min(FAR, *fars)

    def _begin(self) -> list[list[int]]:
        """Queue what lies before the ends and behind the barriers, by how far it is."""
        maze, reach, kit, means = self._maze, self._reach, self._kit, self._means
        queues: list[list[int]] = [[] for _ in range(FAR + DOOR + CARD)]
        queues[0] += [
            4 * place + side
            for place, sides in reach.ends.items()
            for side in SIDES
            if sides >> side & 1
        ]
        for edge, price in doorways(kit, maze, reach, means.door):
            queues[price].append(edge)
        return queues

    def _measure(self, queues: list[list[int]], ground: frozenset[PackedCell]) -> None:
        maze, goals, found, means = self._maze, self.goals, self._found, self._means
        cards, covered, frontier = maze.cards, maze.covered, maze.frontier
        opened = self._reach.opened
        dug = tunnels(self._kit, self._reach.blocked, means.door)
        free = tunnels(self._kit, 0, means.door)
        distance, last = 0, FAR - 1
        while distance <= last:
            queue = queues[distance]
            costs = means.near if distance < NEAR else means.later
            for edge in queue:  # it grows while it is read: tunnels cost nothing
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
                    last = min(last, distance + BEYOND)
                    ways = GOAL_WAYS[came]
                elif place in ground:
                    ways = costs[frontier.get(place, 0)][came]
                else:
                    continue
                for out, price in ways:
                    onward = here + ONWARD[out]
                    if onward not in found:
                        queues[distance + price].append(onward)
            distance += 1
