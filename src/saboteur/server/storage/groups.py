"""Groups of players: members, owner, invite links, invitations and seasons."""

from dataclasses import dataclass
from time import time
from typing import Any, Final, final

from sqlalchemy import delete, exists, func, insert, select, update

from saboteur.protocol import messages as wire
from saboteur.server.storage import schema
from saboteur.server.storage.database import ExpectOneRow, Statement
from saboteur.server.storage.joinable_store import JoinableStore, new_public_id
from saboteur.table.storage.models import STAGE_LOBBY, STAGE_PLAYING
from saboteur.table.storage.ports import AlreadyExists, StaleWrite

MAX_MEMBERS: Final = 100
MAX_GROUPS: Final = 20
"""Maximum number of groups of which a guest may be a member."""
MAX_SEASONS: Final = 50
MAX_GROUP_INVITATIONS: Final = 20
"""Open invitations to groups per guest; further ones are not stored."""
MAX_TABLES: Final = 50


class GroupFull(Exception):
    """The group has ``MAX_MEMBERS`` members."""


class TooManyGroups(Exception):
    """The guest is a member of ``MAX_GROUPS`` groups."""


@dataclass(frozen=True, slots=True)
class GroupRecord:
    id: str
    name: str
    owner_guest_id: str


@dataclass(frozen=True, slots=True)
class GroupInviteTarget:
    """The group to which an invite link leads."""

    group: GroupRecord
    member_count: int
    is_expired: bool


