"""Search of tables and guests for operators, page by page."""

from collections.abc import Sequence
from dataclasses import dataclass
from time import time
from typing import Final, final

from sqlalchemy import ColumnElement, func, or_, select

from saboteur.server.storage import schema
from saboteur.server.storage.store import Store

PAGE_SIZE: Final = 20
DAY_S: Final = 24 * 3600


@dataclass(frozen=True, slots=True, kw_only=True)
class SearchQuery:
    """Filters of a search; all of them must match."""

    text: str = ""
    """A table code, a guest id, or a part of a name."""
    stage: str | None = None
    min_age_days: float | None = None
    """Minimum age of the tables or guests, in days."""
    max_age_days: float | None = None
    guests: frozenset[str] | None = None
    """Ids of the guests to which ``find_guests`` is limited; ``None`` for all."""
    page: int = 1

    @property
    def offset(self) -> int:
        """Number of rows on the previous pages."""
        return PAGE_SIZE * (self.page - 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class FoundTable:
    """A table in the result of a search, without anything of its game."""

    code: str
    join_code: str
    ruleset: str
    stage: str
    seats: int
    taken_seats: int
    host_name: str
    created_at: float
    is_listed: bool
    is_closed: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class FoundGuest:
    id: str
    nickname: str
    created_at: float
    last_seen_at: float
    table_count: int
    banned_until: float | None
    """End of the current ban; ``None`` without one."""


@final
class AdminSearch(Store):
    async def find_tables(self, query: SearchQuery) -> Sequence[FoundTable]:
        """Return a page of tables, the newest first."""
        table, seat, guest, join_code = (
            schema.game_table,
            schema.seat,
            schema.guest,
            schema.join_code,
        )
        taken_seats = (
            select(func.count())
            .select_from(seat)
            .where(seat.c.table_code == table.c.code)
            .scalar_subquery()
        )
        conditions = _age_conditions(table.c.created_at, query)
        if query.stage is not None:
            conditions.append(table.c.stage == query.stage)
        if query.text:
            by_player_name = select(seat.c.table_code).where(
                _contains_text(seat.c.name, query.text)
            )
            by_code = select(join_code.c.table_code).where(
                join_code.c.join_code == query.text.upper()
            )
            by_player = select(seat.c.table_code).where(seat.c.guest_id == query.text)
            conditions.append(
                or_(
                    *(table.c.code.in_(found) for found in (by_player_name, by_code, by_player)),
                    _contains_text(guest.c.nickname, query.text),
                    table.c.host_guest_id == query.text,
                )
            )
        rows = await self._database.read(
            select(table, guest.c.nickname, taken_seats.label("taken_seats"))
            .join(guest, guest.c.id == table.c.host_guest_id)
            .where(*conditions)
            .order_by(table.c.created_at.desc(), table.c.code)
            .limit(PAGE_SIZE)
            .offset(query.offset)
        )
        return [
            FoundTable(
                code=row["code"],
                join_code=row["join_code"],
                ruleset=row["ruleset"],
                stage=row["stage"],
                seats=row["seats"],
                taken_seats=row["taken_seats"],
                host_name=row["nickname"],
                created_at=row["created_at"],
                is_listed=row["is_listed"],
                is_closed=row["closed_at"] is not None,
            )
            for row in rows
        ]

    async def find_guests(self, query: SearchQuery) -> Sequence[FoundGuest]:
        """Return a page of guests, the most recently seen first."""
        guest, seat, ban = schema.guest, schema.seat, schema.ban
        table_count = (
            select(func.count(seat.c.table_code.distinct()))
            .where(seat.c.guest_id == guest.c.id)
            .scalar_subquery()
        )
        banned_until = (
            select(func.max(ban.c.expires_at))
            .where(ban.c.guest_id == guest.c.id, ban.c.expires_at > time())
            .scalar_subquery()
        )
        conditions = _age_conditions(guest.c.created_at, query)
        if query.text:
            conditions.append(
                or_(guest.c.id == query.text, _contains_text(guest.c.nickname, query.text))
            )
        if query.guests is not None:
            conditions.append(guest.c.id.in_(query.guests))
        rows = await self._database.read(
            select(guest, table_count.label("table_count"), banned_until.label("banned_until"))
            .where(*conditions)
            .order_by(guest.c.last_seen_at.desc(), guest.c.id.desc())
            .limit(PAGE_SIZE)
            .offset(query.offset)
        )
        names = ("id", "nickname", "created_at", "last_seen_at", "table_count", "banned_until")
        return [FoundGuest(**{name: row[name] for name in names}) for row in rows]


def _age_conditions(
    created_at: ColumnElement[float], query: SearchQuery
) -> list[ColumnElement[bool]]:
    ages: list[ColumnElement[bool]] = []
    if query.min_age_days is not None:
        ages.append(created_at < time() - query.min_age_days * DAY_S)
    if query.max_age_days is not None:
        ages.append(created_at > time() - query.max_age_days * DAY_S)
    return ages


def _contains_text(name: ColumnElement[str], text: str) -> ColumnElement[bool]:
    return func.lower(name).contains(text.lower(), autoescape=True)
