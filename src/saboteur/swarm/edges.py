"""Edges: the constraints that a face-up card sets for the cells next to it (B-22, D-12)."""

from saboteur.swarm.grid_window import is_near_border, neighbour_offset
from saboteur.swarm.numpy_record import GameRecord
from saboteur.swarm.rule_tables import RuleTables


def put_face(
    game: GameRecord, tables: RuleTables, cell: int, face: int, width: int, height: int
) -> None:
    """Put a card face up on a cell; update the edge constraints of its neighbours.

    Flags the game as ``beyond`` if the cell is near the border of the window.
    """
    game.board[cell] = face
    if is_near_border(cell, width, height):
        game.beyond = 1
    for side in range(4):
        demand = 16 >> 4 * (tables.open_sides[face] >> side & 1)  # 1 for open, 16 for closed
        game.edge_constraints[cell + neighbour_offset(side, width)] |= demand << (side ^ 2)


def remove_face(game: GameRecord, cell: int, width: int) -> None:
    """Remove a card, and the edge constraints that it set for its neighbours."""
    game.board[cell] = 0
    for side in range(4):
        game.edge_constraints[cell + neighbour_offset(side, width)] &= 255 ^ (17 << (side ^ 2))
