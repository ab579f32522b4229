"""Tests of the treasure's distance over several tunnel ends: each further end reduces it."""

import pytest

from saboteur.bots.classic.distance.card_aware_distance import CARD_COST, UNREACHABLE, soft_minimum


@pytest.mark.parametrize("distance", [CARD_COST // 2, CARD_COST, 5 * CARD_COST])
def test_a_single_end_is_as_far_as_it_is(distance: int) -> None:
    assert soft_minimum([distance]) == pytest.approx(distance)


def test_a_second_end_brings_the_treasure_nearer_the_nearer_it_is() -> None:
    one = soft_minimum([2 * CARD_COST])
    far, near, equal = (soft_minimum([2 * CARD_COST, other * CARD_COST]) for other in (4, 3, 2))
    assert equal < near < far < one
    assert one - equal == pytest.approx(0.35 * CARD_COST, abs=0.02 * CARD_COST)
    assert one - far < 0.02 * CARD_COST


def test_an_end_that_leads_nowhere_adds_nothing() -> None:
    assert soft_minimum([3 * CARD_COST, UNREACHABLE]) == soft_minimum([3 * CARD_COST])
    assert soft_minimum([UNREACHABLE]) == soft_minimum([]) == UNREACHABLE


def test_many_ends_never_are_the_treasure_itself() -> None:
    assert soft_minimum([CARD_COST // 2] * 9) >= 1
