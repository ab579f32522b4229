"""The turn of a seat that lays, plays or passes a card of its hand: what is refused in which order.

The modules of the classic family add to a turn, so that one is written out there.
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
    """The seat on turn lays, plays or passes a card, or does what its family offers beside."""

    clause: ClassVar[str]
    actions: Mapping[str, ActionRule[RecordedT]]
    """By effect, what an action card does."""

    def moves(self, state: RecordedT) -> list[Move]:
        """List every way to pass, play or lay a card of the hand, and what is offered beside."""
        seat = state.stack[-1].seat
        kinds = sorted(set(state.table.hands[seat]))
        found: list[Move] = [state.book.passes[card] for card in kinds]
        self.add_moves(state, seat, kinds, found)
        return found

    @abstractmethod
    def add_moves(self, state: RecordedT, seat: int, kinds: list[int], found: list[Move]) -> None:
        """Add to ``found`` what the seat may do but pass; ``kinds`` are the cards of its hand."""

    def explain(self, state: RecordedT, move: Move) -> Refusal | None:
        """Refuse a card that isn't in the hand, then whatever its own rule refuses."""
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
        """Return why a card of the hand does not go there; ``None`` if it does."""

    def explain_beside(self, state: RecordedT, seat: int, move: Move) -> Refusal | None:
        """Return why the seat may not do something else; ``None`` if it may."""
        return not_asked(self.clause, state, move)
