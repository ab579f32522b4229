"""The evaluator of a novice: what its scoring rules need to know, in expected nuggets."""

from collections.abc import Mapping
from functools import cached_property
from types import MappingProxyType
from typing import Final, final

from saboteur.bots.crossing_costs import CARD_COST
from saboteur.bots.duel.distance.board import Board, board_of
from saboteur.bots.duel.distance.distance_map import UNREACHABLE, DistanceMap
from saboteur.games.duel.view import View
from saboteur.kernel.geometry import PackedCell
from saboteur.kernel.maze import node_at

W_RIVAL_GOLD: Final = 0.8
"""Weight of the opponent's nuggets, against those of the seat."""
DISCOUNT_PER_CARD: Final = 0.7
"""Factor by which expected gold falls per card of distance."""
DISCOUNTS: Final = tuple(
    DISCOUNT_PER_CARD ** (distance / CARD_COST) for distance in range(UNREACHABLE + 1)
)
P_CLAIM_AT_ONCE: Final = 0.75
"""How often the gold of a goal just reached can be claimed at once."""
W_KEEP: Final[Mapping[str, float]] = MappingProxyType(
    {"break": 0.9, "repair": 0.8, "key": 0.6, "rockfall": 0.7, "map": 0.3}
)
"""The value of an action card in hand, by effect."""
W_KEEP_SOLO: Final[Mapping[str, float]] = MappingProxyType({"repair": 0.8, "key": 0.4, "map": 0.1})
W_PATH_END: Final = 0.25
"""Value of a path in hand, for every edge that its best track joins."""


@final
class PositionEvaluator:
    """Evaluates a position for one seat; everything is computed on first use."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.kit = view.kit
        self.seat = view.decider if view.decider is not None else 0
        self.claimed = frozenset(place for place, _ in view.marks.claims)

    @cached_property
    def now(self) -> Board:
        """The present maze with the reach of both seats."""
        return board_of(self.view)

    @cached_property
    def goal_values(self) -> dict[PackedCell, float]:
        """The expected nuggets of each face-down goal for the seat that reaches it first."""
        return expected_goal_values(self.view)

    def gold_expected_on(self, board: Board) -> list[float]:
        """Return the expected nuggets of the seats; the seat on turn claims first.

        Gold within reach counts in full, the rest is discounted per card of distance.
        """
        gains = [0.0] * len(board.reaches)
        distance_maps = [DistanceMap(self.kit, board.maze, reach) for reach in board.reaches]
        order = sorted(range(len(gains)), key=lambda seat: seat != self.first_claimer)
        spots = self.kit.gold_nodes
        for place, pose in board.maze.cards.items():
            if spots[pose] < 0 or place in self.claimed:
                continue
            spot = node_at(place, spots[pose])
            value = self.kit.gold[pose // 2]
            taker = next((seat for seat in order if spot in board.reaches[seat].nodes), None)
            if taker is not None:
                gains[taker] += value
                continue
            for seat, distance_map in enumerate(distance_maps):
                gains[seat] += value * DISCOUNTS[distance_map.nodes.get(spot, UNREACHABLE)]
        for place in board.maze.covered:
            for seat, distance_map in enumerate(distance_maps):
                gains[seat] += (
                    self.goal_values[place] * DISCOUNTS[distance_map.cells.get(place, UNREACHABLE)]
                )
        return gains

    @cached_property
    def gold_expected(self) -> list[float]:
        """The expected nuggets of the seats now."""
        return self.gold_expected_on(self.now)

    @property
    def first_claimer(self) -> int:
        """The seat that claims first: the one on turn (R-107)."""
        return self.view.turn if self.view.turn is not None else self.seat

    def evaluate(self, gains: list[float]) -> float:
        """Return the value of expected nuggets: the seat's minus a share of the opponent's."""
        return sum(
            gain if seat == self.seat else -W_RIVAL_GOLD * gain for seat, gain in enumerate(gains)
        )

    def change_gain(self, then: Board) -> float:
        """Return how much a move improves the expected nuggets."""
        return self.evaluate(self.gold_expected_on(then)) - self.evaluate(self.gold_expected)

    @cached_property
    def distance_map(self) -> DistanceMap:
        return DistanceMap(self.kit, self.now.maze, self.now.reaches[self.seat])

    def keep_score(self, card: int) -> float:
        """Return the value of keeping a card: by its effect, or by the edges of its path."""
        effect = self.kit.effects[card]
        if effect:
            return (W_KEEP_SOLO if self.kit.solo else W_KEEP).get(effect, 0.0)
        return W_PATH_END * max(map(len, self.kit.poses.poses[2 * card].exits))


def expected_goal_values(view: View) -> dict[PackedCell, float]:
    """Return the expected nuggets of each face-down goal, as far as the seat knows."""
    kit = view.kit
    peeks = dict(view.peeks)
    seen = {*view.gone_numbers, *peeks.values(), *(pose // 2 for pose in view.cards.values())}
    unseen = [kit.gold[card] for card in kit.goal_cards if card not in seen]
    mean = sum(unseen) / max(1, len(unseen))
    return {
        place: P_CLAIM_AT_ONCE * (kit.gold[peeks[place]] if place in peeks else mean)
        for place in view.covered
    }
