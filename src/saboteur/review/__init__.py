"""A review: a finished game looked at again. Who could believe what, and when did it turn?

>>> import saboteur
>>> from saboteur.review import review
>>> game = saboteur.new("duel", seats=1, seed="friday")
>>> len(review(game.record()).rounds)
1
"""

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
from saboteur.review.reading import Side
from saboteur.review.reviewing import review

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
