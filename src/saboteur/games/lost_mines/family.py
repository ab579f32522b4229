"""The family of La Grande Aventure / The Lost Mines: one box, no modules."""

from collections.abc import Mapping
from typing import Final

from saboteur.games.family import Box, Family
from saboteur.games.lost_mines.events import (
    EVENTS,
)
from saboteur.games.lost_mines.rules import BOX, LostMinesRules
from saboteur.games.options import RANDOM, Option, OptionValue

SEATS: Final = (3, 9)
OPTIONS: Final = (
    Option("rounds", (2, 3, 4, 5, 6), "LM-50"),
    Option("first_player", (RANDOM, *range(SEATS[1])), "R-22"),
    Option("agree_end", (True, False), "R-142"),
    Option("look_own_treasure", (False, True), "R-138"),
)


class LostMinesFamily(Family):
    """One box."""

    id = LostMinesRules.family
    boxes = (Box(BOX, "Saboteur: The Lost Mines", SEATS, OPTIONS),)
    events = EVENTS

    def compile(
        self,
        box: str,
        modules: tuple[str, ...],
        seats: int,
        options: Mapping[str, OptionValue],
        deck: str | None,
    ) -> LostMinesRules:
        """Compile the rule set."""
        return LostMinesRules(seats, options, deck)


LOST_MINES: Final = LostMinesFamily()
