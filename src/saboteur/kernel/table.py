"""Zones of cards: hands, the draw pile and the discard.

Cards are kinds (small integers): copies of a kind cannot be told apart. A hand is an immutable
tuple and the pile keeps its order for the whole round, so a copy of the table shares them.
"""

from typing import Final, final

NOBODY: Final = -1
PASSER_SHIFT: Final = 8
"""A discarded card is its kind, plus ``(seat + 1) << 8`` if that seat passed it unseen."""


@final
class Table:
    """Where the drawable cards of a round are."""

    __slots__ = ("discard", "hands", "left", "pile")

    def __init__(
        self, hands: list[tuple[int, ...]], pile: tuple[int, ...], left: int, discard: list[int]
    ) -> None:
        """Put the cards down: the top of the pile is ``pile[left - 1]``."""
        self.hands = hands
        self.pile = pile
        self.left = left
        self.discard = discard

    def clone(self) -> "Table":
        """Return an independent copy."""
        return Table(self.hands.copy(), self.pile, self.left, self.discard.copy())

    def draw(self, seat: int) -> int:
        """Move the top card of the pile to a hand and return it; the pile must not be empty."""
        left = self.left - 1
        card = self.pile[left]
        self.left = left
        self.hands[seat] += (card,)
        return card

    def remove(self, seat: int, card: int) -> None:
        """Take one card of that kind out of a hand."""
        hand = self.hands[seat]
        place = hand.index(card)
        self.hands[seat] = hand[:place] + hand[place + 1 :]

    def put_openly(self, card: int) -> None:
        """Lay a card that everybody has seen on the one discard (B-57, R-21, R-186)."""
        self.discard.append(card)

    def put_unseen(self, card: int, seat: int) -> None:
        """Lay a card that only ``seat`` knows on the discard (B-18)."""
        self.discard.append(card | (seat + 1) << PASSER_SHIFT)


def discarded_kind(entry: int) -> int:
    """Return the kind of an entry of the discard."""
    return entry & (1 << PASSER_SHIFT) - 1


def discarded_by(entry: int) -> int:
    """Return the seat that passed an entry unseen, or ``NOBODY`` if everybody saw it."""
    return (entry >> PASSER_SHIFT) - 1
