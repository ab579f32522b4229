"""The level ``novice``: plays for nuggets by simple judgement, one move ahead."""

from typing import final

from saboteur.bots.duel.evaluation.judgement import Judgement
from saboteur.bots.duel.moves.scoring import score
from saboteur.bots.weighing import Weighing, Worths, weighed
from saboteur.games.duel.view import View
from saboteur.kernel.move import Move


@final
class NoviceBot(Weighing[View]):
    """Weighs moves in nuggets; a view holds all that a seat can know."""

    def _weigh(self, view: View, legal_moves: tuple[Move, ...]) -> Worths:
        return weighed(score, Judgement(view), legal_moves)
