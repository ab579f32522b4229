"""Moves of Le Duel as numbers: which are legal, and their effects (D-9 to D-35)."""

from saboteur.observation_layout.duel import GOAL_COUNT, TOOL_COUNT
from saboteur.swarm.duel.drawing import collapse_path
from saboteur.swarm.duel.flow import (
    NEXT_CLAIM,
    NEXT_DRAW,
    NEXT_END_ROUND,
    NEXT_FINISH_ACTION,
    NEXT_NONE,
    NEXT_SETTLE,
    NEXT_SHOW_GOAL,
    can_bribe,
    finish_action,
    finish_turn,
    set_end_cause,
    take_action,
)
from saboteur.swarm.duel.game_record import (
    BEFORE_DRAW,
    BOTH_SEATS,
    BRIBED,
    BY_COUNTERS,
    CELL_COUNT,
    CLAIM,
    DISCARD_TWO,
    MAX_OPEN_ENDS,
    OPENED,
    ORIENT,
    PASS_MORE,
    REVEAL,
    TURN,
    WIDTH,
    DuelGameRecord,
)
from saboteur.swarm.duel.laying import Scratch, colour_of, lay_path, open_barrier_for
from saboteur.swarm.duel.rounds import end_round
from saboteur.swarm.duel.rule_tables import KEY, MAX_LAYS, DuelRuleTables
from saboteur.swarm.duel.settling import (
    can_claim,
    claim_gold,
    put_counter,
    reached_goals,
    settle,
    show_goal,
    turn_over_goal,
)
from saboteur.swarm.grid_window import neighbour_offset
from saboteur.swarm.hands import discard, remove_from_hand
from saboteur.swarm.move_lists import list_goals_to_look_at, list_lays_at, list_passes
from saboteur.swarm.numpy_record import IntRow
from saboteur.swarm.rule_tables import BREAK, COVERED_FACE, MAP, ROCKFALL

CLEAR_COST = 2
"""The number of cards discarded to remove a broken tool (D-34)."""


def pass_card(game: DuelGameRecord, kind: int) -> int:
    """Discard a card: as a pass, a second pass, or for a tool (D-34, D-35).

    Returns the next step.
    """
    remove_from_hand(game, kind)
    discard(game, kind)
    if game.stage == TURN:
        take_action(game, 1)
        if game.hand_sizes[game.seat]:
            game.stage = PASS_MORE
            return NEXT_NONE
    elif game.stage == PASS_MORE:
        take_action(game, 2)
    else:
        game.discards_owed -= 1
    return NEXT_NONE if game.discards_owed else NEXT_FINISH_ACTION


def open_barrier(game: DuelGameRecord, tables: DuelRuleTables, move: int, scratch: Scratch) -> int:
    """Open a door with a key, or bribe a troll (D-20, D-31); return the next step.

    A door opens for this seat only, a troll for both (D-21). A bribe is not an action; if it takes
    the last counter, the round ends at once (R-224).
    """
    cell = move % CELL_COUNT
    seats = 1 << game.seat
    if move < tables.bribe_offset:
        remove_from_hand(game, tables.key_kind)
        take_action(game, 1)
        game.key_cell = cell
        game.keys -= 1
    else:
        seats = BOTH_SEATS
        game.tokens[cell] |= BRIBED << game.seat
        game.counters -= 1
    for seat in range(tables.seats):
        if seats >> seat & 1:
            open_barrier_for(game, tables, seat, cell, scratch)
    return NEXT_SETTLE if game.counters else set_end_cause(game, BY_COUNTERS)


def play_action(game: DuelGameRecord, tables: DuelRuleTables, move: int, scratch: Scratch) -> int:
    """Play an action card other than a key (D-29, D-30, D-32, D-33); return the next step."""
    take_action(game, 1)
    if move < tables.key_offset:
        remove_from_hand(game, tables.rockfall_kind)
        collapse_path(game, tables, move - tables.rockfall_offset, scratch)
    elif move < tables.repair_offset:
        tool = move - tables.break_offset
        remove_from_hand(game, tables.breaker_kind[tool])
        game.broken_tools[1 - game.seat] |= 1 << tool
    elif move < tables.map_offset:
        pair = move - tables.repair_offset
        tool = tables.pair_tool[pair]
        remove_from_hand(game, tables.pair_kind[pair])
        game.broken_tools[game.seat] &= ~(1 << tool)
        discard(game, tables.breaker_kind[tool])
        discard(game, tables.pair_kind[pair])
    else:
        remove_from_hand(game, tables.map_kind)
        discard(game, tables.map_kind)
        game.goal_looks[game.seat] |= 1 << (move - tables.map_offset)
    return NEXT_FINISH_ACTION


