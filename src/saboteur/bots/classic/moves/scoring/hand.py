"""What a card is worth in the hand: the worst one is passed when nothing is better."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from saboteur.bots.classic.belief.aims import DIG, HINDER, WATCH
from saboteur.bots.classic.distance.survey import is_through
from saboteur.bots.classic.evaluation.judgement import Judgement

WORTH: Final[Mapping[str, Mapping[str, float]]] = MappingProxyType(
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
"""By the effect of an action card, for each side."""
ANSWERED: Final = -1.0
"""A map is waste for whoever knows where the treasure is."""

WAY: Final[Mapping[str, float]] = MappingProxyType({DIG: 1.0, HINDER: -0.5, WATCH: 0.1})
"""A through card, for each of its ends: a saboteur had better be rid of the best."""
DEAD_END: Final[Mapping[str, float]] = MappingProxyType({DIG: -1.0, HINDER: 4.0, WATCH: -1.0})
OWN_DOOR: Final = 2.0
CRYSTAL: Final = 6.0
WITHOUT: Final = -0.5
"""What a path without a crystal is worth to a geologist."""


def worth(judgement: Judgement, card: int) -> float:
    """Score a card of the hand; one that nobody has described is worth nothing."""
    kit = judgement.kit
    if card < kit.paths:
        return _path_worth(judgement, card)
    effect = kit.effects[card]
    if effect == "map" and judgement.odds.is_certain:
        return ANSWERED
    return WORTH.get(effect, {}).get(judgement.aim.side, 0.0)


def _path_worth(judgement: Judgement, card: int) -> float:
    aim = judgement.aim
    if aim.crystals:
        return CRYSTAL if crystals_on(judgement, card) else WITHOUT
    pose = judgement.kit.poses.poses[2 * card]
    if not is_through(pose, judgement.blocked):
        return DEAD_END[aim.side]
    own = judgement.evidence.atlas.doors[2 * card] & judgement.own_doors
    return WAY[aim.side] * len(pose.open_sides) + (OWN_DOOR if own else 0.0)


def crystals_on(judgement: Judgement, card: int) -> int:
    """Count the crystals on a path card."""
    return int(judgement.kit.rows[card].facts.get("crystals", 0))
