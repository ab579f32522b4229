"""What each family shows in its arrays beside what all have."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from saboteur.research.families.classic import Classic
from saboteur.research.families.dark_cave import DarkCave
from saboteur.research.families.duel import Duel
from saboteur.research.families.lost_mines import LostMines
from saboteur.research.sheet import Layout

LAYOUTS: Final[Mapping[str, type[Layout]]] = MappingProxyType(
    {"classic": Classic, "duel": Duel, "lost-mines": LostMines, "dark-cave": DarkCave}
)
