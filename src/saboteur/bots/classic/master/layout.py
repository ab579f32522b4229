"""Layout of the network's input and output for the base game.

The crop is the part of the board where games take place. The output indices come in three groups:
each way to lay a card, or a rockfall, on each cell of the crop; the decider's other moves; actions
on the tools of each seat, from the decider on. Moves outside the crop share ``NO_ACTION``, which
has no preference.
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
LAY_ACTIONS: Final = 26
PLANES: Final = LAY_ACTIONS + 1
"""The number of planes of the output: the ways to lay a card, and the rockfall."""
CARD_KINDS: Final = 27
WORDS: Final = CARD_KINDS + 3 + 3 + 2 + 3 + 3
"""The number of actions on neither a cell nor a tool.

They are: pass a card, look at a goal, reveal, orient, take gold, answer a vote.
"""
TOOL_ACTIONS: Final = 3 + 9
"""The number of actions on tools: break a tool; repair by card and tool."""
BOARD_ACTIONS: Final = PLANES * CROP_CELLS
WORDS_OFFSET: Final = BOARD_ACTIONS
TOOLS_OFFSET: Final = WORDS_OFFSET + WORDS
NO_ACTION: Final = TOOLS_OFFSET + SEATS * TOOL_ACTIONS
UNREACHABLE_STEPS: Final = 99
"""Greater than the steps to any goal."""


class ObservedActionKind(IntEnum):
    """Kinds of public actions of a seat, each counted per round."""

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


ACTION_KINDS: Final = len(ObservedActionKind)
SEAT_ACTION_COUNTS: Final = ACTION_KINDS + 2 * SEATS
"""The length of a seat's action counts: counts by kind, the seats it hindered, those it helped."""
