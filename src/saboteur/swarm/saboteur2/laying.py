"""The maze of Saboteur 2: ladders, and doors that matter at the end (S2-13 to S2-19).

A ladder is joined to Start, which is always linked. So a ladder is linked as soon as it is laid,
and no flood from one ladder to another is needed.
"""

from saboteur.swarm.base.game_record import WIDTH
from saboteur.swarm.base.laying import Scratch, flood, remove_path
from saboteur.swarm.base.laying import lay_path as lay_card
from saboteur.swarm.grid_window import neighbour_offset
from saboteur.swarm.rule_tables import COVERED_FACE
from saboteur.swarm.saboteur2.game_record import Saboteur2GameRecord
from saboteur.swarm.saboteur2.rule_tables import MAX_FACES, Saboteur2RuleTables

TEAM_SHIFT = 4
"""The sides that a team reaches are stored temporarily this many bits above the linked ones."""
LINKED_MASK = 15


def lay_path(
    game: Saboteur2GameRecord, tables: Saboteur2RuleTables, cell: int, face: int, scratch: Scratch
) -> None:
    """Lay a path card; a ladder is joined to Start (S2-15, S2-17)."""
    lay_card(game, tables, cell, face, scratch)
    if tables.ladder_sides[face]:
        flood(game, tables, cell, tables.ladder_sides[face] + 0, scratch)


def collapse_path(
    game: Saboteur2GameRecord, tables: Saboteur2RuleTables, cell: int, scratch: Scratch
) -> None:
    """Remove a path card; recompute the links from Start and the ladders (B-32)."""
    remove_path(game, tables, cell, scratch)
    flood_from_ladders(game, tables, scratch)


def flood_from_ladders(
    game: Saboteur2GameRecord, tables: Saboteur2RuleTables, scratch: Scratch
) -> None:
    """Link all ladders and everything they lead to."""
    for place in range(game.path_count):
        cell = game.path_cells[place] + 0
        sides = tables.ladder_sides[game.board[cell]] + 0
        if sides:
            flood(game, tables, cell, sides, scratch)


def flood_for_team(
    game: Saboteur2GameRecord,
    tables: Saboteur2RuleTables,
    door_mode: int,
    cell: int,
    sides: int,
    scratch: Scratch,
) -> None:
    """Extend the reach of a team through the doors that it may pass (S2-19, R-36)."""
    scratch[0] = cell << 4 | sides
    stack_size = 1
    while stack_size:
        stack_size -= 1
        here = scratch[stack_size] >> 4
        fresh = scratch[stack_size] & (LINKED_MASK ^ game.reached[here] >> TEAM_SHIFT)
        game.reached[here] |= fresh << TEAM_SHIFT
        for side in range(4):
            beside = here + neighbour_offset(side, WIDTH)
            entered = side ^ 2
            face = game.board[beside] + 0
            if fresh >> side & 1 == 0 or face == 0 or face == COVERED_FACE:
                continue
            if (
                tables.open_sides[face] >> entered & 1
                and game.reached[beside] >> TEAM_SHIFT + entered & 1 == 0
            ):
                joined = tables.connected_sides[4 * (door_mode * MAX_FACES + face) + entered]
                scratch[stack_size] = beside << 4 | joined
                stack_size += 1


def team_reaches_treasure(
    game: Saboteur2GameRecord, tables: Saboteur2RuleTables, team: int, scratch: Scratch
) -> bool:
    """Whether a team has a route from Start or a ladder to the treasure (S2-19, R-53)."""
    door_mode = 1 + team
    flood_for_team(
        game, tables, door_mode, tables.start_cell, tables.open_sides[tables.start_face], scratch
    )
    for place in range(game.path_count):
        cell = game.path_cells[place] + 0
        sides = tables.ladder_sides[door_mode * MAX_FACES + game.board[cell]] + 0
        if sides:
            flood_for_team(game, tables, door_mode, cell, sides, scratch)
    found = False
    for goal in range(len(tables.goal_cells)):
        cell = tables.goal_cells[goal]
        if game.goals[goal] == tables.treasure_card and game.reached[cell] >> TEAM_SHIFT:
            found = True
        game.reached[cell] &= LINKED_MASK
    for place in range(game.path_count):
        game.reached[game.path_cells[place]] &= LINKED_MASK
    game.reached[tables.start_cell] &= LINKED_MASK
    return found
