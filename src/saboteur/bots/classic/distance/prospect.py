"""A finer survey: how far a goal is with the cards that nobody has seen laid yet.

A novice counts cells. But a way is dug with cards, and those that lead straight on are used up
first while curves pile up in the hands. Here a cell costs what it takes to find a card that
crosses it, in by one side and out by another, among the cards that are left: a detour of two
common cards may be nearer than one that is hardly to be had. Distances are in eighths of a card.

And a way is dug by whoever has a card for one of its ends: two ends that are as far away each are
nearer together than one, for more of the cards in the hands go on from there.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from math import exp, log
from typing import Final, TypeAlias, final

from saboteur.bots.classic.distance.survey import Field, Ground, exits_of, is_through
from saboteur.bots.classic.distance.way import Way
from saboteur.games.classic.kit import Kit
from saboteur.kernel.geometry import NOWHERE, OPPOSITE, SIDES, SPAN, STEP, PackedCell
from saboteur.kernel.maze import Maze, Reach, node_at
from saboteur.kernel.tile import CLOSED, NODES_PER_CARD

CARD: Final = 8
FAR: Final = 20 * CARD
CAVE: Final = CARD // 2
HANDY: Final = 5.0
SCARCE: Final = 1.3
"""A crossing costs ``HANDY`` plus ``SCARCE`` for every time that cards which make it are rarer."""
DEAREST: Final = 5 * CARD
SPREAD: Final = 4.0
"""How much farther than the nearest an end may be and still help: the softness of the minimum."""
BEYOND: Final = 8
"""So much farther than the nearest end the survey goes."""
PARTS: Final = tuple(exp(-distance / SPREAD) for distance in range(FAR + 1))
"""What an end at a distance adds to the others."""

Crossing: TypeAlias = tuple[tuple[int, int], ...]
"""For one side to leave a cell by: each side to come in by, and what that costs."""


@lru_cache(maxsize=64)
def crossings(kit: Kit) -> tuple[tuple[int, tuple[tuple[int, int], ...]], ...]:
    """List the path cards that lead through: each with its poses and the sides they join.

    Sides that are joined are bits: 4 × one + other.
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
class Stock:
    """The path cards that are left, as far as a seat can tell, and what they make of a cell."""

    __slots__ = ("_costs", "counts", "kit", "total")

    def __init__(self, kit: Kit, gone: Mapping[int, int]) -> None:
        """Take what is not left: how many copies of each card lie open or are known to be gone."""
        self.kit = kit
        self.counts = {
            card: max(0, kit.rows[card].count - gone.get(card, 0)) for card, _ in crossings(kit)
        }
        self.total = max(1, sum(self.counts.values()))
        self._costs: dict[int, tuple[Crossing, ...]] = {}

    def costs(self, pattern: int) -> tuple[Crossing, ...]:
        """Return, by the side a cell is left by, what it costs to come in by another."""
        found = self._costs.get(pattern)
        if found is None:
            found = self._costs[pattern] = self._price(pattern)
        return found

    def _price(self, pattern: int) -> tuple[Crossing, ...]:
        fitting = self.kit.poses.fitting[pattern]
        made = [0] * 16
        for card, poses in crossings(self.kit):
            joins = 0
            for number, joined in poses:
                if fitting >> number & 1:
                    joins |= joined
            for place in range(16):
                if joins >> place & 1:
                    made[place] += self.counts[card]
        return tuple(
            tuple(
                (side, min(DEAREST, int(HANDY + SCARCE * self.total / made[4 * side + out])))
                for side in SIDES
                if made[4 * side + out]
            )
            for out in SIDES
        )


@final
class Distances(Field):
    """How far cells, by the side one comes in by, and nodes are from one goal.

    Here ``cells`` are numbered by cell × 4 + side.
    """

    __slots__ = ()

    far = FAR

    def _entered(self, place: PackedCell, side: int) -> int:
        return self.cells.get(4 * place + side, FAR)

    def at(self, place: PackedCell) -> int:
        """Return how far it is from a cell, by whichever side one comes in."""
        return min(self.cells.get(4 * place + side, FAR) for side in SIDES)


CAVES: Final[tuple[Crossing, ...]] = tuple(
    tuple((side, CAVE) for side in SIDES if side != out) for out in SIDES
)
NO_WAY: Final[tuple[Crossing, ...]] = ((), (), (), ())


def prospect(
    ground: Ground,
    stock: Stock,
    goal: PackedCell,
    ends: Mapping[PackedCell, int],
    spoilt: PackedCell,
) -> Distances:
    """Measure from a goal backwards, until somewhat beyond the nearest of the network's ends.

    The queues, one for each distance, hold a cell by the side one comes in by, as it is, and a node
    as its complement.
    """
    found = Distances()
    cards, poses = ground.maze.cards, ground.maze.poses
    rock = ground.rock | {spoilt}
    queues: list[list[int]] = [[] for _ in range(FAR + DEAREST + 1)]
    queues[0] += _origins(ground, goal)
    last = FAR
    for distance in range(FAR):
        if distance > last:
            break
        queue = queues[distance]
        for spot in queue:  # it grows while it is read: tunnels cost nothing
            if spot in found.cells or ~spot in found.nodes:
                continue
            if spot >= 0:
                found.cells[spot] = distance
                place, came = divmod(spot, 4)
                last = min(last, distance + BEYOND) if ends.get(place, 0) >> came & 1 else last
                sides: tuple[int, ...] = (came,)
            else:
                found.nodes[~spot] = distance
                place, number = divmod(~spot, NODES_PER_CARD)
                sides = poses[cards[place]].exits[number]
                queue += _linked(ground, place, number)
            for side in sides:
                beside = place + STEP[side]
                if beside in cards:
                    arm = poses[cards[beside]].arms[OPPOSITE[side]]
                    queue += [] if arm == CLOSED else [~(beside * NODES_PER_CARD + arm)]
                elif beside not in rock:
                    for came_in, cost in _crossed(ground, stock, beside)[OPPOSITE[side]]:
                        queues[distance + cost].append(4 * beside + came_in)
    return found