@final
class GroupStore(JoinableStore):
    guest_tables = (schema.group_member,)
    owner = schema.player_group.c.owner_guest_id
    link_parent = schema.group_link.c.group_id
    parts = (schema.season, schema.group_invitation, schema.group_link, schema.group_member)

    # --- Queries ------------------------------------------------------------------------

    async def group(self, id_: str, guest: str) -> GroupRecord | None:
        """Return a group; ``None`` if there is none or the guest is not a member."""
        group, member = schema.player_group, schema.group_member
        rows = await self._database.read(
            select(group.c.id, group.c.name, group.c.owner_guest_id)
            .join_from(member, group, group.c.id == member.c.group_id)
            .where(member.c.group_id == id_, member.c.guest_id == guest)
        )
        return GroupRecord(**rows[0]) if rows else None

    async def is_member(self, id_: str, guest: str) -> bool:
        member = schema.group_member
        rows = await self._database.read(
            select(member.c.guest_id).where(member.c.group_id == id_, member.c.guest_id == guest)
        )
        return bool(rows)

    async def list_for(self, guest: str) -> tuple[wire.GroupEntry, ...]:
        """Return the groups of a guest, by name."""
        group, membership = schema.player_group, schema.group_member
        member, table = schema.group_member.alias(), schema.game_table
        member_count = select(func.count()).where(member.c.group_id == group.c.id).scalar_subquery()
        open_tables = (
            select(func.count())
            .where(table.c.group_id == group.c.id, table.c.stage == STAGE_LOBBY)
            .scalar_subquery()
        )
        rows = await self._database.read(
            select(
                group.c.id,
                group.c.name,
                member_count.label("members"),
                open_tables.label("open_tables"),
            )
            .join_from(membership, group, group.c.id == membership.c.group_id)
            .where(membership.c.guest_id == guest)
            .order_by(group.c.name, group.c.id)
        )
        return tuple(wire.GroupEntry(**row) for row in rows)

    async def invite_target(self, link: str) -> GroupInviteTarget | None:
        """Return the group of an invite link, valid or expired; ``None`` if the link is unknown."""
        invite_link, group, member = schema.group_link, schema.player_group, schema.group_member
        member_count = select(func.count()).where(member.c.group_id == group.c.id).scalar_subquery()
        rows = await self._database.read(
            select(group.c.id, group.c.name, group.c.owner_guest_id, invite_link.c.is_expired)
            .add_columns(member_count.label("member_count"))
            .join_from(invite_link, group, group.c.id == invite_link.c.group_id)
            .where(invite_link.c.token == link)
        )
        if not rows:
            return None
        row = rows[0]
        return GroupInviteTarget(
            GroupRecord(row["id"], row["name"], row["owner_guest_id"]),
            row["member_count"],
            row["is_expired"],
        )

    async def members(self, group: GroupRecord) -> tuple[wire.Member, ...]:
        """Return the members of a group in the order in which they joined."""
        member, guest = schema.group_member, schema.guest
        rows = await self._database.read(
            select(guest.c.id, guest.c.nickname, guest.c.portrait)
            .join_from(member, guest, guest.c.id == member.c.guest_id)
            .where(member.c.group_id == group.id)
            .order_by(member.c.joined_at, guest.c.id)
        )
        return tuple(wire.Member(is_owner=row["id"] == group.owner_guest_id, **row) for row in rows)

    async def active_tables(self, id_: str, guest: str) -> tuple[wire.GroupTable, ...]:
        """Return the tables of a group that are waiting or in play.

        Tables whose host the guest has blocked are left out.
        """
        table, seat, relation = schema.game_table, schema.seat, schema.relation
        is_host_blocked = exists().where(
            relation.c.guest_id == guest,
            relation.c.other_guest_id == table.c.host_guest_id,
            relation.c.is_blocked,
        )
        rows = await self._database.read(
            select(table.c.code, table.c.ruleset, table.c.stage, table.c.seats)
            .where(
                table.c.group_id == id_,
                table.c.stage.in_((STAGE_LOBBY, STAGE_PLAYING)),
                table.c.closed_at.is_(None),
                ~is_host_blocked,
            )
            .order_by(table.c.stage, table.c.created_at.desc(), table.c.code)
            .limit(MAX_TABLES)
        )
        seats = await self._database.read(
            select(seat.c.table_code, seat.c.name)
            .where(seat.c.table_code.in_([row["code"] for row in rows]))
            .order_by(seat.c.table_code, seat.c.seat)
        )
        return tuple(
            wire.GroupTable(
                players=tuple(
                    seated["name"] for seated in seats if seated["table_code"] == row["code"]
                ),
                **row,
            )
            for row in rows
        )

    async def latest_game_code(self, id_: str) -> str | None:
        """Return the code of the table with a group's latest finished game, or ``None``."""
        stats = schema.game_stats
        rows = await self._database.read(
            select(stats.c.table_code)
            .where(stats.c.group_id == id_)
            .order_by(stats.c.ended_at.desc())
            .limit(1)
        )
        return rows[0]["table_code"] if rows else None

    async def export_for(self, guest: str) -> dict[str, Any]:
        """Return the memberships of a guest for the data export."""
        member, group = schema.group_member, schema.player_group
        rows = await self._database.read(
            select(group.c.id, group.c.name, group.c.owner_guest_id, member.c.joined_at)
            .join_from(member, group, group.c.id == member.c.group_id)
            .where(member.c.guest_id == guest)
            .order_by(member.c.joined_at)
        )
        return {
            "groups": tuple(
                wire.OwnMembership(
                    group=row["id"],
                    name=row["name"],
                    joined_at=row["joined_at"],
                    is_owner=row["owner_guest_id"] == guest,
                )
                for row in rows
            )
        }

    # --- Actions of the owner -----------------------------------------------------------

    async def create_group(self, name: str, owner: str) -> str:
        """Create a group with ``owner`` as its first member; return its id.

        Raises ``TooManyGroups``.
        """
        await self._check_group_limit(owner)
        id_ = new_public_id()
        await self._database.write(
            insert(schema.player_group).values(
                id=id_, name=name, owner_guest_id=owner, created_at=time()
            ),
            self._link_insert(id_),
            insert(schema.group_member).values(group_id=id_, guest_id=owner, joined_at=time()),
        )
        return id_

    async def rename_group(self, id_: str, name: str) -> None:
        group = schema.player_group
        await self._database.write(update(group).where(group.c.id == id_).values(name=name))

    async def transfer_ownership(self, group: GroupRecord, new_owner: str) -> bool:
        """Make another member the owner; ``False`` if that guest is not a member."""
        table = schema.player_group
        if not await self.is_member(group.id, new_owner):
            return False
        await self._database.write(
            ExpectOneRow(
                update(table)
                .where(table.c.id == group.id, table.c.owner_guest_id == group.owner_guest_id)
                .values(owner_guest_id=new_owner)
            )
        )
        return True

    async def delete_group(self, id_: str) -> None:
        """Delete a group; its tables become private."""
        await self._database.write(*self._delete_statements(id_))

    # --- Members ------------------------------------------------------------------------

    async def add_member(self, id_: str, guest: str) -> None:
        """Add a member; raises ``GroupFull`` or ``TooManyGroups``."""
        member = schema.group_member
        if await self.is_member(id_, guest):
            return
        await self._check_group_limit(guest)
        try:
            await self._database.write(
                *_member_limit_guard(id_),
                *_invitation_deletes(id_, guest),
                insert(member).values(group_id=id_, guest_id=guest, joined_at=time()),
            )
        except StaleWrite:
            raise GroupFull from None
        except AlreadyExists:
            return  # by another tab of the guest

    async def remove_member(
        self, group: GroupRecord, guest: str, *, was_kicked: bool = False
    ) -> None:
        """Remove a member; the longest-standing other member inherits the group from its owner.

        A group without members is deleted. After a kick the invite link is replaced.
        """
        member, id_ = schema.group_member, group.id
        member_delete = delete(member).where(member.c.group_id == id_, member.c.guest_id == guest)
        if guest != group.owner_guest_id:
            link_statements = await self._link_rotation_statements(id_) if was_kicked else []
            await self._database.write(member_delete, *link_statements)
            return
        new_owner = await self._next_owner(id_, guest)
        if new_owner is None:
            await self.delete_group(id_)
            return
        player_group = schema.player_group
        await self._database.write(
            ExpectOneRow(
                update(player_group)
                .where(player_group.c.id == id_, player_group.c.owner_guest_id == guest)
                .values(owner_guest_id=new_owner)
            ),
            member_delete,
        )

    # --- Invitations --------------------------------------------------------------------

    async def invite(self, id_: str, guest: str, inviter: str) -> None:
        """Invite a guest, unless they are a member or have ``MAX_GROUP_INVITATIONS`` already."""
        invitation = schema.group_invitation
        if await self.is_member(id_, guest):
            return
        others = select(invitation.c.group_id).where(
            invitation.c.guest_id == guest, invitation.c.group_id != id_
        )
        if await self._count(others) < MAX_GROUP_INVITATIONS:
            await self._database.write(
                *_invitation_deletes(id_, guest),
                insert(invitation).values(
                    group_id=id_, guest_id=guest, inviter_guest_id=inviter, created_at=time()
                ),
            )

    async def invitations_for(self, guest: str) -> tuple[wire.GroupInvitation, ...]:
        """Return the open group invitations of a guest, the latest first."""
        invitation, group, inviter = schema.group_invitation, schema.player_group, schema.guest
        rows = await self._database.read(
            select(group.c.id.label("group"), group.c.name, inviter.c.nickname.label("inviter"))
            .join_from(invitation, group, group.c.id == invitation.c.group_id)
            .join(inviter, inviter.c.id == invitation.c.inviter_guest_id)
            .where(invitation.c.guest_id == guest)
            .order_by(invitation.c.created_at.desc(), group.c.id)
        )
        return tuple(wire.GroupInvitation(**row) for row in rows)

    async def is_invited(self, id_: str, guest: str) -> bool:
        invitation = schema.group_invitation
        rows = await self._database.read(
            select(invitation.c.guest_id).where(
                invitation.c.group_id == id_, invitation.c.guest_id == guest
            )
        )
        return bool(rows)

    async def decline_invitation(self, id_: str, guest: str) -> None:
        """Delete an invitation to a group."""
        await self._database.write(*_invitation_deletes(id_, guest))

    # --- Seasons ------------------------------------------------------------------------

    async def seasons(self, id_: str) -> tuple[wire.Season, ...]:
        """Return the seasons of a group, the latest first."""
        season = schema.season
        rows = await self._database.read(
            select(season.c.id, season.c.name, season.c.box, season.c.starts_on, season.c.ends_on)
            .where(season.c.group_id == id_)
            .order_by(season.c.ends_on.desc(), season.c.starts_on.desc(), season.c.id)
        )
        return tuple(wire.Season(**row) for row in rows)

    async def add_season(self, id_: str, new: wire.NewSeason, name: str) -> str | None:
        """Add a season and return its id; ``None`` if the group has too many."""
        season = schema.season
        if await self._count(select(season.c.id).where(season.c.group_id == id_)) >= MAX_SEASONS:
            return None
        season_id = new_public_id()
        await self._database.write(
            insert(season).values(
                id=season_id,
                group_id=id_,
                name=name,
                starts_on=new.starts_on,
                ends_on=new.ends_on,
                box=new.box or "",
            )
        )
        return season_id

    async def delete_season(self, id_: str, season: str) -> bool:
        """Delete a season; ``False`` if the group has no such season."""
        table = schema.season
        return await self._write_unless_stale(
            ExpectOneRow(delete(table).where(table.c.id == season, table.c.group_id == id_))
        )

    # --- Helpers ------------------------------------------------------------------------

    async def _check_group_limit(self, guest: str) -> None:
        member = schema.group_member
        if await self._count(select(member.c.group_id).where(member.c.guest_id == guest)) >= (
            MAX_GROUPS
        ):
            raise TooManyGroups

    async def _next_owner(self, id_: str, guest: str) -> str | None:
        member = schema.group_member
        rows = await self._database.read(
            select(member.c.guest_id)
            .where(member.c.group_id == id_, member.c.guest_id != guest)
            .order_by(member.c.joined_at, member.c.guest_id)
            .limit(1)
        )
        return rows[0]["guest_id"] if rows else None

    def _delete_statements(self, id_: str) -> list[Statement]:
        table, stats = schema.game_table, schema.game_stats
        return [
            update(table).where(table.c.group_id == id_).values(group_id=None),
            update(stats).where(stats.c.group_id == id_).values(group_id=None),
            *super()._delete_statements(id_),
        ]


def _member_limit_guard(id_: str) -> list[Statement]:
    """Return statements that make a commit fail if a group is full.

    The first statement locks the group row, so that concurrent joins wait. The second one sees the
    members whom they added: in PostgreSQL a statement sees what was committed before it began.
    """
    group, member = schema.player_group, schema.group_member
    lock = update(group).where(group.c.id == id_).values(name=group.c.name)
    member_count = select(func.count()).where(member.c.group_id == id_).scalar_subquery()
    return [lock, ExpectOneRow(lock.where(member_count < MAX_MEMBERS))]


def _invitation_deletes(id_: str, guest: str) -> list[Statement]:
    invitation = schema.group_invitation
    return [delete(invitation).where(invitation.c.group_id == id_, invitation.c.guest_id == guest)]
