"""Distance to a goal, given the path cards that have not been seen yet.

Novices count cells. But a tunnel is dug with cards, and those that lead straight on are used up
first, while curves collect in the hands. Here the cost of a cell is that of finding, among the
remaining cards, one that crosses it: in by one side and out by another. So a detour that needs two
common cards may be shorter than a straight line that needs one rare card. Distances are in eighths
of a card.

Any seat with a fitting card can dig at any end. Two ends at the same distance bring the goal nearer
than one, because more of the cards in the hands fit.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from math import exp, log
from typing import Final, TypeAlias, final

from saboteur.bots.classic.distance.distance_field import (
    DistanceField,
    MazeSnapshot,
    exits_of,
    is_through,
)
from saboteur.bots.classic.distance.path_estimate import PathEstimate
from saboteur.games.classic.kit import Kit
from saboteur.kernel.geometry import NOWHERE, OPPOSITE, SIDES, SPAN, STEP, PackedCell
from saboteur.kernel.maze import Maze, Reach, node_at
from saboteur.kernel.tile import CLOSED, NODES_PER_CARD

CARD_COST: Final = 8
UNREACHABLE: Final = 20 * CARD_COST
CAVE_COST: Final = CARD_COST // 2
BASE_CROSSING_COST: Final = 5.0
SCARCITY_COST: Final = 1.3
"""A crossing costs ``BASE_CROSSING_COST`` plus ``SCARCITY_COST`` times the ratio of all remaining
cards to those that make it."""
MAX_CROSSING_COST: Final = 5 * CARD_COST
SOFTMIN_SPREAD: Final = 4.0
"""Softness of the minimum: how much farther than the nearest end another may be and still help."""
SEARCH_MARGIN: Final = 8
"""The search continues this much farther than the nearest end."""
END_WEIGHTS: Final = tuple(exp(-distance / SOFTMIN_SPREAD) for distance in range(UNREACHABLE + 1))
"""The weight of an end in the soft minimum, by its distance."""

EdgeCosts: TypeAlias = tuple[tuple[int, int], ...]
"""For one side of exit, pairs of a side of entry and the cost of crossing the cell that way."""


@lru_cache(maxsize=64)
def through_cards(kit: Kit) -> tuple[tuple[int, tuple[tuple[int, int], ...]], ...]:
    """List the through cards, each with its poses and the sides that they join.

    Joined sides are a bit set: bit 4 × one side + the other.
    """
    found = []
    for card in dict.fromkeys(card for card in kit.deck if card < kit.paths):
        poses = []
        for number in (2 * card, 2 * card + 1):
            pose = kit.poses.poses[number]
            if kit.poses.bits[card] >> number & 1 and is_through(pose):
                joins = 0
                for side in SIDES:
                    if pose.arms[side] != CLOSED:
                        for other in exits_of(pose, 1 << side):
                            joins |= 1 << 4 * side + other if other != side else 0
                poses.append((number, joins))
        if poses:
            found.append((card, tuple(poses)))
    return tuple(found)


@final
class RemainingCards:
    """The remaining path cards, as far as a seat can tell, and the resulting crossing costs.

    ``gone`` counts the copies of each card that are face up or known to be discarded.
    """

    __slots__ = ("_costs", "counts", "kit", "total")

    def __init__(self, kit: Kit, gone: Mapping[int, int]) -> None:
        self.kit = kit
        self.counts = {
            card: max(0, kit.rows[card].count - gone.get(card, 0)) for card, _ in through_cards(kit)
        }
        self.total = max(1, sum(self.counts.values()))
        self._costs: dict[int, tuple[EdgeCosts, ...]] = {}

    def edge_costs(self, pattern: int) -> tuple[EdgeCosts, ...]:
        """Return the costs of crossing a cell with this edge pattern, by side of exit."""
        found = self._costs.get(pattern)
        if found is None:
            found = self._costs[pattern] = self._compute_edge_costs(pattern)
        return found

    def _compute_edge_costs(self, pattern: int) -> tuple[EdgeCosts, ...]:
        fitting = self.kit.poses.fitting[pattern]
        made = [0] * 16
        for card, poses in through_cards(self.kit):
            joins = 0
            for number, joined in poses:
                if fitting >> number & 1:
                    joins |= joined
            for place in range(16):
                if joins >> place & 1:
                    made[place] += self.counts[card]
        return tuple(
            tuple(
                (
                    side,
                    min(
                        MAX_CROSSING_COST,
                        int(BASE_CROSSING_COST + SCARCITY_COST * self.total / made[4 * side + out]),
                    ),
                )
                for side in SIDES
                if made[4 * side + out]
            )
            for out in SIDES
        )


@final
class CardAwareDistance(DistanceField):
    """Distances to one goal from cells, by the side of entry, and from nodes.

    Keys of ``cells`` are cell × 4 + side.
    """

    __slots__ = ()

    unreachable = UNREACHABLE

    def _distance_entering(self, place: PackedCell, side: int) -> int:
        return self.cells.get(4 * place + side, UNREACHABLE)

    def cell_distance(self, place: PackedCell) -> int:
        """Return the distance from a cell, entered by the best side."""
        return min(self.cells.get(4 * place + side, UNREACHABLE) for side in SIDES)


CAVE_EDGE_COSTS: Final[tuple[EdgeCosts, ...]] = tuple(
    tuple((side, CAVE_COST) for side in SIDES if side != out) for out in SIDES
)
NO_EDGE_COSTS: Final[tuple[EdgeCosts, ...]] = ((), (), (), ())


def compute_card_aware_distance(
    ground: MazeSnapshot,
    remaining_cards: RemainingCards,
    goal: PackedCell,
    ends: Mapping[PackedCell, int],
    excluded: PackedCell,
) -> CardAwareDistance:
    """Return the distance of every place to a goal, in eighths of a card.

    The search runs backwards from the goal, and ends ``SEARCH_MARGIN`` beyond the network's nearest
    end.
    """
    found = CardAwareDistance()
    cards, poses = ground.maze.cards, ground.maze.poses
    rock = ground.rock | {excluded}
    # One queue per distance. An entry is a cell and a side of entry, or the complement of a node.
    queues: list[list[int]] = [[] for _ in range(UNREACHABLE + MAX_CROSSING_COST + 1)]
    queues[0] += _start_nodes(ground, goal)
    last = UNREACHABLE
    for distance in range(UNREACHABLE):
        if distance > last:
            break
        queue = queues[distance]
        for spot in queue:  # grows during the loop: existing tunnels cost nothing
            if spot in found.cells or ~spot in found.nodes:
                continue
            if spot >= 0:
                found.cells[spot] = distance
                place, came = divmod(spot, 4)
                last = (
                    min(last, distance + SEARCH_MARGIN) if ends.get(place, 0) >> came & 1 else last
                )
                sides: tuple[int, ...] = (came,)
            else:
                found.nodes[~spot] = distance
                place, number = divmod(~spot, NODES_PER_CARD)
                sides = poses[cards[place]].exits[number]
                queue += _linked_nodes(ground, place, number)
            for side in sides:
                beside = place + STEP[side]
                if beside in cards:
                    arm = poses[cards[beside]].arms[OPPOSITE[side]]
                    queue += [] if arm == CLOSED else [~(beside * NODES_PER_CARD + arm)]
                elif beside not in rock:
                    for came_in, cost in _edge_costs_of(ground, remaining_cards, beside)[
                        OPPOSITE[side]
                    ]:
                        queues[distance + cost].append(4 * beside + came_in)
    return found


def _start_nodes(ground: MazeSnapshot, goal: PackedCell) -> list[int]:
    """Return the keys from which the search starts.

    They are all sides of the cell of a face-down goal, or the complements (``~node``) of the nodes
    of an open goal.
    """
    cards = ground.maze.cards
    if goal not in cards:
        return [4 * goal + side for side in SIDES]
    nodes = ground.maze.poses[cards[goal]].tile.nodes
    return [~node_at(goal, number) for number in range(nodes)]


def _linked_nodes(ground: MazeSnapshot, place: PackedCell, number: int) -> list[int]:
    """Return the nodes of the same card that a traveller can pass to from node ``number``.

    They are returned as complements (``~node``), which distinguishes them from sides of cells.
    """
    links = ground.maze.poses[ground.maze.cards[place]].links[number]
    return [~node_at(place, node) for node, door in links if not door & ground.blocked]


def _edge_costs_of(
    ground: MazeSnapshot, remaining_cards: RemainingCards, place: PackedCell
) -> tuple[EdgeCosts, ...]:
    """Return the cost of crossing a cell without a face-up card; empty outside the area."""
    bounds = ground.bounds
    if not (bounds.north <= place < bounds.south and bounds.west < place % SPAN < bounds.east):
        return NO_EDGE_COSTS
    if place in ground.caves:
        return CAVE_EDGE_COSTS
    return remaining_cards.edge_costs(ground.maze.frontier.get(place, 0))


def soft_minimum(ends: Iterable[int]) -> float:
    """Return the soft minimum of the distances ``ends``: lower the more near ends there are."""
    parts = sum(END_WEIGHTS[distance] for distance in ends if distance < UNREACHABLE)
    return max(1.0, -SOFTMIN_SPREAD * log(parts)) if parts else UNREACHABLE


@final
class CardAwarePathEstimate(PathEstimate):
    """The path estimate of a seat that counts the remaining cards."""

    __slots__ = ("_distance_maps", "_ends", "remaining_cards")

    card_cost = CARD_COST
    unreachable = UNREACHABLE

    def __init__(
        self,
        maze: Maze,
        reach: Reach,
        goals: frozenset[PackedCell],
        treasure: Mapping[PackedCell, float],
        remaining_cards: RemainingCards,
    ) -> None:
        super().__init__(maze, reach, goals, treasure, ())
        self.remaining_cards = remaining_cards
        self._distance_maps: dict[tuple[PackedCell, PackedCell], CardAwareDistance] = {}
        self._ends: dict[tuple[PackedCell, PackedCell], dict[PackedCell, int]] = {}

    def _estimate_on(self, maze: Maze, reach: Reach) -> "CardAwarePathEstimate":
        return CardAwarePathEstimate(maze, reach, self._goals, self.treasure, self.remaining_cards)

    def is_on_the_way(self, place: PackedCell) -> bool:
        """Return whether an empty cell is on a shortest path to a likely treasure."""
        return any(
            self._cell_distance(goal, place)
            <= min(self._ends_to(goal).values(), default=UNREACHABLE)
            for goal, _ in self._weighted_goals()
        )

    def _field(self, goal: PackedCell, excluded: PackedCell = NOWHERE) -> CardAwareDistance:
        found = self._distance_maps.get((goal, excluded))
        if found is None:
            found = compute_card_aware_distance(
                self.snapshot, self.remaining_cards, goal, self.reach.ends, excluded
            )
            self._distance_maps[goal, excluded] = found
        return found

    def _ends_to(self, goal: PackedCell, excluded: PackedCell = NOWHERE) -> dict[PackedCell, int]:
        """Return the ends of the network, each with its distance to the goal."""
        ends = self._ends.get((goal, excluded))
        if ends is None:
            cells = self._field(goal, excluded).cells
            ends = {
                end: min(
                    cells.get(4 * end + side, UNREACHABLE) for side in SIDES if faced >> side & 1
                )
                for end, faced in self.reach.ends.items()
            }
            self._ends[goal, excluded] = ends
        return ends

    def _cell_distance(self, goal: PackedCell, place: PackedCell) -> int:
        return self._field(goal).cell_distance(place)

    def _nearest_end(self, goal: PackedCell, excluded: PackedCell) -> float:
        return soft_minimum(self._ends_to(goal, excluded).values())

    def _distance_after(self, goal: PackedCell, place: PackedCell, number: int) -> float:
        """Return the soft minimum distance to ``goal`` once pose ``number`` lies on ``place``.

        It is taken over all resulting ends. A detour is searched for only if the pose blocks a
        shortest path.
        """
        sides = self._sides(place, number)
        ends, excluded = self._ends_to(goal), NOWHERE
        nearest = self._remaining_distance(goal, place, sides)
        if not nearest:
            return 0.0
        shortest = min(ends.values(), default=UNREACHABLE)
        if nearest >= shortest >= self._cell_distance(goal, place):
            ends, excluded = self._ends_to(goal, place), place
        then = {end: distance for end, distance in ends.items() if end != place}
        for side in sides:
            beyond = place + STEP[side]
            left = self._remaining_distance(goal, place, (side,), excluded)
            then[beyond] = min(left, then.get(beyond, UNREACHABLE))
        return soft_minimum(then.values())
