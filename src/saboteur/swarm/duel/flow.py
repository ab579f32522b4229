"""From one turn to the next: what is left to do, the draw, seats without cards (D-9 to D-11).

Nothing here calls what comes after it: each says what follows, and ``actions.play`` goes on with
that. So every function is called from few places, and compiled code stays small.
"""

from typing import Final

from saboteur.swarm.duel.drawing import draw
from saboteur.swarm.duel.laying import Scratch
from saboteur.swarm.duel.record import BEFORE_DRAW, BOTH, BRIBED, BY_CARDS, CELLS, TURN, Game
from saboteur.swarm.duel.rounds import begin_turn, put_away
from saboteur.swarm.duel.tables import Tables

# What follows.
NOTHING: Final = 0
"""Somebody is asked."""
SETTLE: Final = 1
CLAIMS: Final = 2
FINISH: Final = 3
DRAW: Final = 4
END: Final = 5
"""The round ends."""
SHOW: Final = 6
"""The goal that was turned over is put down upright; one more, turned."""


def end(game: Game, cause: int) -> int:
    """End the round for a cause (D-36)."""
    game.causes[game.round - 1] = cause
    return END


def may_bribe(game: Game, seat: int, troll: int) -> bool:
    """Whether a seat may bribe a troll: it reaches his card, and nobody has yet (D-20, R-105)."""
    cell = game.trolls[troll] + 0
    if game.counters == 0 or game.tokens[cell] & BRIBED * BOTH:
        return False
    return game.lit[seat * CELLS + cell] != 0


def is_out_of_cards(game: Game, tables: Tables) -> bool:
    """Whether pile and hands are empty (D-36)."""
    if game.left or game.hands_n[0]:
        return False
    return tables.seats == 1 or game.hands_n[1] == 0


def finish_turn(game: Game, tables: Tables, scratch: Scratch) -> int:
    """Draw what the action gives, then let the next seat with cards play (D-9, D-11)."""
    seat = game.seat
    draw(game, tables, seat, game.draws, scratch)
    if is_out_of_cards(game, tables):  # alone, the last cards of the pile may all strike
        return end(game, BY_CARDS)
    following = (seat + 1) % tables.seats
    if game.hands_n[following] == 0:
        following = seat
    begin_turn(game, following)
    return NOTHING


def finish_action(game: Game, tables: Tables) -> int:
    """End the action: the round may be over, else offer a bribe, else draw (R-105, R-113)."""
    put_away(game, tables)
    game.decider = game.seat
    if is_out_of_cards(game, tables):
        return end(game, BY_CARDS)
    for troll in range(game.trolls_n):
        if may_bribe(game, game.seat, troll):
            game.stage = BEFORE_DRAW
            return NOTHING
    return DRAW


def proceed(game: Game) -> int:
    """Go on when nothing is reached any more: towards the end of the turn, or with it (R-105)."""
    if game.acted:
        return FINISH
    game.stage = TURN
    game.decider = game.seat
    return NOTHING


def act(game: Game, draws: int) -> None:
    """Take the action of the turn, which gives so many cards (D-9)."""
    game.acted = 1
    game.draws = draws
