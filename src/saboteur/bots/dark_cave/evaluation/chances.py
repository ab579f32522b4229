"""How likely one's side is to win: the side wins whose last dwarf is out first (DC-61, DC-65)."""

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final, final

from saboteur.bots.dark_cave.belief.suspicion import Hypotheses
from saboteur.games.dark_cave.view import View
from saboteur.kernel.value import value

TURN_WORTH: Final = 2.0
"""How much a turn of advance says, when it is one of few."""
GOLD_WORTH: Final = 0.35
"""How much a nugget a head of advance says."""
OTHERS: Final = 0.35
"""How much the mean of a side counts beside its last dwarf."""


@value
class Standing:
    """Where everybody stands: turns to go for each seat (0 if it is out), and its nuggets."""

    turns: tuple[float, ...]
    nuggets: tuple[float, ...]

    def later(self, seat: int, turns: float) -> "Standing":
        """Return the same with a seat held up."""
        return Standing(_plus(self.turns, seat, turns), self.nuggets)

    def poorer(self, seat: int, nuggets: float) -> "Standing":
        """Return the same with a seat that has lost gold."""
        return Standing(self.turns, _plus(self.nuggets, seat, -nuggets))


def _plus(numbers: tuple[float, ...], seat: int, more: float) -> tuple[float, ...]:
    return (*numbers[:seat], numbers[seat] + more, *numbers[seat + 1 :])


@final
class Chances:
    """Judges standings for one seat, by what it believes of the others."""

    def __init__(self, view: View, seat: int, held: Hypotheses) -> None:
        """Sort the seats into sides, once for each deal that may be."""
        works_for = view.kit.works_for
        by_sides: dict[tuple[bool, ...], float] = {}
        for roles, weight in held:
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

    def way(self, standing: Standing) -> float:
        """Return how many turns the seat's side is expected to need."""
        return sum(weight * _side(standing.turns, ours) for ours, _, weight in self.cases)

    def of(self, standing: Standing) -> float:
        """Return how likely the seat's side is to win."""
        return sum(
            weight * self._case(standing, ours, theirs) for ours, theirs, weight in self.cases
        )

    def _case(self, standing: Standing, ours: Sequence[int], theirs: Sequence[int]) -> float:
        we, they = _side(standing.turns, ours), _side(standing.turns, theirs)
        says = TURN_WORTH * (they - we) / sqrt(1 + min(we, they))
        if self.gold_counts:
            gold = [
                sum(standing.nuggets[seat] for seat in side) / len(side) for side in (ours, theirs)
            ]
            says += GOLD_WORTH * (gold[0] - gold[1])
        return 1 / (1 + exp(-says))


def _side(turns: Sequence[float], seats: Sequence[int]) -> float:
    """How long a side takes: its last dwarf most of all."""
    all_ = [turns[seat] for seat in seats]
    return (1 - OTHERS) * max(all_) + OTHERS * sum(all_) / len(all_)
