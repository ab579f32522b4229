"""Interfaces of decisions and action cards in every family."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar

from saboteur.kernel.decision import Decision
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal, refuse


class AnyState(Protocol):
    """The fields of the states of all families, besides a ``clone`` and a ``log``."""

    stack: tuple[Decision, ...]
    """The decisions that stand, the one to be answered last; empty when the game is over."""
    table: Any
    """Where the cards are; it has ``hands``."""
    book: Any
    """Makes and reads the moves."""
    deal: Any
    """The cards that were dealt: for a round, where there are rounds."""


StateT = TypeVar("StateT")
AnyStateT = TypeVar("AnyStateT", bound=AnyState)
"""Where a rule of all families looks into the state."""


class DecisionRule(ABC, Generic[StateT]):
    """One kind of decision: its legal answers, the refusals of others, and their effects.

    Legality follows from public facts, the decider's own hand and the cards this very decision
    shows it, never from a hidden card (R-193). A move declares its card and every target at once,
    before anything is looked at or drawn (R-190).
    """

    @abstractmethod
    def moves(self, state: StateT) -> list[Move]:
        """List the legal answers."""

    @abstractmethod
    def explain(self, state: StateT, move: Move) -> Refusal | None:
        """Return why a move is no legal answer; ``None`` if it is one."""

    @abstractmethod
    def play(self, state: StateT, move: Move) -> None:
        """Carry a legal answer out."""


class ActionRule(ABC, Generic[StateT]):
    """The rule of one kind of action card; the turn lists and plays it."""

    reshapes: bool = False
    """Whether it changes the maze, so that something may be reached before the turn goes on."""

    @abstractmethod
    def moves(self, state: StateT, seat: int, card: int) -> Sequence[Move]:
        """List the legal ways for a seat to play ``card``; none means that it cannot (R-181)."""

    @abstractmethod
    def explain(self, state: StateT, seat: int, move: Move) -> Refusal | None:
        """Return why the seat may not play its card so; ``None`` if it may."""

    @abstractmethod
    def play(self, state: StateT, seat: int, move: Move) -> None:
        """Carry the effect out."""


def not_asked(clause: str, state: AnyState, move: Move) -> Refusal:
    """Refuse a move that answers another question than the one that ``clause`` asks."""
    return refuse(clause, "not-asked", asked=state.stack[-1].kind, verb=move.verb)


def not_in_hand(clause: str, state: AnyState, move: Move) -> Refusal | None:
    """Refuse a card that the decider doesn't hold."""
    if move.kind not in state.table.hands[state.stack[-1].seat]:
        return refuse(clause, "not-in-hand", card=move.card)
    return None
