"""Changing roles, hands and the order of play."""

from typing import Final

from saboteur.bots.classic.evaluation.evaluator import W_ROLE_CHANGE, W_SELF_HARM, PositionEvaluator
from saboteur.bots.classic.moves.scoring.hand import card_value
from saboteur.kernel.move import Move

W_UNKNOWN_CARD: Final = 2.0
"""Value of an unknown card in hand."""
W_TURN_FOE: Final = 1.0
MAX_REGARD: Final = 5.0


def change_role(evaluator: PositionEvaluator, move: Move) -> float:
    """Get rid of a bad role, or change a foe's; friends keep theirs."""
    if move.whom == evaluator.seat:
        return -W_ROLE_CHANGE * evaluator.outlook
    return -W_TURN_FOE * _clamp_regard(evaluator.regard(move.whom))


def swap_hands(evaluator: PositionEvaluator, move: Move) -> float:
    """Take a larger hand, or any hand for a bad one; giving the rest to a foe costs less."""
    view = evaluator.view
    kept = list(view.card_numbers)
    kept.remove(move.kind)
    mine = sum(card_value(evaluator, card) for card in kept)
    theirs = W_UNKNOWN_CARD * view.hand_sizes[move.whom]
    gain = theirs - mine - _clamp_regard(evaluator.regard(move.whom)) / MAX_REGARD
    return gain / 2 if gain > 0 else W_SELF_HARM / 4


def rob(evaluator: PositionEvaluator, move: Move) -> float:
    """Take a card from a foe, from the largest hand among equals."""
    cards = evaluator.view.hand_sizes[move.whom]
    return -_clamp_regard(evaluator.regard(move.whom)) + cards / 100


def reverse(evaluator: PositionEvaluator, move: Move) -> float:  # noqa: ARG001 - the signature of ScoringRule
    """Make the friendlier neighbour the next seat; with one neighbour it makes no difference."""
    seats, way = evaluator.kit.seats, evaluator.view.way
    ahead, behind = (evaluator.seat + way) % seats, (evaluator.seat - way) % seats
    if ahead == behind:
        return 0.0
    gain = _clamp_regard(evaluator.regard(behind)) - _clamp_regard(evaluator.regard(ahead))
    return gain / 2 - W_TURN_FOE


def _clamp_regard(regard: float) -> float:
    return max(-MAX_REGARD, min(MAX_REGARD, regard))
