"""Statements at a table, by people and by bots. A bot receives them among its events.

The program never compares a claim with the truth (R-32): bots trust it as much as its speaker.
"""

from typing import Final, TypeAlias

from saboteur.kernel.event import Event
from saboteur.kernel.geometry import Cell
from saboteur.kernel.value import value_class

HELLO: Final = "hello"
THANKS: Final = "thanks"
WELL_PLAYED: Final = "well-played"
REPAIR_ME: Final = "repair-me"
WHY: Final = "why"
TRUST_ME: Final = "trust-me"
OOPS: Final = "oops"
LAUGH: Final = "laugh"
"""The ids of the ready-made sentences that bots say: ``HELLO`` to ``LAUGH``."""


@value_class
class GoalClaimed(Event):
    """A seat claims that a kind of card lies face down on a cell."""

    seat: int
    cell: Cell
    word: str


@value_class
class RoleClaimed(Event):
    """A seat claims that another seat, or itself, has a role."""

    seat: int
    target: int
    word: str


@value_class
class Accused(Event):
    """A seat accuses another of working against it."""

    seat: int
    target: int


@value_class
class Trusted(Event):
    """A seat says that it trusts another."""

    seat: int
    target: int


@value_class
class PhraseSaid(Event):
    """A seat says a ready-made sentence, to one seat or to everyone."""

    seat: int
    phrase: str
    target: int | None = None


@value_class
class Addressed(Event):
    """A seat addresses another in free text, whose content bots do not understand."""

    seat: int
    target: int
    asks: bool
    """Whether the text seems to be a question."""


Line: TypeAlias = GoalClaimed | RoleClaimed | Accused | Trusted | PhraseSaid
"""A statement that a bot can make; ``seat`` is the speaker."""
Claims: TypeAlias = tuple[tuple[int, Line | Addressed], ...]
"""Statements in order, each with the number of the move after which it was made."""
