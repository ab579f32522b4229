"""Path cards as small blocks of box-drawing characters, drawn from their graphs.

An arm that is linked to Start has heavy lines, any other thin lines. A dead end stops before the
middle, which has a cross; a ladder has a single arm without a cross.
"""

from collections.abc import Iterable
from typing import Final

from saboteur.kernel.geometry import SIDE_NAMES, SIDES, E, N, S, W
from saboteur.kernel.tile import CLOSED, Tile
from saboteur.picture.text.blocks import STONE_CHAR, Block, Size, fill_block
from saboteur.picture.text.styles import BLOCKED, LIT, ROCK, UNLIT

THIN: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
HEAVY: Final = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
"""Box characters by the set of their arms: north 1, east 2, south 4, west 8."""
THIN_GAP: Final = "╎"
HEAVY_GAP: Final = "╏"
CROSS: Final = "╳"  # noqa: RUF001 - drawn, not written
DIVIDER: Final = {frozenset({N, W}): "╱", frozenset({N, E}): "╲"}  # noqa: RUF001 - as above
"""Separators of two curves on one card, by the curve that has the north edge."""
EVERY_EDGE: Final = "".join(SIDE_NAMES)
"""All edges: the ``lit`` of a card that is not on the board."""
ODD_ARMS: Final = {
    (10, 1): "┷┸", (10, 4): "┯┰", (10, 5): "┿╂", (3, 4): "┡┟", (9, 4): "┩┧", (6, 1): "┢┞",
    (12, 1): "┪┦", (14, 1): "╈╀", (11, 4): "╇╁",
}  # fmt: skip
"""Characters in which a track meets stubs of the other weight, by the arms of both as bits.

They draw stubs that have no space of their own. Of each pair, the first character is for a lit
track and the second for a dark one.
"""


def tracks(tile: Tile) -> list[frozenset[int]]:
    """Group the open edges of a card: each group has the edges joined inside the card."""
    group = list(range(tile.nodes))
    for link in tile.links:
        old, new = group[link.b], group[link.a]
        group = [new if at == old else at for at in group]
    found: dict[int, set[int]] = {}
    for side in SIDES:
        if tile.arms[side] != CLOSED:
            found.setdefault(group[tile.arms[side]], set()).add(side)
    return [frozenset(sides) for sides in found.values()]


def draw_card(tile: Tile, lit: str, size: Size) -> Block:
    """Draw a card in its pose; ``lit`` names the edges that are linked to Start."""
    drawing = _Drawing(size, {side for side in SIDES if SIDE_NAMES[side] in lit})
    groups = tracks(tile)
    linked = {node for node, _ in tile.hubs}
    joined = [
        sides for sides in groups if len(sides) > 1 or any(tile.arms[s] in linked for s in sides)
    ]
    stubs = [side for sides in groups if sides not in joined for side in sides]
    for sides in joined:
        for side in sides:
            drawing.arm(side)
    for side in stubs:
        drawing.stub(side)
    if not joined:
        drawing.blind(stubs)
    elif len(joined) == 1:
        drawing.join(joined[0], stubs)
    else:
        drawing.part(joined)
    return drawing.block


class _Drawing:
    """A block under construction."""

    def __init__(self, size: Size, lit: set[int]) -> None:
        self.size = size
        self.lit = lit
        self.row, self.column = size.middle
        self.block = fill_block(size, STONE_CHAR, ROCK)

    def arm(self, side: int) -> None:
        """Draw an arm from the edge up to the middle."""
        for row, column in self._cells(side):
            self._line(row, column, side, {side, (side + 2) % 4})

    def stub(self, side: int) -> None:
        """Draw an arm that ends before the middle."""
        cells = self._cells(side)
        for row, column in cells[:-1]:
            self._line(row, column, side, {side, (side + 2) % 4})
        for row, column in cells[-1:]:
            self._line(row, column, side, {side})

    def join(self, sides: Iterable[int], stubs: Iterable[int]) -> None:
        """Draw the middle, where arms meet, with the stubs that have no space of their own."""
        first, *_ = found = sorted(sides)
        cramped = [side for side in stubs if not self._cells(side)]
        odd = ODD_ARMS.get((_bits(found), _bits(cramped)))
        if odd is None:
            self._line(self.row, self.column, first, set(found))
        else:
            bright = first in self.lit
            self.block[self.row][self.column] = (odd[not bright], LIT if bright else UNLIT)

    def blind(self, stubs: list[int]) -> None:
        """Draw the middle of a card without tracks: its stubs if they have no space, or a cross."""
        cramped = [side for side in stubs if not self._cells(side)]
        if len(cramped) == 2:
            bright = any(side in self.lit for side in cramped)
            style = LIT if bright else UNLIT
            self.block[self.row][self.column] = (HEAVY_GAP if bright else THIN_GAP, style)
        elif cramped:
            self._line(self.row, self.column, cramped[0], set(cramped))
        else:
            self.block[self.row][self.column] = (CROSS, BLOCKED)

    def part(self, joined: list[frozenset[int]]) -> None:
        """Draw the middle of a card whose two tracks do not meet."""
        north = next((sides for sides in joined if N in sides), joined[0])
        if north == {N, S}:
            self._line(self.row, self.column, N, {N, S})  # a bridge over the other track
            for side in (E, W):
                row, column = self._cells(side)[-1]
                self._line(row, column, side, {side})
        else:
            self.block[self.row][self.column] = (DIVIDER.get(north, CROSS), BLOCKED)

    def _cells(self, side: int) -> list[tuple[int, int]]:
        """List the positions of an arm from the edge inwards, without the middle."""
        if side == N:
            return [(row, self.column) for row in range(self.row)]
        if side == S:
            return [(row, self.column) for row in range(self.size.height - 1, self.row, -1)]
        if side == W:
            return [(self.row, column) for column in range(self.column)]
        return [(self.row, column) for column in range(self.size.width - 1, self.column, -1)]

    def _line(self, row: int, column: int, side: int, ends: set[int]) -> None:
        bright = side in self.lit
        chars = HEAVY if bright else THIN
        self.block[row][column] = (chars[_bits(ends)], LIT if bright else UNLIT)


def _bits(sides: Iterable[int]) -> int:
    return sum(1 << side for side in sides)
