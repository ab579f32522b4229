"""Distance measures: how far gold is, by the cards that the seats hold or may draw."""

from collections import Counter
from collections.abc import Mapping
from functools import partial
from typing import Protocol, final

from saboteur.bots.duel.distance.board import Board
from saboteur.bots.duel.distance.card_aware_distance import (
    DOOR_COST,
    DOOR_WITH_KEY_COST,
    CardAwareDistance,
    DiggingCosts,
    find_search_area,
)
from saboteur.bots.duel.distance.crossings import CellCostCache, RemainingCards
from saboteur.games.duel.view import View
from saboteur.kernel.geometry import PackedCell


class GoldDistance(Protocol):
    """The distances of one seat to gold, in eighths of a card."""

    @property
    def goals(self) -> Mapping[int, int]:
        """The distances to face-down goals; goals out of reach are missing.

        The key is 2 × cell, plus 1 for an entry from the left or the right.
        """

    def gold_distance(self, place: PackedCell) -> int:
        """Return the distance from the seat's reach to the gold of the card on ``place``.

        The seat must not reach that gold yet.
        """


class DistanceMeasure(Protocol):
    """Computes the distances of a seat to gold."""

    def distances(self, then: Board, seat: int, hand: tuple[int, ...] | None) -> GoldDistance:
        """Return the distances in a maze for a seat with a known or hidden (``None``) hand."""


@final
class CardAwareMeasure:
    """Computes the distances in each maze exactly, by the cards unseen in ``view``."""

    def __init__(self, view: View, now: Board) -> None:
        kit = self._kit = view.kit
        unseen = Counter(kit.deck)
        unseen.subtract(view.discarded)
        unseen.subtract(pose // 2 for pose in view.cards.values() if pose // 2 < kit.paths)
        unseen.subtract(card for hoard in view.hoards for card in hoard if card < kit.paths)
        unseen.subtract(view.card_numbers)
        self._hand_sizes = view.hand_sizes
        self.remaining_cards = [
            RemainingCards(kit, colour, unseen) for colour in view.colour_numbers
        ]
        self.later_costs = [
            CellCostCache(remaining_cards.later_costs) for remaining_cards in self.remaining_cards
        ]
        self.search_area = find_search_area(kit, now.maze)
        self._digging_costs: dict[tuple[int, tuple[int, ...] | None], DiggingCosts] = {}

    def distances(self, then: Board, seat: int, hand: tuple[int, ...] | None) -> CardAwareDistance:
        """Search outwards from the seat's reach in ``then``; return the distances found."""
        digging_costs = self.digging_costs(seat, hand)
        return CardAwareDistance(
            self._kit, then.maze, then.reaches[seat], digging_costs, self.search_area
        )

    def digging_costs(self, seat: int, hand: tuple[int, ...] | None) -> DiggingCosts:
        """Return the digging costs of a seat with this hand, cached."""
        found = self._digging_costs.get((seat, hand))
        if found is None:
            found = self._digging_costs[seat, hand] = self._make_digging_costs(seat, hand)
        return found

    def _make_digging_costs(self, seat: int, hand: tuple[int, ...] | None) -> DiggingCosts:
        remaining_cards, later = self.remaining_cards[seat], self.later_costs[seat]
        if hand is None:
            return DiggingCosts(
                CellCostCache(partial(remaining_cards.hidden_hand_costs, self._hand_sizes[seat])),
                later,
                DOOR_COST,
            )
        opens = any(self._kit.effects[card] == "key" for card in hand)
        return DiggingCosts(
            CellCostCache(partial(remaining_cards.near_costs, hand)),
            later,
            DOOR_WITH_KEY_COST if opens else DOOR_COST,
        )
