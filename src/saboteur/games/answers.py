"""Questions that several families ask alike: yes or no, and which way round a card shall lie."""

from abc import abstractmethod
from typing import ClassVar

from saboteur.games.book import ORIENT
from saboteur.games.decisions import AnyStateT, DecisionRule, not_asked
from saboteur.kernel.geometry import Cell
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal


class AnswerRule(DecisionRule[AnyStateT]):
    """One of some words is answered; all of them are legal whenever it is asked."""

    clause: ClassVar[str]
    """What asks it."""
    answers: ClassVar[tuple[str, ...]]

    def moves(self, state: AnyStateT) -> list[Move]:
        """List the answers."""
        words = state.book.words
        return [words[answer] for answer in self.answers]

    def explain(self, state: AnyStateT, move: Move) -> Refusal | None:
        """Refuse anything but an answer."""
        return None if move.verb in self.answers else not_asked(self.clause, state, move)


class OrientRule(DecisionRule[AnyStateT]):
    """A card that was turned over fits both ways equally well: how shall it lie?"""

    clause: ClassVar[str]
    """What asks it."""

    @abstractmethod
    def elsewhere(self, place: Cell) -> Refusal:
        """Refuse another cell."""

    def moves(self, state: AnyStateT) -> list[Move]:
        """List both half-turns: it is asked only when they are equally good."""
        place = state.stack[-1].cell
        return [state.book.say(ORIENT, cell=place, turned=turned) for turned in (False, True)]

    def explain(self, state: AnyStateT, move: Move) -> Refusal | None:
        """Refuse another cell; both half-turns are legal whenever this is asked."""
        if move.verb != ORIENT:
            return not_asked(self.clause, state, move)
        if move.cell != state.stack[-1].cell:
            return self.elsewhere(move.cell)
        return None
