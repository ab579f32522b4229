"""Turning points: the moves that changed the chances most.

A solo game of Le Duel has no chances, so it has no turning points.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from saboteur.play.replay import Replay
from saboteur.review.model import Moment, TurningPoint

MAX_TURNING_POINTS: Final = 5
"""The maximum number of turning points of a round."""
CHANGE_DIGITS: Final = 3
"""Changes that are equal when rounded to this many digits count as equal."""
MIN_CHANGE: Final = 0.05
"""Minimum change of a turning point; smaller changes are ignored."""


def turning_points(replay: Replay, moments: Sequence[Moment]) -> tuple[TurningPoint, ...]:
    """Return the largest changes of chances in a round, the largest first."""
    found = [
        TurningPoint(
            after.step, actor(replay, after.step), str(replay.move(after.step)), side, was, now
        )
        for before, after in pairwise(moments)
        for side, was, now in _largest(before.chances, after.chances)
    ]
    found.sort(key=lambda turn: (-abs(turn.after - turn.before), turn.step))
    return tuple(found[:MAX_TURNING_POINTS])


def actor(replay: Replay, step: int) -> int:
    """Return the seat whose move led to a step."""
    return replay.record.moves[step - 1].seat


def _largest(before: Sequence[float], after: Sequence[float]) -> list[tuple[int, float, float]]:
    """Return the side whose chance has changed most, with its chance before and after.

    Of equal changes the first counts. The list is empty if no change reaches ``MIN_CHANGE``.
    """
    changes = [
        (side, was, now)
        for side, (was, now) in enumerate(zip(before, after, strict=True))
        if abs(now - was) >= MIN_CHANGE
    ]
    return [max(changes, key=_change_size)] if changes else []


def _change_size(change: tuple[int, float, float]) -> float:
    _, was, now = change
    return round(abs(now - was), CHANGE_DIGITS)
