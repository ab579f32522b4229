"""The level ``novice``: plays its role by simple judgement, one move ahead."""

from typing import final

from saboteur.bots.classic.belief.evidence import Evidence
from saboteur.bots.classic.evaluation.judgement import Judgement
from saboteur.bots.classic.moment import moment
from saboteur.bots.classic.moves.scoring import score
from saboteur.bots.lot import best_of
from saboteur.bots.protocol import Budget
from saboteur.games.classic.view import View
from saboteur.kernel.event import Event
from saboteur.kernel.move import Move


@final
class NoviceBot:
    """Scores every legal move for its role and plays the best; lots decide between equals."""

    def __init__(self, seed: str) -> None:
        """Take the seed that decides between equal moves."""
        self.seed = seed
        self._evidence: Evidence | None = None

    def choose(
        self,
        view: View,
        events: tuple[Event, ...],
        legal_moves: tuple[Move, ...],
        budget: Budget | None = None,  # noqa: ARG002 - it does not search
    ) -> Move:
        """Return the best move in the eyes of the seat's role."""
        if self._evidence is None:
            self._evidence = Evidence(view)
        self._evidence.learn(view, events)
        if len(legal_moves) == 1:
            return legal_moves[0]
        judgement = Judgement(view, self._evidence, legal_moves)
        worths = {move: round(score(judgement, move), 6) for move in legal_moves}
        return best_of(worths, self.seed, lambda: moment(view))
