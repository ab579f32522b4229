"""The level ``random``: any legal move is as good as another."""

from typing import final

from saboteur.bots.lot import draw_lot
from saboteur.bots.protocol import Budget
from saboteur.games.classic.view import View
from saboteur.kernel.event import Event
from saboteur.kernel.move import Move


@final
class RandomBot:
    """Chooses uniformly among its legal moves and remembers nothing."""

    def __init__(self, seed: str) -> None:
        """Take the seed that decides every choice."""
        self.seed = seed

    def choose(
        self,
        view: View,
        events: tuple[Event, ...],  # noqa: ARG002 - it remembers nothing
        legal_moves: tuple[Move, ...],
        budget: Budget | None = None,  # noqa: ARG002 - it does not think
    ) -> Move:
        """Draw lots."""
        return draw_lot(legal_moves, view, self.seed)
