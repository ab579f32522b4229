"""Sharing the loot at the end of a round (LM-42 to LM-47)."""

from collections.abc import Sequence

from saboteur.games.lost_mines.kit import CLANS, LOYAL, SELFISH


def share(
    clans: Sequence[str], identities: Sequence[str], treasures: Sequence[Sequence[int]]
) -> tuple[int, ...]:
    """Return the points of each seat from the clans, identities and treasures of all seats.

    A selfish dwarf keeps its own loot and has no share in its clan's (LM-43, R-143).
    """
    points = [
        sum(own) if identity == SELFISH else 0
        for identity, own in zip(identities, treasures, strict=True)
    ]
    for clan in CLANS:
        group = [
            seat
            for seat, (own, identity) in enumerate(zip(clans, identities, strict=True))
            if identity != SELFISH and (own == clan) == (identity == LOYAL)
        ]
        for seat, part in zip(group, divide([treasures[seat] for seat in group]), strict=True):
            points[seat] = part
    return tuple(points)


def divide(group: Sequence[Sequence[int]]) -> list[int]:
    """Return each member's share of a group's loot; ``group`` has each one's treasures (LM-44).

    A group is the loyal dwarves of a clan and the saboteur of the other; it may have a single
    member, and an empty one shares nothing (R-146). All members get equal shares. The remainder
    goes to the holder of the group's highest treasure; several holders divide it, each counted
    once, and what cannot be divided is lost (LM-45, R-143).
    """
    if not group:
        return []
    total = sum(map(sum, group))
    part, left = divmod(total, len(group))
    highest = max((worth for own in group for worth in own), default=0)
    best = [highest in own for own in group]
    extra = left // max(sum(best), 1)
    return [part + (extra if is_best else 0) for is_best in best]


def after_dragon(shares: Sequence[int], holder: int, penalty: int) -> tuple[int, ...]:
    """Return the shares after the holder of the dragon token, if any, has paid (LM-46).

    The holder pays at most its points of this round, so earlier rounds are unaffected (R-144).
    """
    return tuple(
        part - min(penalty, part) if seat == holder else part for seat, part in enumerate(shares)
    )


def richest(points: tuple[int, ...]) -> tuple[int, ...]:
    """Return the seats with the most points; all of them win (LM-50)."""
    return tuple(seat for seat, many in enumerate(points) if many == max(points))
