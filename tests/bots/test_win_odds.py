"""Tests of win chances at the search horizon: cards in hand count for the side they help."""

from math import log

import pytest

from saboteur.bots.classic.belief.objectives import DIG, HINDER
from saboteur.bots.classic.evaluation.cutoff import digger_win_probability, hand_card_weights
from saboteur.games.registry import ruleset
from saboteur.play.game import new_game

KIT = ruleset("saboteur", 5).kit
FIVE = [HINDER, DIG, DIG, HINDER, DIG]


def logit(chance: float) -> float:
    return log(chance / (1 - chance))


def test_only_cards_that_lead_across_count_for_diggers() -> None:
    worths = hand_card_weights(KIT)[DIG]
    across = {KIT.names[card] for card in range(KIT.paths) if worths[card] > 0}
    assert across == {"cross", "t-horizontal", "straight-horizontal"}
    assert all(worth >= 0 for worth in worths)
    assert not any(worths[KIT.paths :])


def test_a_rockfall_threatens_more_than_a_broken_tool() -> None:
    worths = hand_card_weights(KIT)[HINDER]
    rockfall = worths[KIT.cards["rockfall"]]
    tools = {worths[card] for card, effect in enumerate(KIT.effects) if effect == "break"}
    assert len(tools) == 1
    assert rockfall < min(tools) < 0
    assert not any(worths[: KIT.paths])


def test_every_card_of_the_way_costs_the_diggers_the_same_odds() -> None:
    world = new_game(ruleset("saboteur", 5), "horizon")
    near, far = (digger_win_probability(world, FIVE, distance) for distance in (3.0, 4.0))
    assert near > far
    assert logit(near) - logit(far) == pytest.approx(0.72)


def test_a_saboteur_more_is_worse_than_four_cards_of_the_way() -> None:
    world = new_game(ruleset("saboteur", 5), "horizon")
    more = [HINDER, HINDER, DIG, HINDER, DIG]
    assert digger_win_probability(world, more, 4.0) < digger_win_probability(world, FIVE, 7.0)
