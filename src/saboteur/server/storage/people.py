"""Who sat with whom, and how a guest stands to somebody: whom he mutes, blocks or takes off."""

from time import time
from typing import Any, Final, final

from sqlalchemy import (
    ColumnElement,
    RowMapping,
    Select,
    Subquery,
    and_,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
)

from saboteur.server.storage import schema
from saboteur.server.storage.database import Change, Database
from saboteur.server.storage.operators import notice_insert
from saboteur.table.models import LOBBY
from saboteur.wire import messages as wire

MOST_PEOPLE: Final = 100
"""So many who sat with him a guest is shown, the latest."""
MOST_TIES: Final = 1000
"""So many a guest may mute, block or take off."""


@final
class PeopleStorage:
    """What one server keeps of how people stand to each other."""

    def __init__(self, database: Database) -> None:
        """Take a database whose schema is in place."""
        self._database = database

    async def people(self, guest: str) -> tuple[wire.Person, ...]:
        """Return who sat with a guest, the latest first; whom he blocks stays to be found."""
        met, who, tie = _met(guest), schema.guest, schema.tie
        joined = and_(tie.c.guest == guest, tie.c.other == who.c.id)
        columns = (who.c.id, who.c.nickname, who.c.portrait, tie.c.muted, tie.c.blocked)
        rows = await self._database.read(
            select(*columns, met.c.met, met.c.games)
            .join_from(met, who, who.c.id == met.c.guest)
            .outerjoin(tie, joined)
            .where(or_(tie.c.removed.is_(None), tie.c.removed < met.c.met, tie.c.blocked))
            .order_by(met.c.met.desc(), who.c.id)
            .limit(MOST_PEOPLE)
        )
        marked = await self._database.read(
            select(*columns)
            .join_from(tie, who, who.c.id == tie.c.other)
            .where(tie.c.guest == guest, or_(tie.c.muted, tie.c.blocked))
            .order_by(who.c.nickname, who.c.id)
        )
        seen = {row["id"] for row in rows}
        last = await self._last_played(guest)
        return (
            *(_person(row, row["met"], row["games"], last.get(row["id"], "")) for row in rows),
            *(_person(row, 0.0, 0, "") for row in marked if row["id"] not in seen),
        )

    async def knows(self, guest: str, other: str) -> bool:
        """Whether a guest may know another: they sat at a table, are in a group, or one asked."""
        seat, member, tie = schema.seat, schema.member, schema.tie
        one, two = seat.alias(), seat.alias()
        own, his = member.alias(), member.alias()
        asked, into = schema.invitation, schema.group_invitation
        found = await self._database.read(
            select(
                exists()
                .where(one.c.guest == guest, two.c.guest == other, one.c.code == two.c.code)
                .label("seats"),
                exists()
                .where(own.c.guest == guest, his.c.guest == other, own.c.group_id == his.c.group_id)
                .label("groups"),
                exists().where(tie.c.guest == guest, tie.c.other == other).label("tie"),
                exists().where(asked.c.guest == guest, asked.c.by == other).label("asked"),
                exists().where(into.c.guest == guest, into.c.by == other).label("into"),
            )
        )
        return guest != other and any(found[0].values())

    async def has_sat_with(self, guest: str, other: str) -> bool:
        """Whether two guests have played together."""
        one, two, table = schema.seat, schema.seat.alias(), schema.game_table
        found = await self._database.read(
            select(table.c.code)
            .join_from(one, two, two.c.code == one.c.code)
            .join(table, table.c.code == one.c.code)
            .where(one.c.guest == guest, two.c.guest == other, table.c.stage != LOBBY)
            .limit(1)
        )
        return bool(found)

    async def shares_group(self, guest: str, other: str) -> bool:
        """Whether two guests are members of one group."""
        own, his = schema.member, schema.member.alias()
        found = await self._database.read(
            select(own.c.group_id)
            .join_from(own, his, his.c.group_id == own.c.group_id)
            .where(own.c.guest == guest, his.c.guest == other)
            .limit(1)
        )
        return bool(found)

    async def last_table(self, guest: str, other: str) -> str | None:
        """Return the code of the table at which two guests last played."""
        one, two, table = schema.seat, schema.seat.alias(), schema.game_table
        found = await self._database.read(
            select(table.c.code)
            .join_from(one, two, two.c.code == one.c.code)
            .join(table, table.c.code == one.c.code)
            .where(one.c.guest == guest, two.c.guest == other, table.c.stage != LOBBY)
            .order_by(func.coalesce(table.c.ended, table.c.created).desc(), table.c.code)
            .limit(1)
        )
        return found[0]["code"] if found else None

    # --- Ties ---------------------------------------------------------------------------

    async def set_tie(self, guest: str, other: str, new: wire.SetTie) -> bool:
        """Mute or block somebody, or no more; ``False`` if that would be too many.

        With a block goes whatever one of the two asked the other to.
        """
        old = await self._tie(guest, other)
        if old is None and await self._count(guest) >= MOST_TIES:
            return False
        was: dict[Any, Any] = (
            {"muted": False, "blocked": False, "removed": 0.0} if old is None else dict(old)
        )
        muted = was["muted"] if new.muted is None else new.muted
        blocked = was["blocked"] if new.blocked is None else new.blocked
        tie = _written(guest, other, muted=muted, blocked=blocked, removed=was["removed"])
        asked: list[Change] = []
        if blocked:
            for kept in (schema.invitation, schema.group_invitation):
                asked += [
                    delete(kept).where(kept.c.guest == guest, kept.c.by == other),
                    delete(kept).where(kept.c.guest == other, kept.c.by == guest),
                ]
        await self._database.write(*tie, *asked, notice_insert("tie", guest))
        return True

    async def remove(self, guest: str, other: str) -> bool:
        """Take somebody off the list until he sits there again; ``False`` if it is too many."""
        old = await self._tie(guest, other)
        if old is None and await self._count(guest) >= MOST_TIES:
            return False
        muted, blocked = (False, False) if old is None else (old["muted"], old["blocked"])
        await self._database.write(
            *_written(guest, other, muted=muted, blocked=blocked, removed=time())
        )
        return True

    async def unheard(self, guest: str) -> frozenset[str]:
        """Return whose words a guest does not want to hear."""
        tie = schema.tie
        found = await self._database.read(
            select(tie.c.other).where(tie.c.guest == guest, or_(tie.c.muted, tie.c.blocked))
        )
        return frozenset(row["other"] for row in found)

    async def blocks(self, guest: str, other: str) -> bool:
        """Whether a guest has blocked another."""
        found = await self._tie(guest, other)
        return found is not None and bool(found["blocked"])

    async def own(self, guest: str) -> tuple[wire.OwnTie, ...]:
        """Return how a guest stands to others."""
        tie = schema.tie
        rows = await self._database.read(
            select(tie).where(tie.c.guest == guest).order_by(tie.c.other)
        )
        return tuple(
            wire.OwnTie(
                guest=row["other"],
                muted=row["muted"],
                blocked=row["blocked"],
                removed=row["removed"],
            )
            for row in rows
        )

    async def _tie(self, guest: str, other: str) -> RowMapping | None:
        tie = schema.tie
        found = await self._database.read(
            select(tie).where(tie.c.guest == guest, tie.c.other == other)
        )
        return found[0] if found else None

    async def _count(self, guest: str) -> int:
        tie = schema.tie
        (row,) = await self._database.read(
            select(func.count().label("all")).select_from(tie).where(tie.c.guest == guest)
        )
        return int(row["all"])

    async def _last_played(self, guest: str) -> dict[str, str]:
        """Return what a guest last played with each of the others."""
        rows = await self._database.read(_games(guest).order_by(_latest(), schema.seat.c.code))
        return {row["guest"]: row["ruleset"] for row in rows}


