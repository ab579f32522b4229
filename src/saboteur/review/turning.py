"""Turning points: the moves after which the chances were others; alone, the gold that was won."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from saboteur.play.replay import Replay
from saboteur.review.model import Moment, TurningPoint

MOST: Final = 5
"""So many are told of a round."""
FINE: Final = 3
"""Changes that are equal to so many digits are the same."""
LEAST: Final = 0.05
"""A change smaller than this is none."""


def turning_points(replay: Replay, moments: Sequence[Moment]) -> tuple[TurningPoint, ...]:
    """Return the largest changes of a round, the largest first."""
    found = [
        TurningPoint(
            after.step, doer(replay, after.step), str(replay.move(after.step)), side, was, now
        )
        for before, after in pairwise(moments)
        for side, was, now in _largest(before.chances, after.chances)
    ]
    found.sort(key=lambda turn: (-abs(turn.after - turn.before), turn.step))
    return tuple(found[:MOST])


def doer(replay: Replay, step: int) -> int:
    """Return the seat that made the move which led to a step."""
    return replay.record.moves[step - 1].seat


def _largest(before: Sequence[float], after: Sequence[float]) -> list[tuple[int, float, float]]:
    """Return the side whose chance has changed most, if any has; of equals, the first."""
    changes = [
        (side, was, now)
        for side, (was, now) in enumerate(zip(before, after, strict=True))
        if abs(now - was) >= LEAST
    ]
    return [max(changes, key=_change)] if changes else []


def _change(change: tuple[int, float, float]) -> float:
    _, was, now = change
    return round(abs(now - was), FINE)
