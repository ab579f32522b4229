"""OpenSkill ratings: who is stronger, from every game between entrants that differ.

An entrant may sit on several seats of a game. Each of them moves the rating, and the entrant's new
one is their mean, so that it counts as one game.
"""

from statistics import fmean
from typing import final

from openskill.models import PlackettLuce, PlackettLuceRating

from saboteur.kernel.value import value


@value
class Rating:
    """An entrant's strength: about 25 for everybody at first, and how doubtful it is."""

    name: str
    mu: float
    sigma: float
    games: int


@final
class Ratings:
    """The ratings of everybody who took part, kept up game by game."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self._model = PlackettLuce()
        self._held: dict[str, PlackettLuceRating] = {}
        self._games: dict[str, int] = {}

    def add(self, names: tuple[str, ...], scores: tuple[float, ...]) -> None:
        """Take a game in: who sat where, and what each seat made of it."""
        if len(set(names)) < 2:
            return
        before = [[self._rating(name)] for name in names]
        after = self._model.rate(before, scores=list(scores))
        for name in set(names):
            mine = [team[0] for team, who in zip(after, names, strict=True) if who == name]
            self._held[name] = self._model.rating(
                mu=fmean(each.mu for each in mine), sigma=fmean(each.sigma for each in mine)
            )
            self._games[name] = self._games.get(name, 0) + 1

    def listed(self) -> tuple[Rating, ...]:
        """List everybody, the strongest first."""
        found = [
            Rating(name, held.mu, held.sigma, self._games[name])
            for name, held in self._held.items()
        ]
        return tuple(sorted(found, key=lambda rating: (-rating.mu, rating.name)))

    def _rating(self, name: str) -> PlackettLuceRating:
        if name not in self._held:
            self._held[name] = self._model.rating()
        return self._held[name]
