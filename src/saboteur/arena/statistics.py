"""Estimates with their 95 % intervals."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from saboteur.kernel.value import value_class

Z_95: Final = 1.96
"""The 97.5 % quantile of the normal distribution."""


@value_class
class Estimate:
    """A number with its 95 % interval."""

    value: float
    low: float
    high: float
    count: int
    """The number of observations."""


def estimate_share(hits: int, count: int) -> Estimate:
    """Return a share with Wilson's interval, which also works near 0 and 1."""
    if not count:
        return Estimate(0.0, 0.0, 1.0, 0)
    rate = hits / count
    square = Z_95 * Z_95 / count
    middle = (rate + square / 2) / (1 + square)
    half = Z_95 / (1 + square) * sqrt(rate * (1 - rate) / count + square / (4 * count))
    return Estimate(rate, middle - half, middle + half, count)


def estimate_mean(values: Sequence[float]) -> Estimate:
    """Return a mean; with a single observation the interval is unbounded."""
    if len(values) < 2:
        only = values[0] if values else 0.0
        return Estimate(only, -float("inf"), float("inf"), len(values))
    middle = fmean(values)
    half = Z_95 * stdev(values) / sqrt(len(values))
    return Estimate(middle, middle - half, middle + half, len(values))


def estimate_difference(before: Sequence[float], after: Sequence[float]) -> Estimate:
    """Return the mean difference of paired observations: the effect of the deal cancels out."""
    return estimate_mean([new - old for old, new in zip(before, after, strict=True)])
