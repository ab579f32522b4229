"""From one turn to the next: pending work, the draw, seats without cards (D-9 to D-11).

A function here does not call the next one: it returns the number of the next step (``NEXT_…``), and
``actions.play`` carries that out. So every function has few call sites, and compiled code stays
small.
"""

from typing import Final

from saboteur.swarm.duel.drawing import draw_cards
from saboteur.swarm.duel.game_record import (
    BEFORE_DRAW,
    BOTH_SEATS,
    BRIBED,
    BY_CARDS,
    CELL_COUNT,
    TURN,
    DuelGameRecord,
)
from saboteur.swarm.duel.laying import Scratch
from saboteur.swarm.duel.rounds import begin_turn, discard_key
from saboteur.swarm.duel.rule_tables import DuelRuleTables

# The next step, as the functions return it.
NEXT_NONE: Final = 0
"""No next step: a decision is pending."""
NEXT_SETTLE: Final = 1
NEXT_CLAIM: Final = 2
NEXT_FINISH_ACTION: Final = 3
NEXT_DRAW: Final = 4
NEXT_END_ROUND: Final = 5
NEXT_SHOW_GOAL: Final = 6
"""Next step: put the turned-over goal down upright; the next number puts it down half-turned."""


def set_end_cause(game: DuelGameRecord, cause: int) -> int:
    """Store why the round ends (D-36); return ``NEXT_END_ROUND``."""
    game.end_causes[game.round - 1] = cause
    return NEXT_END_ROUND


def can_bribe(game: DuelGameRecord, seat: int, troll_index: int) -> bool:
    """Whether a seat may bribe a troll: it reaches the troll, which is unbribed (D-20, R-105)."""
    cell = game.troll_cells[troll_index] + 0
    if game.counters == 0 or game.tokens[cell] & BRIBED * BOTH_SEATS:
        return False
    return game.reached[seat * CELL_COUNT + cell] != 0


def is_out_of_cards(game: DuelGameRecord, tables: DuelRuleTables) -> bool:
    """Whether pile and hands are empty (D-36)."""
    if game.pile_count or game.hand_sizes[0]:
        return False
    return tables.seats == 1 or game.hand_sizes[1] == 0


def finish_turn(game: DuelGameRecord, tables: DuelRuleTables, scratch: Scratch) -> int:
    """Draw for the action taken, then give the turn to the next seat with cards (D-9, D-11).

    Returns the next step.
    """
    seat = game.seat
    draw_cards(game, tables, seat, game.draw_count, scratch)
    if is_out_of_cards(game, tables):  # in solo games the last cards may all take effect
        return set_end_cause(game, BY_CARDS)
    following = (seat + 1) % tables.seats
    if game.hand_sizes[following] == 0:
        following = seat
    begin_turn(game, following)
    return NEXT_NONE


def finish_action(game: DuelGameRecord, tables: DuelRuleTables) -> int:
    """End the action: end the round, ask for a bribe, or draw (R-105, R-113).

    Returns the next step.
    """
    discard_key(game, tables)
    game.decider = game.seat
    if is_out_of_cards(game, tables):
        return set_end_cause(game, BY_CARDS)
    for troll in range(game.troll_count):
        if can_bribe(game, game.seat, troll):
            game.stage = BEFORE_DRAW
            return NEXT_NONE
    return NEXT_DRAW


def proceed(game: DuelGameRecord) -> int:
    """Let the turn go on once no goal or gold is reached any more (R-105); return the next step.

    That step ends the action if it has been taken; otherwise the seat on turn has to decide.
    """
    if game.has_acted:
        return NEXT_FINISH_ACTION
    game.stage = TURN
    game.decider = game.seat
    return NEXT_NONE


def take_action(game: DuelGameRecord, draw_count: int) -> None:
    """Record that the seat took its action, which gives ``draw_count`` cards (D-9)."""
    game.has_acted = 1
    game.draw_count = draw_count
