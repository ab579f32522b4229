"""Laying a path card on matching edges: the fitting moves, and the first mismatch."""

from saboteur.kernel.geometry import SIDE_NAMES, SIDES, PackedCell
from saboteur.kernel.maze import Maze, Slot
from saboteur.kernel.move import Move
from saboteur.kernel.tile import CLOSED, CLOSED_EDGE, OPEN_EDGE, digit


def add_lays(slots: list[Slot], bits: int, found: list[Move]) -> None:
    """Add to ``found`` the moves of the poses in ``bits`` on the cells where they fit."""
    for fitting, row in slots:
        fit = fitting & bits
        while fit:
            lowest = fit & -fit
            found.append(row[lowest.bit_length() - 1])
            fit ^= lowest


def mismatch(maze: Maze, place: PackedCell, pose: int) -> tuple[str, str] | None:
    """Return the first side that does not match a neighbour, and that neighbour's edge.

    ``open`` must meet ``open``, ``closed`` must meet ``closed``; ``None`` if all sides match.
    """
    pattern = maze.frontier[place]
    arms = maze.poses[pose].arms
    for side in SIDES:
        wanted = digit(pattern, side)
        if wanted in (OPEN_EDGE, CLOSED_EDGE) and (wanted == OPEN_EDGE) == (arms[side] == CLOSED):
            return SIDE_NAMES[side], "open" if wanted == OPEN_EDGE else "closed"
    return None
