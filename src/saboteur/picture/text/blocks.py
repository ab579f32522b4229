"""Blocks of characters for cells and cards, in three sizes."""

from typing import Final, TypeAlias

from saboteur.kernel.value import value_class
from saboteur.picture.text.styles import CHOICE, EMPTY, FAINT, HIDDEN, ODD, SEEN, SHADED

Glyph: TypeAlias = tuple[str, str]
"""A character and the name of its style."""
Block: TypeAlias = list[list[Glyph]]
"""Rows of glyphs, all of the same width."""

STONE_CHAR: Final = "░"
DOT_CHAR: Final = "·"


@value_class
class Size:
    """The size of a card in characters."""

    width: int
    height: int

    @property
    def middle(self) -> tuple[int, int]:
        """Row and column of the middle."""
        return self.height // 2, self.width // 2


LARGE: Final = Size(5, 3)
MEDIUM: Final = Size(3, 2)
SMALL: Final = Size(3, 1)
SIZES: Final = (LARGE, MEDIUM, SMALL)

CORNERS: Final = ((0, 0), (-1, 0), (-1, -1), (0, -1))
"""Positions of symbols in free corners; the upper right is kept for the mark of the newest card."""


def fill_block(size: Size, char: str, style: str) -> Block:
    """Return a block of one glyph."""
    return [[(char, style)] * size.width for _ in range(size.height)]


def shade(block: Block) -> Block:
    """Return the block of a card in the second shade, to distinguish it from its neighbours."""
    return [
        [(char, style + ODD if style in SHADED else style) for char, style in row] for row in block
    ]


def put_in_corner(block: Block, size: Size, char: str, style: str) -> None:
    """Draw a symbol on rock: in a free corner, else in the middle."""
    spots = [(row, column) for row, column in CORNERS if block[row][column][0] == STONE_CHAR]
    row, column = spots[0] if spots else size.middle
    block[row][column] = (char, style)


def draw_back(sign: str, eye: str, size: Size) -> Block:
    """Draw the back of a card with a symbol; ``eye``, if not empty, marks it as seen."""
    if size.height == 1:
        rows = [f"{eye}{sign} " if eye else f"[{sign}]"]
    elif size.height == 2:
        rows = [f"╭{eye or '─'}╮", f"╰{sign}╯"]
    else:
        rows = [f"╭─{eye or '─'}─╮", f"│ {sign} │", "╰───╯"]
    style = SEEN if eye else HIDDEN
    return [[(char, style) for char in row] for row in rows]


def draw_words(size: Size, rows: list[str], style: str) -> Block:
    """Draw a card with a few words in its middle, one below the other."""
    block = fill_block(size, " ", style)
    first = (size.height - 1) // 2
    for row, text in enumerate(rows, first):
        start = (size.width - len(text)) // 2
        for place, char in enumerate(text):
            block[row][start + place] = (char, style)
    return block


def empty_cell(size: Size) -> Block:
    """Draw a cell without a card."""
    block = fill_block(size, " ", EMPTY)
    row, column = size.middle
    block[row][column] = (DOT_CHAR, FAINT)
    return block


def empty_choice(size: Size) -> Block:
    """Draw an empty cell that can be chosen."""
    if size.height == 3:
        rows = ["┌╌╌╌┐", "╎   ╎", "└╌╌╌┘"]
    elif size.height == 2:
        rows = ["┌╌┐", "╎ ╎"]
    else:
        rows = ["[ ]"]
    return [[(char, EMPTY) for char in row] for row in rows]


def put_label(block: Block, label: str, size: Size) -> None:
    """Draw a label, the numbers of the choices, over the middle of a cell; shorten a long one."""
    if len(label) > size.width:
        label = label.partition(DOT_CHAR)[0] + "+"
    row, _ = size.middle
    if size.height == 1 and len(label) > 1:
        label = f"{label:^{size.width}}"  # a cut bracket would look like a digit
    start = (size.width - len(label) + 1) // 2
    for place, char in enumerate(label[: size.width]):
        block[row][start + place] = (char, CHOICE)