def without_ties(guest: str) -> list[Change]:
    """Return what deletes all ties and invitations of a guest, and those to him."""
    tie, asked, into = schema.tie, schema.invitation, schema.group_invitation
    columns = (
        tie.c.guest, tie.c.other, asked.c.guest, asked.c.by, into.c.guest, into.c.by
    )  # fmt: skip
    return [delete(column.table).where(column == guest) for column in columns]


def blocked_by(host: ColumnElement[Any], guest: str) -> ColumnElement[bool]:
    """Say whether whoever stands in a column blocks a guest."""
    tie = schema.tie
    return exists().where(tie.c.guest == host, tie.c.other == guest, tie.c.blocked)


def _written(guest: str, other: str, *, muted: bool, blocked: bool, removed: float) -> list[Change]:
    tie = schema.tie
    changes: list[Change] = [delete(tie).where(tie.c.guest == guest, tie.c.other == other)]
    if muted or blocked or removed:
        changes.append(
            insert(tie).values(
                guest=guest, other=other, muted=muted, blocked=blocked, removed=removed
            )
        )
    return changes


def _latest() -> ColumnElement[float]:
    return func.coalesce(schema.game_table.c.ended, schema.game_table.c.created)


def _games(guest: str) -> Select[*tuple[Any, ...]]:
    """Find who sat at the tables of a guest, once the game had begun."""
    seat, table, own = schema.seat, schema.game_table, schema.seat.alias()
    mine = select(own.c.code).where(own.c.guest == guest)
    return (
        select(seat.c.guest, seat.c.code, table.c.ruleset, _latest().label("at"))
        .join_from(seat, table, table.c.code == seat.c.code)
        .where(
            seat.c.code.in_(mine),
            seat.c.guest != guest,
            ~seat.c.program,
            table.c.stage != LOBBY,
        )
    )


def _met(guest: str) -> Subquery:
    games = _games(guest).subquery()
    return (
        select(
            games.c.guest,
            func.max(games.c.at).label("met"),
            func.count(games.c.code.distinct()).label("games"),
        )
        .group_by(games.c.guest)
        .subquery()
    )


def _person(row: RowMapping, met: float, games: int, ruleset: str) -> wire.Person:
    return wire.Person(
        id=row["id"],
        nickname=row["nickname"],
        portrait=row["portrait"],
        met=met,
        games=games,
        ruleset=ruleset,
        muted=bool(row["muted"]),
        blocked=bool(row["blocked"]),
    )
