"""Groups: a name, a link, members and their owner; who comes in, who goes, what is theirs."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from time import time
from typing import Any, Final, final

from sqlalchemy import Select, delete, exists, func, insert, select, update

from saboteur.server.storage import schema
from saboteur.server.storage.database import Change, Database, ExactlyOne
from saboteur.table.keeping import StaleWrite, Taken
from saboteur.table.models import LOBBY, PLAYING
from saboteur.wire import messages as wire

MOST_MEMBERS: Final = 100
MOST_GROUPS: Final = 20
"""So many groups a guest is a member of."""
MOST_SEASONS: Final = 50
MOST_INTO: Final = 20
"""So many invitations into groups wait for a guest."""
MOST_TABLES: Final = 50
OLD_LINKS: Final = 20
"""So many links of a group still say that they are old."""
ID_BYTES: Final = 9
"""Twelve signs."""
LINK_BYTES: Final = 12
"""Sixteen signs: nobody guesses them."""


class GroupFull(Exception):
    """The group has as many members as a group may have."""


class TooManyGroups(Exception):
    """The guest is a member of as many groups as one may be."""


@dataclass(frozen=True, slots=True)
class StoredGroup:
    """A group as it is written down."""

    id: str
    name: str
    owner: str


@dataclass(frozen=True, slots=True)
class Door:
    """Where a link leads."""

    group: StoredGroup
    members: int
    old: bool


@final
class GroupStorage:
    """The groups of one server."""

    def __init__(self, database: Database) -> None:
        """Take a database whose schema is in place."""
        self._database = database

    # --- What there is ------------------------------------------------------------------

    async def group(self, id_: str, guest: str) -> StoredGroup | None:
        """Find a group of which a guest is a member."""
        group, member = schema.player_group, schema.member
        rows = await self._database.read(
            select(group.c.id, group.c.name, group.c.owner)
            .join_from(member, group, group.c.id == member.c.group_id)
            .where(member.c.group_id == id_, member.c.guest == guest)
        )
        return StoredGroup(**rows[0]) if rows else None

    async def is_member(self, id_: str, guest: str) -> bool:
        """Whether a guest is a member of a group."""
        member = schema.member
        rows = await self._database.read(
            select(member.c.guest).where(member.c.group_id == id_, member.c.guest == guest)
        )
        return bool(rows)

    async def listed(self, guest: str) -> tuple[wire.GroupEntry, ...]:
        """Return the groups of a guest, by name."""
        group, own = schema.player_group, schema.member
        member, table = schema.member.alias(), schema.game_table
        members = select(func.count()).where(member.c.group_id == group.c.id).scalar_subquery()
        waiting = (
            select(func.count())
            .where(table.c.group_id == group.c.id, table.c.stage == LOBBY)
            .scalar_subquery()
        )
        rows = await self._database.read(
            select(group.c.id, group.c.name, members.label("members"), waiting.label("open"))
            .join_from(own, group, group.c.id == own.c.group_id)
            .where(own.c.guest == guest)
            .order_by(group.c.name, group.c.id)
        )
        return tuple(wire.GroupEntry(**row) for row in rows)

    async def door(self, link: str) -> Door | None:
        """Say where a link leads, or led."""
        way, group, member = schema.group_link, schema.player_group, schema.member
        members = select(func.count()).where(member.c.group_id == group.c.id).scalar_subquery()
        rows = await self._database.read(
            select(group.c.id, group.c.name, group.c.owner, way.c.old, members.label("members"))
            .join_from(way, group, group.c.id == way.c.group_id)
            .where(way.c.link == link)
        )
        if not rows:
            return None
        row = rows[0]
        return Door(StoredGroup(row["id"], row["name"], row["owner"]), row["members"], row["old"])

    async def link(self, id_: str) -> str:
        """Return the link by which others come in."""
        way = schema.group_link
        (row,) = await self._database.read(
            select(way.c.link).where(way.c.group_id == id_, ~way.c.old)
        )
        return str(row["link"])

    async def members(self, group: StoredGroup) -> tuple[wire.Member, ...]:
        """Return the members of a group, the oldest first."""
        member, guest = schema.member, schema.guest
        rows = await self._database.read(
            select(guest.c.id, guest.c.nickname, guest.c.portrait)
            .join_from(member, guest, guest.c.id == member.c.guest)
            .where(member.c.group_id == group.id)
            .order_by(member.c.joined, guest.c.id)
        )
        return tuple(wire.Member(owner=row["id"] == group.owner, **row) for row in rows)

    async def tables(self, id_: str, guest: str) -> tuple[wire.GroupTable, ...]:
        """Return what waits for players or is played in a group, but not with whom he blocks."""
        table, seat, tie = schema.game_table, schema.seat, schema.tie
        blocked = exists().where(tie.c.guest == guest, tie.c.other == table.c.host, tie.c.blocked)
        rows = await self._database.read(
            select(table.c.code, table.c.ruleset, table.c.stage, table.c.seats)
            .where(
                table.c.group_id == id_,
                table.c.stage.in_((LOBBY, PLAYING)),
                table.c.closed.is_(None),
                ~blocked,
            )
            .order_by(table.c.stage, table.c.created.desc(), table.c.code)
            .limit(MOST_TABLES)
        )
        seats = await self._database.read(
            select(seat.c.code, seat.c.name)
            .where(seat.c.code.in_([row["code"] for row in rows]))
            .order_by(seat.c.code, seat.c.seat)
        )
        return tuple(
            wire.GroupTable(
                players=tuple(each["name"] for each in seats if each["code"] == row["code"]), **row
            )
            for row in rows
        )

    async def newest_game(self, id_: str) -> str | None:
        """Return the table of the newest game of a group that is over."""
        tally = schema.tally
        rows = await self._database.read(
            select(tally.c.code)
            .where(tally.c.group_id == id_)
            .order_by(tally.c.ended.desc())
            .limit(1)
        )
        return rows[0]["code"] if rows else None

    async def own(self, guest: str) -> tuple[wire.OwnMembership, ...]:
        """Return of which groups a guest is a member."""
        member, group = schema.member, schema.player_group
        rows = await self._database.read(
            select(group.c.id, group.c.name, group.c.owner, member.c.joined)
            .join_from(member, group, group.c.id == member.c.group_id)
            .where(member.c.guest == guest)
            .order_by(member.c.joined)
        )
        return tuple(
            wire.OwnMembership(
                group=row["id"],
                name=row["name"],
                joined=row["joined"],
                owner=row["owner"] == guest,
            )
            for row in rows
        )

    # --- Its owner ----------------------------------------------------------------------

    async def found(self, name: str, owner: str) -> str:
        """Found a group; its founder is its owner. Raises ``TooManyGroups``."""
        await self._must_have_room(owner)
        id_ = secrets.token_urlsafe(ID_BYTES)
        await self._database.write(
            insert(schema.player_group).values(id=id_, name=name, owner=owner, created=time()),
            insert(schema.group_link).values(_new_link(id_)),
            insert(schema.member).values(group_id=id_, guest=owner, joined=time()),
        )
        return id_

    async def rename(self, id_: str, name: str) -> None:
        """Call a group otherwise."""
        group = schema.player_group
        await self._database.write(update(group).where(group.c.id == id_).values(name=name))

    async def rotate(self, id_: str) -> None:
        """Give a group another link; the one before says that it is old."""
        await self._database.write(*await self._rotated(id_))

    async def hand_over(self, group: StoredGroup, heir: str) -> bool:
        """Let another member own a group; ``False`` if he is none."""
        kept = schema.player_group
        if not await self.is_member(group.id, heir):
            return False
        await self._database.write(
            ExactlyOne(
                update(kept)
                .where(kept.c.id == group.id, kept.c.owner == group.owner)
                .values(owner=heir)
            )
        )
        return True

    async def dissolve(self, id_: str) -> None:
        """Delete a group; its tables are private ones from now on."""
        await self._database.write(*_dissolved(id_))

    # --- Members ------------------------------------------------------------------------

    async def join(self, id_: str, guest: str) -> None:
        """Make a guest a member; raises ``GroupFull`` or ``TooManyGroups``."""
        member = schema.member
        if await self.is_member(id_, guest):
            return
        await self._must_have_room(guest)
        try:
            await self._database.write(
                *_with_room(id_),
                *_not_asked(id_, guest),
                insert(member).values(group_id=id_, guest=guest, joined=time()),
            )
        except StaleWrite:
            raise GroupFull from None
        except Taken:
            return  # by another tab of his

    async def leave(self, group: StoredGroup, guest: str, *, sent: bool = False) -> None:
        """Let a member go; a group without members is no more.

        If he was sent away the group has another link.
        """
        member, id_ = schema.member, group.id
        gone = delete(member).where(member.c.group_id == id_, member.c.guest == guest)
        if guest != group.owner:
            more = await self._rotated(id_) if sent else []
            await self._database.write(gone, *more)
            return
        heir = await self._heir(id_, guest)
        if heir is None:
            await self.dissolve(id_)
            return
        kept = schema.player_group
        await self._database.write(
            ExactlyOne(
                update(kept).where(kept.c.id == id_, kept.c.owner == guest).values(owner=heir)
            ),
            gone,
        )

    async def without(self, guest: str) -> list[Change]:
        """Return what takes a guest out of all groups: the oldest other member owns his."""
        group, member = schema.player_group, schema.member
        changes: list[Change] = []
        for row in await self._database.read(select(group.c.id).where(group.c.owner == guest)):
            heir = await self._heir(row["id"], guest)
            if heir is None:
                changes += _dissolved(row["id"])
            else:
                changes.append(update(group).where(group.c.id == row["id"]).values(owner=heir))
        changes.append(delete(member).where(member.c.guest == guest))
        return changes

    # --- Asking others in ---------------------------------------------------------------

    async def invite(self, id_: str, guest: str, by: str) -> None:
        """Ask a guest into a group."""
        into = schema.group_invitation
        if await self.is_member(id_, guest):
            return
        waiting = select(into.c.group_id).where(into.c.guest == guest, into.c.group_id != id_)
        if await self._count(waiting) < MOST_INTO:
            await self._database.write(
                *_not_asked(id_, guest),
                insert(into).values(group_id=id_, guest=guest, by=by, created=time()),
            )

    async def invited(self, guest: str) -> tuple[wire.GroupInvitation, ...]:
        """Return into which groups a guest is asked, the latest first."""
        into, group, who = schema.group_invitation, schema.player_group, schema.guest
        rows = await self._database.read(
            select(group.c.id.label("group"), group.c.name, who.c.nickname.label("by"))
            .join_from(into, group, group.c.id == into.c.group_id)
            .join(who, who.c.id == into.c.by)
            .where(into.c.guest == guest)
            .order_by(into.c.created.desc(), group.c.id)
        )
        return tuple(wire.GroupInvitation(**row) for row in rows)

    async def is_invited(self, id_: str, guest: str) -> bool:
        """Whether somebody has asked a guest into a group."""
        into = schema.group_invitation
        rows = await self._database.read(
            select(into.c.guest).where(into.c.group_id == id_, into.c.guest == guest)
        )
        return bool(rows)

    async def decline(self, id_: str, guest: str) -> None:
        """Forget that a guest was asked into a group."""
        await self._database.write(*_not_asked(id_, guest))

    # --- Seasons ------------------------------------------------------------------------

    async def seasons(self, id_: str) -> tuple[wire.Season, ...]:
        """Return the seasons of a group, the latest first."""
        season = schema.season
        rows = await self._database.read(
            select(season.c.id, season.c.name, season.c.begins, season.c.ends, season.c.box)
            .where(season.c.group_id == id_)
            .order_by(season.c.ends.desc(), season.c.begins.desc(), season.c.id)
        )
        return tuple(wire.Season(**row) for row in rows)

    async def add_season(self, id_: str, new: wire.NewSeason, name: str) -> str | None:
        """Begin a season and return what it is called by; ``None`` if there are too many."""
        season = schema.season
        if await self._count(select(season.c.id).where(season.c.group_id == id_)) >= MOST_SEASONS:
            return None
        key = secrets.token_urlsafe(ID_BYTES)
        await self._database.write(
            insert(season).values(
                id=key,
                group_id=id_,
                name=name,
                begins=new.begins,
                ends=new.ends,
                box=new.box or "",
            )
        )
        return key

    async def delete_season(self, id_: str, season: str) -> bool:
        """Forget a season; ``False`` if the group has no such one."""
        kept = schema.season
        try:
            await self._database.write(
                ExactlyOne(delete(kept).where(kept.c.id == season, kept.c.group_id == id_))
            )
        except StaleWrite:
            return False
        return True

    # --- Within -------------------------------------------------------------------------

    async def _must_have_room(self, guest: str) -> None:
        member = schema.member
        if await self._count(select(member.c.group_id).where(member.c.guest == guest)) >= (
            MOST_GROUPS
        ):
            raise TooManyGroups

    async def _count(self, query: Select[*tuple[Any, ...]]) -> int:
        (row,) = await self._database.read(
            select(func.count().label("all")).select_from(query.subquery())
        )
        return int(row["all"])

    async def _heir(self, id_: str, guest: str) -> str | None:
        member = schema.member
        rows = await self._database.read(
            select(member.c.guest)
            .where(member.c.group_id == id_, member.c.guest != guest)
            .order_by(member.c.joined, member.c.guest)
            .limit(1)
        )
        return rows[0]["guest"] if rows else None

    async def _rotated(self, id_: str) -> list[Change]:
        way = schema.group_link
        rows = await self._database.read(
            select(way.c.link).where(way.c.group_id == id_).order_by(way.c.created.desc())
        )
        forgotten: Sequence[str] = [row["link"] for row in rows[OLD_LINKS:]]
        return [
            delete(way).where(way.c.link.in_(forgotten)),
            update(way).where(way.c.group_id == id_).values(old=True),
            insert(way).values(_new_link(id_)),
        ]


def _new_link(id_: str) -> dict[str, object]:
    link = secrets.token_urlsafe(LINK_BYTES)
    return {"link": link, "group_id": id_, "old": False, "created": time()}


def _with_room(id_: str) -> list[Change]:
    """Let a commit fail if a group is full. The first statement waits for others who join.

    The second one sees whom they let in: a statement of PostgreSQL sees what was committed before
    it began.
    """
    group, member = schema.player_group, schema.member
    same = update(group).where(group.c.id == id_).values(name=group.c.name)
    members = select(func.count()).where(member.c.group_id == id_).scalar_subquery()
    return [same, ExactlyOne(same.where(members < MOST_MEMBERS))]


def _not_asked(id_: str, guest: str) -> list[Change]:
    into = schema.group_invitation
    return [delete(into).where(into.c.group_id == id_, into.c.guest == guest)]


def _dissolved(id_: str) -> list[Change]:
    table, tally = schema.game_table, schema.tally
    parts = (schema.season, schema.group_invitation, schema.group_link, schema.member)
    return [
        *(delete(part).where(part.c.group_id == id_) for part in parts),
        update(table).where(table.c.group_id == id_).values(group_id=None),
        update(tally).where(tally.c.group_id == id_).values(group_id=None),
        delete(schema.player_group).where(schema.player_group.c.id == id_),
    ]