def _origins(ground: Ground, goal: PackedCell) -> list[int]:
    """Begin at a face-down goal's cell, or at the nodes of one that lies open."""
    cards = ground.maze.cards
    if goal not in cards:
        return [4 * goal + side for side in SIDES]
    nodes = ground.maze.poses[cards[goal]].tile.nodes
    return [~node_at(goal, number) for number in range(nodes)]


def _linked(ground: Ground, place: PackedCell, number: int) -> list[int]:
    """List the nodes of the same card that a traveller may go on to, as complements."""
    links = ground.maze.poses[ground.maze.cards[place]].links[number]
    return [~node_at(place, node) for node, door in links if not door & ground.blocked]


def _crossed(ground: Ground, stock: Stock, place: PackedCell) -> tuple[Crossing, ...]:
    """Say what it costs to cross a cell without a face-up card; out of bounds nobody does."""
    bounds = ground.bounds
    if not (bounds.north <= place < bounds.south and bounds.west < place % SPAN < bounds.east):
        return NO_WAY
    if place in ground.caves:
        return CAVES
    return stock.costs(ground.maze.frontier.get(place, 0))


def together(ends: Iterable[int]) -> float:
    """Return how far a goal is that has ends at these distances, of which one will be dug on."""
    parts = sum(PARTS[distance] for distance in ends if distance < FAR)
    return max(1.0, -SPREAD * log(parts)) if parts else FAR


@final
class CountedWay(Way):
    """The way of a seat that counts cards."""

    __slots__ = ("_ends", "_found", "stock")

    card = CARD
    far = FAR

    def __init__(
        self,
        maze: Maze,
        reach: Reach,
        goals: frozenset[PackedCell],
        treasure: Mapping[PackedCell, float],
        stock: Stock,
    ) -> None:
        """Look at a maze with the cards that are left."""
        super().__init__(maze, reach, goals, treasure, ())
        self.stock = stock
        self._found: dict[tuple[PackedCell, PackedCell], Distances] = {}
        self._ends: dict[tuple[PackedCell, PackedCell], dict[PackedCell, int]] = {}

    def _on(self, maze: Maze, reach: Reach) -> "CountedWay":
        return CountedWay(maze, reach, self._goals, self.treasure, self.stock)

    def is_on_the_way(self, place: PackedCell) -> bool:
        """Whether an empty cell is on a shortest way from the network to a likely treasure."""
        return any(
            self._at(goal, place) <= min(self._ends_to(goal).values(), default=FAR)
            for goal, _ in self._weighed()
        )

    def _distances_to(self, goal: PackedCell, spoilt: PackedCell = NOWHERE) -> Distances:
        found = self._found.get((goal, spoilt))
        if found is None:
            found = prospect(self.ground, self.stock, goal, self.reach.ends, spoilt)
            self._found[goal, spoilt] = found
        return found

    def _ends_to(self, goal: PackedCell, spoilt: PackedCell = NOWHERE) -> dict[PackedCell, int]:
        """Return the ends of the network, each with how far the goal is from there."""
        ends = self._ends.get((goal, spoilt))
        if ends is None:
            cells = self._distances_to(goal, spoilt).cells
            ends = {
                end: min(cells.get(4 * end + side, FAR) for side in SIDES if faced >> side & 1)
                for end, faced in self.reach.ends.items()
            }
            self._ends[goal, spoilt] = ends
        return ends

    def _left(
        self,
        goal: PackedCell,
        place: PackedCell,
        sides: Iterable[int],
        spoilt: PackedCell = NOWHERE,
    ) -> int:
        return self._distances_to(goal, spoilt).left(self.maze, place, sides)

    def _at(self, goal: PackedCell, place: PackedCell) -> int:
        return self._distances_to(goal).at(place)

    def _nearest_end(self, goal: PackedCell, spoilt: PackedCell) -> float:
        return together(self._ends_to(goal, spoilt).values())

    def _after(self, goal: PackedCell, place: PackedCell, number: int) -> float:
        """Return how far the goal is once the pose lies there, by all the ends there are then.

        Only a card on the shortest way that does not shorten it needs a survey of the ways around.
        """
        sides = self._sides(place, number)
        ends, spoilt = self._ends_to(goal), NOWHERE
        nearest = self._left(goal, place, sides)
        if not nearest:
            return 0.0
        shortest = min(ends.values(), default=FAR)
        if nearest >= shortest >= self._at(goal, place):
            ends, spoilt = self._ends_to(goal, place), place
        then = {end: distance for end, distance in ends.items() if end != place}
        for side in sides:
            beyond = place + STEP[side]
            left = self._left(goal, place, (side,), spoilt)
            then[beyond] = min(left, then.get(beyond, FAR))
        return together(then.values())
