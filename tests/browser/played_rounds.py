"""Late rounds of every box, played to their end by tests."""

from typing import Final, NamedTuple


class PlayedRound(NamedTuple):
    """A box, who comes, and what all of them see in the end."""

    box: str
    seats: int
    watchers: int
    way_on: str
    heading: str
    moves_left: int = 24
    """Moves before the end of the round, as it went by lot, at which they come to a late table."""
    few_moves_left: int = 12
    """As few of them are enough to hear of every seat."""


ROUNDS: Final = (
    PlayedRound("saboteur", 4, 0, "Next round", "The three goals"),
    PlayedRound("saboteur2", 4, 0, "Next round", "The three goals"),
    PlayedRound("duel", 2, 2, "Next round", "The gold of this round"),
    PlayedRound("lost-mines", 4, 0, "Next round", "clan", moves_left=36, few_moves_left=16),
    PlayedRound("dark-cave", 4, 0, "See the result", "Treasures of the clans", moves_left=36),
)
"""The Duel seats two, and two look on. A game of The Dark Cave is one round."""
