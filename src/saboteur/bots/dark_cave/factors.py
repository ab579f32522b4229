"""The factors by which a skilled player rates a move, for explanations."""

from saboteur.bots.dark_cave.evaluation.belief_evaluator import POINTS_PER_WIN, BeliefEvaluator
from saboteur.bots.move_analysis import Factor
from saboteur.kernel.move import Move


def list_factors(evaluator: BeliefEvaluator, move: Move, move_score: float) -> tuple[Factor, ...]:
    """List what a move adds to the clan's chance, and which side its target seems to be on."""
    found = (Factor("brings-chance", amount=move_score / POINTS_PER_WIN),)
    if move.seat is None or move.seat == evaluator.seat:
        return found
    trust = evaluator.trust[move.seat]
    return (*found, Factor("with-us" if trust > 0 else "against-us", move.seat))
