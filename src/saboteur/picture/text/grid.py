"""A grid of cells as text: cards, choices, coordinates on the rim."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias

from saboteur.kernel.value import value_class
from saboteur.picture.text.blocks import (
    LARGE,
    SIZES,
    Block,
    Glyph,
    Size,
    empty_cell,
    empty_choice,
    put_label,
)  # fmt: skip
from saboteur.picture.text.styles import RIM

Spot: TypeAlias = tuple[int, int]
"""Column and row of a cell."""

RIM_WIDTH: Final = 3


@value_class
class Window:
    """A part of the grid, both borders included."""

    west: int
    north: int
    east: int
    south: int

    def room(self, size: Size) -> tuple[int, int]:
        """Return the width and height in characters, with the rim."""
        return (
            RIM_WIDTH + size.width * (self.east - self.west + 1),
            1 + size.height * (self.south - self.north + 1),
        )


class Grid(ABC):
    """A board that can be drawn at any size; each family draws its own cells.

    It shows at least ``spots``, or a part around ``focus``; ``choices`` are labels on cells.
    """

    def __init__(
        self, spots: Iterable[Spot], focus: Spot, choices: Mapping[Spot, str] | None = None
    ) -> None:
        self.choices = dict(choices or {})
        self.spots = {*spots, *self.choices}
        self.focus = focus

    @abstractmethod
    def draw_cell(self, spot: Spot, size: Size) -> Block | None:
        """Draw the card on a cell; ``None`` if it is empty."""

    def overlay(self, block: Block, spot: Spot, size: Size) -> None:  # noqa: B027 - optional
        """Draw pieces on the picture of a cell, for example a pawn."""

    def block(self, spot: Spot, size: Size) -> Block:
        """Draw one cell, with its label if it has one."""
        block = self.draw_cell(spot, size)
        if block is None:
            block = empty_choice(size) if spot in self.choices else empty_cell(size)
        self.overlay(block, spot, size)
        if spot in self.choices:
            put_label(block, self.choices[spot], size)
        return block

    def extent(self, also: Iterable[Spot] = ()) -> Window:
        """Return the smallest window with all cells and the spots in ``also``."""
        spots = [*self.spots, *also]
        columns = [x for x, _ in spots]
        rows = [y for _, y in spots]
        return Window(min(columns), min(rows), max(columns), max(rows))

    def fit(self, width: int, height: int, also: Iterable[Spot] = ()) -> tuple[Size, Window]:
        """Return the largest size at which all cells fit, else the smallest and a window."""
        whole = self.extent(also)
        for size in SIZES:
            wide, high = whole.room(size)
            if wide <= width and high <= height:
                return size, whole
        size = SIZES[-1]
        x, y = self._centre()
        columns = max(3, (width - RIM_WIDTH) // size.width)
        rows = max(3, (height - 1) // size.height)
        west, east = _slide(whole.west, whole.east, x, columns)
        north, south = _slide(whole.north, whole.south, y, rows)
        return size, Window(west, north, east, south)

    def rows(self, size: Size = LARGE, window: Window | None = None) -> list[list[Glyph]]:
        """Draw the board line by line, with column numbers above and row numbers at the left.

        A line of numbers, and each number at the left, is a single glyph of several characters.
        """
        whole = self.extent()
        shown = window or whole
        columns = range(shown.west, shown.east + 1)
        more = (
            "…" if shown.west > whole.west else "",
            "…" if shown.east < whole.east else "",
        )
        head = "".join(f"{x:^{size.width}}" for x in columns)
        found = [[(f"{more[0]:>{RIM_WIDTH}}{head}{more[1]}", RIM)]]
        for y in range(shown.north, shown.south + 1):
            blocks = [self.block((x, y), size) for x in columns]
            cut = (y == shown.north > whole.north) or (y == shown.south < whole.south)
            for row in range(size.height):
                label = f"{y:>2}" if row == size.middle[0] else " …" if cut else ""
                rim = (f"{label:<{RIM_WIDTH}}"[:RIM_WIDTH], RIM)
                found.append([rim, *(glyph for block in blocks for glyph in block[row])])
        return found

    def text(self, size: Size = LARGE) -> str:
        """Return the whole board as text without colours."""
        rows = ["".join(char for char, _ in row).rstrip() for row in self.rows(size)]
        return "\n".join(rows)

    def _centre(self) -> Spot:
        if self.choices:
            spots = list(self.choices)
            return spots[len(spots) // 2]
        return self.focus


def _slide(low: int, high: int, focus: int, room: int) -> tuple[int, int]:
    """Return bounds of ``room`` numbers around ``focus``, within ``low`` and ``high``."""
    if high - low < room:
        return low, high
    first = min(max(low, focus - room // 2), high - room + 1)
    return first, first + room - 1
