"""Guests, tables, seats and moves as rows of the database, and back."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import astuple
from time import time
from typing import Any, Final

from sqlalchemy import Insert, RowMapping, delete, insert, update

from saboteur.notation.record import Redraw
from saboteur.server.storage import schema
from saboteur.server.storage.database import Change, ExactlyOne, Rows
from saboteur.server.storage.shared_reviews import without_reviews_of
from saboteur.server.storage.waiting import order_changes, waiting_changes
from saboteur.table.models import (
    LOBBY,
    PLAYING,
    Conduct,
    Deal,
    Lease,
    Result,
    Sitter,
    StoredGuest,
    StoredMove,
    StoredTable,
)

SEEN_SECONDS: Final = 24 * 3600
"""A guest's coming is written down once in so long."""
UNKNOWN: Final = "other"
"""Of which kind a device is that never said."""
MADE: Final = insert(schema.move)
"""A move into the log; written once, since every move of every table needs it."""


def day_of(at: float) -> float:
    """Round a time: when exactly somebody came is nobody's business."""
    return at // SEEN_SECONDS * SEEN_SECONDS


def guest_of(row: RowMapping) -> StoredGuest:
    """Read a guest."""
    return StoredGuest(row["id"], row["nickname"], row["portrait"])


def device_of(row: RowMapping) -> dict[str, Any]:
    """Tell since when a device, or a key, is known, and which browser it was."""
    browser, _, system = (row["kind"] or "").partition(" ")
    return {
        "created": row["created"],
        "seen": row["seen"],
        "browser": browser or UNKNOWN,
        "system": system or UNKNOWN,
    }


def token_insert(guest: str, token_hash: str, now: float, kind: str | None = None) -> Insert:
    """Return how a device of a guest is remembered."""
    return insert(schema.token).values(
        hash=token_hash, guest=guest, created=now, seen=day_of(now), kind=kind
    )


def changed(table: StoredTable, **columns: object) -> ExactlyOne:
    """Return the change to a table's next edition."""
    column = schema.game_table.c
    return ExactlyOne(
        update(schema.game_table)
        .where(column.code == table.code, column.edition == table.edition)
        .values(edition=table.edition + 1, **columns)
    )


def leased(lease: Lease | None) -> list[Change]:
    """Return what lets a write through only if its lease holds, and notes what is due."""
    if lease is None:
        return []
    column = schema.lease.c
    ours = (column.code == lease.code, column.node == lease.node)
    return [
        ExactlyOne(update(schema.lease).where(*ours).values(due=lease.due)),
        *waiting_changes(lease),
        *order_changes(lease),
    ]


def table_changes(old: StoredTable, new: StoredTable) -> list[Change]:
    """Return what leads a table from one state to the next edition's."""
    changes: list[Change] = [changed(old, **_columns(new))]
    if new.invite != old.invite:
        # A table has its own code, the invite and the one before: older ones are free again.
        way, kept = schema.invite.c, {old.code, old.invite or old.code, new.invite}
        changes.append(delete(schema.invite).where(way.code == new.code, way.invite.not_in(kept)))
        changes.append(insert(schema.invite).values(invite=new.invite, code=new.code))
    if old.stage == LOBBY != new.stage:  # nobody sits down any more
        changes.append(delete(schema.invitation).where(schema.invitation.c.code == new.code))
    if old.stage == PLAYING != new.stage:  # no window closes any more
        changes.append(delete(schema.held).where(schema.held.c.code == new.code))
    return changes


def seat_changes(code: str, seats: Mapping[int, Sitter | None]) -> list[Change]:
    """Return what changes who sits where; ``None`` empties a seat."""
    if not seats:
        return []
    seat, asked = schema.seat, schema.invitation
    changes: list[Change] = [
        delete(seat).where(seat.c.code == code, seat.c.seat.in_(list(seats))),
        *(seat_insert(code, number, who) for number, who in seats.items() if who is not None),
    ]
    guests = {who.guest for who in seats.values() if who is not None and who.guest is not None}
    if guests:  # whoever was asked has come
        came = asked.c.code == code, asked.c.guest.in_(sorted(guests))
        changes.append(delete(asked).where(*came))
    return changes


def conduct_changes(code: str, conduct: Mapping[str, Conduct]) -> list[Change]:
    """Return what changes how the host stands to some guests."""
    column = schema.conduct.c
    gone = delete(schema.conduct).where(column.code == code, column.guest.in_(list(conduct)))
    new = (
        insert(schema.conduct).values(
            code=code, guest=guest, muted=mark.muted, sent_away=mark.sent_away
        )
        for guest, mark in conduct.items()
    )
    return [gone, *new] if conduct else []


