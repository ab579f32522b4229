"""Fields: how far gold is from any edge, measured once for all worlds that a choice is tried in.

A prospect goes outwards from what a seat reaches, so it begins anew with every card. A field comes
the other way, from the gold, over the maze as it lay when the choice was to be made: a card laid
since counts where a tunnel ends before it, and not farther off. That is a tenth of the work, and
near enough for a few turns. Distances are in eighths of a card.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypeAlias, final

from saboteur.bots.duel.distance.board import Board
from saboteur.bots.duel.distance.crossings import CARD, Leads, Stock
from saboteur.bots.duel.distance.measure import Prospects
from saboteur.bots.duel.distance.prospect import (
    DOOR,
    FAR,
    GOAL_WAYS,
    ONWARD,
    doorways,
    passages,
    tunnels,
)
from saboteur.games.duel.view import View
from saboteur.kernel.geometry import SIDES, PackedCell
from saboteur.kernel.maze import Maze, Reach

Row: TypeAlias = tuple[int, ...]
"""How far all gold is: each goal from above or below and from a side, then what lies open."""
Priced: TypeAlias = tuple[int, int]
"""An edge (4 × cell + the side one comes in by), and what it costs."""
Arcs: TypeAlias = Mapping[int, Sequence[Priced]]
"""By edge: where one comes to it from."""
HIDDEN: Final = -1
"""In place of what a hand joins."""
COVERED: Final = -1
"""In place of the pattern of a goal that is face down: it fits whatever comes."""


@final
class Glance:
    """How far gold is for a seat, by the fields."""

    __slots__ = ("_row", "_spots", "goals")

    def __init__(self, row: Row, goals: Sequence[int], spots: Mapping[PackedCell, int]) -> None:
        """Take a row, what its first entries are, and where in it the gold is that lay open."""
        self.goals = dict(zip(goals, row, strict=False))
        self._row = row
        self._spots = spots

    def spot(self, place: PackedCell) -> int:
        """Return how far gold is: in a goal that was turned over since, as far as it was.

        On a path that was laid since and not reached by it, it is taken to be out of reach.
        """
        if place in self._spots:
            return self._row[self._spots[place]]
        return min(self.goals.get(2 * place, FAR), self.goals.get(2 * place + 1, FAR))


@final
class Held(dict[int, int]):
    """What a hand joins in cells, by pattern; found when it is asked for."""

    def __init__(self, stock: Stock, hand: tuple[int, ...] | None) -> None:
        """Begin with none."""
        super().__init__()
        self._stock = stock
        self._hand = hand

    def __missing__(self, pattern: int) -> int:
        """Find what a pattern asks for, and keep it."""
        hidden = self._hand is None or pattern == COVERED
        self[pattern] = HIDDEN if hidden else self._stock.joined(pattern, self._hand or ())
        return self[pattern]


@final
class Fields:
    """Measures mazes that differ little from one."""

    def __init__(self, view: View, now: Board, prospects: Prospects) -> None:
        """Spread from all gold over the ground, for both seats."""
        self._kit = view.kit
        self._prospects = prospects
        claimed = {place for place, _ in view.marks.claims}
        lying = [
            place
            for place, pose in now.maze.cards.items()
            if view.kit.gold_nodes[pose] >= 0 and place not in claimed
        ]
        self._goals = [2 * goal + way for goal in sorted(now.maze.covered) for way in (0, 1)]
        self._spots = {place: len(self._goals) + at for at, place in enumerate(lying)}
        self._none: Row = (FAR,) * (len(self._goals) + len(lying))
        self._fields = [
            self._spread(seat, now.maze, reach) for seat, reach in enumerate(now.reaches)
        ]
        self._rows: dict[tuple[int, int], Row] = {}
        self._ends: list[dict[tuple[PackedCell, int, int, int], Row]] = [{} for _ in now.reaches]
        self._doors: list[dict[Priced, Row]] = [{} for _ in now.reaches]
        self._held: dict[tuple[int, tuple[int, ...] | None], Held] = {}

    def distances(self, then: Board, seat: int, hand: tuple[int, ...] | None) -> Glance:
        """Take the nearest of all the ends of a seat's tunnels."""
        maze, reach = then.maze, then.reaches[seat]
        frontier, covered = maze.frontier, maze.covered
        known, behind = self._ends[seat], self._doors[seat]
        joined = self._joined(seat, hand)
        rows = [self._none, self._none]
        for place, sides in reach.ends.items():
            pattern = COVERED if place in covered else frontier[place]
            key = (place, sides, pattern, joined[pattern])
            row = known.get(key)
            if row is None:
                row = known[key] = self._end(seat, *key)
            rows.append(row)
        for door in doorways(self._kit, maze, reach, DOOR):
            row = behind.get(door)
            if row is None:
                row = behind[door] = self._behind(seat, *door)
            rows.append(row)
        return Glance(tuple(map(min, *rows)), self._goals, self._spots)

    def _joined(self, seat: int, hand: tuple[int, ...] | None) -> "Held":
        """Return what a hand joins in cells, found once."""
        key = (seat, hand)
        found = self._held.get(key)
        if found is None:
            found = self._held[key] = Held(self._prospects.stocks[seat], hand)
        return found

    def _end(self, seat: int, place: PackedCell, sides: int, pattern: int, held: int) -> Row:
        """Return how far all gold is from a tunnel that ends before a cell, on some sides of it."""
        found = self._none
        for came in SIDES:
            if not sides >> came & 1:
                continue
            if pattern == COVERED:
                found = tuple(map(min, found, self._row(seat, 4 * place + came)))
                continue
            for out, price in self._leads(seat, pattern, came, held):
                onward = self._row(seat, 4 * place + ONWARD[out])
                found = tuple([min(far, price + on) for far, on in zip(found, onward, strict=True)])
        return found

    def _behind(self, seat: int, edge: int, price: int) -> Row:
        """Return how far all gold is from an edge for one who has to pay to get there."""
        return tuple([far + price for far in self._row(seat, edge)])

    def _leads(self, seat: int, pattern: int, came: int, held: int) -> Leads:
        if held == HIDDEN:
            return self._prospects.means(seat, None).near[pattern][came]
        return self._prospects.stocks[seat].leads(pattern, came, held >> 4 * came & 15)

    def _row(self, seat: int, edge: int) -> Row:
        """Return how far all gold is from an edge."""
        key = (seat, edge)
        found = self._rows.get(key)
        if found is None:
            fields = self._fields[seat]
            found = self._rows[key] = tuple([field.get(edge, FAR) for field in fields])
        return found

    def _spread(self, seat: int, maze: Maze, reach: Reach) -> list[dict[int, int]]:
        """Measure from each goal and all gold that lies open to wherever one may come from."""
        arcs = self._arcs(seat, maze, reach)
        starts = [
            [(4 * (goal >> 1) + came, 0) for came in SIDES if came & 1 == goal & 1]
            for goal in self._goals
        ]
        for place in self._spots:
            number = maze.cards[place]
            pose = maze.poses[number]
            prices = passages(pose, place, self._kit.gold_nodes[number], reach, DOOR)
            starts.append(
                [
                    (4 * place + side, prices[pose.arms[side]])
                    for side in pose.open_sides
                    if pose.arms[side] in prices
                ]
            )
        return [_spread(arcs, start) for start in starts]

    def _arcs(self, seat: int, maze: Maze, reach: Reach) -> Arcs:
        """List where one comes to every edge from."""
        dug = tunnels(self._kit, reach.blocked, DOOR)
        free = tunnels(self._kit, 0, DOOR)
        later = self._prospects.later[seat]
        found: dict[int, list[Priced]] = {}
        for place in self._prospects.ground.union(maze.cards):
            if place in maze.cards:
                ways = (free if place in reach.opened else dug)[maze.cards[place]]
            elif place in maze.covered:
                ways = GOAL_WAYS
            else:
                ways = later[maze.frontier.get(place, 0)]
            for came in SIDES:
                for out, price in ways[came]:
                    found.setdefault(4 * place + ONWARD[out], []).append((4 * place + came, price))
        return found


def _spread(arcs: Arcs, start: Iterable[Priced]) -> dict[int, int]:
    """Measure backwards from some edges to all others; there is a queue for each distance."""
    queues: list[list[int]] = [[] for _ in range(FAR + DOOR + CARD)]
    for edge, price in start:
        queues[price].append(edge)
    found: dict[int, int] = {}
    for distance in range(FAR):
        for edge in queues[distance]:  # it grows while it is read: tunnels cost nothing
            if edge not in found:
                found[edge] = distance
                for before, price in arcs.get(edge, ()):
                    queues[distance + price].append(before)
    return found
