"""Beliefs: how likely a bot thinks each role of each seat is. No family is known here."""

from collections.abc import Mapping
from typing import Protocol, TypeAlias, runtime_checkable

Beliefs: TypeAlias = tuple[Mapping[str, float], ...]
"""By seat, how likely each role is; the likelihoods of a seat sum to 1."""


@runtime_checkable
class Believer(Protocol):
    """A bot that says what it believes."""

    @property
    def beliefs(self) -> Beliefs | None:
        """What it believes of the moment it was asked last; ``None`` before."""
        ...
