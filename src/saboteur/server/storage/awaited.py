"""Whom slow tables wait for, and what seats there have said beforehand.

Both are written with the moves that they follow from (``rows.leased``), so they are never older
or newer than the log. What is said beforehand is secret: the table's owner reads it, and its guest.
"""

from asyncio import Future
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from typing import Final, final

from sqlalchemy import RowMapping, select, tuple_, update

from saboteur.server.storage import schema
from saboteur.server.storage.database import Database
from saboteur.server.storage.holidays import HolidayStorage
from saboteur.server.storage.rows import leased
from saboteur.server.storage.waiting import orders_of
from saboteur.table.models import Awaited, Lease, Orders, Spans
from saboteur.wire import messages as wire

PORTION: Final = 50
MOST_TURNS: Final = 100
"""So many tables that wait for him a guest is shown."""
CALL_AFTER: Final = 20.0
"""Seconds in which what he has said beforehand may answer for him, or he who is there."""


@dataclass(frozen=True, slots=True)
class Overdue:
    """A table whose question has had its time."""

    until: float
    code: str


@dataclass(frozen=True, slots=True)
class Call:
    """Somebody who is to be called to a table."""

    code: str
    guest: str
    version: int
    since: float
    until: float


@final
class AwaitedStorage:
    """What one server keeps of slow tables."""

    def __init__(self, database: Database, holidays: HolidayStorage) -> None:
        """Take a database whose schema is in place, and who is on holiday when."""
        self._database = database
        self._holidays = holidays

    def write(self, lease: Lease) -> Future[None]:
        """Write what a lease carries; it is, once the future is done."""
        return self._database.post(*leased(lease))

    async def awaited(self, code: str) -> tuple[Awaited, ...]:
        """Return for whom a table waits."""
        row = schema.awaited
        found = await self._database.read(
            select(row).where(row.c.code == code).order_by(row.c.guest)
        )
        return tuple(map(_awaited_of, found))

    async def orders(self, code: str) -> dict[int, Orders]:
        """Return what seats of a table have said beforehand."""
        row = schema.standing
        found = await self._database.read(select(row).where(row.c.code == code))
        return {each["seat"]: orders_of(each) for each in found}

    async def holidays(self, guests: Sequence[str]) -> Mapping[str, Spans]:
        """Return when each of some guests is not to be waited for."""
        return await self._holidays.of(guests)

    # --- What a node asks for -----------------------------------------------------------

    async def overdue(self, now: float, after: Overdue | None = None) -> Sequence[Overdue]:
        """Return the next tables whose questions have had their time, the longest ago first."""
        row = schema.awaited
        place = (0.0, "") if after is None else (after.until, after.code)
        found = await self._database.read(
            select(row.c.until, row.c.code)
            .where(row.c.until <= now, tuple_(row.c.until, row.c.code) > place)
            .order_by(row.c.until, row.c.code)
            .limit(PORTION)
        )
        return [Overdue(*each) for each in dict.fromkeys((r["until"], r["code"]) for r in found)]

    async def uncalled(self, now: float, limit: int) -> Sequence[Call]:
        """Return who is awaited and was not called yet, the longest ago first."""
        row = schema.awaited
        found = await self._database.read(
            select(row)
            .where(
                row.c.called.is_(None), row.c.answered.is_(False), row.c.since <= now - CALL_AFTER
            )
            .order_by(row.c.since)
            .limit(limit)
        )
        return [
            Call(each["code"], each["guest"], each["version"], each["since"], each["until"])
            for each in found
        ]

    async def called(self, calls: Iterable[Call], now: float) -> None:
        """Note that somebody was called; who is asked something else meanwhile was not."""
        row = schema.awaited
        await self._database.write(
            *(
                update(row)
                .where(
                    row.c.code == call.code,
                    row.c.guest == call.guest,
                    row.c.version == call.version,
                )
                .values(called=now)
                for call in calls
            )
        )

    # --- What a guest asks for ----------------------------------------------------------

    async def turns(self, guest: str) -> tuple[wire.Turn, ...]:
        """Return where a guest is awaited and has not answered, the oldest first."""
        row, table, seat = schema.awaited, schema.game_table, schema.seat
        own = (
            select(row.c.code, row.c.since, row.c.until, table.c.ruleset, table.c.seats)
            .join(table, table.c.code == row.c.code)
            .where(row.c.guest == guest, row.c.answered.is_(False))
            .order_by(row.c.since, row.c.code)
            .limit(MOST_TURNS)
            .subquery()
        )
        found = await self._database.read(
            select(own, seat.c.seat, seat.c.name)
            .join(seat, seat.c.code == own.c.code)
            .order_by(own.c.since, own.c.code)
        )
        return tuple(_turn_of(list(group)) for _, group in groupby(found, key=itemgetter("code")))

    async def codes(self, guest: str) -> Sequence[str]:
        """Return the tables at which a guest is awaited, whether he has answered or not."""
        row = schema.awaited
        found = await self._database.read(select(row.c.code).where(row.c.guest == guest))
        return [each["code"] for each in found]


def _awaited_of(row: RowMapping) -> Awaited:
    return Awaited(
        row["guest"], row["version"], row["since"], row["until"], answered=row["answered"]
    )


def _turn_of(rows: Sequence[RowMapping]) -> wire.Turn:
    first = rows[0]
    names = {row["seat"]: row["name"] for row in rows}
    return wire.Turn(
        code=first["code"],
        ruleset=first["ruleset"],
        players=tuple(map(names.get, range(first["seats"]))),
        since=first["since"],
        until=first["until"],
    )
