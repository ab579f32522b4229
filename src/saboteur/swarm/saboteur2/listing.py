"""What the decider may answer, as numbers (S2-9 to S2-30, S2-41)."""

from saboteur.swarm.base.actions import list_answers
from saboteur.swarm.base.record import CELLS, HAND, TOOLS, TURN, WIDTH
from saboteur.swarm.base.tables import BREAK, REPAIR, ROCKFALL
from saboteur.swarm.chance import WORD
from saboteur.swarm.record import Row
from saboteur.swarm.saboteur2.actions import PRICE
from saboteur.swarm.saboteur2.record import (
    DISCARD_TWO,
    KINDS,
    MARKS,
    MOVES,
    PASS_MORE,
    PRISON,
    SEATS,
    THEFT,
    THIEF,
    Game,
)
from saboteur.swarm.saboteur2.sharing import may_rob
from saboteur.swarm.saboteur2.tables import (
    BITS,
    CHANGE_ROLE,
    FREE,
    HANDS_OFF,
    IMPRISON,
    LADDER_WORD,
    LAY_THIEF,
    Tables,
)
from saboteur.swarm.shapes import DE_BRUIJN
from saboteur.swarm.window import step

ALL_TOOLS = (1 << TOOLS) - 1
BARRING = ALL_TOOLS | PRISON
"""What forbids to lay paths (B-28, S2-23)."""


def list_cards(game: Game, tables: Tables, moves: Row) -> int:
    """List the cards of the hand, each kind once, as passed (B-18)."""
    many = 0
    first = game.seat * HAND
    known = 0
    for place in range(first, first + game.hands_n[game.seat]):
        kind = game.hands[place] + 0
        if known >> kind & 1 == 0:
            known |= 1 << kind
            moves[many] = tables.pass_card + kind
            many += 1
    return many


def list_tools(game: Game, tables: Tables, kind: int, moves: Row, many: int) -> int:
    """Add the ways to break a tool of another or to mend one (R-16 to R-18, R-181, R-194)."""
    tool = tables.breaks[kind]
    for seat in range(tables.seats):
        marks = game.marks[seat] & ALL_TOOLS
        if tables.effects[kind] == BREAK:
            if seat != game.seat and marks >> tool & 1 == 0:
                moves[many] = tables.break_tool + tool * SEATS + seat
                many += 1
        elif marks:
            for broken in range(TOOLS):
                pair = tables.mends[kind * TOOLS + broken]
                if pair >= 0 and marks >> broken & 1:
                    moves[many] = tables.mend_tool + pair * SEATS + seat
                    many += 1
    return many


def may_strike(game: Game, effect: int, seat: int) -> bool:
    """Whether a card may be played on a seat (S2-22 to S2-29, R-46, R-48, R-181, R-194)."""
    if effect == HANDS_OFF:
        return game.marks[seat] & THIEF != 0
    if effect == FREE:
        return game.marks[seat] & PRISON != 0
    if effect == CHANGE_ROLE:
        return game.spare_n > 0
    if effect == IMPRISON and game.marks[seat] & PRISON:
        return False
    return seat != game.seat


def list_in_maze(game: Game, tables: Tables, effect: int, moves: Row, many: int) -> int:
    """Add the ways to play a rockfall or a map (S2-30)."""
    if effect == ROCKFALL:  # any path card, linked or not
        for place in range(game.paths_n):
            moves[many] = tables.rockfall + game.paths[place]
            many += 1
    else:  # a goal face down
        for goal in range(len(tables.goal_cells)):
            if game.covered >> goal & 1:
                moves[many] = tables.map_goal + goal
                many += 1
    return many


def list_action(game: Game, tables: Tables, kind: int, moves: Row, many: int) -> int:
    """Add the ways to play an action card to a list of moves; return how long it is."""
    effect = tables.effects[kind]
    if effect <= REPAIR:
        many = list_tools(game, tables, kind, moves, many)
    elif effect < LAY_THIEF:
        many = list_in_maze(game, tables, effect, moves, many)
    elif effect == LAY_THIEF:  # one before oneself (S2-21, S2-29)
        if game.marks[game.seat] & THIEF == 0:
            moves[many] = tables.thief
            many += 1
    else:
        first = tables.on_seat + (effect - HANDS_OFF) * SEATS
        for seat in range(tables.seats):
            if may_strike(game, effect, seat):
                moves[many] = first + seat
                many += 1
    return many


