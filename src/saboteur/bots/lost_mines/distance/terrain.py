"""The board as a walker sees it: how many steps are wanting to a treasure, cards to lay included.

All from a view: what is not known is weighed by what it may be.
"""

from dataclasses import KW_ONLY, dataclass
from heapq import heappop, heappush
from math import log
from typing import Final, TypeAlias, final

from saboteur.games.lost_mines.kit import TRAP, TROLL, Kit
from saboteur.games.lost_mines.view import View
from saboteur.kernel.geometry import (
    OPPOSITE,
    SIDE_NAMES,
    SIDES,
    STEP,
    Edge,
    PackedCell,
    edge,
    packed,
)
from saboteur.kernel.tile import CLOSED, Arms

Distances: TypeAlias = dict[PackedCell, int]

FAR: Final = 60
"""As good as out of reach."""

# What it costs to come onto a card or over an edge, in steps.
STEPPED: Final = 1
BUILT: Final = 4
"""A path card must be laid there first."""
BARRED: Final = 9
"""An obstacle whose tool has not been played."""
CROWDED: Final = 3
"""Only one dwarf fits there, and one is there."""
TOKENS: Final = {TRAP: 3, TROLL: 6}

RICHES: Final = 8
"""So many steps farther a dwarf goes for a mine that is worth e times as much."""
RICHEST: Final = 10.0
STAYING: Final = 0.4
"""What a further treasure in the same mine counts for, compared with the first."""


@final
@dataclass(slots=True, eq=False)
class Terrain:
    """Cards, obstacles and tokens on the board, and the mines that are worth a walk."""

    board: frozenset[PackedCell]
    arms: dict[PackedCell, Arms]
    enter: dict[PackedCell, int]
    """By cell of a card, what it costs to come there."""
    edges: dict[Edge, int]
    """By edge with a token, what it costs beside."""
    _: KW_ONLY
    hidden: frozenset[PackedCell]
    goals: dict[PackedCell, int]
    """By cell of a mine with treasures, how many steps it lies behind the richest one."""

    def copy(self) -> "Terrain":
        """Return one to change."""
        arms, enter, edges = self.arms.copy(), self.enter.copy(), self.edges.copy()
        return Terrain(self.board, arms, enter, edges, hidden=self.hidden, goals=self.goals)

    def distances(self) -> Distances:
        """Return how far each cell is from the best mine, counted from the mines outwards."""
        found: Distances = {}
        queue = [(behind, goal) for goal, behind in self.goals.items()]
        queue.sort()
        while queue:
            far, here = heappop(queue)
            if here in found:
                continue
            found[here] = far
            far += self.enter.get(here, STEPPED if here in self.hidden else BUILT)
            for side in SIDES:
                there = here + STEP[side]
                if there in found or there in self.hidden or not self._joined(here, side, there):
                    continue
                heappush(queue, (far + self.edges.get(edge(here, side), 0), there))
        return found

    def _joined(self, here: PackedCell, side: int, there: PackedCell) -> bool:
        """Whether a path leads, or may one day lead, from a cell to the next."""
        if there not in self.board:
            return False
        here_open = here not in self.arms or self.arms[here][side] != CLOSED
        return here_open and (there not in self.arms or self.arms[there][OPPOSITE[side]] != CLOSED)


def survey(view: View) -> Terrain:
    """Read the board from a view."""
    kit = view.kit
    figures = set(view.figures)
    return Terrain(
        kit.board,
        {place: kit.poses.poses[pose].arms for place, pose in view.cards.items()},
        {
            place: entering(kit, pose // 2, overcome=place in view.tools, occupied=place in figures)
            for place, pose in view.cards.items()
        },
        {
            edge(packed(token.x, token.y), SIDE_NAMES.index(token.side)): TOKENS[token.token]
            for token in view.tokens
        },
        hidden=view.covered,
        goals=goals(view),
    )


def entering(kit: Kit, card: int, *, overcome: bool, occupied: bool) -> int:
    """Return what it costs to come onto a card."""
    if kit.obstacles[card] and not overcome:
        return BARRED
    return CROWDED if kit.narrow[card] and occupied else STEPPED


def goals(view: View) -> dict[PackedCell, int]:
    """Return the mines that are worth a walk, with the steps that they lie behind the richest."""
    kit = view.kit
    known = {packed(mine.x, mine.y): mine.face or mine.seen for mine in view.mines}
    left = list(kit.mines)
    for name in filter(None, known.values()):
        left.remove(kit.cards[name])
    worths = {
        place: (
            _worth(view, kit.cards[name])
            if name
            else sum(_worth(view, mine) for mine in left) / len(left)
        )
        for place, name in known.items()
    }
    return {
        place: max(0, round(RICHES * log(RICHEST / worth)))
        for place, worth in worths.items()
        if worth > 0
    }


def _worth(view: View, mine: int) -> float:
    """Return what a mine may bring whoever comes: its treasures, or the dragon's price."""
    kit = view.kit
    if kit.dragons[mine]:
        return 0.0 if mine in {pose // 2 for pose in view.cards.values()} else -float(kit.penalty)
    values = [
        worth
        for number, worth in expected(view).items()
        if view.symbols[number] == kit.symbols[mine]
    ]
    if not values:
        return 0.0
    return sum(values) / len(values) * (1 + STAYING * (len(values) - 1))


def expected(view: View) -> dict[int, float]:
    """Return what each treasure beside the board is worth, as far as the seat can tell."""
    kit = view.kit
    means = {}
    for symbol in set(view.symbols):
        worths = [
            kit.worths[treasure]
            for treasure in kit.hoard
            if kit.treasure_symbols[treasure] == symbol
        ]
        means[symbol] = sum(worths) / len(worths)
    return {
        treasure.number: means[treasure.symbol] if treasure.value is None else treasure.value
        for treasure in view.treasures
        if treasure.holder is None
    }
