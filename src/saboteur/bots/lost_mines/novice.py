"""The level ``novice``: lays paths towards the mines, walks there and takes what it finds."""

from typing import final

from saboteur.bots.lost_mines.evaluation.judgement import Judgement
from saboteur.bots.lost_mines.moves.scoring import score
from saboteur.bots.lot import best_of, whole_view
from saboteur.bots.protocol import Budget
from saboteur.games.lost_mines.view import View
from saboteur.kernel.event import Event
from saboteur.kernel.move import Move


@final
class NoviceBot:
    """Scores every legal move for its dwarf and plays the best; lots decide between equals.

    All that it goes by is in the view, so it remembers nothing.
    """

    def __init__(self, seed: str) -> None:
        """Take the seed that decides between equal moves."""
        self.seed = seed

    def choose(
        self,
        view: View,
        events: tuple[Event, ...],  # noqa: ARG002 - the view tells what its seat has looked at
        legal_moves: tuple[Move, ...],
        budget: Budget | None = None,  # noqa: ARG002 - it does not search
    ) -> Move:
        """Return the best move in the eyes of the seat's dwarf."""
        if len(legal_moves) == 1:
            return legal_moves[0]
        judgement = Judgement(view)
        worths = {move: round(score(judgement, move), 6) for move in legal_moves}
        return best_of(worths, self.seed, lambda: whole_view(view))
