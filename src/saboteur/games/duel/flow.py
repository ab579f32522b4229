"""The end of a turn: pending decisions, the draw, seats without cards (D-9 to D-11)."""

from typing import Final

from saboteur.games.duel.drawing import draw
from saboteur.games.duel.operations import begin_turn, put_away
from saboteur.games.duel.scoring import CARDS, end_round
from saboteur.games.duel.state import State
from saboteur.games.duel.trolls import bribable
from saboteur.games.operations import skip_turn
from saboteur.kernel.decision import Decision
from saboteur.kernel.move import Move

BEFORE_DRAW: Final = "before-draw"


def waiting(seat: int, draws: int, move: Move | None = None) -> Decision:
    """Return the decision for the rest of a turn: possible bribes, then the draw.

    If there is a ``move``, its card is discarded only after all its effects (R-238).
    """
    return Decision(BEFORE_DRAW, seat, left=draws, move=move)


def proceed(state: State) -> None:
    """Continue after all reached goals are resolved: finish the action, if one was taken.

    After a bribe that preceded the action (R-105) the turn continues instead.
    """
    if state.stack[-1].kind == BEFORE_DRAW:
        finish_action(state)


def finish_action(state: State) -> None:
    """Finish the action: end the round, wait for a bribe, or draw (R-105, R-113)."""
    put_away(state)
    if is_out_of_cards(state):
        end_round(state, CARDS)
    elif not bribable(state, state.stack[-1].seat):
        finish_turn(state)


def finish_turn(state: State) -> None:
    """Draw the cards due for the action, then begin the next turn (D-9, D-11).

    An opponent without cards is skipped. In solo, the last cards may take effect when drawn and
    end the round.
    """
    asked = state.stack[-1]
    draw(state, asked.seat, asked.left)
    if is_out_of_cards(state):  # in solo, all last cards of the pile may take effect when drawn
        end_round(state, CARDS)
        return
    following = (asked.seat + 1) % state.kit.seats
    if not state.table.hands[following]:
        skip_turn(state, following)
        following = asked.seat
    begin_turn(state, following)


def is_out_of_cards(state: State) -> bool:
    """Return whether the pile and all hands are empty (D-36)."""
    return not state.table.left and not any(state.table.hands)
