"""Changing roles, hands and the order of play."""

from typing import Final

from saboteur.bots.classic.evaluation.judgement import CHANGE, WRONG, Judgement
from saboteur.bots.classic.moves.scoring.hand import worth
from saboteur.kernel.move import Move

UNKNOWN: Final = 2.0
"""What a card nobody has seen is worth in the hand."""
TURNCOAT: Final = 1.0
BOUND: Final = 5.0


def change_role(judgement: Judgement, move: Move) -> float:
    """Be rid of a bad role, or turn a foe; a friend keeps his."""
    if move.whom == judgement.seat:
        return -CHANGE * judgement.prospects
    return -TURNCOAT * _bounded(judgement.regard(move.whom))


def swap_hands(judgement: Judgement, move: Move) -> float:
    """Take a larger hand, or any for a bad one; a foe may have the rest."""
    view = judgement.view
    kept = list(view.card_numbers)
    kept.remove(move.kind)
    mine = sum(worth(judgement, card) for card in kept)
    theirs = UNKNOWN * view.hand_sizes[move.whom]
    gain = theirs - mine - _bounded(judgement.regard(move.whom)) / BOUND
    return gain / 2 if gain > 0 else WRONG / 4


def rob(judgement: Judgement, move: Move) -> float:
    """Take a card from a foe, from the largest hand among equals."""
    cards = judgement.view.hand_sizes[move.whom]
    return -_bounded(judgement.regard(move.whom)) + cards / 100


def reverse(judgement: Judgement, move: Move) -> float:  # noqa: ARG001 - a rule
    """Let the better neighbour be next; with one neighbour it makes no odds."""
    seats, way = judgement.kit.seats, judgement.view.way
    ahead, behind = (judgement.seat + way) % seats, (judgement.seat - way) % seats
    if ahead == behind:
        return 0.0
    gain = _bounded(judgement.regard(behind)) - _bounded(judgement.regard(ahead))
    return gain / 2 - TURNCOAT


def _bounded(regard: float) -> float:
    return max(-BOUND, min(BOUND, regard))
