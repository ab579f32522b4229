"""Layout of the network's input and output for Le Duel.

The crop is the part of the board where games take place. The output indices come in two groups:
each way to lay a card, a rockfall, a key, a bribe or a claim, on each cell of the crop; then the
other moves. Moves outside the crop share ``NO_ACTION``, which has no preference.
"""

from typing import Final

FIRST_X: Final = -3
FIRST_Y: Final = -6
COLUMNS: Final = 14
ROWS: Final = 13
CROP_CELLS: Final = COLUMNS * ROWS
GOAL_CELLS: Final = ((5, -2), (5, 0), (5, 2), (7, -1), (7, 1), (9, 0))
GOALS: Final = len(GOAL_CELLS)
LAY_ACTIONS: Final = 48
PLANES: Final = LAY_ACTIONS + 4
"""The number of planes of the output: the ways to lay a card; rockfall, key, bribe, claim."""
CARD_KINDS: Final = 39
WORDS: Final = CARD_KINDS + 3 + 9 + 6 + 6 + 2 + 3 + 1
"""The number of actions without a cell: give a card away, break, repair, secret plan, reveal,
orient, clear, stop.
"""
WORDS_OFFSET: Final = PLANES * CROP_CELLS
NO_ACTION: Final = WORDS_OFFSET + WORDS


def crop_index_at(x: int, y: int) -> int:
    """Return the index of a cell in the crop, or -1 if the cell lies outside it."""
    x, y = x - FIRST_X, y - FIRST_Y
    return y * COLUMNS + x if 0 <= x < COLUMNS and 0 <= y < ROWS else -1
