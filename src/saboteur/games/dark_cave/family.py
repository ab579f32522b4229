"""The family of The Dark Cave: one box, no modules."""

from collections.abc import Mapping
from typing import Final

from saboteur.games.dark_cave.events import (
    EVENTS,
)
from saboteur.games.dark_cave.rules import BOX, DarkCaveRules
from saboteur.games.family import Box, Family
from saboteur.games.options import RANDOM, Option, OptionValue

OPTIONS: Final = (
    Option("first_player", (RANDOM, *range(8)), "R-22"),
    Option("agree_end", (True, False), "R-177"),
)


class DarkCaveFamily(Family):
    """La mine se rebelle / The Dark Cave."""

    id = DarkCaveRules.family
    boxes = (Box(BOX, "The Dark Cave", (2, 8), OPTIONS),)
    events = EVENTS

    def compile(
        self,
        box: str,
        modules: tuple[str, ...],
        seats: int,
        options: Mapping[str, OptionValue],
        deck: str | None,
    ) -> DarkCaveRules:
        """Compile the rule set."""
        return DarkCaveRules(seats, options, deck)


DARK_CAVE: Final = DarkCaveFamily()
