"""What a game was worth to each seat.

``win``: winners share 1, the others share -1, and the sum is 0. Where all win or nobody does, all
get 0. In solo it is the grade, from -1 (the worst) to 1 (the best).
``score``: a seat's score less the mean of the others', in nuggets or points; the sum is 0. In solo
it is the score.
``gains``: a seat's own score as it grows, at the step at which it does; nobody learns from it what
another has. The sum over a game is the seat's score.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from saboteur.play.game import Game

WIN: Final = "win"
SCORE: Final = "score"
GAINS: Final = "gains"
MOST: Final = 200
"""No seat's score is ever as high or, with a minus, as low (dragons cost points)."""


def win(game: Game) -> tuple[float, ...]:
    """Return what winning and losing are worth; nothing before the end."""
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


def score(game: Game) -> tuple[float, ...]:
    """Return each score less the mean of the others'; nothing before the end."""
    if not game.over:
        return (0.0,) * game.seats
    scores = game.scores
    if game.seats == 1:
        return (float(scores[0]),)
    total = sum(scores)
    return tuple(own - (total - own) / (game.seats - 1) for own in scores)


def gains(game: Game) -> tuple[float, ...]:
    """Return what each seat has now."""
    return tuple(map(float, game.scores))


RETURNS: Final[Mapping[str, Callable[[Game], tuple[float, ...]]]] = MappingProxyType(
    {WIN: win, SCORE: score, GAINS: gains}
)
"""By kind of rewards, what they add up to so far."""


def returns(kind: str) -> Callable[[Game], tuple[float, ...]]:
    """Return how rewards of a kind are reckoned."""
    if kind not in RETURNS:
        raise ValueError(f"there are no rewards {kind!r}; they are {', '.join(RETURNS)}")
    return RETURNS[kind]
