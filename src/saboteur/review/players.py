"""The players of a round: foes that fooled others, the first to suspect them, portraits."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, TypeAlias

from saboteur.play.replay import Replay
from saboteur.review.model import (
    Fooled,
    Moment,
    Portrait,
    RightFirst,
    Table,
    suspicion,
)
from saboteur.review.turning_points import actor

FOE_THRESHOLD: Final = 0.5
"""Probability of being a foe above which a seat counts as suspected."""
TRUST_RATIO: Final = 0.9
"""A foe counts as trusted if its suspicion is below this share of that after the deal."""
RoleNames: TypeAlias = tuple[str, ...]


def find_fooled(roles: RoleNames, foes: RoleNames, moments: Sequence[Moment]) -> tuple[Fooled, ...]:
    """Return for each foe and other seat the longest period in which the seat trusted the foe.

    Trust means less than ``TRUST_RATIO`` of the suspicion after the deal. The longest come first.
    """
    found = []
    for fooler in _foes(foes, moments[-1]):
        for seat in _others(moments[-1], fooler):
            dealt = TRUST_RATIO * suspicion(roles, foes, moments[0].seats[seat], fooler)
            trusted = [
                moment.step
                if suspicion(roles, foes, moment.seats[seat], fooler) < dealt
                and moment.truth[fooler] in foes
                else None
                for moment in moments[:-1]
            ]
            first, last = _longest_run(trusted)
            if last > first:
                found.append(Fooled(fooler, seat, first, last, last - first))
    found.sort(key=lambda case: (-case.moves, case.fooler, case.fooled))
    return tuple(found)


def _longest_run(steps: Sequence[int | None]) -> tuple[int, int]:
    """Return the first and last step of the longest run of steps; (0, 0) if there is none."""
    best, first = (0, 0), None
    for step in steps:
        if step is None:
            first = None
        else:
            first = step if first is None else first
            best = max(best, (first, step), key=lambda run: run[1] - run[0])
    return best


def find_right_first(
    roles: RoleNames, foes: RoleNames, moments: Sequence[Moment]
) -> tuple[RightFirst, ...]:
    """Return the seats that first suspected each foe for good; unsuspected foes are left out."""
    found = []
    for foe in _foes(foes, moments[-1]):
        since = {
            seat: step
            for seat in _others(moments[-1], foe)
            for step in [_suspected_since(roles, foes, moments, seat, foe)]
            if step is not None
        }
        if since:
            step = min(since.values())
            first = tuple(seat for seat, when in since.items() if when == step)
            found.append(RightFirst(foe, first, step))
    return tuple(found)


def _suspected_since(
    roles: RoleNames, foes: RoleNames, moments: Sequence[Moment], seat: int, foe: int
) -> int | None:
    """Return the step since which a seat suspected a foe without interruption.

    ``None`` if it did not before the roles were revealed.
    """
    since = None
    # A suspicion that follows from the deal alone does not count.
    least = max(FOE_THRESHOLD, suspicion(roles, foes, moments[0].seats[seat], foe))
    for moment in moments[:-1]:
        if suspicion(roles, foes, moment.seats[seat], foe) <= least:
            since = None
        elif since is None:
            since = moment.step
    return since


def build_portraits(
    replay: Replay,
    roles: RoleNames,
    foes: RoleNames,
    moments: Sequence[Moment],
    sides: Sequence[int | None],
    *,
    over: bool,
) -> tuple[Portrait, ...]:
    """Return a summary of every seat's round; ``over`` says whether the round has ended."""
    end = moments[-1]
    before = moments[-2] if over else end
    return tuple(
        Portrait(
            seat,
            end.truth[seat] if end.truth else None,
            side,
            None if side is None or not over or not end.chances else bool(end.chances[side]),
            sum(actor(replay, moment.step) == seat for moment in moments[1:]),
            *_swings(replay, moments, seat, side),
            *_most_suspected(roles, foes, moments[: len(moments) - over], seat),
            _count_correct(roles, foes, before, seat),
        )
        for seat, side in enumerate(sides)
    )


def _swings(
    replay: Replay, moments: Sequence[Moment], seat: int, side: int | None
) -> tuple[float, int | None, int | None]:
    """Return the effect of a seat's moves on its side's chance: total, best step, worst step.

    A step is ``None`` if no move of the seat had an effect in that direction.
    """
    changes = {
        after.step: after.chances[side] - before.chances[side]
        for before, after in pairwise(moments)
        if side is not None and after.chances and actor(replay, after.step) == seat
    }
    best = max(changes, key=changes.__getitem__, default=None)
    worst = min(changes, key=changes.__getitem__, default=None)
    return (
        round(sum(changes.values()), 4),
        best if best is not None and changes[best] > 0 else None,
        worst if worst is not None and changes[worst] < 0 else None,
    )


def _most_suspected(
    roles: RoleNames, foes: RoleNames, moments: Sequence[Moment], seat: int
) -> tuple[float | None, int | None]:
    """Return the highest suspicion of a spectator against a seat, and its step.

    Returns ``(None, None)`` in games without foes.
    """
    if not foes:
        return None, None
    most = max(moments, key=lambda moment: suspicion(roles, foes, moment.watcher, seat))
    return round(suspicion(roles, foes, most.watcher, seat), 4), most.step


def _count_correct(roles: RoleNames, foes: RoleNames, moment: Moment, seat: int) -> int:
    """Count the other seats that this one judged correctly, as foe or not."""
    if not foes:
        return 0
    table: Table = moment.seats[seat]
    return sum(
        (suspicion(roles, foes, table, other) > FOE_THRESHOLD) == (moment.truth[other] in foes)
        for other in _others(moment, seat)
    )


def _foes(foes: RoleNames, moment: Moment) -> list[int]:
    return [seat for seat, role in enumerate(moment.truth) if role in foes]


def _others(moment: Moment, seat: int) -> list[int]:
    return [other for other in range(len(moment.truth)) if other != seat]
