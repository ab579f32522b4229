"""The families at the terminal: the one place where the client knows them."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from saboteur.cli.families.classic.front import CLASSIC
from saboteur.cli.families.dark_cave.front import DARK_CAVE
from saboteur.cli.families.duel.front import DUEL
from saboteur.cli.families.front import AnyFront
from saboteur.cli.families.lost_mines.front import LOST_MINES

FRONTS: Final[Mapping[str, AnyFront]] = MappingProxyType(
    {
        "classic": CLASSIC,
        "duel": DUEL,
        "lost-mines": LOST_MINES,
        "dark-cave": DARK_CAVE,
    }
)
"""By the id of the family, which a rule set names."""