def play_answer(game: DuelGameRecord, tables: DuelRuleTables, move: int) -> int:
    """Play a move that neither lays nor removes a card of the maze; return the next step."""
    if move < tables.pass_offset:
        put_counter(game, move % CELL_COUNT, game.decider)
        return NEXT_CLAIM if game.counters else set_end_cause(game, BY_COUNTERS)
    if move < tables.break_offset:
        return pass_card(game, move - tables.pass_offset)
    if move < tables.orient_offset:
        return turn_over_goal(game, tables, move - tables.reveal_offset)
    if move < tables.clear_offset:
        return NEXT_SHOW_GOAL + move - tables.orient_offset
    if move < tables.stop_move:  # D-34
        tool = move - tables.clear_offset
        take_action(game, 1)
        game.broken_tools[game.seat] &= ~(1 << tool)
        discard(game, tables.breaker_kind[tool])
        game.discards_owed = CLEAR_COST
        game.stage = DISCARD_TWO
        return NEXT_NONE
    return NEXT_FINISH_ACTION if game.stage == PASS_MORE else NEXT_DRAW


def begin_move(game: DuelGameRecord, tables: DuelRuleTables, move: int, scratch: Scratch) -> int:
    """Apply the move without its consequences; return the next step."""
    if move < tables.rockfall_offset:
        face = move // CELL_COUNT + 1
        remove_from_hand(game, tables.face_kind[face])
        take_action(game, 1)
        lay_path(game, tables, move % CELL_COUNT, face, scratch)
        return NEXT_SETTLE
    if tables.key_offset <= move < tables.claim_offset:
        return open_barrier(game, tables, move, scratch)
    if move < tables.key_offset or tables.break_offset <= move < tables.reveal_offset:
        return play_action(game, tables, move, scratch)
    return play_answer(game, tables, move)


def play(game: DuelGameRecord, tables: DuelRuleTables, move: int, scratch: Scratch) -> None:
    """Play a move and everything that follows. It must be legal; that is not checked."""
    game.moves += 1
    follows = begin_move(game, tables, move, scratch)
    while follows != NEXT_NONE:
        if follows == NEXT_SETTLE:
            follows = settle(game, tables)
        elif follows == NEXT_CLAIM:
            follows = claim_gold(game, tables)
        elif follows == NEXT_FINISH_ACTION:
            follows = finish_action(game, tables)
        elif follows == NEXT_DRAW:
            follows = finish_turn(game, tables, scratch)
        elif follows == NEXT_END_ROUND:
            end_round(game, tables, scratch)
            follows = NEXT_NONE
        else:
            show_goal(game, tables, game.pending_goal, follows - NEXT_SHOW_GOAL, scratch)
            follows = NEXT_CLAIM


def is_beside_gold_or_goal(game: DuelGameRecord, tables: DuelRuleTables, cell: int) -> bool:
    """Whether a cell is next to a goal or to a card with printed gold (D-16, R-179)."""
    for side in range(4):
        face = game.board[cell + neighbour_offset(side, WIDTH)] + 0
        if face == COVERED_FACE or tables.is_goal_or_gold[face]:
            return True
    return False


def list_lays(
    game: DuelGameRecord, tables: DuelRuleTables, lays: int, moves: IntRow, count: int
) -> int:
    """Append the lays in the bit set ``lays``; return the new length of the list.

    The cell must be next to an edge that the seat reaches, and the card must meet that edge with an
    open edge, whatever barrier it has (D-13, R-104, R-220). A ladder of the seat's colour needs no
    such edge, but no ladder may lie next to gold or a goal (D-16, R-111).
    """
    seat = game.seat
    ladders = (tables.ladder_lays[0] | tables.ladder_lays[1]) & lays
    plain = lays & ~ladders
    for place in range(seat * MAX_OPEN_ENDS, seat * MAX_OPEN_ENDS + game.open_end_counts[seat]):
        cell = game.open_ends[place] + 0
        if game.board[cell] == 0:
            wanted = plain
            if ladders and not is_beside_gold_or_goal(game, tables, cell):
                wanted |= ladders
            count = list_lays_at(game, tables, cell, wanted, MAX_LAYS, moves, count)
    own = tables.ladder_lays[colour_of(game, seat)] & lays
    if own:
        for cell in range(CELL_COUNT):
            if (
                game.edge_constraints[cell] == 0
                or game.board[cell]
                or game.reached[seat * CELL_COUNT + cell]
            ):
                continue
            if not is_beside_gold_or_goal(game, tables, cell):
                count = list_lays_at(game, tables, cell, own, MAX_LAYS, moves, count)
    return count


def list_doors(game: DuelGameRecord, tables: DuelRuleTables, moves: IntRow, count: int) -> int:
    """Append the ways to open a door with a key (D-31, R-110); return the length of the list.

    The doors are of the other colour and have no key.
    """
    if game.keys == 0:
        return count
    foreign = 1 - colour_of(game, game.seat)
    for place in range(game.path_count + GOAL_COUNT):
        cell = (
            game.path_cells[place] + 0
            if place < game.path_count
            else goal_cell_at(game, tables, place)
        )
        door = tables.barrier[game.board[cell]]
        if door == foreign and game.tokens[cell] & OPENED * BOTH_SEATS == 0:
            moves[count] = tables.key_offset + cell
            count += 1
    return count


