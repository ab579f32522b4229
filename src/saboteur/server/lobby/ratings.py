"""Ratings by OpenSkill: what a game between people makes of those who want a rating.

Everybody is measured by those alone who have a rating in the box as well. Who won stands before who
did not, then points count; equal ones are equal. Whoever left is behind all who stayed, and the
game counts for nobody else.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from saboteur.server.storage.careers import StoredRating
from saboteur.table.models import Result, Sitter

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

FIRST: Final = (25.0, 25 / 3)
"""What everybody begins with, as the model has it."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody with a rating who played a game."""

    rating: StoredRating
    result: Result
    left: bool


def counts(sitters: Sequence[Sitter], seats: int) -> bool:
    """Whether a game counts: a person for himself has every seat."""
    return len(sitters) == seats and all(
        who.guest is not None and not who.program and not who.shared for who in sitters
    )


def rated(entrants: Sequence[Entrant]) -> list[tuple[StoredRating, float, float]]:
    """Return each rating that changes, with its new strength and doubt."""
    stayed = [each for each in entrants if not each.left]
    left = [each for each in entrants if each.left]
    if not left:
        orders = sorted({_order(each.result) for each in stayed})
        ranks = [float(orders.index(_order(each.result))) for each in stayed]
        return _played(stayed, ranks) if len(stayed) > 1 else []
    last = [0.0] * len(stayed) + [1.0]
    return [_played([*stayed, each], last)[-1] for each in left if stayed]


@cache
def _model() -> "PlackettLuce":
    """Load the library with the first game that counts: most houses never need it."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 - see above

    return PlackettLuce(*FIRST)


def _played(
    entrants: Sequence[Entrant], ranks: list[float]
) -> list[tuple[StoredRating, float, float]]:
    model = _model()
    teams = [[model.rating(mu=each.rating.mu, sigma=each.rating.sigma)] for each in entrants]
    after = model.rate(teams, ranks=ranks)
    return [
        (each.rating, team[0].mu, team[0].sigma) for each, team in zip(entrants, after, strict=True)
    ]


def _order(result: Result) -> tuple[bool, int]:
    return not result.won, -result.points
