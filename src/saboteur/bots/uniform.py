"""The level ``random``: any legal move is as good as another."""

from typing import Any, final

from saboteur.bots.lot import Moment, draw_lot
from saboteur.bots.protocol import Moves, News
from saboteur.kernel.move import Move


@final
class RandomBot:
    """Chooses uniformly among its legal moves and remembers nothing."""

    def __init__(self, seed: str, moment: Moment) -> None:
        """Take the seed that decides every choice; ``moment`` names the decisions of a family."""
        self.seed = seed
        self.moment = moment

    def choose(
        self,
        view: Any,  # noqa: ANN401 - each family has its own view
        moves: Moves,
        events: News,  # noqa: ARG002 - it remembers nothing
    ) -> Move:
        """Draw lots."""
        return draw_lot(moves, self.seed, self.moment(view))
