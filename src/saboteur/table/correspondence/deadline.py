"""Deadlines of correspondence tables: the clock stands at night and during holidays."""

from collections.abc import Sequence
from typing import Final

DAY_S: Final = 24 * 3600
MINUTE_S: Final = 60
MAX_NIGHT_MINUTES: Final = 12 * 60
"""Maximum length of a night: the rest of the day is for playing."""


def night_minutes(night: tuple[int, int]) -> int:
    """Return the length of a night in minutes; 0 if start and end are the same."""
    start, end = night
    return (end - start) % (24 * 60)


def deadline(
    start: float,
    seconds: float,
    night: tuple[int, int] | None = None,
    holidays: Sequence[tuple[float, float]] = (),
) -> float:
    """Return the time at which ``seconds`` have passed since ``start``, not counting rest."""
    at, remaining = start, seconds
    while True:
        rest = _rest_end(at, night, holidays)
        if rest is not None:
            at = rest
            continue
        running = min(_next_rest_start(at, night, holidays) - at, remaining)
        at, remaining = at + running, remaining - running
        if remaining <= 0:
            return at


def _rest_end(
    at: float, night: tuple[int, int] | None, holidays: Sequence[tuple[float, float]]
) -> float | None:
    """Return the end of the rest period that contains ``at``; ``None`` if there is none."""
    for since, until in holidays:
        if since <= at < until:
            return until
    if night is None:
        return None
    elapsed = (at - night[0] * MINUTE_S) % DAY_S
    length = night_minutes(night) * MINUTE_S
    return at + length - elapsed if elapsed < length else None


def _next_rest_start(
    at: float, night: tuple[int, int] | None, holidays: Sequence[tuple[float, float]]
) -> float:
    """Return the start of the next rest period after a time at which the clock runs."""
    starts = [since for since, _ in holidays if since > at]
    if night is not None and night_minutes(night):
        starts.append(at + DAY_S - (at - night[0] * MINUTE_S) % DAY_S)
    return min(starts, default=float("inf"))
