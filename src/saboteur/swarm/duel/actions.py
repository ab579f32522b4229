"""What the decider may answer, as numbers, and what an answer does (D-9 to D-35)."""

from saboteur.swarm.chance import WORD
from saboteur.swarm.duel.drawing import discard, fall
from saboteur.swarm.duel.flow import (
    CLAIMS,
    DRAW,
    END,
    FINISH,
    NOTHING,
    SETTLE,
    SHOW,
    act,
    end,
    finish_action,
    finish_turn,
    may_bribe,
)
from saboteur.swarm.duel.laying import Scratch, colour_of, lay_path, unbar
from saboteur.swarm.duel.record import (
    BEFORE_DRAW,
    BOTH,
    BRIBED,
    BY_COUNTERS,
    CELLS,
    CLAIM,
    DISCARD_TWO,
    ENDS,
    GOALS,
    HAND,
    MOVES,
    OPENED,
    ORIENT,
    PASS_MORE,
    REVEAL,
    TOOLS,
    TURN,
    WIDTH,
    Game,
)
from saboteur.swarm.duel.rounds import end_round
from saboteur.swarm.duel.settling import (
    claim,
    claim_at,
    may_claim,
    reached_goals,
    settle,
    show,
    turn_over,
)
from saboteur.swarm.duel.tables import BREAK, COVERED, KEY, MAP, ROCKFALL, Tables
from saboteur.swarm.record import Row
from saboteur.swarm.shapes import DE_BRUIJN
from saboteur.swarm.window import step

PRICE = 2
"""Cards that it costs to remove a broken tool (D-34)."""


def spend(game: Game, kind: int) -> None:
    """Take a card out of the hand of the seat on turn."""
    first = game.seat * HAND
    last = first + game.hands_n[game.seat] - 1
    for place in range(first, last + 1):
        if game.hands[place] == kind:
            game.hands[place] = game.hands[last]
            break
    game.hands_n[game.seat] -= 1


def pass_card(game: Game, kind: int) -> int:
    """Discard a card: to pass, as a second one, or for a tool (D-34, D-35)."""
    spend(game, kind)
    discard(game, kind)
    if game.stage == TURN:
        act(game, 1)
        if game.hands_n[game.seat]:
            game.stage = PASS_MORE
            return NOTHING
    elif game.stage == PASS_MORE:
        act(game, 2)
    else:
        game.owed -= 1
    return NOTHING if game.owed else FINISH


def open_barrier(game: Game, tables: Tables, move: int, scratch: Scratch) -> int:
    """Open a door with a key, or bribe a troll (D-20, D-31).

    A door opens to this seat alone, a troll to both (D-21). A bribe is no action; if it takes the
    last counter, the round ends at once (R-224).
    """
    cell = move % CELLS
    seats = 1 << game.seat
    if move < tables.bribe:
        spend(game, tables.key_kind)
        act(game, 1)
        game.key_at = cell
        game.keys -= 1
    else:
        seats = BOTH
        game.tokens[cell] |= BRIBED << game.seat
        game.counters -= 1
    for seat in range(tables.seats):
        if seats >> seat & 1:
            unbar(game, tables, seat, cell, scratch)
    return SETTLE if game.counters else end(game, BY_COUNTERS)


def play_action(game: Game, tables: Tables, move: int, scratch: Scratch) -> int:
    """Play an action card that links nothing (D-29, D-30, D-32, D-33)."""
    act(game, 1)
    if move < tables.key:
        spend(game, tables.rockfall_kind)
        fall(game, tables, move - tables.rockfall, scratch)
    elif move < tables.mend_tool:
        tool = move - tables.break_tool
        spend(game, tables.breaker[tool])
        game.broken[1 - game.seat] |= 1 << tool
    elif move < tables.map_goal:
        pair = move - tables.mend_tool
        tool = tables.pair_tool[pair]
        spend(game, tables.pair_kind[pair])
        game.broken[game.seat] &= ~(1 << tool)
        discard(game, tables.breaker[tool])
        discard(game, tables.pair_kind[pair])
    else:
        spend(game, tables.map_kind)
        discard(game, tables.map_kind)
        game.looks[game.seat] |= 1 << (move - tables.map_goal)
    return FINISH


