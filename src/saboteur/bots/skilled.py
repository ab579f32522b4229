"""The level ``skilled`` where roles are hidden: moves are weighed by beliefs about the others."""

from abc import abstractmethod
from typing import Generic, TypeVar

from saboteur.bots.beliefs import Beliefs
from saboteur.bots.protocol import Moves, News
from saboteur.bots.weighing import J, V, Weighing, Worths

M = TypeVar("M")
"""The memory of a family."""


class Skilled(Weighing[V], Generic[V, J, M]):
    """Scores every legal move by its beliefs and plays the best; lots decide between equals.

    What it believes and what the moves seemed worth it keeps until it is asked again: an expert
    begins its search with that.
    """

    def __init__(self, seed: str) -> None:
        """Take the seed that decides between equal moves."""
        super().__init__(seed)
        self._memory: M | None = None
        self.insight: J | None = None
        """What it went by when it was asked last."""

    @property
    def beliefs(self) -> Beliefs | None:
        """What it believes of the moment it was asked last."""
        return None if self.insight is None else self._believed(self.insight)

    def _learn(self, view: V, events: News, legal_moves: Moves) -> None:
        self._memory = self._remember(self._memory, view, events)
        self.insight = self._look(self._memory, view, legal_moves)

    @abstractmethod
    def _remember(self, memory: M | None, view: V, events: News) -> M:
        """Take in what happened; ``None`` is the memory of one who has not been asked yet."""

    @abstractmethod
    def _look(self, memory: M, view: V, legal_moves: Moves) -> J:
        """Look at the table with all that in mind."""

    @abstractmethod
    def _believed(self, insight: J) -> Beliefs:
        """Say how likely each role of each seat is."""

    def _weigh(self, view: V, legal_moves: Moves) -> Worths:  # noqa: ARG002 - it is seen
        return {} if self.insight is None else self._score(self.insight, legal_moves)

    @abstractmethod
    def _score(self, insight: J, legal_moves: Moves) -> Worths:
        """Say what each move is worth."""
