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
"""Score of a prison besides barring the seat, because it also loses its share."""
MAX_FOE_BONUS: Final = 5.0
"""Largest bonus for hindering a clear foe."""
W_HELP: Final = {DIG: 4.5, HINDER: 0.5, WATCH: -1.0}
W_FRIENDSHIP: Final = {DIG: 1.0, HINDER: 0.2, WATCH: 0.0}
"""Value of helping a friend, and its increase per point of regard."""
MAX_FRIEND_BONUS: Final = 5.5
W_HELP_SELF: Final = {DIG: 20.0, HINDER: 6.0, WATCH: 4.0}
W_FREEDOM: Final = 2.0
W_CLEARED: Final = {DIG: 12.0, HINDER: 4.0, WATCH: 3.0}
W_CARD_DEBT: Final = 4.0
"""Cost of playing with one card less for the rest of the round."""
SMALL_HAND_CARDS: Final = 3
W_SMALL_HAND: Final = 6.0
"""Further cost with this few cards in hand, or fewer."""


def break_tool(evaluator: PositionEvaluator, move: Move) -> float:
    """Return the score of breaking a seat's tool; a second broken tool adds nothing."""
    if evaluator.is_barred(move.whom):
        return min(0.0, _hinder(evaluator, move.whom))
    return _hinder(evaluator, move.whom)


def imprison(evaluator: PositionEvaluator, move: Move) -> float:
    """Return the score of imprisoning a seat, even if it is barred: it is not paid."""
    score = _hinder(evaluator, move.whom) + W_PRISON
    return score / 2 if score > 0 and evaluator.is_barred(move.whom) else score


def mend(evaluator: PositionEvaluator, move: Move) -> float:
    """Return the score of mending a tool: the own tools first, then those of friends."""
    return _help(evaluator, move.whom)


def free(evaluator: PositionEvaluator, move: Move) -> float:
    """Return the score of freeing a seat from prison: the own first, then friends."""
    return _help(evaluator, move.whom) + W_FREEDOM


def clear(evaluator: PositionEvaluator, move: Move) -> float:
    """Return the score of removing an own hindrance for two cards, if no other bars the seat.

    A thief in front of the seat is no hindrance.
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
    """Return whether a card in hand removes such a hindrance at no further cost."""
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
"""How much regard lowers the score of chasing a thief: it steals from friend and foe, but a friend
may keep it.
"""


def lay_thief(evaluator: PositionEvaluator, move: Move) -> float:  # noqa: ARG001 - the signature of ScoringRule
    """Return the score of laying a thief: a nugget; a step towards the treasure is worth more."""
    return W_THIEF


def hands_off(evaluator: PositionEvaluator, move: Move) -> float:
    """Return the score of removing another seat's thief; never the own one."""
    if move.whom == evaluator.seat:
        return W_SELF_HARM
    return W_CHASE - W_FRIEND * max(-5.0, min(5.0, evaluator.regard(move.whom)))


def steal(evaluator: PositionEvaluator, move: Move) -> float:
    """Return the score of a victim: its apparent wealth."""
    return 1.0 + evaluator.apparent_wealth(move.whom)


W_UNKNOWN_CARD: Final = 2.0
"""Value of an unknown card in hand."""
W_TURN_FOE: Final = 1.0
MAX_REGARD: Final = 5.0


def change_role(evaluator: PositionEvaluator, move: Move) -> float:
    """Return the score of a role change: positive for an own role with a bad outlook and for a foe.

    It is negative for a friend.
    """
    if move.whom == evaluator.seat:
        return -W_ROLE_CHANGE * evaluator.outlook
    return -W_TURN_FOE * _clamp_regard(evaluator.regard(move.whom))


def swap_hands(evaluator: PositionEvaluator, move: Move) -> float:
    """Return the score of taking another hand: good if it is larger, or the own one is bad.

    Giving the rest to a foe costs more than to a friend.
    """
    view = evaluator.view
    kept = list(view.card_numbers)
    kept.remove(move.kind)
    mine = sum(card_value(evaluator, card) for card in kept)
    theirs = W_UNKNOWN_CARD * view.hand_sizes[move.whom]
    gain = theirs - mine - _clamp_regard(evaluator.regard(move.whom)) / MAX_REGARD
    return gain / 2 if gain > 0 else W_SELF_HARM / 4


def rob(evaluator: PositionEvaluator, move: Move) -> float:
    """Return the score of robbing a hand: a foe's, the largest among equals."""
    cards = evaluator.view.hand_sizes[move.whom]
    return -_clamp_regard(evaluator.regard(move.whom)) + cards / 100


def reverse(evaluator: PositionEvaluator, move: Move) -> float:  # noqa: ARG001 - the signature of ScoringRule
    """Return the score of reversing play: good if the friendlier neighbour becomes the next seat.

    With one neighbour it makes no difference.
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
    """Return the score of a gold card: its nuggets."""
    return float(move.number)


def trade(evaluator: PositionEvaluator, move: Move) -> float:  # noqa: ARG001 - the signature of ScoringRule
    """Return the score of trading a gold card: the fewest nuggets first."""
    return -float(move.number)
