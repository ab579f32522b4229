"""Looking at face-down cards: goals with a map, roles by an inspection or out of a chest."""

from typing import Final

from saboteur.bots.classic.belief.objectives import DIG, HINDER, WATCH
from saboteur.bots.classic.evaluation.evaluator import W_SELF_HARM, PositionEvaluator
from saboteur.kernel.move import Move

W_LOOK_AT_GOAL: Final = {DIG: 12.0, HINDER: 6.0, WATCH: 0.5}
W_CHEST: Final = -1.0
W_INSPECT: Final = {DIG: 5.0, HINDER: 1.5, WATCH: 0.5}
W_KNOWN_REPUTATION: Final = 0.5
"""How much less a look at a role is worth per point of reputation, either way."""


def look_at_goal(evaluator: PositionEvaluator, move: Move) -> float:
    """Look at goals until the treasure is known; after that a miner's map is useless.

    A saboteur that looks seems as curious as a miner.
    """
    odds = evaluator.goal_odds.treasure.get(move.at)
    if odds is None:
        return W_CHEST  # a covered path: it tells nothing about the goals
    if 0 < odds < 1:
        return W_LOOK_AT_GOAL[evaluator.objective.side]
    return 0.0 if evaluator.objective.side == HINDER else W_SELF_HARM


def look_at_role(evaluator: PositionEvaluator, move: Move) -> float:
    """Look at the role of the seat that has shown the least."""
    if move.whom in evaluator.known_objectives:
        return W_SELF_HARM
    shown = min(abs(evaluator.evidence.reputation[move.whom]), 4)
    return W_INSPECT[evaluator.objective.side] - W_KNOWN_REPUTATION * shown
