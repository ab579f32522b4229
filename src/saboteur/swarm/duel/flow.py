"""From one turn to the next: what is left to do, the draw, seats without cards (D-9 to D-11)."""

from saboteur.swarm.duel.drawing import draw
from saboteur.swarm.duel.laying import Scratch, unbar
from saboteur.swarm.duel.record import (
    BEFORE_DRAW,
    BOTH,
    BRIBED,
    BY_CARDS,
    BY_COUNTERS,
    CELLS,
    TURN,
    Game,
)
from saboteur.swarm.duel.rounds import begin_turn, end_round, put_away
from saboteur.swarm.duel.tables import Tables


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


def finish_turn(game: Game, tables: Tables, scratch: Scratch) -> None:
    """Draw what the action gives, then let the next seat with cards play (D-9, D-11)."""
    seat = game.seat
    draw(game, tables, seat, game.draws, scratch)
    if is_out_of_cards(game, tables):  # alone, the last cards of the pile may all strike
        end_round(game, tables, BY_CARDS, scratch)
        return
    following = (seat + 1) % tables.seats
    if game.hands_n[following] == 0:
        following = seat
    begin_turn(game, following)


def finish_action(game: Game, tables: Tables, scratch: Scratch) -> None:
    """End the action: the round may be over, else offer a bribe, else draw (R-105, R-113)."""
    put_away(game, tables)
    game.decider = game.seat
    if is_out_of_cards(game, tables):
        end_round(game, tables, BY_CARDS, scratch)
        return
    for troll in range(game.trolls_n):
        if may_bribe(game, game.seat, troll):
            game.stage = BEFORE_DRAW
            return
    finish_turn(game, tables, scratch)


def proceed(game: Game, tables: Tables, scratch: Scratch) -> None:
    """Go on when nothing is reached any more: towards the end of the turn, or with it (R-105)."""
    if game.acted:
        finish_action(game, tables, scratch)
    else:
        game.stage = TURN
        game.decider = game.seat


def act(game: Game, draws: int) -> None:
    """Take the action of the turn, which gives so many cards (D-9)."""
    game.acted = 1
    game.draws = draws


def bribe(game: Game, tables: Tables, cell: int, scratch: Scratch) -> bool:
    """Bribe a troll; whether the round goes on: the last counter ends it at once (D-20, R-224)."""
    game.tokens[cell] |= BRIBED << game.seat
    game.counters -= 1
    for seat in range(tables.seats):
        unbar(game, tables, seat, cell, scratch)
    if game.counters:
        return True
    end_round(game, tables, BY_COUNTERS, scratch)
    return False
