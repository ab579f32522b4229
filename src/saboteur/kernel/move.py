"""Moves: the answers of seats to decisions.

A rule set makes each of its moves once and returns that object, so moves compare by identity and a
list of legal moves costs no allocation. The text identifies the move: it names card kinds, never a
single copy of a card, and parses to the same object. So does a pickle (``games.registry``), and a
copy of a move is the move itself.
"""

from typing import Any, final

from saboteur.kernel.geometry import Cell, PackedCell, cell_or_none
from saboteur.kernel.table import seat_or_none

NOTHING = -1


@final
class Move:
    """An answer: its text and its parts, which are ``None`` or empty if it does not have them.

    Rules and bots read the same parts as small integers, ``NOTHING`` if absent: ``at`` is the
    packed cell, ``to`` the other one, ``whom`` the seat, ``number`` the value, ``kind`` the card
    and ``pose`` its orientation.
    """

    __slots__ = (
        "at", "card", "kind", "kit", "number", "pose", "text", "to", "turned", "verb", "whom",
        "word",
    )  # fmt: skip

    def __init__(
        self,
        text: str,
        verb: str,
        *,
        card: str = "",
        kind: int = NOTHING,
        at: PackedCell = NOTHING,
        to: PackedCell = NOTHING,
        pose: int = NOTHING,
        turned: bool = False,
        whom: int = NOTHING,
        word: str = "",
        number: int = NOTHING,
        kit: Any = None,  # noqa: ANN401 - each family's own
    ) -> None:
        self.text = text
        self.verb = verb
        self.card = card
        self.kind = kind
        self.at = at
        self.to = to
        self.pose = pose
        self.turned = turned
        self.whom = whom
        self.word = word
        self.number = number
        self.kit = kit
        """The public kit of its rule set, by which a pickle finds the move again."""

    @property
    def cell(self) -> Cell | None:
        """The cell that the move names; ``None`` if it names none."""
        return cell_or_none(self.at)

    @property
    def other(self) -> Cell | None:
        """The second cell that the move names; ``None`` if it names none."""
        return cell_or_none(self.to)

    @property
    def seat(self) -> int | None:
        """The seat that the move names; ``None`` if it names none."""
        return seat_or_none(self.whom)

    @property
    def value(self) -> int | None:
        """The number that the move names, such as a gold card or a space; ``None`` if none."""
        return None if self.number == NOTHING else self.number

    def __copy__(self) -> "Move":
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "Move":
        return self

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"
