"""The level ``skilled``: counts cards and races, and digs with its own hand in mind."""

from typing import final

from saboteur.bots.duel.moves.tactics import Tactics, score
from saboteur.bots.lot import best_of, whole_view
from saboteur.bots.protocol import Budget
from saboteur.games.duel import book
from saboteur.games.duel.view import View
from saboteur.kernel.event import Event
from saboteur.kernel.move import Move


@final
class SkilledBot:
    """Scores every legal move and plays the best; lots decide between equals.

    A view holds all that a seat can know, so nothing has to be remembered.
    """

    def __init__(self, seed: str) -> None:
        """Take the seed that decides between equal moves."""
        self.seed = seed

    def choose(
        self,
        view: View,
        events: tuple[Event, ...],  # noqa: ARG002 - the view has it all
        legal_moves: tuple[Move, ...],
        budget: Budget | None = None,  # noqa: ARG002 - it does not search
    ) -> Move:
        """Return the best move in the eyes of the seat."""
        if len(legal_moves) == 1:
            return legal_moves[0]
        worths = judged(tactics_of(view), legal_moves)
        return best_of(worths, self.seed, lambda: whole_view(view))


def tactics_of(view: View) -> Tactics:
    """Look at the table as the seat that is asked."""
    return Tactics(view, view.decider if view.decider is not None else 0)


def judged(tactics: Tactics, moves: tuple[Move, ...]) -> dict[Move, float]:
    """Score the moves of the decider; who has something to gain does not think of passing."""
    others = [move for move in moves if move.verb != book.PASS]
    worths = {move: round(score(tactics, move), 6) for move in others}
    if max(worths.values(), default=0.0) <= 0:
        passes = [move for move in moves if move.verb == book.PASS]
        worths |= {move: round(score(tactics, move), 6) for move in passes}
    return worths
