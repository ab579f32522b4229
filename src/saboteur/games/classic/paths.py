"""Laying path cards: where, and which way round (B-20 to B-26)."""

from saboteur.games.classic.state import State
from saboteur.kernel.geometry import SIDE_NAMES, SIDES, Cell, cell_text
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal, refuse
from saboteur.kernel.tile import CLOSED, CLOSED_EDGE, OPEN_EDGE, digit


def lay_moves(state: State, bits: int, found: list[Move]) -> None:
    """Add every legal way to lay one of a set of poses (as bits) to ``found``.

    An end that faces an empty cell is a linked open edge, and a card that fits the cell's
    pattern meets it with an open edge of its own; so the cells of ``reach.ends`` are exactly
    those where a fitting card is linked (B-24). The slow twin asks ``explain`` of every cell.
    """
    choosers = state.book.choosers
    for fitting, row in state.maze.slots or find_slots(state):
        fit = fitting & bits
        if fit:
            found += choosers[fit](row)


def find_slots(state: State) -> tuple[tuple[int, tuple[Move, ...]], ...]:
    """List the cells where cards may be laid: which poses fit (as bits), and all moves there.

    The maze keeps the answer until it changes. Cells are sorted, so that the order of the moves
    tells nothing but the position (R-193).
    """
    kit = state.kit
    maze = state.maze
    frontier = maze.frontier
    fitting = kit.poses.fitting
    lays = state.book.lays
    places = sorted(state.reach.ends if kit.needs_link else frontier)
    maze.slots = tuple(
        [(fitting[frontier[place]], lays[place]) for place in places if place not in maze.covered]
    )
    return maze.slots


def explain_lay(state: State, seat: int, place: Cell, pose: int) -> Refusal | None:
    """Say why a pose may not be laid on a cell."""
    maze = state.maze
    if state.marks[seat]:
        return refuse(
            "B-28", "broken-tool", tools=" ".join(state.kit.tool_names(state.marks[seat]))
        )
    if place in maze.cards or place in maze.covered:
        return refuse("B-21", "cell-taken", cell=cell_text(place))
    if place not in maze.frontier:  # a face-down goal is no neighbour to build on
        return refuse("B-21", "no-neighbour", cell=cell_text(place))
    pattern = maze.frontier[place]
    arms = maze.poses[pose].arms
    for side in SIDES:
        wanted = digit(pattern, side)
        if (wanted == OPEN_EDGE and arms[side] == CLOSED) or (
            wanted == CLOSED_EDGE and arms[side] != CLOSED
        ):
            meets = "open" if wanted == OPEN_EDGE else "closed"
            return refuse(
                "B-22", "edge-mismatch", cell=cell_text(place), side=SIDE_NAMES[side], meets=meets
            )
    if state.kit.needs_link and place not in state.reach.ends:
        return refuse("B-24", "not-linked", cell=cell_text(place))
    return None
