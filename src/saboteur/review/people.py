"""The people of a round: who fooled whom, who was right first, and a portrait of each."""

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
from saboteur.review.turning import doer

EVEN: Final = 0.5
"""Whoever is likelier a foe than this is held for one."""
TRUSTED: Final = 0.9
"""Whoever is held for a foe less than so much of what the deal made him is trusted."""
Names: TypeAlias = tuple[str, ...]


def fooled(roles: Names, foes: Names, moments: Sequence[Moment]) -> tuple[Fooled, ...]:
    """Return for how long each foe was trusted more than the deal made him, by each other seat."""
    found = []
    for fooler in _foes(foes, moments[-1]):
        for seat in _others(moments[-1], fooler):
            dealt = TRUSTED * suspicion(roles, foes, moments[0].seats[seat], fooler)
            trusted = [
                moment.step
                if suspicion(roles, foes, moment.seats[seat], fooler) < dealt
                and moment.truth[fooler] in foes
                else None
                for moment in moments[:-1]
            ]
            first, last = _longest(trusted)
            if last > first:
                found.append(Fooled(fooler, seat, first, last, last - first))
    found.sort(key=lambda case: (-case.moves, case.fooler, case.fooled))
    return tuple(found)


def _longest(steps: Sequence[int | None]) -> tuple[int, int]:
    """Return where the longest run of steps begins and ends; nothing is a run from 0 to 0."""
    best, first = (0, 0), None
    for step in steps:
        if step is None:
            first = None
        else:
            first = step if first is None else first
            best = max(best, (first, step), key=lambda run: run[1] - run[0])
    return best


def right_first(roles: Names, foes: Names, moments: Sequence[Moment]) -> tuple[RightFirst, ...]:
    """Return who saw through each foe first, for good; nothing of foes whom nobody saw through."""
    found = []
    for foe in _foes(foes, moments[-1]):
        since = {
            seat: step
            for seat in _others(moments[-1], foe)
            for step in [_for_good(roles, foes, moments, seat, foe)]
            if step is not None
        }
        if since:
            step = min(since.values())
            first = tuple(seat for seat, when in since.items() if when == step)
            found.append(RightFirst(foe, first, step))
    return tuple(found)


def _for_good(
    roles: Names, foes: Names, moments: Sequence[Moment], seat: int, foe: int
) -> int | None:
    """Return the step from which on a seat held a foe for one, before the cards were shown."""
    since = None
    # What the deal alone makes likely nobody has seen through.
    least = max(EVEN, suspicion(roles, foes, moments[0].seats[seat], foe))
    for moment in moments[:-1]:
        if suspicion(roles, foes, moment.seats[seat], foe) <= least:
            since = None
        elif since is None:
            since = moment.step
    return since


def portraits(
    replay: Replay,
    roles: Names,
    foes: Names,
    moments: Sequence[Moment],
    sides: Sequence[int | None],
    *,
    over: bool,
) -> tuple[Portrait, ...]:
    """Return a portrait of every seat."""
    end = moments[-1]
    before = moments[-2] if over else end
    return tuple(
        Portrait(
            seat,
            end.truth[seat] if end.truth else None,
            side,
            None if side is None or not over or not end.chances else bool(end.chances[side]),
            sum(doer(replay, moment.step) == seat for moment in moments[1:]),
            *_swings(replay, moments, seat, side),
            *_suspected(roles, foes, moments[: len(moments) - over], seat),
            _knew(roles, foes, before, seat),
        )
        for seat, side in enumerate(sides)
    )


def _swings(
    replay: Replay, moments: Sequence[Moment], seat: int, side: int | None
) -> tuple[float, int | None, int | None]:
    """Return what a seat's moves did to its side's chance: all in all, the best and the worst."""
    changes = {
        after.step: after.chances[side] - before.chances[side]
        for before, after in pairwise(moments)
        if side is not None and after.chances and doer(replay, after.step) == seat
    }
    best = max(changes, key=changes.__getitem__, default=None)
    worst = min(changes, key=changes.__getitem__, default=None)
    return (
        round(sum(changes.values()), 4),
        best if best is not None and changes[best] > 0 else None,
        worst if worst is not None and changes[worst] < 0 else None,
    )


def _suspected(
    roles: Names, foes: Names, moments: Sequence[Moment], seat: int
) -> tuple[float | None, int | None]:
    """Return when the watcher suspected a seat most, and how much."""
    if not foes:
        return None, None
    most = max(moments, key=lambda moment: suspicion(roles, foes, moment.watcher, seat))
    return round(suspicion(roles, foes, most.watcher, seat), 4), most.step


def _knew(roles: Names, foes: Names, moment: Moment, seat: int) -> int:
    """Count the seats of which this one was right whether they are foes."""
    if not foes:
        return 0
    table: Table = moment.seats[seat]
    return sum(
        (suspicion(roles, foes, table, other) > EVEN) == (moment.truth[other] in foes)
        for other in _others(moment, seat)
    )


def _foes(foes: Names, moment: Moment) -> list[int]:
    return [seat for seat, role in enumerate(moment.truth) if role in foes]


def _others(moment: Moment, seat: int) -> list[int]:
    return [other for other in range(len(moment.truth)) if other != seat]
