"""Search by simulation, for any family: every candidate is tried in the same sampled worlds.

A world is sampled from the seat's view, weighted by its beliefs. Each candidate is played in a copy
of it, a rollout plays on for a while, and the result is evaluated. Using the same worlds for all
candidates cancels the luck of the deal. No player in a rollout uses hidden information: each sees
its own view.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from time import perf_counter
from typing import Any, Final, Generic, TypeAlias, TypeVar

from saboteur.bots.greedy_bot import J
from saboteur.bots.protocol import Budget
from saboteur.bots.tie_break import uniform_float
from saboteur.games.registry import ruleset
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.move import Move
from saboteur.play.game import Game, game_from_view

SimulateFn: TypeAlias = Callable[[int], Sequence[float]]
"""Samples the world with a given number and returns the value of each candidate in it."""
Priors: TypeAlias = Mapping[Move, float]
"""The candidates, each with its value before any simulation."""

SecretsT = TypeVar("SecretsT")
"""The type of a world's secrets."""

DEFAULT_SIMULATIONS: Final = 24
"""The number of simulations without a budget."""
PRIOR_WEIGHT: Final = 20.0
"""The priors have the weight of this many simulations, because few simulations are unreliable."""


class Simulator(ABC, Generic[J]):
    """Simulates candidates in sampled worlds; ``seed`` decides the worlds."""

    def __init__(
        self, rules: AnyRuleSet, evaluator: J, seed: str, candidates: Sequence[Move]
    ) -> None:
        self.rules = rules
        self.evaluator = evaluator
        self.seed = seed
        self.candidates = candidates

    @abstractmethod
    def simulate(self, number: int) -> list[float]:
        """Sample the world with this number and return the value of each candidate in it."""

    def draw_world(
        self,
        number: int,
        view: Any,  # noqa: ANN401 - each family has its own view
        weigh: Callable[[Game], tuple[SecretsT, float]],
        *,
        tries: int,
        max_weight: float = 1.0,
    ) -> tuple[Game, SecretsT]:
        """Return the world of a view with this number, and its secrets, by rejection sampling.

        ``weigh`` returns the secrets of a world and its believed weight. A world is accepted in
        proportion to that weight, and the last of ``tries`` in any case.
        """
        attempt = 0
        while True:
            seed = f"{self.seed}/{number}/{attempt}"
            world = game_from_view(self.rules, view, seed)
            secrets, weight = weigh(world)
            attempt += 1
            if attempt == tries or uniform_float(seed) * max_weight <= weight:
                return world, secrets


def ruleset_of(view: Any) -> AnyRuleSet | None:  # noqa: ANN401 - each family has its own view
    """Return the rule set of a view, or ``None`` if it has a custom deck."""
    rules: AnyRuleSet = ruleset(view.ruleset, view.seats, view.options)
    return rules if rules.kit is view.kit else None


def search(priors: Priors, simulate: SimulateFn, budget: Budget | None) -> Move:
    """Return the candidate with the best value.

    With a limit on simulations the result is reproducible. With a limit on seconds, no simulation
    is started that would end too late if it took as long as the longest one so far.
    """
    candidates = list(priors)
    sums = [PRIOR_WEIGHT * prior for prior in priors.values()]
    for number in simulation_numbers(budget or Budget()):
        for place, found in enumerate(simulate(number)):
            sums[place] += found
    return candidates[max(range(len(candidates)), key=lambda place: (sums[place], -place))]


def simulation_numbers(budget: Budget) -> Iterator[int]:
    """Yield the simulation numbers that a budget allows; the first is always allowed."""
    limit = budget.simulations
    if limit is None and budget.seconds is None:
        limit = DEFAULT_SIMULATIONS
    began = now = perf_counter()
    done, longest = 0, 0.0
    while limit is None or done < limit:
        if budget.seconds is not None and done:
            before, now = now, perf_counter()
            longest = max(longest, now - before)
            if now - began + longest > budget.seconds:
                return
        yield done
        done += 1
