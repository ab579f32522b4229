"""The end of a turn: drawing, skipping seats without cards, ending the round."""

from saboteur.games.classic.operations import begin_turn, clear_up
from saboteur.games.classic.scoring import treasure_missed
from saboteur.games.classic.state import FRESH, State
from saboteur.games.operations import draw_card, skip_turn


def proceed(state: State) -> None:
    """Resume the decision on top of the stack, or finish the turn if only its own decision is left.

    Call it once all reached cards are resolved.
    """
    if len(state.stack) == 1:
        finish_turn(state)
    else:
        state.parts.decisions[state.stack[-1].kind].resume(state)


def finish_turn(state: State) -> None:
    """Draw the cards that are due, then give the turn to the next seat with cards.

    With an empty pile no card is drawn (B-15, B-16, B-19) and the discard is never reshuffled
    (R-182). The round ends when every hand is empty, checked after the draw (B-41, R-13).
    """
    seat = state.stack[0].seat
    for part in state.parts.end_turn:
        if part.end_turn(state):
            return
    if len(state.stack) > 1:
        clear_up(state)  # the declared card is discarded after all its effects
    table = state.table
    if state.turn is not FRESH:
        draw_due_cards(state, seat)
    elif table.left:
        draw_card(state, seat)
    hands = table.hands
    seats = state.kit.seats
    following = (seat + state.way) % seats
    if not hands[following]:
        if not any(hands):
            treasure_missed(state)
            return
        while not hands[following]:
            skip_turn(state, following)  # B-17, R-187
            following = (following + state.way) % seats
    begin_turn(state, following)


def draw_due_cards(state: State, seat: int) -> None:
    """Draw the cards due at the end of the turn, at most as many as the pile holds (R-93)."""
    turn = state.turn
    many = 0 if turn.barred else turn.draws + turn.extra
    for _ in range(min(many, state.table.left)):
        draw_card(state, seat)
    for other in turn.also:
        if state.table.left:
            draw_card(state, other)
