"""Interfaces of decisions and action cards in the classic family.

They extend those of all families; generic in the state, so that the state can hold the rules of its
parts (``questions.Parts``).
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import ClassVar, Generic

from saboteur.games import decisions
from saboteur.games.decisions import AnyStateT, StateT
from saboteur.games.options import OptionValue
from saboteur.kernel.decision import Decision
from saboteur.kernel.geometry import PackedCell
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal


class DecisionRule(decisions.DecisionRule[StateT]):
    """The rule of one kind of decision, which may wait on the stack while others are asked."""

    together: bool = False
    """Whether all of ``Decision.seats`` are asked at the same time at a live table (R-64)."""

    def resume(self, state: StateT) -> None:
        """Called when the decision is on top of the stack again; by default it waits."""

    def lapse(self, state: StateT, asked: Decision) -> None:
        """Called when the decision was removed from the stack without an answer."""


class SilentRule(DecisionRule[AnyStateT]):
    """A decision without a question: it has no legal answers and is resolved by ``resume``."""

    clause: ClassVar[str]

    def moves(self, state: AnyStateT) -> list[Move]:
        return []

    def explain(self, state: AnyStateT, move: Move) -> Refusal | None:
        return decisions.not_asked(self.clause, state, move)

    def play(self, state: AnyStateT, move: Move) -> None:
        """Do nothing: there is no answer."""


class ActionRule(decisions.ActionRule[StateT]):
    """The rule of one kind of action card.

    A rule that asks a further question leaves it on the stack, and the rule of the answer calls
    ``goals.settle``, or ``flow.proceed`` if the maze has not changed (R-10).
    """

    form: str = "cell"
    """The words of the move after the card, as in ``book.FORMS``."""
    lays: bool = False
    """Whether it puts a path card on the cell it names, as laying one from the hand does."""

    def lifts(self, state: StateT) -> PackedCell:
        """Return the cell whose card it lifts before it lays, or -1."""
        return -1


class TurnOption(ABC, Generic[StateT]):
    """A further action that a seat may choose on its turn instead of laying, playing or passing."""

    def is_offered(self, options: Mapping[str, OptionValue]) -> bool:
        """Whether the options of the table allow it at all."""
        return True

    @abstractmethod
    def moves(self, state: StateT, seat: int, found: list[Move]) -> None:
        """Add its legal moves to ``found``."""

    @abstractmethod
    def explain(self, state: StateT, seat: int, move: Move) -> Refusal | None:
        """Return why the seat cannot choose it; ``None`` if it can."""

    @abstractmethod
    def play(self, state: StateT, seat: int, move: Move) -> None:
        """Carry it out; the turn continues unless this calls ``flow.finish_turn``."""


class LayRule(ABC, Generic[StateT]):
    """The rule for the cells where a kind of path card may be laid, besides matching edges."""

    @abstractmethod
    def cells(self, state: StateT) -> Iterable[PackedCell]:
        """Return the allowed cells; some of them may be covered."""

    @abstractmethod
    def explain(self, state: StateT, place: PackedCell) -> Refusal | None:
        """Return why a pose cannot be laid on a cell beside a face-up card; ``None`` if it can."""
