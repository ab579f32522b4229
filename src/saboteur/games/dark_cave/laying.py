"""Laying path cards: anywhere in the cave where a path is continued (DC-18 to DC-20, R-152)."""

from saboteur.games.dark_cave.state import State
from saboteur.games.edge_matching import add_lays, mismatch
from saboteur.kernel.geometry import PackedCell, xy
from saboteur.kernel.maze import EVERY_POSE, Slot
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal, refuse


def lay_moves(state: State, bits: int, found: list[Move]) -> None:
    """Add to ``found`` every legal move that lays one of the poses in ``bits``."""
    add_lays(state.maze.slots.get(EVERY_POSE) or find_slots(state), bits, found)


def find_slots(state: State) -> list[Slot]:
    """Return the cells where cards may be laid, each with the fitting poses (as bits) and moves.

    An open edge must face the cell; it need not be linked to Start or a dwarf, and the area of
    play is unlimited (DC-19, R-234). A web on that edge does not matter (DC-35). Cells are
    sorted so that the order of the moves reveals only the position (R-193).
    """
    kit = state.kit
    maze = state.maze
    frontier = maze.frontier
    slots: list[Slot] = [
        (kit.poses.fitting[frontier[place]], state.book.lays[place])
        for place in sorted(frontier)
        if kit.ways[frontier[place]] and place not in maze.covered
    ]
    maze.slots[EVERY_POSE] = slots
    return slots


def explain_lay(state: State, place: PackedCell, pose: int) -> Refusal | None:
    """Return why a pose cannot be laid on a cell; ``None`` if it can (DC-18, DC-20).

    Of the four mistakes in the rulebook, laying a card sideways cannot be written as a move.
    """
    maze = state.maze
    where = xy(place)
    if place in maze.cards or place in maze.covered:
        return refuse("DC-18", "cell-taken", cell=where)
    if place not in maze.frontier:  # a face-down goal is no neighbour to build on (DC-18)
        return refuse("DC-20", "no-neighbour", cell=where)
    unlike = mismatch(maze, place, pose)
    if unlike is not None:
        side, meets = unlike
        return refuse("DC-18", "edge-mismatch", cell=where, side=side, meets=meets)
    if not state.kit.ways[maze.frontier[place]]:
        return refuse("DC-20", "prolongs-nothing", cell=where)
    return None
