"""Expected gold: the value of a maze to the seats, by which of them reaches the gold first.

The value of gold is discounted with every missing card, the more so the fewer turns are left. Two
seats that dig for the same gold race for it.
"""

from functools import lru_cache
from math import exp
from typing import Final, TypeAlias, final

from saboteur.bots.duel.distance.board import Board
from saboteur.bots.duel.distance.card_aware_distance import UNREACHABLE
from saboteur.bots.duel.distance.crossings import CARD_COST, reachable_nodes
from saboteur.bots.duel.distance.measure import DistanceMeasure
from saboteur.games.duel.kit import Kit
from saboteur.games.duel.view import View
from saboteur.kernel.geometry import STEP, PackedCell
from saboteur.kernel.maze import node_at

W_RIVAL_GOLD: Final = 0.9
"""Weight of the opponent's nuggets, against those of the seat."""
DISCOUNT_TURNS: Final = 4.0
MAX_DISCOUNT_RATE: Final = 0.6
"""Discount rate per card: ``DISCOUNT_TURNS`` divided by the turns left, at most
``MAX_DISCOUNT_RATE``."""
ON_TURN_LEAD_CARDS: Final = 1.0
"""Advantage of the seat on turn in a race, in cards."""
RACE_SPREAD_CARDS: Final = 1.3
"""Softness of a race, in cards of advantage."""
REPAIR_IN_HAND_TURNS: Final = 1.0
HIDDEN_HAND_TURNS: Final = 1.8
NO_REPAIR_TURNS: Final = 1.8
"""How many turns a broken tool costs: ``REPAIR_IN_HAND_TURNS`` with a repair in hand,
``HIDDEN_HAND_TURNS`` if the hand is hidden, and ``NO_REPAIR_TURNS`` without a repair.
"""
OFF_PATH_GOLD_SHARE: Final = 0.3
"""Share of its value that a goal's gold keeps if the path into the goal does not lead to it."""
ANY_CELL: Final = -1
"""Stands for the changed cell of a maze when it may have changed anywhere."""

Target: TypeAlias = tuple[tuple[float, int], ...]
"""A source of gold: for each entry, its value and its distance in eighths of a card."""


@lru_cache(maxsize=1024)
def discount_table(rate: float, turns_late: float) -> tuple[float, ...]:
    """Return the discount by distance, for a seat that is ``turns_late`` turns late."""
    return (
        1.0,
        *(exp(-rate * (far / CARD_COST + turns_late)) for far in range(1, UNREACHABLE + 1)),
    )


@lru_cache(maxsize=8)
def goal_values(kit: Kit, colour: int) -> dict[int, tuple[float, float]]:
    """Return by goal card the nuggets of a colour that enters vertically, and from a side."""
    blocked = kit.blocked(colour)
    found = {}
    for card in kit.groups["goal"]:
        value = kit.gold[card]
        ways = [OFF_PATH_GOLD_SHARE * value] * 2
        for number in (2 * card, 2 * card + 1):
            pose = kit.poses.poses[number]
            for side in pose.open_sides:
                if kit.gold_nodes[number] in reachable_nodes(pose, pose.arms[side], blocked):
                    ways[side & 1] = float(value)
        found[card] = (ways[0], ways[1])
    return found


