"""What the network of Le Duel is shown and what it answers: places, and how many.

The crop is the part of the board where games are played. A slot is a place in the row of answers: a
way to lay a card, a rockfall, a key, a bribe or a claim times the places of the crop; then the
other moves. Moves off the crop share ``NO_SLOT``, which has no preference.
"""

from typing import Final

FIRST_X: Final = -3
FIRST_Y: Final = -6
COLUMNS: Final = 14
ROWS: Final = 13
CROP_CELLS: Final = COLUMNS * ROWS
GOAL_CELLS: Final = ((5, -2), (5, 0), (5, 2), (7, -1), (7, 1), (9, 0))
GOALS: Final = len(GOAL_CELLS)
LAYS: Final = 48
PLANES: Final = LAYS + 4
"""The ways to lay a card; rockfall, key, bribe, claim."""
KINDS: Final = 39
WORDS: Final = KINDS + 3 + 9 + 6 + 6 + 2 + 3 + 1
"""Give a card away, break, repair, secret plan, reveal, orient, clear, stop."""
WORDS_FROM: Final = PLANES * CROP_CELLS
NO_SLOT: Final = WORDS_FROM + WORDS


def place_at(x: int, y: int) -> int:
    """Return the place of a cell in the crop, or -1."""
    x, y = x - FIRST_X, y - FIRST_Y
    return y * COLUMNS + x if 0 <= x < COLUMNS and 0 <= y < ROWS else -1
