"""What is said at a table, by people and by bots. A bot hears it among its events.

Nobody compares a claim with the truth (R-32), so each is worth what whoever makes it is trusted.
"""

from typing import Final, TypeAlias

from saboteur.kernel.event import Event
from saboteur.kernel.geometry import Cell
from saboteur.kernel.value import value

HELLO: Final = "hello"
THANKS: Final = "thanks"
WELL_PLAYED: Final = "well-played"
REPAIR_ME: Final = "repair-me"
WHY: Final = "why"
TRUST_ME: Final = "trust-me"
OOPS: Final = "oops"
LAUGH: Final = "laugh"
"""The ready-made sentences that bots say, by their ids."""


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


@value
class Accused(Event):
    """A seat says that another works against it."""

    seat: int
    target: int


@value
class Trusted(Event):
    """A seat says that it trusts another."""

    seat: int
    target: int


@value
class PhraseSaid(Event):
    """A seat says a ready-made sentence, to another or to everybody."""

    seat: int
    phrase: str
    target: int | None = None


@value
class Addressed(Event):
    """A seat names another in words of its own; what it says, bots do not understand."""

    seat: int
    target: int
    asks: bool
    """Whether it seems to be a question."""


Line: TypeAlias = GoalClaimed | RoleClaimed | Accused | Trusted | PhraseSaid
"""Something that was said; ``seat`` is who said it."""
Claims: TypeAlias = tuple[tuple[int, Line | Addressed], ...]
"""What was said, in order, and after which move each was."""
