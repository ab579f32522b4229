"""Calibration: stated probabilities in tenths, compared with how often they were right."""

from typing import Final, final

from saboteur.kernel.value import value_class

BIN_COUNT: Final = 10
"""Number of probability bins, one per tenth."""


@value_class
class CalibrationBin:
    """The beliefs in one tenth: their number, their sum, and the number of correct ones."""

    tenth: int
    count: int
    stated_sum: float
    right_count: int


@final
class Calibration:
    """Stated probabilities compared with the truth, counted by tenths."""

    def __init__(self) -> None:
        self._bins: dict[int, tuple[int, float, int]] = {}

    def add(self, stated: float, *, right: bool) -> None:
        """Add a belief and whether it was right."""
        self.merge(
            CalibrationBin(min(BIN_COUNT - 1, int(stated * BIN_COUNT)), 1, stated, int(right))
        )

    def merge(self, other: CalibrationBin) -> None:
        count, stated, right = self._bins.get(other.tenth, (0, 0.0, 0))
        self._bins[other.tenth] = (
            count + other.count,
            stated + other.stated_sum,
            right + other.right_count,
        )

    def bins(self) -> tuple[CalibrationBin, ...]:
        """Return the non-empty bins, the lowest first."""
        return tuple(CalibrationBin(tenth, *found) for tenth, found in sorted(self._bins.items()))
