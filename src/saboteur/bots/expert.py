"""The level ``expert`` where roles are hidden: a skilled self proposes, possible worlds decide."""

from collections.abc import Callable, Sequence
from typing import Any, Generic, Protocol, TypeAlias, TypeVar, final

from saboteur.bots.beliefs import Beliefs
from saboteur.bots.protocol import Bot, Budget
from saboteur.bots.search import Try, rules_of, search
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.event import Event
from saboteur.kernel.move import Move
from saboteur.kernel.value import value


class Skilled(Bot, Protocol):
    """A skilled self; what it believes and what the moves seemed worth it keeps until asked again.

    So a family's plan finds in it all that the search is to begin with.
    """

    seed: str

    @property
    def beliefs(self) -> Beliefs | None:
        """What it believes of the moment it was asked last."""
        ...


S = TypeVar("S", bound=Skilled)


@value
class Plan:
    """What is to be tried in possible worlds."""

    candidates: Sequence[Move]
    hopes: Sequence[float]
    """What each of them seems to come to before any world is tried."""
    attempt: Try


Planner: TypeAlias = Callable[[S, AnyRuleSet, Move], Plan | None]
"""Plans from a skilled self that has just been asked, and from the move that it chose.

``None`` where worlds would say nothing of the decision.
"""


@final
class ExpertBot(Generic[S]):
    """Lets its seat's skilled self propose, and possible worlds decide."""

    def __init__(self, skilled: S, plan: Planner[S]) -> None:
        """Take the skilled self, whose seed also draws the worlds, and how the family searches."""
        self._skilled = skilled
        self._plan = plan

    @property
    def beliefs(self) -> Beliefs | None:
        """What it believes of the moment it was asked last."""
        return self._skilled.beliefs

    def choose(
        self,
        view: Any,  # noqa: ANN401 - each family has its own view
        events: tuple[Event, ...],
        legal_moves: tuple[Move, ...],
        budget: Budget | None = None,
    ) -> Move:
        """Return the move that comes out best in the worlds that were tried."""
        first = self._skilled.choose(view, events, legal_moves)
        rules = rules_of(view)
        plan = None if rules is None else self._plan(self._skilled, rules, first)
        if plan is None or len(plan.candidates) == 1:
            return first
        return search(plan.candidates, plan.hopes, plan.attempt, budget)
