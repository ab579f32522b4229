"""Looking at what lies face down: goals with a map, roles by an inspection or out of a chest."""

from typing import Final

from saboteur.bots.classic.belief.aims import DIG, HINDER, WATCH
from saboteur.bots.classic.evaluation.judgement import WRONG, Judgement
from saboteur.kernel.move import Move

LOOK: Final = {DIG: 12.0, HINDER: 6.0, WATCH: 0.5}
CHEST: Final = -1.0
INSPECT: Final = {DIG: 5.0, HINDER: 1.5, WATCH: 0.5}
SURE: Final = 0.5
"""What a role is less worth to look at for every step that a seat has shown itself by."""


def look_at_goal(judgement: Judgement, move: Move) -> float:
    """Look at goals as long as the treasure is not found; once it is, a miner's map is waste.

    A saboteur's look passes for a miner's curiosity.
    """
    odds = judgement.odds.treasure.get(move.at)
    if odds is None:
        return CHEST  # a covered path: no goal is learnt of it
    if 0 < odds < 1:
        return LOOK[judgement.aim.side]
    return 0.0 if judgement.aim.side == HINDER else WRONG


def look_at_role(judgement: Judgement, move: Move) -> float:
    """Look at the role of whoever has told the least about it."""
    if move.whom in judgement.roles:
        return WRONG
    shown = min(abs(judgement.evidence.standing[move.whom]), 4)
    return INSPECT[judgement.aim.side] - SURE * shown
