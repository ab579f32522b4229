"""The level ``novice``: lays paths towards the mines, walks there and takes what it finds."""

from typing import final

from saboteur.bots.lost_mines.evaluation.judgement import Judgement
from saboteur.bots.lost_mines.moves.scoring import score
from saboteur.bots.weighing import Weighing, Worths, weighed
from saboteur.games.lost_mines.view import View
from saboteur.kernel.move import Move


@final
class NoviceBot(Weighing[View]):
    """Weighs moves for its dwarf; the view tells what its seat has looked at."""

    def _weigh(self, view: View, legal_moves: tuple[Move, ...]) -> Worths:
        return weighed(score, Judgement(view), legal_moves)
