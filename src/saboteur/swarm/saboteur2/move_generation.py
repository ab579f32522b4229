"""Legal moves as numbers (S2-9 to S2-30, S2-41)."""

from saboteur.observation_layout.saboteur2 import MAX_CARD_KINDS, MAX_SEATS
from saboteur.swarm.base.actions import ALL_TOOLS_MASK, list_answers
from saboteur.swarm.base.actions import list_action as list_base_action
from saboteur.swarm.base.game_record import CELL_COUNT, TURN, WIDTH
from saboteur.swarm.grid_window import neighbour_offset
from saboteur.swarm.move_lists import MAX_MOVES, bit_index, list_passes
from saboteur.swarm.numpy_record import IntRow
from saboteur.swarm.saboteur2.actions import CLEAR_COST
from saboteur.swarm.saboteur2.game_record import (
    DISCARD_TWO,
    MARK_COUNT,
    PASS_MORE,
    PRISON_BIT,
    THEFT,
    THIEF_BIT,
    Saboteur2GameRecord,
)
from saboteur.swarm.saboteur2.rule_tables import (
    CHANGE_ROLE,
    FREE,
    HANDS_OFF,
    IMPRISON,
    LADDER_WORD,
    LAY_THIEF,
    LAYS_PER_WORD,
    Saboteur2RuleTables,
)
from saboteur.swarm.saboteur2.sharing import can_rob

LAY_BLOCKING_MASK = ALL_TOOLS_MASK | PRISON_BIT
"""The cards in front of a seat that forbid laying paths (B-28, S2-23)."""


def can_target(game: Saboteur2GameRecord, effect: int, seat: int) -> bool:
    """Whether a card may be played on a seat (S2-22 to S2-29, R-46, R-48, R-181, R-194)."""
    if effect == HANDS_OFF:
        return game.marks[seat] & THIEF_BIT != 0
    if effect == FREE:
        return game.marks[seat] & PRISON_BIT != 0
    if effect == CHANGE_ROLE:
        return game.spare_role_count > 0
    if effect == IMPRISON and game.marks[seat] & PRISON_BIT:
        return False
    return seat != game.seat


def list_action(
    game: Saboteur2GameRecord, tables: Saboteur2RuleTables, kind: int, moves: IntRow, count: int
) -> int:
    """Append the ways to play an action card; return the new length of the list."""
    effect = tables.effects[kind]
    if effect < LAY_THIEF:
        count = list_base_action(game, tables, kind, moves, count)
    elif effect == LAY_THIEF:  # at most one in front of a seat (S2-21, S2-29)
        if game.marks[game.seat] & THIEF_BIT == 0:
            moves[count] = tables.lay_thief_move
            count += 1
    else:
        first = tables.on_seat_offset + (effect - HANDS_OFF) * MAX_SEATS
        for seat in range(tables.seats):
            if can_target(game, effect, seat):
                moves[count] = first + seat
                count += 1
    return count


def list_lays_at(
    game: Saboteur2GameRecord,
    tables: Saboteur2RuleTables,
    cell: int,
    word: int,
    lays: int,
    moves: IntRow,
    count: int,
) -> int:
    """Append the lays on ``cell`` whose card fits (B-22); return the new number of moves.

    ``lays`` is a set of lays as bits, numbered as in ``word``, one of the groups into which
    ``rule_tables`` divides all lays. If the list is full, the game is flagged as ``beyond``.
    """
    fitting = tables.fitting_lays[256 * word + game.edge_constraints[cell]] & lays
    while fitting:
        if count == MAX_MOVES:
            game.beyond = 1
            return count
        lowest = fitting & -fitting
        lay = tables.lay_numbers[word * LAYS_PER_WORD + bit_index(tables, lowest, LAYS_PER_WORD)]
        moves[count] = lay * CELL_COUNT + cell
        count += 1
        fitting ^= lowest
    return count


def is_beside_goal(tables: Saboteur2RuleTables, cell: int) -> bool:
    """Whether a cell is next to a goal, face down or turned over (S2-16, R-52)."""
    for goal in range(len(tables.goal_cells)):
        for side in range(4):
            if cell + neighbour_offset(side, WIDTH) == tables.goal_cells[goal]:
                return True
    return False


