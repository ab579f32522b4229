"""Odds of the face-down mines and treasures, as far as one seat can tell."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from saboteur.games.lost_mines.kit import MINE, TREASURE
from saboteur.games.lost_mines.view import View
from saboteur.kernel.geometry import PackedCell

ClaimOdds: TypeAlias = Mapping[PackedCell, Mapping[int, float]]
"""By unknown mine and card, the relative likelihood of the card there, by claims."""
NO_CLAIM_ODDS: Final[ClaimOdds] = MappingProxyType({})


def known_mines(view: View) -> dict[PackedCell, int]:
    """Return the mines that a seat has seen, or that are face up."""
    known = {target: card for secret, target, card in view.seen if secret == MINE}
    known |= {at: view.cards[at] // 2 for at in view.kit.mine_cells if at in view.cards}
    if view.asked_kind >= 0:
        known[view.asked_at] = view.asked_kind
    return known


def expected_treasure_values(view: View) -> dict[int, float]:
    """Return the expected value of each treasure beside the board, given those seen."""
    kit = view.kit
    seen = {target: card for secret, target, card in view.seen if secret == TREASURE}
    left: dict[str, list[int]] = {}
    for treasure in kit.treasure_cards:
        left.setdefault(kit.treasure_symbols[treasure], []).append(kit.worths[treasure])
    for card in seen.values():
        left[kit.treasure_symbols[card]].remove(kit.worths[card])
    return {
        number: float(kit.worths[seen[number]])
        if number in seen
        else sum(left[symbol]) / len(left[symbol])
        for number, symbol in enumerate(view.symbols)
        if view.holders[number] < 0
    }