def list_lays_at(
    game: Game, tables: Tables, cell: int, word: int, lays: int, moves: Row, many: int
) -> int:
    """Add the lays of a word (as bits) that fit a cell (B-22); too many to list flag the game."""
    fitting = tables.fit[256 * word + game.demands[cell]] & lays
    while fitting:
        if many == MOVES:
            game.beyond = 1
            return many
        lowest = fitting & -fitting
        if lowest > WORD:
            bit = 32 + tables.lowest[((lowest >> 32) * DE_BRUIJN & WORD) >> 27]
        else:
            bit = tables.lowest[(lowest * DE_BRUIJN & WORD) >> 27]
        moves[many] = tables.lay_numbers[word * BITS + bit] * CELLS + cell
        many += 1
        fitting ^= lowest
    return many


def is_beside_goal(tables: Tables, cell: int) -> bool:
    """Whether a cell touches a goal, face down or turned over (S2-16, R-52)."""
    for goal in range(len(tables.goal_cells)):
        for side in range(4):
            if cell + step(side, WIDTH) == tables.goal_cells[goal]:
                return True
    return False


def list_ladders(game: Game, tables: Tables, lays: int, moves: Row, many: int) -> int:
    """Add the ways to lay a ladder: beside any face-up card, linked or not (S2-16)."""
    for cell in range(CELLS):
        if game.demands[cell] and game.board[cell] == 0 and not is_beside_goal(tables, cell):
            many = list_lays_at(game, tables, cell, LADDER_WORD, lays, moves, many)
    return many


def list_lays(game: Game, tables: Tables, moves: Row, kinds: int, many: int) -> int:
    """Add the ways to lay the paths among the first moves, which pass a card each (B-24, S2-13)."""
    first = 0
    second = 0
    ladders = 0
    for place in range(kinds):
        kind = moves[place] - tables.pass_card
        if kind < tables.path_kinds:
            first |= tables.kind_lays[kind]
            second |= tables.kind_lays[KINDS + kind]
            ladders |= tables.kind_lays[LADDER_WORD * KINDS + kind]
    if first | second:
        for place in range(game.ends_n):
            cell = game.ends[place] + 0
            if game.board[cell] == 0:
                many = list_lays_at(game, tables, cell, 0, first, moves, many)
                if second:
                    many = list_lays_at(game, tables, cell, 1, second, moves, many)
    if ladders:
        many = list_ladders(game, tables, ladders, moves, many)
    return many


def list_turn(game: Game, tables: Tables, moves: Row) -> int:
    """List every way to lay, play or pass a card, to clear one, and to concede (S2-9, S2-12)."""
    kinds = list_cards(game, tables, moves)
    many = kinds
    for place in range(kinds):
        kind = moves[place] - tables.pass_card
        if kind >= tables.path_kinds:
            many = list_action(game, tables, kind, moves, many)
    if tables.may_concede and game.proposed == 0:
        moves[many] = tables.concede
        many += 1
    marks = game.marks[game.seat] + 0
    if marks and game.hands_n[game.seat] >= PRICE:
        for mark in range(MARKS):
            if marks >> mark & 1:
                moves[many] = tables.clear + mark
                many += 1
    if marks & BARRING == 0:
        many = list_lays(game, tables, moves, kinds, many)
    return many


def list_thefts(game: Game, tables: Tables, moves: Row) -> int:
    """List whom a thief may rob, and to rob nobody (S2-41, R-43)."""
    many = 0
    for seat in range(tables.seats):
        if may_rob(game, game.decider, seat):
            moves[many] = tables.steal + seat
            many += 1
    moves[many] = tables.decline
    return many + 1


def list_all(game: Game, tables: Tables, moves: Row) -> int:
    """List the answers to whatever is asked."""
    if game.stage == TURN:
        return list_turn(game, tables, moves)
    if game.stage == THEFT:
        return list_thefts(game, tables, moves)
    if game.stage == DISCARD_TWO:
        return list_cards(game, tables, moves)
    if game.stage == PASS_MORE:
        many = list_cards(game, tables, moves)
        moves[many] = tables.stop
        return many + 1
    return list_answers(game, tables, moves)


def legal_moves(game: Game, tables: Tables, moves: Row) -> int:
    """List the legal moves and return how many there are.

    None if nobody is asked, or if the reference has to go on (``beyond``).
    """
    many = 0
    if game.beyond == 0:
        many = list_all(game, tables, moves)
    return many if game.beyond == 0 else 0