def goal_cell_at(game: DuelGameRecord, tables: DuelRuleTables, place: int) -> int:
    """Return the cell of a goal, given its index in the list of paths followed by goals."""
    return tables.goal_cells[place - game.path_count]


def list_repairs(
    game: DuelGameRecord, tables: DuelRuleTables, kind: int, moves: IntRow, count: int
) -> int:
    """Append the repairs of the seat's own tools (D-30); return the new length of the list."""
    for tool in range(TOOL_COUNT):
        pair = tables.repair_pair[kind * TOOL_COUNT + tool]
        if pair >= 0 and game.broken_tools[game.seat] >> tool & 1:
            moves[count] = tables.repair_offset + pair
            count += 1
    return count


def list_action(
    game: DuelGameRecord, tables: DuelRuleTables, kind: int, moves: IntRow, count: int
) -> int:
    """Append the ways to play an action card; return the new length of the list."""
    effect = tables.effects[kind]
    if effect == ROCKFALL:  # D-32, R-112
        for place in range(game.path_count):
            if tables.can_collapse[game.board[game.path_cells[place]]]:
                moves[count] = tables.rockfall_offset + game.path_cells[place]
                count += 1
    elif effect == MAP:
        count = list_goals_to_look_at(game, tables, moves, count)
    elif effect == KEY:
        count = list_doors(game, tables, moves, count)
    elif effect == BREAK:  # D-29: in front of the other seat, at most one of each type
        tool = tables.broken_tool[kind]
        if tables.seats > 1 and game.broken_tools[1 - game.seat] >> tool & 1 == 0:
            moves[count] = tables.break_offset + tool
            count += 1
    else:
        count = list_repairs(game, tables, kind, moves, count)
    return count


def list_bribes(game: DuelGameRecord, tables: DuelRuleTables, moves: IntRow, count: int) -> int:
    """Append the bribes of the seat on turn (D-20, R-105); return the new length of the list."""
    for troll in range(game.troll_count):
        if can_bribe(game, game.seat, troll):
            moves[count] = tables.bribe_offset + game.troll_cells[troll]
            count += 1
    return count


def list_turn(game: DuelGameRecord, tables: DuelRuleTables, moves: IntRow) -> int:
    """List all ways to lay, play or pass a card, remove a tool and bribe (D-9, D-54).

    Returns their number.
    """
    kinds = list_passes(game, tables, moves)
    count = kinds
    lays = 0
    for place in range(kinds):
        kind = moves[place] - tables.pass_offset
        if kind < tables.path_kind_count:
            lays |= tables.kind_lays[kind]
        else:
            count = list_action(game, tables, kind, moves, count)
    count = list_bribes(game, tables, moves, count)
    broken = game.broken_tools[game.seat] + 0
    if broken == 0:  # D-22
        if lays:
            count = list_lays(game, tables, lays, moves, count)
    elif game.hand_sizes[game.seat] >= CLEAR_COST:  # D-34
        for tool in range(TOOL_COUNT):
            if broken >> tool & 1:
                moves[count] = tables.clear_offset + tool
                count += 1
    return count


def list_reached(game: DuelGameRecord, tables: DuelRuleTables, moves: IntRow) -> int:
    """List the moves that choose which reached goal is turned over first; return their number.

    The seat on turn chooses (R-223).
    """
    count = 0
    reached = reached_goals(game, tables)
    for goal in range(GOAL_COUNT):
        if reached >> goal & 1:
            moves[count] = tables.reveal_offset + goal
            count += 1
    return count


def list_answers(game: DuelGameRecord, tables: DuelRuleTables, moves: IntRow) -> int:
    """List the answers to a question other than a turn; return their number."""
    count = 0
    if game.stage == PASS_MORE or game.stage == DISCARD_TWO:
        count = list_passes(game, tables, moves)
    elif game.stage == BEFORE_DRAW:
        count = list_bribes(game, tables, moves, 0)
    elif game.stage == REVEAL:
        count = list_reached(game, tables, moves)
    elif game.stage == ORIENT:
        moves[0] = tables.orient_offset
        moves[1] = tables.orient_offset + 1
        count = 2
    elif game.stage == CLAIM:
        for gold_index in range(game.gold_cell_count):
            if can_claim(game, tables, game.decider, gold_index):
                moves[count] = tables.claim_offset + game.gold_cells[gold_index]
                count += 1
    if game.stage == PASS_MORE or game.stage == BEFORE_DRAW:
        moves[count] = tables.stop_move
        count += 1
    return count


def legal_moves(game: DuelGameRecord, tables: DuelRuleTables, moves: IntRow) -> int:
    """List the legal moves and return their number; none if the game is ``beyond``."""
    count = 0
    if game.beyond == 0:
        if game.stage == TURN:
            count = list_turn(game, tables, moves)
        else:
            count = list_answers(game, tables, moves)
    return count if game.beyond == 0 else 0
