"""Move analysis: an expert's candidates at a decision, and the factors of each move.

An analysis is the beginning of an expert's search: its candidates, their priors, and a function
that simulates one more world. The caller decides how many worlds are simulated.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Literal, TypeAlias

from saboteur.bots.greedy_bot import Scores
from saboteur.bots.search import PRIOR_WEIGHT, SimulateFn
from saboteur.kernel.move import Move
from saboteur.kernel.value import value_class

MAX_CANDIDATES: Final = 4
"""The number of candidates shown where no simulation is possible."""
MIN_CARDS_NEARER: Final = 0.05
"""A smaller change of distance does not count as nearer."""
AdviceUnit: TypeAlias = Literal["chance", "points", "nuggets"]
"""Unit of the value of a move."""


@value_class
class Factor:
    """A factor in the rating of a move; its text id is ``advice-NAME``."""

    name: str
    seat: int | None = None
    amount: float | None = None


ExplainFn: TypeAlias = Callable[[Move], tuple[Factor, ...]]


@value_class
class MoveAnalysis:
    """The candidates of a decision before any simulation."""

    priors: Mapping[Move, float]
    """The prior value of each candidate, in ``unit``."""
    unit: AdviceUnit
    explain: ExplainFn
    simulate: SimulateFn | None = None
    """Simulates all candidates in one world; ``None`` if that would not help the decision."""
    simulation_weight: float = 1.0
    """The weight of a simulation, relative to ``PRIOR_WEIGHT`` for the priors."""


def top_moves(scores: Scores, scale: float) -> dict[Move, float]:
    """Return the best moves, best first, each with its score minus the best score, × ``scale``."""
    order = sorted(scores, key=lambda move: (-scores[move], str(move)))[:MAX_CANDIDATES]
    return {move: scale * (scores[move] - scores[order[0]]) for move in order}


def include_played(
    priors: Mapping[Move, float], scores: Scores, played: Move, scale: float
) -> dict[Move, float]:
    """Return the priors with the played move added, if it is not among them."""
    if played in priors:
        return dict(priors)
    first = max(priors, key=lambda move: scores.get(move, 0.0))
    score = scores.get(played, min(scores.values(), default=0.0))
    return {**priors, played: priors[first] + scale * (score - scores.get(first, 0.0))}


def combine_values(
    priors: Sequence[float], simulation_weight: float, score_sums: Sequence[float], simulations: int
) -> list[float]:
    """Return the candidates' values from their priors and all simulations."""
    total_weight = PRIOR_WEIGHT + simulation_weight * simulations
    return [
        (PRIOR_WEIGHT * prior + found) / total_weight
        for prior, found in zip(priors, score_sums, strict=True)
    ]
