"""The gold of a classic game: its holders, where it came from, the results of rounds."""

from saboteur.kernel.value import value_class


@value_class
class Draft:
    """A gold draft: ``cards`` pass along the seats of ``order``, and each seat takes one (B-45)."""

    round: int
    order: tuple[int, ...]
    cards: tuple[int, ...]
    taken: tuple[int, ...] = ()

    def offered(self, place: int) -> tuple[int, ...]:
        """Return the gold cards handed to the seat at index ``place`` of the order (R-28)."""
        rest = list(self.cards)
        for worth in self.taken[:place]:
            rest.remove(worth)
        return tuple(sorted(rest))

    @property
    def open(self) -> bool:
        """Whether a seat still has to choose."""
        return len(self.taken) < len(self.order)


@value_class
class Payment:
    """A saboteur was paid in gold cards of an exact value (R-25)."""

    round: int
    seat: int
    owed: int
    cards: tuple[int, ...]


@value_class
class Trade:
    """A seat openly traded a gold card for its worth in nuggets; the card left the game (R-71)."""

    round: int
    seat: int
    worth: int
    payments: int = 0
    """How many payments the ledger held before this trade.

    Fixes the order: a card may be paid and traded in the same round.
    """


@value_class
class RoundResult:
    """The result of a round, with the roles, which are public from then on (B-42, R-185)."""

    round: int
    treasure: bool
    completer: int
    """The seat that reached the treasure, or ``NOBODY``."""
    roles: tuple[int, ...]


@value_class
class Ledger:
    """The gold: the cards of each seat, the pile, and the drafts, payments and trades so far."""

    gold: tuple[tuple[int, ...], ...]
    pile: tuple[int, ...]
    """The gold cards that are left, face down; the last is the top."""
    drafts: tuple[Draft, ...] = ()
    payments: tuple[Payment, ...] = ()
    results: tuple[RoundResult, ...] = ()
    nuggets: tuple[int, ...] = ()
    """Nugget tokens of each seat."""
    trades: tuple[Trade, ...] = ()
