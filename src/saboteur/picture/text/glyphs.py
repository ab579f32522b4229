"""Signs that mean the same in every family."""

from typing import Final

LANTERN: Final = "✶"
NUGGET: Final = "◆"
PEBBLE: Final = "▪"
LADDER: Final = "≡"
PAWN_SIGN: Final = "♙"
NEW: Final = "•"
"""On the card laid last."""
EYE: Final = "◉"
"""On what the seat has looked at."""
UNKNOWN: Final = "?"

ACTIVE: Final = "▶"
"""Before the one who is to decide."""
BROKEN: Final = "✗"
WINNER: Final = "★"
