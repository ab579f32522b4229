"""Decisions: one seat at a time is asked one question; the state keeps a stack of them.

Who is asked what is public, so every view shows the stack.
"""

from saboteur.kernel.geometry import NOWHERE, Cell, PackedCell, cell_or_none
from saboteur.kernel.move import Move
from saboteur.kernel.value import value_class


@value_class
class Decision:
    """The seat that must answer, and the question; ``kind`` names the rule for its answers."""

    kind: str
    seat: int
    cell: PackedCell = NOWHERE
    seats: tuple[int, ...] = ()
    """Seats that are asked the same afterwards."""
    card: int = -1
    """A card that lies open while the question stands."""
    left: int = 0
    """How many such answers are still to be given, where it is more than one."""
    move: Move | None = None
    """The declared move that the question is about."""


class OpenQuestion:
    """The open question, as every view shows it; a mixin without state."""

    __slots__ = ()

    stack: tuple[Decision, ...]

    @property
    def turn(self) -> int | None:
        """The seat on turn."""
        return self.stack[0].seat if self.stack else None

    @property
    def decider(self) -> int | None:
        """The seat that is asked something, maybe not the one on turn."""
        return self.stack[-1].seat if self.stack else None

    @property
    def asked(self) -> str | None:
        """The kind of the question."""
        return self.stack[-1].kind if self.stack else None

    @property
    def asked_cell(self) -> Cell | None:
        """The cell that the question is about."""
        return cell_or_none(self.asked_at)

    @property
    def asked_at(self) -> PackedCell:
        return self.stack[-1].cell if self.stack else NOWHERE

    @property
    def asked_kind(self) -> int:
        """The number of the card that lies open while the question stands, or -1."""
        return self.stack[-1].card if self.stack else -1

    @property
    def asked_seats(self) -> tuple[int, ...]:
        """The seats that are asked the same afterwards."""
        return self.stack[-1].seats if self.stack else ()

    @property
    def asked_left(self) -> int:
        """How many such answers are still to be given; of a walk, how many steps are left."""
        return self.stack[-1].left if self.stack else 0
