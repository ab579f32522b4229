"""The way to the treasure: how long it is for one traveller, and what a card would do to it."""

from collections.abc import Iterable, Mapping
from typing import ClassVar

from saboteur.bots.classic.distance.survey import FAR, Bounds, Field, Ground, exits_of, survey
from saboteur.bots.tolls import CARD, Tolls
from saboteur.kernel.geometry import NOWHERE, STEP, PackedCell
from saboteur.kernel.maze import Maze, Reach, reach_from


class Way:
    """What a traveller expects of a maze; distances are in cards, weighed by the odds.

    Nothing is measured before it is asked for, and everything only once.
    """

    __slots__ = (
        "_distances", "_exits", "_fields", "_goals", "_reveals", "_tolls", "_without", "ground",
        "maze", "reach", "treasure",
    )  # fmt: skip

    card: ClassVar[int] = CARD
    """What a card is, in the unit of the distances kept here."""
    far: ClassVar[int] = FAR

    def __init__(
        self,
        maze: Maze,
        reach: Reach,
        goals: frozenset[PackedCell],
        treasure: Mapping[PackedCell, float],
        prices: Tolls,
    ) -> None:
        """Look at a maze; ``treasure`` says how likely each goal is it.

        Whatever doors block the reach block the way that is still to dig.
        """
        self.maze = maze
        self.reach = reach
        self.treasure = treasure
        bounds = Bounds((*maze.cards, *goals))
        self.ground = Ground(maze, goals, bounds, prices, reach.blocked)
        self._goals = goals
        self._tolls = prices
        self._fields: dict[tuple[PackedCell, PackedCell], Field] = {}
        self._distances: dict[tuple[PackedCell, PackedCell], float] = {}
        self._exits: dict[tuple[PackedCell, int], list[int]] = {}
        self._reveals: dict[tuple[PackedCell, int], list[PackedCell]] = {}
        self._without: dict[PackedCell, Way] = {}

    def through_doors(self, blocked: int) -> "Way":
        """Return the way of a traveller whom these doors block."""
        return self._on(self.maze, reach_from(self.maze, self.reach.sources, blocked=blocked))

    def _on(self, maze: Maze, reach: Reach) -> "Way":
        """Return the way on another maze, or of another traveller."""
        return Way(maze, reach, self._goals, self.treasure, self._tolls)

    def without(self, place: PackedCell) -> "Way":
        """Return the way after the card on a cell is taken away."""
        if place not in self._without:
            self._without[place] = self._after_removal(place)
        return self._without[place]

    def _after_removal(self, place: PackedCell) -> "Way":
        maze = self.maze.clone()
        reach = self.reach.clone()
        if place in maze.cards:
            maze.lift(place)
            reach.recompute(maze)
        else:
            maze.uncover(place)
        return self._on(maze, reach)

    def distance(self) -> float:
        """Return how many cards the treasure is away from the network."""
        return sum(odds * self._from_network(goal) for goal, odds in self._weighed()) / self.card

    def nearest(self) -> float:
        """Return how many cards the nearest goal is away that may be the treasure."""
        return (
            min((self._from_network(goal) for goal, _ in self._weighed()), default=self.far)
            / self.card
        )

    def distance_of(self, goal: PackedCell) -> float:
        """Return how many cards one goal is away from the network."""
        return self._from_network(goal) / self.card

    def nearest_after(self, place: PackedCell, number: int) -> float:
        """Return how many cards the nearest such goal is away once a pose lies on ``place``."""
        afters = [self._after(goal, place, number) for goal, _ in self._weighed()]
        return min(afters, default=self.far) / self.card

    def progress(self, place: PackedCell, number: int) -> float:
        """Return by how many cards a pose laid on ``place`` brings the treasure nearer."""
        gain = 0.0
        for goal, odds in self._weighed():
            gain += odds * (self._from_network(goal) - self._after(goal, place, number))
        return gain / self.card

    def reveals(self, place: PackedCell, number: int) -> list[PackedCell]:
        """List the goals that a pose laid on ``place`` links: face-down ones are turned over.

        One that cannot be the treasure is only looked for beside the card.
        """
        found = self._reveals.get((place, number))
        if found is None:
            sides = self._sides(place, number)
            beside = [place + STEP[side] for side in sides]
            found = [
                goal
                for goal, odds in self.treasure.items()
                if (not self._left(goal, place, sides) if odds else goal in beside)
            ]
            self._reveals[place, number] = found
        return found

    def removal(self, place: PackedCell) -> float:
        """Return by how many cards the treasure comes nearer when the card there is removed."""
        return self.distance() - self.without(place).distance()

    def is_on_the_way(self, place: PackedCell) -> bool:
        """Whether an empty cell is on a shortest way from the network to a likely treasure."""
        return any(self._at(goal, place) <= self._from_network(goal) for goal, _ in self._weighed())

    def _weighed(self) -> list[tuple[PackedCell, float]]:
        return [(goal, odds) for goal, odds in self.treasure.items() if odds]

    def _field(self, goal: PackedCell, spoilt: PackedCell = NOWHERE) -> Field:
        field = self._fields.get((goal, spoilt))
        if field is None:
            field = survey(self.ground, goal, self.reach.ends, spoilt)
            self._fields[goal, spoilt] = field
        return field

    def _left(
        self,
        goal: PackedCell,
        place: PackedCell,
        sides: Iterable[int],
        spoilt: PackedCell = NOWHERE,
    ) -> int:
        """Return how far a goal is for a network that leaves ``place`` by these sides."""
        return self._field(goal, spoilt).left(self.maze, place, sides)

    def _at(self, goal: PackedCell, place: PackedCell) -> int:
        """Return how far a goal is from an empty cell."""
        return self._field(goal).cells.get(place, FAR)

    def _nearest_end(self, goal: PackedCell, spoilt: PackedCell) -> float:
        cells = self._field(goal, spoilt).cells
        return min((cells.get(end, FAR) for end in self.reach.ends), default=FAR)

    def _from_network(self, goal: PackedCell, spoilt: PackedCell = NOWHERE) -> float:
        distance = self._distances.get((goal, spoilt))
        if distance is None:
            distance = self._nearest_end(goal, spoilt)
            self._distances[goal, spoilt] = distance
        return distance

    def _beyond(self, goal: PackedCell, place: PackedCell, number: int, spoilt: PackedCell) -> int:
        """Return how far the goal is by way of the pose on ``place``."""
        return self._left(goal, place, self._sides(place, number), spoilt)

    def _sides(self, place: PackedCell, number: int) -> list[int]:
        """List the sides by which the network would leave a pose on ``place``."""
        sides = self._exits.get((place, number))
        if sides is None:
            faced = self.reach.ends.get(place, 0)
            sides = exits_of(self.maze.poses[number], faced, self.ground.blocked)
            self._exits[place, number] = sides
        return sides

    def _after(self, goal: PackedCell, place: PackedCell, number: int) -> float:
        """Return how far the goal is once the pose lies there.

        A way that is shorter than the one through ``place`` does not lead through it; only a
        card on the shortest way that does not shorten it needs a survey of the ways around.
        """
        before = self._from_network(goal)
        beyond = self._beyond(goal, place, number, NOWHERE)
        if beyond < before:
            return beyond
        if self._at(goal, place) > before:
            return before
        around = self._from_network(goal, place)
        return min(around, self._beyond(goal, place, number, place))
