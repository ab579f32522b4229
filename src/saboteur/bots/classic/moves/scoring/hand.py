"""Scores of cards in the hand, and of moves that pass, discard or take cards."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from saboteur.bots.classic.belief.objectives import DIG, HINDER, WATCH
from saboteur.bots.classic.distance.distance_field import is_through
from saboteur.bots.classic.evaluation.evaluator import W_SELF_HARM, PositionEvaluator
from saboteur.kernel.move import Move

W_ACTION_CARDS: Final[Mapping[str, Mapping[str, float]]] = MappingProxyType(
    {
        "map": {DIG: 3.0, HINDER: 1.0, WATCH: -0.5},
        "repair": {DIG: 3.0, HINDER: 0.0, WATCH: 0.0},
        "break": {DIG: 2.0, HINDER: 4.0, WATCH: -0.5},
        "rockfall": {DIG: 2.5, HINDER: 4.0, WATCH: -0.5},
        "thief": {DIG: 5.0, HINDER: 5.0, WATCH: 5.0},
        "hands-off": {DIG: 0.5, HINDER: 0.5, WATCH: 0.5},
        "prison": {DIG: 2.5, HINDER: 4.5, WATCH: 0.5},
        "free-at-last": {DIG: 3.0, HINDER: 2.0, WATCH: 2.0},
        "inspection": {DIG: 2.0, HINDER: 1.0, WATCH: -0.5},
        "role-change": {DIG: 0.5, HINDER: 0.5, WATCH: 0.0},
        "hand-swap": {DIG: 1.0, HINDER: 1.0, WATCH: 0.5},
        "exchange": {DIG: 0.5, HINDER: 2.0, WATCH: -0.5},
        "forgotten-treasure": {DIG: 1.5, HINDER: 1.5, WATCH: 1.5},
        "veto": {DIG: 4.0, HINDER: 4.0, WATCH: 1.0},
        "reverse": {DIG: 0.0, HINDER: 0.0, WATCH: 0.0},
        "scout": {DIG: 4.0, HINDER: 0.0, WATCH: 0.0},
        "divert": {DIG: 2.0, HINDER: 4.0, WATCH: 0.0},
    }
)
"""The value of an action card in hand, by effect and by side."""
W_NEEDLESS_MAP: Final = -1.0
"""The value of a map to a seat that knows where the treasure is."""

W_THROUGH_END: Final[Mapping[str, float]] = MappingProxyType({DIG: 1.0, HINDER: -0.5, WATCH: 0.1})
"""The value of a through card in hand, per open end. It is negative for saboteurs, so that they
discard these cards first.
"""
W_DEAD_END: Final[Mapping[str, float]] = MappingProxyType({DIG: -1.0, HINDER: 4.0, WATCH: -1.0})
W_OWN_DOOR: Final = 2.0
W_CRYSTAL: Final = 6.0
W_NO_CRYSTAL: Final = -0.5
"""The value of a path without a crystal to a geologist."""


def card_value(evaluator: PositionEvaluator, card: int) -> float:
    """Return the value of a card in hand; a card without an entry is worth 0."""
    kit = evaluator.kit
    if card < kit.paths:
        return _path_value(evaluator, card)
    effect = kit.effects[card]
    if effect == "map" and evaluator.goal_odds.is_certain:
        return W_NEEDLESS_MAP
    return W_ACTION_CARDS.get(effect, {}).get(evaluator.objective.side, 0.0)


def _path_value(evaluator: PositionEvaluator, card: int) -> float:
    objective = evaluator.objective
    if objective.wants_crystals:
        return W_CRYSTAL if count_crystals(evaluator, card) else W_NO_CRYSTAL
    pose = evaluator.kit.poses.poses[2 * card]
    if not is_through(pose, evaluator.blocked):
        return W_DEAD_END[objective.side]
    own = evaluator.evidence.card_geometry.doors[2 * card] & evaluator.own_doors
    return W_THROUGH_END[objective.side] * len(pose.open_sides) + (W_OWN_DOOR if own else 0.0)


def count_crystals(evaluator: PositionEvaluator, card: int) -> int:
    return int(evaluator.kit.rows[card].facts.get("crystals", 0))


PASS_MORE_QUESTION: Final = "pass-more"
W_CARD_LOST: Final = -3.0
"""Score for each card given up without drawing a new one."""
W_RUMMAGE: Final = 1.0


def pass_card(evaluator: PositionEvaluator, move: Move) -> float:
    """Return the score of passing a card: higher if the card is worth less.

    A second card is passed only if its value is below 0, or below ``W_CARD_LOST`` once the pile is
    empty, because stopping scores 0.
    """
    score = -card_value(evaluator, move.kind)
    if evaluator.view.asked == PASS_MORE_QUESTION and not evaluator.view.pile:
        score += W_CARD_LOST
    return score


def give_up(evaluator: PositionEvaluator, move: Move) -> float:
    """Return the score of discarding a card: higher if the card is worth less."""
    return -card_value(evaluator, move.kind)


def keep_card(evaluator: PositionEvaluator, move: Move) -> float:
    """Return the score of keeping a card on offer: higher if the card is worth more."""
    return card_value(evaluator, move.kind)


def rummage(evaluator: PositionEvaluator, move: Move) -> float:  # noqa: ARG001 - the signature of ScoringRule
    """Return the score of taking a card from the discard pile: positive if it holds 3 or more."""
    return W_RUMMAGE if len(evaluator.view.discarded) > 2 else W_SELF_HARM / 4
