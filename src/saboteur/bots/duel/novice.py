"""The level ``novice``: plays for nuggets by simple judgement, one move ahead."""

from typing import final

from saboteur.bots.duel.evaluation.judgement import Judgement
from saboteur.bots.duel.moves.scoring import score
from saboteur.bots.lot import best_of, whole_view
from saboteur.bots.protocol import Budget
from saboteur.games.duel.view import View
from saboteur.kernel.event import Event
from saboteur.kernel.move import Move


@final
class NoviceBot:
    """Scores every legal move and plays the best; lots decide between equals.

    A view holds all that a seat can know, so nothing has to be remembered.
    """

    def __init__(self, seed: str) -> None:
        """Take the seed that decides between equal moves."""
        self.seed = seed

    def choose(
        self,
        view: View,
        events: tuple[Event, ...],  # noqa: ARG002 - the view has it all
        legal_moves: tuple[Move, ...],
        budget: Budget | None = None,  # noqa: ARG002 - it does not search
    ) -> Move:
        """Return the best move in the eyes of the seat."""
        if len(legal_moves) == 1:
            return legal_moves[0]
        judgement = Judgement(view)
        worths = {move: round(score(judgement, move), 6) for move in legal_moves}
        return best_of(worths, self.seed, lambda: whole_view(view))