def answer(game: Game, tables: Tables, move: int) -> int:
    """Carry an answer out that touches no card of the maze."""
    if move < tables.pass_card:
        claim_at(game, move % CELLS, game.decider)
        return CLAIMS if game.counters else end(game, BY_COUNTERS)
    if move < tables.break_tool:
        return pass_card(game, move - tables.pass_card)
    if move < tables.orient:
        return turn_over(game, tables, move - tables.reveal)
    if move < tables.clear:
        return SHOW + move - tables.orient
    if move < tables.stop:  # D-34
        tool = move - tables.clear
        act(game, 1)
        game.broken[game.seat] &= ~(1 << tool)
        discard(game, tables.breaker[tool])
        game.owed = PRICE
        game.stage = DISCARD_TWO
        return NOTHING
    return FINISH if game.stage == PASS_MORE else DRAW


def begin_move(game: Game, tables: Tables, move: int, scratch: Scratch) -> int:
    """Carry out what a move says; return what follows."""
    if move < tables.rockfall:
        face = move // CELLS + 1
        spend(game, tables.face_kind[face])
        act(game, 1)
        lay_path(game, tables, move % CELLS, face, scratch)
        return SETTLE
    if tables.key <= move < tables.claim:
        return open_barrier(game, tables, move, scratch)
    if move < tables.key or tables.break_tool <= move < tables.reveal:
        return play_action(game, tables, move, scratch)
    return answer(game, tables, move)


def play(game: Game, tables: Tables, move: int, scratch: Scratch) -> None:
    """Carry a move out, and all that follows. Unchecked: it is one of the legal ones."""
    game.moves += 1
    follows = begin_move(game, tables, move, scratch)
    while follows != NOTHING:
        if follows == SETTLE:
            follows = settle(game, tables)
        elif follows == CLAIMS:
            follows = claim(game, tables)
        elif follows == FINISH:
            follows = finish_action(game, tables)
        elif follows == DRAW:
            follows = finish_turn(game, tables, scratch)
        elif follows == END:
            end_round(game, tables, scratch)
            follows = NOTHING
        else:
            show(game, tables, game.asked, follows - SHOW, scratch)
            follows = CLAIMS


def is_beside_gold_or_goal(game: Game, tables: Tables, cell: int) -> bool:
    """Whether a cell touches a goal in any state or a card with printed gold (D-16, R-179)."""
    for side in range(4):
        face = game.board[cell + step(side, WIDTH)] + 0
        if face == COVERED or tables.precious[face]:
            return True
    return False


def list_lays_at(game: Game, tables: Tables, cell: int, lays: int, moves: Row, many: int) -> int:
    """Add the lays of a set (as bits) that fit a cell (D-12); too many to list flag the game."""
    fitting = tables.fit[game.demands[cell]] & lays
    while fitting:
        if many == MOVES:
            game.beyond = 1
            return many
        lowest = fitting & -fitting
        if lowest > WORD:
            lay = 32 + tables.lowest[((lowest >> 32) * DE_BRUIJN & WORD) >> 27]
        else:
            lay = tables.lowest[(lowest * DE_BRUIJN & WORD) >> 27]
        moves[many] = lay * CELLS + cell
        many += 1
        fitting ^= lowest
    return many


def list_lays(game: Game, tables: Tables, lays: int, moves: Row, many: int) -> int:
    """Add the ways to lay one of a set of lays.

    An edge within the seat's reach faces the cell, and a card that fits meets it with an open edge
    of its own, whatever stands on it (D-13, R-104, R-220). A ladder of the seat's own colour needs
    no such edge, but none may lie beside gold or a goal (D-16, R-111).
    """
    seat = game.seat
    ladders = (tables.ladder_lays[0] | tables.ladder_lays[1]) & lays
    plain = lays & ~ladders
    for place in range(seat * ENDS, seat * ENDS + game.ends_n[seat]):
        cell = game.ends[place] + 0
        if game.board[cell] == 0:
            wanted = plain
            if ladders and not is_beside_gold_or_goal(game, tables, cell):
                wanted |= ladders
            many = list_lays_at(game, tables, cell, wanted, moves, many)
    own = tables.ladder_lays[colour_of(game, seat)] & lays
    if own:
        for cell in range(CELLS):
            if game.demands[cell] == 0 or game.board[cell] or game.lit[seat * CELLS + cell]:
                continue
            if not is_beside_gold_or_goal(game, tables, cell):
                many = list_lays_at(game, tables, cell, own, moves, many)
    return many


def list_doors(game: Game, tables: Tables, moves: Row, many: int) -> int:
    """Add the doors that a key may open: of the other colour, without a key (D-31, R-110)."""
    if game.keys == 0:
        return many
    foreign = 1 - colour_of(game, game.seat)
    for place in range(game.paths_n + GOALS):
        cell = game.paths[place] + 0 if place < game.paths_n else goal_at(game, tables, place)
        door = tables.barrier[game.board[cell]]
        if door == foreign and game.tokens[cell] & OPENED * BOTH == 0:
            moves[many] = tables.key + cell
            many += 1
    return many


