"""Rounds of every box, from shortly before their end, for tests to finish."""

from typing import Final, NamedTuple


class PlayedRound(NamedTuple):
    """A round of a box with its guests, and what every page shows at its end."""

    box: str
    seats: int
    watchers: int
    way_on: str
    heading: str
    moves_left: int = 24
    """How many moves before the end of the random round the guests take over."""
    few_moves_left: int = 12
    """A smaller value for ``moves_left``, with which every seat still moves."""


ROUNDS: Final = (
    PlayedRound("saboteur", 4, 0, "Next round", "The three goals"),
    PlayedRound("saboteur2", 4, 0, "Next round", "The three goals"),
    PlayedRound("duel", 2, 2, "Next round", "The gold of this round"),
    PlayedRound("lost-mines", 4, 0, "Next round", "clan", moves_left=36, few_moves_left=16),
    PlayedRound("dark-cave", 4, 0, "See the result", "Treasures of the clans", moves_left=36),
)
"""One round of each box. Le Duel gets two spectators, since it has only two players."""
