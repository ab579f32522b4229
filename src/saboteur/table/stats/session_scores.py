"""Session scores: what each player won in a series of rematches."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from saboteur.protocol.messages import SessionScore
from saboteur.table.storage.models import SeatAssignment

MAX_SESSION_GAMES: Final = 100
"""Maximum number of games of a session that are added up."""


@dataclass(slots=True)
class _PlayerScore:
    player: str
    games: int = 0
    won: int = 0
    points: int = 0


def sum_scores(games: Iterable[Mapping[int, SeatAssignment]]) -> tuple[SessionScore, ...]:
    """Return the total score of each player; unfinished games do not count.

    ``games`` begins with the latest. A guest is one player under all nicknames, and a seat
    played by a substitute counts for its guest. Hot-seat players count by name.
    """
    sums: dict[tuple[str | None, str], _PlayerScore] = {}
    for assignments in games:
        for assignment in assignments.values():
            if assignment.result is None:
                continue
            is_own_seat = assignment.guest is not None and not assignment.is_hotseat
            score = sums.setdefault(
                (assignment.guest, "" if is_own_seat else assignment.name),
                _PlayerScore(assignment.name),
            )
            score.games += 1
            score.won += assignment.result.won
            score.points += assignment.result.points
    ranked = sorted(sums.values(), key=lambda score: (-score.won, -score.points, score.player))
    return tuple(
        SessionScore(player=each.player, games=each.games, won=each.won, points=each.points)
        for each in ranked
    )
