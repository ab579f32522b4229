"""The bot protocol: a bot answers its seat's decisions from the seat's view and events."""

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

from saboteur.kernel.event import Event
from saboteur.kernel.move import Move
from saboteur.kernel.value import value_class

News: TypeAlias = tuple[Event, ...]
"""The events a seat has seen since it was last asked, in order."""
Moves: TypeAlias = tuple[Move, ...]
"""The legal moves of a seat."""


@value_class
class Budget:
    """A limit of a bot's search; levels without a search ignore it.

    ``seconds`` and ``simulations`` limit the search; ``None`` means no limit by that measure.
    """

    seconds: float | None = None
    simulations: int | None = None


class Bot(Protocol):
    """Plays one seat of one game: the protocol of built-in and custom bots.

    A choice depends only on the bot's seed and on what it has been shown: the same views, events
    and legal moves give the same choice, in any order of the moves and in any batches of events. A
    server makes a new bot for every request and passes it all events since the deal, so a bot must
    be able to rebuild its memory from the events.
    """

    def choose(
        self,
        view: Any,  # noqa: ANN401 - each family has its own view
        moves: Moves,
        events: News,
    ) -> Move:
        """Return the chosen move, one of ``moves``.

        Args:
            view: The seat's own view.
            moves: The legal moves; never empty.
            events: The events the seat has seen since the bot was last asked, in order.

        Returns:
            The same object as one of ``moves``.
        """
        ...


Maker: TypeAlias = Callable[[str], Bot]
"""Creates a bot for one seat of one game from the seed of its random choices; for example a class.
"""
