"""What a card is worth in the hand: the worst one is passed when nothing is better."""

from collections.abc import Mapping

from saboteur.games.lost_mines.kit import Kit
from saboteur.kernel.value import value


@value
class Keep:
    """What cards may still be good for, in whatever a level counts."""

    effects: Mapping[str, float]
    token: float
    """For any other action card."""
    obstacle: float
    arm: float
    """For every open edge of a path card."""

    def worth(self, kit: Kit, card: int) -> float:
        """Return what a card may still be good for."""
        if kit.effects[card]:
            return self.effects.get(kit.effects[card], self.token)
        if kit.obstacles[card]:
            return self.obstacle
        return self.arm * len(kit.poses.poses[2 * card].open_sides)
