"""The layout of observations, and the base class of the families' encoders."""

from abc import ABC, abstractmethod
from collections.abc import Container, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar, Final

import numpy as np
import numpy.typing as npt

from saboteur.games.ruleset import AnyRuleSet
from saboteur.games.view import HIDDEN
from saboteur.kernel.geometry import SIDE_NAMES, PackedCell
from saboteur.kernel.maze import Maze, Node, empty_maze, node_at
from saboteur.kernel.value import value_class
from saboteur.research.pane import OUTSIDE, Pane

Int16Array = npt.NDArray[np.int16]
Float32Array = npt.NDArray[np.float32]
FactSpec = tuple[str, int]
"""The name of a number, and its largest value; the smallest is 0."""
MAZE_CACHE_SIZE: Final = 16
"""The number of cached mazes: few moves change the maze, and all seats see the same one."""
EdgePlaces = tuple[list[int], list[int]]
"""Sides, and for each the index of its cell in the pane."""
FACE_UP_COLUMN: Final = 2
STALE_COLUMN: Final = 3
LOOKED_OFFSET: Final = 4
"""Index of the first column for looks in the table of goals; each seat has a column."""
MAX_COUNT: Final = 127
"""The largest number of cards, nuggets or points in an observation."""


@value_class
class ArraySpec:
    """The layout of one array: a table of facts, or planes of cells."""

    name: str
    shape: tuple[int, ...]
    facts: tuple[FactSpec, ...]
    """The meaning of its numbers: the columns of a table, or the planes of the board."""


class FamilyEncoder(ABC):
    """The part of an observation that is specific to a family of boxes."""

    REACHED_PLANES: ClassVar = tuple(f"reached {side}" for side in SIDE_NAMES)
    """The planes of edges that are linked to Start, or that the seat reaches from its own Start."""
    planes: ClassVar[tuple[str, ...]] = ()
    """The family's planes of the board; their values are 0 or 1."""

    def __init__(self, rules: AnyRuleSet, pane: Pane) -> None:
        self.kit: Any = rules.kit
        self.pane = pane
        self.seats = rules.seats
        self.number_of = lru_cache(maxsize=4096)(pane.number_of)
        """Cached function that returns the index of a cell in the pane."""
        self.coordinates = lru_cache(maxsize=4096)(pane.coordinates)
        """Cached function that returns column and row of a cell in the pane, from 1."""
        self.reached_edges = lru_cache(maxsize=MAZE_CACHE_SIZE)(self._find_reached_edges)
        """Cached function that returns the edges leading to reached nodes.

        It takes the arguments of ``reached_nodes``.
        """
        self.goal_count, kinds = self.goals()
        self._goal_kinds = {card: place for place, card in enumerate(kinds)}

    @abstractmethod
    def seat_facts(self) -> tuple[FactSpec, ...]:
        """Return the facts of each seat."""

    @abstractmethod
    def game_facts(self) -> tuple[FactSpec, ...]:
        """Return the facts of the game."""

    @abstractmethod
    def goals(self) -> tuple[int, Sequence[int]]:
        """Return the number of goals, and all cards that can lie there."""

    def more_tables(self) -> Mapping[str, tuple[int, Sequence[FactSpec]]]:
        """Return the number of rows and the facts of a row of each further table, by name."""
        return {}

    def tables(self) -> Iterator[ArraySpec]:
        """Yield the layouts of the table of goals and of further tables."""
        goal_facts = (
            *self.coordinate_facts(),
            ("face up", 1),
            ("stale", 1),
            *((f"looked {seat}", 1) for seat in range(self.seats)),
            *((self.kit.names[card], 1) for card in self._goal_kinds),
        )
        tables = {"goals": (self.goal_count, goal_facts), **self.more_tables()}
        for name, (rows, facts) in tables.items():
            yield ArraySpec(name, (rows, len(facts)), tuple(facts))

    @abstractmethod
    def fill(self, view: Any, arrays: Mapping[str, Int16Array]) -> None:  # noqa: ANN401 - each family has its own view
        """Write the view to the arrays.

        ``board`` holds the family's planes as (plane, cell), ``seats`` and ``facts`` only the
        family's columns.
        """

    def fill_goals(
        self,
        view: Any,  # noqa: ANN401 - as above
        table: Int16Array,
        cells: Iterable[PackedCell],
        seen: Mapping[PackedCell, tuple[int, bool]],
        looks: Iterable[tuple[int, PackedCell]],
    ) -> None:
        """Write the goals on ``cells`` to the table.

        ``seen`` holds the card that the seat has seen on a cell, and whether it may have moved
        since; ``looks`` are pairs of a seat and a goal at which it has looked.
        """
        kinds = LOOKED_OFFSET + self.seats
        asked = view.stack[-1] if view.stack else None
        looked = list(looks)
        for row, cell in zip(table, cells, strict=False):
            row[:FACE_UP_COLUMN] = self.coordinates(cell)
            card = view.cards[cell] // 2 if cell in view.cards else -1
            if asked is not None and asked.cell == cell and asked.card >= 0:
                card = asked.card  # turned over, not yet put down
            if card >= 0:
                row[FACE_UP_COLUMN] = 1
            elif cell in seen:
                card, row[STALE_COLUMN] = seen[cell]
            if card in self._goal_kinds:
                row[kinds + self._goal_kinds[card]] = 1
            for seat, at in looked:
                if at == cell:
                    row[LOOKED_OFFSET + (seat - view.seat) % self.seats] = 1

    def card_facts(self) -> tuple[tuple[str, Sequence[bool]], ...]:
        """Return the facts of a cell that depend on its card only, each with its value by card."""
        return ()

    def discarded_kinds(self, view: Any) -> Iterable[int]:  # noqa: ANN401 - as above
        """Return the kinds of the discarded cards, -1 for those unknown to the seat."""
        kinds = [entry & HIDDEN for entry in view.discarded]
        return [-1 if kind == HIDDEN else kind for kind in kinds]

    def coordinate_facts(self) -> tuple[FactSpec, FactSpec]:
        """Return the facts for column and row."""
        return ("column", self.pane.width + 1), ("row", self.pane.height + 1)

    def mark_cells(self, plane: Int16Array, cells: Iterable[PackedCell]) -> None:
        """Set cells to 1 on a plane; those outside the pane are skipped."""
        for cell in cells:
            at = self.number_of(cell)
            if at != OUTSIDE:
                plane[at] = 1

    def reached_nodes(self, maze: Maze, *args: Any, **kwargs: Any) -> Container[Node]:  # noqa: ANN401 - each family's own
        """Return the nodes that ``REACHED_PLANES`` show as reached."""
        raise NotImplementedError

    def _find_reached_edges(
        self, cards: tuple[tuple[PackedCell, int], ...], *more: Hashable
    ) -> EdgePlaces:
        maze = empty_maze(self.kit.poses.poses)
        for cell, number in cards:
            maze.lay(cell, number)
        nodes = self.reached_nodes(maze, *more)
        sides: list[int] = []
        places: list[int] = []
        for cell, number in maze.cards.items():
            at = self.number_of(cell)
            pose = maze.poses[number]
            for side in pose.open_sides:
                if at != OUTSIDE and node_at(cell, pose.arms[side]) in nodes:
                    sides.append(side)
                    places.append(at)
        return sides, places

    def rotated_to_observer(self, view: Any, seats: Sequence[Any]) -> list[Any]:  # noqa: ANN401 - elements of any type
        """Return a list by seats, rotated so that the observer comes first."""
        return [*seats[view.seat :], *seats[: view.seat]]
