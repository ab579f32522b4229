"""The outlook: where the treasure may be, and what a card would do to the way there."""

from typing import Final, final

from saboteur.bots.survey import CARD, FAR, Bounds, Field, Tolls, joined_nodes, survey, ways_on
from saboteur.games.classic.view import View
from saboteur.kernel.geometry import Cell
from saboteur.kernel.maze import Maze, Reach

NOWHERE: Final = -1


def treasure_odds(view: View) -> dict[Cell, float]:
    """Return how likely each face-down goal is the treasure, to the eyes of this seat."""
    kit = view.kit
    seen = {peek.seen: kit.treasure[peek.card] for peek in view.peeks if not peek.stale}
    hidden = [place for place in kit.goal_cells if place in view.covered]
    known = [place for place in hidden if seen.get(place)]
    open_question = known or [place for place in hidden if place not in seen]
    return {place: 1 / len(open_question) if place in open_question else 0.0 for place in hidden}


@final
class Outlook:
    """What a seat expects of the maze as it lies; distances are in cards, weighed by the odds."""

    __slots__ = ("_bounds", "_distances", "_fields", "_tolls", "maze", "odds", "reach")

    def __init__(self, view: View, maze: Maze, reach: Reach, prices: Tolls) -> None:
        """Look at a maze; nothing is measured before it is asked for."""
        self.maze = maze
        self.reach = reach
        self.odds = treasure_odds(view)
        self._tolls = prices
        self._bounds = Bounds((*maze.cards, *view.kit.goal_cells))
        self._fields: dict[tuple[Cell, Cell], Field] = {}
        self._distances: dict[tuple[Cell, Cell], int] = {}

    @property
    def targets(self) -> list[Cell]:
        """The goals that may be the treasure."""
        return [place for place, odds in self.odds.items() if odds]

    @property
    def is_certain(self) -> bool:
        """Whether the seat knows where the treasure is."""
        return len(self.targets) == 1

    def distance(self) -> float:
        """Return how many cards the treasure is away from the network."""
        return sum(odds * self._from_network(goal) for goal, odds in self._weighed()) / CARD

    def nearest(self) -> float:
        """Return how many cards the nearest goal is away that may be the treasure."""
        return min((self._from_network(goal) for goal, _ in self._weighed()), default=FAR) / CARD

    def progress(self, place: Cell, number: int) -> float:
        """Return by how many cards a pose laid on ``place`` brings the treasure nearer."""
        gain = 0.0
        for goal, odds in self._weighed():
            gain += odds * (self._from_network(goal) - self._after(goal, place, number))
        return gain / CARD

    def reveals(self, place: Cell, number: int) -> list[Cell]:
        """List the face-down goals that a pose laid on ``place`` would turn over."""
        faced = self.reach.ends.get(place, 0)
        ways = ways_on(self.maze, place, self.maze.poses[number], faced)
        return [way for way in ways if way in self.odds]

    def removal(self, place: Cell) -> float:
        """Return by how many cards the treasure comes nearer when the card there is removed."""
        maze = self.maze.clone()
        maze.lift(place)
        reach = self.reach.clone()
        reach.recompute(maze)
        after = 0.0
        for goal, odds in self._weighed():
            field = survey(maze, self._tolls, self._bounds, goal, NOWHERE)
            after += odds * _nearest_end(field, reach)
        return self.distance() - after / CARD

    def _weighed(self) -> list[tuple[Cell, float]]:
        return [(goal, odds) for goal, odds in self.odds.items() if odds]

    def _field(self, goal: Cell, spoilt: Cell = NOWHERE) -> Field:
        field = self._fields.get((goal, spoilt))
        if field is None:
            field = survey(self.maze, self._tolls, self._bounds, goal, spoilt)
            self._fields[goal, spoilt] = field
        return field

    def _from_network(self, goal: Cell, spoilt: Cell = NOWHERE) -> int:
        distance = self._distances.get((goal, spoilt))
        if distance is None:
            distance = _nearest_end(self._field(goal, spoilt), self.reach)
            self._distances[goal, spoilt] = distance
        return distance

    def _beyond(self, goal: Cell, place: Cell, number: int, spoilt: Cell) -> int:
        """Return how far the goal is by way of the pose on ``place``."""
        pose = self.maze.poses[number]
        field = self._field(goal, spoilt)
        sides = [
            side
            for node in joined_nodes(pose, self.reach.ends.get(place, 0))
            for side in pose.exits[node]
        ]
        return field.left(self.maze, place, sides)

    def _after(self, goal: Cell, place: Cell, number: int) -> int:
        """Return how far the goal is once the pose lies there.

        A way that is shorter than the one through ``place`` does not lead through it; only a
        card on the shortest way that does not shorten it needs a survey of the ways around.
        """
        before = self._from_network(goal)
        beyond = self._beyond(goal, place, number, NOWHERE)
        if beyond < before:
            return beyond
        if self._field(goal).cells.get(place, FAR) > before:
            return before
        around = self._from_network(goal, place)
        return min(around, self._beyond(goal, place, number, place))


def _nearest_end(field: Field, reach: Reach) -> int:
    """Return how far the goal of a field is from the nearest open end of the network."""
    return min((field.cells.get(end, FAR) for end in reach.ends), default=FAR)
