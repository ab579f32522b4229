"""Scoring and choosing moves: the base of novices and skilled players of all families."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import Generic, TypeAlias, TypeVar

from saboteur.bots.protocol import Moves, News
from saboteur.bots.tie_break import choose_best, view_digest
from saboteur.kernel.move import Move

V = TypeVar("V")
"""The view type of a family."""
J = TypeVar("J")
"""The evaluator type of a family."""

Scores: TypeAlias = dict[Move, float]


def score_moves(score: Callable[[J, Move], float], evaluator: J, moves: Iterable[Move]) -> Scores:
    """Return the scores of moves, rounded so that equally good moves are equal."""
    return {move: round(score(evaluator, move), 6) for move in moves}


class GreedyBot(ABC, Generic[V]):
    """Plays the move with the highest score; ``seed`` breaks ties."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.scores: Scores = {}
        """The scores of the legal moves at the last decision."""

    def choose(self, view: V, moves: Moves, events: News) -> Move:
        self._observe(view, events, moves)
        if len(moves) == 1:
            self.scores = {moves[0]: 0.0}
            return moves[0]
        return self._decide(view, moves)

    def decision_key(self, view: V) -> str:
        """Return the name of the decision, which seeds the random choices."""
        return view_digest(view)

    def _observe(self, view: V, events: News, legal_moves: Moves) -> None:
        """Process the events; by default do nothing, because the view is enough."""

    @abstractmethod
    def _score_moves(self, view: V, legal_moves: Moves) -> Scores:
        """Return the scores of the moves; a move without a score is not played."""

    def _decide(self, view: V, legal_moves: Moves) -> Move:
        """Return the move with the highest score, and keep all scores in ``scores``."""
        self.scores = self._score_moves(view, legal_moves)
        return choose_best(self.scores, self.seed, lambda: self.decision_key(view))
