"""Gold: the best card is taken, the worst is traded."""

from saboteur.bots.classic.evaluation.judgement import Judgement
from saboteur.kernel.move import Move


def take(judgement: Judgement, move: Move) -> float:  # noqa: ARG001 - a rule
    """Take the gold card that shows the most."""
    return float(move.number)


def trade(judgement: Judgement, move: Move) -> float:  # noqa: ARG001 - a rule
    """Show the gold card that tells the least: each is worth what it shows."""
    return -float(move.number)
