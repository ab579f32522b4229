"""The level ``novice``: looks for the exit, goes there, and does the other clan some harm."""

from typing import final

from saboteur.bots.dark_cave.belief.trust import trust
from saboteur.bots.dark_cave.distance.survey import Survey
from saboteur.bots.dark_cave.evaluation.judgement import Judgement
from saboteur.bots.dark_cave.moves.scoring import score
from saboteur.bots.lot import best_of, whole_view
from saboteur.bots.protocol import Budget
from saboteur.games.dark_cave.view import View
from saboteur.kernel.event import Event
from saboteur.kernel.move import Move


@final
class NoviceBot:
    """Scores every legal move and plays the best; lots decide between equals."""

    def __init__(self, seed: str) -> None:
        """Take the seed that decides between equal moves."""
        self.seed = seed

    def choose(
        self,
        view: View,
        events: tuple[Event, ...],  # noqa: ARG002 - the view tells all that it goes by
        legal_moves: tuple[Move, ...],
        budget: Budget | None = None,  # noqa: ARG002 - it does not search
    ) -> Move:
        """Return the best move in the eyes of the seat."""
        if len(legal_moves) == 1:
            return legal_moves[0]
        seat = view.decider if view.decider is not None else 0
        judgement = Judgement(view, Survey(view, seat), trust(view, seat))
        worths = {move: round(score(judgement, move), 6) for move in legal_moves}
        return best_of(worths, self.seed, lambda: whole_view(view))
