"""The families at the terminal: the only module of the client that lists them."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from saboteur.cli.families.classic.ui import CLASSIC
from saboteur.cli.families.dark_cave.ui import DARK_CAVE
from saboteur.cli.families.duel.ui import DUEL
from saboteur.cli.families.family_ui import AnyFamilyUI
from saboteur.cli.families.lost_mines.ui import LOST_MINES

FAMILY_UIS: Final[Mapping[str, AnyFamilyUI]] = MappingProxyType(
    {
        "classic": CLASSIC,
        "duel": DUEL,
        "lost-mines": LOST_MINES,
        "dark-cave": DARK_CAVE,
    }
)
"""The families at the terminal, by id."""
