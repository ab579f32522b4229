"""Discarding several cards one after the other: to pass them, or to pay for an effect."""

from abc import abstractmethod
from typing import ClassVar, Final

from saboteur.games.book import PASS, STOP
from saboteur.games.decisions import AnyStateT, DecisionRule, not_asked, not_in_hand
from saboteur.games.operations import ask, pop_question
from saboteur.kernel.decision import Decision
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal

DISCARD: Final = "discard"


class PassMoreRule(DecisionRule[AnyStateT]):
    """The decision to pass a further card or stop; families define how the turn continues."""

    clause: ClassVar[str]

    def moves(self, state: AnyStateT) -> list[Move]:
        """Return a move for each kind of card in the hand, and one to stop."""
        book = state.book
        hand = state.table.hands[state.stack[-1].seat]
        return [*(book.passes[card] for card in sorted(set(hand))), book.words[STOP]]

    def explain(self, state: AnyStateT, move: Move) -> Refusal | None:
        """Refuse a card that isn't in the hand."""
        if move.verb == STOP:
            return None
        if move.verb != PASS:
            return not_asked(self.clause, state, move)
        return not_in_hand(self.clause, state, move)

    def play(self, state: AnyStateT, move: Move) -> None:
        """Pass the card and ask for a further one, or continue the turn."""
        asked = state.stack[-1]
        pop_question(state)
        if move.verb == PASS:
            self.pass_one(state, asked.seat, move.kind)
            if asked.left > 1 and state.table.hands[asked.seat]:
                ask(state, Decision(asked.kind, asked.seat, left=asked.left - 1))
                return
        self.go_on(state)

    @abstractmethod
    def pass_one(self, state: AnyStateT, seat: int, card: int) -> None:
        """Pass a card and count it for the draw."""

    @abstractmethod
    def go_on(self, state: AnyStateT) -> None:
        """Continue the turn when no more cards are passed."""


class DiscardRule(DecisionRule[AnyStateT]):
    """The decision of which card to discard next of those that an effect costs."""

    clause: ClassVar[str]

    def moves(self, state: AnyStateT) -> list[Move]:
        """List a move for each kind of card in the hand."""
        hand = state.table.hands[state.stack[-1].seat]
        return [state.book.say(DISCARD, card=card) for card in sorted(set(hand))]

    def explain(self, state: AnyStateT, move: Move) -> Refusal | None:
        """Refuse a card that isn't in the hand."""
        if move.verb != DISCARD:
            return not_asked(self.clause, state, move)
        return not_in_hand(self.clause, state, move)

    def play(self, state: AnyStateT, move: Move) -> None:
        """Discard the card; after the last one, call ``paid``."""
        asked = state.stack[-1]
        pop_question(state)
        self.discard(state, asked.seat, move.kind)
        if asked.left > 1:
            ask(state, Decision(asked.kind, asked.seat, left=asked.left - 1))
        else:
            self.paid(state)

    @abstractmethod
    def discard(self, state: AnyStateT, seat: int, card: int) -> None:
        """Discard a card, face up or down as the family requires."""

    @abstractmethod
    def paid(self, state: AnyStateT) -> None:
        """Continue the turn after the last card is discarded."""
