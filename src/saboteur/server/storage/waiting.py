"""What a lease carries besides the right to write: whom a slow table waits for, and orders."""

import json
from typing import Any

from sqlalchemy import RowMapping, delete, insert, update

from saboteur.server.storage import schema
from saboteur.server.storage.database import Change
from saboteur.table.models import Awaited, Lease, Orders


def waiting_changes(lease: Lease) -> list[Change]:
    """Return what leads from those for whom a table waited to those for whom it waits now."""
    if lease.waiting is None:
        return []
    row, code = schema.awaited, lease.code
    before = {each.guest: each for each in lease.waiting.before}
    after = {each.guest: each for each in lease.waiting.after}
    asked_anew = [guest for guest, was in before.items() if not _same(was, after.get(guest))]
    changes: list[Change] = []
    if asked_anew:
        changes.append(delete(row).where(row.c.code == code, row.c.guest.in_(asked_anew)))
    for guest, now in after.items():
        was = before.get(guest)
        if was is None or guest in asked_anew:
            changes.append(insert(row).values(code=code, **_columns(now)))
        elif was != now:  # he was called already, perhaps
            own = (row.c.code == code, row.c.guest == guest)
            changes.append(update(row).where(*own).values(**_columns(now)))
    return changes


def _same(was: Awaited, now: Awaited | None) -> bool:
    """Whether it is still the same question."""
    return now is not None and now.version == was.version


def order_changes(lease: Lease) -> list[Change]:
    """Return what changes of what seats have said beforehand."""
    if not lease.orders:
        return []
    row = schema.standing
    gone = delete(row).where(row.c.code == lease.code, row.c.seat.in_(list(lease.orders)))
    new = (
        insert(row).values(
            code=lease.code,
            seat=seat,
            guest=orders.guest,
            round=orders.round,
            moves=json.dumps(orders.moves),
            lapsed=orders.lapsed,
            always_no=orders.always_no,
        )
        for seat, orders in lease.orders.items()
        if orders is not None
    )
    return [gone, *new]


def orders_of(row: RowMapping) -> Orders:
    """Read what a seat has said beforehand."""
    return Orders(
        row["guest"],
        row["round"],
        tuple(json.loads(row["moves"])),
        lapsed=row["lapsed"],
        always_no=row["always_no"],
    )


def _columns(awaited: Awaited) -> dict[str, Any]:
    return {
        "guest": awaited.guest,
        "version": awaited.version,
        "since": awaited.since,
        "until": awaited.until,
        "answered": awaited.answered,
    }
