"""The survey of a duel's maze: how many cards a traveller is away from goals and gold.

Distances count in half cards: an empty cell that most path cards fit costs a whole card, one that
few fit costs more; tunnels that lie already cost nothing, but doors of the other colour and
trolls do.
"""

from functools import lru_cache
from typing import Final, final

from saboteur.bots.tolls import CARD, DEAREST, Tolls, prices
from saboteur.games.duel.kit import TROLL, Kit
from saboteur.kernel.geometry import OPPOSITE, SIDES, SPAN, STEP, PackedCell
from saboteur.kernel.maze import Maze, Node, Reach, node_at
from saboteur.kernel.tile import CLOSED, NODES_PER_CARD, Pose

BRIBE: Final = 2
KEY: Final = 8
"""What it costs to get past a troll, and past a door of the other colour."""
FAR: Final = 24
"""What is as far as this will not be reached."""
MARGIN: Final = 2


@lru_cache(maxsize=16)
def tolls(kit: Kit) -> Tolls:
    """Price the 81 patterns by how many of the deck's through cards fit them."""
    book = kit.poses
    through = [card for card in kit.deck if card < kit.paths and _is_through(book.poses[2 * card])]
    return prices(book, through)


def _is_through(pose: Pose) -> bool:
    """Whether a track of the card joins two edges, barriers or not."""
    return bool(pose.tile.links) or any(len(exits) > 1 for exits in pose.exits)


@final
class Survey:
    """How far cells without a face-up card and nodes are from all that a seat reaches."""

    __slots__ = ("cells", "nodes")

    def __init__(self, kit: Kit, maze: Maze, reach: Reach) -> None:
        """Measure outwards from the ends and from behind the barriers that stop the seat.

        The queues, one for each distance, hold a cell as it is and a node as its complement. A
        cell's distance is that of a tunnel which runs into it: nothing lies on it yet.
        """
        self.cells: dict[PackedCell, int] = {}
        self.nodes: dict[Node, int] = {}
        cells, nodes = self.cells, self.nodes
        cards, poses, frontier = maze.cards, maze.poses, maze.frontier
        costs = tolls(kit)
        west, east, north, south = _bounds(kit, maze)
        queues: list[list[int]] = [[] for _ in range(FAR + KEY + DEAREST)]
        queues[0] += reach.ends
        for node in reach.nodes:
            _pass_barriers(queues, 0, maze, reach, node)
        for distance in range(FAR):
            queue = queues[distance]
            for spot in queue:  # it grows while it is read: tunnels cost nothing
                if spot in cells or ~spot in nodes or ~spot in reach.nodes:
                    continue
                if spot >= 0:
                    cells[spot] = distance
                    place = spot
                    sides: tuple[int, ...] = SIDES
                    onward = distance + (
                        CARD if place in maze.covered else costs[frontier.get(place, 0)]
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
    """Queue what lies behind the links of a node: barriers that stop the seat cost something."""
    place, number = divmod(node, NODES_PER_CARD)
    for other, barrier in maze.poses[maze.cards[place]].links[number]:
        stops = barrier & reach.blocked and place not in reach.opened
        price = 0 if not stops else BRIBE if barrier == 1 << TROLL else KEY
        queues[distance + price].append(~node_at(place, other))


def _bounds(kit: Kit, maze: Maze) -> tuple[int, int, int, int]:
    """Return the part of the endless grid that is worth a search; west and north lie outside."""
    places = [*maze.cards, *kit.goal_cells]
    columns = [place % SPAN for place in places]
    rows = [place // SPAN for place in places]
    return (
        min(columns) - MARGIN,
        max(columns) + MARGIN,
        (min(rows) - MARGIN + 1) * SPAN,
        (max(rows) + MARGIN) * SPAN,
    )
