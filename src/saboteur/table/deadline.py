"""Until when a slow table waits: its clock stands at night and during holidays."""

from collections.abc import Sequence
from typing import Final

DAY: Final = 24 * 3600
MINUTE: Final = 60
MOST_NIGHT: Final = 12 * 60
"""Minutes that a night may have: the rest of the day is for playing."""


def night_minutes(night: tuple[int, int]) -> int:
    """Return how long a night is; none if it begins when it ends."""
    start, end = night
    return (end - start) % (24 * 60)


def deadline(
    start: float,
    seconds: float,
    night: tuple[int, int] | None = None,
    holidays: Sequence[tuple[float, float]] = (),
) -> float:
    """Return when so many seconds have passed since a time, rest left out."""
    at, left = start, seconds
    while True:
        rest = _rest(at, night, holidays)
        if rest is not None:
            at = rest
            continue
        awake = min(_next_rest(at, night, holidays) - at, left)
        at, left = at + awake, left - awake
        if left <= 0:
            return at


def _rest(
    at: float, night: tuple[int, int] | None, holidays: Sequence[tuple[float, float]]
) -> float | None:
    """Return when the rest ends that a time lies in; ``None`` if it lies in none."""
    for since, until in holidays:
        if since <= at < until:
            return until
    if night is None:
        return None
    into = (at - night[0] * MINUTE) % DAY
    length = night_minutes(night) * MINUTE
    return at + length - into if into < length else None


def _next_rest(
    at: float, night: tuple[int, int] | None, holidays: Sequence[tuple[float, float]]
) -> float:
    """Return when the clock stands next, after a time at which it runs."""
    begins = [since for since, _ in holidays if since > at]
    if night is not None and night_minutes(night):
        begins.append(at + DAY - (at - night[0] * MINUTE) % DAY)
    return min(begins, default=float("inf"))
