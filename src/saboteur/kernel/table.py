"""Zones of cards: hands, the draw pile and the discard.

Cards are kinds (small integers): copies of a kind cannot be told apart. A hand is an immutable
tuple and the pile keeps its order for the whole round, so a copy of the table shares them.
"""

from typing import Final, final

NOBODY: Final = -1
"""Stands for "no seat" in the engine; the public API uses ``None``."""
FACE_DOWN: Final = 1 << 8
"""The bit of a discarded card that was put down unseen; the lower bits are its kind."""
KNOWERS_SHIFT: Final = 9
"""Position of the first of the bits that mark the seats who know a face-down card."""


def seat_or_none(seat: int) -> int | None:
    """Return a seat for the API: ``None`` instead of ``NOBODY``."""
    return None if seat < 0 else seat


@final
class Table:
    """The drawable cards of a round; the top of the pile is ``pile[left - 1]``."""

    __slots__ = ("aside", "discard", "hands", "left", "pile")

    def __init__(
        self,
        hands: list[tuple[int, ...]],
        pile: tuple[int, ...],
        left: int,
        discard: list[int],
        aside: tuple[int, ...] = (),
    ) -> None:
        self.hands = hands
        self.pile = pile
        self.left = left
        self.discard = discard
        self.aside = aside
        """The cards set aside unseen for this round."""

    def clone(self) -> "Table":
        return Table(self.hands.copy(), self.pile, self.left, self.discard.copy(), self.aside)

    def draw(self, seat: int) -> int:
        """Move the top card of the pile to a hand and return it; the pile must not be empty."""
        left = self.left - 1
        card = self.pile[left]
        self.left = left
        self.hands[seat] += (card,)
        return card

    def remove(self, seat: int, card: int) -> None:
        """Remove one card of the kind ``card`` from a hand."""
        hand = list(self.hands[seat])
        hand.remove(card)
        self.hands[seat] = tuple(hand)

    def put_openly(self, card: int) -> None:
        """Discard a card that all have seen (B-57, R-21, R-186)."""
        self.discard.append(card)

    def put_unseen(self, card: int, *seats: int) -> None:
        """Discard a card face down that only ``seats`` know (B-18)."""
        self.discard.append(hidden_entry(card, *seats))


PASSED_BY: Final = tuple(FACE_DOWN | 1 << KNOWERS_SHIFT + seat for seat in range(16))
"""By seat: the flags of a face-down discarded card that only this seat knows."""


def hidden_entry(card: int, *seats: int) -> int:
    """Return the discard entry of a face-down card that only ``seats`` know."""
    entry = card | FACE_DOWN
    for seat in seats:
        entry |= 1 << KNOWERS_SHIFT + seat
    return entry


def entry_kind(entry: int) -> int:
    """Return the card kind of an entry of the discard."""
    return entry & FACE_DOWN - 1


def is_entry_known(entry: int, seat: int) -> bool:
    """Whether a seat (or, for ``NOBODY``, all seats) knows an entry of the discard."""
    return entry < FACE_DOWN or (seat >= 0 and bool(entry >> KNOWERS_SHIFT + seat & 1))


def knowers(entry: int) -> tuple[int, ...] | None:
    """Return the seats that know a face-down entry; ``None`` if all saw it."""
    if entry < FACE_DOWN:
        return None
    bits = entry >> KNOWERS_SHIFT
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)
