"""How many sit at each table: as few as can be sit out, then tables are as large as wanted."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from saboteur.gathering.model import Room


class Cost(NamedTuple):
    """How far people are from what they should have: the first counts before the second."""

    byes: int
    off: int
    """Squares of how far each table is from the size that is wanted."""


@cache
def _exact(room: Room, people: int) -> tuple[int, tuple[int, ...]] | None:
    """Seat exactly so many; return how far off the tables are, with their sizes."""
    if not people:
        return 0, ()
    ways = [
        (before[0] + (size - room.wanted) ** 2, (*before[1], size))
        for size in room.sizes
        if size <= people and (before := _exact(room, people - size)) is not None
    ]
    return min(ways, default=None)


def split(people: int, room: Room) -> tuple[int, ...]:
    """Return the sizes of the tables at which as many of so many people as possible sit."""
    for seated in range(people, 0, -1):
        found = _exact(room, seated)
        if found is not None:
            return tuple(sorted(found[1], reverse=True))
    return ()


def cost(people: int, room: Room) -> Cost:
    """Say how well so many people fit."""
    sizes = split(people, room)
    return Cost(people - sum(sizes), sum((size - room.wanted) ** 2 for size in sizes))


def missing(chosen: Sequence[int], free: int, rooms: Sequence[Room]) -> int:
    """Say how many more people are needed for a first table; none if there can be one."""
    least = (min(room.sizes) - fixed - free for fixed, room in zip(chosen, rooms, strict=True))
    return max(0, min(least))


def shares(chosen: Sequence[int], free: int, rooms: Sequence[Room]) -> tuple[int, ...]:
    """Say how many of those who play anything go to each offer, so that all fit best."""
    ways: dict[int, tuple[Cost, tuple[int, ...]]] = {free: (Cost(0, 0), ())}
    """By how many are left: what it costs so far, and who went where."""
    for fixed, room in zip(chosen, rooms, strict=True):
        after: dict[int, tuple[Cost, tuple[int, ...]]] = {}
        costs = [cost(fixed + taken, room) for taken in range(free + 1)]
        for left, (spent, taken) in ways.items():
            for more in range(left + 1):
                sum_ = Cost(spent.byes + costs[more].byes, spent.off + costs[more].off)
                new = (sum_, (*taken, more))
                if left - more not in after or new < after[left - more]:
                    after[left - more] = new
        ways = after
    return ways[0][1]
