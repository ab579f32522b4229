"""The level ``skilled``: counts cards and races, and digs with its own hand in mind."""

from saboteur.bots.duel.moves.tactics import Tactics, score
from saboteur.bots.weighing import Weighing, Worths, weighed
from saboteur.games.book import PASS
from saboteur.games.duel.view import View
from saboteur.kernel.move import Move


class SkilledBot(Weighing[View]):
    """Weighs moves by what is left to hope for; a view holds all that a seat can know."""

    def _weigh(self, view: View, legal_moves: tuple[Move, ...]) -> Worths:
        return judged(tactics_of(view), legal_moves)


def tactics_of(view: View) -> Tactics:
    """Look at the table as the seat that is asked."""
    return Tactics(view, view.decider if view.decider is not None else 0)


def judged(tactics: Tactics, moves: tuple[Move, ...]) -> Worths:
    """Score the moves of the decider; who has something to gain does not think of passing."""
    worths = weighed(score, tactics, [move for move in moves if move.verb != PASS])
    if max(worths.values(), default=0.0) <= 0:
        worths |= weighed(score, tactics, [move for move in moves if move.verb == PASS])
    return worths
