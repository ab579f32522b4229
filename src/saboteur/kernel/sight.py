"""Sights: the viewpoints of a game.

A sight is a seat (its number), ``"public"`` for spectators, or ``"open"``, which sees all
hands, roles and goals. ``"open"`` is for the owner of a ``Game``; a live table allows it once
the game is over.
"""

from typing import Final, Literal, TypeAlias

Seat: TypeAlias = int
Sight: TypeAlias = Seat | Literal["public", "open"]

PUBLIC: Final = "public"
OPEN: Final = "open"
