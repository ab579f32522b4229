"""Queries for the "your turn" and "game over" notifications of correspondence games."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, final

from sqlalchemy import delete, insert, select

from saboteur.server.storage import schema
from saboteur.server.storage.database import Database
from saboteur.table.storage.models import CLOCK_CORRESPONDENCE, STAGE_ABORTED, STAGE_OVER
from saboteur.table.storage.ports import AlreadyExists

MAX_NOTICE_AGE_S: Final = 24 * 3600
"""Players are not notified of games that ended earlier than this."""


@dataclass(frozen=True, slots=True)
class GameOverNotice:
    """A player of a finished game who is to be notified."""

    code: str
    guest: str
    ended_at: float


@final
class GameOverNoticeStore:
    """Pending turns and finished games, as the notifications need them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def unanswered_turns(self, codes: Iterable[str]) -> set[tuple[str, str, float]]:
        """Return the pending turns at tables without an answer, as (code, guest, asked at)."""
        turn = schema.pending_turn
        rows = await self._database.read(
            select(turn.c.table_code, turn.c.guest_id, turn.c.asked_at).where(
                turn.c.table_code.in_(list(codes)), turn.c.is_answered.is_(False)
            )
        )
        return {(row["table_code"], row["guest_id"], row["asked_at"]) for row in rows}

    async def unnotified(self, now: float, limit: int) -> Sequence[GameOverNotice]:
        """Return the players of finished correspondence games who were not notified.

        ``limit`` counts games: their players are returned together.
        """
        table, seat, notice = schema.game_table, schema.seat, schema.game_over_notice
        games = (
            select(table.c.code, table.c.ended_at)
            .where(
                table.c.stage.in_((STAGE_OVER, STAGE_ABORTED)),
                table.c.ended_at > now - MAX_NOTICE_AGE_S,
                table.c.ended_at <= now,
                table.c.clock == CLOCK_CORRESPONDENCE,
                ~select(notice.c.table_code).where(notice.c.table_code == table.c.code).exists(),
            )
            .order_by(table.c.ended_at)
            .limit(limit)
            .subquery()
        )
        rows = await self._database.read(
            select(games.c.code, games.c.ended_at, seat.c.guest_id)
            .join(seat, seat.c.table_code == games.c.code)
            .where(seat.c.guest_id.is_not(None))
            .distinct()
            .order_by(games.c.ended_at, games.c.code)
        )
        return [GameOverNotice(row["code"], row["guest_id"], row["ended_at"]) for row in rows]

    async def mark_notified(self, codes: Iterable[str], now: float) -> None:
        """Record that the players of games were notified, and delete old records."""
        for code in set(codes):
            try:
                await self._database.write(
                    insert(schema.game_over_notice).values(table_code=code, notified_at=now)
                )
            except AlreadyExists:  # by another node
                continue
        await self._database.write(
            delete(schema.game_over_notice).where(
                schema.game_over_notice.c.notified_at < now - 2 * MAX_NOTICE_AGE_S
            )
        )
