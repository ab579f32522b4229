"""Scores of actions between seats: hindrances and cures, thieves, swaps, gold."""

from typing import Final

from saboteur.bots.classic.belief.objectives import DIG, HINDER, WATCH
from saboteur.bots.classic.evaluation.evaluator import (
    W_OBVIOUS_SABOTAGE,
    W_ROLE_CHANGE,
    W_SELF_HARM,
    PositionEvaluator,
)
from saboteur.bots.classic.moves.scoring.hand import card_value
from saboteur.kernel.move import Move

W_HINDRANCE: Final = 6.5
W_PRISON: Final = 1.0
"""Bonus of a prison over a broken tool: the seat also loses its share."""
MAX_FOE_BONUS: Final = 5.0
"""Largest addition to ``W_HINDRANCE``, reached if the regard for the seat is this far below 0."""
W_HELP: Final = {DIG: 4.5, HINDER: 0.5, WATCH: -1.0}
W_FRIENDSHIP: Final = {DIG: 1.0, HINDER: 0.2, WATCH: 0.0}
"""``W_HELP`` is the value of helping a friend by side, ``W_FRIENDSHIP`` what a point of regard
adds.
"""
MAX_FRIEND_BONUS: Final = 5.5
W_HELP_SELF: Final = {DIG: 20.0, HINDER: 6.0, WATCH: 4.0}
W_FREEDOM: Final = 2.0
W_CLEARED: Final = {DIG: 12.0, HINDER: 4.0, WATCH: 3.0}
W_CARD_DEBT: Final = 4.0
"""Cost of playing with one card fewer for the rest of the round."""
SMALL_HAND_CARDS: Final = 3
W_SMALL_HAND: Final = 6.0
"""Cost of a smaller hand, added to ``W_CARD_DEBT`` with at most ``SMALL_HAND_CARDS`` in hand."""


def break_tool(evaluator: PositionEvaluator, move: Move) -> float:
    """Return the score of breaking a seat's tool: higher the more the seat is a foe.

    It is at most 0 if the seat cannot lay paths already.
    """
    if evaluator.is_barred(move.whom):
        return min(0.0, _hinder(evaluator, move.whom))
    return _hinder(evaluator, move.whom)


def imprison(evaluator: PositionEvaluator, move: Move) -> float:
    """Return the score of imprisoning a seat: higher the more the seat is a foe.

    If the seat cannot lay paths already the score is halved; prison still costs the seat its share.
    """
    score = _hinder(evaluator, move.whom) + W_PRISON
    return score / 2 if score > 0 and evaluator.is_barred(move.whom) else score


def mend(evaluator: PositionEvaluator, move: Move) -> float:
    """Return the score of mending a tool.

    It is highest for a tool of this seat, higher for better friends, and very low for a foe.
    """
    return _help(evaluator, move.whom)


def free(evaluator: PositionEvaluator, move: Move) -> float:
    """Return the score of freeing a seat from prison.

    It is highest for this seat itself, higher for better friends, and very low for a foe.
    """
    return _help(evaluator, move.whom) + W_FREEDOM


def clear(evaluator: PositionEvaluator, move: Move) -> float:
    """Return the score of spending two cards to remove a hindrance of this seat.

    It is lower if another card still forbids laying paths, or if the hand is small or good. It is
    very low for a thief, and if a single card in hand would remove the hindrance.
    """
    kit, view = evaluator.kit, evaluator.view
    bit = kit.mark_bit(move.word)
    if not bit & kit.path_blocking_marks:
        return W_SELF_HARM
    if any(_can_cure(evaluator, card, bit) for card in view.card_numbers):
        return W_SELF_HARM
    cheapest = sorted(max(0.0, card_value(evaluator, card)) for card in view.card_numbers)[:2]
    still_barred = view.mark_bits[evaluator.seat] & kit.path_blocking_marks & ~bit
    gain = W_CLEARED[evaluator.objective.side] + (0.0 if bit & kit.all_tools else W_FREEDOM)
    cost = (
        W_CARD_DEBT
        + sum(cheapest)
        + (W_SMALL_HAND if len(view.card_numbers) <= SMALL_HAND_CARDS else 0.0)
    )
    return (gain / 4 if still_barred else gain) - cost


def _can_cure(evaluator: PositionEvaluator, card: int, bit: int) -> bool:
    """Return whether playing this card from the hand removes a hindrance (``bit``)."""
    kit = evaluator.kit
    if bit & kit.all_tools:
        return kit.effects[card] == "repair" and bool(kit.mark_bits[card] & bit)
    return kit.effects[card] == "free-at-last"


