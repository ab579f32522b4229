"""Rows of guests, tables, seats and moves: conversion, and statements that several stores share."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import astuple
from time import time
from typing import Any, Final

from sqlalchemy import ColumnElement, Insert, RowMapping, delete, func, insert, select, update

from saboteur.notation.record import Redraw
from saboteur.server.storage import schema
from saboteur.server.storage.correspondence_changes import (
    conditional_move_updates,
    pending_turn_updates,
)
from saboteur.server.storage.database import BulkInsert, ExpectOneRow, Statement
from saboteur.server.storage.notification_changes import (
    game_end_notifications,
    notification_delete,
)
from saboteur.server.storage.shared_reviews import game_shared_review_deletes
from saboteur.table.storage.models import (
    STAGE_ABORTED,
    STAGE_LOBBY,
    STAGE_PLAYING,
    Deal,
    GuestRecord,
    Moderation,
    MoveRecord,
    SeatAssignment,
    SeatResult,
    TableRecord,
    WriteContext,
)

LAST_SEEN_PRECISION_S: Final = 24 * 3600
"""Precision of the stored last visit of a guest, which is updated once in this time."""
UNKNOWN_USER_AGENT: Final = "other"
"""Browser or system of a device or passkey for which none is stored."""
MOVE_INSERT: Final = insert(schema.move)
"""INSERT of a move, built only once because every move of every table uses it."""


def round_down_to_day(timestamp: float) -> float:
    """Round a time down to ``LAST_SEEN_PRECISION_S``, so that visits cannot be traced."""
    return timestamp // LAST_SEEN_PRECISION_S * LAST_SEEN_PRECISION_S


def last_activity_at() -> ColumnElement[float]:
    """Return the time of the last move of ``game_table`` in SQL, or else of its creation."""
    table, move = schema.game_table, schema.move
    last_move_at = (
        select(move.c.played_at)
        .where(move.c.table_code == table.c.code)
        .order_by(move.c.number.desc())
        .limit(1)
        .scalar_subquery()
    )
    return func.coalesce(table.c.ended_at, last_move_at, table.c.created_at)


def guest_of(row: RowMapping) -> GuestRecord:
    return GuestRecord(row["id"], row["nickname"], row["portrait"])


def device_of(row: RowMapping) -> dict[str, Any]:
    """Return the protocol's fields of a device session or passkey."""
    browser, _, system = (row["user_agent"] or "").partition(" ")
    return {
        "created_at": row["created_at"],
        "last_seen_at": row["last_seen_at"],
        "browser": browser or UNKNOWN_USER_AGENT,
        "system": system or UNKNOWN_USER_AGENT,
    }


def device_session_insert(
    guest: str, token_hash: str, now: float, user_agent: str | None = None
) -> Insert:
    return insert(schema.device_session).values(
        token_hash=token_hash,
        guest_id=guest,
        created_at=now,
        last_seen_at=round_down_to_day(now),
        user_agent=user_agent,
    )


def table_update(table: TableRecord, **columns: object) -> ExpectOneRow:
    """Return an update of a table that checks and increments its version."""
    column = schema.game_table.c
    return ExpectOneRow(
        update(schema.game_table)
        .where(column.code == table.code, column.version == table.version)
        .values(version=table.version + 1, **columns)
    )


def fence(context: WriteContext | None) -> list[Statement]:
    """Return statements that make a write fail unless the node holds the lease of its table.

    Without the lease it fails with ``StaleWrite``. The statements also store when a bot is due,
    pending turns and conditional moves.
    """
    if context is None:
        return []
    column = schema.table_lease.c
    is_own = (column.table_code == context.code, column.node == context.node)
    return [
        ExpectOneRow(
            update(schema.table_lease).where(*is_own).values(bot_due_at=context.bot_due_since)
        ),
        *pending_turn_updates(context),
        *conditional_move_updates(context),
    ]


