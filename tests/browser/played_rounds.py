"""Late rounds of every box, which tests play to their end."""

from typing import Final, NamedTuple


class PlayedRound(NamedTuple):
    """A box, its guests, and what all pages show at the end."""

    box: str
    seats: int
    watchers: int
    way_on: str
    heading: str
    moves_left: int = 24
    """The number of moves before the end of the random round at which the guests come."""
    few_moves_left: int = 12
    """A smaller number, after which every seat has still moved."""


ROUNDS: Final = (
    PlayedRound("saboteur", 4, 0, "Next round", "The three goals"),
    PlayedRound("saboteur2", 4, 0, "Next round", "The three goals"),
    PlayedRound("duel", 2, 2, "Next round", "The gold of this round"),
    PlayedRound("lost-mines", 4, 0, "Next round", "clan", moves_left=36, few_moves_left=16),
    PlayedRound("dark-cave", 4, 0, "See the result", "Treasures of the clans", moves_left=36),
)
"""Le Duel has two players and two spectators. A game of The Dark Cave is one round."""
