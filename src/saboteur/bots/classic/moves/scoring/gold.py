"""Gold: take the best card, trade the worst."""

from saboteur.bots.classic.evaluation.evaluator import PositionEvaluator
from saboteur.kernel.move import Move


def take(evaluator: PositionEvaluator, move: Move) -> float:  # noqa: ARG001 - the signature of ScoringRule
    """Take the gold card with the most nuggets."""
    return float(move.number)


def trade(evaluator: PositionEvaluator, move: Move) -> float:  # noqa: ARG001 - the signature of ScoringRule
    """Trade the gold card with the fewest nuggets."""
    return -float(move.number)