def _hinder(evaluator: PositionEvaluator, seat: int) -> float:
    if evaluator.is_masked:
        return W_OBVIOUS_SABOTAGE
    regard = evaluator.regard(seat)
    return W_SELF_HARM if regard >= 0 else W_HINDRANCE + min(-regard, MAX_FOE_BONUS)


def _help(evaluator: PositionEvaluator, seat: int) -> float:
    side = evaluator.objective.side
    if seat == evaluator.seat:
        return W_HELP_SELF[side]
    regard = evaluator.regard(seat)
    return (
        W_SELF_HARM
        if regard < 0
        else W_HELP[side] + W_FRIENDSHIP[side] * min(regard, MAX_FRIEND_BONUS)
    )


W_THIEF: Final = 7.0
W_CHASE: Final = 2.0
W_FRIEND: Final = 0.2
"""Deduction per point of regard from the score of removing a thief. It is small, because the thief
robs friends too.
"""


def lay_thief(evaluator: PositionEvaluator, move: Move) -> float:  # noqa: ARG001 - the signature of ScoringRule
    """Return the score of laying a thief: always a little less than a step towards the treasure."""
    return W_THIEF


def hands_off(evaluator: PositionEvaluator, move: Move) -> float:
    """Return the score of removing a thief: higher for a foe's, very low for the seat's own."""
    if move.whom == evaluator.seat:
        return W_SELF_HARM
    return W_CHASE - W_FRIEND * max(-5.0, min(5.0, evaluator.regard(move.whom)))


def steal(evaluator: PositionEvaluator, move: Move) -> float:
    """Return the score of a seat to steal from: higher if it seems to have more nuggets."""
    return 1.0 + evaluator.apparent_wealth(move.whom)


W_UNKNOWN_CARD: Final = 2.0
"""Value of an unknown card in hand."""
W_TURN_FOE: Final = 1.0
MAX_REGARD: Final = 5.0


def change_role(evaluator: PositionEvaluator, move: Move) -> float:
    """Return the score of a role change: positive for a foe, negative for a friend.

    If the seat changes its own role, the score is the higher, the worse the round goes for it.
    """
    if move.whom == evaluator.seat:
        return -W_ROLE_CHANGE * evaluator.outlook
    return -W_TURN_FOE * _clamp_regard(evaluator.regard(move.whom))


def swap_hands(evaluator: PositionEvaluator, move: Move) -> float:
    """Return the score of taking another hand: higher the larger it is and the worse this one is.

    The other seat gets the rest of this hand. A foe's hand scores slightly higher than a friend's.
    """
    view = evaluator.view
    kept = list(view.card_numbers)
    kept.remove(move.kind)
    mine = sum(card_value(evaluator, card) for card in kept)
    theirs = W_UNKNOWN_CARD * view.hand_sizes[move.whom]
    gain = theirs - mine - _clamp_regard(evaluator.regard(move.whom)) / MAX_REGARD
    return gain / 2 if gain > 0 else W_SELF_HARM / 4


def rob(evaluator: PositionEvaluator, move: Move) -> float:
    """Return the score of robbing a hand: higher for a foe's, then for a larger one."""
    cards = evaluator.view.hand_sizes[move.whom]
    return -_clamp_regard(evaluator.regard(move.whom)) + cards / 100


def reverse(evaluator: PositionEvaluator, move: Move) -> float:  # noqa: ARG001 - the signature of ScoringRule
    """Return the score of reversing play: higher if the next seat is then friendlier.

    With only two seats it is 0.
    """
    seats, way = evaluator.kit.seats, evaluator.view.way
    ahead, behind = (evaluator.seat + way) % seats, (evaluator.seat - way) % seats
    if ahead == behind:
        return 0.0
    gain = _clamp_regard(evaluator.regard(behind)) - _clamp_regard(evaluator.regard(ahead))
    return gain / 2 - W_TURN_FOE


def _clamp_regard(regard: float) -> float:
    return max(-MAX_REGARD, min(MAX_REGARD, regard))


def take(evaluator: PositionEvaluator, move: Move) -> float:  # noqa: ARG001 - the signature of ScoringRule
    """Return the score of taking a gold card: its nuggets."""
    return float(move.number)


def trade(evaluator: PositionEvaluator, move: Move) -> float:  # noqa: ARG001 - the signature of ScoringRule
    """Return the score of giving away a gold card: higher the fewer nuggets it has."""
    return -float(move.number)
