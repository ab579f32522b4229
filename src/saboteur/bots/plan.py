"""A plan: what each legal move is worth to a seat with a role. The novice plays the best."""

from abc import ABC, abstractmethod
from typing import Final

from saboteur.bots.evidence import Evidence
from saboteur.bots.outlook import Outlook
from saboteur.games.classic import book
from saboteur.games.classic.view import View
from saboteur.kernel.geometry import Cell
from saboteur.kernel.move import Move

PER_CARD: Final = 10.0
"""What it is worth to bring the treasure nearer, or farther, by one card."""
DECISIVE: Final = 10 * PER_CARD
"""More than anything else is worth."""


class Plan(ABC):
    """Scores the moves of a seat that plays one role."""

    def __init__(self, view: View, outlook: Outlook, evidence: Evidence) -> None:
        """Look at the table; ``view`` is the seat's own."""
        self.view = view
        self.kit = view.kit
        self.outlook = outlook
        self.evidence = evidence
        self.seat = evidence.seat

    def score(self, move: Move) -> float:
        """Return what a legal move is worth."""
        verb = move.verb
        if verb == book.LAY:
            return self.lay(move.cell, move.pose)
        if verb == book.PASS:
            return -self.keep(move.kind)
        if verb == book.PLAY:
            return self._play(move)
        if verb == book.REVEAL:
            return self.reveal(move.cell)
        if verb == book.TAKE:
            return float(move.value)
        if verb == book.CONCEDE:
            return self.propose()
        if verb == book.AGREE:
            return self.agree()
        return 0.0  # to refuse, or to turn a goal this way or that

    def _play(self, move: Move) -> float:
        effect = self.kit.effects[move.kind]
        if effect == "map":
            return self.look(move.cell)
        if effect == "rockfall":
            return self.collapse(move.cell)
        return self.mend(move.seat) if effect == "repair" else self.smash(move.seat)

    @abstractmethod
    def lay(self, place: Cell, number: int) -> float:
        """Score laying a pose on a cell."""

    @abstractmethod
    def look(self, place: Cell) -> float:
        """Score looking at a goal with a map."""

    @abstractmethod
    def collapse(self, place: Cell) -> float:
        """Score removing the path card on a cell."""

    @abstractmethod
    def mend(self, target: int) -> float:
        """Score mending a tool of a seat."""

    @abstractmethod
    def smash(self, target: int) -> float:
        """Score breaking a tool of a seat."""

    @abstractmethod
    def keep(self, card: int) -> float:
        """Score a card in the hand; the worst one is passed when nothing is better."""

    @abstractmethod
    def reveal(self, place: Cell) -> float:
        """Score turning this goal over before another."""

    @abstractmethod
    def propose(self) -> float:
        """Score proposing to give the round up."""

    @abstractmethod
    def agree(self) -> float:
        """Score agreeing to give the round up; to refuse is worth nothing."""
