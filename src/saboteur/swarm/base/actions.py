"""What the decider may answer, as numbers, and what an answer does (B-14 to B-34, R-14)."""

from saboteur.swarm.base.goals import settle, show, turn_over
from saboteur.swarm.base.laying import Scratch, lay_path, lift
from saboteur.swarm.base.record import (
    CELLS,
    HAND,
    KINDS,
    MOVES,
    ORIENT,
    REVEAL,
    SEATS,
    TAKE,
    TOOLS,
    TURN,
    VOTE,
    WORTHS,
    ClassicGame,
    Game,
)
from saboteur.swarm.base.rounds import finish_turn, go_on_drafting, miss_treasure, take_gold
from saboteur.swarm.base.tables import BREAK, MAP, ROCKFALL, ClassicTables, Tables
from saboteur.swarm.chance import WORD
from saboteur.swarm.record import Row
from saboteur.swarm.shapes import DE_BRUIJN


def spend(game: ClassicGame, kind: int) -> None:
    """Take a card out of the hand of the seat on turn (R-23)."""
    seat = game.seat
    first = seat * HAND
    last = first + game.hands_n[seat] - 1
    for place in range(first, last + 1):
        if game.hands[place] == kind:
            game.hands[place] = game.hands[last]
            break
    game.hands_n[seat] -= 1
    game.last = seat


def discard(game: ClassicGame, kind: int) -> None:
    """Put an open card on the discard (R-186)."""
    game.shown[kind] += 1
    game.discarded += 1


def play_card(game: Game, tables: Tables, move: int, scratch: Scratch) -> None:
    """Play, lay or pass a card."""
    if move < tables.rockfall:
        face = move // CELLS + 1
        spend(game, tables.face_kind[face])
        lay_path(game, tables, move % CELLS, face, scratch)
        settle(game, tables, scratch)
        return
    if move < tables.pass_card:  # B-32, B-33
        cell = move - tables.rockfall
        spend(game, tables.rockfall_kind)
        discard(game, tables.face_kind[game.board[cell]])
        discard(game, tables.rockfall_kind)
        lift(game, tables, cell, scratch)
        settle(game, tables, scratch)
        return
    if move < tables.break_tool:  # B-18: unseen
        kind = move - tables.pass_card
        spend(game, kind)
        game.passed[game.seat * KINDS + kind] += 1
        game.discarded += 1
    elif move < tables.mend_tool:  # B-27
        tool = (move - tables.break_tool) // SEATS
        spend(game, tables.breaker[tool])
        game.marks[(move - tables.break_tool) % SEATS] |= 1 << tool
    elif move < tables.map_goal:  # B-29 to B-31: the broken tool is discarded with the repair
        pair = (move - tables.mend_tool) // SEATS
        tool = tables.pair_tool[pair]
        spend(game, tables.pair_kind[pair])
        game.marks[(move - tables.mend_tool) % SEATS] &= ~(1 << tool)
        discard(game, tables.breaker[tool])
        discard(game, tables.pair_kind[pair])
    else:  # B-34
        spend(game, tables.map_kind)
        game.looks[game.seat] |= 1 << (move - tables.map_goal)
        discard(game, tables.map_kind)
    finish_turn(game, tables, scratch)


def vote(game: ClassicGame, tables: ClassicTables, move: int) -> bool:
    """Propose to give the round up, or answer a proposal; whether all agree (R-14).

    One refusal ends the vote.
    """
    if move == tables.concede:
        game.proposed = 1
        game.stage = VOTE
    if move == tables.refuse:
        game.stage = TURN
        game.decider = game.seat
        return False
    game.decider = (game.decider + 1) % tables.seats
    return game.decider == game.seat


def play(game: Game, tables: Tables, move: int, scratch: Scratch) -> None:
    """Carry a move out. Unchecked: it is one of the legal ones."""
    game.moves += 1
    if move < tables.reveal:
        play_card(game, tables, move, scratch)
    elif move < tables.orient:
        if not turn_over(game, tables, move - tables.reveal, scratch):
            settle(game, tables, scratch)
    elif move < tables.take:
        show(game, tables, game.asked, move - tables.orient, scratch)
        settle(game, tables, scratch)
    elif move < tables.concede:
        take_gold(game, move - tables.take + 1)
        go_on_drafting(game, tables, scratch)
    elif vote(game, tables, move):
        miss_treasure(game, tables, scratch)


