"""What a rule for one kind of decision must answer."""

from abc import ABC, abstractmethod

from saboteur.games.duel.state import State
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal, refuse


class DecisionRule(ABC):
    """Lists, explains and plays the answers to one kind of decision."""

    @abstractmethod
    def moves(self, state: State) -> list[Move]:
        """List every legal answer."""

    @abstractmethod
    def explain(self, state: State, move: Move) -> Refusal | None:
        """Say why a move is no legal answer; ``None`` if it is."""

    @abstractmethod
    def play(self, state: State, move: Move) -> None:
        """Carry a legal answer out."""


class ActionRule(ABC):
    """What an action card does."""

    reaches: bool = False
    """Whether it may link goals or gold, which are then turned over and claimed."""

    @abstractmethod
    def moves(self, state: State, seat: int, card: int) -> list[Move]:
        """List every way to play the card; none means that it cannot be played (R-181)."""

    @abstractmethod
    def explain(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Say why the seat may not play it so; ``None`` if it may."""

    @abstractmethod
    def play(self, state: State, seat: int, move: Move) -> None:
        """Let it take effect."""


def not_asked(clause: str, state: State, move: Move) -> Refusal:
    """Refuse a move that answers another question than the one that ``clause`` asks."""
    return refuse(clause, "not-asked", asked=state.stack[-1].kind, verb=move.verb)


def not_in_hand(clause: str, state: State, move: Move) -> Refusal | None:
    """Refuse a card that the decider doesn't hold."""
    if move.kind not in state.table.hands[state.stack[-1].seat]:
        return refuse(clause, "not-in-hand", card=move.card)
    return None
