"""A contest: which games are played. Every line-up and every rotation plays the same deals."""

from collections.abc import Iterator

from saboteur.arena.lineup import Lineup
from saboteur.bots import Budget
from saboteur.games.options import OptionValue
from saboteur.kernel.value import value


@value
class Pairing:
    """One game to play, as plain data for another process."""

    ruleset: str
    seats: int
    options: tuple[tuple[str, OptionValue], ...]
    deck: str | None
    deal: int
    """The number of the deal: games with the same one are compared with each other."""
    lineup: int
    """The number of the line-up that this is a rotation of."""
    seating: Lineup
    seed: str
    """Deals the game, and lots are drawn by it: the same for the same deal."""
    budget: Budget | None
    keep: bool
    """Whether the record is wanted."""


@value
class Contest:
    """Line-ups that play so many deals of a rule set."""

    ruleset: str
    seats: int
    options: tuple[tuple[str, OptionValue], ...]
    deck: str | None
    lineups: tuple[Lineup, ...]
    deals: int
    seed: str
    budget: Budget | None = None
    keep: bool = False

    @property
    def games(self) -> int:
        """How many games that makes."""
        return self.deals * games_per_deal(self.lineups)

    def pairings(self) -> Iterator[Pairing]:
        """List the games, deal by deal."""
        for deal in range(self.deals):
            for number, lineup in enumerate(self.lineups):
                for seating in lineup.rotations():
                    yield Pairing(
                        self.ruleset,
                        self.seats,
                        self.options,
                        self.deck,
                        deal,
                        number,
                        seating,
                        f"{self.seed}/{deal}",
                        self.budget,
                        self.keep,
                    )


def games_per_deal(lineups: tuple[Lineup, ...]) -> int:
    """Count the games that one deal is played in."""
    return sum(len(lineup.rotations()) for lineup in lineups)
