"""A chart: how far every goal is from any open edge, over ground on which nothing lies.

It differs from a prospect in what it counts. A prospect follows the cheapest way through the maze
as it lies; a chart takes whatever card comes first, if it leads on by any side that is worth it,
so ground where a digger has a choice is nearer. It is made once for a colour, and only the cell
before an edge is looked at as it lies. Distances are in eighths of a card.
"""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from heapq import heappop, heappush
from typing import Final, TypeAlias, final

from saboteur.bots.duel.distance.crossings import CARD, inside, joins
from saboteur.games.duel.kit import Kit
from saboteur.kernel.geometry import OPPOSITE, SIDES, STEP, PackedCell, packed, xy
from saboteur.kernel.tile import FREE_EDGE, digit

FAR: Final = 40 * CARD
"""What is as far as this will not be reached."""
DRAWN: Final = 10.0
SCARCE: Final = 2.0
"""To lead on costs ``DRAWN``, and ``SCARCE`` for every time that there are fewer such cards."""
MARGIN: Final = 2
SETS: Final = range(1 << len(SIDES))

Fars: TypeAlias = tuple[int, ...]
"""How far each goal is, in the order of the goal cells."""
Way: TypeAlias = tuple[int, int]
"""How far it is by a side, and that side."""


@final
class Chart:
    """The distances for one colour."""

    def __init__(self, kit: Kit, colour: int) -> None:
        """Spread over the ground from every goal."""
        self.kit = kit
        self.goals = kit.goal_cells
        self.joins = joins(kit, colour)
        self.leads = _leads(kit, kit.blocked(colour))
        self.none: Fars = (FAR,) * len(self.goals)
        self._counts = Counter(kit.deck)
        self._shares: dict[int, list[float]] = {}
        self._near: dict[tuple[int, int, int], Fars] = {}
        ground = _ground(kit)
        self._fields = [self._field(goal, ground) for goal in self.goals]

    def near(self, edge: int, pattern: int, held: int) -> Fars:
        """Return how far the goals are from an edge, 4 × the cell before it + the side.

        ``held`` is what the hand joins in such a cell, as in ``joins``.
        """
        row = held >> 4 * (edge & 3) & 15
        key = (edge, pattern, row)
        found = self._near.get(key)
        if found is None:
            found = self._near[key] = self._look(edge, pattern, row)
        return found

    def _look(self, edge: int, pattern: int, row: int) -> Fars:
        place, came = divmod(edge, 4)
        shares = self._shared(pattern, came)
        onward = [
            (out, 4 * (place + STEP[out]) + OPPOSITE[out])
            for out in SIDES
            if out != came and digit(pattern, out) == FREE_EDGE
        ]
        found = []
        for field in self._fields:
            ways = [(field.get(beside, FAR), out) for out, beside in onward]
            held = [CARD + far for far, out in ways if row >> out & 1]
            found.append(min(_by_choice(shares, ways), *held, FAR))
        return tuple(found)

    def _field(self, goal: PackedCell, ground: frozenset[PackedCell]) -> dict[int, int]:
        """Spread from a goal backwards: an edge is settled when no nearer one is left."""
        found: dict[int, int] = {}
        ways: dict[int, list[Way]] = {}
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
                there = _by_choice(self._shared(0, entered), ways[other])
                if there < FAR:
                    heappush(heap, (max(far, there), other))
        return found

    def _shared(self, pattern: int, came: int) -> list[float]:
        """Return, by set of sides, what part of the deck leads from one side to just these."""
        key = 4 * pattern + came
        found = self._shares.get(key)
        if found is None:
            found = self._shares[key] = [0.0] * len(SETS)
            for card, bits in self.joins[pattern].items():
                found[bits >> 4 * came & 15] += self._counts[card] / len(self.kit.deck)
        return found


@lru_cache(maxsize=8)
def chart(kit: Kit, colour: int) -> Chart:
    """Return the chart of a colour."""
    return Chart(kit, colour)


def _by_choice(shares: Sequence[float], ways: Sequence[Way]) -> int:
    """Return how far it is with a choice of ways: the nearest, and all that are worth taking."""
    best = float(FAR)
    share = summed = 0.0
    taken = 0
    for far, out in sorted(ways):
        if far >= best:
            break
        bit = 1 << out
        more = sum([shares[sides] for sides in SETS if sides & bit and not sides & taken])
        taken |= bit
        share += more
        summed += more * far
        if share:
            best = min(best, DRAWN + (SCARCE + summed) / share)
    return int(best)


def _leads(kit: Kit, blocked: int) -> tuple[tuple[tuple[tuple[int, ...], int], ...], ...]:
    """Return, by pose and by set of sides one comes from, the other sides it leads to and gold."""
    return tuple(
        tuple(_led(kit, number, sides, blocked) for sides in SETS)
        for number in range(len(kit.poses.poses))
    )


def _led(kit: Kit, number: int, sides: int, blocked: int) -> tuple[tuple[int, ...], int]:
    pose = kit.poses.poses[number]
    nodes: set[int] = set()
    for node in pose.entries[sides]:
        nodes |= inside(pose, node, blocked)
    outs = (side for side in pose.open_sides if pose.arms[side] in nodes and not sides >> side & 1)
    return tuple(outs), kit.gold[number // 2] if kit.gold_nodes[number] in nodes else 0


def _ground(kit: Kit) -> frozenset[PackedCell]:
    """Return the cells between Starts and goals, and some around them."""
    spots = [xy(place) for place in (*kit.goal_cells, *kit.starts)]
    columns = [x for x, _ in spots]
    rows = [y for _, y in spots]
    return frozenset(
        packed(x, y)
        for x in range(min(columns) - MARGIN, max(columns) + MARGIN + 1)
        for y in range(min(rows) - MARGIN - 1, max(rows) + MARGIN + 2)
    )
