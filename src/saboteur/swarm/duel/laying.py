"""The maze: cards come and go, and what each seat reaches is known at all times (D-12 to D-21)."""

from typing import Annotated

from saboteur.games.duel.kit import TROLL
from saboteur.swarm.duel.record import (
    BOTH,
    CELLS,
    ENDS,
    GOALS,
    HEIGHT,
    NODES,
    OPENED,
    WIDTH,
    Game,
)
from saboteur.swarm.duel.tables import COVERED, OPEN, Tables
from saboteur.swarm.record import Row
from saboteur.swarm.window import is_near_rim, step

Scratch = Annotated[Row, "room for a flood"]


def colour_of(game: Game, seat: int) -> int:
    """Return the colour of a seat: 0 for Blue, 1 for Green."""
    return 0 if seat == game.blue else 1


def spread_from(game: Game, tables: Tables, seat: int, cell: int, node: int) -> int:
    """Return the nodes of a card that a seat reaches from one of them.

    A door lets its own colour through, and whoever has a key in it; a troll lets both through
    once he is bribed (D-17, D-19, D-21, D-31).
    """
    face = game.board[cell] + 0
    first = NODES * face
    if game.tokens[cell] & OPENED << seat or tables.barrier[face] == colour_of(game, seat):
        first += OPEN
    return tables.spread[first + node] + 0


def spread_from_all(game: Game, tables: Tables, seat: int, cell: int, nodes: int) -> int:
    """Return the nodes of a card that a seat reaches from some of them."""
    found = 0
    for node in range(NODES):
        if nodes >> node & 1:
            found |= spread_from(game, tables, seat, cell, node)
    return found


def flood(game: Game, tables: Tables, seat: int, cell: int, nodes: int, scratch: Scratch) -> None:
    """Let a seat reach some nodes of a face-up card, and whatever they lead to (D-13).

    A ladder joins its card to all others of its colour, as if they touched (R-221).
    """
    lit = seat * CELLS
    scratch[0] = cell << NODES | nodes
    waiting = 1
    while waiting:
        waiting -= 1
        here = scratch[waiting] >> NODES
        fresh = scratch[waiting] & (255 ^ game.lit[lit + here])
        if fresh == 0:
            continue
        game.lit[lit + here] |= fresh
        face = game.board[here] + 0
        for side in range(4):
            node = tables.arms[4 * face + side] + 0
            if node < 0 or fresh >> node & 1 == 0:
                continue
            beside = here + step(side, WIDTH)
            entered = side ^ 2
            other = game.board[beside] + 0
            if other != 0 and other != COVERED:
                arm = tables.arms[4 * other + entered] + 0
                if arm >= 0 and game.lit[lit + beside] >> arm & 1 == 0:
                    found = spread_from(game, tables, seat, beside, arm)
                    scratch[waiting] = beside << NODES | found
                    waiting += 1
            else:
                face_sides(game, seat, beside, entered)
        if fresh & tables.ladder_nodes[face]:
            for place in range(game.ladders_n):
                beside = game.ladders[place] + 0
                other = game.board[beside] + 0
                joined = tables.ladder_nodes[other] & (255 ^ game.lit[lit + beside])
                if tables.ladder[other] == tables.ladder[face] and joined:
                    found = spread_from_all(game, tables, seat, beside, joined)
                    scratch[waiting] = beside << NODES | found
                    waiting += 1


def face_sides(game: Game, seat: int, cell: int, side: int) -> None:
    """An open edge that a seat reaches faces a cell without a face-up card."""
    lit = seat * CELLS + cell
    if game.lit[lit] == 0:
        game.ends[seat * ENDS + game.ends_n[seat]] = cell
        game.ends_n[seat] += 1
    game.lit[lit] |= 1 << side


def enter(game: Game, tables: Tables, seat: int, cell: int, scratch: Scratch) -> None:
    """Let a seat reach a card just put down, from the edges and ladders that lead to it."""
    face = game.board[cell] + 0
    lit = seat * CELLS
    sides = game.lit[lit + cell] + 0
    nodes = 0
    if sides:
        game.lit[lit + cell] = 0
        ends = seat * ENDS
        for place in range(ends, ends + game.ends_n[seat]):
            if game.ends[place] == cell:
                game.ends_n[seat] -= 1
                game.ends[place] = game.ends[ends + game.ends_n[seat]]
                break
        for side in range(4):
            arm = tables.arms[4 * face + side] + 0
            if sides >> side & 1 and arm >= 0:
                nodes |= 1 << arm
    if tables.ladder[face] >= 0:
        for place in range(game.ladders_n):
            beside = game.ladders[place] + 0
            other = game.board[beside] + 0
            linked = game.lit[lit + beside] & tables.ladder_nodes[other]
            if beside != cell and tables.ladder[other] == tables.ladder[face] and linked:
                nodes |= tables.ladder_nodes[face]
    if nodes:
        found = spread_from_all(game, tables, seat, cell, nodes)
        flood(game, tables, seat, cell, found, scratch)


