"""The base of a level's scores: picks the rule of a move by its verb or its card's effect."""

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from saboteur.games.book import ORIENT, PASS, PLAY, STOP
from saboteur.games.duel import book
from saboteur.games.passing import DISCARD
from saboteur.kernel.move import Move
from saboteur.kernel.move_syntax import LAY

E = TypeVar("E")
"""The evaluator of a level."""


class MoveScorer(ABC, Generic[E]):
    """The rules of a level, one for each verb and each action card; 0 means no change."""

    def __init__(self) -> None:
        self._by_verb = {
            LAY: self.lay,
            PLAY: self._play,
            PASS: self.pass_card,
            book.CLEAR: self.clear,
            DISCARD: self.discard,
            book.BRIBE: self.bribe,
            book.CLAIM: self._claim,
            book.REVEAL: self.reveal,
            ORIENT: self.orient,
            STOP: self._stop,
        }
        self._by_effect = {
            "break": self.break_tool,
            "repair": self.mend,
            "map": self.plan,
            "rockfall": self.rockfall,
            "key": self.key,
        }

    def score(self, evaluator: E, move: Move) -> float:
        return self._by_verb[move.verb](evaluator, move)

    def _play(self, evaluator: Any, move: Move) -> float:  # noqa: ANN401 - every evaluator has a kit
        return self._by_effect[evaluator.kit.effects[move.kind]](evaluator, move)

    def _claim(self, evaluator: Any, move: Move) -> float:  # noqa: ANN401 - as above
        worth: int = evaluator.kit.gold[evaluator.view.cards[move.at] // 2]
        return worth

    def _stop(self, evaluator: E, move: Move) -> float:  # noqa: ARG002 - the baseline of all scores
        return 0.0

    @abstractmethod
    def lay(self, evaluator: E, move: Move) -> float: ...

    @abstractmethod
    def break_tool(self, evaluator: E, move: Move) -> float: ...

    @abstractmethod
    def mend(self, evaluator: E, move: Move) -> float: ...

    @abstractmethod
    def clear(self, evaluator: E, move: Move) -> float: ...

    @abstractmethod
    def plan(self, evaluator: E, move: Move) -> float: ...

    @abstractmethod
    def rockfall(self, evaluator: E, move: Move) -> float: ...

    @abstractmethod
    def key(self, evaluator: E, move: Move) -> float: ...

    @abstractmethod
    def bribe(self, evaluator: E, move: Move) -> float: ...

    @abstractmethod
    def pass_card(self, evaluator: E, move: Move) -> float: ...

    @abstractmethod
    def discard(self, evaluator: E, move: Move) -> float: ...

    @abstractmethod
    def reveal(self, evaluator: E, move: Move) -> float: ...

    @abstractmethod
    def orient(self, evaluator: E, move: Move) -> float: ...
