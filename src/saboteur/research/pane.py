"""The pane: the part of the unbounded board whose cells have fixed indices in arrays."""

from typing import Final

from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.geometry import PackedCell, xy
from saboteur.kernel.value import value_class

MARGIN: Final = 6
"""The default margin of the pane around the cards of the setup, in cells."""
OUTSIDE: Final = -1
SETUP_SEED: Final = "pane"
"""The seed of the deal that the pane surrounds; setups differ only in random chests."""


@value_class
class Pane:
    """A rectangle of cells, numbered row by row from its north-west corner."""

    west: int
    north: int
    width: int
    height: int

    @property
    def size(self) -> int:
        return self.width * self.height

    def number(self, x: int, y: int) -> int:
        """Return the number of a cell, or ``OUTSIDE``."""
        column, row = x - self.west, y - self.north
        if 0 <= column < self.width and 0 <= row < self.height:
            return row * self.width + column
        return OUTSIDE

    def number_of(self, cell: PackedCell) -> int:
        """Return the number of a cell, or ``OUTSIDE``."""
        return self.number(*xy(cell))

    def coordinates(self, cell: PackedCell) -> tuple[int, int]:
        """Return column and row, from 1; those of a cell outside are just beyond the pane."""
        x, y = xy(cell)
        column, row = x - self.west + 1, y - self.north + 1
        return min(max(column, 0), self.width + 1), min(max(row, 0), self.height + 1)

    def text(self, number: int) -> str:
        """Return a cell in the notation of moves."""
        return f"{self.west + number % self.width},{self.north + number // self.width}"


def pane_around_setup(rules: AnyRuleSet, margin: int) -> Pane:
    """Return the pane: the cards of the setup with a margin, or exactly the printed board."""
    board = getattr(rules.kit, "board", None)
    if board is None:
        maze = rules.deal(SETUP_SEED).maze
        cells = {*maze.cards, *maze.covered}
    else:
        cells, margin = set(board), 0
    columns = [xy(cell)[0] for cell in cells]
    rows = [xy(cell)[1] for cell in cells]
    west, north = min(columns) - margin, min(rows) - margin
    return Pane(west, north, max(columns) + margin - west + 1, max(rows) + margin - north + 1)
