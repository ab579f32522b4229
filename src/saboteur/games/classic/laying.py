"""Laying path cards: the legal cells and orientations (B-20 to B-26)."""

from collections.abc import Iterable

from saboteur.games.classic.decisions import LayRule
from saboteur.games.classic.state import State
from saboteur.games.edge_matching import mismatch
from saboteur.kernel.geometry import PackedCell, xy
from saboteur.kernel.maze import Slot
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal, refuse


class LinkedLay(LayRule[State]):
    """The default rule: a path card continues a tunnel linked to Start (B-24, R-1).

    A linked open edge that faces an empty cell is an end, and any card that matches the edges
    around the cell meets it with an open edge. So the keys of ``reach.ends`` are exactly the
    cells where a matching card is linked. The tests compare them with ``explain_lay`` for every
    cell.
    """

    def cells(self, state: State) -> Iterable[PackedCell]:
        """Return the cells that a linked open edge faces.

        If an option of the table waives the link, return all empty cells beside face-up cards.
        """
        return state.reach.ends if state.kit.needs_link else state.maze.frontier

    def explain(self, state: State, place: PackedCell) -> Refusal | None:
        """Refuse a cell that no linked open edge faces, unless an option waives the link."""
        if state.kit.needs_link and place not in state.reach.ends:
            return refuse("B-24", "not-linked", cell=xy(place))
        return None


def lay_moves(state: State, seat: int, bits: int, found: list[Move]) -> None:
    """Add to ``found`` every legal move by which ``seat`` lays one of the poses in ``bits``.

    The caller has checked that no mark of the seat forbids laying.
    """
    choosers = state.book.choosers
    known = state.maze.slots
    shut = state.parts.closed and closed_cells(state, seat)
    for poses, fitting, rule in state.parts.lay_groups:
        if poses & bits:
            slots = known.get(poses)
            if slots is None:
                slots = known[poses] = find_slots(state, fitting, rule)
            if shut:
                slots = [slot for slot in slots if slot[1][0].at not in shut]
            for fits, row in slots:
                fit = fits & bits
                if fit:
                    found += choosers[fit](row)


def find_slots(state: State, fitting: tuple[int, ...], rule: LayRule[State]) -> list[Slot]:
    """Return the cells where poses fit under a rule of laying, each with its poses and moves.

    ``fitting`` has, per demand of the frontier, the fitting poses as bits. The caller caches the
    result in ``Maze.slots`` until the maze changes. Cells are sorted so that the order of the moves
    reveals only the position (R-193).
    """
    frontier = state.maze.frontier
    covered = state.maze.covered
    lays = state.book.lays
    slots: list[Slot] = []
    for place in sorted(rule.cells(state)):
        fit = fitting[frontier[place]]
        if fit and place not in covered:
            slots.append((fit, lays[place]))
    return slots


def closed_cells(state: State, seat: int) -> frozenset[PackedCell]:
    """Return the cells that modules have closed for ``seat``."""
    return frozenset([place for part in state.parts.closed for place in part.closed(state, seat)])


def explain_lay(state: State, seat: int, place: PackedCell, pose: int) -> Refusal | None:
    """Return why a seat may not lay a pose on a cell; ``None`` if it may."""
    tools = state.marks[seat] & state.kit.all_tools
    if tools:
        return refuse("B-28", "broken-tool", tools=" ".join(state.kit.tool_names(tools)))
    return explain_pose(state, place, pose) or next(
        (
            refusal
            for part in state.parts.refuse_lay
            if (refusal := part.refuse_lay(state, seat, place)) is not None
        ),
        None,
    )


def explain_pose(state: State, place: PackedCell, pose: int) -> Refusal | None:
    """Return why no seat may lay a pose on a cell; ``None`` if it can be laid."""
    maze = state.maze
    if place in maze.cards or place in maze.covered:
        return refuse("B-21", "cell-taken", cell=xy(place))
    if place not in maze.frontier:  # a face-down goal is no neighbour to build on
        return refuse("B-21", "no-neighbour", cell=xy(place))
    unlike = mismatch(maze, place, pose)
    if unlike is not None:
        side, meets = unlike
        return refuse("B-22", "edge-mismatch", cell=xy(place), side=side, meets=meets)
    return state.parts.lay_rules[pose // 2].explain(state, place)
