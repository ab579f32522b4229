"""Decisions: a question to one seat at a time; the state keeps a stack of them.

The decisions are public, so every view shows the stack.
"""

from saboteur.kernel.geometry import NOWHERE, Cell, PackedCell, cell_or_none
from saboteur.kernel.move import Move
from saboteur.kernel.value import value_class


@value_class
class Decision:
    """A question to one seat; ``kind`` names the rule that asks it."""

    kind: str
    seat: int
    cell: PackedCell = NOWHERE
    seats: tuple[int, ...] = ()
    """Seats that still have to answer the same question; for a trade of gold, the seat paid."""
    card: int = -1
    """The face-up card that the decision is about."""
    left: int = 0
    """How many answers of this kind are due, if several; for a walk, how many steps are left."""
    move: Move | None = None
    """The declared move that the question is about; ``None`` if it is about none."""


class OpenQuestion:
    """Mixin of views: properties of the open question, read from ``stack``.

    The question is public, so the properties are the same in every view.
    """

    __slots__ = ()

    stack: tuple[Decision, ...]

    @property
    def turn(self) -> int | None:
        """The seat on turn; ``None`` when the game is over."""
        return self.stack[0].seat if self.stack else None

    @property
    def decider(self) -> int | None:
        """The seat that must answer, not always the one on turn; ``None`` when the game is over."""
        return self.stack[-1].seat if self.stack else None

    @property
    def asked(self) -> str | None:
        """The kind of the question; ``None`` when the game is over."""
        return self.stack[-1].kind if self.stack else None

    @property
    def asked_cell(self) -> Cell | None:
        """The cell that the question is about; ``None`` if it is about none."""
        return cell_or_none(self.asked_at)

    @property
    def asked_at(self) -> PackedCell:
        return self.stack[-1].cell if self.stack else NOWHERE

    @property
    def asked_kind(self) -> int:
        """The number of the face-up card that the question is about, or -1."""
        return self.stack[-1].card if self.stack else -1

    @property
    def asked_seats(self) -> tuple[int, ...]:
        """The seats yet to answer the same question; for a trade of gold, the seat paid."""
        return self.stack[-1].seats if self.stack else ()

    @property
    def asked_left(self) -> int:
        """How many answers of this kind are due, if several; for a walk, the steps left."""
        return self.stack[-1].left if self.stack else 0
