"""A turn: lay a path, play an action or pass, then draw (B-14 to B-19)."""

from collections.abc import Mapping

from saboteur.games.classic.book import CONCEDE, LAY, PASS, PLAY
from saboteur.games.classic.concede import propose
from saboteur.games.classic.decisions import ActionRule, DecisionRule, not_asked
from saboteur.games.classic.goals import settle
from saboteur.games.classic.kit import Kit
from saboteur.games.classic.operations import lay_path, pass_card
from saboteur.games.classic.paths import explain_lay, lay_moves
from saboteur.games.classic.state import State
from saboteur.games.classic.turns import finish_turn
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal, refuse


class TurnRule(DecisionRule):
    """The seat on turn plays exactly one card (B-14)."""

    def __init__(self, kit: Kit, actions: Mapping[str, ActionRule]) -> None:
        """Find the rule of each action card by its effect."""
        self.actions = tuple(actions.get(effect) for effect in kit.effects)

    def moves(self, state: State) -> list[Move]:
        """List every way to lay, play or pass a card of the hand."""
        kit = state.kit
        seat = state.stack[-1].seat
        passes = state.book.passes
        lay_bits = kit.lay_bits
        actions = self.actions
        kinds = set(state.table.hands[seat])
        found = [passes[card] for card in kinds]  # B-18, R-15: always allowed
        bits = 0
        for card in kinds:
            action = actions[card]
            if action is None:
                bits |= lay_bits[card]
            else:
                action.moves(state, card, found)
        if bits and not state.marks[seat]:  # B-20, B-28
            lay_moves(state, bits, found)
        if kit.may_concede and not state.proposed:
            found.append(state.book.words[CONCEDE])
        return found

    def explain(self, state: State, move: Move) -> Refusal | None:
        """Refuse a card that isn't in the hand, then whatever its own rule refuses."""
        seat = state.stack[-1].seat
        if move.verb == CONCEDE:
            return _explain_concede(state)
        if move.verb not in (LAY, PLAY, PASS):
            return not_asked("B-14", state, move)
        if move.kind not in state.table.hands[seat]:
            return refuse("B-14", "not-in-hand", card=move.card)
        if move.verb == LAY:
            return explain_lay(state, seat, move.cell, move.pose)
        action = self.actions[move.kind]
        if move.verb == PASS or action is None:
            return None
        return action.explain(state, move)

    def play(self, state: State, move: Move) -> None:
        """Play the card; reached goals are turned over before the draw."""
        seat = state.stack[-1].seat
        if move.verb == LAY:
            lay_path(state, seat, move.cell, move.pose)
            settle(state)
        elif move.verb == PASS:
            pass_card(state, seat, move.kind)
            finish_turn(state)
        elif move.verb == CONCEDE:
            propose(state, seat)
        else:
            action = self.actions[move.kind]
            if action is not None:
                action.play(state, seat, move)
            settle(state)  # after every change of the maze


def _explain_concede(state: State) -> Refusal | None:
    if not state.kit.may_concede:
        return refuse("R-14", "concede-off")
    if state.proposed:
        return refuse("R-14", "already-proposed")
    return None
