"""Standings of a gathering: what everybody made of his tables, by points, by gold, by rating."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Made:
    """What somebody made of a table that was played out."""

    person: str
    points: int
    gold: int
    """What of the points is gold."""
    won: bool


@dataclass(slots=True)
class Row:
    """What somebody made of all his tables, and which place that is; equal ones share a place."""

    person: str
    games: int = 0
    won: int = 0
    points: int = 0
    gold: int = 0
    rating: float | None = None
    place: int = 0
    """By points, then by games won."""
    gold_place: int = 0
    """By gold, then by games won."""
    rating_place: int | None = None
    """Among those who show a rating."""


def standings(
    people: Sequence[str], made: Iterable[Made], ratings: Mapping[str, float]
) -> list[Row]:
    """Add up what people made, the most points first; who has not played yet is last."""
    rows = {person: Row(person, rating=ratings.get(person)) for person in people}
    for each in made:
        row = rows[each.person]
        row.games += 1
        row.won += each.won
        row.points += each.points
        row.gold += each.gold
    ordered, places = _ranked(rows.values(), lambda row: (-row.points, -row.won, not row.games))
    for row, place in zip(ordered, places, strict=True):
        row.place = place
    golden, places = _ranked(ordered, lambda row: (-row.gold, -row.won, not row.games))
    for row, place in zip(golden, places, strict=True):
        row.gold_place = place
    rated, places = _ranked(
        [row for row in ordered if row.rating is not None], lambda row: (-(row.rating or 0.0),)
    )
    for row, place in zip(rated, places, strict=True):
        row.rating_place = place
    return ordered


def _ranked(
    rows: Iterable[Row], key: Callable[[Row], tuple[float, ...]]
) -> tuple[list[Row], list[int]]:
    """Put rows in order, and say which place each has."""
    ordered = sorted(rows, key=key)
    keys = [key(row) for row in ordered]
    return ordered, [keys.index(each) + 1 for each in keys]
