"""A judgement: everything a novice goes by when it scores its moves, in steps to a treasure."""

from typing import Final, final

from saboteur.bots.lost_mines.distance.terrain import FAR, Distances, Terrain, survey
from saboteur.games.lost_mines.kit import CLANS, LOYAL, SABOTEUR, SELFISH
from saboteur.games.lost_mines.view import View
from saboteur.kernel.geometry import PackedCell
from saboteur.kernel.tile import Arms


@final
class Judgement:
    """The board through the eyes of one seat: how far its friends are, and its foes."""

    def __init__(self, view: View) -> None:
        """Look at the board and at who plays with whom."""
        self.view = view
        self.seat = view.decider or 0
        self.terrain = survey(view)
        self.weights = weights(view, self.seat)
        self.distances = self.terrain.distances()
        self.now = self.standing(self.distances)
        self._laid: dict[tuple[PackedCell, Arms, int], float] = {}

    def standing(self, distances: Distances) -> float:
        """Sum up how far all dwarves are, in the eyes of the seat."""
        figures = self.view.figures
        return -sum(
            weight * min(FAR, distances.get(figure, FAR))
            for weight, figure in zip(self.weights, figures, strict=True)
        )

    def gain(self, changed: Terrain) -> float:
        """Say how much better a changed board is."""
        return self.standing(changed.distances()) - self.now

    def laid(self, place: PackedCell, arms: Arms, cost: int) -> float:
        """Say what a card on a cell gains; one of the same shape is reckoned once."""
        found = self._laid.get((place, arms, cost))
        if found is None:  # else the same shape with rocks or a campfire
            changed = self.terrain.copy()
            changed.arms[place] = arms
            changed.enter[place] = cost
            changed.hidden -= {place}  # a mine that is put down
            found = self._laid[place, arms, cost] = self.gain(changed)
        return found

    def nearer(self, place: PackedCell) -> float:
        """Return how much nearer to a treasure a step brings the seat's own dwarf."""
        here = self.distances.get(self.view.figures[self.seat], FAR)
        return float(here - self.distances.get(place, FAR))

    def is_hopeless(self) -> bool:
        """Whether neither the seat nor its allies can come to a treasure any more."""
        friends = [
            figure
            for weight, figure in zip(self.weights, self.view.figures, strict=True)
            if weight > 0
        ]
        return all(self.distances.get(figure, FAR) >= FAR for figure in friends)


ALLIES: Final = 0.5
"""What a step of all allies counts for, compared with an own one."""
RIVALS: Final = 0.25


def weights(view: View, seat: int) -> tuple[float, ...]:
    """Weigh the dwarves: the own one, those who share the loot with it (LM-44), and the others."""
    dwarves = view.dwarves
    sides = [_side(dwarf.clan, dwarf.identity, number) for number, dwarf in enumerate(dwarves)]
    allies = [other for other, side in enumerate(sides) if side == sides[seat] and other != seat]
    rivals = [other for other, side in enumerate(sides) if side != sides[seat]]
    found = [0.0] * len(dwarves)
    for other in allies:
        found[other] = ALLIES / len(allies)
    for other in rivals:
        found[other] = -RIVALS / len(rivals)
    found[seat] = 1.0
    return tuple(found)


def _side(clan: str, identity: str | None, seat: int) -> str:
    """Name whom a dwarf shares with; one whose card is not known passes for loyal (LM-44)."""
    match identity or LOYAL:
        case name if name == SELFISH:
            return f"{SELFISH} {seat}"
        case name if name == SABOTEUR:
            return CLANS[1 - CLANS.index(clan)]
        case _:
            return clan
