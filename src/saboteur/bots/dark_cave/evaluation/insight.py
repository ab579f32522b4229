"""What a skilled seat thinks of its situation: beliefs, and everybody's way to the exit."""

from collections.abc import Mapping
from functools import cached_property
from typing import Final, final

from saboteur.bots.dark_cave.belief.suspicion import Hypotheses, odds_of_sides
from saboteur.bots.dark_cave.distance.chart import INNER, Chart, walks
from saboteur.bots.dark_cave.distance.survey import FAR
from saboteur.bots.dark_cave.evaluation.chances import Chances, Standing
from saboteur.bots.dark_cave.evaluation.judgement import Judgement
from saboteur.games.dark_cave.view import View
from saboteur.kernel.geometry import PackedCell
from saboteur.kernel.maze import Node

POINTS: Final = 100.0
"""A chance is written in percent, as the scores are."""
PROGRESS: Final = 4.0
"""What a turn less on one's own side's way is worth besides: nobody out, nobody wins (R-172)."""
VEIN_GOLD: Final = 1.0
CARD_LOST: Final = 1.0
"""What a card out of a hand is worth, in points."""
DEAD_TIME: Final = 1.0
"""A turn lying down."""


@final
class Insight(Judgement):
    """One decision in the eyes of a seat that believes something."""

    def __init__(
        self,
        view: View,
        seat: int,
        odds: Mapping[PackedCell, float],
        held: Hypotheses,
        stood: int = 0,
    ) -> None:
        """Look at the cave; ``odds`` are those of the goals, ``stood`` the turns without a step."""
        self.odds = odds
        self.hypotheses = held
        self.stood = stood
        self.survey: Chart = Chart(view, seat, odds)
        sides = odds_of_sides(view, held, seat)
        super().__init__(view, self.survey, tuple(2 * odds - 1 for odds in sides))
        self.chances = Chances(view, seat, held)
        kit = view.kit
        self.speeds = [
            kit.steps + kit.more_steps * any(kit.effects[card] == "boots" for card in gear)
            for gear in view.gear_numbers
        ]
        self.open = bool(self.survey.exits)
        self._places: dict[Node, float] = {}

    def turns(self, chart: Chart, seat: int, node: Node) -> float:
        """How many times a dwarf on a space still has to walk."""
        speed = self.speeds[seat]
        if self.open and node in chart.paces:
            return walks(chart.paces[node], speed)
        return max(1.0, chart.ahead.get(node, FAR) / speed)

    def standing(self, chart: Chart, here: Node | None = None) -> Standing:
        """Say where everybody stands before one's own walk, or after it on a space ``here``."""
        view, seats = self.view, self.view.seats
        found = []
        for seat, node in enumerate(view.dwarf_nodes):
            if seat in view.out:
                found.append(0.0)
            elif seat == self.seat:
                still = here is None and view.turn_state.still
                need = self.turns(chart, seat, node if here is None else here)
                found.append(self._when(need, (here is not None) + still, 0))
            else:
                lying = view.lying_bits >> seat & 1
                away = (seat - self.seat) % seats / seats
                found.append(self._when(self.turns(chart, seat, node), lying, away))
        return Standing(tuple(found), tuple(map(float, view.nuggets)))

    def _when(self, need: float, held: int, away: float) -> float:
        """When a dwarf is out that needs so many walks; until the exit is open, order is moot."""
        if not need:
            return 0.0
        return need - 1 + held + away if self.open else need

    @cached_property
    def now(self) -> Standing:
        """Where everybody stands."""
        return self.standing(self.survey)

    @cached_property
    def base(self) -> float:
        """What the situation is worth."""
        return self.judge(self.now)

    def judge(self, standing: Standing) -> float:
        """What a standing is worth: the chance to win, and to get out at all."""
        way = (standing.turns[self.seat] + self.chances.way(standing)) / 2
        return POINTS * self.chances.of(standing) - PROGRESS * way

    def gain(self, standing: Standing) -> float:
        """How much more it is worth than the situation."""
        return self.judge(standing) - self.base

    def change(self, chart: Chart) -> float:
        """What a changed cave is worth."""
        return self.gain(self.standing(chart))

    def place(self, node: Node) -> float:
        """How good it is to be on a space at the end of the movement."""
        if node not in self._places:
            self._places[node] = self._place(node)
        return self._places[node]

    def _place(self, node: Node) -> float:
        standing = self.standing(self.survey, node)
        if node in self.view.vein_nodes:
            standing = standing.poorer(self.seat, -VEIN_GOLD)
        return self.judge(standing)

    def harm(self, creature: str, seat: int) -> float:
        """What it is worth if a creature attacks a dwarf."""
        if creature == "goblin":
            lost = min(1, self.view.nuggets[seat])
            return self.gain(self.now.poorer(seat, lost))
        if creature == "lindworm":
            held = not self.view.lying_bits >> seat & 1
            return self.gain(self.now.later(seat, DEAD_TIME * held))
        return -self.trust[seat] * CARD_LOST * bool(self.view.hand_sizes[seat])

    def enter(self, goal: PackedCell) -> float:
        """What it is worth to turn a goal over; others may be out before one's next turn."""
        odds = self.odds.get(goal, 0.0)
        worth = odds * self._if_exit(goal) if odds else 0.0
        if odds < 1:
            rest = {place: held / (1 - odds) for place, held in self.odds.items() if place != goal}
            chart = self.survey.with_odds(rest)
            there = self.standing(chart, self.view.dwarf_nodes[self.seat])
            worth += (1 - odds) * self.judge(there)
        return worth

    def _if_exit(self, goal: PackedCell) -> float:
        view, seats = self.view, self.view.seats
        paces = self.survey.paces_to(goal)
        found = []
        for seat, node in enumerate(view.dwarf_nodes):
            if seat in view.out:
                found.append(0.0)
            elif seat == self.seat:
                found.append(1.0)
            else:
                need = (
                    walks(paces[node], self.speeds[seat])
                    if node in paces
                    else (max(1.0, (self.survey.ahead.get(node, FAR) + INNER) / self.speeds[seat]))
                )
                lying = view.lying_bits >> seat & 1
                found.append(need - 1 + lying + (seat - self.seat) % seats / seats)
        return self.judge(Standing(tuple(found), tuple(map(float, view.nuggets))))
