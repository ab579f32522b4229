"""The turn of a seat: lay, play or pass a card; the order of its refusals.

The classic family has its own rule, because its modules add to a turn.
"""

from abc import abstractmethod
from collections.abc import Mapping
from typing import ClassVar

from saboteur.games.book import PASS, PLAY
from saboteur.games.decisions import ActionRule, DecisionRule, not_asked, not_in_hand
from saboteur.games.operations import RecordedT
from saboteur.kernel.move import Move
from saboteur.kernel.move_syntax import LAY
from saboteur.kernel.refusal import Refusal


class TurnRule(DecisionRule[RecordedT]):
    """The decision of the seat on turn: lay, play or pass a card, or a family's other action."""

    clause: ClassVar[str]
    actions: Mapping[str, ActionRule[RecordedT]]
    """The rules of action cards, by effect."""

    def moves(self, state: RecordedT) -> list[Move]:
        """Return every way to lay, play or pass a card, and the family's other actions."""
        seat = state.stack[-1].seat
        kinds = sorted(set(state.table.hands[seat]))
        found: list[Move] = [state.book.passes[card] for card in kinds]
        self.add_moves(state, seat, kinds, found)
        return found

    @abstractmethod
    def add_moves(self, state: RecordedT, seat: int, kinds: list[int], found: list[Move]) -> None:
        """Add all moves except passing to ``found``; ``kinds`` are the cards of the hand."""

    def explain(self, state: RecordedT, move: Move) -> Refusal | None:
        """Refuse a card that is not in the hand, and any move that its own rule refuses."""
        seat = state.stack[-1].seat
        if move.verb not in (LAY, PLAY, PASS):
            return self.explain_beside(state, seat, move)
        refusal = not_in_hand(self.clause, state, move)
        if refusal is not None or move.verb == PASS:
            return refusal
        if move.verb == LAY:
            return self.explain_lay(state, seat, move)
        return self.actions[state.kit.effects[move.kind]].explain(state, seat, move)

    @abstractmethod
    def explain_lay(self, state: RecordedT, seat: int, move: Move) -> Refusal | None:
        """Return why a card of the hand cannot be laid on the named cell; ``None`` if it can."""

    def explain_beside(self, state: RecordedT, seat: int, move: Move) -> Refusal | None:
        """Return why an action other than lay, play or pass is refused; ``None`` if it is legal."""
        return not_asked(self.clause, state, move)
