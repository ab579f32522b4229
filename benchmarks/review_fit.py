"""Fit the weights of a review's chances: ``python -m benchmarks.review_calibration --fit``."""

from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from saboteur.bots.classic.belief.team_payoffs import has_teams
from saboteur.games.classic.modules.saboteur2.sharing import DOORS
from saboteur.review.belief_tracker import BeliefTracker
from saboteur.review.families.classic import ClassicBeliefTracker
from saboteur.review.families.dark_cave import DarkCaveBeliefTracker
from saboteur.review.families.duel import DuelBeliefTracker
from saboteur.review.families.lost_mines import CAMPS, LostMinesBeliefTracker, chances_ahead

Array: TypeAlias = NDArray[np.float64]
Rounds: TypeAlias = Sequence[tuple[list[Any], tuple[float, ...]]]
"""For each round: the features at its moments, and the chances at its end."""

RIDGE_PENALTY: Final = 0.001
"""The penalty of large weights, so that weak features get small weights."""
NEWTON_STEPS: Final = 60
LEAD_SCALE_GRID: Final = (1.0, 1.5, 2.0, 3.0), (0.0, 0.3, 0.6), (0.0, 0.2, 0.4, 0.7)
"""The values tried for the two parts of ``LEAD_SCALE``, and for ``LONER_BONUS``."""


def reading_features(reading: BeliefTracker[Any]) -> object:
    """Return the features from which a tracker computes its chances."""
    match reading:
        case ClassicBeliefTracker():
            teams = DOORS if has_teams(reading.insight.kit) else ()
            return reading.features(), [reading.team_features(team) for team in teams]
        case LostMinesBeliefTracker():
            return reading.camp_standings(), reading.cards_per_seat
        case DarkCaveBeliefTracker():
            return (reading.lead_log_odds(),)
        case DuelBeliefTracker():
            return reading.features()
        case _:
            raise TypeError(reading)


def fit_logistic(rows: Sequence[Sequence[float]], won: Sequence[float], counts: Array) -> Array:
    """Fit weights by Newton's method, with a ridge penalty scaled by each feature's variance."""
    x, y = np.asarray(rows, float), np.asarray(won, float)
    ridge = RIDGE_PENALTY * counts.sum() * x.var(0)
    weights = np.zeros(x.shape[1])
    for _ in range(NEWTON_STEPS):
        predicted = 1 / (1 + np.exp(-x @ weights))
        gradient = x.T @ (counts * (y - predicted)) - ridge * weights
        hessian = (x * (counts * predicted * (1 - predicted))[:, None]).T @ x
        weights += np.linalg.solve(hessian + np.diag(ridge + 1e-9), gradient)
    return weights


def weighted_moments(rounds: Rounds) -> list[tuple[Any, tuple[float, ...], float]]:
    """List moments with the end of their round; all rounds have equal weight."""
    return [(seen, won, 1 / len(moments)) for moments, won in rounds for seen in moments]


def fit_classic(rounds: Rounds) -> None:
    """Fit and print the weights for reaching the treasure and, with teams, for each team."""
    moments = [moment for moment in weighted_moments(rounds) if any(moment[1])]  # else unknown
    counts = np.array([count for _, _, count in moments])
    reached = [float(not won[-1]) for _, won, _ in moments]
    print(
        "REACHED_WEIGHTS",
        fit_logistic([seen[0] for seen, _, _ in moments], reached, counts).round(3),
    )
    teams = [
        (row, won[place], count)
        for seen, won, count in moments
        for place, row in enumerate(seen[1])
        if not won[-1]
    ]
    if teams:
        rows, wins, weights = zip(*teams, strict=True)
        print("TEAM_WIN_WEIGHTS", fit_logistic(rows, wins, np.array(weights)).round(3))


def fit_pairs(rounds: Rounds) -> None:
    """Fit and print the weights of features that favour one of two sides.

    A draw favours neither.
    """
    moments = weighted_moments(rounds)
    rows = [[-1.0, *(sign * x for x in each)] for each, _, _ in moments for sign in (1, -1)]
    wins = [won[place] for _, won, _ in moments for place in (0, 1)]
    counts = np.array([count for _, _, count in moments for _ in (0, 1)])
    print("DRAW_LOG_ODDS and the lead weights", fit_logistic(rows, wins, counts).round(3))


def fit_camps(rounds: Rounds) -> None:
    """Find and print the ``LEAD_SCALE`` and ``LONER_BONUS`` that give the smallest loss."""
    moments = weighted_moments(rounds)

    def loss(parameters: tuple[float, float, float]) -> float:
        base, per_card, loner_bonus = parameters
        total = 0.0
        for (standings, cards_per_seat), won, count in moments:
            chances = chances_ahead(standings, base + per_card * cards_per_seat, loner_bonus)
            for place in range(len(CAMPS)):
                chance = min(max(chances[place], 0.001), 0.999)
                total -= count * np.log(chance if won[place] else 1 - chance)
        return total

    *lead_scale, loner_bonus = min(product(*LEAD_SCALE_GRID), key=loss)
    print("LEAD_SCALE", lead_scale, "LONER_BONUS", loner_bonus)


FIT_BY_BOX: Final[Mapping[str, Callable[[Rounds], None]]] = {
    "saboteur": fit_classic,
    "saboteur2": fit_classic,
    "lost-mines": fit_camps,
    "dark-cave": fit_pairs,
    "duel": fit_pairs,
}
