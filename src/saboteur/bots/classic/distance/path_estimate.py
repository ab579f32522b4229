"""Estimates of one traveller's distance to the treasure, and of changes to it."""

from collections.abc import Iterable, Mapping
from typing import ClassVar

from saboteur.bots.classic.distance.distance_field import (
    UNREACHABLE,
    DistanceField,
    MazeSnapshot,
    SearchArea,
    compute_distances,
    exits_of,
)
from saboteur.bots.crossing_costs import CARD_COST, CrossingCosts
from saboteur.kernel.geometry import NOWHERE, STEP, PackedCell
from saboteur.kernel.maze import Maze, Reach, reach_from


class PathEstimate:
    """Estimates of one traveller about the paths in a maze.

    ``treasure`` holds by goal the probability that it is the treasure. Results are in cards,
    weighted by these probabilities; everything is computed on first use and cached. The doors that
    block ``reach`` also block paths that are still to be dug.
    """

    __slots__ = (
        "_crossing_costs",
        "_distances",
        "_exits",
        "_fields",
        "_goals",
        "_reveals",
        "_without_card",
        "maze",
        "reach",
        "snapshot",
        "treasure",
    )  # fmt: skip

    card_cost: ClassVar[int] = CARD_COST
    """The length of one card in the internal distance unit."""
    unreachable: ClassVar[int] = UNREACHABLE

    def __init__(
        self,
        maze: Maze,
        reach: Reach,
        goals: frozenset[PackedCell],
        treasure: Mapping[PackedCell, float],
        crossing_costs: CrossingCosts,
    ) -> None:
        self.maze = maze
        self.reach = reach
        self.treasure = treasure
        bounds = SearchArea((*maze.cards, *goals))
        self.snapshot = MazeSnapshot(maze, goals, bounds, crossing_costs, reach.blocked)
        self._goals = goals
        self._crossing_costs = crossing_costs
        self._fields: dict[tuple[PackedCell, PackedCell], DistanceField] = {}
        self._distances: dict[tuple[PackedCell, PackedCell], float] = {}
        self._exits: dict[tuple[PackedCell, int], list[int]] = {}
        self._reveals: dict[tuple[PackedCell, int], list[PackedCell]] = {}
        self._without_card: dict[PackedCell, PathEstimate] = {}

    def through_doors(self, blocked: int) -> "PathEstimate":
        """Return the path estimate if the doors in ``blocked`` (bits) are closed."""
        return self._estimate_on(
            self.maze, reach_from(self.maze, self.reach.sources, blocked=blocked)
        )

    def _estimate_on(self, maze: Maze, reach: Reach) -> "PathEstimate":
        """Return the estimate for another maze or another traveller."""
        return PathEstimate(maze, reach, self._goals, self.treasure, self._crossing_costs)

    def without_card(self, place: PackedCell) -> "PathEstimate":
        """Return the estimate after the card on a cell is removed."""
        if place not in self._without_card:
            self._without_card[place] = self._after_removal(place)
        return self._without_card[place]

    def _after_removal(self, place: PackedCell) -> "PathEstimate":
        maze = self.maze.clone()
        reach = self.reach.clone()
        if place in maze.cards:
            maze.lift(place)
            reach.recompute(maze)
        else:
            maze.uncover(place)
        return self._estimate_on(maze, reach)

    def distance(self) -> float:
        """Return how many cards the treasure is away from the network."""
        return (
            sum(odds * self._from_network(goal) for goal, odds in self._weighted_goals())
            / self.card_cost
        )

    def nearest_distance(self) -> float:
        """Return how many cards the nearest possible treasure is away."""
        return (
            min(
                (self._from_network(goal) for goal, _ in self._weighted_goals()),
                default=self.unreachable,
            )
            / self.card_cost
        )

    def distance_of(self, goal: PackedCell) -> float:
        """Return how many cards ``goal`` is away from the network."""
        return self._from_network(goal) / self.card_cost

    def nearest_after(self, place: PackedCell, number: int) -> float:
        """Return how many cards the nearest possible treasure is away after a lay.

        Pose ``number`` then lies on ``place``.
        """
        afters = [self._distance_after(goal, place, number) for goal, _ in self._weighted_goals()]
        return min(afters, default=self.unreachable) / self.card_cost

    def progress_by(self, place: PackedCell, number: int) -> float:
        """Return by how many cards pose ``number`` on ``place`` brings the treasure nearer."""
        gain = 0.0
        for goal, odds in self._weighted_goals():
            gain += odds * (self._from_network(goal) - self._distance_after(goal, place, number))
        return gain / self.card_cost

    def revealed_goals(self, place: PackedCell, number: int) -> list[PackedCell]:
        """Return the goals that pose ``number``, laid on ``place``, links and so reveals.

        Of the goals that cannot be the treasure, only those next to ``place`` are found.
        """
        found = self._reveals.get((place, number))
        if found is None:
            sides = self._sides(place, number)
            beside = [place + STEP[side] for side in sides]
            found = [
                goal
                for goal, odds in self.treasure.items()
                if (not self._remaining_distance(goal, place, sides) if odds else goal in beside)
            ]
            self._reveals[place, number] = found
        return found

    def removal_gain(self, place: PackedCell) -> float:
        """Return by how many cards removing the card on ``place`` brings the treasure nearer."""
        return self.distance() - self.without_card(place).distance()

    def is_on_the_way(self, place: PackedCell) -> bool:
        """Return whether an empty cell is on a shortest path to a likely treasure."""
        return any(
            self._cell_distance(goal, place) <= self._from_network(goal)
            for goal, _ in self._weighted_goals()
        )

    def _weighted_goals(self) -> list[tuple[PackedCell, float]]:
        return [(goal, odds) for goal, odds in self.treasure.items() if odds]

    def _field(self, goal: PackedCell, excluded: PackedCell = NOWHERE) -> DistanceField:
        field = self._fields.get((goal, excluded))
        if field is None:
            field = compute_distances(self.snapshot, goal, self.reach.ends, excluded)
            self._fields[goal, excluded] = field
        return field

    def _remaining_distance(
        self,
        goal: PackedCell,
        place: PackedCell,
        sides: Iterable[int],
        excluded: PackedCell = NOWHERE,
    ) -> int:
        """Return the distance to ``goal`` of a network that leaves ``place`` by ``sides``."""
        return self._field(goal, excluded).remaining_distance(self.maze, place, sides)

    def _cell_distance(self, goal: PackedCell, place: PackedCell) -> int:
        """Return the distance to ``goal`` from the empty cell ``place``."""
        return self._field(goal).cells.get(place, UNREACHABLE)

    def _nearest_end(self, goal: PackedCell, excluded: PackedCell) -> float:
        cells = self._field(goal, excluded).cells
        return min((cells.get(end, UNREACHABLE) for end in self.reach.ends), default=UNREACHABLE)

    def _from_network(self, goal: PackedCell, excluded: PackedCell = NOWHERE) -> float:
        distance = self._distances.get((goal, excluded))
        if distance is None:
            distance = self._nearest_end(goal, excluded)
            self._distances[goal, excluded] = distance
        return distance

    def _distance_via(
        self, goal: PackedCell, place: PackedCell, number: int, excluded: PackedCell
    ) -> int:
        """Return the distance to ``goal`` by a path through pose ``number`` on ``place``."""
        return self._remaining_distance(goal, place, self._sides(place, number), excluded)

    def _sides(self, place: PackedCell, number: int) -> list[int]:
        """List the sides by which the network would leave pose ``number`` laid on ``place``."""
        sides = self._exits.get((place, number))
        if sides is None:
            faced = self.reach.ends.get(place, 0)
            sides = exits_of(self.maze.poses[number], faced, self.snapshot.blocked)
            self._exits[place, number] = sides
        return sides

    def _distance_after(self, goal: PackedCell, place: PackedCell, number: int) -> float:
        """Return the distance from the network to ``goal`` once pose ``number`` lies on ``place``.

        A detour is searched for only if the pose blocks the path and the shortest path led across
        ``place``.
        """
        before = self._from_network(goal)
        beyond = self._distance_via(goal, place, number, NOWHERE)
        if beyond < before:
            return beyond
        if self._cell_distance(goal, place) > before:
            return before
        around = self._from_network(goal, place)
        return min(around, self._distance_via(goal, place, number, place))
