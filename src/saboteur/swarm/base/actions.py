"""Moves of Saboteur as numbers: which are legal, and their effects (B-14 to B-34, R-14)."""

from saboteur.observation_layout.base import TOOL_COUNT
from saboteur.swarm.base.game_record import (
    CELL_COUNT,
    ORIENT,
    REVEAL,
    TAKE,
    TURN,
    VOTE,
    WORTH_COUNT,
    BaseGameRecord,
    ClassicGameRecord,
)
from saboteur.swarm.base.goals import settle, show_goal, turn_over_goal
from saboteur.swarm.base.laying import Scratch, lay_path, remove_path
from saboteur.swarm.base.rounds import (
    continue_draft,
    end_round_without_treasure,
    finish_turn,
    take_gold,
)
from saboteur.swarm.base.rule_tables import MAX_LAYS, BaseRuleTables, ClassicRuleTables
from saboteur.swarm.hands import MAX_HAND_SIZE, discard, remove_from_hand
from saboteur.swarm.move_lists import list_goals_to_look_at, list_lays_at
from saboteur.swarm.numpy_record import IntRow
from saboteur.swarm.rule_tables import BREAK, REPAIR, ROCKFALL

ALL_TOOLS_MASK = (1 << TOOL_COUNT) - 1


def use_card(game: ClassicGameRecord, kind: int) -> None:
    """Take a card from the hand of the seat on turn, and record it as the last to play (R-23)."""
    remove_from_hand(game, kind)
    game.last_player = game.seat


def pass_card_unseen(game: ClassicGameRecord, kind: int) -> None:
    """Pass a card: move it from the hand to the discard pile, face down (B-18)."""
    use_card(game, kind)
    game.passed_cards[game.seat * len(game.open_discards) + kind] += 1
    game.discard_count += 1


def use_rockfall(game: ClassicGameRecord, tables: ClassicRuleTables, cell: int) -> None:
    """Play a rockfall: discard it and the path card on a cell (B-32, B-33)."""
    use_card(game, tables.rockfall_kind)
    discard(game, tables.face_kind[game.board[cell]])
    discard(game, tables.rockfall_kind)


def use_on_tool_or_goal(game: ClassicGameRecord, tables: ClassicRuleTables, move: int) -> None:
    """Break or repair a tool, or look at a goal."""
    max_seats = len(game.marks)
    if move < tables.repair_offset:  # B-27
        tool = (move - tables.break_offset) // max_seats
        use_card(game, tables.breaker_kind[tool])
        game.marks[(move - tables.break_offset) % max_seats] |= 1 << tool
    elif move < tables.map_offset:  # B-29 to B-31: the broken tool is discarded with the repair
        pair = (move - tables.repair_offset) // max_seats
        tool = tables.pair_tool[pair]
        use_card(game, tables.pair_kind[pair])
        game.marks[(move - tables.repair_offset) % max_seats] &= ~(1 << tool)
        discard(game, tables.breaker_kind[tool])
        discard(game, tables.pair_kind[pair])
    else:  # B-34
        use_card(game, tables.map_kind)
        game.goal_looks[game.seat] |= 1 << (move - tables.map_offset)
        discard(game, tables.map_kind)


def play_card(game: BaseGameRecord, tables: BaseRuleTables, move: int, scratch: Scratch) -> None:
    """Lay, play or pass a card."""
    if move < tables.rockfall_offset:
        face = move // CELL_COUNT + 1
        use_card(game, tables.face_kind[face])
        lay_path(game, tables, move % CELL_COUNT, face, scratch)
        settle(game, tables, scratch)
        return
    if move < tables.pass_offset:
        cell = move - tables.rockfall_offset
        use_rockfall(game, tables, cell)
        remove_path(game, tables, cell, scratch)
        settle(game, tables, scratch)
        return
    if move < tables.break_offset:
        pass_card_unseen(game, move - tables.pass_offset)
    else:
        use_on_tool_or_goal(game, tables, move)
    finish_turn(game, tables, scratch)


def vote(game: ClassicGameRecord, tables: ClassicRuleTables, move: int) -> bool:
    """Propose to concede the round, or answer a proposal (R-14).

    Returns whether all seats have agreed. One refusal ends the vote.
    """
    if move == tables.concede_move:
        game.concede_proposed = 1
        game.stage = VOTE
    if move == tables.refuse_move:
        game.stage = TURN
        game.decider = game.seat
        return False
    game.decider = (game.decider + 1) % tables.seats
    return game.decider == game.seat


def play(game: BaseGameRecord, tables: BaseRuleTables, move: int, scratch: Scratch) -> None:
    """Play a move. It must be legal; that is not checked."""
    game.moves += 1
    if move < tables.reveal_offset:
        play_card(game, tables, move, scratch)
    elif move < tables.orient_offset:
        if not turn_over_goal(game, tables, move - tables.reveal_offset, scratch):
            settle(game, tables, scratch)
    elif move < tables.take_offset:
        show_goal(game, tables, game.pending_goal, move - tables.orient_offset, scratch)
        settle(game, tables, scratch)
    elif move < tables.concede_move:
        take_gold(game, move - tables.take_offset + 1)
        continue_draft(game, tables, scratch)
    elif vote(game, tables, move):
        end_round_without_treasure(game, tables, scratch)


