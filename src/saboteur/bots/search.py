"""Search over possible worlds, for any family: every candidate is tried in the same worlds.

A world is drawn from what the seat sees, weighted by what it believes; each candidate is played
in a copy of it, play goes on lightly for a while, and what comes of it is judged. Trying all of
them in the same worlds cancels what is luck of the deal. Nobody looks into a world for what to do:
the light players in it see their own views.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from time import perf_counter
from typing import Any, Final, Generic, TypeAlias

from saboteur.bots.protocol import Budget
from saboteur.bots.weighing import J
from saboteur.games.registry import ruleset
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.move import Move

Try: TypeAlias = Callable[[int], Sequence[float]]
"""Draws the world of that number and returns what each candidate comes to in it, from 0 to 1."""
Hopes: TypeAlias = Mapping[Move, float]
"""What is to be tried, and what each seems to come to before any world is."""

SIMULATIONS: Final = 24
"""How many worlds are tried if nobody says."""
PRIOR: Final = 20.0
"""As many worlds weighs what the candidates seemed worth before: few worlds say little."""


class Trying(ABC, Generic[J]):
    """Tries candidates in possible worlds."""

    def __init__(
        self, rules: AnyRuleSet, insight: J, seed: str, candidates: Sequence[Move]
    ) -> None:
        """Take what the seat sees and thinks, and the seed that draws the worlds."""
        self.rules = rules
        self.insight = insight
        self.seed = seed
        self.candidates = candidates

    @abstractmethod
    def attempt(self, number: int) -> list[float]:
        """Draw the world of that number and say what each candidate comes to in it."""


def rules_of(view: Any) -> AnyRuleSet | None:  # noqa: ANN401 - each family has its own view
    """Return the rule set that a view belongs to; a deck file of one's own is not in the view."""
    rules: AnyRuleSet = ruleset(view.ruleset, view.seats, view.options)
    return rules if rules.kit is view.kit else None


def search(hopes: Hopes, attempt: Try, budget: Budget | None) -> Move:
    """Return the candidate that comes out best; ``hopes`` are what each seemed to come to.

    A number of simulations gives the same answer every time; a number of seconds is kept by not
    beginning a world that would end too late if it took as long as the longest so far.
    """
    candidates = list(hopes)
    sums = [PRIOR * hope for hope in hopes.values()]
    for number in allowed(budget or Budget()):
        for place, found in enumerate(attempt(number)):
            sums[place] += found
    return candidates[max(range(len(candidates)), key=lambda place: (sums[place], -place))]


def allowed(budget: Budget) -> Iterator[int]:
    """Count the worlds that a budget allows; the first is always allowed."""
    most = budget.simulations
    if most is None and budget.seconds is None:
        most = SIMULATIONS
    began = now = perf_counter()
    done, longest = 0, 0.0
    while most is None or done < most:
        if budget.seconds is not None and done:
            before, now = now, perf_counter()
            longest = max(longest, now - before)
            if now - began + longest > budget.seconds:
                return
        yield done
        done += 1
