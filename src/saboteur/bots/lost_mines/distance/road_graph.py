"""Roads: distances of every cell to each mine, in steps, including cards still to be laid.

The board and the costs are those of ``board_costs``, but each mine has its own distances, and the
search is faster: cells are numbered row by row with a closed border around them, and a card is a
set of open sides.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from heapq import heappop, heappush
from types import MappingProxyType
from typing import Final, TypeAlias, final

from saboteur.bots.lost_mines.distance.board_costs import (
    BUILD_COST,
    STEP_COST,
    UNREACHABLE,
    entry_cost,
)
from saboteur.games.lost_mines.kit import TRAP, TROLL, Kit
from saboteur.games.lost_mines.view import View
from saboteur.kernel.geometry import OPPOSITE, SIDES, Cell, E, Edge, PackedCell, S, Side, xy
from saboteur.kernel.tile import CLOSED, Arms

CellNumber: TypeAlias = int
"""The number of a cell in the rows of the board."""
Sides: TypeAlias = int
"""A set of sides, as bits."""

ALL_SIDES: Final[Sides] = 15
MAX_CELL_NUMBER: Final = 1 << 16
"""Greater than any cell number."""

BUILT_STEPS_BY_DWARVES: Final = (BUILD_COST, 5, 4, 3)
"""Cost of a card still to be laid, by the number of dwarves nearby that may lay it. Without any it
is an average; a single dwarf is slow, several are quick.
"""
NEARBY_ROWS: Final = 1
NEARBY_COLUMNS: Final = 5
"""A dwarf within this many rows and columns is nearby."""
TOKEN_STEPS: Final[Mapping[str, int]] = MappingProxyType({TRAP: 3, TROLL: 4})
"""Cost of a token on an edge, in steps; a troll leaves after a lap (LM-24)."""


@final
class CellIndex:
    """The cells of a board, numbered, with a closed border that saves bounds checks."""

    def __init__(self, kit: Kit) -> None:
        width = self.width = kit.column_count + 2
        self.size = width * (kit.row_count + 2)
        self.number_of = {
            place: x + 1 + width * (y + 1) for place in kit.board for x, y in (xy(place),)
        }
        self.strides = (-width, 1, width, -1)
        self.ways = tuple(
            tuple(
                (self.strides[side], 1 << OPPOSITE[side], side)
                for side in SIDES
                if sides >> side & 1
            )
            for sides in range(ALL_SIDES + 1)
        )
        """By set of open sides: the offset of each neighbour, the bit it is entered by, and the
        side."""

    def min_steps(self, one: CellNumber, other: CellNumber) -> int:
        """Return the minimum number of steps between two cells."""
        one_row, one_column = divmod(one, self.width)
        row, column = divmod(other, self.width)
        return abs(one_row - row) + abs(one_column - column)

    def edge_number(self, border: Edge) -> int:
        """Return the number of an edge: 4 × the number of its cell + the side."""
        return 4 * self.number_of[border // 4] + border % 4


@lru_cache(maxsize=16)
def cell_index_of(kit: Kit) -> CellIndex:
    return CellIndex(kit)


@final
class RoadGraph:
    """Cards, obstacles and tokens on the board, which can be changed and measured again.

    ``read_road_graph`` makes one from a view.
    """

    __slots__ = ("cell_index", "enter", "opens", "tokens")

    def __init__(
        self, cell_index: CellIndex, opens: list[Sides], enter: list[int], tokens: dict[int, int]
    ) -> None:
        self.cell_index = cell_index
        self.opens = opens
        """By cell, its open sides: all of an empty cell, none of the border or of a hidden mine."""
        self.enter = enter
        """By cell, the cost of entering it."""
        self.tokens = tokens
        """By edge with a token, the extra cost of crossing it."""

    def copy(self) -> "RoadGraph":
        return RoadGraph(self.cell_index, self.opens.copy(), self.enter.copy(), self.tokens.copy())

    def reachable_within(self, start: CellNumber, steps: int) -> dict[CellNumber, int]:
        """Return the cells that a dwarf can reach within ``steps``, each with its number of steps.

        The dwarf enters no cell that costs extra and crosses no token.
        """
        opens, enter, tokens, ways = self.opens, self.enter, self.tokens, self.cell_index.ways
        found = {start: 0}
        fresh = [start]
        for step in range(1, steps + 1):
            coming = []
            for here in fresh:
                for stride, inward, side in ways[opens[here]]:
                    there = here + stride
                    if there in found or enter[there] != STEP_COST:
                        continue
                    if _edge_number(here, side, there) not in tokens and (
                        opens[there] & inward or not opens[there]
                    ):
                        found[there] = step
                        if opens[there]:  # a hidden mine ends the walk (LM-35)
                            coming.append(there)
            fresh = coming
        return found

    def steps_from_mines(self, mines: Iterable[CellNumber]) -> list[int]:
        """Return the distance of each cell to the nearest of ``mines``."""
        opens, enter, tokens, ways = self.opens, self.enter, self.tokens, self.cell_index.ways
        found = [UNREACHABLE] * self.cell_index.size
        queue = sorted(mines)  # numbers that encode distance and cell
        for mine in queue:
            found[mine] = 0
        while queue:
            entry = heappop(queue)
            far, here = divmod(entry, MAX_CELL_NUMBER)
            if far > found[here]:
                continue
            far += enter[here]
            for stride, inward, side in ways[opens[here] or ALL_SIDES]:  # a hidden mine: any side
                there = here + stride
                if opens[there] & inward and far < found[there]:
                    there_far = far
                    if tokens:
                        there_far += tokens.get(_edge_number(here, side, there), 0)
                    if there_far < found[there]:
                        found[there] = there_far
                        heappush(queue, MAX_CELL_NUMBER * there_far + there)
        return found


def _edge_number(here: CellNumber, side: Side, there: CellNumber) -> int:
    """Return the number of an edge: 4 × the cell to its west or north + the side."""
    return 4 * here + side if side in (E, S) else 4 * there + OPPOSITE[side]


def read_road_graph(view: View) -> RoadGraph:
    kit = view.kit
    cell_index = cell_index_of(kit)
    opens = [0] * cell_index.size
    enter = [UNREACHABLE] * cell_index.size
    dwarves = [xy(figure) for figure in view.figures]
    for place, spot in cell_index.number_of.items():
        if place in view.covered:
            enter[spot] = STEP_COST
        elif place in view.cards:
            pose = view.cards[place]
            opens[spot] = open_sides(kit.poses.poses[pose].arms)
            enter[spot] = entry_cost(
                kit, pose // 2, overcome=place in view.tools, occupied=place in view.figures
            )
        else:
            opens[spot] = ALL_SIDES
            enter[spot] = BUILT_STEPS_BY_DWARVES[
                min(len(BUILT_STEPS_BY_DWARVES) - 1, _count_dwarves_nearby(place, dwarves))
            ]
    tokens = {cell_index.edge_number(border): TOKEN_STEPS[TRAP] for border in view.traps}
    tokens |= {
        cell_index.edge_number(troll.edge): TOKEN_STEPS[TROLL]
        for troll in view.troll_cards
        if troll.edge >= 0
    }
    return RoadGraph(cell_index, opens, enter, tokens)


def _count_dwarves_nearby(place: PackedCell, dwarves: list[Cell]) -> int:
    x, y = xy(place)
    return sum(
        abs(y - own_y) <= NEARBY_ROWS and abs(x - own_x) <= NEARBY_COLUMNS
        for own_x, own_y in dwarves
    )


def open_sides(arms: Arms) -> Sides:
    return sum(1 << side for side in SIDES if arms[side] != CLOSED)
