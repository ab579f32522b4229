"""A turn: one of four actions, optionally a bribe, then the draw (D-9, D-20, D-34, D-35)."""

from typing import Final

from saboteur.games import passing, turn
from saboteur.games.book import STOP
from saboteur.games.decisions import DecisionRule, not_asked
from saboteur.games.duel.actions import ACTIONS
from saboteur.games.duel.book import BRIBE, CLEAR
from saboteur.games.duel.flow import finish_action, finish_turn, waiting
from saboteur.games.duel.kit import TOOLS
from saboteur.games.duel.laying import explain_lay, lay_moves
from saboteur.games.duel.operations import act, clear_tool, discard_card, lay_path
from saboteur.games.duel.settling import settle
from saboteur.games.duel.state import State
from saboteur.games.duel.trolls import bribable, bribe, explain_bribe
from saboteur.games.operations import ask
from saboteur.kernel.decision import Decision
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal, refuse

PASS_MORE: Final = "pass-more"
DISCARD_TWO: Final = "discard-two"
CLEAR_COST: Final = 2
"""How many cards a seat discards to remove a broken tool (D-34)."""


class TurnRule(turn.TurnRule[State]):
    """The decision of the seat on turn: any bribes, then exactly one action (D-9, R-105)."""

    clause = "D-9"
    actions = ACTIONS

    def add_moves(self, state: State, seat: int, kinds: list[int], found: list[Move]) -> None:
        """Add all moves that lay or play a card, clear a tool or bribe a troll."""
        kit = state.kit
        for card in kinds:
            if kit.effects[card]:
                found += ACTIONS[kit.effects[card]].moves(state, seat, card)
        if not state.broken[seat]:  # D-22: actions, passing and bribes remain (D-54)
            found += lay_moves(state, seat, [card for card in kinds if card < kit.paths])
        elif len(state.table.hands[seat]) >= CLEAR_COST:
            broken = state.broken[seat]
            found += [m for n, m in enumerate(state.book.clears) if broken >> n & 1]
        found += [state.book.say(BRIBE, cell=place) for place in bribable(state, seat)]

    def explain_lay(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Return why the seat may not lay the card on the named cell; ``None`` if it may."""
        return explain_lay(state, seat, move)

    def explain_beside(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Refuse a bribe or the removal of a broken tool if it is illegal."""
        if move.verb == BRIBE:
            return explain_bribe(state, seat, move.at)
        if move.verb == CLEAR:
            return _explain_clear(state, seat, move)
        return super().explain_beside(state, seat, move)

    def play(self, state: State, move: Move) -> None:
        """Carry out the action; after a bribe the turn continues."""
        seat = state.stack[-1].seat
        match move.verb:
            case "bribe":
                if bribe(state, seat, move.at):
                    settle(state)
            case "clear":
                act(state, waiting(seat, 1))
                clear_tool(state, seat, move.word)
                ask(state, Decision(DISCARD_TWO, seat, left=CLEAR_COST))
            case "pass":
                act(state, waiting(seat, 1))
                discard_card(state, seat, move.kind)
                if state.table.hands[seat]:
                    ask(state, Decision(PASS_MORE, seat))
                else:
                    finish_action(state)
            case "lay":
                act(state, waiting(seat, 1))
                lay_path(state, seat, move.at, move.pose)
                settle(state)
            case _:
                action = ACTIONS[state.kit.effects[move.kind]]
                act(state, waiting(seat, 1, move if action.reshapes else None))
                action.play(state, seat, move)
                if action.reshapes:
                    settle(state)
                else:
                    finish_action(state)


def _explain_clear(state: State, seat: int, move: Move) -> Refusal | None:
    """Refuse a tool that is not broken before the seat, and any if the hand is too small (D-34)."""
    bit = 1 << TOOLS.index(move.word)
    if not state.broken[seat] & bit:
        card = state.kit.names[state.kit.broken_cards[bit]]
        return refuse("D-34", "nothing-to-clear", card=card)
    if len(state.table.hands[seat]) < CLEAR_COST:
        return refuse("D-34", "too-few-cards")
    return None


class PassMoreRule(passing.PassMoreRule[State]):
    """The decision to discard a second card after a pass; then two are drawn (D-35)."""

    clause = "D-35"

    def pass_one(self, state: State, seat: int, card: int) -> None:
        """Discard the second card; the seat will draw two cards."""
        act(state, waiting(seat, 2))
        discard_card(state, seat, card)

    def go_on(self, state: State) -> None:
        finish_action(state)


class DiscardTwoRule(passing.DiscardRule[State]):
    """The decision of which two cards to discard for a removed tool, one after the other (D-34).

    The turn draws one card as usual, so the hand is smaller from then on.
    """

    clause = "D-34"

    def discard(self, state: State, seat: int, card: int) -> None:
        """Discard the card face up (R-114)."""
        discard_card(state, seat, card)

    def paid(self, state: State) -> None:
        finish_action(state)


class BeforeDrawRule(DecisionRule[State]):
    """The decision to bribe a troll between the action and the draw (R-105)."""

    def moves(self, state: State) -> list[Move]:
        """Return a move for each troll that can be bribed, and one to stop."""
        book = state.book
        trolls = bribable(state, state.stack[-1].seat)
        return [*(book.say(BRIBE, cell=place) for place in trolls), book.words[STOP]]

    def explain(self, state: State, move: Move) -> Refusal | None:
        """Refuse a move other than a legal bribe or a stop."""
        if move.verb == STOP:
            return None
        if move.verb != BRIBE:
            return not_asked("R-105", state, move)
        return explain_bribe(state, state.stack[-1].seat, move.at)

    def play(self, state: State, move: Move) -> None:
        """Bribe, or draw and end the turn."""
        if move.verb == STOP:
            finish_turn(state)
        elif bribe(state, state.stack[-1].seat, move.at):
            settle(state)
