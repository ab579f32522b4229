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
    """The total results and places of one player; equal results share a place."""

    person: str
    games: int = 0
    won: int = 0
    points: int = 0
    gold: int = 0
    rating: float | None = None
    place: int = 0
    """Place by points, then by games won."""
    gold_place: int = 0
    """Place by gold, then by games won."""
    rating_place: int | None = None
    """Place among the players with a rating."""


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
    ordered, places = _rank_rows(rows.values(), lambda row: (-row.points, -row.won, not row.games))
    for row, place in zip(ordered, places, strict=True):
        row.place = place
    by_gold, places = _rank_rows(ordered, lambda row: (-row.gold, -row.won, not row.games))
    for row, place in zip(by_gold, places, strict=True):
        row.gold_place = place
    by_rating, places = _rank_rows(
        [row for row in ordered if row.rating is not None], lambda row: (-(row.rating or 0.0),)
    )
    for row, place in zip(by_rating, places, strict=True):
        row.rating_place = place
    return ordered


def _rank_rows(
    rows: Iterable[StandingsRow], key: Callable[[StandingsRow], tuple[float, ...]]
) -> tuple[list[StandingsRow], list[int]]:
    """Return the rows sorted by key, and the place of each; equal keys share a place."""
    ordered = sorted(rows, key=key)
    keys = [key(row) for row in ordered]
    return ordered, [keys.index(each) + 1 for each in keys]
