"""How a move is drawn from what a network prefers."""

from collections.abc import Mapping

import numpy as np

from saboteur.bots.lot import chance
from saboteur.kernel.move import Move


def drawn(liked: Mapping[Move, float], sharpness: float, seed: str) -> Move:
    """Draw one of the moves, each as likely as it is liked; the seed is that of the moment.

    Preferences count by their ``sharpness`` more than while it learnt, when it had to try things
    out.
    """
    ordered = sorted(liked, key=str)
    likes = np.array([liked[move] for move in ordered], np.float64)
    shares = np.exp((likes - likes.max()) * sharpness).cumsum()
    return ordered[int(np.searchsorted(shares, chance(seed) * shares[-1], side="right"))]
