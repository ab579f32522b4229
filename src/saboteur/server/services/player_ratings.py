"""OpenSkill ratings after a game between people.

Only players with a rating in the same box are compared. Winners rank above losers, then points
decide; equal results share a rank. If a player left the game, only those who left are rated,
each as the last, behind all who stayed.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from saboteur.server.storage.player_stats import RatingRecord
from saboteur.table.storage.models import SeatAssignment, SeatResult

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

INITIAL_RATING: Final = (25.0, 25 / 3)
"""Mean and standard deviation of a new rating: the model's defaults."""


@dataclass(frozen=True, slots=True)
class RatedPlayer:
    """A player with a rating, and the result of one game."""

    rating: RatingRecord
    result: SeatResult
    has_left: bool


def is_rated_game(assignments: Sequence[SeatAssignment], seats: int) -> bool:
    """Whether a game is rated: a guest has every seat, without remote bots and hotseats."""
    return len(assignments) == seats and all(
        assignment.guest is not None and not assignment.is_remote_bot and not assignment.is_hotseat
        for assignment in assignments
    )


def update_ratings(players: Sequence[RatedPlayer]) -> list[tuple[RatingRecord, float, float]]:
    """Return each changed rating with its new mean and standard deviation."""
    stayed = [each for each in players if not each.has_left]
    left = [each for each in players if each.has_left]
    if not left:
        orders = sorted({_rank_key(each.result) for each in stayed})
        ranks = [float(orders.index(_rank_key(each.result))) for each in stayed]
        return _rate_game(stayed, ranks) if len(stayed) > 1 else []
    last = [0.0] * len(stayed) + [1.0]
    return [_rate_game([*stayed, each], last)[-1] for each in left if stayed]


@cache
def _rating_model() -> "PlackettLuce":
    """Return the rating model; imported lazily, because most servers never need it."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 - see above

    return PlackettLuce(*INITIAL_RATING)


def _rate_game(
    players: Sequence[RatedPlayer], ranks: list[float]
) -> list[tuple[RatingRecord, float, float]]:
    model = _rating_model()
    teams = [[model.rating(mu=each.rating.mu, sigma=each.rating.sigma)] for each in players]
    rated_teams = model.rate(teams, ranks=ranks)
    return [
        (each.rating, team[0].mu, team[0].sigma)
        for each, team in zip(players, rated_teams, strict=True)
    ]


def _rank_key(result: SeatResult) -> tuple[bool, int]:
    return not result.won, -result.points
