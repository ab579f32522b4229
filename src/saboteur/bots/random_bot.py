"""The level ``random``: chooses any legal move."""

from typing import Any, final

from saboteur.bots.protocol import Moves, News
from saboteur.bots.tie_break import DecisionKey, choose_uniform
from saboteur.kernel.move import Move


@final
class RandomBot:
    """Chooses uniformly among its legal moves and remembers nothing.

    ``seed`` decides every choice; ``decision_key`` names the decisions of a family.
    """

    def __init__(self, seed: str, decision_key: DecisionKey) -> None:
        self.seed = seed
        self.decision_key = decision_key

    def choose(
        self,
        view: Any,  # noqa: ANN401 - each family has its own view
        moves: Moves,
        events: News,  # noqa: ARG002 - it remembers nothing
    ) -> Move:
        return choose_uniform(moves, self.seed, self.decision_key(view))