def list_tools(game: Game, tables: Tables, kind: int, moves: Row, many: int) -> int:
    """Add the ways to break or mend a tool to a list of moves; return how long it is."""
    tool = tables.breaks[kind]
    for seat in range(tables.seats):
        marks = game.marks[seat] + 0
        if tables.effects[kind] == BREAK:  # another seat whose tool is whole
            if seat != game.seat and marks >> tool & 1 == 0:
                moves[many] = tables.break_tool + tool * SEATS + seat
                many += 1
        elif marks:  # any seat with a broken tool that the card shows
            for broken in range(TOOLS):
                pair = tables.mends[kind * TOOLS + broken]
                if pair >= 0 and marks >> broken & 1:
                    moves[many] = tables.mend_tool + pair * SEATS + seat
                    many += 1
    return many


def list_action(game: Game, tables: Tables, kind: int, moves: Row, many: int) -> int:
    """Add the ways to play an action card to a list of moves; return how long it is."""
    effect = tables.effects[kind]
    if effect == ROCKFALL:  # any path card, linked or not
        for place in range(game.paths_n):
            moves[many] = tables.rockfall + game.paths[place]
            many += 1
    elif effect == MAP:  # a goal face down
        for goal in range(len(tables.goal_cells)):
            if game.covered >> goal & 1:
                moves[many] = tables.map_goal + goal
                many += 1
    else:
        many = list_tools(game, tables, kind, moves, many)
    return many


def list_lays_at(game: Game, tables: Tables, cell: int, lays: int, moves: Row, many: int) -> int:
    """Add the lays of a set (as bits) that fit a cell (B-22); too many to list flag the game."""
    fitting = tables.fit[game.demands[cell]] & lays
    while fitting:
        if many == MOVES:
            game.beyond = 1
            return many
        lowest = fitting & -fitting
        moves[many] = tables.lowest[(lowest * DE_BRUIJN & WORD) >> 27] * CELLS + cell
        many += 1
        fitting ^= lowest
    return many


def list_lays(game: Game, tables: Tables, lays: int, moves: Row, many: int) -> int:
    """Add the ways to lay one of a set of lays: on cells that a linked open edge faces (B-24).

    Where the table asks for neighbours only (R-1), on every empty cell beside a face-up card.
    """
    if tables.needs_link:
        for place in range(game.ends_n):
            cell = game.ends[place] + 0
            if game.board[cell] == 0:
                many = list_lays_at(game, tables, cell, lays, moves, many)
    else:
        for cell in range(CELLS):
            if game.demands[cell] and game.board[cell] == 0:
                many = list_lays_at(game, tables, cell, lays, moves, many)
    return many


def list_turn(game: Game, tables: Tables, moves: Row) -> int:
    """List every way to lay, play or pass a card of the hand (B-14)."""
    many = 0
    known = 0
    lays = 0
    first = game.seat * HAND
    for place in range(first, first + game.hands_n[game.seat]):
        kind = game.hands[place] + 0
        if known >> kind & 1:
            continue
        known |= 1 << kind
        moves[many] = tables.pass_card + kind  # B-18, R-15: always allowed
        many += 1
        if kind < tables.path_kinds:
            lays |= tables.kind_lays[kind]
        else:
            many = list_action(game, tables, kind, moves, many)
    if tables.may_concede and game.proposed == 0:
        moves[many] = tables.concede
        many += 1
    if lays and game.marks[game.seat] == 0:  # B-20, B-28
        many = list_lays(game, tables, lays, moves, many)
    return many


def list_answers(game: ClassicGame, tables: ClassicTables, moves: Row) -> int:
    """List the answers to a question that both boxes ask, other than a turn."""
    many = 0
    if game.stage == VOTE:
        moves[0] = tables.agree
        moves[1] = tables.refuse
        many = 2
    elif game.stage == REVEAL:
        for goal in range(len(tables.goal_cells)):
            if game.covered >> goal & 1 and game.lit[tables.goal_cells[goal]]:
                moves[many] = tables.reveal + goal
                many += 1
    elif game.stage == ORIENT:
        moves[0] = tables.orient
        moves[1] = tables.orient + 1
        many = 2
    return many


def list_gold(game: Game, tables: Tables, moves: Row) -> int:
    """List the gold cards on offer (B-45)."""
    many = 0
    for worth in range(1, WORTHS):
        if game.offer[worth]:
            moves[many] = tables.take + worth - 1
            many += 1
    return many


def legal_moves(game: Game, tables: Tables, moves: Row) -> int:
    """List the legal moves and return how many there are.

    None if nobody is asked, or if the reference has to go on (``beyond``).
    """
    many = 0
    if game.beyond == 0:
        if game.stage == TURN:
            many = list_turn(game, tables, moves)
        elif game.stage == TAKE:
            many = list_gold(game, tables, moves)
        else:
            many = list_answers(game, tables, moves)
    return many if game.beyond == 0 else 0
