"""What a skilled player goes by in a move, term by term, for whoever asks why."""

from saboteur.bots.advice import Term
from saboteur.bots.lost_mines.evaluation.insight import Insight
from saboteur.kernel.move import Move


def terms(insight: Insight, move: Move, worth: float) -> tuple[Term, ...]:
    """Name what a move is expected to bring, and what is held of whom it is about."""
    found = (Term("brings-points", amount=worth),)
    if move.seat is None or move.seat == insight.seat:
        return found
    regard = insight.regards[move.seat]
    return (*found, Term("with-us" if regard > 0 else "against-us", move.seat))
