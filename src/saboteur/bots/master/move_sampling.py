"""Sampling a move from a network's preferences."""

from collections.abc import Mapping

import numpy as np

from saboteur.bots.tie_break import uniform_float
from saboteur.kernel.move import Move


def sample_move(policy: Mapping[Move, float], softmax_beta: float, seed: str) -> Move:
    """Sample a move by the softmax of its preferences; the seed names the decision.

    ``softmax_beta`` sharpens the preferences, which had to leave room for exploration in training.
    """
    ordered = sorted(policy, key=str)
    logits = np.array([policy[move] for move in ordered], np.float64)
    cumulative = np.exp((logits - logits.max()) * softmax_beta).cumsum()
    return ordered[
        int(np.searchsorted(cumulative, uniform_float(seed) * cumulative[-1], side="right"))
    ]
