"""Statements that add and delete notifications, in the commit of the change that causes them."""

from collections.abc import Iterable
from typing import Final, Literal, TypeAlias, get_args

from sqlalchemy import ColumnElement, Delete, Update, delete, insert, literal, select, update

from saboteur.protocol import messages as wire
from saboteur.server.storage import schema
from saboteur.server.storage.database import BulkInsert, Statement
from saboteur.table.storage.models import CLOCK_CORRESPONDENCE

Channel: TypeAlias = Literal["push", "mail"]
CHANNELS: Final[tuple[Channel, ...]] = get_args(Channel)
NOTIFICATION_DELAY_S: Final = 60.0
"""Time from an event to its notification.

Meanwhile the guest may answer online, or a conditional move may answer.
"""


def notification_inserts(
    kind: wire.NotificationKind,
    code: str,
    guests: Iterable[str],
    occurred_at: float,
    expires_at: float | None = None,
) -> list[Statement]:
    """Return statements that notify guests, replacing their waiting notifications of the kind."""
    guests = set(guests)
    rows = [
        {
            "table_code": code,
            "guest_id": guest,
            "kind": kind,
            "channel": channel,
            "occurred_at": occurred_at,
            "expires_at": expires_at,
            "due_at": occurred_at + NOTIFICATION_DELAY_S,
        }
        for guest in sorted(guests)
        for channel in CHANNELS
    ]
    if not rows:
        return []
    return [
        notification_delete(kind, code, guests),
        BulkInsert(insert(schema.notification_outbox), rows),
    ]


def notification_delete(
    kind: wire.NotificationKind, code: str | ColumnElement[str], guests: Iterable[str] | None = None
) -> Delete:
    """Return the DELETE of waiting notifications of a table; ``None`` stands for all guests."""
    outbox = schema.notification_outbox
    statement = delete(outbox).where(outbox.c.table_code == code, outbox.c.kind == kind)
    return statement if guests is None else statement.where(outbox.c.guest_id.in_(sorted(guests)))


def turn_deadline_update(code: str, guest: str, deadline_at: float) -> Update:
    """Return the UPDATE that moves the deadline of a waiting turn notification."""
    outbox = schema.notification_outbox
    return (
        update(outbox)
        .where(outbox.c.table_code == code, outbox.c.guest_id == guest, outbox.c.kind == "turn")
        .values(expires_at=deadline_at)
    )


def game_end_notifications(code: str, ended_at: float) -> list[Statement]:
    """Return statements for a table whose game has ended.

    They delete the waiting notifications of the table and, at a correspondence table, add one
    for each player.
    """
    outbox, seat, table = schema.notification_outbox, schema.seat, schema.game_table
    statements: list[Statement] = [delete(outbox).where(outbox.c.table_code == code)]
    for channel in CHANNELS:
        values = {
            "kind": literal("over"),
            "channel": literal(channel),
            "occurred_at": literal(ended_at),
            "due_at": literal(ended_at + NOTIFICATION_DELAY_S),
        }
        players = (
            select(seat.c.table_code, seat.c.guest_id, *values.values())
            .join(table, table.c.code == seat.c.table_code)
            .where(
                seat.c.table_code == code,
                seat.c.guest_id.is_not(None),
                table.c.clock == CLOCK_CORRESPONDENCE,
            )
            .distinct()
        )
        statements.append(insert(outbox).from_select(["table_code", "guest_id", *values], players))
    return statements
