"""The rewards of each seat.

``win``: the winners share 1 equally, and a seat gets its share minus the mean share of the
others; the sum is 0. A single winner gets 1. If all seats win or none does, all get 0. In solo
games it is the grade, from -1 (the worst) to 1 (the best). ``score``: a seat's score minus the
mean of the others', in nuggets or points; the sum is 0. In solo games it is the score.
``gains``: the growth of a seat's own score, at the step at which it grows; it reveals nothing
about the scores of others. The sum over a game is the seat's score.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from saboteur.play.game import Game

WIN: Final = "win"
SCORE: Final = "score"
GAINS: Final = "gains"
MAX_SCORE: Final = 200
"""An upper bound for the absolute score of a seat (dragons cost points)."""


def win_returns(game: Game) -> tuple[float, ...]:
    """Return the rewards of kind ``win``; 0 before the end."""
    if not game.over:
        return (0.0,) * game.seats
    if game.seats == 1:
        grades = len(game.rules.kit.grades)
        return (2 * (game.view(0).grade - 1) / grades - 1,)
    winners = game.winners
    if not winners:
        return (0.0,) * game.seats
    others = game.seats - 1
    won = (game.seats / len(winners) - 1) / others
    return tuple(won if seat in winners else -1 / others for seat in range(game.seats))


def score_returns(game: Game) -> tuple[float, ...]:
    """Return the rewards of kind ``score``; 0 before the end."""
    if not game.over:
        return (0.0,) * game.seats
    scores = game.scores
    if game.seats == 1:
        return (float(scores[0]),)
    total = sum(scores)
    return tuple(own - (total - own) / (game.seats - 1) for own in scores)


def gain_returns(game: Game) -> tuple[float, ...]:
    """Return the rewards of kind ``gains`` so far, which are the current scores."""
    return tuple(map(float, game.scores))


RETURNS_BY_KIND: Final[Mapping[str, Callable[[Game], tuple[float, ...]]]] = MappingProxyType(
    {WIN: win_returns, SCORE: score_returns, GAINS: gain_returns}
)
"""By kind of rewards: the function that returns the total rewards so far."""


def returns_function(kind: str) -> Callable[[Game], tuple[float, ...]]:
    """Return the function for a kind of rewards; raises ``ValueError`` if there is none."""
    if kind not in RETURNS_BY_KIND:
        raise ValueError(f"there are no rewards {kind!r}; they are {', '.join(RETURNS_BY_KIND)}")
    return RETURNS_BY_KIND[kind]
