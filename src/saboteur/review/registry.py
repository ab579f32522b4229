"""The families that can be reviewed."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from saboteur.review.belief_tracker import ReviewFamily
from saboteur.review.families.classic import CLASSIC
from saboteur.review.families.dark_cave import DARK_CAVE
from saboteur.review.families.duel import DUEL
from saboteur.review.families.lost_mines import LOST_MINES

FAMILIES: Final[Mapping[str, ReviewFamily]] = MappingProxyType(
    {"classic": CLASSIC, "duel": DUEL, "lost-mines": LOST_MINES, "dark-cave": DARK_CAVE}
)
"""The functions that a review needs, by the id of the family."""