def table_updates(old: TableRecord, new: TableRecord) -> list[Statement]:
    """Return statements that store a changed table as its next version."""
    statements: list[Statement] = [table_update(old, **_table_columns(new))]
    if new.invite != old.invite:
        # A table keeps its own code, the join code and the previous one; older codes are released.
        column, kept_codes = schema.join_code.c, {old.code, old.invite or old.code, new.invite}
        statements.append(
            delete(schema.join_code).where(
                column.table_code == new.code, column.join_code.not_in(kept_codes)
            )
        )
        statements.append(
            insert(schema.join_code).values(join_code=new.invite, table_code=new.code)
        )
    if old.stage == STAGE_LOBBY != new.stage:  # the seats are final
        statements += [
            delete(schema.invitation).where(schema.invitation.c.table_code == new.code),
            notification_delete("invited", new.code),
        ]
    if old.stage == STAGE_PLAYING != new.stage:  # no window is open any more
        statements.append(
            delete(schema.pending_answer).where(schema.pending_answer.c.table_code == new.code)
        )
    if old.stage != STAGE_ABORTED == new.stage:
        statements += game_end_notifications(new.code, time())
    return statements


def seat_updates(code: str, seats: Mapping[int, SeatAssignment | None]) -> list[Statement]:
    """Return statements that store changed seats; ``None`` empties a seat."""
    if not seats:
        return []
    seat, invitation = schema.seat, schema.invitation
    statements: list[Statement] = [
        delete(seat).where(seat.c.table_code == code, seat.c.seat.in_(list(seats))),
        *(
            seat_insert(code, number, assignment)
            for number, assignment in seats.items()
            if assignment is not None
        ),
    ]
    guests = {
        assignment.guest
        for assignment in seats.values()
        if assignment is not None and assignment.guest is not None
    }
    if guests:  # their invitations are accepted
        has_come = invitation.c.table_code == code, invitation.c.guest_id.in_(sorted(guests))
        statements += [
            delete(invitation).where(*has_come),
            notification_delete("invited", code, guests),
        ]
    return statements


def moderation_updates(code: str, moderation: Mapping[str, Moderation]) -> list[Statement]:
    """Return statements that store the host's measures, by guest."""
    column = schema.table_moderation.c
    deletes = delete(schema.table_moderation).where(
        column.table_code == code, column.guest_id.in_(list(moderation))
    )
    inserts = (
        insert(schema.table_moderation).values(
            table_code=code,
            guest_id=guest,
            is_muted=decision.is_muted,
            is_kicked=decision.is_kicked,
        )
        for guest, decision in moderation.items()
    )
    return [deletes, *inserts] if moderation else []


def table_inserts(table: TableRecord, assignments: Mapping[int, SeatAssignment]) -> list[Statement]:
    """Return statements that store a new table with its seats."""
    table_insert = insert(schema.game_table).values(
        code=table.code, created_at=time(), **_table_columns(table)
    )
    join_code_insert = insert(schema.join_code).values(join_code=table.code, table_code=table.code)
    return [
        table_insert,
        join_code_insert,
        *(seat_insert(table.code, seat, assignment) for seat, assignment in assignments.items()),
    ]


def table_deletes(code: str) -> list[Statement]:
    """Return statements that delete a table and everything that belongs to it."""
    table = schema.game_table
    tables_of_game = (
        schema.chat_message, schema.seat_note, schema.pending_answer, schema.pending_turn,
        schema.conditional_move, schema.move, schema.compressed_log, schema.table_lease,
        schema.seat, schema.table_moderation, schema.join_code, schema.invitation,
        schema.notification_outbox,
    )  # fmt: skip
    return [
        *(delete(child).where(child.c.table_code == code) for child in tables_of_game),
        delete(schema.review).where(schema.review.c.game_ref == code),
        *game_shared_review_deletes(code),
        update(table).where(table.c.rematch_table_code == code).values(rematch_table_code=None),
        delete(table).where(table.c.code == code),
    ]


