"""The board as costs in steps to a treasure, including cards still to be laid.

Only a view is used: unknown cards count by their expected value.
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
    pack_xy,
)
from saboteur.kernel.tile import CLOSED, Arms

Distances: TypeAlias = dict[PackedCell, int]

UNREACHABLE: Final = 60
"""The distance of a treasure that is practically out of reach."""

# Costs of entering a card or crossing an edge, in steps.
STEP_COST: Final = 1
BUILD_COST: Final = 4
"""Cost of a cell where a path card must be laid first."""
OBSTACLE_COST: Final = 9
"""Cost of an obstacle whose tool has not been played."""
OCCUPIED_COST: Final = 3
"""Cost of an occupied card that has room for one dwarf only."""
TOKEN_COSTS: Final = {TRAP: 3, TROLL: 6}

VALUE_STEPS: Final = 8
"""How many steps farther a dwarf goes for a mine that is worth e times as much."""
MAX_MINE_VALUE: Final = 10.0
FURTHER_TREASURE_SHARE: Final = 0.4
"""Weight of a further treasure in the same mine, relative to the first."""


@final
@dataclass(slots=True, eq=False)
class BoardCosts:
    """Cards, obstacles and tokens on the board, and the mines worth reaching."""

    board: frozenset[PackedCell]
    arms: dict[PackedCell, Arms]
    entry_costs: dict[PackedCell, int]
    """By cell of a card, the cost of entering it."""
    edge_costs: dict[Edge, int]
    """By edge with a token, the extra cost of crossing it."""
    _: KW_ONLY
    hidden: frozenset[PackedCell]
    goals: dict[PackedCell, int]
    """By cell of a mine with treasures, its handicap in steps against the richest one."""

    def copy(self) -> "BoardCosts":
        arms, enter, edges = self.arms.copy(), self.entry_costs.copy(), self.edge_costs.copy()
        return BoardCosts(self.board, arms, enter, edges, hidden=self.hidden, goals=self.goals)

    def distances(self) -> Distances:
        """Return the distance of each cell to the best mine, searched from the mines outwards."""
        found: Distances = {}
        queue = [(behind, goal) for goal, behind in self.goals.items()]
        queue.sort()
        while queue:
            far, here = heappop(queue)
            if here in found:
                continue
            found[here] = far
            far += self.entry_costs.get(here, STEP_COST if here in self.hidden else BUILD_COST)
            for side in SIDES:
                there = here + STEP[side]
                if there in found or there in self.hidden or not self._joined(here, side, there):
                    continue
                heappush(queue, (far + self.edge_costs.get(edge(here, side), 0), there))
        return found

    def _joined(self, here: PackedCell, side: int, there: PackedCell) -> bool:
        """Return whether a path leads, or could later lead, from a cell to the next."""
        if there not in self.board:
            return False
        here_open = here not in self.arms or self.arms[here][side] != CLOSED
        return here_open and (there not in self.arms or self.arms[there][OPPOSITE[side]] != CLOSED)


def read_board_costs(view: View) -> BoardCosts:
    kit = view.kit
    figures = set(view.figures)
    return BoardCosts(
        kit.board,
        {place: kit.poses.poses[pose].arms for place, pose in view.cards.items()},
        {
            place: entry_cost(
                kit, pose // 2, overcome=place in view.tools, occupied=place in figures
            )
            for place, pose in view.cards.items()
        },
        {
            edge(pack_xy(token.x, token.y), SIDE_NAMES.index(token.side)): TOKEN_COSTS[token.token]
            for token in view.tokens
        },
        hidden=view.covered,
        goals=mine_goals(view),
    )


def entry_cost(kit: Kit, card: int, *, overcome: bool, occupied: bool) -> int:
    """Return the cost of entering a card, by its obstacle and whether another dwarf is on it."""
    if kit.obstacles[card] and not overcome:
        return OBSTACLE_COST
    return OCCUPIED_COST if kit.narrow[card] and occupied else STEP_COST


def mine_goals(view: View) -> dict[PackedCell, int]:
    """Return the mines worth reaching, each with its handicap in steps against the richest one."""
    kit = view.kit
    known = {pack_xy(mine.x, mine.y): mine.face or mine.seen for mine in view.mines}
    left = list(kit.mines)
    for name in filter(None, known.values()):
        left.remove(kit.cards[name])
    values = {
        place: (
            _mine_value(view, kit.cards[name])
            if name
            else sum(_mine_value(view, mine) for mine in left) / len(left)
        )
        for place, name in known.items()
    }
    return {
        place: max(0, round(VALUE_STEPS * log(MAX_MINE_VALUE / value)))
        for place, value in values.items()
        if value > 0
    }


def _mine_value(view: View, mine: int) -> float:
    """Return the expected points of entering a mine: its treasures, or the dragon's penalty."""
    kit = view.kit
    if kit.dragons[mine]:
        return 0.0 if mine in {pose // 2 for pose in view.cards.values()} else -float(kit.penalty)
    values = [
        value
        for number, value in mean_treasure_values(view).items()
        if view.symbols[number] == kit.symbols[mine]
    ]
    if not values:
        return 0.0
    return sum(values) / len(values) * (1 + FURTHER_TREASURE_SHARE * (len(values) - 1))


def mean_treasure_values(view: View) -> dict[int, float]:
    """Return the value of each treasure beside the board; if unknown, the mean of its symbol.

    Unlike ``expected_treasure_values``, the mean includes treasures that the seat has seen.
    """
    kit = view.kit
    means = {}
    for symbol in set(view.symbols):
        values = [
            kit.worths[treasure]
            for treasure in kit.treasure_cards
            if kit.treasure_symbols[treasure] == symbol
        ]
        means[symbol] = sum(values) / len(values)
    return {
        treasure.number: means[treasure.symbol] if treasure.value is None else treasure.value
        for treasure in view.treasures
        if treasure.holder is None
    }
