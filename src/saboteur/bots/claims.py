"""Claims: what the people at a table say that they saw. A bot hears them among its events.

Nobody compares a claim with the truth (R-32), so each is worth what whoever makes it is trusted.
"""

from typing import TypeAlias

from saboteur.kernel.event import Event
from saboteur.kernel.geometry import Cell
from saboteur.kernel.value import value


@value
class GoalClaimed(Event):
    """A seat says what lies face down on a cell."""

    seat: int
    cell: Cell
    word: str


@value
class RoleClaimed(Event):
    """A seat says what another is, or what it is itself."""

    seat: int
    target: int
    word: str


Claims: TypeAlias = tuple[tuple[int, GoalClaimed | RoleClaimed], ...]
"""What was claimed, in order, and after which move each was."""
