"""What operators find: tables and guests, by what they know of them, page by page."""

from collections.abc import Sequence
from dataclasses import dataclass
from time import time
from typing import Final, final

from sqlalchemy import ColumnElement, func, or_, select

from saboteur.server.storage import schema
from saboteur.server.storage.database import Database

PAGE: Final = 20
"""Rows of a page."""
DAY: Final = 24 * 3600


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """What an operator looks for."""

    text: str = ""
    """A code or an id; or a part of a name."""
    stage: str | None = None
    older: float | None = None
    """Opened, or come for the first time, more than so many days ago."""
    younger: float | None = None
    guests: frozenset[str] | None = None
    """Among these alone."""
    page: int = 1

    @property
    def skip(self) -> int:
        """How many rows stand on the pages before."""
        return PAGE * (self.page - 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class FoundTable:
    """A table, as far as an operator may know it: nothing of its game."""

    code: str
    invite: str
    ruleset: str
    stage: str
    seats: int
    taken: int
    host: str
    """By nickname."""
    created: float
    listed: bool
    closed: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class FoundGuest:
    """A guest, as far as an operator may know him."""

    id: str
    nickname: str
    created: float
    seen: float
    tables: int
    banned: float | None
    """Until when, if he is."""


@final
class Search:
    """Looks through what one server keeps."""

    def __init__(self, database: Database) -> None:
        """Take a database whose schema is in place."""
        self._database = database

    async def tables(self, wanted: Wanted) -> Sequence[FoundTable]:
        """Return a page of tables, the newest first."""
        table, seat, guest, invite = schema.game_table, schema.seat, schema.guest, schema.invite
        taken = (
            select(func.count())
            .select_from(seat)
            .where(seat.c.code == table.c.code)
            .scalar_subquery()
        )
        conditions = _ages(table.c.created, wanted)
        if wanted.stage is not None:
            conditions.append(table.c.stage == wanted.stage)
        if wanted.text:
            named = select(seat.c.code).where(_holds(seat.c.name, wanted.text))
            code = select(invite.c.code).where(invite.c.invite == wanted.text.upper())
            sits = select(seat.c.code).where(seat.c.guest == wanted.text)
            conditions.append(
                or_(
                    *(table.c.code.in_(found) for found in (named, code, sits)),
                    _holds(guest.c.nickname, wanted.text),
                    table.c.host == wanted.text,
                )
            )
        rows = await self._database.read(
            select(table, guest.c.nickname, taken.label("taken"))
            .join(guest, guest.c.id == table.c.host)
            .where(*conditions)
            .order_by(table.c.created.desc(), table.c.code)
            .limit(PAGE)
            .offset(wanted.skip)
        )
        return [
            FoundTable(
                code=row["code"],
                invite=row["invite"],
                ruleset=row["ruleset"],
                stage=row["stage"],
                seats=row["seats"],
                taken=row["taken"],
                host=row["nickname"],
                created=row["created"],
                listed=row["listed"],
                closed=row["closed"] is not None,
            )
            for row in rows
        ]

    async def guests(self, wanted: Wanted) -> Sequence[FoundGuest]:
        """Return a page of guests, who came last first."""
        guest, seat, ban = schema.guest, schema.seat, schema.ban
        tables = (
            select(func.count(seat.c.code.distinct()))
            .where(seat.c.guest == guest.c.id)
            .scalar_subquery()
        )
        banned = (
            select(func.max(ban.c.until))
            .where(ban.c.guest == guest.c.id, ban.c.until > time())
            .scalar_subquery()
        )
        conditions = _ages(guest.c.created, wanted)
        if wanted.text:
            conditions.append(or_(guest.c.id == wanted.text, _holds(guest.c.nickname, wanted.text)))
        if wanted.guests is not None:
            conditions.append(guest.c.id.in_(wanted.guests))
        rows = await self._database.read(
            select(guest, tables.label("tables"), banned.label("banned"))
            .where(*conditions)
            .order_by(guest.c.seen.desc(), guest.c.id.desc())
            .limit(PAGE)
            .offset(wanted.skip)
        )
        names = ("id", "nickname", "created", "seen", "tables", "banned")
        return [FoundGuest(**{name: row[name] for name in names}) for row in rows]


def _ages(created: ColumnElement[float], wanted: Wanted) -> list[ColumnElement[bool]]:
    ages: list[ColumnElement[bool]] = []
    if wanted.older is not None:
        ages.append(created < time() - wanted.older * DAY)
    if wanted.younger is not None:
        ages.append(created > time() - wanted.younger * DAY)
    return ages


def _holds(name: ColumnElement[str], text: str) -> ColumnElement[bool]:
    return func.lower(name).contains(text.lower(), autoescape=True)
