"""The level ``skilled``: counts cards and races, and digs with the cards of its hand."""

from saboteur.bots.duel.moves.tactics import MoveEvaluator, score
from saboteur.bots.greedy_bot import GreedyBot, Scores, score_moves
from saboteur.games.book import PASS
from saboteur.games.duel.view import View
from saboteur.kernel.move import Move


class SkilledBot(GreedyBot[View]):
    """Plays the best-scored move by expected gold.

    It needs no memory, because a view shows all that a seat can know.
    """

    def _score_moves(self, view: View, legal_moves: tuple[Move, ...]) -> Scores:
        return score_legal_moves(move_evaluator_of(view), legal_moves)


def move_evaluator_of(view: View) -> MoveEvaluator:
    """Return the evaluator of the seat that is asked."""
    return MoveEvaluator(view, view.decider if view.decider is not None else 0)


def score_legal_moves(evaluator: MoveEvaluator, moves: tuple[Move, ...]) -> Scores:
    """Return the scores of the decider's moves; passes are scored only if no other move gains."""
    scores = score_moves(score, evaluator, [move for move in moves if move.verb != PASS])
    if max(scores.values(), default=0.0) <= 0:
        scores |= score_moves(score, evaluator, [move for move in moves if move.verb == PASS])
    return scores
