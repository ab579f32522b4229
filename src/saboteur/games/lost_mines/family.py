"""The family of La Grande Aventure / The Lost Mines: one box, no modules."""

from typing import Final

from saboteur.games.family import Box, BoxFamily
from saboteur.games.lost_mines.events import EVENTS
from saboteur.games.lost_mines.rules import LostMinesRules
from saboteur.games.options import RANDOM, Option

SEATS: Final = (3, 9)
OPTIONS: Final = (
    Option("rounds", (2, 3, 4, 5, 6), "LM-50"),
    Option("first_player", (RANDOM, *range(SEATS[1])), "R-22"),
    Option("agree_end", (True, False), "R-142"),
    Option("look_own_treasure", (False, True), "R-138"),
)

LOST_MINES: Final = BoxFamily(
    Box(LostMinesRules.family, "Saboteur: The Lost Mines", SEATS, OPTIONS), EVENTS, LostMinesRules
)
