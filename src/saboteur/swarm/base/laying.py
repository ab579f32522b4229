"""The maze: cards come and go, and what is linked to Start is known at all times (B-20 to B-26)."""

from typing import Annotated

from saboteur.swarm.base.record import HEIGHT, WIDTH, ClassicGame
from saboteur.swarm.base.tables import COVERED, ClassicTables
from saboteur.swarm.record import NOWHERE, Row
from saboteur.swarm.window import is_near_rim, step

Scratch = Annotated[Row, "room for a flood"]


def flood(
    game: ClassicGame, tables: ClassicTables, cell: int, sides: int, scratch: Scratch
) -> None:
    """Link some sides of a face-up card, and whatever they lead to (B-24)."""
    scratch[0] = cell << 4 | sides
    waiting = 1
    while waiting:
        waiting -= 1
        here = scratch[waiting] >> 4
        fresh = scratch[waiting] & (15 ^ game.lit[here])
        if fresh == 0:
            continue
        game.lit[here] |= fresh
        for side in range(4):
            if fresh >> side & 1 == 0:
                continue
            beside = here + step(side, WIDTH)
            entered = side ^ 2
            face = game.board[beside]
            if face != 0 and face != COVERED:
                if tables.open[face] >> entered & 1 and game.lit[beside] >> entered & 1 == 0:
                    scratch[waiting] = beside << 4 | tables.joins[4 * face + entered]
                    waiting += 1
            else:
                if game.lit[beside] == 0:
                    game.ends[game.ends_n] = beside
                    game.ends_n += 1
                game.lit[beside] |= 1 << entered


def put(game: ClassicGame, tables: ClassicTables, cell: int, face: int, scratch: Scratch) -> None:
    """Put a card face up on a cell: its neighbours feel its edges, and what it joins is linked."""
    game.board[cell] = face
    if is_near_rim(cell, WIDTH, HEIGHT):
        game.beyond = 1
    for side in range(4):
        demand = 16 >> 4 * (tables.open[face] >> side & 1)  # 1 for open, 16 for closed
        game.demands[cell + step(side, WIDTH)] |= demand << (side ^ 2)
    faced = game.lit[cell] + 0
    if faced == 0:
        return
    game.lit[cell] = 0
    for place in range(game.ends_n):
        if game.ends[place] == cell:
            game.ends_n -= 1
            game.ends[place] = game.ends[game.ends_n]
            break
    sides = 0
    for side in range(4):
        if faced >> side & 1:
            sides |= tables.joins[4 * face + side]
    if sides:
        flood(game, tables, cell, sides, scratch)


def lift(game: ClassicGame, tables: ClassicTables, cell: int, scratch: Scratch) -> None:
    """Take a laid path card off; what is linked is found anew from Start (B-32)."""
    game.board[cell] = 0
    for side in range(4):
        game.demands[cell + step(side, WIDTH)] &= 255 ^ (17 << (side ^ 2))
    for place in range(game.ends_n):
        game.lit[game.ends[place]] = 0
    for place in range(game.paths_n):
        game.lit[game.paths[place]] = 0
    for goal in range(len(tables.goal_cells)):
        game.lit[tables.goal_cells[goal]] = 0
    game.lit[tables.start] = 0
    game.ends_n = 0
    flood(game, tables, tables.start, tables.open[tables.start_face], scratch)
    for place in range(game.paths_n):
        if game.paths[place] == cell:
            game.paths_n -= 1
            game.paths[place] = game.paths[game.paths_n]
            break
    if game.laid == cell:
        game.laid = NOWHERE


def lay_path(
    game: ClassicGame, tables: ClassicTables, cell: int, face: int, scratch: Scratch
) -> None:
    """Lay a path card; it is the one laid last (B-14, R-8)."""
    put(game, tables, cell, face, scratch)
    game.laid = cell
    game.paths[game.paths_n] = cell
    game.paths_n += 1


def open_maze(game: ClassicGame, tables: ClassicTables, scratch: Scratch) -> None:
    """Lay Start face up and the goals face down (B-9, R-3)."""
    for cell in range(len(game.board)):
        game.board[cell] = 0
        game.demands[cell] = 0
        game.lit[cell] = 0
    game.ends_n = 0
    game.paths_n = 0
    game.laid = NOWHERE
    game.covered = 0
    game.beyond = 0
    for goal in range(len(tables.goal_cells)):
        game.board[tables.goal_cells[goal]] = COVERED
        game.covered |= 1 << goal
    put(game, tables, tables.start, tables.start_face, scratch)
    flood(game, tables, tables.start, tables.open[tables.start_face], scratch)
