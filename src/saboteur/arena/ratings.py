"""OpenSkill ratings: relative strength, from every game between entrants that differ.

An entrant may have several seats of a game. Each of them changes the rating, and the entrant's new
rating is their mean, so that it counts as one game.
"""

from statistics import fmean
from typing import final

from saboteur.kernel.value import value_class

try:
    from openskill.models import PlackettLuce, PlackettLuceRating
except ModuleNotFoundError as error:
    message = "saboteur.arena needs openskill: pip install 'saboteur-games[arena]'"
    raise ModuleNotFoundError(message, name=error.name) from None


@value_class
class Rating:
    """An entrant's strength (about 25 at first) and its uncertainty."""

    name: str
    mu: float
    sigma: float
    games: int


@final
class Ratings:
    """The ratings of all entrants, updated game by game."""

    def __init__(self) -> None:
        self._model = PlackettLuce()
        self._ratings: dict[str, PlackettLuceRating] = {}
        self._games: dict[str, int] = {}

    def add(self, names: tuple[str, ...], scores: tuple[float, ...]) -> None:
        """Update the ratings after a game, from the entrant and the score of each seat."""
        if len(set(names)) < 2:
            return
        before = [[self._rating(name)] for name in names]
        after = self._model.rate(before, scores=list(scores))
        for name in set(names):
            mine = [team[0] for team, who in zip(after, names, strict=True) if who == name]
            self._ratings[name] = self._model.rating(
                mu=fmean(each.mu for each in mine), sigma=fmean(each.sigma for each in mine)
            )
            self._games[name] = self._games.get(name, 0) + 1

    def ranking(self) -> tuple[Rating, ...]:
        """Return all ratings, the strongest first."""
        found = [
            Rating(name, held.mu, held.sigma, self._games[name])
            for name, held in self._ratings.items()
        ]
        return tuple(sorted(found, key=lambda rating: (-rating.mu, rating.name)))

    def _rating(self, name: str) -> PlackettLuceRating:
        if name not in self._ratings:
            self._ratings[name] = self._model.rating()
        return self._ratings[name]
