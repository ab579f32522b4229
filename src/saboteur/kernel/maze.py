"""The maze: the cards on cells, the requirements on empty cells, and the reach of a traveller.

``Maze`` and ``Reach`` are updated card by card. The tests compare them with slow, simple versions
in ``tests/property/reference_oracle.py``.
"""

from collections.abc import Iterable
from typing import Final, TypeAlias, final

from saboteur.kernel.geometry import OPPOSITE, SIDES, STEP, Edge, PackedCell, edge
from saboteur.kernel.move import Move
from saboteur.kernel.tile import CLOSED, CLOSED_EDGE, NODES_PER_CARD, OPEN_EDGE, Pose, digit

Node: TypeAlias = int
"""A place in the maze: cell × 8 + the node's number on its card."""

Slot: TypeAlias = tuple[int, tuple[Move, ...]]
"""A cell where cards may be laid: the poses that fit (as bits), and its moves by pose."""

EVERY_POSE: Final = -1
"""The set of all poses, as bits."""

INSIDE: Final = -1
"""The edge of a step that crosses none, because it stays on the card or uses a hub."""


def node_at(place: PackedCell, number: int) -> Node:
    return place * NODES_PER_CARD + number


def cell_of(node: Node) -> PackedCell:
    return node // NODES_PER_CARD


@final
class Maze:
    """The cards in the maze: face up with their pose, or covered (face down)."""

    __slots__ = ("cards", "covered", "frontier", "hubs", "poses", "slots")

    def __init__(  # noqa: PLR0917 - positional for speed: clone calls it
        self,
        poses: tuple[Pose, ...],
        cards: dict[PackedCell, int],
        covered: frozenset[PackedCell],
        frontier: dict[PackedCell, int],
        hubs: tuple[Node, ...],
        slots: dict[int, list[Slot]],
    ) -> None:
        self.poses = poses
        self.cards = cards
        self.covered = covered
        self.frontier = frontier
        self.hubs = hubs
        self.slots = slots
        """The cells where cards may be laid, by set of poses, cached by a family's rules. Replaced
        with every change, so that copies may share the earlier ones.
        """

    def clone(self) -> "Maze":
        return Maze(
            self.poses, self.cards.copy(), self.covered, self.frontier.copy(), self.hubs, self.slots
        )

    def cover(self, place: PackedCell) -> None:
        """Put a face-down card on a cell; it requires nothing of its neighbours (R-5)."""
        self.covered = self.covered | {place}
        self.slots = {}

    def uncover(self, place: PackedCell) -> None:
        """Remove the face-down card of a cell."""
        self.covered = self.covered - {place}
        self.slots = {}

    def lay(self, place: PackedCell, number: int) -> None:
        """Lay a pose face up on a cell; it must be legal and is not checked."""
        cards = self.cards
        frontier = self.frontier
        cards[place] = number
        self.slots = {}
        if place in frontier:
            del frontier[place]
        pose = self.poses[number]
        for step, stamp in pose.borders:
            beside = place + step
            if beside in frontier:
                frontier[beside] += stamp
            elif beside not in cards:
                frontier[beside] = stamp
        if pose.tile.hubs:
            self.hubs = (*self.hubs, *(node_at(place, node) for node, _ in pose.tile.hubs))

    def lift(self, place: PackedCell) -> int:
        """Remove the face-up card of a cell and return its pose."""
        cards = self.cards
        frontier = self.frontier
        number = cards.pop(place)
        self.slots = {}
        stamps = self.poses[number].stamps
        pattern = 0
        for side in SIDES:
            beside = place + STEP[side]
            if beside in cards:
                pattern += self.poses[cards[beside]].stamps[OPPOSITE[side]]
            else:
                left = frontier[beside] - stamps[side]
                if left:
                    frontier[beside] = left
                else:
                    del frontier[beside]
        if pattern:
            frontier[place] = pattern
        self.hubs = tuple(node for node in self.hubs if cell_of(node) != place)
        return number

    def mismatches(self, place: PackedCell, pose: Pose) -> int:
        """Return the number of sides on which a pose would not match its face-up neighbour."""
        pattern = self.frontier.get(place, 0)
        wrong = 0
        for side in SIDES:
            wanted = digit(pattern, side)
            opened = pose.arms[side] != CLOSED
            wrong += (wanted == OPEN_EDGE and not opened) or (wanted == CLOSED_EDGE and opened)
        return wrong

    def steps(self, node: Node) -> list[tuple[Node, Edge]]:
        """Return the nodes one step away, each with the edge that the step crosses.

        Barriers are left to the caller: a family knows who may pass a door.
        """
        place = cell_of(node)
        pose = self.poses[self.cards[place]]
        number = node % NODES_PER_CARD
        found = [(node_at(place, other), INSIDE) for other, _ in pose.links[number]]
        for side in pose.exits[number]:
            beside = place + STEP[side]
            other = (
                self.poses[self.cards[beside]].arms[OPPOSITE[side]]
                if beside in self.cards
                else CLOSED
            )
            if other != CLOSED:
                found.append((node_at(beside, other), edge(place, side)))
        if pose.hubs[number] >= 0:
            found.extend((other, INSIDE) for other in self.same_hub(node, pose.hubs[number]))
        return found

    def same_hub(self, node: Node, hub: int) -> list[Node]:
        """Return the other nodes that a hub joins to ``node``."""
        return [
            other
            for other in self.hubs
            if other != node
            and self.poses[self.cards[cell_of(other)]].hubs[other % NODES_PER_CARD] == hub
        ]


