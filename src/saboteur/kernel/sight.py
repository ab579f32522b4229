"""Sights: the viewpoints of a game.

A seat (its number), ``"public"`` (for spectators) or ``"open"`` (all hands, roles and goals: for
the holder of the game, at a live table once it is over).
"""

from typing import Final, Literal, TypeAlias

Seat: TypeAlias = int
Sight: TypeAlias = Seat | Literal["public", "open"]

PUBLIC: Final = "public"
OPEN: Final = "open"
