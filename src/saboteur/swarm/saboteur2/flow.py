"""From one turn to the next: the draw, seats without cards (S2-9 to S2-11).

Nothing here calls what comes after it: each says what follows, and ``actions.play`` goes on with
that, so that compiled code stays small.
"""

from typing import Final

from saboteur.swarm.base.rounds import begin_turn as give_turn
from saboteur.swarm.base.rounds import draw, next_seat
from saboteur.swarm.record import NOBODY
from saboteur.swarm.saboteur2.record import Game
from saboteur.swarm.saboteur2.tables import Tables

# What follows.
NOTHING: Final = 0
"""Somebody is asked."""
SETTLE: Final = 1
"""The maze has changed."""
FINISH: Final = 2
"""The turn is over."""
SHARE: Final = 3
"""The round is over, with the treasure or without."""
STEAL: Final = 4
"""The next thief is asked."""
END: Final = 5
"""All is shared: the next round, or the end."""


def begin_turn(game: Game, seat: int) -> None:
    """Give the turn to a seat; it gives one card (B-15)."""
    give_turn(game, seat)
    game.draws = 1
    game.also = NOBODY


def finish_turn(game: Game, tables: Tables) -> int:
    """Draw what is due, then let the next seat with cards play (R-93).

    The round ends when all hands are empty after the draw (S2-31, R-58).
    """
    game.more = 0
    for _ in range(game.draws):
        draw(game, tables, game.seat)
    if game.also != NOBODY:
        draw(game, tables, game.also)
    following = next_seat(game, tables)
    if following == NOBODY:
        return SHARE
    begin_turn(game, following)
    return NOTHING
