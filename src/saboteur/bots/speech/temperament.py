"""Temperaments: how much a bot says beside what helps its side. None plays better than another."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from saboteur.kernel.value import value


@value
class Temperament:
    """How much somebody says, and how sure he is before he says it."""

    name: str
    chatter: float
    """How likely he says what he might as well keep to himself, at first."""
    lines: int
    """So many of such lines he says in a turn, at most."""
    accuses: float
    """How sure he is of a foe whom he names."""
    trusts: float
    """How little he suspects whom he says he trusts."""


BOLD: Final = Temperament("bold", 0.25, 1, 0.6, 0.1)
CAUTIOUS: Final = Temperament("cautious", 0.15, 1, 0.85, 0.04)
CHATTY: Final = Temperament("chatty", 0.45, 2, 0.7, 0.08)
DRY: Final = Temperament("dry", 0.08, 1, 0.75, 0.05)

TEMPERAMENTS: Final[Mapping[str, Temperament]] = MappingProxyType(
    {
        "Alvis": CHATTY,
        "Brokk": BOLD,
        "Sindri": CAUTIOUS,
        "Fafnir": DRY,
        "Regin": BOLD,
        "Nabbi": CHATTY,
        "Ivaldi": DRY,
        "Andvari": CAUTIOUS,
        "Lofar": CHATTY,
        "Eitri": CAUTIOUS,
        "Hornbori": BOLD,
        "Dvalin": DRY,
    }
)
"""By the name of a bot."""


def temperament_of(name: str) -> Temperament:
    """Return the temperament of a bot; whoever has another name says little."""
    return TEMPERAMENTS.get(name, DRY)
