"""The level ``expert`` where roles are hidden: a skilled self proposes, possible worlds decide."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeAlias, final

from saboteur.bots.beliefs import Beliefs
from saboteur.bots.protocol import Budget, Moves, News
from saboteur.bots.search import Hopes, Trying, rules_of, search
from saboteur.bots.skilled import Skilled
from saboteur.bots.weighing import J, V
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.move import Move
from saboteur.kernel.randomness import derive

Planner: TypeAlias = Callable[[J, Mapping[Move, float], Move], Hopes | None]
"""Plans from an insight, from what the moves seem worth and from the one that would be played.

``None`` where worlds would say nothing of the decision.
"""


@final
class ExpertBot(Generic[V, J]):
    """Lets its seat's skilled self propose, and possible worlds decide."""

    def __init__(
        self,
        skilled: Skilled[V, J, Any],
        plan: Planner[J],
        trial: Callable[[AnyRuleSet, J, str, Sequence[Move]], Trying[J]],
        budget: Budget | None,
    ) -> None:
        """Take the skilled self, whose seed also draws the worlds, and how the family searches."""
        self._skilled = skilled
        self._plan = plan
        self._trial = trial
        self._budget = budget

    @property
    def beliefs(self) -> Beliefs | None:
        """What it believes of the moment it was asked last."""
        return self._skilled.beliefs

    def choose(self, view: V, moves: Moves, events: News) -> Move:
        """Return the move that comes out best in the worlds that were tried."""
        skilled = self._skilled
        first = skilled.choose(view, moves, events)
        rules = rules_of(view)
        if rules is None or skilled.insight is None or len(moves) == 1:
            return first
        hopes = self._plan(skilled.insight, skilled.worths, first)
        if hopes is None or len(hopes) == 1:
            return first
        seed = derive(skilled.seed, skilled.moment(view))
        trial = self._trial(rules, skilled.insight, seed, list(hopes))
        return search(hopes, trial.attempt, self._budget)
