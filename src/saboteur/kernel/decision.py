"""Decisions: one seat at a time is asked one question; the state keeps a stack of them."""

from saboteur.kernel.geometry import Cell
from saboteur.kernel.value import value


@value
class Decision:
    """Who must answer what; ``kind`` names the rule that lists and plays the answers."""

    kind: str
    seat: int
    cell: Cell = -1
    seats: tuple[int, ...] = ()
    card: int = -1
    """A card that lies open for everybody while the question stands."""
