"""The level ``novice``: looks for the exit, goes there, and does the other clan some harm."""

from typing import final

from saboteur.bots.dark_cave.belief.trust import trust
from saboteur.bots.dark_cave.distance.survey import Survey
from saboteur.bots.dark_cave.evaluation.judgement import Judgement
from saboteur.bots.dark_cave.moves.scoring import score
from saboteur.bots.weighing import Weighing, Worths, weighed
from saboteur.games.dark_cave.view import View
from saboteur.kernel.move import Move


@final
class NoviceBot(Weighing[View]):
    """Weighs moves in steps; the view tells all that it goes by."""

    def _weigh(self, view: View, legal_moves: tuple[Move, ...]) -> Worths:
        seat = view.decider if view.decider is not None else 0
        judgement = Judgement(view, Survey(view, seat), trust(view, seat))
        return weighed(score, judgement, legal_moves)
