"""What a kind of decision and a kind of action card are to the rules."""

from abc import ABC, abstractmethod

from saboteur.games.lost_mines.state import State
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal, refuse


class DecisionRule(ABC):
    """One kind of decision: which answers are legal, why others are not, what they do.

    Legality follows from public facts and the decider's own hand, never from a hidden card
    (R-193). A move names its card and every target at once.
    """

    @abstractmethod
    def moves(self, state: State) -> list[Move]:
        """List the legal answers."""

    @abstractmethod
    def explain(self, state: State, move: Move) -> Refusal | None:
        """Say why a move is no legal answer; ``None`` if it is one."""

    @abstractmethod
    def play(self, state: State, move: Move) -> None:
        """Carry a legal answer out."""


class ActionRule(ABC):
    """What one kind of action card does; it needs a target (R-181)."""

    @abstractmethod
    def moves(self, state: State, card: int) -> list[Move]:
        """List the legal ways for the seat on turn to play ``card``."""

    @abstractmethod
    def explain(self, state: State, move: Move) -> Refusal | None:
        """Say why the seat on turn may not play its card so; ``None`` if it may."""

    @abstractmethod
    def play(self, state: State, seat: int, move: Move) -> None:
        """Carry the effect out."""


def not_asked(clause: str, state: State, move: Move) -> Refusal:
    """Refuse a move that answers another question than the one that ``clause`` asks."""
    return refuse(clause, "not-asked", asked=state.stack[-1].kind, verb=move.verb)
