"""Probabilities from weighted features."""

from math import exp


def logistic(odds: float) -> float:
    """Return the probability for the logarithm of the odds."""
    return 1 / (1 + exp(-odds)) if odds > -500 else 0.0


def weighted_sum(weights: tuple[float, ...], features: tuple[float, ...]) -> float:
    return sum(weight * sign for weight, sign in zip(weights, features, strict=True))
