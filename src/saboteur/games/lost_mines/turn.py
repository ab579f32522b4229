"""Step 1 of a turn: lay a path card, play an action card or discard (LM-10, LM-28)."""

from typing import Final

from saboteur.games import passing
from saboteur.games.book import PASS, PLAY
from saboteur.games.decisions import DecisionRule, not_asked, not_in_hand
from saboteur.games.lost_mines.actions import ACTIONS
from saboteur.games.lost_mines.book import PROPOSE
from saboteur.games.lost_mines.operations import answered, ask, lay_path, pass_card
from saboteur.games.lost_mines.paths import explain_lay, lay_moves
from saboteur.games.lost_mines.state import State
from saboteur.games.lost_mines.voting import explain_proposal, propose
from saboteur.games.lost_mines.walking import begin_walk
from saboteur.kernel.decision import Decision
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal
from saboteur.kernel.wording import LAY

PASS_MORE: Final = "pass-more"


class TurnRule(DecisionRule[State]):
    """The seat on turn plays one card or discards one or two; it must (LM-10)."""

    def moves(self, state: State) -> list[Move]:
        """List every way to lay, play or pass a card of the hand."""
        kit = state.kit
        seat = state.stack[-1].seat
        kinds = sorted(set(state.table.hands[seat]))
        found = [state.book.passes[card] for card in kinds]
        bits = 0
        for card in kinds:
            bits |= kit.lay_bits[card]
            if card >= kit.tiles:
                found += ACTIONS[kit.effects[card]].moves(state, seat, card)
        if bits:
            found += lay_moves(state, bits)
        if explain_proposal(state) is None:
            found.append(state.book.words[PROPOSE])
        return found

    def explain(self, state: State, move: Move) -> Refusal | None:
        """Refuse a card that isn't in the hand, then whatever its own rule refuses."""
        seat = state.stack[-1].seat
        if move.verb == PROPOSE:
            return explain_proposal(state)
        if move.verb not in (LAY, PLAY, PASS):
            return not_asked("LM-10", state, move)
        refusal = not_in_hand("LM-10", state, move)
        if refusal is not None or move.verb == PASS:
            return refusal
        if move.verb == LAY:
            return explain_lay(state, move.cell, move.pose)
        return ACTIONS[state.kit.effects[move.kind]].explain(state, seat, move)

    def play(self, state: State, move: Move) -> None:
        """Play the card, then move the dwarf."""
        seat = state.stack[-1].seat
        if move.verb == PROPOSE:
            propose(state, seat)
            return
        if move.verb == PASS:
            pass_card(state, seat, move.kind)
            if state.kit.discards > 1 and state.table.hands[seat]:
                ask(state, Decision(PASS_MORE, seat, left=state.kit.discards - 1))
                return
        elif move.verb == LAY:
            lay_path(state, seat, move.cell, move.pose)
        else:
            ACTIONS[state.kit.effects[move.kind]].play(state, seat, move)
        begin_walk(state)


class PassMoreRule(passing.PassMoreRule[State]):
    """A seat that discards may discard a second card, and draws as many (LM-28, R-147)."""

    clause = "LM-28"

    def play(self, state: State, move: Move) -> None:
        """Discard the card, then move the dwarf."""
        asked = state.stack[-1]
        answered(state)
        if move.verb == PASS:
            pass_card(state, asked.seat, move.kind)
            if asked.left > 1 and state.table.hands[asked.seat]:
                ask(state, Decision(PASS_MORE, asked.seat, left=asked.left - 1))
                return
        begin_walk(state)
