"""The factors by which a skilled player rates a move, for explanations."""

from saboteur.bots.dark_cave.evaluation.belief_evaluator import POINTS_PER_WIN, BeliefEvaluator
from saboteur.bots.move_analysis import Factor
from saboteur.kernel.move import Move


def list_factors(evaluator: BeliefEvaluator, move: Move, move_score: float) -> tuple[Factor, ...]:
    """Return the factors of a move: the gain for the clan, and the likely side of its target."""
    found = (Factor("brings-chance", amount=move_score / POINTS_PER_WIN),)
    if move.seat is None or move.seat == evaluator.seat:
        return found
    trust = evaluator.trust[move.seat]
    return (*found, Factor("with-us" if trust > 0 else "against-us", move.seat))