def goal_at(game: Game, tables: Tables, place: int) -> int:
    """Return the cell of the goal that comes so far after the paths."""
    return tables.goal_cells[place - game.paths_n]


def list_repairs(game: Game, tables: Tables, kind: int, moves: Row, many: int) -> int:
    """Add the broken tools that a repair can mend, before oneself only (D-30)."""
    for tool in range(TOOLS):
        pair = tables.mends[kind * TOOLS + tool]
        if pair >= 0 and game.broken[game.seat] >> tool & 1:
            moves[many] = tables.mend_tool + pair
            many += 1
    return many


def list_action(game: Game, tables: Tables, kind: int, moves: Row, many: int) -> int:
    """Add the ways to play an action card to a list of moves; return how long it is."""
    effect = tables.effects[kind]
    if effect == ROCKFALL:  # D-32, R-112
        for place in range(game.paths_n):
            if tables.falls[game.board[game.paths[place]]]:
                moves[many] = tables.rockfall + game.paths[place]
                many += 1
    elif effect == MAP:  # D-33, R-122
        for goal in range(GOALS):
            if game.covered >> goal & 1:
                moves[many] = tables.map_goal + goal
                many += 1
    elif effect == KEY:
        many = list_doors(game, tables, moves, many)
    elif effect == BREAK:  # D-29: before the other, one of each type at most
        tool = tables.breaks[kind]
        if tables.seats > 1 and game.broken[1 - game.seat] >> tool & 1 == 0:
            moves[many] = tables.break_tool + tool
            many += 1
    else:
        many = list_repairs(game, tables, kind, moves, many)
    return many


def list_bribes(game: Game, tables: Tables, moves: Row, many: int) -> int:
    """Add the trolls that the seat on turn may bribe (D-20, R-105)."""
    for troll in range(game.trolls_n):
        if may_bribe(game, game.seat, troll):
            moves[many] = tables.bribe + game.trolls[troll]
            many += 1
    return many


def list_cards(game: Game, tables: Tables, moves: Row) -> int:
    """List the cards of the hand, each kind once, as passed."""
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


def list_turn(game: Game, tables: Tables, moves: Row) -> int:
    """List every way to lay, play or pass a card, clear a tool and bribe (D-9, D-54)."""
    kinds = list_cards(game, tables, moves)
    many = kinds
    lays = 0
    for place in range(kinds):
        kind = moves[place] - tables.pass_card
        if kind < tables.path_kinds:
            lays |= tables.kind_lays[kind]
        else:
            many = list_action(game, tables, kind, moves, many)
    many = list_bribes(game, tables, moves, many)
    broken = game.broken[game.seat] + 0
    if broken == 0:  # D-22
        if lays:
            many = list_lays(game, tables, lays, moves, many)
    elif game.hands_n[game.seat] >= PRICE:  # D-34
        for tool in range(TOOLS):
            if broken >> tool & 1:
                moves[many] = tables.clear + tool
                many += 1
    return many


def list_reached(game: Game, tables: Tables, moves: Row) -> int:
    """List the goals among which the seat on turn picks the first (R-223)."""
    many = 0
    reached = reached_goals(game, tables)
    for goal in range(GOALS):
        if reached >> goal & 1:
            moves[many] = tables.reveal + goal
            many += 1
    return many


def list_answers(game: Game, tables: Tables, moves: Row) -> int:
    """List the answers to a question other than a turn."""
    many = 0
    if game.stage == PASS_MORE or game.stage == DISCARD_TWO:
        many = list_cards(game, tables, moves)
    elif game.stage == BEFORE_DRAW:
        many = list_bribes(game, tables, moves, 0)
    elif game.stage == REVEAL:
        many = list_reached(game, tables, moves)
    elif game.stage == ORIENT:
        moves[0] = tables.orient
        moves[1] = tables.orient + 1
        many = 2
    elif game.stage == CLAIM:
        for spot in range(game.spots_n):
            if may_claim(game, tables, game.decider, spot):
                moves[many] = tables.claim + game.spots[spot]
                many += 1
    if game.stage == PASS_MORE or game.stage == BEFORE_DRAW:
        moves[many] = tables.stop
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
        else:
            many = list_answers(game, tables, moves)
    return many if game.beyond == 0 else 0
