"""Laying a path card: what every family refuses of its edges."""

from saboteur.kernel.geometry import SIDE_NAMES, SIDES, Cell, cell_text
from saboteur.kernel.maze import Maze
from saboteur.kernel.refusal import Refusal, refuse
from saboteur.kernel.tile import CLOSED, CLOSED_EDGE, OPEN_EDGE, digit


def explain_edges(
    maze: Maze, place: Cell, pose: int, clause: str, code: str = "edge-mismatch"
) -> Refusal | None:
    """Open meets open, closed meets closed against every face-up neighbour."""
    pattern = maze.frontier[place]
    arms = maze.poses[pose].arms
    for side in SIDES:
        wanted = digit(pattern, side)
        if wanted in (OPEN_EDGE, CLOSED_EDGE) and (wanted == OPEN_EDGE) == (arms[side] == CLOSED):
            meets = "open" if wanted == OPEN_EDGE else "closed"
            where = cell_text(place)
            return refuse(clause, code, cell=where, side=SIDE_NAMES[side], meets=meets)
    return None
