"""Measures: how far gold is for the seats of a duel, by the cards that they have or may draw."""

from collections import Counter
from collections.abc import Mapping
from functools import partial
from typing import Protocol, final

from saboteur.bots.duel.distance.board import Board
from saboteur.bots.duel.distance.crossings import Costs, Stock
from saboteur.bots.duel.distance.prospect import DOOR, KEY, Means, Prospect, area
from saboteur.games.duel.view import View
from saboteur.kernel.geometry import PackedCell


class Distances(Protocol):
    """How far gold is for one seat, in eighths of a card."""

    @property
    def goals(self) -> Mapping[int, int]:
        """By 2 × cell, + 1 for those who come from a side; what is not in it is out of reach."""

    def spot(self, place: PackedCell) -> int:
        """Return how far the gold of a card is that the seat does not reach."""


class Measure(Protocol):
    """A way to find that out."""

    def distances(self, then: Board, seat: int, hand: tuple[int, ...] | None) -> Distances:
        """Measure a maze for a seat with a hand, or with one that is hidden."""


@final
class Prospects:
    """Measures every maze as it lies."""

    def __init__(self, view: View, now: Board) -> None:
        """Count the cards that nobody has seen, as far as the view shows it."""
        kit = self._kit = view.kit
        unseen = Counter(kit.deck)
        unseen.subtract(view.discarded)
        unseen.subtract(pose // 2 for pose in view.cards.values() if pose // 2 < kit.paths)
        unseen.subtract(card for hoard in view.hoards for card in hoard if card < kit.paths)
        unseen.subtract(view.card_numbers)
        self._hand_sizes = view.hand_sizes
        self.stocks = [Stock(kit, colour, unseen) for colour in view.colour_numbers]
        self.later = [Costs(stock.later) for stock in self.stocks]
        self.ground = area(kit, now.maze)
        self._means: dict[tuple[int, tuple[int, ...] | None], Means] = {}

    def distances(self, then: Board, seat: int, hand: tuple[int, ...] | None) -> Prospect:
        """Measure outwards from all that the seat reaches."""
        means = self.means(seat, hand)
        return Prospect(self._kit, then.maze, then.reaches[seat], means, self.ground)

    def means(self, seat: int, hand: tuple[int, ...] | None) -> Means:
        """Return what a seat digs with."""
        found = self._means.get((seat, hand))
        if found is None:
            found = self._means[seat, hand] = self._with(seat, hand)
        return found

    def _with(self, seat: int, hand: tuple[int, ...] | None) -> Means:
        stock, later = self.stocks[seat], self.later[seat]
        if hand is None:
            return Means(Costs(partial(stock.hidden, self._hand_sizes[seat])), later, DOOR)
        opens = any(self._kit.effects[card] == "key" for card in hand)
        return Means(Costs(partial(stock.near, hand)), later, KEY if opens else DOOR)