def seat_insert(code: str, number: int, assignment: SeatAssignment) -> Insert:
    result = assignment.result
    return insert(schema.seat).values(
        table_code=code,
        seat=number,
        guest_id=assignment.guest,
        bot_level=assignment.bot,
        name=assignment.name,
        portrait=assignment.portrait,
        is_remote_bot=assignment.is_remote_bot,
        is_hotseat=assignment.is_hotseat,
        is_absent=assignment.is_absent,
        votes=json.dumps({str(seat): vote for seat, vote in assignment.votes.items()}),
        points=None if result is None else result.points,
        won=None if result is None else result.won,
    )


def move_inserts(code: str, moves: Sequence[MoveRecord], played_at: float) -> BulkInsert:
    return BulkInsert(
        MOVE_INSERT,
        [
            {
                "table_code": code,
                "number": move.number,
                "seat": move.seat,
                "text": move.text,
                "timed_out": move.timed_out,
                "played_at": played_at,
            }
            for move in moves
        ],
    )


def table_of(row: RowMapping) -> TableRecord:
    dealt = row["seed"] is not None
    return TableRecord(
        code=row["code"],
        ruleset=row["ruleset"],
        seats=row["seats"],
        options=json.loads(row["options"]),
        deck=row["deck"],
        host=row["host_guest_id"],
        stage=row["stage"],
        version=row["version"],
        clock=row["clock"],
        chat=row["chat"],
        listed=row["is_listed"],
        window_s=row["window_s"],
        pace=row["pace"],
        decision_hours=row["decision_hours"],
        night=_night_of(row),
        invite=row["join_code"],
        locked=row["is_locked"],
        paused=row["is_paused"],
        deal=Deal(row["revision"], row["seed"], row["nonce"], _redraws_of(row)) if dealt else None,
        rematch=row["rematch_table_code"],
        closed=row["closed_at"] is not None,
        group=row["group_id"],
    )


def _redraws_of(row: RowMapping) -> tuple[Redraw, ...]:
    encoded = row["redraws"]
    return () if encoded is None else tuple(Redraw(*redraw) for redraw in json.loads(encoded))


def _night_of(row: RowMapping) -> tuple[int, int] | None:
    start = row["night_start_minute"]
    return None if start is None else (start, row["night_end_minute"])


def seat_assignment_of(row: RowMapping) -> SeatAssignment:
    return SeatAssignment(
        row["name"],
        row["guest_id"],
        row["bot_level"],
        row["portrait"],
        is_remote_bot=row["is_remote_bot"],
        is_hotseat=row["is_hotseat"],
        is_absent=row["is_absent"],
        votes={int(seat): vote for seat, vote in json.loads(row["votes"]).items()},
        result=None if row["points"] is None else SeatResult(row["points"], row["won"]),
    )


def _table_columns(table: TableRecord) -> dict[str, Any]:
    """Return the columns of a table that may change after its creation."""
    deal = table.deal
    start, end = table.night or (None, None)
    return {
        "ruleset": table.ruleset,
        "seats": table.seats,
        "options": json.dumps(dict(table.options)),
        "deck": table.deck,
        "host_guest_id": table.host,
        "stage": table.stage,
        "clock": table.clock,
        "chat": table.chat,
        "is_listed": table.listed,
        "window_s": table.window_s,
        "pace": table.pace,
        "decision_hours": table.decision_hours,
        "night_start_minute": start,
        "night_end_minute": end,
        "join_code": table.invite or table.code,
        "is_locked": table.locked,
        "is_paused": table.paused,
        "revision": None if deal is None else deal.revision,
        "seed": None if deal is None else deal.seed,
        "nonce": None if deal is None else deal.nonce,
        "redraws": json.dumps([astuple(redraw) for redraw in deal.redraws])
        if deal is not None and deal.redraws
        else None,
        "group_id": table.group,
    }
