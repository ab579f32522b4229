"""Distance map of a duel's maze: how many cards goals and gold are away.

Distances count in half cards: an empty cell that most path cards fit costs a whole card and a cell
that few fit costs more; existing tunnels cost nothing, but doors of the other colour and trolls do.
"""

from functools import lru_cache
from typing import Final, final

from saboteur.bots.crossing_costs import (
    CARD_COST,
    MAX_CROSSING_COST,
    CrossingCosts,
    compute_crossing_costs,
)
from saboteur.games.duel.kit import TROLL, Kit
from saboteur.kernel.geometry import OPPOSITE, SIDES, SPAN, STEP, PackedCell
from saboteur.kernel.maze import Maze, Node, Reach, node_at
from saboteur.kernel.tile import CLOSED, NODES_PER_CARD, Pose

BRIBE_COST: Final = 2
DOOR_COST: Final = 8
"""Passing a troll costs ``BRIBE_COST``, passing a door of the other colour ``DOOR_COST``."""
UNREACHABLE: Final = 24
"""Distances of this or more count as unreachable."""
MARGIN_CELLS: Final = 2


@lru_cache(maxsize=16)
def kit_crossing_costs(kit: Kit) -> CrossingCosts:
    """Return the cost of crossing a cell, by each of the 81 edge patterns around it.

    The fewer of the deck's through cards fit a pattern, the higher its cost.
    """
    book = kit.poses
    through = [card for card in kit.deck if card < kit.paths and _is_through(book.poses[2 * card])]
    return compute_crossing_costs(book, through)


def _is_through(pose: Pose) -> bool:
    """Return whether a track of the card joins two edges, barriers or not."""
    return bool(pose.tile.links) or any(len(exits) > 1 for exits in pose.exits)


@final
class DistanceMap:
    """Distances of cells without a face-up card and of nodes from a seat's reach.

    The distance of a cell is that of a tunnel that leads into it. The search runs outwards from the
    ends and from behind the barriers that stop the seat.
    """

    __slots__ = ("cells", "nodes")

    def __init__(self, kit: Kit, maze: Maze, reach: Reach) -> None:
        self.cells: dict[PackedCell, int] = {}
        self.nodes: dict[Node, int] = {}
        cells, nodes = self.cells, self.nodes
        cards, poses, frontier = maze.cards, maze.poses, maze.frontier
        costs = kit_crossing_costs(kit)
        west, east, north, south = _bounds(kit, maze)
        # One queue per distance. An entry is a cell, or the complement of a node.
        queues: list[list[int]] = [[] for _ in range(UNREACHABLE + DOOR_COST + MAX_CROSSING_COST)]
        queues[0] += reach.ends
        for node in reach.nodes:
            _pass_barriers(queues, 0, maze, reach, node)
        for distance in range(UNREACHABLE):
            queue = queues[distance]
            for spot in queue:  # grows during the loop: existing tunnels cost nothing
                if spot in cells or ~spot in nodes or ~spot in reach.nodes:
                    continue
                if spot >= 0:
                    cells[spot] = distance
                    place = spot
                    sides: tuple[int, ...] = SIDES
                    onward = distance + (
                        CARD_COST if place in maze.covered else costs[frontier.get(place, 0)]
                    )
                else:
                    nodes[~spot] = distance
                    place, number = divmod(~spot, NODES_PER_CARD)
                    sides = poses[cards[place]].exits[number]
                    onward = distance
                    _pass_barriers(queues, distance, maze, reach, ~spot)
                for side in sides:
                    beside = place + STEP[side]
                    if beside in cards:
                        arm = poses[cards[beside]].arms[OPPOSITE[side]]
                        if arm != CLOSED:
                            queues[onward].append(~(beside * NODES_PER_CARD + arm))
                    elif (
                        beside not in cells
                        and north <= beside < south
                        and west < beside % SPAN < east
                    ):
                        queues[onward].append(beside)


def _pass_barriers(
    queues: list[list[int]], distance: int, maze: Maze, reach: Reach, node: Node
) -> None:
    """Queue the nodes linked to a node; barriers that stop the seat have a cost."""
    place, number = divmod(node, NODES_PER_CARD)
    for other, barrier in maze.poses[maze.cards[place]].links[number]:
        stops = barrier & reach.blocked and place not in reach.opened
        cost = 0 if not stops else BRIBE_COST if barrier == 1 << TROLL else DOOR_COST
        queues[distance + cost].append(~node_at(place, other))


def _bounds(kit: Kit, maze: Maze) -> tuple[int, int, int, int]:
    """Return the bounds of the search area; the western and northern ones are not part of it."""
    places = [*maze.cards, *kit.goal_cells]
    columns = [place % SPAN for place in places]
    rows = [place // SPAN for place in places]
    return (
        min(columns) - MARGIN_CELLS,
        max(columns) + MARGIN_CELLS,
        (min(rows) - MARGIN_CELLS + 1) * SPAN,
        (max(rows) + MARGIN_CELLS) * SPAN,
    )
