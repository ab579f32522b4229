"""The level ``novice``: looks for the exit, goes there, and hinders the other clan a little."""

from typing import final

from saboteur.bots.dark_cave.belief.trust import trust
from saboteur.bots.dark_cave.distance.distance_map import DistanceMap
from saboteur.bots.dark_cave.evaluation.evaluator import PositionEvaluator
from saboteur.bots.dark_cave.moves.scoring import score
from saboteur.bots.greedy_bot import GreedyBot, Scores, score_moves
from saboteur.games.dark_cave.view import View
from saboteur.kernel.move import Move


@final
class NoviceBot(GreedyBot[View]):
    """Scores moves and steps by the present view alone, without a memory of earlier events."""

    def _score_moves(self, view: View, legal_moves: tuple[Move, ...]) -> Scores:
        seat = view.decider if view.decider is not None else 0
        evaluator = PositionEvaluator(view, DistanceMap(view, seat), trust(view, seat))
        return score_moves(score, evaluator, legal_moves)
