"""The level ``novice``: lays paths towards the mines, walks there and takes the treasures."""

from typing import final

from saboteur.bots.greedy_bot import GreedyBot, Scores, score_moves
from saboteur.bots.lost_mines.evaluation.evaluator import PositionEvaluator
from saboteur.bots.lost_mines.moves.scoring import score
from saboteur.games.lost_mines.view import View
from saboteur.kernel.move import Move


@final
class NoviceBot(GreedyBot[View]):
    """Scores moves by the present view alone, without a memory of earlier events."""

    def _score_moves(self, view: View, legal_moves: tuple[Move, ...]) -> Scores:
        return score_moves(score, PositionEvaluator(view), legal_moves)