def list_tools(
    game: ClassicGameRecord, tables: ClassicRuleTables, kind: int, moves: IntRow, count: int
) -> int:
    """Append the ways to break or repair a tool; return the length of the list."""
    max_seats = len(game.marks)
    tool = tables.broken_tool[kind]
    for seat in range(tables.seats):
        marks = game.marks[seat] & ALL_TOOLS_MASK
        if tables.effects[kind] == BREAK:  # another seat whose tool is whole
            if seat != game.seat and marks >> tool & 1 == 0:
                moves[count] = tables.break_offset + tool * max_seats + seat
                count += 1
        elif marks:  # any seat with a broken tool that the card shows
            for broken in range(TOOL_COUNT):
                pair = tables.repair_pair[kind * TOOL_COUNT + broken]
                if pair >= 0 and marks >> broken & 1:
                    moves[count] = tables.repair_offset + pair * max_seats + seat
                    count += 1
    return count


def list_action(
    game: ClassicGameRecord, tables: ClassicRuleTables, kind: int, moves: IntRow, count: int
) -> int:
    """Append the ways to play an action card of Saboteur; return the length of the list."""
    effect = tables.effects[kind]
    if effect <= REPAIR:
        count = list_tools(game, tables, kind, moves, count)
    elif effect == ROCKFALL:  # any path card, linked or not
        for place in range(game.path_count):
            moves[count] = tables.rockfall_offset + game.path_cells[place]
            count += 1
    else:
        count = list_goals_to_look_at(game, tables, moves, count)
    return count


def list_lays(
    game: BaseGameRecord, tables: BaseRuleTables, lays: int, moves: IntRow, count: int
) -> int:
    """Append the lays in the bit set ``lays`` for each empty cell that may be laid on (B-24).

    That is a cell that a linked open edge faces, or, with the option that requires no link, any
    cell next to a face-up card (R-1). Returns the length of the list.
    """
    if tables.needs_link:
        for place in range(game.open_end_count):
            cell = game.open_ends[place] + 0
            if game.board[cell] == 0:
                count = list_lays_at(game, tables, cell, lays, MAX_LAYS, moves, count)
    else:
        for cell in range(CELL_COUNT):
            if game.edge_constraints[cell] and game.board[cell] == 0:
                count = list_lays_at(game, tables, cell, lays, MAX_LAYS, moves, count)
    return count


def list_turn(game: BaseGameRecord, tables: BaseRuleTables, moves: IntRow) -> int:
    """List all ways to lay, play or pass a card of the hand (B-14), and to propose to concede.

    Returns their number.
    """
    count = 0
    known = 0
    lays = 0
    first = game.seat * MAX_HAND_SIZE
    for place in range(first, first + game.hand_sizes[game.seat]):
        kind = game.hands[place] + 0
        if known >> kind & 1:
            continue
        known |= 1 << kind
        moves[count] = tables.pass_offset + kind  # B-18, R-15: always allowed
        count += 1
        if kind < tables.path_kind_count:
            lays |= tables.kind_lays[kind]
        else:
            count = list_action(game, tables, kind, moves, count)
    if tables.may_concede and game.concede_proposed == 0:
        moves[count] = tables.concede_move
        count += 1
    if lays and game.marks[game.seat] == 0:  # B-20, B-28
        count = list_lays(game, tables, lays, moves, count)
    return count


def list_answers(game: ClassicGameRecord, tables: ClassicRuleTables, moves: IntRow) -> int:
    """List the answers to a question of Saboteur or Saboteur 2 other than a turn.

    Returns their number.
    """
    count = 0
    if game.stage == VOTE:
        moves[0] = tables.agree_move
        moves[1] = tables.refuse_move
        count = 2
    elif game.stage == REVEAL:
        for goal in range(len(tables.goal_cells)):
            if game.covered >> goal & 1 and game.reached[tables.goal_cells[goal]]:
                moves[count] = tables.reveal_offset + goal
                count += 1
    elif game.stage == ORIENT:
        moves[0] = tables.orient_offset
        moves[1] = tables.orient_offset + 1
        count = 2
    return count


def list_gold(game: BaseGameRecord, tables: BaseRuleTables, moves: IntRow) -> int:
    """List the gold cards on offer (B-45); return their number."""
    count = 0
    for worth in range(1, WORTH_COUNT):
        if game.offered_gold[worth]:
            moves[count] = tables.take_offset + worth - 1
            count += 1
    return count


def legal_moves(game: BaseGameRecord, tables: BaseRuleTables, moves: IntRow) -> int:
    """List the legal moves and return their number.

    There are none if no decision is pending, or if the reference engine has to continue
    (``beyond``).
    """
    count = 0
    if game.beyond == 0:
        if game.stage == TURN:
            count = list_turn(game, tables, moves)
        elif game.stage == TAKE:
            count = list_gold(game, tables, moves)
        else:
            count = list_answers(game, tables, moves)
    return count if game.beyond == 0 else 0
