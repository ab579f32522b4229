"""Invitations of guests to tables that have not begun.

An invitation and its notification are deleted with the deal, when the guest takes a seat, and
when the guest declines.
"""

from time import time
from typing import Any, Final, final

from sqlalchemy import RowMapping, Select, delete, func, insert, select

from saboteur.protocol import messages as wire
from saboteur.server.storage import schema
from saboteur.server.storage.database import Statement
from saboteur.server.storage.notification_changes import (
    notification_delete,
    notification_inserts,
)
from saboteur.server.storage.relations import is_blocked_by
from saboteur.server.storage.store import GuestDataStore
from saboteur.table.storage.models import STAGE_LOBBY

MAX_INVITATIONS: Final = 20
"""Open invitations per guest; further ones are not stored."""


@final
class InvitationStore(GuestDataStore):
    """Stores the invitations of guests to tables."""

    async def invite(self, guest: str, code: str, inviter: str) -> None:
        """Invite a guest to a table; a later inviter replaces an earlier one.

        Does nothing if the guest has ``MAX_INVITATIONS`` to other tables.
        """
        invitation = schema.invitation
        is_same: tuple[Any, ...] = (invitation.c.guest_id == guest, invitation.c.table_code == code)
        others = select(invitation.c.table_code).where(
            invitation.c.guest_id == guest, invitation.c.table_code != code
        )
        if await self._count(others) < MAX_INVITATIONS:
            now = time()
            await self._database.write(
                delete(invitation).where(*is_same),
                insert(invitation).values(
                    guest_id=guest, table_code=code, inviter_guest_id=inviter, created_at=now
                ),
                *notification_inserts("invited", code, [guest], now),
            )

    async def open_invitations(self, guest: str) -> tuple[wire.Invitation, ...]:
        """Return the invitations of a guest to tables that they may join, the latest first."""
        invitation, table, seat = schema.invitation, schema.game_table, schema.seat
        inviter, taken_seats = schema.guest, func.count(seat.c.seat)
        rows = await self._database.read(
            select(
                table.c.code, table.c.join_code, table.c.ruleset, table.c.seats, inviter.c.nickname,
                invitation.c.created_at, taken_seats.label("taken_seats"),
            )
            .join_from(invitation, table, table.c.code == invitation.c.table_code)
            .join(inviter, inviter.c.id == invitation.c.inviter_guest_id)
            .outerjoin(seat, seat.c.table_code == table.c.code)
            .where(invitation.c.guest_id == guest, *_open_table_conditions(guest))
            .group_by(*table.c, inviter.c.nickname, invitation.c.created_at)
            .order_by(invitation.c.created_at.desc(), table.c.code)
        )  # fmt: skip
        return tuple(
            wire.Invitation(
                code=row["join_code"],
                ruleset=row["ruleset"],
                seats=row["seats"],
                taken=row["taken_seats"],
                inviter=row["nickname"],
                created_at=row["created_at"],
            )
            for row in rows
        )

    async def decline(self, guest: str, code: str) -> bool:
        """Delete an invitation, by any code of its table; return ``False`` if there is none."""
        invitation, join_code = schema.invitation, schema.join_code
        table_code = select(join_code.c.table_code).where(join_code.c.join_code == code)
        is_own: tuple[Any, ...] = (
            invitation.c.guest_id == guest,
            invitation.c.table_code == table_code.scalar_subquery(),
        )
        found = await self._database.read(select(invitation.c.table_code).where(*is_own))
        await self._database.write(
            delete(invitation).where(*is_own),
            notification_delete("invited", table_code.scalar_subquery(), [guest]),
        )
        return bool(found)

    async def export_for(self, guest: str) -> dict[str, Any]:
        """Return invitations to and by a guest, to tables and groups, for the data export."""
        rows: list[RowMapping] = []
        for invitation in (schema.invitation, schema.group_invitation):
            target = (
                invitation.c.table_code
                if invitation is schema.invitation
                else invitation.c.group_id
            )
            for column in (invitation.c.guest_id, invitation.c.inviter_guest_id):
                query: Select[*tuple[Any, ...]] = select(
                    invitation.c.guest_id.label("guest"),
                    invitation.c.inviter_guest_id.label("inviter"),
                    invitation.c.created_at,
                    target.label("target"),
                )
                rows += await self._database.read(query.where(column == guest))
        return {"invitations": tuple(wire.OwnInvitation(**row) for row in rows)}

    async def delete_statements_for(self, guest: str) -> list[Statement]:
        """Return statements that delete the invitations to and by a guest."""
        return [
            delete(invitation).where(column == guest)
            for invitation in (schema.invitation, schema.group_invitation)
            for column in (invitation.c.guest_id, invitation.c.inviter_guest_id)
        ]

    async def purge(self, before: float) -> None:
        """Delete invitations to tables and groups older than a time, in batches."""
        for invitation in (schema.invitation, schema.group_invitation):
            await self._purge(invitation, invitation.c.created_at < before)


def _open_table_conditions(guest: str) -> tuple[Any, ...]:
    """Return SQL conditions for the tables that an invited guest may join."""
    table = schema.game_table
    return (
        table.c.stage == STAGE_LOBBY,
        table.c.closed_at.is_(None),
        ~table.c.is_locked,
        ~is_blocked_by(table.c.host_guest_id, guest),
    )
