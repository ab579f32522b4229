"""Cached distances from every edge to gold, computed once for all worlds of a decision.

``CardAwareDistance`` searches outwards from a seat's reach, so each laid card needs a new search.
This search starts from the gold, in the maze at the time of the decision. A card laid later is
taken into account only next to the end of a tunnel, not farther away. That is a tenth of the work,
and accurate enough for a few turns. Distances are in eighths of a card.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypeAlias, final

from saboteur.bots.duel.distance.board import Board
from saboteur.bots.duel.distance.card_aware_distance import (
    DOOR_COST,
    GOAL_CELL_COSTS,
    ONWARD_EDGES,
    UNREACHABLE,
    edges_behind_barriers,
    passage_costs,
    tunnel_costs,
)
from saboteur.bots.duel.distance.crossings import CARD_COST, RemainingCards, SideCosts
from saboteur.bots.duel.distance.measure import CardAwareMeasure
from saboteur.games.duel.view import View
from saboteur.kernel.geometry import SIDES, PackedCell
from saboteur.kernel.maze import Maze, Reach

GoldDistances: TypeAlias = tuple[int, ...]
"""Distances to all gold: to each goal by a vertical and by a side entry, then to each open gold."""
EdgeCost: TypeAlias = tuple[int, int]
"""An edge (4 × cell + the side of entry) and its cost."""
Arcs: TypeAlias = Mapping[int, Sequence[EdgeCost]]
"""By edge, the edges from which it can be entered."""
HIDDEN_HAND: Final = -1
"""Stands for the sides that a hidden hand can join."""
COVERED_PATTERN: Final = -1
"""Stands for the pattern of a face-down goal, which any card fits."""


@final
class DistanceView:
    """Distances of one seat to gold, read from cached rows."""

    __slots__ = ("_row", "_spots", "goals")

    def __init__(
        self, row: GoldDistances, goals: Sequence[int], spots: Mapping[PackedCell, int]
    ) -> None:
        self.goals = dict(zip(goals, row, strict=False))
        self._row = row
        self._spots = spots

    def gold_distance(self, place: PackedCell) -> int:
        """Return the distance to the gold of the card on ``place``.

        A goal revealed since the decision counts as face down. Gold on a path that was laid since
        and is not linked counts as unreachable.
        """
        if place in self._spots:
            return self._row[self._spots[place]]
        return min(
            self.goals.get(2 * place, UNREACHABLE), self.goals.get(2 * place + 1, UNREACHABLE)
        )


@final
class HandCache(dict[int, int]):
    """By edge pattern of a cell, the sides that the hand can join in it; computed on first use."""

    def __init__(self, remaining_cards: RemainingCards, hand: tuple[int, ...] | None) -> None:
        super().__init__()
        self._remaining_cards = remaining_cards
        self._hand = hand

    def __missing__(self, pattern: int) -> int:
        hidden = self._hand is None or pattern == COVERED_PATTERN
        self[pattern] = (
            HIDDEN_HAND if hidden else self._remaining_cards.joined_sides(pattern, self._hand or ())
        )
        return self[pattern]


@final
class CachedDistances:
    """Computes distances in mazes that differ little from ``now``, for both seats."""

    def __init__(self, view: View, now: Board, measure: CardAwareMeasure) -> None:
        self._kit = view.kit
        self._measure = measure
        claimed = {place for place, _ in view.marks.claims}
        lying = [
            place
            for place, pose in now.maze.cards.items()
            if view.kit.gold_nodes[pose] >= 0 and place not in claimed
        ]
        self._goals = [2 * goal + way for goal in sorted(now.maze.covered) for way in (0, 1)]
        self._spots = {place: len(self._goals) + at for at, place in enumerate(lying)}
        self._none: GoldDistances = (UNREACHABLE,) * (len(self._goals) + len(lying))
        self._fields = [
            self._compute_fields(seat, now.maze, reach) for seat, reach in enumerate(now.reaches)
        ]
        self._rows: dict[tuple[int, int], GoldDistances] = {}
        self._ends: list[dict[tuple[PackedCell, int, int, int], GoldDistances]] = [
            {} for _ in now.reaches
        ]
        self._distances_behind_doors: list[dict[EdgeCost, GoldDistances]] = [
            {} for _ in now.reaches
        ]
        self._hand_caches: dict[tuple[int, tuple[int, ...] | None], HandCache] = {}

    def distances(self, then: Board, seat: int, hand: tuple[int, ...] | None) -> DistanceView:
        """Return the distances to gold from all ends of a seat's tunnels in the maze ``then``."""
        maze, reach = then.maze, then.reaches[seat]
        frontier, covered = maze.frontier, maze.covered
        known, behind = self._ends[seat], self._distances_behind_doors[seat]
        joined = self._hand_cache(seat, hand)
        rows = [self._none, self._none]
        for place, sides in reach.ends.items():
            pattern = COVERED_PATTERN if place in covered else frontier[place]
            key = (place, sides, pattern, joined[pattern])
            row = known.get(key)
            if row is None:
                row = known[key] = self._end_distances(seat, *key)
            rows.append(row)
        for door in edges_behind_barriers(self._kit, maze, reach, DOOR_COST):
            row = behind.get(door)
            if row is None:
                row = behind[door] = self._distances_behind(seat, *door)
            rows.append(row)
        return DistanceView(tuple(map(min, *rows)), self._goals, self._spots)

    def _hand_cache(self, seat: int, hand: tuple[int, ...] | None) -> "HandCache":
        """Return the cache of a hand, made on first use."""
        key = (seat, hand)
        found = self._hand_caches.get(key)
        if found is None:
            found = self._hand_caches[key] = HandCache(self._measure.remaining_cards[seat], hand)
        return found

    def _end_distances(
        self, seat: int, place: PackedCell, sides: int, pattern: int, held: int
    ) -> GoldDistances:
        """Return the distances to all gold from a tunnel that enters ``place`` by ``sides``."""
        found = self._none
        for came in SIDES:
            if not sides >> came & 1:
                continue
            if pattern == COVERED_PATTERN:
                found = tuple(map(min, found, self._edge_distances(seat, 4 * place + came)))
                continue
            for out, cost in self._side_costs(seat, pattern, came, held):
                onward = self._edge_distances(seat, 4 * place + ONWARD_EDGES[out])
                found = tuple([min(far, cost + on) for far, on in zip(found, onward, strict=True)])
        return found

    def _distances_behind(self, seat: int, edge: int, price: int) -> GoldDistances:
        """Return the distances to all gold from an edge that costs ``price`` to reach."""
        return tuple([far + price for far in self._edge_distances(seat, edge)])

    def _side_costs(self, seat: int, pattern: int, came: int, held: int) -> SideCosts:
        if held == HIDDEN_HAND:
            return self._measure.digging_costs(seat, None).near[pattern][came]
        return self._measure.remaining_cards[seat].side_costs(pattern, came, held >> 4 * came & 15)

    def _edge_distances(self, seat: int, edge: int) -> GoldDistances:
        """Return the distances to all gold from an edge."""
        key = (seat, edge)
        found = self._rows.get(key)
        if found is None:
            fields = self._fields[seat]
            found = self._rows[key] = tuple([field.get(edge, UNREACHABLE) for field in fields])
        return found

    def _compute_fields(self, seat: int, maze: Maze, reach: Reach) -> list[dict[int, int]]:
        """Return the distances to each goal and to all open gold from every edge."""
        arcs = self._arcs(seat, maze, reach)
        starts = [
            [(4 * (goal >> 1) + came, 0) for came in SIDES if came & 1 == goal & 1]
            for goal in self._goals
        ]
        for place in self._spots:
            number = maze.cards[place]
            pose = maze.poses[number]
            costs = passage_costs(pose, place, self._kit.gold_nodes[number], reach, DOOR_COST)
            starts.append(
                [
                    (4 * place + side, costs[pose.arms[side]])
                    for side in pose.open_sides
                    if pose.arms[side] in costs
                ]
            )
        return [_compute_edge_field(arcs, start) for start in starts]

    def _arcs(self, seat: int, maze: Maze, reach: Reach) -> Arcs:
        """Return the edges from which each edge can be entered."""
        dug = tunnel_costs(self._kit, reach.blocked, DOOR_COST)
        free = tunnel_costs(self._kit, 0, DOOR_COST)
        later = self._measure.later_costs[seat]
        found: dict[int, list[EdgeCost]] = {}
        for place in self._measure.search_area.union(maze.cards):
            if place in maze.cards:
                ways = (free if place in reach.opened else dug)[maze.cards[place]]
            elif place in maze.covered:
                ways = GOAL_CELL_COSTS
            else:
                ways = later[maze.frontier.get(place, 0)]
            for came in SIDES:
                for out, cost in ways[came]:
                    found.setdefault(4 * place + ONWARD_EDGES[out], []).append(
                        (4 * place + came, cost)
                    )
        return found


def _compute_edge_field(arcs: Arcs, start: Iterable[EdgeCost]) -> dict[int, int]:
    """Return the distances from all other edges to ``start``."""
    # One queue per distance.
    queues: list[list[int]] = [[] for _ in range(UNREACHABLE + DOOR_COST + CARD_COST)]
    for edge, cost in start:
        queues[cost].append(edge)
    found: dict[int, int] = {}
    for distance in range(UNREACHABLE):
        for edge in queues[distance]:  # grows during the loop: existing tunnels cost nothing
            if edge not in found:
                found[edge] = distance
                for before, cost in arcs.get(edge, ()):
                    queues[distance + cost].append(before)
    return found
