"""The way to the treasure by all its ends: more ends are nearer, and one is as far as it is."""

import pytest

from saboteur.bots.classic.distance.prospect import CARD, FAR, together


@pytest.mark.parametrize("distance", [CARD // 2, CARD, 5 * CARD])
def test_a_single_end_is_as_far_as_it_is(distance: int) -> None:
    assert together([distance]) == pytest.approx(distance)


def test_a_second_end_brings_the_treasure_nearer_the_nearer_it_is() -> None:
    one = together([2 * CARD])
    far, near, equal = (together([2 * CARD, other * CARD]) for other in (4, 3, 2))
    assert equal < near < far < one
    assert one - equal == pytest.approx(0.35 * CARD, abs=0.02 * CARD)
    assert one - far < 0.02 * CARD


def test_an_end_that_leads_nowhere_adds_nothing() -> None:
    assert together([3 * CARD, FAR]) == together([3 * CARD])
    assert together([FAR]) == together([]) == FAR


def test_many_ends_never_are_the_treasure_itself() -> None:
    assert together([CARD // 2] * 9) >= 1
