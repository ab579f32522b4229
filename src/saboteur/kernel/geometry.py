"""Cells, sides and edges of the unbounded grid: x grows east, y grows south.

A cell is one integer, so that it is quick to hash and its neighbour is one addition away.
The span is far wider than any deck can reach, hence no card is ever refused for lack of
board (B-25, R-4).

``Cell`` is an integer with a mark. Whoever reads the fields of an event finds the mark and knows a
cell by its type, whatever its name. A ``NewType`` would say it to the checker as well, but every
neighbour in every loop over the maze would have to be made a cell again, by a call.
"""

from typing import Annotated, Final, TypeAlias

PackedCell: TypeAlias = Annotated[int, "cell"]
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
"""No cell, and no edge."""
STEP: Final = (-SPAN, 1, SPAN, -1)


def packed(x: int, y: int) -> PackedCell:
    """Return the cell at column ``x`` and row ``y``; the start of the base game is (0, 0)."""
    if not (-HALF < x < HALF and -HALF < y < HALF):
        message = f"cell {x},{y} is farther away than any deck can reach"
        raise ValueError(message)
    return (y + HALF) * SPAN + x + HALF


def xy(place: PackedCell) -> tuple[int, int]:
    """Return the column and the row of a cell."""
    return place % SPAN - HALF, place // SPAN - HALF


def neighbour(place: PackedCell, side: Side) -> PackedCell:
    """Return the cell next to ``place`` on ``side``."""
    return place + STEP[side]


def cell_text(place: PackedCell) -> str:
    """Print a cell as ``x,y``."""
    x, y = xy(place)
    return f"{x},{y}"


def parse_cell(text: str) -> PackedCell:
    """Read a cell printed as ``x,y``."""
    x, comma, y = text.partition(",")
    try:
        place = packed(int(x), int(y))
    except ValueError:
        place = NOWHERE
    if not comma or place < 0 or cell_text(place) != text:
        message = f"{text!r} is not a cell; write it as x,y, for example 3,-1"
        raise ValueError(message)
    return place


def edge(place: PackedCell, side: Side) -> Edge:
    """Name the border between two cells; both cells give it the same number."""
    if side in (N, W):
        return (place + STEP[side]) * 4 + OPPOSITE[side]
    return place * 4 + side
