"""Thieves: laid before oneself, chased from others, and what they steal."""

from typing import Final

from saboteur.bots.classic.evaluation.judgement import WRONG, Judgement
from saboteur.kernel.move import Move

THIEF: Final = 7.0
CHASE: Final = 2.0
FRIEND: Final = 0.2
"""A thief steals from friend and foe; still, better him than another."""


def lay_thief(judgement: Judgement, move: Move) -> float:  # noqa: ARG001 - a rule
    """Make sure of a nugget; a step towards the treasure is worth a little more."""
    return THIEF


def hands_off(judgement: Judgement, move: Move) -> float:
    """Chase others' thieves, for want of anything better, and never one's own."""
    if move.whom == judgement.seat:
        return WRONG
    return CHASE - FRIEND * max(-5.0, min(5.0, judgement.regard(move.whom)))


def steal(judgement: Judgement, move: Move) -> float:
    """Steal from whoever seems the richest."""
    return 1.0 + judgement.wealth(move.whom)
