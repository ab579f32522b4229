"""Distances from every open edge to every goal on an empty board.

``CardAwareDistance`` follows the cheapest path through the present maze. This search assumes that
any drawn card that leads on by a useful side is laid, so areas in which a digger has more choice
count as nearer. It is computed once per colour; of the present maze, only the cell next to the edge
is considered. Distances are in eighths of a card.
"""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from heapq import heappop, heappush
from typing import Final, TypeAlias, final

from saboteur.bots.duel.distance.crossings import CARD_COST, joining_cards, reachable_nodes
from saboteur.games.duel.kit import Kit
from saboteur.kernel.geometry import OPPOSITE, SIDES, STEP, PackedCell, pack_xy, xy
from saboteur.kernel.tile import FREE_EDGE, digit

UNREACHABLE: Final = 40 * CARD_COST
"""Distances of this or more count as unreachable."""
DRAWN_CARD_COST: Final = 10.0
SCARCITY_COST: Final = 2.0
"""A card that leads on costs ``DRAWN_CARD_COST`` plus ``SCARCITY_COST`` divided by the share of
such cards."""
MARGIN_CELLS: Final = 2
SIDE_SETS: Final = range(1 << len(SIDES))

GoalDistances: TypeAlias = tuple[int, ...]
"""The distance of each goal, in the order of the goal cells."""
PricedSide: TypeAlias = tuple[int, int]
"""A distance and a side, the distance first so that tuples sort by it."""


@final
class EmptyBoardDistances:
    """The distances for one colour, searched from every goal."""

    def __init__(self, kit: Kit, colour: int) -> None:
        self.kit = kit
        self.goals = kit.goal_cells
        self.joins = joining_cards(kit, colour)
        self.leads = _leads(kit, kit.blocked(colour))
        self.unreachable_goals: GoalDistances = (UNREACHABLE,) * len(self.goals)
        self._counts = Counter(kit.deck)
        self._shares: dict[int, list[float]] = {}
        self._near: dict[tuple[int, int, int], GoalDistances] = {}
        ground = _search_area(kit)
        self._fields = [self._goal_field(goal, ground) for goal in self.goals]

    def edge_distances(self, edge: int, pattern: int, held: int) -> GoalDistances:
        """Return the distance of each goal from ``edge``: 4 × the cell next to it + the side.

        ``held`` are the sides that the hand joins in that cell, as bits: 4 × one side + the other.
        """
        row = held >> 4 * (edge & 3) & 15
        key = (edge, pattern, row)
        found = self._near.get(key)
        if found is None:
            found = self._near[key] = self._compute_edge_distances(edge, pattern, row)
        return found

    def _compute_edge_distances(self, edge: int, pattern: int, row: int) -> GoalDistances:
        place, came = divmod(edge, 4)
        shares = self._side_set_shares(pattern, came)
        onward = [
            (out, 4 * (place + STEP[out]) + OPPOSITE[out])
            for out in SIDES
            if out != came and digit(pattern, out) == FREE_EDGE
        ]
        found = []
        for field in self._fields:
            ways = [(field.get(beside, UNREACHABLE), out) for out, beside in onward]
            held = [CARD_COST + far for far, out in ways if row >> out & 1]
            found.append(min(_choice_distance(shares, ways), *held, UNREACHABLE))
        return tuple(found)

    def _goal_field(self, goal: PackedCell, ground: frozenset[PackedCell]) -> dict[int, int]:
        """Return the distance of every edge to a goal; the search runs backwards from the goal."""
        found: dict[int, int] = {}
        ways: dict[int, list[PricedSide]] = {}
        heap = [(0, 4 * goal + came) for came in SIDES]
        while heap:
            far, edge = heappop(heap)
            if edge in found:
                continue
            found[edge] = far
            place, came = divmod(edge, 4)
            before, out = place + STEP[came], OPPOSITE[came]
            if before not in ground or before == goal:
                continue
            for entered in SIDES:
                other = 4 * before + entered
                if entered == out or other in found:
                    continue
                ways.setdefault(other, []).append((far, out))
                there = _choice_distance(self._side_set_shares(0, entered), ways[other])
                if there < UNREACHABLE:
                    heappush(heap, (max(far, there), other))
        return found

    def _side_set_shares(self, pattern: int, came: int) -> list[float]:
        """Return by set of sides the share of the deck that leads to exactly these sides."""
        key = 4 * pattern + came
        found = self._shares.get(key)
        if found is None:
            found = self._shares[key] = [0.0] * len(SIDE_SETS)
            for card, bits in self.joins[pattern].items():
                found[bits >> 4 * came & 15] += self._counts[card] / len(self.kit.deck)
        return found


@lru_cache(maxsize=8)
def empty_board_distances(kit: Kit, colour: int) -> EmptyBoardDistances:
    return EmptyBoardDistances(kit, colour)


def _choice_distance(shares: Sequence[float], ways: Sequence[PricedSide]) -> int:
    """Return the distance by the best choice of sides to take, the nearest first.

    ``ways`` are the distances by side of exit, and ``shares`` the share of the cards that lead to
    each set of sides. A further side is taken as long as the choice lowers the distance.
    """
    best = float(UNREACHABLE)
    share = summed = 0.0
    taken = 0
    for far, out in sorted(ways):
        if far >= best:
            break
        bit = 1 << out
        more = sum([shares[sides] for sides in SIDE_SETS if sides & bit and not sides & taken])
        taken |= bit
        share += more
        summed += more * far
        if share:
            best = min(best, DRAWN_CARD_COST + (SCARCITY_COST + summed) / share)
    return int(best)


def _leads(kit: Kit, blocked: int) -> tuple[tuple[tuple[tuple[int, ...], int], ...], ...]:
    """Return for each pose and set of entry sides the exits that it leads to, and its gold."""
    return tuple(
        tuple(_leads_of_pose(kit, number, sides, blocked) for sides in SIDE_SETS)
        for number in range(len(kit.poses.poses))
    )


def _leads_of_pose(kit: Kit, number: int, sides: int, blocked: int) -> tuple[tuple[int, ...], int]:
    pose = kit.poses.poses[number]
    nodes: set[int] = set()
    for node in pose.entries[sides]:
        nodes |= reachable_nodes(pose, node, blocked)
    outs = (side for side in pose.open_sides if pose.arms[side] in nodes and not sides >> side & 1)
    return tuple(outs), kit.gold[number // 2] if kit.gold_nodes[number] in nodes else 0


def _search_area(kit: Kit) -> frozenset[PackedCell]:
    """Return the cells between the Starts and the goals, with a margin."""
    spots = [xy(place) for place in (*kit.goal_cells, *kit.starts)]
    columns = [x for x, _ in spots]
    rows = [y for _, y in spots]
    return frozenset(
        pack_xy(x, y)
        for x in range(min(columns) - MARGIN_CELLS, max(columns) + MARGIN_CELLS + 1)
        for y in range(min(rows) - MARGIN_CELLS - 1, max(rows) + MARGIN_CELLS + 2)
    )
