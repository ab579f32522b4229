"""A contest: the games to play. Every line-up and every rotation plays the same deals."""

from collections.abc import Iterator

from saboteur.arena.lineup import Lineup
from saboteur.bots import Budget
from saboteur.games.options import OptionValue
from saboteur.kernel.value import value_class


@value_class
class GameSpec:
    """One game to play, as plain data for another process."""

    ruleset: str
    seats: int
    options: tuple[tuple[str, OptionValue], ...]
    deck: str | None
    deal_number: int
    """Games with the same number are compared with each other."""
    lineup_number: int
    """The number of the line-up of which this is a rotation."""
    seating: Lineup
    seed: str
    """Decides the deal and the bots' random choices; games of one deal have the same seed."""
    budget: Budget | None
    is_record_kept: bool
    """Whether to return the record."""


@value_class
class Contest:
    """Line-ups that play a number of deals of a rule set."""

    ruleset: str
    seats: int
    options: tuple[tuple[str, OptionValue], ...]
    deck: str | None
    lineups: tuple[Lineup, ...]
    deals: int
    seed: str
    budget: Budget | None = None
    is_record_kept: bool = False

    @property
    def games(self) -> int:
        return self.deals * games_per_deal(self.lineups)

    def game_specs(self) -> Iterator[GameSpec]:
        """Yield the games, deal by deal."""
        for deal in range(self.deals):
            for number, lineup in enumerate(self.lineups):
                for seating in lineup.rotations():
                    yield GameSpec(
                        self.ruleset,
                        self.seats,
                        self.options,
                        self.deck,
                        deal,
                        number,
                        seating,
                        f"{self.seed}/{deal}",
                        self.budget,
                        self.is_record_kept,
                    )


def games_per_deal(lineups: tuple[Lineup, ...]) -> int:
    return sum(len(lineup.rotations()) for lineup in lineups)
