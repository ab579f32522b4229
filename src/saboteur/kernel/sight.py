"""Sights: through whose eyes one looks.

A seat (its number), ``"public"`` (what everybody may know) or ``"open"`` (all hands, roles
and goals: for whoever holds the game, at a live table once it is over).
"""

from typing import Final, Literal, TypeAlias

Seat: TypeAlias = int
Sight: TypeAlias = Seat | Literal["public", "open"]

PUBLIC: Final = "public"
OPEN: Final = "open"
