"""Division of players into tables: fewest byes first, then sizes closest to the preferred one."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from saboteur.tournament.model import TableSizeRule


class SizeCost(NamedTuple):
    """Cost of a division into tables; fewer byes always win."""

    byes: int
    size_error: int
    """Sum of the squared differences to the preferred size."""


@cache
def _split_exactly(rule: TableSizeRule, people: int) -> tuple[int, tuple[int, ...]] | None:
    """Return the smallest size error, and the sizes that seat exactly ``people`` with it.

    ``None`` if no sizes of ``rule`` do.
    """
    if not people:
        return 0, ()
    candidates = [
        (rest[0] + (size - rule.preferred_size) ** 2, (*rest[1], size))
        for size in rule.sizes
        if size <= people and (rest := _split_exactly(rule, people - size)) is not None
    ]
    return min(candidates, default=None)


def split_into_tables(people: int, rule: TableSizeRule) -> tuple[int, ...]:
    """Return the table sizes, largest first, that seat as many of ``people`` as possible."""
    for seated in range(people, 0, -1):
        split = _split_exactly(rule, seated)
        if split is not None:
            return tuple(sorted(split[1], reverse=True))
    return ()


def size_cost(people: int, rule: TableSizeRule) -> SizeCost:
    """Return the cost of the best division of ``people`` into tables."""
    sizes = split_into_tables(people, rule)
    return SizeCost(people - sum(sizes), sum((size - rule.preferred_size) ** 2 for size in sizes))


def missing_people(chosen: Sequence[int], free: int, size_rules: Sequence[TableSizeRule]) -> int:
    """Return how many more people are needed for one table of any game; 0 if none are.

    ``chosen`` counts the people who chose each game, ``free`` those who accept any game.
    """
    least = (min(room.sizes) - fixed - free for fixed, room in zip(chosen, size_rules, strict=True))
    return max(0, min(least))


def distribute_people(
    chosen: Sequence[int], free: int, size_rules: Sequence[TableSizeRule]
) -> tuple[int, ...]:
    """Return how many of the ``free`` people join each game, minimising the total cost.

    ``chosen`` counts the people who chose each game.
    """
    best: dict[int, tuple[SizeCost, tuple[int, ...]]] = {free: (SizeCost(0, 0), ())}
    """Best cost and distribution so far, by number of people still unassigned."""
    for fixed, rule in zip(chosen, size_rules, strict=True):
        extended: dict[int, tuple[SizeCost, tuple[int, ...]]] = {}
        costs = [size_cost(fixed + taken, rule) for taken in range(free + 1)]
        for left, (spent, taken) in best.items():
            for joining in range(left + 1):
                total = SizeCost(
                    spent.byes + costs[joining].byes, spent.size_error + costs[joining].size_error
                )
                candidate = (total, (*taken, joining))
                if left - joining not in extended or candidate < extended[left - joining]:
                    extended[left - joining] = candidate
        best = extended
    return best[0][1]
