"""``ObservationLayout``: the named bits of a cell and the named facts of one box."""

from collections.abc import Iterable, Sequence

from saboteur.kernel.value import value_class


def numbered(word: str, numbers: Iterable[int]) -> tuple[str, ...]:
    """Return one name for each of ``numbers``: the word followed by the number."""
    return tuple(f"{word} {number}" for number in numbers)


@value_class
class ObservationLayout:
    """The observation of a box: bits for each cell of a pane, and a row of facts.

    The row begins with a zone for each of ``card_zones``, in which each card kind has one fact.
    """

    west: int
    """``west`` and ``north``: smallest column and row of the pane, in the coordinates of moves."""
    north: int
    columns: int
    rows: int
    planes: tuple[str, ...]
    """The name of every bit of a cell, from the lowest."""
    cell_dtype: str
    """The NumPy type that holds the bits of a cell."""
    card_zones: tuple[str, ...]
    max_card_kinds: int
    facts: tuple[str, ...]
    """The names of the facts that follow the zones of cards."""

    @property
    def cell_count(self) -> int:
        return self.rows * self.columns

    @property
    def fact_count(self) -> int:
        """The length of the row of facts."""
        return len(self.card_zones) * self.max_card_kinds + len(self.facts)

    def is_in_pane(self, x: int, y: int) -> bool:
        """Whether a cell lies in the pane; of the cards outside, only the number is observed."""
        return 0 <= x - self.west < self.columns and 0 <= y - self.north < self.rows

    def bit(self, plane: str) -> int:
        """Return the index of a bit of a cell by its name."""
        return self.planes.index(plane)

    def offset(self, fact: str) -> int:
        """Return the index of a fact that follows the zones of cards."""
        return len(self.card_zones) * self.max_card_kinds + self.facts.index(fact)

    def fact_names(self, kinds: Sequence[str]) -> tuple[str, ...]:
        """Return the names of all facts; ``kinds`` are the names of the cards that are drawn."""
        cards = [*kinds, *[""] * (self.max_card_kinds - len(kinds))]
        return (*(f"{zone} {card}" for zone in self.card_zones for card in cards), *self.facts)
