"""The maze of Saboteur 2: ladders beside Start, and doors that matter at the end (S2-13 to S2-19).

A ladder is joined to Start, which is always linked. So a ladder is linked as soon as it lies there,
and no light need run from one to the other.
"""

from saboteur.swarm.base.laying import Scratch, flood, lift
from saboteur.swarm.base.laying import lay_path as lay_card
from saboteur.swarm.base.record import WIDTH
from saboteur.swarm.base.tables import COVERED
from saboteur.swarm.saboteur2.record import Game
from saboteur.swarm.saboteur2.tables import FACES, Tables
from saboteur.swarm.window import step

SEEN = 4
"""Sides that a team gets to are kept so many bits above those that are linked, for a moment."""
LINKED = 15


def lay_path(game: Game, tables: Tables, cell: int, face: int, scratch: Scratch) -> None:
    """Lay a path card; a ladder is joined to Start (S2-15, S2-17)."""
    lay_card(game, tables, cell, face, scratch)
    if tables.ladder[face]:
        flood(game, tables, cell, tables.ladder[face] + 0, scratch)


def fall(game: Game, tables: Tables, cell: int, scratch: Scratch) -> None:
    """Take a path card off; what is linked is found anew from Start and the ladders (B-32)."""
    lift(game, tables, cell, scratch)
    light_ladders(game, tables, scratch)


def light_ladders(game: Game, tables: Tables, scratch: Scratch) -> None:
    """Link all ladders, and whatever they lead to."""
    for place in range(game.paths_n):
        cell = game.paths[place] + 0
        sides = tables.ladder[game.board[cell]] + 0
        if sides:
            flood(game, tables, cell, sides, scratch)


def follow(game: Game, tables: Tables, way: int, cell: int, sides: int, scratch: Scratch) -> None:
    """Let a team get to some sides of a card, and wherever its doors let it (S2-19, R-36)."""
    scratch[0] = cell << 4 | sides
    waiting = 1
    while waiting:
        waiting -= 1
        here = scratch[waiting] >> 4
        fresh = scratch[waiting] & (LINKED ^ game.lit[here] >> SEEN)
        game.lit[here] |= fresh << SEEN
        for side in range(4):
            beside = here + step(side, WIDTH)
            entered = side ^ 2
            face = game.board[beside] + 0
            if fresh >> side & 1 == 0 or face == 0 or face == COVERED:
                continue
            if tables.open[face] >> entered & 1 and game.lit[beside] >> SEEN + entered & 1 == 0:
                joined = tables.joins[4 * (way * FACES + face) + entered]
                scratch[waiting] = beside << 4 | joined
                waiting += 1


def gets_through(game: Game, tables: Tables, team: int, scratch: Scratch) -> bool:
    """Whether some route of a team leads from Start or a ladder to the treasure (S2-19, R-53)."""
    way = 1 + team
    follow(game, tables, way, tables.start, tables.open[tables.start_face], scratch)
    for place in range(game.paths_n):
        cell = game.paths[place] + 0
        sides = tables.ladder[way * FACES + game.board[cell]] + 0
        if sides:
            follow(game, tables, way, cell, sides, scratch)
    found = False
    for goal in range(len(tables.goal_cells)):
        cell = tables.goal_cells[goal]
        if game.goals[goal] == tables.treasure and game.lit[cell] >> SEEN:
            found = True
        game.lit[cell] &= LINKED
    for place in range(game.paths_n):
        game.lit[game.paths[place]] &= LINKED
    game.lit[tables.start] &= LINKED
    return found
