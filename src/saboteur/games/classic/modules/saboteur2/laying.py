"""The rule of laying ladders (S2-15 to S2-17)."""

from collections.abc import Iterable

from saboteur.games.classic.decisions import LayRule
from saboteur.games.classic.state import State
from saboteur.kernel.geometry import STEP, PackedCell, xy
from saboteur.kernel.refusal import Refusal, refuse


class LadderLay(LayRule[State]):
    """The rule of laying ladders: beside any face-up card, never beside a goal, linked or not.

    Any adjacent face-up card is enough, even if two closed edges meet. A goal counts whether
    face up or down (S2-16, R-52). The tracks on the card join the ladder to Start and to all
    other ladders (S2-15). The restriction applies only to laying: a goal may be moved beside a
    ladder later (R-179).
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
    """Return the cells adjacent to a goal, face up or down."""
    return frozenset([place + step for place, _ in state.deal.goals for step in STEP])
