"""The value of cards in hand; the worst is passed when no other move is better."""

from collections.abc import Mapping

from saboteur.games.lost_mines.kit import Kit
from saboteur.kernel.value import value_class


@value_class
class KeepScores:
    """The values of cards in hand, in the unit of a level's scores."""

    effect_scores: Mapping[str, float]
    token_score: float
    """Value of an action card that ``effect_scores`` does not contain."""
    obstacle_score: float
    open_edge_score: float
    """Value of a path card per open edge."""

    def score(self, kit: Kit, card: int) -> float:
        """Return the value of a card in hand: by its effect, its obstacle or its open edges."""
        if kit.effects[card]:
            return self.effect_scores.get(kit.effects[card], self.token_score)
        if kit.obstacles[card]:
            return self.obstacle_score
        return self.open_edge_score * len(kit.poses.poses[2 * card].open_sides)
