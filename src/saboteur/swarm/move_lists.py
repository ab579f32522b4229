"""Parts of the list of legal moves that several boxes have."""

from typing import Final

from saboteur.swarm.card_shapes import DE_BRUIJN
from saboteur.swarm.chance import WORD_MASK
from saboteur.swarm.hands import MAX_HAND_SIZE
from saboteur.swarm.numpy_record import GameRecord, IntRow
from saboteur.swarm.rule_tables import RuleTables

MAX_MOVES: Final = 256
"""The length of a move list; the longest ever observed has 134 moves (Saboteur 2)."""


def bit_index(tables: RuleTables, bit: int, bit_count: int) -> int:
    """Return the index of the only set bit of ``bit``, a number of ``bit_count`` bits."""
    if bit_count > 32 and bit > WORD_MASK:
        return 32 + tables.bit_index[((bit >> 32) * DE_BRUIJN & WORD_MASK) >> 27]
    return tables.bit_index[(bit * DE_BRUIJN & WORD_MASK) >> 27] + 0


def list_passes(game: GameRecord, tables: RuleTables, moves: IntRow) -> int:
    """List the passes of the cards of the hand, each kind once (B-18); return their number."""
    count = 0
    first = game.seat * MAX_HAND_SIZE
    known = 0
    for place in range(first, first + game.hand_sizes[game.seat]):
        kind = game.hands[place] + 0
        if known >> kind & 1 == 0:
            known |= 1 << kind
            moves[count] = tables.pass_offset + kind
            count += 1
    return count


def list_lays_at(
    game: GameRecord,
    tables: RuleTables,
    cell: int,
    lays: int,
    max_lays: int,
    moves: IntRow,
    count: int,
) -> int:
    """Append the lays of a bit set that fit a cell (B-22, D-12); return the length of the list.

    ``max_lays`` is the length of the bit set. If the list is full, the game is flagged as
    ``beyond``.
    """
    fitting = tables.fitting_lays[game.edge_constraints[cell]] & lays
    while fitting:
        if count == MAX_MOVES:
            game.beyond = 1
            return count
        lowest = fitting & -fitting
        moves[count] = bit_index(tables, lowest, max_lays) * len(game.board) + cell
        count += 1
        fitting ^= lowest
    return count


def list_goals_to_look_at(game: GameRecord, tables: RuleTables, moves: IntRow, count: int) -> int:
    """Append the goals that lie face down (R-20, D-33, R-122); return the length of the list."""
    for goal in range(len(tables.goal_cells)):
        if game.covered >> goal & 1:
            moves[count] = tables.map_offset + goal
            count += 1
    return count
