"""The maze: laying and removing cards; the reach of each seat is kept up to date (D-12 to D-21)."""

from typing import Annotated

from saboteur.games.duel.kit import TROLL
from saboteur.observation_layout.duel import GOAL_COUNT
from saboteur.swarm.duel.game_record import (
    BOTH_SEATS,
    CELL_COUNT,
    HEIGHT,
    MAX_NODES,
    MAX_OPEN_ENDS,
    OPENED,
    WIDTH,
    DuelGameRecord,
)
from saboteur.swarm.duel.rule_tables import OPENED_OFFSET, DuelRuleTables
from saboteur.swarm.edges import put_face, remove_face
from saboteur.swarm.grid_window import neighbour_offset
from saboteur.swarm.numpy_record import IntRow
from saboteur.swarm.rule_tables import COVERED_FACE

Scratch = Annotated[IntRow, "room for a flood"]


def colour_of(game: DuelGameRecord, seat: int) -> int:
    """Return the colour of a seat: 0 for Blue, 1 for Green."""
    return 0 if seat == game.blue else 1


def nodes_reached_from(
    game: DuelGameRecord, tables: DuelRuleTables, seat: int, cell: int, node: int
) -> int:
    """Return the nodes of a card that a seat reaches from the node ``node``, as bits.

    A door lets through its own colour and the seat that has a key in it; a bribed troll lets both
    seats through (D-17, D-19, D-21, D-31).
    """
    face = game.board[cell] + 0
    first = MAX_NODES * face
    if game.tokens[cell] & OPENED << seat or tables.barrier[face] == colour_of(game, seat):
        first += OPENED_OFFSET
    return tables.reachable_nodes[first + node] + 0


def nodes_reached_from_all(
    game: DuelGameRecord, tables: DuelRuleTables, seat: int, cell: int, nodes: int
) -> int:
    """Return the nodes of a card that a seat reaches from any of ``nodes``; both are bits."""
    found = 0
    for node in range(MAX_NODES):
        if nodes >> node & 1:
            found |= nodes_reached_from(game, tables, seat, cell, node)
    return found


def flood(
    game: DuelGameRecord, tables: DuelRuleTables, seat: int, cell: int, nodes: int, scratch: Scratch
) -> None:
    """Extend the reach of a seat to some nodes of a face-up card and all they lead to (D-13).

    A ladder joins its card to all others of its colour, as if they touched (R-221).
    """
    first = seat * CELL_COUNT
    scratch[0] = cell << MAX_NODES | nodes
    stack_size = 1
    while stack_size:
        stack_size -= 1
        here = scratch[stack_size] >> MAX_NODES
        fresh = scratch[stack_size] & (255 ^ game.reached[first + here])
        if fresh == 0:
            continue
        game.reached[first + here] |= fresh
        face = game.board[here] + 0
        for side in range(4):
            node = tables.side_nodes[4 * face + side] + 0
            if node < 0 or fresh >> node & 1 == 0:
                continue
            beside = here + neighbour_offset(side, WIDTH)
            entered = side ^ 2
            other = game.board[beside] + 0
            if other != 0 and other != COVERED_FACE:
                arm = tables.side_nodes[4 * other + entered] + 0
                if arm >= 0 and game.reached[first + beside] >> arm & 1 == 0:
                    found = nodes_reached_from(game, tables, seat, beside, arm)
                    scratch[stack_size] = beside << MAX_NODES | found
                    stack_size += 1
            else:
                add_open_end(game, seat, beside, entered)
        if fresh & tables.ladder_nodes[face]:
            for place in range(game.ladder_count):
                beside = game.ladder_cells[place] + 0
                other = game.board[beside] + 0
                joined = tables.ladder_nodes[other] & (255 ^ game.reached[first + beside])
                if tables.ladder_colour[other] == tables.ladder_colour[face] and joined:
                    found = nodes_reached_from_all(game, tables, seat, beside, joined)
                    scratch[stack_size] = beside << MAX_NODES | found
                    stack_size += 1


def add_open_end(game: DuelGameRecord, seat: int, cell: int, side: int) -> None:
    """Record that a reached open edge faces a cell without a face-up card."""
    index = seat * CELL_COUNT + cell
    if game.reached[index] == 0:
        game.open_ends[seat * MAX_OPEN_ENDS + game.open_end_counts[seat]] = cell
        game.open_end_counts[seat] += 1
    game.reached[index] |= 1 << side


