"""Interfaces of decisions and action cards in the classic family.

They extend the interfaces of all families. They are generic in the state so that the state can
hold the rules of its parts (``questions.Parts``).
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
    """The rule of one kind of decision, which may wait on the stack below other decisions."""

    together: bool = False
    """Whether all of ``Decision.seats`` are asked at the same time at a live table (R-64)."""

    def resume(self, state: StateT) -> None:
        """Continue when the decision is on top of the stack again; by default, just wait."""

    def lapse(self, state: StateT, asked: Decision) -> None:
        """Clean up after the decision was removed from the stack without an answer."""


class SilentRule(DecisionRule[AnyStateT]):
    """A decision without legal answers, which ``resume`` resolves without asking a seat."""

    clause: ClassVar[str]

    def moves(self, state: AnyStateT) -> list[Move]:
        return []

    def explain(self, state: AnyStateT, move: Move) -> Refusal | None:
        return decisions.not_asked(self.clause, state, move)

    def play(self, state: AnyStateT, move: Move) -> None:
        """Do nothing: there is no answer."""


class ActionRule(decisions.ActionRule[StateT]):
    """The rule of one kind of action card.

    A rule that asks a further question puts it on the stack. The rule of the answer then calls
    ``goals.settle``, or ``flow.proceed`` if the maze has not changed (R-10).
    """

    form: str = "cell"
    """The form of the words that follow the card in the move, a key of ``book.FORMS``."""
    lays: bool = False
    """Whether the card lays a path card on the cell it names, as if from the hand."""

    def lifts(self, state: StateT) -> PackedCell:
        """Return the cell whose card is lifted before it is laid again, or -1 if none is."""
        return -1


class TurnOption(ABC, Generic[StateT]):
    """A further action that a seat may choose on its turn instead of laying, playing or passing."""

    def is_offered(self, options: Mapping[str, OptionValue]) -> bool:
        """Return whether the table's options allow this action at all."""
        return True

    @abstractmethod
    def moves(self, state: StateT, seat: int, found: list[Move]) -> None:
        """Add the legal moves of this action to ``found``."""

    @abstractmethod
    def explain(self, state: StateT, seat: int, move: Move) -> Refusal | None:
        """Return why the seat cannot choose this move; ``None`` if it can."""

    @abstractmethod
    def play(self, state: StateT, seat: int, move: Move) -> None:
        """Apply the move; the turn continues unless this calls ``flow.finish_turn``."""


class LayRule(ABC, Generic[StateT]):
    """The rule for where a kind of path card may be laid, in addition to matching edges."""

    @abstractmethod
    def cells(self, state: StateT) -> Iterable[PackedCell]:
        """Return the allowed cells; some of them may hold face-down cards."""

    @abstractmethod
    def explain(self, state: StateT, place: PackedCell) -> Refusal | None:
        """Return why this kind of path card cannot be laid on a cell; ``None`` if it can.

        The cell is empty and beside a face-up card.
        """
