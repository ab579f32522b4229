"""Costs of digging through a cell: higher if few of the deck's path cards fit.

Costs are in half cards, the distance unit of novices.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from saboteur.kernel.tile import PATTERNS, PoseBook

CARD_COST: Final = 2
"""Cost of laying one card, in the unit of distances."""
COMMON_SHARE: Final = 0.4
RARE_SHARE: Final = 0.15
"""Bounds for the share of the through cards that fit a cell. Below ``COMMON_SHARE`` crossing the
cell costs more than one card, below ``RARE_SHARE`` it costs ``MAX_CROSSING_COST``.
"""
MAX_CROSSING_COST: Final = CARD_COST + 3

CrossingCosts: TypeAlias = tuple[int, ...]
"""Cost of crossing an empty cell, by the pattern that its neighbours require."""


def compute_crossing_costs(book: PoseBook, through: Sequence[int]) -> CrossingCosts:
    """Return the cost of each of the 81 edge patterns, by how many ``through`` cards fit it."""
    found = []
    for fitting in book.fitting[:PATTERNS]:
        share = sum(1 for card in through if book.bits[card] & fitting) / max(1, len(through))
        found.append(
            CARD_COST
            if share >= COMMON_SHARE
            else CARD_COST + 1
            if share >= RARE_SHARE
            else MAX_CROSSING_COST
        )
    return tuple(found)