@final
class ExpectedGold:
    """The expected gold of both seats in different mazes, from one seat's point of view."""

    def __init__(self, view: View, now: Board, seat: int, measure: DistanceMeasure) -> None:
        kit = self.kit = view.kit
        self.view = view
        self.now = now
        self.seat = seat
        self.measure = measure
        self._claimed = frozenset(place for place, _ in view.marks.claims)
        self._rates = [
            min(MAX_DISCOUNT_RATE, DISCOUNT_TURNS / max(1.0, size + view.pile / kit.seats))
            for size in view.hand_sizes
        ]
        self.goal_values = [self._compute_goal_values(colour) for colour in view.colour_numbers]
        self._opponent_cache: list[Target] | None = None

    def _compute_goal_values(self, colour: int) -> dict[int, float]:
        """Return the expected nuggets of each face-down goal, by 2 × cell + way in."""
        view, kit = self.view, self.kit
        values = goal_values(kit, colour)
        peeks = dict(view.peeks)
        seen = {*view.gone_numbers, *peeks.values(), *(pose // 2 for pose in view.cards.values())}
        unseen = [values[card] for card in kit.goal_cards if card not in seen]
        mean = [sum(value[way] for value in unseen) / max(1, len(unseen)) for way in (0, 1)]
        return {
            2 * place + way: values[peeks[place]][way] if place in peeks else mean[way]
            for place in view.covered
            for way in (0, 1)
        }

    def evaluate(
        self,
        then: Board,
        hand: tuple[int, ...],
        broken: tuple[int, ...],
        place: PackedCell = ANY_CELL,
    ) -> float:
        """Return the seat's expected nuggets after a move, less a share of the opponent's.

        ``place`` is the cell where ``then`` differs from the present maze.
        """
        seat, other = self.seat, 1 - self.seat
        late = self.turns_lost(broken[seat], hand)
        mine = self._discounted_targets(seat, self.targets(then, hand), late)
        if self.kit.solo:
            return sum(value for value, _ in mine)
        late = HIDDEN_HAND_TURNS * broken[other].bit_count()
        theirs = self._discounted_targets(other, self._opponent_targets(then, place), late)
        total = 0.0
        for (own_gold, own_turns), (rival_gold, rival_turns) in zip(mine, theirs, strict=True):
            first = (
                1 / (1 + exp((own_turns - rival_turns + ON_TURN_LEAD_CARDS) / RACE_SPREAD_CARDS))
                if own_turns and rival_turns
                else not own_turns
            )
            total += first * own_gold - W_RIVAL_GOLD * (1 - first) * rival_gold
        return total

    def turns_lost(self, broken: int, hand: tuple[int, ...]) -> float:
        """Return how many turns the seat's broken tools cost it."""
        kit = self.kit
        mends = [kit.tool_bits[card] for card in hand if kit.effects[card] == "repair"]
        return sum(
            REPAIR_IN_HAND_TURNS if any(bits & bit for bits in mends) else NO_REPAIR_TURNS
            for bit in kit.broken_cards
            if broken & bit
        )

    def targets(self, then: Board, hand: tuple[int, ...]) -> list[Target]:
        """Return the gold that the seat may dig for, with its hand."""
        return self._targets(self.seat, then, hand)

    def _opponent_targets(self, then: Board, place: PackedCell) -> list[Target]:
        """Return the opponent's targets, cached if the change is not near its ends."""
        other = 1 - self.seat
        now = self.now
        ends = then.reaches[other].ends
        if (
            self._opponent_cache is None
            or ends != now.reaches[other].ends
            or then.maze.covered != now.maze.covered
            or any(place + step in ends for step in STEP)
            or self.kit.gold_nodes[then.maze.cards.get(place, 0)] >= 0
        ):
            found = self._targets(other, then, None)
            if then is not now:
                return found
            self._opponent_cache = found
        return self._opponent_cache

    def _targets(self, seat: int, then: Board, hand: tuple[int, ...] | None) -> list[Target]:
        kit, maze, reach = self.kit, then.maze, then.reaches[seat]
        distances = self.measure.distances(then, seat, hand)
        values, goals = self.goal_values[seat], distances.goals
        found: list[Target] = [
            (
                (values[way := 2 * goal], goals.get(way, UNREACHABLE)),
                (values[way + 1], goals.get(way + 1, UNREACHABLE)),
            )
            for goal in sorted(maze.covered)
        ]
        for place, pose in maze.cards.items():
            if kit.gold_nodes[pose] >= 0 and place not in self._claimed:
                node = kit.gold_nodes[pose]
                reached = node_at(place, node) in reach.nodes
                far = 0 if reached else distances.gold_distance(place)
                found.append(((float(kit.gold[pose // 2]), far),))
        return found

    def _discounted_targets(
        self, seat: int, targets: list[Target], turns_late: float
    ) -> list[tuple[float, float]]:
        """Return for each target its discounted value to ``seat``, and the turns to reach it."""
        discounts = discount_table(self._rates[seat], turns_late)
        found = []
        for target in targets:
            best, soonest = 0.0, UNREACHABLE
            for value, far in target:
                soonest = min(soonest, far)
                best = max(best, value * discounts[far])
            found.append((best, soonest / CARD_COST + turns_late if soonest else 0.0))
        return found
