"""Moves: what a seat answers to a decision.

A rule set makes each of its moves once and hands out that one object, so moves compare by
identity and a list of legal moves costs no allocation. The text is the move: it names card
kinds, never a single copy of a card, and parses back to the same object.
"""

from typing import final

from saboteur.kernel.geometry import PackedCell, xy

NOTHING = -1


@final
class Move:
    """One answer. Fields that a verb does not use hold ``NOTHING`` or an empty text."""

    __slots__ = (
        "card", "cell", "kind", "other", "pose", "seat", "text", "turned", "value", "verb", "word",
    )  # fmt: skip

    def __init__(
        self,
        text: str,
        verb: str,
        *,
        card: str = "",
        kind: int = NOTHING,
        cell: PackedCell = NOTHING,
        other: PackedCell = NOTHING,
        pose: int = NOTHING,
        turned: bool = False,
        seat: int = NOTHING,
        word: str = "",
        value: int = NOTHING,
    ) -> None:
        """Make a move; only a rule set's book of moves does."""
        self.text = text
        self.verb = verb
        self.card = card
        self.kind = kind
        self.cell = cell
        self.other = other
        """A second cell, where a move speaks of two."""
        self.pose = pose
        self.turned = turned
        self.seat = seat
        self.word = word
        self.value = value

    @property
    def place(self) -> tuple[int, int] | None:
        """Column and row of the cell the move speaks of, if it does."""
        return None if self.cell == NOTHING else xy(self.cell)

    def __str__(self) -> str:
        """Print the notation."""
        return self.text

    def __repr__(self) -> str:
        """Print the notation between angle brackets."""
        return f"<{self.text}>"
