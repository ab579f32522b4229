"""Symbols with the same meaning in every family."""

from typing import Final

LANTERN: Final = "✶"
NUGGET: Final = "◆"
PEBBLE: Final = "▪"
LADDER: Final = "≡"
PAWN_SYMBOL: Final = "♙"
NEW: Final = "•"
"""Marks the card laid last."""
EYE: Final = "◉"
"""Marks a card that the seat has looked at."""
UNKNOWN: Final = "?"

ACTIVE: Final = "▶"
"""Marks the player who is to decide."""
BROKEN: Final = "✗"
WINNER: Final = "★"