def table_inserts(table: StoredTable, sitters: Mapping[int, Sitter]) -> list[Change]:
    """Return a new table with those who sit there."""
    opened = insert(schema.game_table).values(code=table.code, created=time(), **_columns(table))
    way = insert(schema.invite).values(invite=table.code, code=table.code)
    return [opened, way, *(seat_insert(table.code, seat, who) for seat, who in sitters.items())]


def table_deletes(code: str) -> list[Change]:
    """Return what deletes a table and all that belongs to it."""
    table = schema.game_table
    parts = (
        schema.talk, schema.note, schema.held, schema.awaited, schema.standing, schema.move,
        schema.packed, schema.lease, schema.seat, schema.conduct, schema.invite, schema.farewell,
        schema.invitation,
    )  # fmt: skip
    return [
        *(delete(part).where(part.c.code == code) for part in parts),
        delete(schema.review).where(schema.review.c.name == code),
        *without_reviews_of(code),
        update(table).where(table.c.rematch == code).values(rematch=None),
        delete(table).where(table.c.code == code),
    ]


def seat_insert(code: str, number: int, sitter: Sitter) -> Insert:
    """Return a seat and who has it."""
    result = sitter.result
    return insert(schema.seat).values(
        code=code,
        seat=number,
        guest=sitter.guest,
        bot=sitter.bot,
        name=sitter.name,
        portrait=sitter.portrait,
        program=sitter.program,
        shared=sitter.shared,
        away=sitter.away,
        verdicts=json.dumps({str(seat): word for seat, word in sitter.verdicts.items()}),
        points=None if result is None else result.points,
        won=None if result is None else result.won,
    )


def move_inserts(code: str, moves: Sequence[StoredMove], at: float) -> Rows:
    """Return lines of the log."""
    return Rows(
        MADE,
        [
            {
                "code": code,
                "number": move.number,
                "seat": move.seat,
                "text": move.text,
                "timed_out": move.timed_out,
                "at": at,
            }
            for move in moves
        ],
    )


def table_of(row: RowMapping) -> StoredTable:
    """Read a table."""
    dealt = row["seed"] is not None
    return StoredTable(
        code=row["code"],
        ruleset=row["ruleset"],
        seats=row["seats"],
        options=json.loads(row["options"]),
        deck=row["deck"],
        host=row["host"],
        stage=row["stage"],
        edition=row["edition"],
        clock=row["clock"],
        talk=row["talk"],
        listed=row["listed"],
        window_s=row["window_s"],
        pace=row["pace"],
        hours=row["hours"],
        night=_night_of(row),
        invite=row["invite"],
        locked=row["locked"],
        paused=row["paused"],
        deal=Deal(row["revision"], row["seed"], row["nonce"], _redraws_of(row)) if dealt else None,
        rematch=row["rematch"],
        closed=row["closed"] is not None,
        group=row["group_id"],
    )


def _redraws_of(row: RowMapping) -> tuple[Redraw, ...]:
    kept = row["redraws"]
    return () if kept is None else tuple(Redraw(*redraw) for redraw in json.loads(kept))


def _night_of(row: RowMapping) -> tuple[int, int] | None:
    return None if row["night_start"] is None else (row["night_start"], row["night_end"])


def sitter_of(row: RowMapping) -> Sitter:
    """Read who has a seat."""
    return Sitter(
        row["name"],
        row["guest"],
        row["bot"],
        row["portrait"],
        program=row["program"],
        shared=row["shared"],
        away=row["away"],
        verdicts={int(seat): word for seat, word in json.loads(row["verdicts"]).items()},
        result=None if row["points"] is None else Result(row["points"], row["won"]),
    )


def _columns(table: StoredTable) -> dict[str, Any]:
    """Return everything of a table that may change."""
    deal = table.deal
    start, end = table.night or (None, None)
    return {
        "ruleset": table.ruleset,
        "seats": table.seats,
        "options": json.dumps(dict(table.options)),
        "deck": table.deck,
        "host": table.host,
        "stage": table.stage,
        "clock": table.clock,
        "talk": table.talk,
        "listed": table.listed,
        "window_s": table.window_s,
        "pace": table.pace,
        "hours": table.hours,
        "night_start": start,
        "night_end": end,
        "invite": table.invite or table.code,
        "locked": table.locked,
        "paused": table.paused,
        "revision": None if deal is None else deal.revision,
        "seed": None if deal is None else deal.seed,
        "nonce": None if deal is None else deal.nonce,
        "redraws": json.dumps([astuple(each) for each in deal.redraws])
        if deal is not None and deal.redraws
        else None,
        "group_id": table.group,
    }
