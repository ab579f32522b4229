"""What a bot is: something that answers its seat's decisions from what the seat may see."""

from typing import Any, Protocol, TypeAlias

from saboteur.kernel.event import Event
from saboteur.kernel.move import Move
from saboteur.kernel.value import value

News: TypeAlias = tuple[Event, ...]
"""What a seat has learnt since it was last asked, in order."""
Moves: TypeAlias = tuple[Move, ...]
"""What it may do."""


@value
class Budget:
    """How long a bot may think; a level that does not search ignores it."""

    seconds: float | None = None
    simulations: int | None = None


class Bot(Protocol):
    """Plays one seat of one game.

    A choice depends on the bot's seed and on what it has been shown, and on nothing else: the
    same views, events and legal moves give the same choice, in whatever order the moves are
    listed and in however many portions the events came.
    """

    def choose(
        self,
        view: Any,  # noqa: ANN401 - each family has its own view
        events: tuple[Event, ...],
        legal_moves: tuple[Move, ...],
        budget: Budget | None = None,
    ) -> Move:
        """Return one of ``legal_moves``.

        ``view`` is the seat's own, ``events`` is what the seat has learnt since the bot was last
        asked, in order.
        """
        ...
