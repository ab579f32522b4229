"""The rule of laying ladders (S2-15 to S2-17)."""

from collections.abc import Iterable

from saboteur.games.classic.decisions import LayRule
from saboteur.games.classic.state import State
from saboteur.kernel.geometry import STEP, PackedCell, xy
from saboteur.kernel.refusal import Refusal, refuse


class LadderLay(LayRule[State]):
    """A ladder is laid beside any face-up card and never beside a goal; it needs no link.

    Touching is enough, closed edge to closed edge as well, and a goal counts face down or turned
    over (S2-16, R-52). The cards' tracks join it to Start and to all ladders (S2-15). Only laying
    is restricted: a goal may be moved beside it later (R-179).
    """

    def cells(self, state: State) -> Iterable[PackedCell]:
        """Return the free cells beside a face-up card, except those beside a goal."""
        shut = beside_goals(state)
        return [place for place in state.maze.frontier if place not in shut]

    def explain(self, state: State, place: PackedCell) -> Refusal | None:
        """Refuse a cell beside a goal."""
        if place in beside_goals(state):
            return refuse("S2-16", "ladder-beside-goal", cell=xy(place))
        return None


def beside_goals(state: State) -> frozenset[PackedCell]:
    """Return the cells that touch a goal, face down or turned over."""
    return frozenset([place + step for place, _ in state.deal.goals for step in STEP])
