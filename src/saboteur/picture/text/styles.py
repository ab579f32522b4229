"""Names of the styles of a picture; the terminal maps them to colours."""

from typing import Final

ROCK: Final = "rock"
LIT: Final = "lit"
UNLIT: Final = "unlit"
BLOCKED: Final = "blocked"
NEWEST: Final = "newest"
TREASURE: Final = "treasure"
HIDDEN: Final = "hidden"
SEEN: Final = "seen"
ACTION: Final = "action"
CRYSTAL: Final = "crystal"
DOOR: Final = "door-"
"""Prefix of the styles of doors; the colour follows."""
CLAN: Final = "clan-"
"""Prefix of the styles of clans; the colour follows."""
PAWN: Final = "pawn"
CHOICE: Final = "choice"
EMPTY: Final = "empty"
RIM: Final = "rim"
FAINT: Final = "faint"
HARM: Final = "harm"

ODD: Final = "-odd"
"""Suffix of the second shade; neighbouring cards differ in shade."""
SHADED: Final = frozenset({ROCK, LIT, UNLIT, BLOCKED, NEWEST, TREASURE, ACTION, CRYSTAL})
"""The styles that have a second shade."""
