"""What a bot is: something that answers its seat's decisions from what the seat may see."""

from collections.abc import Callable
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
    """Plays one seat of one game: the house's own bots and yours alike.

    A choice depends on the bot's seed and on what it has been shown, and on nothing else: the
    same views, events and legal moves give the same choice, in whatever order the moves are
    listed and in however many portions the events came. A server makes a bot anew for every
    question and tells it everything from the deal on, so what is kept between two questions can
    be made again from the events.
    """

    def choose(
        self,
        view: Any,  # noqa: ANN401 - each family has its own view
        moves: Moves,
        events: News,
    ) -> Move:
        """Return one of ``moves``.

        ``view`` is the seat's own, ``events`` is what the seat has learnt since the bot was last
        asked, in order.
        """
        ...


Maker: TypeAlias = Callable[[str], Bot]
"""Makes a bot for one seat of one game, from the seed that decides its lots: a class will do."""
