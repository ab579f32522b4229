"""The entry of Le Duel in the registry."""

from typing import Final

from saboteur.games.duel.events import EVENTS
from saboteur.games.duel.kit import COLOURS, SOLO_COLOUR
from saboteur.games.duel.rules import DuelRules
from saboteur.games.family import Box, BoxFamily
from saboteur.games.options import Option

DUEL: Final = BoxFamily(
    Box("duel", "Le Duel", (1, 2), (Option(SOLO_COLOUR, COLOURS, "D-45"),)), EVENTS, DuelRules
)
