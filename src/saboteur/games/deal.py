"""The base class of the deals of several families."""

from saboteur.kernel.geometry import PackedCell


class GoalDeal:
    """Base class of deals that have a card for each goal cell."""

    __slots__ = ()

    goals: tuple[tuple[PackedCell, int], ...]

    def goal(self, place: PackedCell) -> int:
        """Return the goal card on a cell."""
        return dict(self.goals)[place]
