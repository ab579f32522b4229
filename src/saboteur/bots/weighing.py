"""Weighing moves: what novices and skilled players of every family do the same way."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import Generic, TypeAlias, TypeVar

from saboteur.bots.lot import best_of, whole_view
from saboteur.bots.protocol import Moves, News
from saboteur.kernel.move import Move

V = TypeVar("V")
"""The view of a family."""
J = TypeVar("J")
"""What a seat goes by."""

Worths: TypeAlias = dict[Move, float]


def weighed(score: Callable[[J, Move], float], judgement: J, moves: Iterable[Move]) -> Worths:
    """Score moves; rounded, so that what is worth the same is equal."""
    return {move: round(score(judgement, move), 6) for move in moves}


class Weighing(ABC, Generic[V]):
    """Scores every legal move and plays the best; lots decide between equals."""

    def __init__(self, seed: str) -> None:
        """Take the seed that decides between equal moves."""
        self.seed = seed
        self.worths: Worths = {}
        """What each of the legal moves seemed worth when it was asked last."""

    def choose(self, view: V, moves: Moves, events: News) -> Move:
        """Return the best move in the eyes of the seat."""
        self._learn(view, events, moves)
        if len(moves) == 1:
            self.worths = {moves[0]: 0.0}
            return moves[0]
        return self._decide(view, moves)

    def moment(self, view: V) -> str:
        """Name the decision, for its lots."""
        return whole_view(view)

    def _learn(self, view: V, events: News, legal_moves: Moves) -> None:
        """Take in what happened; nothing where the view tells all that it goes by."""

    @abstractmethod
    def _weigh(self, view: V, legal_moves: Moves) -> Worths:
        """Say what each of several moves is worth; what is left out is not played."""

    def _decide(self, view: V, legal_moves: Moves) -> Move:
        """Choose among several moves."""
        self.worths = self._weigh(view, legal_moves)
        return best_of(self.worths, self.seed, lambda: self.moment(view))
