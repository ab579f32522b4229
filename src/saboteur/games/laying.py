"""Laying a path card: where its edges do not go with those of its neighbours."""

from saboteur.kernel.geometry import SIDE_NAMES, SIDES, Cell
from saboteur.kernel.maze import Maze
from saboteur.kernel.tile import CLOSED, CLOSED_EDGE, OPEN_EDGE, digit


def mismatch(maze: Maze, place: Cell, pose: int) -> tuple[str, str] | None:
    """Return the first side that does not match a face-up neighbour, and what it meets.

    Open meets open, closed meets closed; ``None`` if all sides match.
    """
    pattern = maze.frontier[place]
    arms = maze.poses[pose].arms
    for side in SIDES:
        wanted = digit(pattern, side)
        if wanted in (OPEN_EDGE, CLOSED_EDGE) and (wanted == OPEN_EDGE) == (arms[side] == CLOSED):
            return SIDE_NAMES[side], "open" if wanted == OPEN_EDGE else "closed"
    return None
