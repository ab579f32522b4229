"""Holidays of guests, in which the clocks of their correspondence tables do not run.

A holiday that has begun cannot be removed, only its end can be changed; otherwise the same days
could be taken again and again.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final, final

from sqlalchemy import delete, insert, select, update

from saboteur.protocol import messages as wire
from saboteur.server.storage import schema
from saboteur.server.storage.database import Statement
from saboteur.server.storage.operators import cluster_event_insert
from saboteur.server.storage.store import GuestDataStore
from saboteur.table.storage.models import TimeSpans

DAY_S: Final = 24 * 3600
YEAR_S: Final = 365 * DAY_S
MAX_HOLIDAY_DAYS: Final = 28
"""Maximum days of holiday within the last year and the next one together."""


class InvalidHoliday(ValueError):
    """The holidays are not allowed; the message gives the reason."""


@final
class HolidayStore(GuestDataStore):
    guest_tables = (schema.holiday,)

    async def spans_of(self, guests: Sequence[str]) -> dict[str, TimeSpans]:
        """Return by guest the holidays of ``guests`` as (start, end), the earliest first."""
        holiday = schema.holiday
        rows = await self._database.read(
            select(holiday)
            .where(holiday.c.guest_id.in_(guests))
            .order_by(holiday.c.guest_id, holiday.c.starts_at)
        )
        spans: dict[str, TimeSpans] = {}
        for row in rows:
            known = spans.get(row["guest_id"], ())
            spans[row["guest_id"]] = (*known, (row["starts_at"], row["ends_at"]))
        return spans

    async def overview_for(self, guest: str, now: float) -> wire.Holidays:
        """Return the holidays of a guest that are not over, and how many days are left."""
        spans = (await self.spans_of([guest])).get(guest, ())
        return wire.Holidays(
            holidays=tuple(
                wire.Holiday(starts_at=since, ends_at=until)
                for since, until in spans
                if until > now
            ),
            days_left=max(0.0, MAX_HOLIDAY_DAYS - _count_days(spans, now)),
        )

    async def replace_holidays(
        self, guest: str, holidays: Sequence[wire.Holiday], now: float
    ) -> None:
        """Replace the holidays of a guest.

        A holiday that has begun keeps its start, and ends now if it is left out. Raises
        ``InvalidHoliday``; nothing is changed then.
        """
        known = (await self.spans_of([guest])).get(guest, ())
        begun = {since: until for since, until in known if since <= now}
        spans = sorted((holiday.starts_at, holiday.ends_at) for holiday in holidays)
        new: list[tuple[float, float]] = []
        statements: list[Statement] = []
        table = schema.holiday
        for since, until in spans:
            _check_span(since, until, now)
            if since in begun:
                begun[since] = until
            else:
                new.append((max(since, now), until))
        requested_starts = {since for since, _ in spans}
        for since, until in begun.items():
            if since not in requested_starts and until > now:  # it ends now
                begun[since] = now
        all_spans = sorted([*begun.items(), *new])
        _check_limits(all_spans, now)
        is_own = table.c.guest_id == guest
        statements.append(
            delete(table).where(
                is_own, (table.c.starts_at > now) | (table.c.ends_at < now - YEAR_S)
            )
        )
        statements += [
            update(table).where(is_own, table.c.starts_at == since).values(ends_at=until)
            for since, until in begun.items()
        ]
        statements += [
            insert(table).values(guest_id=guest, starts_at=since, ends_at=until)
            for since, until in new
        ]
        await self._database.write(*statements, cluster_event_insert("holiday", guest))

    async def export_for(self, guest: str) -> dict[str, Any]:
        spans = (await self.spans_of([guest])).get(guest, ())
        return {
            "holidays": tuple(
                wire.Holiday(starts_at=since, ends_at=until) for since, until in spans
            )
        }


def _check_span(since: float, until: float, now: float) -> None:
    if not since < until:
        raise InvalidHoliday("a holiday ends after it begins")
    if until <= now:
        raise InvalidHoliday("that holiday is over")
    if until > now + YEAR_S:
        raise InvalidHoliday("a holiday lies within a year from now")


def _check_limits(spans: Sequence[tuple[float, float]], now: float) -> None:
    if any(later[0] < sooner[1] for sooner, later in pairwise(spans)):
        raise InvalidHoliday("two holidays overlap")
    if _count_days(spans, now) > MAX_HOLIDAY_DAYS:
        raise InvalidHoliday(
            f"holidays have {MAX_HOLIDAY_DAYS} days, the last year and the next together"
        )


def _count_days(spans: Sequence[tuple[float, float]], now: float) -> float:
    """Count the days of ``spans``, without those more than a year ago."""
    return sum(max(0.0, until - max(since, now - YEAR_S)) for since, until in spans) / DAY_S
