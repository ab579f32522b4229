"""Cells, sides and edges of the unbounded grid: x grows east, y grows south.

In the API (events, moves, views, refusals) a cell is a ``Cell``. In the engine it is packed into
one integer, so that it is quick to hash and its neighbour is one addition away. The range is far
wider than any deck can reach, hence no card is ever refused for lack of board (B-25, R-4). Packed
cells have no ``NewType``, because every computed neighbour would need a call to be converted.
"""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final, NamedTuple, TypeAlias


class Cell(NamedTuple):
    """A place of the grid: x grows east, y south; printed ``3,-1``."""

    x: int
    y: int

    def __str__(self) -> str:
        return f"{self.x},{self.y}"


PackedCell: TypeAlias = int
Side: TypeAlias = int
Edge: TypeAlias = int

N: Final = 0
E: Final = 1
S: Final = 2
W: Final = 3

SIDES: Final = (N, E, S, W)
SIDE_NAMES: Final = ("N", "E", "S", "W")
OPPOSITE: Final = (S, W, N, E)

SPAN: Final = 256
HALF: Final = SPAN // 2
NOWHERE: Final[PackedCell] = -1
"""Stands for "no cell" and "no edge"."""
STEP: Final = (-SPAN, 1, SPAN, -1)


def pack_xy(x: int, y: int) -> PackedCell:
    """Pack the cell at column ``x``, row ``y``; raise ``ValueError`` if it is out of range.

    The start of the base game is (0, 0).
    """
    if not (-HALF < x < HALF and -HALF < y < HALF):
        message = f"cell {x},{y} is farther away than any deck can reach"
        raise ValueError(message)
    return (y + HALF) * SPAN + x + HALF


def pack(cell: Cell) -> PackedCell:
    """Return the packed form of a cell, which must be in range: it is not checked."""
    return (cell[1] + HALF) * SPAN + cell[0] + HALF


def _unpack(place: PackedCell) -> Cell:
    return Cell(place % SPAN - HALF, place // SPAN - HALF)


xy: Final[Callable[[PackedCell], Cell]] = cache(_unpack)
"""Returns the column and the row of a packed cell, cached."""


def cell_or_none(place: PackedCell) -> Cell | None:
    """Return a packed cell as a ``Cell``; ``None`` for ``NOWHERE``."""
    return None if place < 0 else xy(place)


def neighbour(place: PackedCell, side: Side) -> PackedCell:
    return place + STEP[side]


def _print(place: PackedCell) -> str:
    return str(xy(place))


cell_text: Final[Callable[[PackedCell], str]] = cache(_print)
"""Returns a packed cell as text, ``x,y``, cached."""


@lru_cache(maxsize=4096)  # texts come from clients
def parse_cell(text: str) -> PackedCell:
    """Parse a cell written as ``x,y``; raise ``ValueError`` for any other spelling."""
    x, comma, y = text.partition(",")
    try:
        place = pack_xy(int(x), int(y))
    except ValueError:
        place = NOWHERE
    if not comma or place < 0 or cell_text(place) != text:
        message = f"{text!r} is not a cell; write it as x,y, for example 3,-1"
        raise ValueError(message)
    return place


def edge(place: PackedCell, side: Side) -> Edge:
    """Return the number of an edge; it is the same from the cells on both sides of it."""
    if side in (N, W):
        return (place + STEP[side]) * 4 + OPPOSITE[side]
    return place * 4 + side
