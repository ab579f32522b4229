"""The level ``expert`` for hidden roles: simulations decide between the best moves."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeAlias, final

from saboteur.bots.beliefs import Beliefs
from saboteur.bots.greedy_bot import J, V
from saboteur.bots.move_analysis import AdviceUnit, Factor, MoveAnalysis, include_played, top_moves
from saboteur.bots.protocol import Budget, Moves, News
from saboteur.bots.search import Priors, SimulateFn, Simulator, ruleset_of, search
from saboteur.bots.skilled import BeliefBot
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.move import Move
from saboteur.kernel.randomness import derive
from saboteur.kernel.value import value_class

PlanFn: TypeAlias = Callable[[J, Mapping[Move, float], Move], Priors | None]
"""Returns the candidates with their priors, from evaluator, scores and best move.

Returns ``None`` where simulations would not help the decision.
"""


@value_class
class ExplanationConfig(Generic[J]):
    """How a family's expert explains its moves."""

    unit: AdviceUnit
    scale: float
    """The value of a point of a skilled player's score in ``unit``."""
    factors: Callable[[J, Move, float], tuple[Factor, ...]]
    """Returns the factors of a move with the given score."""
    simulation_weight: float = 1.0


@final
class ExpertBot(Generic[V, J]):
    """Decides between the best moves of a skilled player by simulation.

    The skilled player's seed also samples the worlds. ``plan`` and ``simulator_factory`` belong to
    the family.
    """

    def __init__(
        self,
        skilled: BeliefBot[V, J, Any],
        plan: PlanFn[J],
        simulator_factory: Callable[[AnyRuleSet, J, str, Sequence[Move]], Simulator[J]],
        budget: Budget | None,
    ) -> None:
        self._skilled = skilled
        self._plan = plan
        self._simulator_factory = simulator_factory
        self._budget = budget

    @property
    def beliefs(self) -> Beliefs | None:
        """The bot's beliefs at its last decision; ``None`` before the first."""
        return self._skilled.beliefs

    def choose(self, view: V, moves: Moves, events: News) -> Move:
        """Return the best move by simulation, or the skilled player's move if no search helps."""
        first = self._skilled.choose(view, moves, events)
        priors = self._make_priors(first) if len(moves) > 1 else None
        if priors is None or len(priors) == 1:
            return first
        simulate = self._make_simulation(view, priors)
        return first if simulate is None else search(priors, simulate, self._budget)

    def analyse(
        self, view: V, moves: Moves, events: News, played: Move, explanation: ExplanationConfig[J]
    ) -> MoveAnalysis:
        """Return the analysis of a decision: the candidates, and the move that was played."""
        skilled = self._skilled
        first = skilled.choose(view, moves, events)
        searched = self._make_priors(first) if len(moves) > 1 else None
        priors = searched or top_moves(skilled.scores, explanation.scale)
        candidates = include_played(priors, skilled.scores, played, explanation.scale)
        evaluator, scores = skilled.evaluator, skilled.scores
        return MoveAnalysis(
            candidates,
            explanation.unit,
            lambda move: (
                ()
                if evaluator is None
                else explanation.factors(evaluator, move, scores.get(move, 0.0))
            ),
            self._make_simulation(view, candidates) if searched and len(candidates) > 1 else None,
            explanation.simulation_weight,
        )

    def _make_priors(self, best_move: Move) -> Priors | None:
        skilled = self._skilled
        if skilled.evaluator is None:
            return None
        return self._plan(skilled.evaluator, skilled.scores, best_move)

    def _make_simulation(self, view: V, priors: Priors) -> SimulateFn | None:
        """Return the simulation function; ``None`` if the view does not determine the rule set."""
        skilled, rules = self._skilled, ruleset_of(view)
        if rules is None or skilled.evaluator is None:
            return None
        seed = derive(skilled.seed, skilled.decision_key(view))
        return self._simulator_factory(rules, skilled.evaluator, seed, list(priors)).simulate
