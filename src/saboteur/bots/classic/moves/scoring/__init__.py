"""What each move is worth to a seat: one rule for every verb and for every action card.

Each file holds the rules of one family of cards. A rule takes the judgement of the seat and a
legal move, and knows neither the other rules nor the rule set; a move that no rule knows is worth
nothing, as doing nothing is.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from saboteur.bots.classic.evaluation.judgement import Judgement, Rule
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


def score(judgement: Judgement, move: Move) -> float:
    """Return what a legal move is worth to the seat."""
    rule = VERBS.get(move.verb)
    return 0.0 if rule is None else rule(judgement, move)


def _play(judgement: Judgement, move: Move) -> float:
    rule = EFFECTS.get(judgement.kit.effects[move.kind])
    return 0.0 if rule is None else rule(judgement, move)


EFFECTS: Final[Mapping[str, Rule]] = MappingProxyType(
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
"""By the effect that a deck file gives an action card."""

VERBS: Final[Mapping[str, Rule]] = MappingProxyType(
    {
        "lay": digging.lay,
        "play": _play,
        "pass": passing.pass_card,
        "discard": passing.give_up,
        "keep": passing.keep,
        "clear": hindrances.clear,
        "reveal": goal_cards.reveal,
        "orient": goal_cards.orient,
        "swap": goal_cards.swap,
        "push": goal_cards.push,
        "take": gold.take,
        "trade": gold.trade,
        "steal": thieves.steal,
        "rob": swaps.rob,
        "peek": looking.look_at_role,
        "recruit": places.recruit,
        "post": places.post,
        "ask": places.beg,
        "veto": vetoes.veto,
        "concede": votes.concede,
        "agree": votes.agree,
    }
)
"""By verb. To refuse, decline, allow, leave or stop is to do nothing."""
