"""What it costs to dig through a cell: more where few of the deck's path cards fit.

Costs are in half cards, the unit of the distances that novices go by.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from saboteur.kernel.tile import PATTERNS, PoseBook

CARD: Final = 2
"""What laying one card costs, in the unit of distances."""
COMMON: Final = 0.4
RARE: Final = 0.15
"""Shares of the through cards that fit a cell: below these it costs more than a card."""
DEAREST: Final = CARD + 3

Tolls: TypeAlias = tuple[int, ...]
"""What it costs to dig through an empty cell, by the pattern its neighbours demand."""


def prices(book: PoseBook, through: Sequence[int]) -> Tolls:
    """Price the 81 patterns by how many of the deck's ``through`` cards fit them."""
    found = []
    for fitting in book.fitting[:PATTERNS]:
        share = sum(1 for card in through if book.bits[card] & fitting) / max(1, len(through))
        found.append(CARD if share >= COMMON else CARD + 1 if share >= RARE else DEAREST)
    return tuple(found)
