"""The level ``skilled`` where roles are hidden: moves are scored by beliefs about the others."""

from abc import abstractmethod
from typing import Generic, TypeVar

from saboteur.bots.beliefs import Beliefs
from saboteur.bots.greedy_bot import GreedyBot, J, Scores, V
from saboteur.bots.protocol import Moves, News

M = TypeVar("M")
"""The memory type of a family."""


class BeliefBot(GreedyBot[V], Generic[V, J, M]):
    """Scores every legal move by its beliefs and plays the best; ``seed`` breaks ties.

    It keeps its evaluator and scores until its next decision, because an expert's search starts
    from them.
    """

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self._memory: M | None = None
        self.evaluator: J | None = None
        """The evaluator of the last decision; ``None`` before the first."""

    @property
    def beliefs(self) -> Beliefs | None:
        """The bot's beliefs at its last decision; ``None`` before the first."""
        return None if self.evaluator is None else self._role_beliefs(self.evaluator)

    def _observe(self, view: V, events: News, legal_moves: Moves) -> None:
        self._memory = self._update_memory(self._memory, view, events)
        self.evaluator = self._make_evaluator(self._memory, view, legal_moves)

    @abstractmethod
    def _update_memory(self, memory: M | None, view: V, events: News) -> M:
        """Return the memory after more events; ``None`` is the memory before the first decision."""

    @abstractmethod
    def _make_evaluator(self, memory: M, view: V, legal_moves: Moves) -> J:
        """Return the evaluator of a decision."""

    @abstractmethod
    def _role_beliefs(self, evaluator: J) -> Beliefs:
        """Return the probability of each role of each seat."""

    def _score_moves(self, view: V, legal_moves: Moves) -> Scores:  # noqa: ARG002 - the evaluator holds it
        return {} if self.evaluator is None else self._score_with(self.evaluator, legal_moves)

    @abstractmethod
    def _score_with(self, evaluator: J, legal_moves: Moves) -> Scores:
        """Return the scores of the moves."""
