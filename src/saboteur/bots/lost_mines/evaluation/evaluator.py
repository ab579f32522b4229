"""The evaluator of a novice: what its scoring rules need to know, in steps to a treasure."""

from typing import Final, final

from saboteur.bots.lost_mines.distance.board_costs import (
    UNREACHABLE,
    BoardCosts,
    Distances,
    read_board_costs,
)
from saboteur.games.lost_mines.kit import CLANS, LOYAL, SABOTEUR, SELFISH
from saboteur.games.lost_mines.view import View
from saboteur.kernel.geometry import PackedCell
from saboteur.kernel.tile import Arms


@final
class PositionEvaluator:
    """Evaluates the board for one seat by the distances of friends and foes to treasures."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat = view.decider or 0
        self.board_costs = read_board_costs(view)
        self.weights = seat_weights(view, self.seat)
        self.distances = self.board_costs.distances()
        self.base = self.weighted_distance(self.distances)
        self._lay_gains: dict[tuple[PackedCell, Arms, int], float] = {}

    def weighted_distance(self, distances: Distances) -> float:
        """Return the negative weighted sum of all dwarves' distances: higher is better."""
        figures = self.view.figures
        return -sum(
            weight * min(UNREACHABLE, distances.get(figure, UNREACHABLE))
            for weight, figure in zip(self.weights, figures, strict=True)
        )

    def gain(self, changed: BoardCosts) -> float:
        """Return how much better a changed board is."""
        return self.weighted_distance(changed.distances()) - self.base

    def lay_gain(self, place: PackedCell, arms: Arms, cost: int) -> float:
        """Return the gain of a card on a cell, cached by shape and cost."""
        found = self._lay_gains.get((place, arms, cost))
        if found is None:  # the same shape may come with rocks or a campfire
            changed = self.board_costs.copy()
            changed.arms[place] = arms
            changed.entry_costs[place] = cost
            changed.hidden -= {place}  # a mine that is laid open
            found = self._lay_gains[place, arms, cost] = self.gain(changed)
        return found

    def step_gain(self, place: PackedCell) -> float:
        """Return how many steps nearer to a treasure a step brings this seat's dwarf."""
        here = self.distances.get(self.view.figures[self.seat], UNREACHABLE)
        return float(here - self.distances.get(place, UNREACHABLE))

    def is_hopeless(self) -> bool:
        """Return whether neither the seat nor its allies can reach a treasure any more."""
        friends = [
            figure
            for weight, figure in zip(self.weights, self.view.figures, strict=True)
            if weight > 0
        ]
        return all(self.distances.get(figure, UNREACHABLE) >= UNREACHABLE for figure in friends)


W_ALLIES: Final = 0.5
"""Weight of all allies together; the seat's own dwarf has weight 1."""
W_RIVALS: Final = 0.25


def seat_weights(view: View, seat: int) -> tuple[float, ...]:
    """Return the weight of each dwarf: 1 for the seat's, positive for allies (LM-44).

    The weights of rivals are negative.
    """
    dwarves = view.dwarves
    sides = [_side(dwarf.clan, dwarf.identity, number) for number, dwarf in enumerate(dwarves)]
    allies = [other for other, side in enumerate(sides) if side == sides[seat] and other != seat]
    rivals = [other for other, side in enumerate(sides) if side != sides[seat]]
    found = [0.0] * len(dwarves)
    for other in allies:
        found[other] = W_ALLIES / len(allies)
    for other in rivals:
        found[other] = -W_RIVALS / len(rivals)
    found[seat] = 1.0
    return tuple(found)


def _side(clan: str, identity: str | None, seat: int) -> str:
    """Return a name for the group a dwarf shares with; an unknown card counts as loyal (LM-44)."""
    match identity or LOYAL:
        case name if name == SELFISH:
            return f"{SELFISH} {seat}"
        case name if name == SABOTEUR:
            return CLANS[1 - CLANS.index(clan)]
        case _:
            return clan
