"""Laying a path card: the ways that fit, and the edges that do not match."""

from saboteur.kernel.geometry import SIDE_NAMES, SIDES, PackedCell
from saboteur.kernel.maze import Maze, Slot
from saboteur.kernel.move import Move
from saboteur.kernel.tile import CLOSED, CLOSED_EDGE, OPEN_EDGE, digit


def add_lays(slots: list[Slot], bits: int, found: list[Move]) -> None:
    """Add every way to lay one of a set of poses (as bits) on some cells to ``found``."""
    for fitting, row in slots:
        fit = fitting & bits
        while fit:
            lowest = fit & -fit
            found.append(row[lowest.bit_length() - 1])
            fit ^= lowest


def mismatch(maze: Maze, place: PackedCell, pose: int) -> tuple[str, str] | None:
    """Return the first side that does not match a face-up neighbour, and the neighbour's edge.

    Open matches open, closed matches closed; ``None`` if all sides match.
    """
    pattern = maze.frontier[place]
    arms = maze.poses[pose].arms
    for side in SIDES:
        wanted = digit(pattern, side)
        if wanted in (OPEN_EDGE, CLOSED_EDGE) and (wanted == OPEN_EDGE) == (arms[side] == CLOSED):
            return SIDE_NAMES[side], "open" if wanted == OPEN_EDGE else "closed"
    return None
