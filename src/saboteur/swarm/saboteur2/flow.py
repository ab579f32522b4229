"""From one turn to the next: the draw, seats without cards (S2-9 to S2-11).

A function here does not call the next one: it returns the number of the next step (``NEXT_…``), and
``actions.play`` carries that out, so that compiled code stays small.
"""

from typing import Final

from saboteur.swarm.base.rounds import begin_turn as give_turn
from saboteur.swarm.base.rounds import draw_card, next_seat_with_cards
from saboteur.swarm.numpy_record import NO_SEAT
from saboteur.swarm.saboteur2.game_record import Saboteur2GameRecord
from saboteur.swarm.saboteur2.rule_tables import Saboteur2RuleTables

# The next step, as the functions return it.
NEXT_NONE: Final = 0
"""No next step: a decision is pending."""
NEXT_SETTLE: Final = 1
"""Next step after a change of the maze: turn over reached goals."""
NEXT_FINISH_TURN: Final = 2
NEXT_SHARE_GOLD: Final = 3
"""Next step when the round is over, with or without the treasure: share the gold."""
NEXT_STEAL: Final = 4
"""Next step: ask the next thief."""
NEXT_END_ROUND: Final = 5
"""Next step when all gold is shared: start the next round or end the game."""


def begin_turn(game: Saboteur2GameRecord, seat: int) -> None:
    """Give the turn to a seat, which will draw one card (B-15)."""
    give_turn(game, seat)
    game.draw_count = 1
    game.extra_drawer = NO_SEAT


def finish_turn(game: Saboteur2GameRecord, tables: Saboteur2RuleTables) -> int:
    """Draw, then give the turn to the next seat with cards (R-93); return the next step.

    The round ends when all hands are empty after the draw (S2-31, R-58).
    """
    game.cards_remaining = 0
    for _ in range(game.draw_count):
        draw_card(game, tables, game.seat)
    if game.extra_drawer != NO_SEAT:
        draw_card(game, tables, game.extra_drawer)
    following = next_seat_with_cards(game, tables)
    if following == NO_SEAT:
        return NEXT_SHARE_GOLD
    begin_turn(game, following)
    return NEXT_NONE
