"""What a skilled player goes by in a move, term by term, for whoever asks why."""

from saboteur.bots.advice import Term
from saboteur.bots.dark_cave.evaluation.insight import POINTS, Insight
from saboteur.kernel.move import Move


def terms(insight: Insight, move: Move, worth: float) -> tuple[Term, ...]:
    """Name what a move does to the chance of one's clan, and what is held of whom it is about."""
    found = (Term("brings-chance", amount=worth / POINTS),)
    if move.seat is None or move.seat == insight.seat:
        return found
    trust = insight.trust[move.seat]
    return (*found, Term("with-us" if trust > 0 else "against-us", move.seat))
