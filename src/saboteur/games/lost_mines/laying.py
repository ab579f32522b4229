"""Laying path cards: the legal cells and orientations (LM-13 to LM-15)."""

from saboteur.games.edge_matching import add_lays, mismatch
from saboteur.games.lost_mines.state import State
from saboteur.kernel.geometry import SIDES, PackedCell, xy
from saboteur.kernel.maze import EVERY_POSE, Slot
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal, refuse
from saboteur.kernel.tile import OPEN_EDGE, PATTERNS, digit

PROLONGS: tuple[bool, ...] = tuple(
    any(digit(pattern, side) == OPEN_EDGE for side in SIDES) for pattern in range(PATTERNS)
)
"""Per pattern of edges around a cell, whether one is open, so that a card prolongs it (R-125)."""


def lay_moves(state: State, bits: int) -> list[Move]:
    """Return every legal move that lays one of the poses in ``bits``."""
    found: list[Move] = []
    add_lays(state.maze.slots.get(EVERY_POSE) or find_slots(state), bits, found)
    return found


def find_slots(state: State) -> list[Slot]:
    """Return the cells where cards may be laid, each with the fitting poses (as bits) and moves.

    The maze caches them until it changes. Cards are never laid sideways (R-124). Any path may
    be prolonged, whether joined to a Start or a dwarf or not (LM-14), even under a trap or a
    troll (LM-25). Cells are sorted so that the order of the moves reveals nothing.
    """
    kit, maze = state.kit, state.maze
    slots: list[Slot] = [
        (kit.poses.fitting[pattern], state.book.lays[place])
        for place, pattern in sorted(maze.frontier.items())
        if PROLONGS[pattern] and place in kit.board and place not in maze.covered
    ]
    maze.slots[EVERY_POSE] = slots
    return slots


def explain_lay(state: State, place: PackedCell, pose: int) -> Refusal | None:
    """Return why a pose cannot be laid on a cell; ``None`` if it can.

    The reasons are the three mistakes in the rulebook, a taken cell and a cell off the board.
    """
    maze = state.maze
    where = xy(place)
    if place not in state.kit.board:
        return refuse("LM-52", "off-the-board", cell=where)  # R-123; a path may end there
    if place in maze.cards or place in maze.covered:
        return refuse("LM-52", "cell-taken", cell=where)
    if place not in maze.frontier:  # a hidden mine is no neighbour to build from (LM-53, R-126)
        return refuse("LM-15", "no-neighbour", cell=where)
    unlike = mismatch(maze, place, pose)
    if unlike is not None:
        side, meets = unlike
        return refuse("LM-15", "path-mismatch", cell=where, side=side, meets=meets)
    return (
        None if PROLONGS[maze.frontier[place]] else refuse("LM-15", "prolongs-nothing", cell=where)
    )
