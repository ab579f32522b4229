"""Numbers with their 95 % intervals."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from saboteur.kernel.value import value

Z: Final = 1.96
"""Of the normal distribution, 95 % lie within so many deviations."""


@value
class Estimate:
    """A number and the interval in which it lies in 95 % of cases."""

    value: float
    low: float
    high: float
    count: int
    """Of how many observations."""


def share(hits: int, count: int) -> Estimate:
    """Estimate a share by Wilson's interval, which is sound near 0 and 1 too."""
    if not count:
        return Estimate(0.0, 0.0, 1.0, 0)
    rate = hits / count
    square = Z * Z / count
    middle = (rate + square / 2) / (1 + square)
    half = Z / (1 + square) * sqrt(rate * (1 - rate) / count + square / (4 * count))
    return Estimate(rate, middle - half, middle + half, count)


def mean(values: Sequence[float]) -> Estimate:
    """Estimate a mean; one observation says nothing about its interval."""
    if len(values) < 2:
        only = values[0] if values else 0.0
        return Estimate(only, -float("inf"), float("inf"), len(values))
    middle = fmean(values)
    half = Z * stdev(values) / sqrt(len(values))
    return Estimate(middle, middle - half, middle + half, len(values))


def difference(before: Sequence[float], after: Sequence[float]) -> Estimate:
    """Estimate by how much paired observations differ: what a deal itself does cancels out."""
    return mean([new - old for old, new in zip(before, after, strict=True)])
