"""Knowledge: what a seat has learnt. It is state, written by the operation that teaches it.

What a seat saw is kept as it saw it and never corrected; an effect that may have changed the
thing since marks it stale (R-192).
"""

from saboteur.kernel.geometry import Cell
from saboteur.kernel.value import value


@value
class Peek:
    """A seat has secretly looked at a face-down card."""

    seat: int
    round: int
    cell: Cell
    card: int
    stale: bool = False