def list_ladders(
    game: Saboteur2GameRecord, tables: Saboteur2RuleTables, lays: int, moves: IntRow, count: int
) -> int:
    """Append the ways to lay a ladder (S2-16); return the new length of the list.

    A ladder may lie next to any face-up card, linked or not, but not next to a goal.
    """
    for cell in range(CELL_COUNT):
        if (
            game.edge_constraints[cell]
            and game.board[cell] == 0
            and not is_beside_goal(tables, cell)
        ):
            count = list_lays_at(game, tables, cell, LADDER_WORD, lays, moves, count)
    return count


def list_lays(
    game: Saboteur2GameRecord, tables: Saboteur2RuleTables, moves: IntRow, kinds: int, count: int
) -> int:
    """Append the ways to lay the paths of the hand (B-24, S2-13).

    Returns the length of the list, which already begins with the passes of the hand, one for each
    of ``kinds`` kinds of cards.
    """
    first = 0
    second = 0
    ladders = 0
    for place in range(kinds):
        kind = moves[place] - tables.pass_offset
        if kind < tables.path_kind_count:
            first |= tables.kind_lays[kind]
            second |= tables.kind_lays[MAX_CARD_KINDS + kind]
            ladders |= tables.kind_lays[LADDER_WORD * MAX_CARD_KINDS + kind]
    if first | second:
        for place in range(game.open_end_count):
            cell = game.open_ends[place] + 0
            if game.board[cell] == 0:
                count = list_lays_at(game, tables, cell, 0, first, moves, count)
                if second:
                    count = list_lays_at(game, tables, cell, 1, second, moves, count)
    if ladders:
        count = list_ladders(game, tables, ladders, moves, count)
    return count


def list_turn(game: Saboteur2GameRecord, tables: Saboteur2RuleTables, moves: IntRow) -> int:
    """List all ways to lay, play or pass a card, to remove one, and to concede (S2-9, S2-12).

    Returns their number.
    """
    kinds = list_passes(game, tables, moves)
    count = kinds
    for place in range(kinds):
        kind = moves[place] - tables.pass_offset
        if kind >= tables.path_kind_count:
            count = list_action(game, tables, kind, moves, count)
    if tables.may_concede and game.concede_proposed == 0:
        moves[count] = tables.concede_move
        count += 1
    marks = game.marks[game.seat] + 0
    if marks and game.hand_sizes[game.seat] >= CLEAR_COST:
        for mark in range(MARK_COUNT):
            if marks >> mark & 1:
                moves[count] = tables.clear_offset + mark
                count += 1
    if marks & LAY_BLOCKING_MASK == 0:
        count = list_lays(game, tables, moves, kinds, count)
    return count


def list_thefts(game: Saboteur2GameRecord, tables: Saboteur2RuleTables, moves: IntRow) -> int:
    """List the thefts open to the decider, and the move to rob no seat (S2-41, R-43).

    Returns the number of moves.
    """
    count = 0
    for seat in range(tables.seats):
        if can_rob(game, game.decider, seat):
            moves[count] = tables.steal_offset + seat
            count += 1
    moves[count] = tables.decline_move
    return count + 1


def list_answers_to_question(
    game: Saboteur2GameRecord, tables: Saboteur2RuleTables, moves: IntRow
) -> int:
    """List the answers to the pending decision of any kind; return their number."""
    if game.stage == TURN:
        return list_turn(game, tables, moves)
    if game.stage == THEFT:
        return list_thefts(game, tables, moves)
    if game.stage == DISCARD_TWO:
        return list_passes(game, tables, moves)
    if game.stage == PASS_MORE:
        count = list_passes(game, tables, moves)
        moves[count] = tables.stop_move
        return count + 1
    return list_answers(game, tables, moves)


def legal_moves(game: Saboteur2GameRecord, tables: Saboteur2RuleTables, moves: IntRow) -> int:
    """List the legal moves and return their number; none if the game is ``beyond``."""
    count = 0
    if game.beyond == 0:
        count = list_answers_to_question(game, tables, moves)
    return count if game.beyond == 0 else 0
