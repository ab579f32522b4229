"""From one turn to the next: the draw, seats without cards, the end by empty hands."""

from typing import Final

from saboteur.games.classic.operations import MOST_SEATS, begin_turn, draw_card, skip_turn
from saboteur.games.classic.setup import TURN
from saboteur.games.classic.sharing import treasure_missed
from saboteur.games.classic.state import State
from saboteur.kernel.decision import Decision

TURNS: Final = tuple(Decision(TURN, seat) for seat in range(MOST_SEATS))


def finish_turn(state: State) -> None:
    """Draw a card if there is one, then let the next seat with cards play.

    With an empty pile nobody draws (B-15, B-16, B-19) and the discard is never reshuffled
    (R-182). The round ends when every hand is empty, checked after the draw (B-41, R-13).
    """
    seat = state.stack[0].seat
    table = state.table
    if table.left:
        draw_card(state, seat)
    hands = table.hands
    seats = len(hands)
    following = (seat + 1) % seats
    if not hands[following]:
        if not any(hands):
            treasure_missed(state)
            return
        while not hands[following]:
            skip_turn(state, following)  # B-17, R-187
            following = (following + 1) % seats
    begin_turn(state, TURNS[following])
