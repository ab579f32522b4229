"""Scores of moves: one rule for every verb and every action card.

Each file holds the rules of one kind of subject. A rule takes the seat's evaluator and a legal
move, and depends neither on other rules nor on the rule set. A move without a rule scores 0, like a
pass without effect.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from saboteur.bots.classic.evaluation.evaluator import PositionEvaluator, ScoringRule
from saboteur.bots.classic.moves.scoring import hand, paths, places, seats, votes
from saboteur.kernel.move import Move

__all__ = ["EFFECTS", "VERBS", "score"]


def score(evaluator: PositionEvaluator, move: Move) -> float:
    rule = VERBS.get(move.verb)
    return 0.0 if rule is None else rule(evaluator, move)


def _play(evaluator: PositionEvaluator, move: Move) -> float:
    rule = EFFECTS.get(evaluator.kit.effects[move.kind])
    return 0.0 if rule is None else rule(evaluator, move)


EFFECTS: Final[Mapping[str, ScoringRule]] = MappingProxyType(
    {
        "map": places.look_at_goal,
        "inspection": places.look_at_role,
        "break": seats.break_tool,
        "repair": seats.mend,
        "prison": seats.imprison,
        "free-at-last": seats.free,
        "rockfall": paths.collapse,
        "thief": seats.lay_thief,
        "hands-off": seats.hands_off,
        "role-change": seats.change_role,
        "hand-swap": seats.swap_hands,
        "reverse": seats.reverse,
        "scout": paths.scout,
        "divert": paths.diversion,
        "exchange": places.exchange,
        "forgotten-treasure": hand.rummage,
    }
)
"""The rules by the effect that a deck file gives an action card."""

VERBS: Final[Mapping[str, ScoringRule]] = MappingProxyType(
    {
        "lay": paths.lay,
        "play": _play,
        "pass": hand.pass_card,
        "discard": hand.give_up,
        "keep": hand.keep_card,
        "clear": seats.clear,
        "reveal": places.reveal,
        "orient": places.orient,
        "swap": places.swap,
        "push": places.move_goal,
        "take": seats.take,
        "trade": seats.trade,
        "steal": seats.steal,
        "rob": seats.rob,
        "peek": places.look_at_role,
        "recruit": places.recruit,
        "post": places.place_pawn,
        "ask": places.beg,
        "veto": votes.veto,
        "concede": votes.concede,
        "agree": votes.agree,
    }
)
"""The rules by verb. Refusing, declining, allowing, leaving and stopping score 0."""
