"""Names of the inks a picture is written with; a terminal says which colour each of them has."""

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
"""How the inks of doors begin; their colour follows."""
CLAN: Final = "clan-"
"""How the inks of clans begin; their colour follows."""
PAWN: Final = "pawn"
CHOICE: Final = "choice"
EMPTY: Final = "empty"
RIM: Final = "rim"
FAINT: Final = "faint"
HARM: Final = "harm"

ODD: Final = "-odd"
"""Neighbouring cards have two shades; this ends the names of the second."""
SHADED: Final = frozenset({ROCK, LIT, UNLIT, BLOCKED, NEWEST, TREASURE, ACTION, CRYSTAL})
"""The inks that have a second shade."""
