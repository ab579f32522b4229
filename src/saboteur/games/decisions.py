"""Interfaces of decisions and action cards in every family."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar

from saboteur.kernel.decision import Decision
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal, refuse


class AnyState(Protocol):
    """The fields that the states of all families have, apart from ``clone`` and ``log``."""

    stack: tuple[Decision, ...]
    """The pending decisions, the current one last; empty when the game is over."""
    table: Any
    """The cards in hands, pile and discard; must have ``hands``."""
    book: Any
    """The move book of the rule set."""
    deal: Any
    """The cards that were dealt, for the round or the game."""


StateT = TypeVar("StateT")
AnyStateT = TypeVar("AnyStateT", bound=AnyState)
"""Type variable of rules that work with the states of all families."""


class DecisionRule(ABC, Generic[StateT]):
    """The rule of one kind of decision: its legal answers, refusals and effects.

    Legality follows from public facts, the decider's own hand and the cards that this decision
    shows it, never from a hidden card (R-193). A move names its card and all targets at once,
    before anything is looked at or drawn (R-190).
    """

    @abstractmethod
    def moves(self, state: StateT) -> list[Move]:
        """List the legal answers."""

    @abstractmethod
    def explain(self, state: StateT, move: Move) -> Refusal | None:
        """Return why a move is not a legal answer; ``None`` if it is."""

    @abstractmethod
    def play(self, state: StateT, move: Move) -> None:
        """Apply a legal answer."""


class ActionRule(ABC, Generic[StateT]):
    """The rule of one kind of action card; the rule of turns calls it."""

    reshapes: bool = False
    """Whether the card changes the maze, so that goals may be reached before the turn continues."""

    @abstractmethod
    def moves(self, state: StateT, seat: int, card: int) -> Sequence[Move]:
        """List the legal moves that play ``card``; none means that it is unplayable (R-181)."""

    @abstractmethod
    def explain(self, state: StateT, seat: int, move: Move) -> Refusal | None:
        """Return why the seat may not play the card with this move; ``None`` if it may."""

    @abstractmethod
    def play(self, state: StateT, seat: int, move: Move) -> None:
        """Apply the card's effect."""


def not_asked(clause: str, state: AnyState, move: Move) -> Refusal:
    """Return the refusal, citing ``clause``, of a move that does not answer this decision."""
    return refuse(clause, "not-asked", asked=state.stack[-1].kind, verb=move.verb)


def not_in_hand(clause: str, state: AnyState, move: Move) -> Refusal | None:
    """Return the refusal of a card that the decider does not hold; ``None`` if it does."""
    if move.kind not in state.table.hands[state.stack[-1].seat]:
        return refuse(clause, "not-in-hand", card=move.card)
    return None
