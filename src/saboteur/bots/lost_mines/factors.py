"""The factors by which a skilled player rates a move, for explanations."""

from saboteur.bots.lost_mines.evaluation.belief_evaluator import BeliefEvaluator
from saboteur.bots.move_analysis import Factor
from saboteur.kernel.move import Move


def list_factors(evaluator: BeliefEvaluator, move: Move, move_score: float) -> tuple[Factor, ...]:
    """Return the factors of a move: its expected gain, and the likely side of its target."""
    found = (Factor("brings-points", amount=move_score),)
    if move.seat is None or move.seat == evaluator.seat:
        return found
    regard = evaluator.regards[move.seat]
    return (*found, Factor("with-us" if regard > 0 else "against-us", move.seat))
