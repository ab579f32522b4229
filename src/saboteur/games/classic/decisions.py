"""What a decision, an action card and a way to lay are to the rules; modules add their own."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from saboteur.games.options import OptionValue
from saboteur.kernel.decision import Decision
from saboteur.kernel.geometry import Cell
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from saboteur.games.classic.state import State


class DecisionRule(ABC):
    """One kind of decision: which answers are legal, why others are not, what they do.

    Legality follows from public facts, the decider's own hand and the cards this very decision
    shows him, never from a hidden card (R-193). A move declares its card and every target at
    once, before anything is looked at or drawn (R-190).
    """

    together: bool = False
    """Whether ``Decision.seats`` are asked at the same time at a live table (R-64)."""

    @abstractmethod
    def moves(self, state: "State") -> list[Move]:
        """List the legal answers."""

    @abstractmethod
    def explain(self, state: "State", move: Move) -> Refusal | None:
        """Say why a move is no legal answer; ``None`` if it is one."""

    @abstractmethod
    def play(self, state: "State", move: Move) -> None:
        """Carry a legal answer out."""

    def resume(self, state: "State") -> None:  # noqa: B027 - to wait is to do nothing
        """Go on when all that was above this decision on the stack is done; by default, wait."""

    def lapse(self, state: "State", asked: Decision) -> None:  # noqa: B027 - nothing to clear up
        """Clear up when a question was taken off the stack without an answer."""


class ActionRule(ABC):
    """What one kind of action card does; the turn lists and plays it.

    A rule that asks a further question leaves it on the stack, and whoever plays the answer
    calls ``goals.settle``, or ``turns.proceed`` if the maze has not changed.
    """

    form: str = "cell"
    """What the move names after the card, as in ``book.FORMS``."""
    reshapes: bool = False
    """Whether it changes the maze, so that something may be reached (R-10)."""
    lays: bool = False
    """Whether it puts a path card on the cell it names, as laying one from the hand does."""

    def lifts(self, state: "State") -> Cell:
        """Return the cell whose card it takes up before it lays, or -1."""
        return -1

    @abstractmethod
    def moves(self, state: "State", card: int, found: list[Move]) -> None:
        """Add the legal ways to play ``card`` to ``found``."""

    @abstractmethod
    def explain(self, state: "State", move: Move) -> Refusal | None:
        """Say why the seat on turn may not play its card so; ``None`` if it may."""

    @abstractmethod
    def play(self, state: "State", seat: int, move: Move) -> None:
        """Carry the effect out."""


class TurnOption(ABC):
    """What a seat may do on its turn beside laying, playing and passing."""

    def is_offered(self, options: Mapping[str, OptionValue]) -> bool:
        """Whether a table with these options offers it at all."""
        return True

    @abstractmethod
    def moves(self, state: "State", seat: int, found: list[Move]) -> None:
        """Add the legal ways to ``found``."""

    @abstractmethod
    def explain(self, state: "State", seat: int, move: Move) -> Refusal | None:
        """Say why the seat may not; ``None`` if it may."""

    @abstractmethod
    def play(self, state: "State", seat: int, move: Move) -> None:
        """Carry it out; the turn goes on unless this calls ``turns.finish_turn``."""


class LayRule(ABC):
    """Where a kind of path card may be laid, its edges matching."""

    @abstractmethod
    def cells(self, state: "State") -> Iterable[Cell]:
        """List the cells; some may be covered."""

    @abstractmethod
    def explain(self, state: "State", place: Cell) -> Refusal | None:
        """Say why not on a cell that has a face-up neighbour; ``None`` if it is among them."""


def not_asked(clause: str, state: "State", move: Move) -> Refusal:
    """Refuse a move that answers another question than the one that ``clause`` asks."""
    return refuse(clause, "not-asked", asked=state.stack[-1].kind, verb=move.verb)
