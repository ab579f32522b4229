"""The families at the terminal: the one place where the client knows them."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from saboteur.cli.classic.front import CLASSIC
from saboteur.cli.duel.front import DUEL
from saboteur.cli.front import AnyFront

FRONTS: Final[Mapping[str, AnyFront]] = MappingProxyType(
    {
        "classic": CLASSIC,
        "duel": DUEL,
    }
)
"""By the id of the family, which a rule set names."""
