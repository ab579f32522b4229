"""The level ``novice``: plays for nuggets, one move ahead."""

from typing import final

from saboteur.bots.duel.evaluation.evaluator import PositionEvaluator
from saboteur.bots.duel.moves.scoring import score
from saboteur.bots.greedy_bot import GreedyBot, Scores, score_moves
from saboteur.games.duel.view import View
from saboteur.kernel.move import Move


@final
class NoviceBot(GreedyBot[View]):
    """Plays the best-scored move in nuggets.

    It needs no memory, because a view shows all that a seat can know.
    """

    def _score_moves(self, view: View, legal_moves: tuple[Move, ...]) -> Scores:
        return score_moves(score, PositionEvaluator(view), legal_moves)
