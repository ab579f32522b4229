"""Beliefs: how likely a bot thinks each role of each seat is. Independent of the family."""

from collections.abc import Mapping
from typing import Protocol, TypeAlias, runtime_checkable

Beliefs: TypeAlias = tuple[Mapping[str, float], ...]
"""By seat, the probability of each role by name; they sum to 1 for each seat."""


@runtime_checkable
class Believer(Protocol):
    """A bot that states its beliefs."""

    @property
    def beliefs(self) -> Beliefs | None:
        """Its beliefs at the last decision it was asked; ``None`` before the first."""
        ...
