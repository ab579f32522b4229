"""When guests are not to be waited for, at all their slow tables.

What has begun can't be taken back, only ended: or the same days could be had again and again.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, final

from sqlalchemy import delete, insert, select, update

from saboteur.server.storage import schema
from saboteur.server.storage.database import Change, Database
from saboteur.server.storage.operators import notice_insert
from saboteur.table.models import Spans
from saboteur.wire import messages as wire

DAY: Final = 24 * 3600
YEAR: Final = 365 * DAY
MOST_DAYS: Final = 28
"""Of holidays, the last year and the next one taken together: a game waits no longer for one."""


class BadHoliday(ValueError):
    """No such holiday can be had; the message says why."""


@final
class HolidayStorage:
    """What one server keeps of its guests' holidays."""

    def __init__(self, database: Database) -> None:
        """Take a database whose schema is in place."""
        self._database = database

    async def of(self, guests: Sequence[str]) -> dict[str, Spans]:
        """Return from when to when each of some guests is on holiday, the earliest first."""
        row = schema.holiday
        found = await self._database.read(
            select(row).where(row.c.guest.in_(guests)).order_by(row.c.guest, row.c.since)
        )
        spans: dict[str, Spans] = {}
        for each in found:
            known = spans.get(each["guest"], ())
            spans[each["guest"]] = (*known, (each["since"], each["until"]))
        return spans

    async def own(self, guest: str, now: float) -> wire.Holidays:
        """Return the holidays of a guest that are not over, and how many days he has left."""
        known = (await self.of([guest])).get(guest, ())
        return wire.Holidays(
            holidays=tuple(
                wire.Holiday(since=since, until=until) for since, until in known if until > now
            ),
            left=max(0.0, MOST_DAYS - _days(known, now)),
        )

    async def plan(self, guest: str, wanted: Sequence[wire.Holiday], now: float) -> None:
        """Take other holidays than before; raises ``BadHoliday``, and nothing is changed."""
        known = (await self.of([guest])).get(guest, ())
        begun = {since: until for since, until in known if since <= now}
        spans = sorted((each.since, each.until) for each in wanted)
        new: list[tuple[float, float]] = []
        changes: list[Change] = []
        row = schema.holiday
        for since, until in spans:
            _must_be_possible(since, until, now)
            if since in begun:
                begun[since] = until
            else:
                new.append((max(since, now), until))
        kept = {since for since, _ in spans}
        for since, until in begun.items():
            if since not in kept and until > now:  # it ends now
                begun[since] = now
        whole = sorted([*begun.items(), *new])
        _must_fit(whole, now)
        own = row.c.guest == guest
        changes.append(delete(row).where(own, (row.c.since > now) | (row.c.until < now - YEAR)))
        changes += [
            update(row).where(own, row.c.since == since).values(until=until)
            for since, until in begun.items()
        ]
        changes += [
            insert(row).values(guest=guest, since=since, until=until) for since, until in new
        ]
        await self._database.write(*changes, notice_insert("holiday", guest))


def _must_be_possible(since: float, until: float, now: float) -> None:
    if not since < until:
        raise BadHoliday("a holiday ends after it begins")
    if until <= now:
        raise BadHoliday("that holiday is over")
    if until > now + YEAR:
        raise BadHoliday("a holiday lies within a year from now")


def _must_fit(spans: Sequence[tuple[float, float]], now: float) -> None:
    if any(later[0] < sooner[1] for sooner, later in pairwise(spans)):
        raise BadHoliday("two holidays overlap")
    if _days(spans, now) > MOST_DAYS:
        raise BadHoliday(f"holidays have {MOST_DAYS} days, the last year and the next together")


def _days(spans: Sequence[tuple[float, float]], now: float) -> float:
    """Count the days from a year ago on."""
    return sum(max(0.0, until - max(since, now - YEAR)) for since, until in spans) / DAY
