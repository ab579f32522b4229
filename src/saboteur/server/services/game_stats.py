"""Game statistics and ratings of finished games, computed once when a game is compressed."""

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import final

from saboteur.notation.record import RecordError
from saboteur.play.replay import Replay
from saboteur.protocol import messages as wire
from saboteur.server.services.player_ratings import RatedPlayer, is_rated_game, update_ratings
from saboteur.server.storage.database import Statement
from saboteur.server.storage.player_stats import PlayerStatsStore, game_stats_inserts, rating_update
from saboteur.server.storage.tables import TableStore
from saboteur.table.lifecycle.table_loading import IncompatibleTable, replay_moves
from saboteur.table.stats.game_stats import SeatStats, compute_seat_stats
from saboteur.table.stats.profile_stats import (
    COUNT_BATCH_SIZE,
    GameStats,
    box_of,
    seats_by_guest,
    stats_for_seat,
)
from saboteur.table.storage.models import STAGE_OVER, SeatAssignment, SeatResult, TableRecord
from saboteur.table.storage.ports import AlreadyExists

MAX_CHAT_LINES = 1_000_000


@final
class StatsService:
    """Computes statistics from the record and chat of finished games; never of running ones."""

    def __init__(self, storage: TableStore) -> None:
        self._storage = storage
        self._profiles = PlayerStatsStore(storage.database)

    async def statements_for(self, code: str) -> Sequence[Statement]:
        """Return the statements that store the stats and ratings of a finished game.

        The caller executes them in the transaction that compresses the game.
        """
        table = await self._storage.table(code)
        if table is None or table.stage != STAGE_OVER:
            return ()
        assignments = await self._storage.seat_assignments(code)
        stats = await self._game_stats(table, assignments)
        return [
            *game_stats_inserts(stats, table.group),
            *await self._rating_statements(table, list(assignments.values())),
        ]

    async def backfill(self, guest: str) -> int:
        """Add missing stats for a batch of compressed games; return how many are left."""
        codes, missing = await self._profiles.uncounted_games(guest, COUNT_BATCH_SIZE)
        for code in codes:
            table = await self._storage.table(code)
            if table is None:
                continue
            stats = await self._game_stats(table, await self._storage.seat_assignments(code))
            guest_stats = {guest: stats[guest]} if guest in stats else {}
            with suppress(AlreadyExists):  # a concurrent request of the guest was faster
                await self._profiles.add_game_stats(guest_stats, table.group)
        return missing - len(codes)

    async def _game_stats(
        self, table: TableRecord, assignments: Mapping[int, SeatAssignment]
    ) -> dict[str, GameStats]:
        seats = seats_by_guest(assignments)
        if not seats:
            return {}
        replay = await self._load_replay(table)
        messages = await self._storage.chat.recent_messages(table.code, MAX_CHAT_LINES)
        ended_at = await self._profiles.ended_at(table.code)
        stats = {}
        for guest, seat in seats.items():
            notes = await self._storage.chat.notes(table.code, guest, seat)
            seat_stats = await asyncio.to_thread(_compute_stats, replay, seat, messages, notes)
            stats[guest] = stats_for_seat(table, assignments[seat], ended_at, seat_stats)
        return stats

    async def _load_replay(self, table: TableRecord) -> Replay | None:
        """Replay a game; ``None`` if it was played by an incompatible version of the rules."""
        if table.deal is None:
            return None
        moves = await self._storage.moves(table.code)
        try:
            match = await asyncio.to_thread(replay_moves, table, table.deal, moves)
            return await asyncio.to_thread(Replay, match.record())
        except (IncompatibleTable, RecordError):
            return None

    async def _rating_statements(
        self, table: TableRecord, assignments: Sequence[SeatAssignment]
    ) -> list[Statement]:
        if not is_rated_game(assignments, table.seats):
            return []
        assignment_by_guest = {
            assignment.guest: assignment
            for assignment in assignments
            if assignment.guest is not None
        }
        ratings = await self._profiles.ratings(list(assignment_by_guest), box_of(table.ruleset))
        players = [
            RatedPlayer(
                each,
                assignment_by_guest[each.guest_id].result or SeatResult(0, won=False),
                has_left=assignment_by_guest[each.guest_id].bot is not None,
            )
            for each in ratings
        ]
        return [rating_update(*change) for change in update_ratings(players)]


def _compute_stats(
    replay: Replay | None,
    seat: int,
    messages: Sequence[wire.ChatMessage],
    notes: Sequence[wire.SeatNote],
) -> SeatStats:
    return SeatStats() if replay is None else compute_seat_stats(replay, seat, messages, notes)
