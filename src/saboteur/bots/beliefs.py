"""Beliefs: the probability of each role of each seat, for a bot. Independent of the family."""

from collections.abc import Mapping
from typing import Protocol, TypeAlias, runtime_checkable

Beliefs: TypeAlias = tuple[Mapping[str, float], ...]
"""By seat, the probability of each role by name; they sum to 1 for each seat."""


@runtime_checkable
class Believer(Protocol):
    """A bot that states its beliefs."""

    @property
    def beliefs(self) -> Beliefs | None:
        """The bot's beliefs at its last decision; ``None`` before the first."""
        ...
