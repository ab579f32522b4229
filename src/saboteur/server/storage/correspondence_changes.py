"""Statements that store pending turns and conditional moves, as part of a fenced write."""

import json
from typing import Any

from sqlalchemy import RowMapping, delete, insert, update

from saboteur.server.storage import schema
from saboteur.server.storage.database import Statement
from saboteur.server.storage.notification_changes import (
    notification_delete,
    notification_inserts,
    turn_deadline_update,
)
from saboteur.table.storage.models import ConditionalMoves, PendingTurn, WriteContext


def pending_turn_updates(context: WriteContext) -> list[Statement]:
    """Return the statements that replace the stored pending turns of a table.

    They also add a notification of each new turn, and delete those of answered or replaced
    turns.
    """
    if context.pending_turns is None:
        return []
    turn, code = schema.pending_turn, context.code
    before = {each.guest: each for each in context.pending_turns.before}
    after = {each.guest: each for each in context.pending_turns.after}
    replaced = [
        guest for guest, old in before.items() if not _is_same_question(old, after.get(guest))
    ]
    answered = [guest for guest, new in after.items() if new.answered]
    statements: list[Statement] = []
    if replaced:
        statements.append(
            delete(turn).where(turn.c.table_code == code, turn.c.guest_id.in_(replaced))
        )
    if replaced or answered:
        statements.append(notification_delete("turn", code, [*replaced, *answered]))
    for guest, new in after.items():
        old = before.get(guest)
        if old is None or guest in replaced:
            statements.append(insert(turn).values(table_code=code, **_pending_turn_columns(new)))
            if not new.answered:
                statements += notification_inserts("turn", code, [guest], new.since, new.until)
        elif old != new:
            is_turn = (turn.c.table_code == code, turn.c.guest_id == guest)
            statements.append(update(turn).where(*is_turn).values(**_pending_turn_columns(new)))
            if old.until != new.until:
                statements.append(turn_deadline_update(code, guest, new.until))
    return statements


def _is_same_question(before: PendingTurn, after: PendingTurn | None) -> bool:
    return after is not None and after.version == before.version


def conditional_move_updates(context: WriteContext) -> list[Statement]:
    """Return the statements that store changed conditional moves."""
    if not context.conditional_moves:
        return []
    conditional_move = schema.conditional_move
    deletes = delete(conditional_move).where(
        conditional_move.c.table_code == context.code,
        conditional_move.c.seat.in_(list(context.conditional_moves)),
    )
    inserts = (
        insert(conditional_move).values(
            table_code=context.code,
            seat=seat,
            guest_id=moves.guest,
            round=moves.round,
            moves=json.dumps(moves.moves),
            is_expired=moves.is_expired,
            auto_decline=moves.auto_decline,
        )
        for seat, moves in context.conditional_moves.items()
        if moves is not None
    )
    return [deletes, *inserts]


def conditional_moves_of(row: RowMapping) -> ConditionalMoves:
    return ConditionalMoves(
        row["guest_id"],
        row["round"],
        tuple(json.loads(row["moves"])),
        is_expired=row["is_expired"],
        auto_decline=row["auto_decline"],
    )


def _pending_turn_columns(pending_turn: PendingTurn) -> dict[str, Any]:
    return {
        "guest_id": pending_turn.guest,
        "after_move": pending_turn.version,
        "asked_at": pending_turn.since,
        "deadline_at": pending_turn.until,
        "is_answered": pending_turn.answered,
    }
