"""The survey of a maze: how many cards away a goal is, from wherever one digs.

Distances count in half cards: a cell that most path cards fit costs a whole card, one that few
fit costs more, and tunnels that lie already cost nothing, linked to Start or cut off.
"""

from collections.abc import Iterable
from typing import Final, TypeAlias, final

from saboteur.games.classic.kit import Kit
from saboteur.kernel.geometry import OPPOSITE, SIDES, SPAN, STEP, Cell
from saboteur.kernel.maze import Maze, Node, node_at
from saboteur.kernel.tile import CLOSED, NODES_PER_CARD, PATTERNS, Pose

CARD: Final = 2
"""What laying one card costs, in the unit of distances."""
FAR: Final = 20 * CARD
"""The distance of what no tunnel will reach any more."""
COMMON: Final = 0.4
RARE: Final = 0.15
"""Shares of the through cards that fit a cell: below these it costs more than a card."""
DEAREST: Final = CARD + 3
MARGIN: Final = 2

Tolls: TypeAlias = tuple[int, ...]
"""What it costs to dig through an empty cell, by the pattern its neighbours demand."""


def tolls(kit: Kit) -> Tolls:
    """Price the 81 patterns by how many of the deck's through cards fit them."""
    book = kit.poses
    through = [card for card in kit.deck if card < kit.paths and is_through(book.poses[2 * card])]
    prices = []
    for fitting in book.fitting[:PATTERNS]:
        share = sum(1 for card in through if book.bits[card] & fitting) / len(through)
        prices.append(CARD if share >= COMMON else CARD + 1 if share >= RARE else DEAREST)
    return tuple(prices)


def is_through(pose: Pose) -> bool:
    """Whether a traveller can cross the card; nobody crosses a dead end."""
    return any(len(exits) > 1 for exits in pose.exits) or any(pose.links)


def joined_nodes(pose: Pose, faced: int) -> list[int]:
    """List the nodes of a pose that the network enters by the sides that face it (bits)."""
    found = list(dict.fromkeys(pose.arms[side] for side in SIDES if faced >> side & 1))
    for node in found:
        found += [other for other, barrier in pose.links[node] if not (barrier or other in found)]
    return found


def ways_on(maze: Maze, place: Cell, pose: Pose, faced: int) -> list[Cell]:
    """List the cells without a face-up card to which a pose laid on ``place`` leads on."""
    sides = [side for node in joined_nodes(pose, faced) for side in pose.exits[node]]
    return [place + STEP[side] for side in sides if place + STEP[side] not in maze.cards]


@final
class Bounds:
    """The part of the endless grid that is worth a search: what lies there, and a margin."""

    __slots__ = ("east", "north", "south", "west")

    def __init__(self, places: Iterable[Cell]) -> None:
        """Enclose the places; the bounds themselves lie outside."""
        columns, rows = zip(*((place % SPAN, place // SPAN) for place in places), strict=True)
        self.west = min(columns) - MARGIN
        self.east = max(columns) + MARGIN
        self.north = (min(rows) - MARGIN + 1) * SPAN
        self.south = (max(rows) + MARGIN) * SPAN


@final
class Field:
    """How far every empty cell and every node within the bounds is from one goal."""

    __slots__ = ("cells", "nodes")

    def __init__(self) -> None:
        """Begin with nothing reached."""
        self.cells: dict[Cell, int] = {}
        """The cost of the cards still to lay from here on, the one on this cell included."""
        self.nodes: dict[Node, int] = {}

    def left(self, maze: Maze, place: Cell, sides: Iterable[int]) -> int:
        """Return how far it still is for a network that leaves ``place`` by these sides."""
        best = FAR
        for side in sides:
            beside = place + STEP[side]
            if beside in maze.cards:
                arm = maze.poses[maze.cards[beside]].arms[OPPOSITE[side]]
                far = FAR if arm == CLOSED else self.nodes.get(node_at(beside, arm), FAR)
            else:
                far = self.cells.get(beside, FAR)
            best = min(best, far)
        return best


def survey(maze: Maze, prices: Tolls, bounds: Bounds, goal: Cell, spoilt: Cell) -> Field:
    """Measure from a goal backwards through everything but the ``spoilt`` cell.

    Other face-down goals count as rock. The queues, one for each distance, hold a cell as it is
    and a node as its complement.
    """
    field = Field()
    cells, nodes = field.cells, field.nodes
    cards, poses, frontier = maze.cards, maze.poses, maze.frontier
    rock = maze.covered | {spoilt}
    queues: list[list[int]] = [[] for _ in range(FAR + DEAREST)]
    queues[0].append(goal)
    for distance in range(FAR):
        queue = queues[distance]
        for spot in queue:  # it grows while it is read: tunnels cost nothing
            if spot in cells or ~spot in nodes:
                continue
            if spot >= 0:
                cells[spot] = distance
                place = spot
                sides: tuple[int, ...] = SIDES
            else:
                nodes[~spot] = distance
                place, number = divmod(~spot, NODES_PER_CARD)
                pose = poses[cards[place]]
                sides = pose.exits[number]
                queue += [~node_at(place, other) for other, bar in pose.links[number] if not bar]
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
                    queues[distance + prices[frontier.get(beside, 0)]].append(beside)
    return field
