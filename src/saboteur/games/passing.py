"""Passing on: one who has passed a card may pass a further one, and draws as many."""

from typing import ClassVar

from saboteur.games.book import PASS, STOP
from saboteur.games.decisions import AnyStateT, DecisionRule, not_asked, not_in_hand
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal


class PassMoreRule(DecisionRule[AnyStateT]):
    """A further card is passed, or that was all; what follows is each family's own."""

    clause: ClassVar[str]

    def moves(self, state: AnyStateT) -> list[Move]:
        """List the cards of the hand, and to stop."""
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
