"""The weights of a review's chances, fitted to rounds: ``python -m benchmarks.review --fit``."""

from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from saboteur.bots.classic.belief.teams import has_teams
from saboteur.games.classic.modules.saboteur2.sharing import DOORS
from saboteur.review.families.classic import ClassicReading
from saboteur.review.families.dark_cave import DarkCaveReading
from saboteur.review.families.duel import DuelReading
from saboteur.review.families.lost_mines import CAMPS, LostMinesReading, ahead
from saboteur.review.reading import Reading

Array: TypeAlias = NDArray[np.float64]
Rounds: TypeAlias = Sequence[tuple[list[Any], tuple[float, ...]]]
"""Of each round what a watcher went by, moment by moment, and how it ended."""

RIDGE: Final = 0.001
"""How much large weights cost: what tells little shall weigh little."""
STEPS: Final = 60
LUCKS: Final = (1.0, 1.5, 2.0, 3.0), (0.0, 0.3, 0.6), (0.0, 0.2, 0.4, 0.7)
"""What is tried for ``LUCK`` and ``ALONE``."""


def signs(reading: Reading[Any]) -> object:
    """Return what the chances of a reading are made of."""
    match reading:
        case ClassicReading():
            teams = DOORS if has_teams(reading.insight.kit) else ()
            return reading.signs(), [reading.team_signs(team) for team in teams]
        case LostMinesReading():
            return reading.standings(), reading.laps
        case DarkCaveReading():
            return (reading.sign(),)
        case DuelReading():
            return reading.signs()
        case _:
            raise TypeError(reading)


def logistic(rows: Sequence[Sequence[float]], won: Sequence[float], counts: Array) -> Array:
    """Fit weights by Newton's method, with a ridge in units of each sign's spread."""
    x, y = np.asarray(rows, float), np.asarray(won, float)
    ridge = RIDGE * counts.sum() * x.var(0)
    weights = np.zeros(x.shape[1])
    for _ in range(STEPS):
        likely = 1 / (1 + np.exp(-x @ weights))
        slope = x.T @ (counts * (y - likely)) - ridge * weights
        bend = (x * (counts * likely * (1 - likely))[:, None]).T @ x
        weights += np.linalg.solve(bend + np.diag(ridge + 1e-9), slope)
    return weights


def moments(rounds: Rounds) -> list[tuple[Any, tuple[float, ...], float]]:
    """List moments with how their round ended; rounds count alike."""
    return [(seen, won, 1 / len(told)) for told, won in rounds for seen in told]


def of_classic(rounds: Rounds) -> None:
    """Fit how likely the treasure is reached and, where there are teams, which of them wins."""
    told = [moment for moment in moments(rounds) if any(moment[1])]  # else nobody tells
    counts = np.array([count for _, _, count in told])
    reached = [float(not won[-1]) for _, won, _ in told]
    print("REACHED", logistic([seen[0] for seen, _, _ in told], reached, counts).round(3))
    teams = [
        (row, won[place], count)
        for seen, won, count in told
        for place, row in enumerate(seen[1])
        if not won[-1]
    ]
    if teams:
        rows, wins, many = zip(*teams, strict=True)
        print("THROUGH", logistic(rows, wins, np.array(many)).round(3))


def in_pairs(rounds: Rounds) -> None:
    """Fit signs that speak for the first of two and against the second; a draw is neither's."""
    told = moments(rounds)
    rows = [[-1.0, *(sign * way for sign in each)] for each, _, _ in told for way in (1, -1)]
    wins = [won[place] for _, won, _ in told for place in (0, 1)]
    counts = np.array([count for _, _, count in told for _ in (0, 1)])
    print("DRAWN and the rest", logistic(rows, wins, counts).round(3))


def of_camps(rounds: Rounds) -> None:
    """Find luck and advantage of loners by which the camps' chances lose least."""
    told = moments(rounds)

    def loss(luck: tuple[float, float, float]) -> float:
        found = 0.0
        for (standings, laps), won, count in told:
            chances = ahead(standings, luck[0] + luck[1] * laps, luck[2])
            for place in range(len(CAMPS)):
                chance = min(max(chances[place], 0.001), 0.999)
                found -= count * np.log(chance if won[place] else 1 - chance)
        return found

    *luck, alone = min(product(*LUCKS), key=loss)
    print("LUCK", luck, "ALONE", alone)


FITS: Final[Mapping[str, Callable[[Rounds], None]]] = {
    "saboteur": of_classic,
    "saboteur2": of_classic,
    "lost-mines": of_camps,
    "dark-cave": in_pairs,
    "duel": in_pairs,
}
