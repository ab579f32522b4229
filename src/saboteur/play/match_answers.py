"""The answers of a match to a submitted move, and its steps as each seat sees them."""

from typing import TypeAlias

from saboteur.kernel.event import Event
from saboteur.kernel.refusal import Refusal
from saboteur.kernel.sight import Sight
from saboteur.kernel.value import value_class
from saboteur.sight import check_sight


@value_class
class LogEntry:
    """One step of a match's log, with secrets: for storage, never for a seat."""

    version: int
    """The number of moves made after this step; 0 is the deal."""
    seat: int | None
    """The seat that decided; ``None`` for the deal."""
    move: str | None
    timed_out: bool
    events: tuple[Event, ...]


@value_class
class Happening:
    """One step as one seat or spectator sees it."""

    version: int
    seat: int | None
    timed_out: bool
    events: tuple[Event, ...]


@value_class
class Told:
    """One step of a match, as each seat and as a spectator sees it."""

    by_seat: tuple[Happening, ...]
    public: Happening

    def to(self, sight: Sight) -> Happening:
        """Return the step as ``sight`` sees it.

        Args:
            sight: a seat, or ``"public"`` for spectators.

        Raises:
            ValueError: there is no such seat.
        """
        known = check_sight(sight, len(self.by_seat))
        return self.by_seat[known] if isinstance(known, int) else self.public


@value_class
class Accepted:
    """The move was made. If several seats were asked at once, each answer is a step."""

    version: int
    steps: tuple[Told, ...]
    window: bool
    """Whether the steps closed a window, in which several seats are asked at once."""

    def to(self, sight: Sight) -> tuple[Happening, ...]:
        """Return the steps as ``sight`` sees them.

        Args:
            sight: a seat, or ``"public"`` for spectators.

        Raises:
            ValueError: there is no such seat.
        """
        return tuple(step.to(sight) for step in self.steps)


@value_class
class Held:
    """The answer stays secret until all seats asked at the same time have answered."""

    waiting: int
    """The number of seats that still have to answer."""


@value_class
class Refused:
    """The rules forbid the move; only the seat that sent it may see the reason."""

    refusal: Refusal


@value_class
class WrongSeat:
    """Another seat is to decide."""

    decider: int


@value_class
class Stale:
    """The move was sent for another version of the game than the current one."""

    version: int
    """The current version."""


@value_class
class Malformed:
    """The text is no move of this rule set."""

    reason: str


Answer: TypeAlias = Accepted | Held | Refused | WrongSeat | Stale | Malformed
"""The result of a submitted move; all but ``Accepted`` and ``Held`` change nothing."""


@value_class
class Opening:
    """The seed and nonce that open the commitment of a finished match."""

    seed: str
    nonce: str
