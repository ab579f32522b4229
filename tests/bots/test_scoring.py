"""Tests of the novice's scoring tables: complete, and zero for unknown cards and verbs."""

from types import SimpleNamespace
from typing import cast

from saboteur.bots.classic.belief.evidence import Evidence
from saboteur.bots.classic.belief.objectives import (
    MINER_OBJECTIVE,
    ROLE_OBJECTIVES,
    affinity,
    objective_of,
)
from saboteur.bots.classic.evaluation.evaluator import PositionEvaluator
from saboteur.bots.classic.moves.scoring import EFFECTS, VERBS, score
from saboteur.bots.classic.moves.scoring.hand import W_ACTION_CARDS, card_value
from saboteur.games.book import PASS, PLAY
from saboteur.games.classic.book import DECLINES
from saboteur.games.classic.kit import Kit
from saboteur.kernel.move import Move
from saboteur.kernel.move_syntax import LAY
from tests.bots.large_rule_sets import LARGEST, together
from tests.rule_positions import game_at

NEVER_PLAYED = {"veto"}
"""The veto card is played with the verb ``veto``, not with ``play``."""
NOTHING = {*DECLINES, "leave"}
"""Verbs that score nothing because they change nothing."""


def kits() -> list[Kit]:
    """Return kits that together have all cards, verbs and roles."""
    tournament = together("saboteur", ["tournament"], 5)
    assert tournament is not None
    dealt = [setting.new("kits") for setting in (*LARGEST, tournament)]
    return [game.view(0).kit for game in dealt if game.rules.family == "classic"]


def test_every_action_card_has_a_rule_and_a_worth() -> None:
    effects = {kit.effects[card] for kit in kits() for card in kit.groups["action"]}
    assert effects - NEVER_PLAYED <= EFFECTS.keys()
    assert effects == W_ACTION_CARDS.keys()


def test_every_verb_has_a_rule_or_is_worth_nothing() -> None:
    verbs = {verb for kit in kits() for part in kit.parts for verb in part.verbs}
    assert verbs | {LAY, PLAY, PASS} == VERBS.keys() | NOTHING


def test_every_role_has_an_aim() -> None:
    assert {role for kit in kits() for role in kit.roles} == ROLE_OBJECTIVES.keys()


def test_unknown_cards_and_verbs_score_zero() -> None:
    game = game_at("hand 0 map")
    view = game.view(0)
    judgement = PositionEvaluator(view, Evidence(view), game.legal_moves())
    assert score(judgement, Move("juggle 3", "juggle", number=3)) == 0
    effects = tuple("juggle" for _ in view.kit.effects)
    judgement.kit = cast("Kit", SimpleNamespace(**vars(view.kit) | {"effects": effects}))
    assert score(judgement, Move("play map", PLAY, kind=view.kit.cards["map"])) == 0
    assert card_value(judgement, view.kit.cards["map"]) == 0


def test_an_unknown_role_digs() -> None:
    assert objective_of("juggler") is MINER_OBJECTIVE


def test_accord_is_mutual_and_zero_between_opponents() -> None:
    for own in ROLE_OBJECTIVES.values():
        for other in ROLE_OBJECTIVES.values():
            assert affinity(own, other) == affinity(other, own)
    assert affinity(ROLE_OBJECTIVES["miner"], ROLE_OBJECTIVES["saboteur"]) < affinity(
        ROLE_OBJECTIVES["blue-digger"], ROLE_OBJECTIVES["green-digger"]
    )
    assert (
        affinity(ROLE_OBJECTIVES["blue-digger"], ROLE_OBJECTIVES["green-digger"])
        < 0
        < affinity(MINER_OBJECTIVE, ROLE_OBJECTIVES["boss"])
    )
