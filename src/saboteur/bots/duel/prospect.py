"""A prospect: how far goals and gold are for a seat, by the cards that it can lay.

Distances are in eighths of a card. Whether the gold of a goal can be claimed depends on how one
comes to it, so the ways from a side are kept apart from those from above and below.
"""

from typing import Final, final

from saboteur.bots.duel.crossings import CARD, Costs, Ways
from saboteur.games.duel.kit import TROLL, Kit
from saboteur.kernel.geometry import OPPOSITE, SIDES, STEP, Cell, cell, xy
from saboteur.kernel.maze import Maze, Node, Reach, node_at
from saboteur.kernel.tile import CLOSED, NODES_PER_CARD
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


@value
class Means:
    """What a seat digs with: prices of the next cells, of later ones, and of foreign doors."""

    near: Costs
    later: Costs
    door: int


def area(kit: Kit, maze: Maze) -> frozenset[Cell]:
    """Return the part of the endless grid that is worth a search; nobody digs back to the west."""
    spots = [xy(place) for place in (*maze.cards, *kit.goal_cells)]
    columns = [x for x, _ in spots]
    rows = [y for _, y in spots]
    return frozenset(
        cell(x, y)
        for x in range(min(columns), max(columns) + MARGIN + 1)
        for y in range(min(rows) - MARGIN, max(rows) + MARGIN + 1)
    )


@final
class Prospect:
    """How far a seat has to dig."""

    __slots__ = ("_maze", "_queues", "_reach", "goals", "nodes")

    def __init__(self, maze: Maze, reach: Reach, means: Means, ground: frozenset[Cell]) -> None:
        """Measure outwards from the ends and from the barriers that stop the seat.

        The queues, one for each distance, hold a cell by the side one comes in by (4 × cell + side)
        as it is, and a node as its complement.
        """
        self._maze = maze
        self._reach = reach
        self._queues: list[list[int]] = [[] for _ in range(FAR + DOOR + CARD)]
        self.goals: dict[int, int] = {}
        """By 2 × cell, + 1 for those who come from a side."""
        self.nodes: dict[Node, int] = {}
        self._begin(means.door)
        self._measure(means, ground)

    def _begin(self, door: int) -> None:
        maze, reach = self._maze, self._reach
        self._queues[0] += [
            4 * place + side
            for place, sides in reach.ends.items()
            for side in SIDES
            if sides >> side & 1
        ]
        for place, pose in maze.cards.items():
            links = maze.poses[pose].links
            for number in range(len(links)):
                if links[number] and node_at(place, number) in reach.nodes:
                    self._pass_barriers(0, node_at(place, number), door)

    def _measure(self, means: Means, ground: frozenset[Cell]) -> None:
        maze, queues, goals = self._maze, self._queues, self.goals
        cards, poses, covered, frontier = maze.cards, maze.poses, maze.covered, maze.frontier
        reached = self._reach.nodes
        seen: set[int] = set()
        distance, last = 0, FAR - 1
        while distance <= last:
            queue = queues[distance]
            costs = means.near if distance < NEAR else means.later
            for spot in queue:  # it grows while it is read: tunnels cost nothing
                if spot in seen or ~spot in reached:
                    continue
                seen.add(spot)
                if spot < 0:
                    self._pass_node(distance, ~spot, means.door)
                    continue
                place, came = divmod(spot, 4)
                if place in covered:
                    goals.setdefault(2 * place + (came & 1), distance)
                    last = min(last, distance + BEYOND)
                    ways = GOAL_WAYS[came]
                else:
                    ways = costs[frontier.get(place, 0)][came]
                for out, price in ways:
                    beside = place + STEP[out]
                    if beside in cards:
                        arm = poses[cards[beside]].arms[OPPOSITE[out]]
                        if arm != CLOSED:
                            queues[distance + price].append(~(beside * NODES_PER_CARD + arm))
                    elif beside in ground:
                        queues[distance + price].append(4 * beside + OPPOSITE[out])
            distance += 1

    def _pass_node(self, distance: int, node: Node, door: int) -> None:
        """Go on from a node of a card that lies already."""
        maze = self._maze
        self.nodes[node] = distance
        place, number = divmod(node, NODES_PER_CARD)
        queue = self._queues[distance]
        for side in maze.poses[maze.cards[place]].exits[number]:
            beside = place + STEP[side]
            if beside not in maze.cards:
                queue.append(4 * beside + OPPOSITE[side])
                continue
            arm = maze.poses[maze.cards[beside]].arms[OPPOSITE[side]]
            if arm != CLOSED:
                queue.append(~node_at(beside, arm))
        self._pass_barriers(distance, node, door)

    def _pass_barriers(self, distance: int, node: Node, door: int) -> None:
        """Queue what lies behind a node's links: barriers that stop the seat cost something."""
        maze, reach = self._maze, self._reach
        place, number = divmod(node, NODES_PER_CARD)
        for other, barrier in maze.poses[maze.cards[place]].links[number]:
            stops = barrier & reach.blocked and place not in reach.opened
            price = 0 if not stops else BRIBE if barrier == 1 << TROLL else door
            self._queues[distance + price].append(~node_at(place, other))
