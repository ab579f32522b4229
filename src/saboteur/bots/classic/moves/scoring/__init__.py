"""Scores of moves: one rule for every verb and every action card.

Each file holds the rules of one family of cards. A rule takes the seat's evaluator and a legal
move, and knows neither the other rules nor the rule set. A move without a rule scores 0, like doing
nothing.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from saboteur.bots.classic.evaluation.evaluator import PositionEvaluator, ScoringRule
from saboteur.bots.classic.moves.scoring import (
    digging,
    goal_cards,
    gold,
    hindrances,
    looking,
    passing,
    places,
    rockfalls,
    swaps,
    thieves,
    vetoes,
    votes,
)
from saboteur.kernel.move import Move

__all__ = ["EFFECTS", "VERBS", "score"]


def score(evaluator: PositionEvaluator, move: Move) -> float:
    """Return the score of a legal move."""
    rule = VERBS.get(move.verb)
    return 0.0 if rule is None else rule(evaluator, move)


def _play(evaluator: PositionEvaluator, move: Move) -> float:
    rule = EFFECTS.get(evaluator.kit.effects[move.kind])
    return 0.0 if rule is None else rule(evaluator, move)


EFFECTS: Final[Mapping[str, ScoringRule]] = MappingProxyType(
    {
        "map": looking.look_at_goal,
        "inspection": looking.look_at_role,
        "break": hindrances.break_tool,
        "repair": hindrances.mend,
        "prison": hindrances.imprison,
        "free-at-last": hindrances.free,
        "rockfall": rockfalls.collapse,
        "thief": thieves.lay_thief,
        "hands-off": thieves.hands_off,
        "role-change": swaps.change_role,
        "hand-swap": swaps.swap_hands,
        "reverse": swaps.reverse,
        "scout": digging.scout,
        "divert": digging.diversion,
        "exchange": goal_cards.exchange,
        "forgotten-treasure": passing.rummage,
    }
)
"""The rules by the effect that a deck file gives an action card."""

VERBS: Final[Mapping[str, ScoringRule]] = MappingProxyType(
    {
        "lay": digging.lay,
        "play": _play,
        "pass": passing.pass_card,
        "discard": passing.give_up,
        "keep": passing.keep_card,
        "clear": hindrances.clear,
        "reveal": goal_cards.reveal,
        "orient": goal_cards.orient,
        "swap": goal_cards.swap,
        "push": goal_cards.move_goal,
        "take": gold.take,
        "trade": gold.trade,
        "steal": thieves.steal,
        "rob": swaps.rob,
        "peek": looking.look_at_role,
        "recruit": places.recruit,
        "post": places.place_pawn,
        "ask": places.beg,
        "veto": vetoes.veto,
        "concede": votes.concede,
        "agree": votes.agree,
    }
)
"""The rules by verb. Refusing, declining, allowing, leaving and stopping score 0: they do
nothing."""
