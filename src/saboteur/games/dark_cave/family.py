"""The family of The Dark Cave: one box, no modules."""

from typing import Final

from saboteur.games.dark_cave.events import EVENTS
from saboteur.games.dark_cave.rules import DarkCaveRules
from saboteur.games.family import Box, BoxFamily
from saboteur.games.options import RANDOM, Option

OPTIONS: Final = (
    Option("first_player", (RANDOM, *range(8)), "R-22"),
    Option("agree_end", (True, False), "R-177"),
)

DARK_CAVE: Final = BoxFamily(
    Box(DarkCaveRules.family, "The Dark Cave", (2, 8), OPTIONS), EVENTS, DarkCaveRules
)
