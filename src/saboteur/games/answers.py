"""Questions that families share: several words, one of some things, or an orientation."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Final

from saboteur.games.book import ORIENT
from saboteur.games.decisions import AnyStateT, DecisionRule, not_asked
from saboteur.games.operations import pop_question
from saboteur.kernel.decision import Decision
from saboteur.kernel.geometry import PackedCell, xy
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal, refuse

NUMBERS: Final = {"cell": "at", "seat": "whom", "card": "kind", "value": "number"}
"""How a move holds what its verb is followed by."""


class AnswerRule(DecisionRule[AnyStateT]):
    """One of some words is answered; all of them are legal whenever it is asked."""

    clause: ClassVar[str]
    """The clause of the question."""
    answers: ClassVar[tuple[str, ...]]

    def moves(self, state: AnyStateT) -> list[Move]:
        words = state.book.words
        return [words[answer] for answer in self.answers]

    def explain(self, state: AnyStateT, move: Move) -> Refusal | None:
        """Refuse anything but an answer."""
        return None if move.verb in self.answers else not_asked(self.clause, state, move)


class ChoiceRule(DecisionRule[AnyStateT]):
    """One of some cells, seats, cards or values is named; each rule refuses others in its words."""

    clause: ClassVar[str]
    """The clause of the question."""
    verb: ClassVar[str]
    names: ClassVar[str]
    """The argument of the verb: ``cell``, ``seat``, ``card`` or ``value``."""

    @abstractmethod
    def choices(self, state: AnyStateT) -> Sequence[int]:
        """List what may be named, each once."""

    @abstractmethod
    def refuse(self, state: AnyStateT, move: Move) -> Refusal:
        """Return the reason why another thing cannot be named."""

    @abstractmethod
    def take(self, state: AnyStateT, asked: Decision, chosen: int) -> None:
        """Do what was asked about, and go on; the question is off the stack."""

    def moves(self, state: AnyStateT) -> list[Move]:
        """List one move for each."""
        say = state.book.say
        return [say(self.verb, **{self.names: one}) for one in self.choices(state)]

    def explain(self, state: AnyStateT, move: Move) -> Refusal | None:
        """Refuse what is not among them."""
        if move.verb != self.verb:
            return not_asked(self.clause, state, move)
        return None if self._named(move) in self.choices(state) else self.refuse(state, move)

    def play(self, state: AnyStateT, move: Move) -> None:
        asked = state.stack[-1]
        pop_question(state)
        self.take(state, asked, self._named(move))

    def _named(self, move: Move) -> int:
        named: int = getattr(move, NUMBERS[self.names])
        return named


class CellRule(ChoiceRule[AnyStateT]):
    """One of some cells is named."""

    names = "cell"


class SeatRule(ChoiceRule[AnyStateT]):
    """One of some seats is named."""

    names = "seat"


class ValueRule(ChoiceRule[AnyStateT]):
    """One of some values is named."""

    names = "value"


class RevealRule(CellRule[AnyStateT]):
    """Several goals are reached: which is turned over first?"""

    reached: ClassVar[str]
    """The clause by which a goal is reached."""

    def refuse(self, state: AnyStateT, move: Move) -> Refusal:
        """Refuse a cell without a reached goal."""
        return refuse(self.reached, "goal-not-reached", cell=xy(move.at))


class OrientRule(DecisionRule[AnyStateT]):
    """A card that was turned over fits both ways equally well: how should it lie?"""

    clause: ClassVar[str]
    """The clause of the question."""

    other: ClassVar[str] = "other-goal"
    """How another cell is refused."""

    def elsewhere(self, place: PackedCell) -> Refusal:
        return refuse(self.clause, self.other, cell=xy(place))

    def moves(self, state: AnyStateT) -> list[Move]:
        """List both half-turns: it is asked only when they are equally good."""
        place = state.stack[-1].cell
        return [state.book.say(ORIENT, cell=place, turned=turned) for turned in (False, True)]

    def explain(self, state: AnyStateT, move: Move) -> Refusal | None:
        """Refuse another cell; both half-turns are legal whenever this is asked."""
        if move.verb != ORIENT:
            return not_asked(self.clause, state, move)
        if move.at != state.stack[-1].cell:
            return self.elsewhere(move.at)
        return None
