"""Draws and discards; in solo games some cards take effect when drawn (D-47, D-48)."""

from saboteur.swarm.duel.game_record import DuelGameRecord
from saboteur.swarm.duel.laying import Scratch, remove_path
from saboteur.swarm.duel.rule_tables import DuelRuleTables
from saboteur.swarm.hands import MAX_HAND_SIZE, discard
from saboteur.swarm.numpy_record import NO_CELL
from saboteur.swarm.rule_tables import BREAK, ROCKFALL


def collapse_path(
    game: DuelGameRecord, tables: DuelRuleTables, cell: int, scratch: Scratch
) -> None:
    """Remove a path card by a rockfall; both are discarded (D-32, D-55)."""
    discard(game, tables.face_kind[game.board[cell]])
    discard(game, tables.rockfall_kind)
    remove_path(game, tables, cell, scratch)


def apply_drawn_tool(game: DuelGameRecord, tables: DuelRuleTables, kind: int) -> None:
    """Put a broken tool drawn in a solo game in front of the seat (D-47).

    A second one of its type is discarded.
    """
    bit = 1 << tables.broken_tool[kind]
    if game.broken_tools[0] & bit:
        discard(game, kind)
    game.broken_tools[0] |= bit


def apply_drawn_rockfall(game: DuelGameRecord, tables: DuelRuleTables, scratch: Scratch) -> None:
    """Apply a rockfall drawn in a solo game to the last path it may remove (D-48, R-118)."""
    found = NO_CELL
    for place in range(game.path_count):
        if tables.can_collapse[game.board[game.path_cells[place]]]:
            found = game.path_cells[place] + 0
    if found == NO_CELL:
        discard(game, tables.rockfall_kind)
    else:
        collapse_path(game, tables, found, scratch)


def draw_cards(
    game: DuelGameRecord, tables: DuelRuleTables, seat: int, count: int, scratch: Scratch
) -> None:
    """Draw ``count`` cards as far as the pile goes (D-10, R-182).

    Cards that take effect when drawn are replaced by another (R-117).
    """
    drawn = 0
    while drawn < count and game.pile_count:
        game.pile_count -= 1
        kind = game.pile[tables.dealt_count + game.pile_count] + 0
        if tables.seats == 1 and tables.effects[kind] == BREAK:
            apply_drawn_tool(game, tables, kind)
        elif tables.seats == 1 and tables.effects[kind] == ROCKFALL:
            apply_drawn_rockfall(game, tables, scratch)
        else:
            game.hands[seat * MAX_HAND_SIZE + game.hand_sizes[seat]] = kind
            game.hand_sizes[seat] += 1
            drawn += 1
