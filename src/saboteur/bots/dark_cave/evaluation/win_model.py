"""Win model: the side whose last dwarf is out first is likelier to win (DC-61, DC-65)."""

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final, final

from saboteur.bots.dark_cave.belief.suspicion import Hypotheses
from saboteur.games.dark_cave.view import View
from saboteur.kernel.value import value_class

W_TURN: Final = 2.0
"""Log odds of one turn of advantage when few turns are left."""
W_GOLD: Final = 0.35
"""Log odds of one nugget of advantage per dwarf."""
W_OTHER_DWARVES: Final = 0.35
"""Weight of the mean of a side's turns, against the turns of its last dwarf."""


@value_class
class RaceState:
    """The race: for each seat the turns until it is out (0 if it is) and its nuggets."""

    turns: tuple[float, ...]
    nuggets: tuple[float, ...]

    def delayed(self, seat: int, turns: float) -> "RaceState":
        """Return the state with one seat delayed."""
        return RaceState(_add_at(self.turns, seat, turns), self.nuggets)

    def without_gold(self, seat: int, nuggets: float) -> "RaceState":
        """Return the state after one seat has lost nuggets."""
        return RaceState(self.turns, _add_at(self.nuggets, seat, -nuggets))


def _add_at(numbers: tuple[float, ...], seat: int, more: float) -> tuple[float, ...]:
    return (*numbers[:seat], numbers[seat] + more, *numbers[seat + 1 :])


@final
class WinModel:
    """Win probabilities for one seat, by its beliefs about the others."""

    def __init__(self, view: View, seat: int, hypotheses: Hypotheses) -> None:
        works_for = view.kit.works_for
        by_sides: dict[tuple[bool, ...], float] = {}
        for roles, weight in hypotheses:
            mine = works_for[roles[seat]]
            sides = tuple(works_for[role] == mine for role in roles)
            by_sides[sides] = by_sides.get(sides, 0.0) + weight
        self.cases: list[tuple[list[int], list[int], float]] = [
            (
                [other for other, with_me in enumerate(sides) if with_me],
                [other for other, with_me in enumerate(sides) if not with_me],
                weight,
            )
            for sides, weight in by_sides.items()
        ]
        self.gold_counts = view.seats > 2

    def expected_turns(self, race_state: RaceState) -> float:
        """Return how many turns the seat's side is expected to need."""
        return sum(weight * _side_turns(race_state.turns, ours) for ours, _, weight in self.cases)

    def win_probability(self, race_state: RaceState) -> float:
        """Return the probability that the seat's side wins."""
        return sum(
            weight * self._case_win_probability(race_state, ours, theirs)
            for ours, theirs, weight in self.cases
        )

    def _case_win_probability(
        self, race_state: RaceState, ours: Sequence[int], theirs: Sequence[int]
    ) -> float:
        we, they = _side_turns(race_state.turns, ours), _side_turns(race_state.turns, theirs)
        says = W_TURN * (they - we) / sqrt(1 + min(we, they))
        if self.gold_counts:
            gold = [
                sum(race_state.nuggets[seat] for seat in side) / len(side)
                for side in (ours, theirs)
            ]
            says += W_GOLD * (gold[0] - gold[1])
        return 1 / (1 + exp(-says))


def _side_turns(turns: Sequence[float], seats: Sequence[int]) -> float:
    """Return the turns of a side; its last dwarf counts most."""
    all_ = [turns[seat] for seat in seats]
    return (1 - W_OTHER_DWARVES) * max(all_) + W_OTHER_DWARVES * sum(all_) / len(all_)
