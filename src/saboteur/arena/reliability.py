"""Reliability: how likely something was said to be, in tenths, beside how often it was so."""

from typing import Final, final

from saboteur.kernel.value import value

BINS: Final = 10
"""Beliefs are gathered by tenths."""


@value
class Reliability:
    """Of the beliefs in one tenth: how many there were, their sum, and how many were right."""

    tenth: int
    count: int
    stated: float
    right: int


@final
class Tenths:
    """Beliefs beside the truth, gathered by tenths."""

    def __init__(self) -> None:
        """Begin with none."""
        self._bins: dict[int, tuple[int, float, int]] = {}

    def add(self, stated: float, *, right: bool) -> None:
        """Take a belief in."""
        self.take(Reliability(min(BINS - 1, int(stated * BINS)), 1, stated, int(right)))

    def take(self, more: Reliability) -> None:
        """Take in what was gathered elsewhere."""
        count, stated, right = self._bins.get(more.tenth, (0, 0.0, 0))
        self._bins[more.tenth] = count + more.count, stated + more.stated, right + more.right

    def listed(self) -> tuple[Reliability, ...]:
        """List the tenths of which there is something."""
        return tuple(Reliability(tenth, *found) for tenth, found in sorted(self._bins.items()))
