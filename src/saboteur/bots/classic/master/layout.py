"""What the network of the base game is shown and what it answers: places, and how many.

The crop is the part of the board where games are played. A slot is a place in the row of answers:
a way to lay a card or a rockfall times the places of the crop; the other moves of the decider;
tools of each seat from the decider on. Moves off the crop share ``NO_SLOT``, which has no
preference.
"""

from enum import IntEnum
from typing import Final

FIRST_X: Final = -3
FIRST_Y: Final = -6
COLUMNS: Final = 15
ROWS: Final = 13
CROP_CELLS: Final = COLUMNS * ROWS
GOALS: Final = 3
SEATS: Final = 10
LAYS: Final = 26
PLANES: Final = LAYS + 1
"""The ways to lay a card, and the rockfall."""
KINDS: Final = 27
WORDS: Final = KINDS + 3 + 3 + 2 + 3 + 3
"""Pass a card, map, reveal, orient, take, answers to a vote."""
TOOL_SLOTS: Final = 3 + 9
"""Break a tool; repair card and tool."""
BOARD_SLOTS: Final = PLANES * CROP_CELLS
WORDS_FROM: Final = BOARD_SLOTS
TOOLS_FROM: Final = WORDS_FROM + WORDS
NO_SLOT: Final = TOOLS_FROM + SEATS * TOOL_SLOTS
PLACES: Final = 99
"""More steps than there are to any goal."""


class Deeds(IntEnum):
    """What everybody saw a seat do in the round: a count each."""

    DUG_ON = 0
    DUG_ASIDE = 1
    DUG_BEHIND = 2
    BLOCKED = 3
    BLOCKED_BEHIND = 4
    COLLAPSED = 5
    CLEARED = 6
    PASSED = 7
    MENDED_OWN = 8
    LOOKED = 9
    PROPOSED = 10


DEED_KINDS: Final = len(Deeds)
SEAT_DEEDS: Final = DEED_KINDS + 2 * SEATS
"""The counts, whom the seat has hindered, and whom it has helped."""
