"""The first step of a turn: lay a path, play an action, or discard one or two cards (DC-15)."""

from collections.abc import Mapping
from typing import Final

from saboteur.games import passing
from saboteur.games.book import PASS, PLAY
from saboteur.games.dark_cave.actions import (
    GearRule,
    InformationRule,
    RockfallRule,
    SwapRule,
    WebRule,
)
from saboteur.games.dark_cave.book import CUT, PROPOSE
from saboteur.games.dark_cave.creatures import CallRule
from saboteur.games.dark_cave.flow import PASS_MORE, proceed
from saboteur.games.dark_cave.kit import CREATURES
from saboteur.games.dark_cave.operations import ask, lay_path, note, pass_card
from saboteur.games.dark_cave.paths import explain_lay, lay_moves
from saboteur.games.dark_cave.state import State
from saboteur.games.dark_cave.voting import explain_propose, play_propose, propose_moves
from saboteur.games.dark_cave.walking import cut_moves, explain_cut, play_cut
from saboteur.games.decisions import ActionRule, DecisionRule, not_asked, not_in_hand
from saboteur.kernel.decision import Decision
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal
from saboteur.kernel.wording import LAY

ACTIONS: Final[Mapping[str, ActionRule[State]]] = {
    "information": InformationRule(),
    "rockfall": RockfallRule(),
    "hand-swap": SwapRule(),
    "web": WebRule(),
    "boots": GearRule("boots"),
    "axe": GearRule("axe"),
    **{creature: CallRule() for creature in CREATURES},
}
"""By effect, what an action card does."""


class TurnRule(DecisionRule[State]):
    """The seat on turn plays a card, or passes; before that it may strike a web with an axe."""

    def moves(self, state: State) -> list[Move]:
        """List every way to lay, play or pass a card of the hand."""
        kit = state.kit
        seat = state.stack[-1].seat
        kinds = sorted(set(state.table.hands[seat]))
        found = [state.book.passes[card] for card in kinds]
        bits = 0
        for card in kinds:
            if card < kit.paths:
                bits |= kit.poses.bits[card]
            else:
                found += ACTIONS[kit.effects[card]].moves(state, seat, card)
        if bits:
            lay_moves(state, bits, found)
        cut_moves(state, seat, found)
        propose_moves(state, found)
        return found

    def explain(self, state: State, move: Move) -> Refusal | None:
        """Refuse a card that isn't in the hand, then whatever its own rule refuses."""
        seat = state.stack[-1].seat
        if move.verb == CUT:
            return explain_cut(state, seat, move)
        if move.verb == PROPOSE:
            return explain_propose(state)
        if move.verb not in (LAY, PLAY, PASS):
            return not_asked("DC-15", state, move)
        refusal = not_in_hand("DC-15", state, move)
        if refusal is not None or move.verb == PASS:
            return refusal
        if move.verb == LAY:
            return explain_lay(state, move.cell, move.pose)
        return ACTIONS[state.kit.effects[move.kind]].explain(state, seat, move)

    def play(self, state: State, move: Move) -> None:
        """Carry it out; the movement follows."""
        seat = state.stack[-1].seat
        if move.verb == CUT:
            play_cut(state, seat, move)
        elif move.verb == PROPOSE:
            play_propose(state, seat)
        elif move.verb == LAY:
            lay_path(state, seat, move.cell, move.pose)
            proceed(state)
        elif move.verb == PLAY:
            ACTIONS[state.kit.effects[move.kind]].play(state, seat, move)
        else:
            pass_card(state, seat, move.kind)
            if state.table.hands[seat]:
                ask(state, Decision(PASS_MORE, seat))
            else:
                proceed(state)


class PassMoreRule(passing.PassMoreRule[State]):
    """One who passes may discard a second card (DC-52); as many are drawn (DC-17)."""

    clause = "DC-52"

    def play(self, state: State, move: Move) -> None:
        """Discard it, or not."""
        if move.verb == PASS:
            pass_card(state, state.stack[-1].seat, move.kind)
            note(state, draws=2)
        proceed(state)
