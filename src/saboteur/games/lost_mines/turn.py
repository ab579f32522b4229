"""Step 1 of a turn: lay a path card, play an action card or discard (LM-10, LM-28)."""

from typing import Final

from saboteur.games import passing, turn
from saboteur.games.book import PASS
from saboteur.games.lost_mines.actions import ACTIONS
from saboteur.games.lost_mines.book import PROPOSE
from saboteur.games.lost_mines.laying import explain_lay, lay_moves
from saboteur.games.lost_mines.operations import lay_path, pass_card
from saboteur.games.lost_mines.state import State
from saboteur.games.lost_mines.voting import END_VOTE
from saboteur.games.lost_mines.walking import begin_walk
from saboteur.games.operations import ask
from saboteur.games.voting import explain_propose, propose
from saboteur.kernel.decision import Decision
from saboteur.kernel.move import Move
from saboteur.kernel.move_syntax import LAY
from saboteur.kernel.refusal import Refusal

PASS_MORE: Final = "pass-more"


class TurnRule(turn.TurnRule[State]):
    """The decision of the seat on turn, which must play one card or discard one or two (LM-10)."""

    clause = "LM-10"
    actions = ACTIONS

    def add_moves(self, state: State, seat: int, kinds: list[int], found: list[Move]) -> None:
        """Add to ``found`` the moves that lay or play a card, and the proposal to end the round."""
        kit = state.kit
        bits = 0
        for card in kinds:
            bits |= kit.lay_bits[card]
            if card >= kit.tiles:
                found += ACTIONS[kit.effects[card]].moves(state, seat, card)
        if bits:
            found += lay_moves(state, bits)
        if explain_propose("R-142", state) is None:
            found.append(state.book.words[PROPOSE])

    def explain_lay(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Return why no seat can lay the card on the named cell; ``None`` if one can (LM-14)."""
        return explain_lay(state, move.at, move.pose)

    def explain_beside(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Refuse a proposal to end the round if it is illegal."""
        if move.verb == PROPOSE:
            return explain_propose("R-142", state)
        return super().explain_beside(state, seat, move)

    def play(self, state: State, move: Move) -> None:
        """Apply the move; the movement of the dwarf follows."""
        seat = state.stack[-1].seat
        if move.verb == PROPOSE:
            propose(state, seat, END_VOTE)
            return
        if move.verb == PASS:
            pass_card(state, seat, move.kind)
            if state.kit.discards > 1 and state.table.hands[seat]:
                ask(state, Decision(PASS_MORE, seat, left=state.kit.discards - 1))
                return
        elif move.verb == LAY:
            lay_path(state, seat, move.at, move.pose)
        else:
            ACTIONS[state.kit.effects[move.kind]].play(state, seat, move)
        begin_walk(state)


class PassMoreRule(passing.PassMoreRule[State]):
    """The decision to discard a second card; then two are drawn (LM-28, R-147)."""

    clause = "LM-28"

    def pass_one(self, state: State, seat: int, card: int) -> None:
        pass_card(state, seat, card)

    def go_on(self, state: State) -> None:
        begin_walk(state)
