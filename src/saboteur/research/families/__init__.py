"""The encoders of the families of boxes."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from saboteur.research.families.classic import ClassicEncoder
from saboteur.research.families.dark_cave import DarkCaveEncoder
from saboteur.research.families.duel import DuelEncoder
from saboteur.research.families.lost_mines import LostMinesEncoder
from saboteur.research.family_encoder import FamilyEncoder

FAMILY_ENCODERS: Final[Mapping[str, type[FamilyEncoder]]] = MappingProxyType(
    {
        "classic": ClassicEncoder,
        "duel": DuelEncoder,
        "lost-mines": LostMinesEncoder,
        "dark-cave": DarkCaveEncoder,
    }
)
