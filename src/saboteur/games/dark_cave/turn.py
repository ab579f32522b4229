"""The first step of a turn: lay a path, play an action, or discard one or two cards (DC-15)."""

from collections.abc import Mapping
from typing import Final

from saboteur.games import passing, turn
from saboteur.games.book import PLAY
from saboteur.games.dark_cave.actions import (
    GearRule,
    InformationRule,
    RockfallRule,
    SwapRule,
    WebRule,
)
from saboteur.games.dark_cave.book import CUT, PROPOSE
from saboteur.games.dark_cave.creatures import CallRule
from saboteur.games.dark_cave.flow import END_VOTE, PASS_MORE, proceed
from saboteur.games.dark_cave.kit import CREATURES
from saboteur.games.dark_cave.laying import explain_lay, lay_moves
from saboteur.games.dark_cave.operations import ask_next, lay_path, pass_card, update_turn
from saboteur.games.dark_cave.state import State
from saboteur.games.dark_cave.walking import cut_moves, explain_cut, play_cut
from saboteur.games.decisions import ActionRule
from saboteur.games.voting import explain_propose, propose
from saboteur.kernel.decision import Decision
from saboteur.kernel.move import Move
from saboteur.kernel.move_syntax import LAY
from saboteur.kernel.refusal import Refusal

ACTIONS: Final[Mapping[str, ActionRule[State]]] = {
    "information": InformationRule(),
    "rockfall": RockfallRule(),
    "hand-swap": SwapRule(),
    "web": WebRule(),
    "boots": GearRule("boots"),
    "axe": GearRule("axe"),
    **{creature: CallRule() for creature in CREATURES},
}
"""The rules of action cards, by effect."""


class TurnRule(turn.TurnRule[State]):
    """The decision of the seat on turn to play or pass a card; it may first strike webs."""

    clause = "DC-15"
    actions = ACTIONS

    def add_moves(self, state: State, seat: int, kinds: list[int], found: list[Move]) -> None:
        """Add all moves that lay or play a card, strike a web or propose to end the game."""
        kit = state.kit
        bits = 0
        for card in kinds:
            if card < kit.paths:
                bits |= kit.poses.bits[card]
            else:
                found += ACTIONS[kit.effects[card]].moves(state, seat, card)
        if bits:
            lay_moves(state, bits, found)
        cut_moves(state, seat, found)
        if explain_propose("R-177", state) is None:
            found.append(state.book.words[PROPOSE])

    def explain_lay(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Return why no seat can lay the card on the named cell; ``None`` if one can (DC-18)."""
        return explain_lay(state, move.at, move.pose)

    def explain_beside(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Refuse a strike at a web or a proposal to end the game if it is illegal."""
        if move.verb == CUT:
            return explain_cut(state, seat, move)
        if move.verb == PROPOSE:
            return explain_propose("R-177", state)
        return super().explain_beside(state, seat, move)

    def play(self, state: State, move: Move) -> None:
        """Apply the move; the movement follows once a card was played or passed."""
        seat = state.stack[-1].seat
        if move.verb == CUT:
            play_cut(state, seat, move)
        elif move.verb == PROPOSE:
            propose(state, seat, END_VOTE)
        elif move.verb == LAY:
            lay_path(state, seat, move.at, move.pose)
            proceed(state)
        elif move.verb == PLAY:
            ACTIONS[state.kit.effects[move.kind]].play(state, seat, move)
        else:
            pass_card(state, seat, move.kind)
            if state.table.hands[seat]:
                ask_next(state, Decision(PASS_MORE, seat))
            else:
                proceed(state)


class PassMoreRule(passing.PassMoreRule[State]):
    """The decision to discard a second card after a pass (DC-52); then two are drawn (DC-17)."""

    clause = "DC-52"

    def pass_one(self, state: State, seat: int, card: int) -> None:
        """Discard the second card; the seat will draw two cards."""
        pass_card(state, seat, card)
        update_turn(state, draws=2)

    def go_on(self, state: State) -> None:
        """Continue with the movement."""
        proceed(state)