def put(game: Game, tables: Tables, cell: int, face: int, scratch: Scratch) -> None:
    """Put a card face up on a cell: its neighbours feel its edges, and both seats may use it."""
    game.board[cell] = face
    if is_near_rim(cell, WIDTH, HEIGHT):
        game.beyond = 1
    for side in range(4):
        demand = 16 >> 4 * (tables.open[face] >> side & 1)  # 1 for open, 16 for closed
        game.demands[cell + step(side, WIDTH)] |= demand << (side ^ 2)
    if tables.ladder[face] >= 0:
        game.ladders[game.ladders_n] = cell
        game.ladders_n += 1
    if tables.gold[face] >= 0:
        game.spots[game.spots_n] = cell
        game.spots_n += 1
    for seat in range(tables.seats):
        enter(game, tables, seat, cell, scratch)


def unbar(game: Game, tables: Tables, seat: int, cell: int, scratch: Scratch) -> None:
    """Open the barrier of a card to a seat (D-21, D-31)."""
    game.tokens[cell] |= OPENED << seat
    nodes = game.lit[seat * CELLS + cell] + 0
    if nodes:
        found = spread_from_all(game, tables, seat, cell, nodes)
        flood(game, tables, seat, cell, found, scratch)


def lift(game: Game, tables: Tables, cell: int, scratch: Scratch) -> None:
    """Take a laid path card off (D-32); what is reached is found anew from the Starts.

    A key in its door returns to the supply (R-110).
    """
    face = game.board[cell] + 0
    game.board[cell] = 0
    if game.tokens[cell] & OPENED * BOTH:
        game.keys += 1
    game.tokens[cell] = 0
    for side in range(4):
        game.demands[cell + step(side, WIDTH)] &= 255 ^ (17 << (side ^ 2))
    forget(game.paths, game.paths_n, cell)
    game.paths_n -= 1
    if tables.ladder[face] >= 0:
        forget(game.ladders, game.ladders_n, cell)
        game.ladders_n -= 1
    for seat in range(tables.seats):
        for place in range(CELLS):
            game.lit[seat * CELLS + place] = 0
        game.ends_n[seat] = 0
        light(game, tables, seat, scratch)


def forget(cells: Row, many: int, cell: int) -> None:
    """Take a cell out of a list; the others keep their order."""
    found = 0
    for place in range(many):
        if cells[place] == cell:
            found = 1
        elif found:
            cells[place - 1] = cells[place]


def light(game: Game, tables: Tables, seat: int, scratch: Scratch) -> None:
    """Find all that a seat reaches from its Start (D-13)."""
    colour = colour_of(game, seat)
    nodes = tables.start_nodes[colour]
    flood(game, tables, seat, tables.start_cells[colour], nodes, scratch)


def lay_path(game: Game, tables: Tables, cell: int, face: int, scratch: Scratch) -> None:
    """Lay a path card; it is the one laid last (D-12, D-48)."""
    put(game, tables, cell, face, scratch)
    game.paths[game.paths_n] = cell
    game.paths_n += 1
    if tables.barrier[face] == TROLL:
        game.trolls[game.trolls_n] = cell
        game.trolls_n += 1


def open_maze(game: Game, tables: Tables, scratch: Scratch) -> None:
    """Lay the Starts of the colours in play face up and the goals face down (D-6, D-45)."""
    for cell in range(CELLS):
        game.board[cell] = 0
        game.demands[cell] = 0
        game.tokens[cell] = 0
        game.lit[cell] = 0
        game.lit[CELLS + cell] = 0
    game.ends_n[0] = 0
    game.ends_n[1] = 0
    game.paths_n = 0
    game.trolls_n = 0
    game.ladders_n = 0
    game.spots_n = 0
    game.beyond = 0
    game.covered = (1 << GOALS) - 1
    for goal in range(GOALS):
        game.board[tables.goal_cells[goal]] = COVERED
    for seat in range(tables.seats):
        colour = colour_of(game, seat)
        put(game, tables, tables.start_cells[colour], tables.start_faces[colour], scratch)
    for seat in range(tables.seats):
        light(game, tables, seat, scratch)
