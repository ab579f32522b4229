"""Roads: how far every cell is from each mine, in steps, with the cards that are still wanting.

The same board as ``terrain`` sees, at the same price, but mine by mine and quickly: cells are
numbered row by row with a closed rim around them, and a card is a set of open sides.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from heapq import heappop, heappush
from types import MappingProxyType
from typing import Final, TypeAlias, final

from saboteur.bots.lost_mines.distance.terrain import BUILT, FAR, STEPPED, entering
from saboteur.games.lost_mines.kit import TRAP, TROLL, Kit
from saboteur.games.lost_mines.view import View
from saboteur.kernel.geometry import OPPOSITE, SIDES, Cell, E, Edge, PackedCell, S, Side, xy
from saboteur.kernel.tile import CLOSED, Arms

Spot: TypeAlias = int
"""A cell by its number in the rows of the board."""
Sides: TypeAlias = int
"""A set of sides, as bits."""

ALL_SIDES: Final[Sides] = 15
SPOTS: Final = 1 << 16
"""More than any board has."""

COMPANY: Final = (BUILT, 5, 4, 3)
"""What a card costs that must be laid first, by how many dwarves are about who may lay it: nobody
knows of a far cell, alone a road takes long, together it is quick."""
ABREAST: Final = 1
AHEAD: Final = 5
"""So many rows and columns away a dwarf is about."""
TOKENS: Final[Mapping[str, int]] = MappingProxyType({TRAP: 3, TROLL: 4})
"""What a token on an edge costs, in steps; a troll goes after a lap (LM-24)."""


@final
class Grid:
    """The cells of a board, numbered."""

    def __init__(self, kit: Kit) -> None:
        """Number the cells; a closed rim saves asking whether a neighbour is on the board."""
        width = self.width = kit.columns + 2
        self.size = width * (kit.lines + 2)
        self.spot = {place: x + 1 + width * (y + 1) for place in kit.board for x, y in (xy(place),)}
        self.strides = (-width, 1, width, -1)
        self.ways = tuple(
            tuple(
                (self.strides[side], 1 << OPPOSITE[side], side)
                for side in SIDES
                if sides >> side & 1
            )
            for sides in range(ALL_SIDES + 1)
        )
        """By set of open sides: where each leads, the side it comes in by, and its number."""

    def apart(self, one: Spot, other: Spot) -> int:
        """Return how many steps lie between two spots at least."""
        one_row, one_column = divmod(one, self.width)
        row, column = divmod(other, self.width)
        return abs(one_row - row) + abs(one_column - column)

    def line(self, border: Edge) -> int:
        """Name an edge as ``Roads`` does: by the spot to its west or north, and the side."""
        return 4 * self.spot[border // 4] + border % 4


@lru_cache(maxsize=16)
def grid_of(kit: Kit) -> Grid:
    """Return the numbered cells of a kit's board."""
    return Grid(kit)


@final
class Roads:
    """Cards, obstacles and tokens on the board, to be changed and asked again."""

    __slots__ = ("enter", "grid", "opens", "tokens")

    def __init__(
        self, grid: Grid, opens: list[Sides], enter: list[int], tokens: dict[int, int]
    ) -> None:
        """Take the parts as they are; ``read`` makes them from a view."""
        self.grid = grid
        self.opens = opens
        """By spot, its open sides: all of an empty cell, none of the rim or of a hidden mine."""
        self.enter = enter
        """By spot, what it costs to come there."""
        self.tokens = tokens
        """By edge with a token, what it costs beside."""

    def copy(self) -> "Roads":
        """Return one to change."""
        return Roads(self.grid, self.opens.copy(), self.enter.copy(), self.tokens.copy())

    def within(self, start: Spot, steps: int) -> dict[Spot, int]:
        """Return where a dwarf may be after so many steps, each with how many it takes him.

        What stops him is as dear as a card to be laid; traps he does not cross unasked.
        """
        opens, enter, tokens, ways = self.opens, self.enter, self.tokens, self.grid.ways
        found = {start: 0}
        fresh = [start]
        for step in range(1, steps + 1):
            coming = []
            for here in fresh:
                for stride, inward, side in ways[opens[here]]:
                    there = here + stride
                    if there in found or enter[there] != STEPPED:
                        continue
                    if _line(here, side, there) not in tokens and (
                        opens[there] & inward or not opens[there]
                    ):
                        found[there] = step
                        if opens[there]:  # a hidden mine is where he stops (LM-35)
                            coming.append(there)
            fresh = coming
        return found

    def from_mines(self, mines: Iterable[Spot]) -> list[int]:
        """Return how far each spot is from the nearest of some mines."""
        opens, enter, tokens, ways = self.opens, self.enter, self.tokens, self.grid.ways
        found = [FAR] * self.grid.size
        queue = sorted(mines)  # numbers that hold distance and spot
        for mine in queue:
            found[mine] = 0
        while queue:
            entry = heappop(queue)
            far, here = divmod(entry, SPOTS)
            if far > found[here]:
                continue
            far += enter[here]
            for stride, inward, side in ways[opens[here] or ALL_SIDES]:  # a hidden mine: any
                there = here + stride
                if opens[there] & inward and far < found[there]:
                    there_far = far
                    if tokens:
                        there_far += tokens.get(_line(here, side, there), 0)
                    if there_far < found[there]:
                        found[there] = there_far
                        heappush(queue, SPOTS * there_far + there)
        return found


def _line(here: Spot, side: Side, there: Spot) -> int:
    """Name the edge between two spots, by the one to its west or north (``Grid.line``)."""
    return 4 * here + side if side in (E, S) else 4 * there + OPPOSITE[side]


def read(view: View) -> Roads:
    """Read the board from a view."""
    kit = view.kit
    grid = grid_of(kit)
    opens = [0] * grid.size
    enter = [FAR] * grid.size
    dwarves = [xy(figure) for figure in view.figures]
    for place, spot in grid.spot.items():
        if place in view.covered:
            enter[spot] = STEPPED
        elif place in view.cards:
            pose = view.cards[place]
            opens[spot] = open_sides(kit.poses.poses[pose].arms)
            enter[spot] = entering(
                kit, pose // 2, overcome=place in view.tools, occupied=place in view.figures
            )
        else:
            opens[spot] = ALL_SIDES
            enter[spot] = COMPANY[min(len(COMPANY) - 1, _company(place, dwarves))]
    tokens = {grid.line(border): TOKENS[TRAP] for border in view.traps}
    tokens |= {
        grid.line(troll.edge): TOKENS[TROLL] for troll in view.troll_cards if troll.edge >= 0
    }
    return Roads(grid, opens, enter, tokens)


def _company(place: PackedCell, dwarves: list[Cell]) -> int:
    """Count the dwarves that are about to come by."""
    x, y = xy(place)
    return sum(abs(y - own_y) <= ABREAST and abs(x - own_x) <= AHEAD for own_x, own_y in dwarves)


def open_sides(arms: Arms) -> Sides:
    """Return the open sides of a card as bits."""
    return sum(1 << side for side in SIDES if arms[side] != CLOSED)
