"""Pending turns and conditional moves of correspondence tables.

Both are written with the moves that they follow from (``statements.fence``), so they are never
older or newer than the log. Conditional moves are secret: only the owner of the table reads them,
and their guest.
"""

from asyncio import Future
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from typing import Any, Final, final

from sqlalchemy import RowMapping, select, tuple_

from saboteur.protocol import messages as wire
from saboteur.server.storage import schema
from saboteur.server.storage.correspondence_changes import conditional_moves_of
from saboteur.server.storage.holidays import HolidayStore
from saboteur.server.storage.statements import fence
from saboteur.server.storage.store import GuestDataStore
from saboteur.table.storage.models import ConditionalMoves, PendingTurn, TimeSpans, WriteContext

BATCH_SIZE: Final = 50
MAX_TURNS: Final = 100
"""Maximum number of pending turns in the list of a guest."""


@dataclass(frozen=True, slots=True)
class OverdueTurn:
    """A table at which a decision is past its deadline."""

    deadline_at: float
    code: str


@final
class PendingTurnStore(GuestDataStore):
    """Stores the pending turns and conditional moves of correspondence tables."""

    guest_tables = (schema.pending_turn, schema.conditional_move)

    def write_context(self, context: WriteContext) -> Future[None]:
        """Queue a write of the context without moves; durable when the future resolves."""
        return self._database.write_nowait(*fence(context))

    async def pending_turns(self, code: str) -> tuple[PendingTurn, ...]:
        turn = schema.pending_turn
        rows = await self._database.read(
            select(turn).where(turn.c.table_code == code).order_by(turn.c.guest_id)
        )
        return tuple(map(_pending_turn_of, rows))

    async def conditional_moves(self, code: str) -> dict[int, ConditionalMoves]:
        """Return the conditional moves of a table, by seat."""
        conditional_move = schema.conditional_move
        rows = await self._database.read(
            select(conditional_move).where(conditional_move.c.table_code == code)
        )
        return {row["seat"]: conditional_moves_of(row) for row in rows}

    async def holidays(self, guests: Sequence[str]) -> Mapping[str, TimeSpans]:
        """Return the holidays of ``guests``, by guest."""
        return await HolidayStore(self._database).spans_of(guests)

    # --- Deadlines ----------------------------------------------------------------------

    async def overdue_turns(
        self, now: float, after: OverdueTurn | None = None
    ) -> Sequence[OverdueTurn]:
        """Return a batch of tables past their deadline, the longest overdue first.

        ``after`` is the last table of the previous batch.
        """
        turn = schema.pending_turn
        start = (0.0, "") if after is None else (after.deadline_at, after.code)
        rows = await self._database.read(
            select(turn.c.deadline_at, turn.c.table_code)
            .where(turn.c.deadline_at <= now, tuple_(turn.c.deadline_at, turn.c.table_code) > start)
            .order_by(turn.c.deadline_at, turn.c.table_code)
            .limit(BATCH_SIZE)
        )
        return [
            OverdueTurn(*overdue)
            for overdue in dict.fromkeys((row["deadline_at"], row["table_code"]) for row in rows)
        ]

    # --- Turns of a guest ---------------------------------------------------------------

    async def turns_for(self, guest: str) -> tuple[wire.PendingTurn, ...]:
        """Return the turns that a guest has to answer, the oldest first."""
        turn, table, seat = schema.pending_turn, schema.game_table, schema.seat
        turns = (
            select(
                turn.c.table_code,
                turn.c.asked_at,
                turn.c.deadline_at,
                table.c.ruleset,
                table.c.seats,
            )
            .join(table, table.c.code == turn.c.table_code)
            .where(turn.c.guest_id == guest, turn.c.is_answered.is_(False))
            .order_by(turn.c.asked_at, turn.c.table_code)
            .limit(MAX_TURNS)
            .subquery()
        )
        rows = await self._database.read(
            select(turns, seat.c.seat, seat.c.name)
            .join(seat, seat.c.table_code == turns.c.table_code)
            .order_by(turns.c.asked_at, turns.c.table_code)
        )
        return tuple(
            _turn_of(list(group)) for _, group in groupby(rows, key=itemgetter("table_code"))
        )

    async def export_for(self, guest: str) -> dict[str, Any]:
        """Return the conditional moves of a guest for the data export."""
        conditional_move = schema.conditional_move
        rows = await self._rows_of(conditional_move, guest, conditional_move.c.table_code)
        return {"conditional_moves": tuple(map(_own_moves_of, rows))}

    async def table_codes_for(self, guest: str) -> Sequence[str]:
        """Return the tables with a pending turn of a guest, answered or not."""
        turn = schema.pending_turn
        rows = await self._database.read(select(turn.c.table_code).where(turn.c.guest_id == guest))
        return [row["table_code"] for row in rows]


def _pending_turn_of(row: RowMapping) -> PendingTurn:
    return PendingTurn(
        row["guest_id"],
        row["after_move"],
        row["asked_at"],
        row["deadline_at"],
        answered=row["is_answered"],
    )


def _own_moves_of(row: RowMapping) -> wire.OwnConditionalMoves:
    stored = conditional_moves_of(row)
    return wire.OwnConditionalMoves(
        table=row["table_code"],
        seat=row["seat"],
        moves=stored.moves,
        expired=stored.is_expired,
        auto_decline=stored.auto_decline,
    )


def _turn_of(rows: Sequence[RowMapping]) -> wire.PendingTurn:
    first = rows[0]
    names = {row["seat"]: row["name"] for row in rows}
    return wire.PendingTurn(
        code=first["table_code"],
        ruleset=first["ruleset"],
        players=tuple(map(names.get, range(first["seats"]))),
        asked_at=first["asked_at"],
        deadline_at=first["deadline_at"],
    )
