"""Standings of a tournament by points, by gold and by rating."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PlayerResult:
    """The result of one player at one finished table."""

    person: str
    points: int
    gold: int
    """The part of the points that is gold."""
    won: bool


@dataclass(slots=True)
class StandingsRow:
    """The total results and ranks of one player; equal results share a rank."""

    person: str
    games: int = 0
    won: int = 0
    points: int = 0
    gold: int = 0
    rating: float | None = None
    rank: int = 0
    """Rank by points, then by games won."""
    gold_rank: int = 0
    """Rank by gold, then by games won."""
    rating_rank: int | None = None
    """Rank among the players with a rating."""


def compute_standings(
    people: Sequence[str], results: Iterable[PlayerResult], ratings: Mapping[str, float]
) -> list[StandingsRow]:
    """Return the rows sorted by points, then games won; people without a game come last in ties."""
    rows = {person: StandingsRow(person, rating=ratings.get(person)) for person in people}
    for each in results:
        row = rows[each.person]
        row.games += 1
        row.won += each.won
        row.points += each.points
        row.gold += each.gold
    ordered, ranks = _rank_rows(rows.values(), lambda row: (-row.points, -row.won, not row.games))
    for row, rank in zip(ordered, ranks, strict=True):
        row.rank = rank
    by_gold, ranks = _rank_rows(ordered, lambda row: (-row.gold, -row.won, not row.games))
    for row, rank in zip(by_gold, ranks, strict=True):
        row.gold_rank = rank
    by_rating, ranks = _rank_rows(
        [row for row in ordered if row.rating is not None], lambda row: (-(row.rating or 0.0),)
    )
    for row, rank in zip(by_rating, ranks, strict=True):
        row.rating_rank = rank
    return ordered


def _rank_rows(
    rows: Iterable[StandingsRow], key: Callable[[StandingsRow], tuple[float, ...]]
) -> tuple[list[StandingsRow], list[int]]:
    """Return the rows sorted by key, and the rank of each; equal keys share a rank."""
    ordered = sorted(rows, key=key)
    keys = [key(row) for row in ordered]
    return ordered, [keys.index(each) + 1 for each in keys]
