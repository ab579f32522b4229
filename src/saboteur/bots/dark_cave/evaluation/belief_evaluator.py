"""The evaluator of a skilled seat: its beliefs, and the routes of all dwarves to the exit."""

from collections.abc import Mapping
from functools import cached_property
from typing import Final, final

from saboteur.bots.dark_cave.belief.suspicion import Hypotheses, side_odds
from saboteur.bots.dark_cave.distance.distance_map import UNREACHABLE
from saboteur.bots.dark_cave.distance.odds_weighted_distance import (
    EXIT_RIM_STEPS,
    OddsWeightedDistanceMap,
    count_walks,
)
from saboteur.bots.dark_cave.evaluation.evaluator import PositionEvaluator
from saboteur.bots.dark_cave.evaluation.win_model import RaceState, WinModel
from saboteur.games.dark_cave.view import View
from saboteur.kernel.geometry import PackedCell
from saboteur.kernel.maze import Node

POINTS_PER_WIN: Final = 100.0
"""Score of a certain win: scores are win probabilities in percent."""
W_PROGRESS: Final = 4.0
"""Value of a turn saved by the seat or its side, in points.

It counts even if the win probability stays the same, because a side without a dwarf outside
cannot win (R-172).
"""
W_VEIN_GOLD: Final = 1.0
W_CARD_LOST: Final = 1.0
"""Value of a card lost from a hand, in points."""
W_DEAD_TURN: Final = 1.0
"""Number of turns that a dwarf loses by lying down."""


@final
class BeliefEvaluator(PositionEvaluator):
    """Evaluates one decision of a seat that holds beliefs.

    ``odds`` are those of the goals; ``turns_without_step`` counts the dwarf's turns without a step.
    """

    def __init__(
        self,
        view: View,
        seat: int,
        odds: Mapping[PackedCell, float],
        hypotheses: Hypotheses,
        turns_without_step: int = 0,
    ) -> None:
        self.odds = odds
        self.hypotheses = hypotheses
        self.turns_without_step = turns_without_step
        self.distance_map: OddsWeightedDistanceMap = OddsWeightedDistanceMap(view, seat, odds)
        sides = side_odds(view, hypotheses, seat)
        super().__init__(view, self.distance_map, tuple(2 * odds - 1 for odds in sides))
        self.win_model = WinModel(view, seat, hypotheses)
        kit = view.kit
        self.speeds = [
            kit.steps + kit.more_steps * any(kit.effects[card] == "boots" for card in gear)
            for gear in view.gear_numbers
        ]
        self.is_exit_open = bool(self.distance_map.exits)
        self._place_scores: dict[Node, float] = {}

    def turns_needed(self, distance_map: OddsWeightedDistanceMap, seat: int, node: Node) -> float:
        """Return how many more turns a dwarf on a space has to walk."""
        speed = self.speeds[seat]
        if self.is_exit_open and node in distance_map.paces:
            return count_walks(distance_map.paces[node], speed)
        return max(1.0, distance_map.ahead.get(node, UNREACHABLE) / speed)

    def race_state(
        self, distance_map: OddsWeightedDistanceMap, here: Node | None = None
    ) -> RaceState:
        """Return the state of the race now, or after this seat's walk to the space ``here``."""
        view, seats = self.view, self.view.seats
        found = []
        for seat, node in enumerate(view.dwarf_nodes):
            if seat in view.out:
                found.append(0.0)
            elif seat == self.seat:
                still = here is None and view.turn_state.still
                need = self.turns_needed(distance_map, seat, node if here is None else here)
                found.append(self._turns_until_out(need, (here is not None) + still, 0))
            else:
                lying = view.lying_bits >> seat & 1
                away = (seat - self.seat) % seats / seats
                found.append(
                    self._turns_until_out(self.turns_needed(distance_map, seat, node), lying, away)
                )
        return RaceState(tuple(found), tuple(map(float, view.nuggets)))

    def _turns_until_out(self, need: float, held: int, away: float) -> float:
        """Return in how many turns a dwarf is out.

        ``need`` is the number of walks that it still needs. Once the exit is open, ``held`` (the
        turns that it has to wait first) and ``away`` (the share of a lap until its next turn) count
        too.
        """
        if not need:
            return 0.0
        return need - 1 + held + away if self.is_exit_open else need

    @cached_property
    def now(self) -> RaceState:
        """The present state of the race."""
        return self.race_state(self.distance_map)

    @cached_property
    def base(self) -> float:
        """The value of the present state of the race, as ``evaluate`` returns it."""
        return self.evaluate(self.now)

    def evaluate(self, race_state: RaceState) -> float:
        """Return the value of a state: higher if winning is likelier or the exit is nearer."""
        way = (race_state.turns[self.seat] + self.win_model.expected_turns(race_state)) / 2
        return POINTS_PER_WIN * self.win_model.win_probability(race_state) - W_PROGRESS * way

    def gain(self, race_state: RaceState) -> float:
        """Return how much better a state is than the present one."""
        return self.evaluate(race_state) - self.base

    def change_gain(self, distance_map: OddsWeightedDistanceMap) -> float:
        """Return how much better a changed cave is than the present one."""
        return self.gain(self.race_state(distance_map))

    def place_score(self, node: Node) -> float:
        """Return the value of ending the movement on a space."""
        if node not in self._place_scores:
            self._place_scores[node] = self._compute_place_score(node)
        return self._place_scores[node]

    def _compute_place_score(self, node: Node) -> float:
        race_state = self.race_state(self.distance_map, node)
        if node in self.view.vein_nodes:
            race_state = race_state.without_gold(self.seat, -W_VEIN_GOLD)
        return self.evaluate(race_state)

    def harm_score(self, creature: str, seat: int) -> float:
        """Return the value of a creature's attack on a dwarf: positive if that is a rival."""
        if creature == "goblin":
            lost = min(1, self.view.nuggets[seat])
            return self.gain(self.now.without_gold(seat, lost))
        if creature == "lindworm":
            held = not self.view.lying_bits >> seat & 1
            return self.gain(self.now.delayed(seat, W_DEAD_TURN * held))
        return -self.trust[seat] * W_CARD_LOST * bool(self.view.hand_sizes[seat])

    def enter_score(self, goal: PackedCell) -> float:
        """Return the expected value of revealing a goal.

        If it is the exit, other dwarves may still be out first.
        """
        odds = self.odds.get(goal, 0.0)
        value = odds * self._score_if_exit(goal) if odds else 0.0
        if odds < 1:
            rest = {place: held / (1 - odds) for place, held in self.odds.items() if place != goal}
            distance_map = self.distance_map.with_odds(rest)
            there = self.race_state(distance_map, self.view.dwarf_nodes[self.seat])
            value += (1 - odds) * self.evaluate(there)
        return value

    def _score_if_exit(self, goal: PackedCell) -> float:
        view, seats = self.view, self.view.seats
        paces = self.distance_map.open_exit_steps_to(goal)
        found = []
        for seat, node in enumerate(view.dwarf_nodes):
            if seat in view.out:
                found.append(0.0)
            elif seat == self.seat:
                found.append(1.0)
            else:
                need = (
                    count_walks(paces[node], self.speeds[seat])
                    if node in paces
                    else (
                        max(
                            1.0,
                            (self.distance_map.ahead.get(node, UNREACHABLE) + EXIT_RIM_STEPS)
                            / self.speeds[seat],
                        )
                    )
                )
                lying = view.lying_bits >> seat & 1
                found.append(need - 1 + lying + (seat - self.seat) % seats / seats)
        return self.evaluate(RaceState(tuple(found), tuple(map(float, view.nuggets))))
