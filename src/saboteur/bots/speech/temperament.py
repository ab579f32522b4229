"""Temperaments: how much a bot says besides claims. They do not affect playing strength."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from saboteur.kernel.value import value_class


@value_class
class Temperament:
    """How talkative a bot is, and how sure it must be before it speaks."""

    name: str
    small_talk_rate: float
    """Initial probability of an optional line."""
    max_small_talk_lines: int
    """The largest number of optional lines per turn."""
    accuse_threshold: float
    """Minimum suspicion at which a seat is accused."""
    trust_threshold: float
    """Maximum suspicion at which trust in a seat is stated."""


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
"""The temperament of each bot, by the name of the bot."""


def temperament_of(name: str) -> Temperament:
    """Return the temperament of a bot; ``DRY`` for an unknown name."""
    return TEMPERAMENTS.get(name, DRY)
