"""The maze: laying and removing cards; the links to Start are kept up to date (B-20 to B-26)."""

from typing import Annotated

from saboteur.swarm.base.game_record import HEIGHT, WIDTH, ClassicGameRecord
from saboteur.swarm.base.rule_tables import ClassicRuleTables
from saboteur.swarm.edges import put_face, remove_face
from saboteur.swarm.grid_window import neighbour_offset
from saboteur.swarm.numpy_record import NO_CELL, IntRow
from saboteur.swarm.rule_tables import COVERED_FACE

Scratch = Annotated[IntRow, "room for a flood"]


def flood(
    game: ClassicGameRecord, tables: ClassicRuleTables, cell: int, sides: int, scratch: Scratch
) -> None:
    """Link some sides of a face-up card and everything they lead to (B-24)."""
    scratch[0] = cell << 4 | sides
    stack_size = 1
    while stack_size:
        stack_size -= 1
        here = scratch[stack_size] >> 4
        fresh = scratch[stack_size] & (15 ^ game.reached[here])
        if fresh == 0:
            continue
        game.reached[here] |= fresh
        for side in range(4):
            if fresh >> side & 1 == 0:
                continue
            beside = here + neighbour_offset(side, WIDTH)
            entered = side ^ 2
            face = game.board[beside]
            if face != 0 and face != COVERED_FACE:
                if (
                    tables.open_sides[face] >> entered & 1
                    and game.reached[beside] >> entered & 1 == 0
                ):
                    scratch[stack_size] = beside << 4 | tables.connected_sides[4 * face + entered]
                    stack_size += 1
            else:
                if game.reached[beside] == 0:
                    game.open_ends[game.open_end_count] = beside
                    game.open_end_count += 1
                game.reached[beside] |= 1 << entered


def put_card(
    game: ClassicGameRecord, tables: ClassicRuleTables, cell: int, face: int, scratch: Scratch
) -> None:
    """Put a card face up on a cell; update edge constraints and links."""
    put_face(game, tables, cell, face, WIDTH, HEIGHT)
    faced = game.reached[cell] + 0
    if faced == 0:
        return
    game.reached[cell] = 0
    for place in range(game.open_end_count):
        if game.open_ends[place] == cell:
            game.open_end_count -= 1
            game.open_ends[place] = game.open_ends[game.open_end_count]
            break
    sides = 0
    for side in range(4):
        if faced >> side & 1:
            sides |= tables.connected_sides[4 * face + side]
    if sides:
        flood(game, tables, cell, sides, scratch)


def remove_path(
    game: ClassicGameRecord, tables: ClassicRuleTables, cell: int, scratch: Scratch
) -> None:
    """Remove a laid path card; recompute all links from Start (B-32)."""
    remove_face(game, cell, WIDTH)
    for place in range(game.open_end_count):
        game.reached[game.open_ends[place]] = 0
    for place in range(game.path_count):
        game.reached[game.path_cells[place]] = 0
    for goal in range(len(tables.goal_cells)):
        game.reached[tables.goal_cells[goal]] = 0
    game.reached[tables.start_cell] = 0
    game.open_end_count = 0
    flood(game, tables, tables.start_cell, tables.open_sides[tables.start_face], scratch)
    for place in range(game.path_count):
        if game.path_cells[place] == cell:
            game.path_count -= 1
            game.path_cells[place] = game.path_cells[game.path_count]
            break
    if game.last_laid_cell == cell:
        game.last_laid_cell = NO_CELL


def lay_path(
    game: ClassicGameRecord, tables: ClassicRuleTables, cell: int, face: int, scratch: Scratch
) -> None:
    """Lay a path card and record it as the one laid last (B-14, R-8)."""
    put_card(game, tables, cell, face, scratch)
    game.last_laid_cell = cell
    game.path_cells[game.path_count] = cell
    game.path_count += 1


def set_up_maze(game: ClassicGameRecord, tables: ClassicRuleTables, scratch: Scratch) -> None:
    """Lay Start face up and the goals face down (B-9, R-3)."""
    for cell in range(len(game.board)):
        game.board[cell] = 0
        game.edge_constraints[cell] = 0
        game.reached[cell] = 0
    game.open_end_count = 0
    game.path_count = 0
    game.last_laid_cell = NO_CELL
    game.covered = 0
    game.beyond = 0
    for goal in range(len(tables.goal_cells)):
        game.board[tables.goal_cells[goal]] = COVERED_FACE
        game.covered |= 1 << goal
    put_card(game, tables, tables.start_cell, tables.start_face, scratch)
    flood(game, tables, tables.start_cell, tables.open_sides[tables.start_face], scratch)