def empty_maze(poses: tuple[Pose, ...]) -> Maze:
    return Maze(poses, {}, frozenset(), {}, (), {})


@final
class Reach:
    """The part of the maze that a traveller reaches: nodes, and open edges at its border.

    ``ends`` maps each cell without a face-up card that such an edge faces to the sides concerned,
    as bits. ``blocked`` has the bits of the barriers that stop this traveller; ``opened`` has the
    cells whose barrier lets it pass nevertheless (a key, a bribe).
    """

    __slots__ = ("blocked", "ends", "nodes", "opened", "sources")

    def __init__(
        self,
        sources: tuple[Node, ...],
        nodes: set[Node],
        ends: dict[PackedCell, int],
        blocked: int = 0,
        opened: frozenset[PackedCell] = frozenset(),
    ) -> None:
        self.sources = sources
        self.nodes = nodes
        self.ends = ends
        self.blocked = blocked
        self.opened = opened

    def clone(self) -> "Reach":
        return Reach(self.sources, self.nodes.copy(), self.ends.copy(), self.blocked, self.opened)

    def extend(self, maze: Maze, place: PackedCell) -> None:
        """Add the card just laid on ``place`` and all nodes that it joins."""
        ends = self.ends
        fresh: list[Node] = []
        pose = maze.poses[maze.cards[place]]
        if place in ends:
            fresh += [place * NODES_PER_CARD + node for node in pose.entries[ends.pop(place)]]
        if pose.tile.hubs:
            nodes = [place * NODES_PER_CARD + node for node, _ in pose.tile.hubs]
            fresh += [node for node in nodes if self._joined_by_hub(maze, node)]
        if fresh:
            self._flood(maze, fresh)

    def withdraw(self, maze: Maze, place: PackedCell, number: int) -> None:
        """Remove the card just lifted from ``place``, where it lay in the pose ``number``.

        A card with a single neighbour does not affect the rest.
        """
        pose = maze.poses[number]
        sides = self._faced(maze, place)
        joined = [side for side in pose.open_sides if sides >> side & 1]
        if len(joined) > 1 or pose.tile.hubs or place in map(cell_of, self.sources):
            self.recompute(maze)
            return
        if joined:
            self._darken(place, pose)
        if sides:
            self.ends[place] = sides

    def _faced(self, maze: Maze, place: PackedCell) -> int:
        """Return the sides of a cell, as bits, that open edges within reach face."""
        sides = 0
        for side in SIDES:
            beside = place + STEP[side]
            if beside in maze.cards:
                other = maze.poses[maze.cards[beside]].arms[OPPOSITE[side]]
                if other != CLOSED and beside * NODES_PER_CARD + other in self.nodes:
                    sides |= 1 << side
        return sides

    def _darken(self, place: PackedCell, pose: Pose) -> None:
        """Remove the nodes of a card that is gone, and the ends at its edges."""
        for number, (ways, _, _) in enumerate(pose.spots):
            node = node_at(place, number)
            if node in self.nodes:
                self.nodes.remove(node)
                for step, entered in ways:
                    left = self.ends.pop(place + step, 0) & ~(1 << entered)
                    if left:
                        self.ends[place + step] = left

    def unblock(self, maze: Maze, place: PackedCell) -> None:
        """Add the nodes behind the barriers of a cell, which no longer block this traveller."""
        self.opened |= {place}
        reached = [node for node in self.nodes if cell_of(node) == place]
        spots = maze.poses[maze.cards[place]].spots
        links = (spots[node % NODES_PER_CARD][1] for node in reached)
        self._flood(maze, [node_at(place, other) for linked in links for other, _ in linked])

    def recompute(self, maze: Maze) -> None:
        """Compute the reach again from the sources, after a card was removed."""
        self.nodes = set()
        self.ends = {}
        self._flood(maze, [node for node in self.sources if cell_of(node) in maze.cards])

    def _joined_by_hub(self, maze: Maze, node: Node) -> bool:
        hub = maze.poses[maze.cards[cell_of(node)]].hubs[node % NODES_PER_CARD]
        return any(
            other in self.nodes
            for other in maze.hubs
            if maze.poses[maze.cards[cell_of(other)]].hubs[other % NODES_PER_CARD] == hub
        )

    def _flood(self, maze: Maze, fresh: list[Node]) -> None:
        cards = maze.cards
        poses = maze.poses
        nodes = self.nodes
        ends = self.ends
        blocked = self.blocked
        while fresh:
            node = fresh.pop()
            if node in nodes:
                continue
            nodes.add(node)
            place = node // NODES_PER_CARD
            ways, links, hub = poses[cards[place]].spots[node % NODES_PER_CARD]
            for step, entered in ways:
                beside = place + step
                if beside in cards:
                    other = poses[cards[beside]].arms[entered]
                    if other != CLOSED:
                        fresh.append(beside * NODES_PER_CARD + other)
                elif beside in ends:
                    ends[beside] |= 1 << entered
                else:
                    ends[beside] = 1 << entered
            for other, barrier in links:
                if not barrier & blocked or place in self.opened:
                    fresh.append(place * NODES_PER_CARD + other)
            if hub >= 0:
                fresh.extend(maze.same_hub(node, hub))


def reach_from(
    maze: Maze,
    sources: Iterable[Node],
    *,
    blocked: int = 0,
    opened: frozenset[PackedCell] = frozenset(),
) -> Reach:
    """Return the reach of ``sources`` through all barriers but the ``blocked`` ones."""
    reach = Reach(tuple(sources), set(), {}, blocked, opened)
    reach.recompute(maze)
    return reach
