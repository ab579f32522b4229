"""The window: the part of the unbounded board that a record holds, row by row.

Sides are N E S W, 0 to 3. Each box passes width and height as constants, so that the compiler
can unroll the loops over the four sides and fold the arithmetic.
"""

from saboteur.kernel.geometry import PackedCell, pack_xy, xy


def neighbour_offset(side: int, width: int) -> int:
    """Return the difference between the number of a cell and that of its neighbour on a side."""
    return (side & 1) * (2 - side) + (1 - (side & 1)) * (side - 1) * width


def is_near_border(cell: int, width: int, height: int) -> bool:
    """Whether a card next to this cell could lie on the outermost ring or outside the window."""
    column = cell % width
    row = cell // width
    return column <= 1 or row <= 1 or column >= width - 2 or row >= height - 2


class GridWindow:
    """A window of ``width`` × ``height`` cells.

    ``west`` columns and ``north`` rows come before the cell 0,0.
    """

    def __init__(self, width: int, height: int, *, west: int, north: int) -> None:
        self.width = width
        self.height = height
        self.cell_count = width * height
        self.columns_west = west
        self.rows_north = north

    def cell_at(self, x: int, y: int) -> int:
        """Return the number of a cell; raises ``ValueError`` if it lies outside."""
        column, row = x + self.columns_west, y + self.rows_north
        if not (0 <= column < self.width and 0 <= row < self.height):
            raise ValueError(f"the cell {x},{y} lies outside the window")
        return row * self.width + column

    def coordinates_of(self, cell: int) -> tuple[int, int]:
        """Return column and row of a cell in the notation of moves."""
        return cell % self.width - self.columns_west, cell // self.width - self.rows_north

    def from_board(self, cell: PackedCell) -> int:
        """Return the number of a cell of the reference engine; raises ``ValueError`` outside."""
        return self.cell_at(*xy(cell))

    def to_board(self, cell: int) -> PackedCell:
        """Return a cell in the form of the reference engine."""
        return pack_xy(*self.coordinates_of(cell))
