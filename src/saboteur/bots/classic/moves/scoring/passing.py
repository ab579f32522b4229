"""Cards that leave the hand unplayed or enter it by choice."""

from typing import Final

from saboteur.bots.classic.evaluation.evaluator import W_SELF_HARM, PositionEvaluator
from saboteur.bots.classic.moves.scoring.hand import card_value
from saboteur.kernel.move import Move

PASS_MORE_QUESTION: Final = "pass-more"
W_CARD_LOST: Final = -3.0
"""For each card given up without drawing a new one."""
W_RUMMAGE: Final = 1.0


def pass_card(evaluator: PositionEvaluator, move: Move) -> float:
    """Pass the worst card; a second one only if an unknown card is worth more."""
    score = -card_value(evaluator, move.kind)
    if evaluator.view.asked == PASS_MORE_QUESTION and not evaluator.view.pile:
        score += W_CARD_LOST
    return score


def give_up(evaluator: PositionEvaluator, move: Move) -> float:
    """Discard the worst card."""
    return -card_value(evaluator, move.kind)


def keep_card(evaluator: PositionEvaluator, move: Move) -> float:
    """Keep the best of the cards on offer."""
    return card_value(evaluator, move.kind)


def rummage(evaluator: PositionEvaluator, move: Move) -> float:  # noqa: ARG001 - the signature of ScoringRule
    """Take a card from the discard pile, if there is a choice."""
    return W_RUMMAGE if len(evaluator.view.discarded) > 2 else W_SELF_HARM / 4
