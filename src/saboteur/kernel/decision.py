"""Decisions: one seat at a time is asked one question; the state keeps a stack of them."""

from saboteur.kernel.geometry import Cell
from saboteur.kernel.move import Move
from saboteur.kernel.value import value


@value
class Decision:
    """Who must answer what; ``kind`` names the rule that lists and plays the answers."""

    kind: str
    seat: int
    cell: Cell = -1
    seats: tuple[int, ...] = ()
    """Seats that are asked the same afterwards."""
    card: int = -1
    """A card that lies open for everybody while the question stands."""
    left: int = 0
    """How many such answers are still to be given, where it is more than one."""
    move: Move | None = None
    """The declared move that the question is about."""
