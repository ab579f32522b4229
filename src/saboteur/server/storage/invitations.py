"""Invitations: a guest asks another by name to a table, as long as it has not begun.

A row goes with the deal, when the guest sits down, and when he declines. Whoever tells people of
what awaits them elsewhere than on our pages asks for those that are ``uncalled``.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from time import time
from typing import Any, Final, final

from sqlalchemy import RowMapping, Select, delete, func, insert, select, update

from saboteur.server.storage import schema
from saboteur.server.storage.database import Change, Database
from saboteur.server.storage.people import blocked_by
from saboteur.table.models import LOBBY
from saboteur.wire import messages as wire

MOST_ASKED: Final = 20
"""So many invitations wait for a guest; further ones are not written down."""
CALL_SECONDS: Final = 24 * 3600
"""Of older ones nobody is told any more."""
MOST_PURGED: Final = 100


@dataclass(frozen=True, slots=True)
class StoredInvitation:
    """Who asks whom to which table."""

    guest: str
    code: str
    by: str
    created: float


@final
class InvitationStorage:
    """The invitations of one server."""

    def __init__(self, database: Database) -> None:
        """Take a database whose schema is in place."""
        self._database = database

    async def invite(self, guest: str, code: str, by: str) -> None:
        """Ask a guest to a table; who is asked already is asked by the last."""
        asked = schema.invitation
        same: tuple[Any, ...] = (asked.c.guest == guest, asked.c.code == code)
        (row,) = await self._database.read(
            select(func.count().label("all")).where(asked.c.guest == guest, asked.c.code != code)
        )
        if row["all"] < MOST_ASKED:
            await self._database.write(
                delete(asked).where(*same),
                insert(asked).values(guest=guest, code=code, by=by, created=time()),
            )

    async def waiting(self, guest: str) -> tuple[wire.Invitation, ...]:
        """Return to which tables a guest is asked that he may still come to, the latest first."""
        asked, table, seat = schema.invitation, schema.game_table, schema.seat
        who, taken = schema.guest, func.count(seat.c.seat)
        rows = await self._database.read(
            select(
                table.c.code, table.c.invite, table.c.ruleset, table.c.seats, who.c.nickname,
                asked.c.created, taken.label("taken"),
            )
            .join_from(asked, table, table.c.code == asked.c.code)
            .join(who, who.c.id == asked.c.by)
            .outerjoin(seat, seat.c.code == table.c.code)
            .where(asked.c.guest == guest, *_open(guest))
            .group_by(*table.c, who.c.nickname, asked.c.created)
            .order_by(asked.c.created.desc(), table.c.code)
        )  # fmt: skip
        return tuple(
            wire.Invitation(
                code=row["invite"],
                ruleset=row["ruleset"],
                seats=row["seats"],
                taken=row["taken"],
                by=row["nickname"],
                created=row["created"],
            )
            for row in rows
        )

    async def decline(self, guest: str, code: str) -> bool:
        """Forget an invitation, by a code of the table; ``False`` if there is none."""
        asked, way = schema.invitation, schema.invite
        table = select(way.c.code).where(way.c.invite == code)
        own: tuple[Any, ...] = (asked.c.guest == guest, asked.c.code.in_(table))
        found = await self._database.read(select(asked.c.code).where(*own))
        await self._database.write(delete(asked).where(*own))
        return bool(found)

    async def own(self, guest: str) -> tuple[wire.OwnInvitation, ...]:
        """Return what a guest was asked to, and asked others to: tables and groups."""
        found: list[RowMapping] = []
        for kept in (schema.invitation, schema.group_invitation):
            target = kept.c.code if kept is schema.invitation else kept.c.group_id
            for column in (kept.c.guest, kept.c.by):
                query: Select[*tuple[Any, ...]] = select(
                    kept.c.guest, kept.c.by, kept.c.created, target.label("target")
                )
                found += await self._database.read(query.where(column == guest))
        return tuple(wire.OwnInvitation(**row) for row in found)

    # --- For those who tell of them -----------------------------------------------------

    async def uncalled(self, now: float, limit: int) -> Sequence[StoredInvitation]:
        """Return invitations of which their guests have not been told, the oldest first."""
        asked, table = schema.invitation, schema.game_table
        rows = await self._database.read(
            select(asked.c.guest, asked.c.code, asked.c.by, asked.c.created)
            .join_from(asked, table, table.c.code == asked.c.code)
            .where(
                asked.c.called.is_(None),
                asked.c.created > now - CALL_SECONDS,
                table.c.stage == LOBBY,
                table.c.closed.is_(None),
            )
            .order_by(asked.c.created)
            .limit(limit)
        )
        return [StoredInvitation(**row) for row in rows]

    async def called(self, invitations: Iterable[StoredInvitation], now: float) -> None:
        """Note that the guests have been told of invitations."""
        asked = schema.invitation
        await self._database.write(
            *(
                update(asked)
                .where(asked.c.guest == each.guest, asked.c.code == each.code)
                .values(called=now)
                for each in invitations
            )
        )

    async def purge(self, before: float) -> None:
        """Forget what was asked before a time, in portions."""
        asked, into = schema.invitation, schema.group_invitation
        for kept, keys in ((asked, ("guest", "code")), (into, ("guest", "group_id"))):
            columns = [kept.c[key] for key in keys]
            query = select(*columns).where(kept.c.created < before).limit(MOST_PURGED)
            while rows := await self._database.read(query):
                changes: list[Change] = [
                    delete(kept).where(*(kept.c[key] == row[key] for key in keys)) for row in rows
                ]
                await self._database.write(*changes)


def _open(guest: str) -> tuple[Any, ...]:
    """Say which tables a guest who is asked may come to."""
    table = schema.game_table
    return (
        table.c.stage == LOBBY,
        table.c.closed.is_(None),
        ~table.c.locked,
        ~blocked_by(table.c.host, guest),
    )
