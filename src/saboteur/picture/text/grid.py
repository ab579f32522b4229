"""A grid of cells as text: what lies where, choices, coordinates on the rim."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias

from saboteur.kernel.value import value
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
from saboteur.picture.text.inks import RIM

Spot: TypeAlias = tuple[int, int]
"""Column and row of a cell."""

RIM_WIDTH: Final = 3


@value
class Window:
    """A part of the grid, borders included."""

    west: int
    north: int
    east: int
    south: int

    def room(self, size: Size) -> tuple[int, int]:
        """Return the width and height it takes on the screen, with its rim."""
        return (
            RIM_WIDTH + size.width * (self.east - self.west + 1),
            1 + size.height * (self.south - self.north + 1),
        )


class Grid(ABC):
    """What lies where, ready to be drawn at any size; each family draws its own cells."""

    def __init__(
        self, spots: Iterable[Spot], focus: Spot, choices: Mapping[Spot, str] | None = None
    ) -> None:
        """Show at least ``spots``, around ``focus`` if need be; label the ``choices``."""
        self.choices = dict(choices or {})
        self.spots = {*spots, *self.choices}
        self.focus = focus

    @abstractmethod
    def picture(self, spot: Spot, size: Size) -> Block | None:
        """Draw what lies on a cell; ``None`` where nothing does."""

    def stand(self, block: Block, spot: Spot, size: Size) -> None:  # noqa: B027 - nothing may
        """Put what stands on a cell, a pawn for instance, on its picture."""

    def block(self, spot: Spot, size: Size) -> Block:
        """Draw one cell, with its label if it has one."""
        block = self.picture(spot, size)
        if block is None:
            block = empty_choice(size) if spot in self.choices else empty_cell(size)
        self.stand(block, spot, size)
        if spot in self.choices:
            put_label(block, self.choices[spot], size)
        return block

    def extent(self, also: Iterable[Spot] = ()) -> Window:
        """Return the smallest window that shows everything, and some spots more."""
        spots = [*self.spots, *also]
        columns = [x for x, _ in spots]
        rows = [y for _, y in spots]
        return Window(min(columns), min(rows), max(columns), max(rows))

    def fit(self, width: int, height: int, also: Iterable[Spot] = ()) -> tuple[Size, Window]:
        """Choose the largest size at which the maze fits, or a window around the action."""
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
        """Draw the maze line by line, the columns numbered above; a rim is one glyph."""
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
        """Draw the whole maze without colours."""
        rows = ["".join(char for char, _ in row).rstrip() for row in self.rows(size)]
        return "\n".join(rows)

    def _centre(self) -> Spot:
        if self.choices:
            spots = list(self.choices)
            return spots[len(spots) // 2]
        return self.focus


def _slide(low: int, high: int, focus: int, room: int) -> tuple[int, int]:
    """Choose ``room`` numbers between ``low`` and ``high`` around ``focus``."""
    if high - low < room:
        return low, high
    first = min(max(low, focus - room // 2), high - room + 1)
    return first, first + room - 1
