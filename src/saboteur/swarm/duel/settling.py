"""Consequences of a change of the maze: goals and gold (D-23 to D-28, R-223)."""

from saboteur.observation_layout.duel import GOAL_COUNT
from saboteur.swarm.duel.flow import (
    NEXT_CLAIM,
    NEXT_NONE,
    NEXT_SETTLE,
    NEXT_SHOW_GOAL,
    proceed,
    set_end_cause,
)
from saboteur.swarm.duel.game_record import (
    BOTH_SEATS,
    BY_COUNTERS,
    BY_GOALS,
    CELL_COUNT,
    CLAIM,
    CLAIMED,
    ORIENT,
    REVEAL,
    DuelGameRecord,
)
from saboteur.swarm.duel.laying import Scratch, put_card
from saboteur.swarm.duel.rule_tables import DuelRuleTables
from saboteur.swarm.goals import BOTH_HALF_TURNS, fitting_half_turns
from saboteur.swarm.numpy_record import NO_SEAT


def reached_goals(game: DuelGameRecord, tables: DuelRuleTables) -> int:
    """Return the face-down goals that a reached edge of either seat faces, as bits (R-108)."""
    found = 0
    for goal in range(GOAL_COUNT):
        cell = tables.goal_cells[goal]
        if game.covered >> goal & 1 and (game.reached[cell] or game.reached[CELL_COUNT + cell]):
            found |= 1 << goal
    return found


def show_goal(
    game: DuelGameRecord, tables: DuelRuleTables, goal: int, turned: int, scratch: Scratch
) -> None:
    """Put down a goal that was turned over; its tracks carry links from now on (D-52)."""
    game.covered &= ~(1 << goal)
    game.pending_goal = NO_SEAT
    face = tables.goal_faces[2 * game.goals[goal] + turned]
    put_card(game, tables, tables.goal_cells[goal], face, scratch)


def turn_over_goal(game: DuelGameRecord, tables: DuelRuleTables, goal: int) -> int:
    """Turn a goal over; return the next step.

    The seat on turn may have to choose the orientation (D-23).
    """
    cell = tables.goal_cells[goal]
    sides = game.reached[cell] | game.reached[CELL_COUNT + cell]
    found = fitting_half_turns(game, tables, goal, sides)
    game.pending_goal = goal
    if found == BOTH_HALF_TURNS:
        game.stage = ORIENT
        game.decider = game.seat
        return NEXT_NONE
    return NEXT_SHOW_GOAL + (found >> 1)


def can_claim(game: DuelGameRecord, tables: DuelRuleTables, seat: int, gold_index: int) -> bool:
    """Whether a seat is linked to unclaimed gold, at the node of the gold (D-25, D-28, R-109)."""
    cell = game.gold_cells[gold_index] + 0
    if game.tokens[cell] & CLAIMED * BOTH_SEATS:
        return False
    return game.reached[seat * CELL_COUNT + cell] & tables.gold_node_bit[game.board[cell]] != 0


def put_counter(game: DuelGameRecord, cell: int, seat: int) -> None:
    """Put a counter on gold; it stays even if the link is cut (D-25, D-26)."""
    game.tokens[cell] |= CLAIMED << seat
    game.counters -= 1


def claim_gold(game: DuelGameRecord, tables: DuelRuleTables) -> int:
    """Claim the linked gold for the seat on turn, then the other (D-27, D-57, R-107).

    A seat that is linked to more gold than there are counters left has to choose. The last counter
    ends the round at once, and so does the sixth goal when its gold has been claimed (D-36, R-113).
    Returns the next step.
    """
    for seat_offset in range(tables.seats):
        seat = (game.seat + seat_offset) % tables.seats
        claim_count = 0
        for gold_index in range(game.gold_cell_count):
            claim_count += 1 if can_claim(game, tables, seat, gold_index) else 0
        if claim_count > game.counters:
            game.stage = CLAIM
            game.decider = seat
            return NEXT_NONE
        for gold_index in range(game.gold_cell_count if claim_count else 0):
            if can_claim(game, tables, seat, gold_index):
                put_counter(game, game.gold_cells[gold_index] + 0, seat)
        if game.counters == 0:
            return set_end_cause(game, BY_COUNTERS)
    if game.covered == 0:
        return set_end_cause(game, BY_GOALS)
    return NEXT_SETTLE if reached_goals(game, tables) else proceed(game)


def settle(game: DuelGameRecord, tables: DuelRuleTables) -> int:
    """Turn over reached goals, then claim gold; return the next step (D-53, R-223).

    If several goals are reached, the seat on turn chooses one. This repeats until nothing changes.
    """
    reached = reached_goals(game, tables)
    first = NO_SEAT
    for goal in range(GOAL_COUNT):
        if reached >> goal & 1:
            if first != NO_SEAT:
                game.stage = REVEAL
                game.decider = game.seat
                return NEXT_NONE
            first = goal
    return NEXT_CLAIM if first == NO_SEAT else turn_over_goal(game, tables, first)
