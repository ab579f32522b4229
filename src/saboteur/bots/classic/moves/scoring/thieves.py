"""Thieves: laid in front of the own seat, chased from others, and what they steal."""

from typing import Final

from saboteur.bots.classic.evaluation.evaluator import W_SELF_HARM, PositionEvaluator
from saboteur.kernel.move import Move

W_THIEF: Final = 7.0
W_CHASE: Final = 2.0
W_FRIEND: Final = 0.2
"""How much regard lowers chasing a thief: it steals from friend and foe, but a friend may keep
it."""


def lay_thief(evaluator: PositionEvaluator, move: Move) -> float:  # noqa: ARG001 - the signature of ScoringRule
    """Secure a nugget; a step towards the treasure is worth a little more."""
    return W_THIEF


def hands_off(evaluator: PositionEvaluator, move: Move) -> float:
    """Chase other seats' thieves if nothing is better; never the own thief."""
    if move.whom == evaluator.seat:
        return W_SELF_HARM
    return W_CHASE - W_FRIEND * max(-5.0, min(5.0, evaluator.regard(move.whom)))


def steal(evaluator: PositionEvaluator, move: Move) -> float:
    """Steal from the seat that seems the richest."""
    return 1.0 + evaluator.apparent_wealth(move.whom)
