"""The window: the part of the board that a record holds, row by row.

Sides are N E S W, 0 to 3. Width and height are given by each box as constants: a compiler that
knows them, and unrolls the four sides, has nothing left to reckon.
"""

from saboteur.kernel.geometry import PackedCell, packed, xy


def step(side: int, width: int) -> int:
    """Return the way from a cell to its neighbour on a side."""
    return (side & 1) * (2 - side) + (1 - (side & 1)) * (side - 1) * width


def is_near_rim(cell: int, width: int, height: int) -> bool:
    """Whether a card beside this cell might lie on the outermost ring, or beyond."""
    column = cell % width
    row = cell // width
    return column <= 1 or row <= 1 or column >= width - 2 or row >= height - 2


class Window:
    """Where a window lies: so many of its columns and rows come before the cell 0,0."""

    def __init__(self, width: int, height: int, *, west: int, north: int) -> None:
        """Take the measures."""
        self.width = width
        self.height = height
        self.west = west
        self.north = north

    def cell_at(self, x: int, y: int) -> int:
        """Return the number of a cell; raises ``ValueError`` if it lies outside."""
        column, row = x + self.west, y + self.north
        if not (0 <= column < self.width and 0 <= row < self.height):
            raise ValueError(f"the cell {x},{y} lies outside the window")
        return row * self.width + column

    def place_of(self, cell: int) -> tuple[int, int]:
        """Return column and row of a cell, as moves name them."""
        return cell % self.width - self.west, cell // self.width - self.north

    def of_board(self, cell: PackedCell) -> int:
        """Return the number of a cell of the reference."""
        return self.cell_at(*xy(cell))

    def to_board(self, cell: int) -> PackedCell:
        """Return a cell as the reference knows it."""
        return packed(*self.place_of(cell))
