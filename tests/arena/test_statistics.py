"""Tests of confidence intervals, with numbers that can be checked by hand."""

from math import inf

import pytest

from saboteur.arena.statistics import estimate_difference, estimate_mean, estimate_share


def test_a_share_has_wilsons_interval() -> None:
    found = estimate_share(8, 10)
    assert (found.value, found.count) == (0.8, 10)
    assert found.low == pytest.approx(0.4902, abs=1e-4)
    assert found.high == pytest.approx(0.9433, abs=1e-4)


@pytest.mark.parametrize(("hits", "bounds"), [(0, (0.0, 0.2775)), (10, (0.7225, 1.0))])
def test_a_share_of_nothing_or_all_is_not_certain(hits: int, bounds: tuple[float, float]) -> None:
    found = estimate_share(hits, 10)
    assert (found.low, found.high) == pytest.approx(bounds, abs=1e-4)


def test_statistics_without_observations_are_undetermined() -> None:
    assert (estimate_share(0, 0).low, estimate_share(0, 0).high) == (0.0, 1.0)
    assert (estimate_mean([3.0]).low, estimate_mean([3.0]).high) == (-inf, inf)


def test_a_mean_lies_within_two_standard_errors() -> None:
    found = estimate_mean([1.0, 2.0, 3.0, 4.0])
    assert found.value == 2.5
    assert found.high - found.value == pytest.approx(1.96 * 1.290994 / 2, abs=1e-6)
    assert found.value - found.low == pytest.approx(found.high - found.value)


def test_paired_observations_cancel_the_luck_of_the_deal() -> None:
    before = [0.0, 1.0, 0.0, 1.0]
    after = [0.5, 1.5, 0.5, 1.5]
    found = estimate_difference(before, after)
    assert (found.value, found.low, found.high) == (0.5, 0.5, 0.5)


def test_unpaired_observations_are_refused() -> None:
    with pytest.raises(ValueError, match="shorter"):
        estimate_difference([0.0, 1.0], [1.0])
