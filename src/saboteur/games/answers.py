"""Decision rules shared by families: fixed words, one of several choices, an orientation."""

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
"""The attribute of ``Move`` that holds each kind of argument."""


class AnswerRule(DecisionRule[AnyStateT]):
    """A decision answered by one of several fixed words, all of them always legal."""

    clause: ClassVar[str]
    """The clause cited by refusals."""
    answers: ClassVar[tuple[str, ...]]

    def moves(self, state: AnyStateT) -> list[Move]:
        words = state.book.words
        return [words[answer] for answer in self.answers]

    def explain(self, state: AnyStateT, move: Move) -> Refusal | None:
        """Refuse a move that is not one of the words."""
        return None if move.verb in self.answers else not_asked(self.clause, state, move)


class ChoiceRule(DecisionRule[AnyStateT]):
    """A decision answered by a cell, seat, card or value. Subclasses list the choices."""

    clause: ClassVar[str]
    """The clause cited by refusals."""
    verb: ClassVar[str]
    names: ClassVar[str]
    """The kind of the choices: ``cell``, ``seat``, ``card`` or ``value``."""

    @abstractmethod
    def choices(self, state: AnyStateT) -> Sequence[int]:
        """Return the choices, each once."""

    @abstractmethod
    def refuse(self, state: AnyStateT, move: Move) -> Refusal:
        """Return why the value of ``move`` is not among the choices."""

    @abstractmethod
    def take(self, state: AnyStateT, asked: Decision, chosen: int) -> None:
        """Apply the chosen value and continue; the decision has been removed from the stack."""

    def moves(self, state: AnyStateT) -> list[Move]:
        """Return one move for each choice."""
        say = state.book.say
        return [say(self.verb, **{self.names: one}) for one in self.choices(state)]

    def explain(self, state: AnyStateT, move: Move) -> Refusal | None:
        """Refuse a verb other than ``verb``, and a value that is not one of ``choices``."""
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
    """A decision answered by a cell, such as the goal to turn over first."""

    names = "cell"


class SeatRule(ChoiceRule[AnyStateT]):
    """A decision answered by a seat, such as whose hand to rob."""

    names = "seat"


class ValueRule(ChoiceRule[AnyStateT]):
    """A decision answered by a move's ``value``, such as the worth of a gold card."""

    names = "value"


class RevealRule(CellRule[AnyStateT]):
    """The decision of which reached goal is turned over first, if there are several."""

    reached: ClassVar[str]
    """The clause that says when a goal is reached."""

    def refuse(self, state: AnyStateT, move: Move) -> Refusal:
        """Return the refusal of a cell without a reached goal."""
        return refuse(self.reached, "goal-not-reached", cell=xy(move.at))


class OrientRule(DecisionRule[AnyStateT]):
    """The choice between the half-turns of a revealed card that fit equally well."""

    clause: ClassVar[str]
    """The clause cited by refusals."""

    other: ClassVar[str] = "other-goal"
    """Id of the refusal of a cell other than the card's."""

    def elsewhere(self, place: PackedCell) -> Refusal:
        return refuse(self.clause, self.other, cell=xy(place))

    def moves(self, state: AnyStateT) -> list[Move]:
        """Return a move for each half-turn: the question is asked only if both fit equally well."""
        place = state.stack[-1].cell
        return [state.book.say(ORIENT, cell=place, turned=turned) for turned in (False, True)]

    def explain(self, state: AnyStateT, move: Move) -> Refusal | None:
        """Refuse any cell other than that of the revealed card; both half-turns are legal."""
        if move.verb != ORIENT:
            return not_asked(self.clause, state, move)
        if move.at != state.stack[-1].cell:
            return self.elsewhere(move.at)
        return None
