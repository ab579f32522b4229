"""A turn: lay a path, play an action or pass, then draw (B-14 to B-19)."""

from typing import Final

from saboteur.games.book import PASS, PLAY
from saboteur.games.classic.decisions import DecisionRule, SilentRule
from saboteur.games.classic.flow import finish_turn, proceed
from saboteur.games.classic.goals import settle
from saboteur.games.classic.laying import explain_lay, lay_moves
from saboteur.games.classic.operations import lay_path, pass_card, put_away, spend
from saboteur.games.classic.state import State
from saboteur.games.decisions import not_asked, not_in_hand
from saboteur.games.operations import ask
from saboteur.kernel.decision import Decision
from saboteur.kernel.move import Move
from saboteur.kernel.move_syntax import LAY
from saboteur.kernel.refusal import Refusal

DECLARED: Final = frozenset((LAY, PLAY))
"""The verbs that put a card from the hand down in public."""
EFFECT: Final = "effect"
"""The kind of the decision that represents an action card in effect."""


class TurnRule(DecisionRule[State]):
    """The decision of the seat on turn: it plays exactly one card (B-14)."""

    def moves(self, state: State) -> list[Move]:
        """List the moves that lay, play or pass a card of the hand, and the options of modules."""
        seat = state.stack[0].seat
        ways = state.parts.ways
        found: list[Move] = []
        bits = 0
        for card in set(state.table.hands[seat]):
            passed, poses, action = ways[card]
            found.append(passed)  # B-18, R-15: always allowed
            if action is None:
                bits |= poses
            else:
                found += action.moves(state, seat, card)
        if bits and not state.marks[seat] & state.kit.path_blocking_marks:  # B-20, B-28
            lay_moves(state, seat, bits, found)
        for option in state.parts.offered:
            option.moves(state, seat, found)
        return found

    def explain(self, state: State, move: Move) -> Refusal | None:
        """Refuse a card that is not in the hand, and any move that its own rule refuses."""
        seat = state.stack[0].seat
        option = state.parts.turn_options.get(move.verb)
        if option is not None:
            return option.explain(state, seat, move)
        if move.verb not in (LAY, PLAY, PASS):
            return not_asked("B-14", state, move)
        refusal = not_in_hand("B-14", state, move)
        if refusal is not None:
            return refusal
        if move.verb == LAY:
            return explain_lay(state, seat, move.at, move.pose)
        action = state.parts.actions[move.kind]
        if move.verb == PASS or action is None:
            return None
        return action.explain(state, seat, move)

    def play(self, state: State, move: Move) -> None:
        """Carry out the move; reached goals are turned over before the draw."""
        seat = state.stack[0].seat
        if move.verb == PASS:
            pass_card(state, seat, move.kind)
            for part in state.parts.after_pass:
                if part.after_pass(state, seat):
                    return
            finish_turn(state)
        elif move.verb not in DECLARED:
            state.parts.turn_options[move.verb].play(state, seat, move)
        else:
            declare(state, seat, move)


def declare(state: State, seat: int, move: Move) -> None:
    """Put a card down with all its targets; others may be asked before it takes effect (R-190).

    The card leaves the hand at once. While it waits or its effects are resolved, its move is on
    the stack, and the card is in no hand, not in the maze and not in the discard (R-238).
    """
    spend(state, seat, move.kind)
    for part in state.parts.interpose:
        if part.interpose(state, seat, move):
            return
    carry_out(state, seat, move)


def carry_out(state: State, seat: int, move: Move) -> None:
    """Apply a declared card, once everything due before it is resolved."""
    parts = state.parts
    action = parts.actions[move.kind]
    if action is None or action.lays:
        for part in parts.before_laying:
            if part.before_laying(state, seat, move):
                return
    if action is None:
        lay_path(state, seat, move.at, move.pose)
        settle(state)
        return
    if action.lays:  # its card is discarded after the effects of what it reaches
        ask(state, Decision(EFFECT, seat, move=move))
    pending = len(state.stack)
    action.play(state, seat, move)
    if len(state.stack) > pending:
        return  # it has asked something
    if action.reshapes:
        settle(state)  # after every change of the maze
    else:
        proceed(state)


class EffectRule(SilentRule[State]):
    """A silent decision that keeps an action card on the stack while it has effects (R-238)."""

    clause = "B-14"

    def resume(self, state: State) -> None:
        """Finish the turn, which discards the card and applies pending effects of chests."""
        finish_turn(state)

    def lapse(self, state: State, asked: Decision) -> None:
        put_away(state, asked)
