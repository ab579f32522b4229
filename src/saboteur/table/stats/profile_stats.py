"""Profile statistics: the sums of a guest's games by box, role and number of seats."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from saboteur.protocol import messages as wire
from saboteur.table.stats.game_stats import RoundStats, SeatStats
from saboteur.table.storage.models import SeatAssignment, SeatResult, TableRecord

MAX_SHOWN_GAMES: Final = 50
"""Maximum number of recent games in a profile."""
COUNT_BATCH_SIZE: Final = 10
"""Games counted per request at most; the rest are counted by further requests."""
COUNTER_FIELDS: Final = (
    "right_suspicions",
    "wrong_suspicions",
    "times_unmasked",
    "times_slandered",
    "lies",
    "lies_believed",
    "goals_found",
)


@dataclass(frozen=True, slots=True)
class GameStats:
    """The statistics of a finished game of one guest."""

    code: str
    ruleset: str
    seats: int
    ended: float
    result: SeatResult
    stats: SeatStats
    left: bool
    """Whether a bot had replaced the guest at the end."""


def seats_by_guest(assignments: Mapping[int, SeatAssignment]) -> dict[str, int]:
    """Return each person's own seat by public id, without hot-seat players and remote bots."""
    return {
        assignment.guest: seat
        for seat, assignment in assignments.items()
        if assignment.guest is not None
        and not assignment.is_hotseat
        and not assignment.is_remote_bot
    }


def stats_for_seat(
    table: TableRecord, assignment: SeatAssignment, ended: float, stats: SeatStats
) -> GameStats:
    """Return the statistics of a game for the guest of an assignment."""
    return GameStats(
        code=table.code,
        ruleset=table.ruleset,
        seats=table.seats,
        ended=ended,
        result=assignment.result or SeatResult(0, won=False),
        stats=stats,
        left=assignment.bot is not None,
    )


def box_of(ruleset: str) -> str:
    """Return the box id of a rule set, without its modules."""
    return ruleset.partition("+")[0]


def stats_by_box(games: Sequence[GameStats]) -> tuple[wire.BoxStats, ...]:
    """Sum games by box, the most played box first."""
    by_box: dict[str, list[GameStats]] = {}
    for game in games:
        by_box.setdefault(box_of(game.ruleset), []).append(game)
    ordered = sorted(by_box.items(), key=lambda item: (-len(item[1]), item[0]))
    return tuple(_box_stats(box, box_games) for box, box_games in ordered)


def latest_games(games: Iterable[GameStats]) -> tuple[wire.PlayedGame, ...]:
    """Return the most recent games as messages, the latest first."""
    ordered = sorted(games, key=lambda game: (-game.ended, game.code))
    return tuple(
        wire.PlayedGame(
            **_finished_game_fields(game),
            roles=tuple(each.role for each in game.stats.rounds if each.role is not None),
        )
        for game in ordered[:MAX_SHOWN_GAMES]
    )


def export_stats(game: GameStats) -> wire.OwnGameStats:
    """Return the statistics of a game for the export of a guest's data."""
    return wire.OwnGameStats(
        **_finished_game_fields(game), abandoned=game.left, stats=encode_stats(game.stats)
    )


def _finished_game_fields(game: GameStats) -> dict[str, Any]:
    """Return the fields of ``wire.FinishedGame``."""
    return {
        "table": game.code,
        "ruleset": game.ruleset,
        "seats": game.seats,
        "ended_at": game.ended,
        "points": game.result.points,
        "won": game.result.won,
    }


def encode_stats(stats: SeatStats) -> str:
    """Encode the statistics of a game as JSON text for storage."""
    return msgspec.json.encode(stats).decode()


def decode_stats(text: str) -> SeatStats:
    return msgspec.json.decode(text, type=SeatStats)


def _box_stats(box: str, games: Sequence[GameStats]) -> wire.BoxStats:
    counts = {name: sum(getattr(game.stats, name) for game in games) for name in COUNTER_FIELDS}
    rounds = [each for game in games for each in game.stats.rounds]
    return wire.BoxStats(
        box=box,
        games=len(games),
        won=sum(game.result.won for game in games),
        points=sum(game.result.points for game in games),
        best=max(game.result.points for game in games),
        abandoned=sum(game.left for game in games),
        table_sizes=_by_seats(games),
        roles=_by_role(rounds),
        **counts,
    )


def _by_seats(games: Iterable[GameStats]) -> tuple[wire.TableSizeStats, ...]:
    results: dict[int, list[SeatResult]] = {}
    for game in games:
        results.setdefault(game.seats, []).append(game.result)
    return tuple(
        wire.TableSizeStats(
            seats=seats,
            games=len(seat_results),
            won=sum(each.won for each in seat_results),
            points=sum(each.points for each in seat_results),
        )
        for seats, seat_results in sorted(results.items())
    )


def _by_role(rounds: Iterable[RoundStats]) -> tuple[wire.RoleStats, ...]:
    rounds_by_role: dict[str, list[RoundStats]] = {}
    for each in rounds:
        if each.role is not None:
            rounds_by_role.setdefault(each.role, []).append(each)
    ordered = sorted(rounds_by_role.items(), key=lambda item: (-len(item[1]), item[0]))
    return tuple(
        wire.RoleStats(
            role=role,
            rounds=len(role_rounds),
            won=sum(each.won for each in role_rounds),
            gold=sum(each.gold for each in role_rounds),
        )
        for role, role_rounds in ordered
    )
