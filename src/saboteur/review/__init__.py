"""Reviews of finished games: the beliefs of each player, and the turning points.

>>> import saboteur
>>> from saboteur.review import review
>>> game = saboteur.new("duel", seats=1, seed="friday")
>>> len(review(game.record()).rounds)
1
"""

from saboteur.review.belief_tracker import Side
from saboteur.review.model import (
    ClaimChecked,
    Fooled,
    Moment,
    Portrait,
    Review,
    RightFirst,
    RoundReview,
    TurningPoint,
)
from saboteur.review.review_builder import review

__all__ = [
    "ClaimChecked",
    "Fooled",
    "Moment",
    "Portrait",
    "Review",
    "RightFirst",
    "RoundReview",
    "Side",
    "TurningPoint",
    "review",
]
