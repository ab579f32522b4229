"""The level ``expert`` where roles are hidden: a skilled self proposes, possible worlds decide."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeAlias, final

from saboteur.bots.advice import Study, Term, leading, with_played
from saboteur.bots.beliefs import Beliefs
from saboteur.bots.protocol import Budget, Moves, News
from saboteur.bots.search import Hopes, Try, Trying, rules_of, search
from saboteur.bots.skilled import Skilled
from saboteur.bots.weighing import J, V
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.move import Move
from saboteur.kernel.randomness import derive
from saboteur.kernel.value import value

Planner: TypeAlias = Callable[[J, Mapping[Move, float], Move], Hopes | None]
"""Plans from an insight, from what the moves seem worth and from the one that would be played.

``None`` where worlds would say nothing of the decision.
"""


@value
class Counsel(Generic[J]):
    """How a family's expert explains itself."""

    unit: str
    scale: float
    """What a point of a skilled player's score is in that unit."""
    terms: Callable[[J, Move, float], tuple[Term, ...]]
    """What it goes by in a move that seems worth so much."""
    weight: float = 1.0


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
        first = self._skilled.choose(view, moves, events)
        hopes = self._planned(first) if len(moves) > 1 else None
        if hopes is None or len(hopes) == 1:
            return first
        attempt = self._attempt(view, hopes)
        return first if attempt is None else search(hopes, attempt, self._budget)

    def study(
        self, view: V, moves: Moves, events: News, played: Move, counsel: Counsel[J]
    ) -> Study:
        """Return what it would begin its search with, and the move that was made instead."""
        skilled = self._skilled
        first = skilled.choose(view, moves, events)
        planned = self._planned(first) if len(moves) > 1 else None
        hopes = planned or leading(skilled.worths, counsel.scale)
        whole = with_played(hopes, skilled.worths, played, counsel.scale)
        insight, worths = skilled.insight, skilled.worths
        return Study(
            whole,
            counsel.unit,
            lambda move: (
                () if insight is None else counsel.terms(insight, move, worths.get(move, 0.0))
            ),
            self._attempt(view, whole) if planned and len(whole) > 1 else None,
            counsel.weight,
        )

    def _planned(self, first: Move) -> Hopes | None:
        skilled = self._skilled
        if skilled.insight is None:
            return None
        return self._plan(skilled.insight, skilled.worths, first)

    def _attempt(self, view: V, hopes: Hopes) -> Try | None:
        """Say how a world is tried; ``None`` where the seat's view does not tell the rules."""
        skilled, rules = self._skilled, rules_of(view)
        if rules is None or skilled.insight is None:
            return None
        seed = derive(skilled.seed, skilled.moment(view))
        return self._trial(rules, skilled.insight, seed, list(hopes)).attempt
