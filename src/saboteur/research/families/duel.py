"""The arrays of Le Duel."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from saboteur.games.duel.kit import COLOURS, TOOLS
from saboteur.games.duel.setup import reaches_in
from saboteur.games.duel.state import Marks
from saboteur.games.duel.view import View
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.geometry import PackedCell
from saboteur.kernel.maze import empty_maze
from saboteur.research.goals import Goals
from saboteur.research.pane import Pane
from saboteur.research.sheet import (
    MANY,
    REACHED,
    SAME_MAZES,
    SHARED,
    SHARED_FACTS,
    Array,
    Edges,
    Fact,
    Layout,
    Numbers,
)


class Duel(Layout):
    """The view of a duel."""

    planes = (
        "own counter",
        "other counter",
        "own bribe",
        "other bribe",
        "own key",
        "other key",
        "laid last",
        *REACHED,
    )

    def __init__(self, rules: AnyRuleSet, pane: Pane) -> None:
        """Look up the goals."""
        super().__init__(rules, pane)
        kit: Any = self.kit
        self.goals = Goals(self, len(kit.goal_cells), kit.groups["goal"])
        self.reached = lru_cache(maxsize=SAME_MAZES)(self._reached)
        """By cards, colours and tokens of the maze, the edges that a seat reaches."""

    def _reached(
        self,
        cards: tuple[tuple[PackedCell, int], ...],
        colours: tuple[int, ...],
        marks: Marks,
        seat: int,
    ) -> Edges:
        maze = empty_maze(self.kit.poses.poses)
        for cell, pose in cards:
            maze.lay(cell, pose)
        return self.edges(maze, reaches_in(self.kit, maze, colours, marks)[seat].nodes)

    def seat_facts(self) -> tuple[Fact, ...]:
        """Colour, broken tools and gold."""
        return (
            *((colour, 1) for colour in COLOURS),
            *((tool, 1) for tool in TOOLS),
            ("nuggets", MANY),
            ("gold cards", MANY),
        )

    def facts(self) -> tuple[Fact, ...]:
        """The round and the supply."""
        return ("round", self.kit.rounds), ("counters", MANY), ("keys", MANY), ("aside", MANY)

    def more_arrays(self) -> tuple[Array, ...]:
        """The goals."""
        return (self.goals.array(),)

    def discarded(self, view: View) -> Iterable[int]:
        """List the discard, which lies face up (R-114)."""
        return view.discarded

    def fill(self, view: View, arrays: Mapping[str, Numbers]) -> None:
        """Write what the view says."""
        board = arrays["board"]
        marks = view.marks
        for plane, tokens in ((0, marks.claims), (2, marks.bribes), (4, marks.keys)):
            for cell, seat in tokens:
                self.mark(board[plane + (seat != view.seat)], (cell,))
        self.mark(board[6], marks.laid[-1:])
        cards = tuple(view.cards.items())
        board[7:][self.reached(cards, view.colour_numbers, marks, view.seat)] = 1
        colours = SHARED + len(COLOURS)
        for place, row in enumerate(arrays["seats"]):
            seat = (view.seat + place) % self.seats
            row[SHARED + view.colour_numbers[seat]] = 1
            row[colours : colours + len(TOOLS)] = [
                view.broken_bits[seat] >> tool & 1 for tool in range(len(TOOLS))
            ]
            row[-2:] = min(view.nuggets[seat], MANY), len(view.hoards[seat])
        seen = {cell: (card, False) for cell, card in view.peeks}
        looks = [(seat, cell) for cell, seat in marks.looks]
        self.goals.fill(view, arrays["goals"], view.goal_cells, seen, looks)
        arrays["facts"][SHARED_FACTS:] = (view.round, view.counters, view.keys, view.aside)
