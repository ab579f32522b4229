"""The gain of a path by empty-board distances to the goals, ignoring the opponent."""

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import Final, TypeAlias, final

from saboteur.bots.duel.distance.crossings import CARD_COST
from saboteur.bots.duel.distance.empty_board_distance import (
    UNREACHABLE,
    GoalDistances,
    empty_board_distances,
)
from saboteur.bots.duel.moves.tactics import MoveEvaluator
from saboteur.kernel.geometry import OPPOSITE, SIDES, STEP, PackedCell
from saboteur.kernel.maze import node_at

DISCOUNT_TURNS: Final = 4.0
MAX_DISCOUNT_RATE: Final = 1.0
"""Discount rate per card: ``DISCOUNT_TURNS`` divided by the turns left, at most
``MAX_DISCOUNT_RATE``."""
W_SECOND_END: Final = 0.05
"""Value of a second end that leads to the same goal."""

NearestTwo: TypeAlias = tuple[list[int], list[int]]
"""The goals' distances from the nearest end and from the second nearest."""


@lru_cache(maxsize=128)
def discount_table(turns: int) -> tuple[float, ...]:
    """Return the discount by distance, with ``turns`` turns left."""
    rate = min(MAX_DISCOUNT_RATE, DISCOUNT_TURNS / max(1, turns)) / CARD_COST
    return tuple(
        exp(-rate * far) if far < CARD_COST * (turns + 1) else 0.0 for far in range(UNREACHABLE + 1)
    )


@final
class DiggingGain:
    """The ends of a seat's tunnels, and the gain of a path on one of them.

    Distances are measured from every end, with the cell next to it dug by the hand if possible.
    """

    def __init__(self, evaluator: MoveEvaluator) -> None:
        view, seat = evaluator.view, evaluator.seat
        self._kit = evaluator.kit
        self._maze = evaluator.now.maze
        self._reach = evaluator.now.reaches[seat]
        self._colour = view.colour_numbers[seat]
        self._board_distances = empty_board_distances(self._kit, self._colour)
        self._hand = view.card_numbers
        self._claimed = {place for place, _ in view.marks.claims}
        self._discounts = discount_table(len(self._hand) + view.pile // self._kit.seats)
        values = evaluator.expected_gold.goal_values[seat]
        self._goal_values = [
            max(values.get(2 * goal, 0.0), values.get(2 * goal + 1, 0.0))
            for goal in self._board_distances.goals
        ]
        self._held: dict[tuple[int, int], int] = {}
        self._ends = {place: self._distances_from_end(place) for place in self._reach.ends}
        self._others: dict[PackedCell, NearestTwo] = {}
        self._now = self._evaluate(self._nearest_without(-1))

    def gain(self, place: PackedCell, number: int) -> float:
        """Return the gain of a pose on a cell: gold at once, and goals that are nearer."""
        kit, maze = self._kit, self._maze
        pose = maze.poses[number]
        outs, gain = self._board_distances.leads[number][self._reach.ends.get(place, 0)]
        if kit.ladders[number // 2] == self._colour:  # all of it is joined to Start
            outs = pose.open_sides
        two = self._nearest_without(place)
        nearest, second = two[0].copy(), two[1].copy()
        for out in outs:
            beside, came = place + STEP[out], OPPOSITE[out]
            if beside in maze.cards:
                gain += self._claimable_gold(beside, came)
            elif beside in maze.covered:
                nearest[self._board_distances.goals.index(beside)] = 0
            else:
                pattern = maze.frontier.get(beside, 0) + pose.stamps[out]
                held = self._joined_sides(pattern, number // 2)
                _merge_nearest(
                    nearest,
                    second,
                    self._board_distances.edge_distances(4 * beside + came, pattern, held),
                )
        return gain + self._evaluate((nearest, second)) - self._now

    def _claimable_gold(self, place: PackedCell, came: int) -> int:
        """Return the nuggets newly linked by entering the card on ``place`` by side ``came``."""
        number = self._maze.cards[place]
        spot = self._kit.gold_nodes[number]
        if (
            spot < 0
            or self._maze.poses[number].arms[came] != spot
            or place in self._claimed
            or node_at(place, spot) in self._reach.nodes
        ):
            return 0
        return self._kit.gold[number // 2]

    def _distances_from_end(self, place: PackedCell) -> GoalDistances:
        """Return the goals' distances from an end, by any side that faces it."""
        pattern = self._maze.frontier[place]
        held = self._joined_sides(pattern)
        sides = self._reach.ends[place]
        distances = [
            self._board_distances.edge_distances(4 * place + came, pattern, held)
            for came in SIDES
            if sides >> came & 1
        ]
        return tuple(map(min, *distances)) if len(distances) > 1 else distances[0]

    def _joined_sides(self, pattern: int, laid: int = -1) -> int:
        """Return the sides that the hand joins in a cell, without the card that is laid."""
        key = (pattern, laid)
        found = self._held.get(key)
        if found is None:
            hand = list(self._hand)
            if laid in hand:
                hand.remove(laid)
            joined = self._board_distances.joins[pattern]
            found = 0
            for card in hand:
                found |= joined.get(card, 0)
            self._held[key] = found
        return found

    def _nearest_without(self, place: PackedCell) -> NearestTwo:
        """Return the nearest two ends' distances to each goal, without the ends at one cell."""
        found = self._others.get(place)
        if found is None:
            none = self._board_distances.unreachable_goals
            found = self._others[place] = list(none), list(none)
            for other, distances in self._ends.items():
                if other != place:
                    _merge_nearest(*found, distances)
        return found

    def _evaluate(self, two: NearestTwo) -> float:
        discounts = self._discounts
        return sum(
            value * (discounts[far] + W_SECOND_END * discounts[next_])
            for value, far, next_ in zip(self._goal_values, *two, strict=True)
        )


def _merge_nearest(nearest: list[int], second: list[int], fars: Sequence[int]) -> None:
    """Merge distances into the nearest and second nearest, in place."""
    for goal, far in enumerate(fars):
        if far < nearest[goal]:
            second[goal], nearest[goal] = nearest[goal], far
        elif far < second[goal]:
            second[goal] = far