def reach_new_card(
    game: DuelGameRecord, tables: DuelRuleTables, seat: int, cell: int, scratch: Scratch
) -> None:
    """Extend the reach of a seat to a card just put down, from adjacent edges and ladders."""
    face = game.board[cell] + 0
    first = seat * CELL_COUNT
    sides = game.reached[first + cell] + 0
    nodes = 0
    if sides:
        game.reached[first + cell] = 0
        ends = seat * MAX_OPEN_ENDS
        for place in range(ends, ends + game.open_end_counts[seat]):
            if game.open_ends[place] == cell:
                game.open_end_counts[seat] -= 1
                game.open_ends[place] = game.open_ends[ends + game.open_end_counts[seat]]
                break
        for side in range(4):
            arm = tables.side_nodes[4 * face + side] + 0
            if sides >> side & 1 and arm >= 0:
                nodes |= 1 << arm
    if tables.ladder_colour[face] >= 0:
        for place in range(game.ladder_count):
            beside = game.ladder_cells[place] + 0
            other = game.board[beside] + 0
            linked = game.reached[first + beside] & tables.ladder_nodes[other]
            if (
                beside != cell
                and tables.ladder_colour[other] == tables.ladder_colour[face]
                and linked
            ):
                nodes |= tables.ladder_nodes[face]
    if nodes:
        found = nodes_reached_from_all(game, tables, seat, cell, nodes)
        flood(game, tables, seat, cell, found, scratch)


def put_card(
    game: DuelGameRecord, tables: DuelRuleTables, cell: int, face: int, scratch: Scratch
) -> None:
    """Put a card face up on a cell; update edge constraints and the reach of both seats."""
    put_face(game, tables, cell, face, WIDTH, HEIGHT)
    if tables.ladder_colour[face] >= 0:
        game.ladder_cells[game.ladder_count] = cell
        game.ladder_count += 1
    if tables.gold_kind[face] >= 0:
        game.gold_cells[game.gold_cell_count] = cell
        game.gold_cell_count += 1
    for seat in range(tables.seats):
        reach_new_card(game, tables, seat, cell, scratch)


def open_barrier_for(
    game: DuelGameRecord, tables: DuelRuleTables, seat: int, cell: int, scratch: Scratch
) -> None:
    """Open the barrier of a card for a seat (D-21, D-31)."""
    game.tokens[cell] |= OPENED << seat
    nodes = game.reached[seat * CELL_COUNT + cell] + 0
    if nodes:
        found = nodes_reached_from_all(game, tables, seat, cell, nodes)
        flood(game, tables, seat, cell, found, scratch)


def remove_path(game: DuelGameRecord, tables: DuelRuleTables, cell: int, scratch: Scratch) -> None:
    """Remove a laid path card (D-32); recompute the reach from the Starts.

    A key in its door returns to the supply (R-110).
    """
    face = game.board[cell] + 0
    remove_face(game, cell, WIDTH)
    if game.tokens[cell] & OPENED * BOTH_SEATS:
        game.keys += 1
    game.tokens[cell] = 0
    remove_cell(game.path_cells, game.path_count, cell)
    game.path_count -= 1
    if tables.ladder_colour[face] >= 0:
        remove_cell(game.ladder_cells, game.ladder_count, cell)
        game.ladder_count -= 1
    for seat in range(tables.seats):
        for place in range(CELL_COUNT):
            game.reached[seat * CELL_COUNT + place] = 0
        game.open_end_counts[seat] = 0
        flood_from_start(game, tables, seat, scratch)


def remove_cell(cells: IntRow, count: int, cell: int) -> None:
    """Remove a cell from a list of ``count`` cells; the others keep their order."""
    found = 0
    for place in range(count):
        if cells[place] == cell:
            found = 1
        elif found:
            cells[place - 1] = cells[place]


def flood_from_start(
    game: DuelGameRecord, tables: DuelRuleTables, seat: int, scratch: Scratch
) -> None:
    """Compute everything that a seat reaches from its Start (D-13)."""
    colour = colour_of(game, seat)
    nodes = tables.start_nodes[colour]
    flood(game, tables, seat, tables.start_cells[colour], nodes, scratch)


def lay_path(
    game: DuelGameRecord, tables: DuelRuleTables, cell: int, face: int, scratch: Scratch
) -> None:
    """Lay a path card and record it as the one laid last (D-12, D-48)."""
    put_card(game, tables, cell, face, scratch)
    game.path_cells[game.path_count] = cell
    game.path_count += 1
    if tables.barrier[face] == TROLL:
        game.troll_cells[game.troll_count] = cell
        game.troll_count += 1


def set_up_maze(game: DuelGameRecord, tables: DuelRuleTables, scratch: Scratch) -> None:
    """Lay the Starts of the colours in play face up and the goals face down (D-6, D-45)."""
    for cell in range(CELL_COUNT):
        game.board[cell] = 0
        game.edge_constraints[cell] = 0
        game.tokens[cell] = 0
        game.reached[cell] = 0
        game.reached[CELL_COUNT + cell] = 0
    game.open_end_counts[0] = 0
    game.open_end_counts[1] = 0
    game.path_count = 0
    game.troll_count = 0
    game.ladder_count = 0
    game.gold_cell_count = 0
    game.beyond = 0
    game.covered = (1 << GOAL_COUNT) - 1
    for goal in range(GOAL_COUNT):
        game.board[tables.goal_cells[goal]] = COVERED_FACE
    for seat in range(tables.seats):
        colour = colour_of(game, seat)
        put_card(game, tables, tables.start_cells[colour], tables.start_faces[colour], scratch)
    for seat in range(tables.seats):
        flood_from_start(game, tables, seat, scratch)
