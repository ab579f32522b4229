"""Rest at slow tables: nights and holidays, and until when a table waits."""

import asyncio
from typing import Final

import pytest
from sqlalchemy import URL

from saboteur.server.storage.holidays import MOST_DAYS, YEAR, BadHoliday
from saboteur.table.config import CannotOpen
from saboteur.table.deadline import deadline
from saboteur.wire import messages as wire
from tests.server.party import two_nodes
from tests.server.slow_party import DAY, HOUR, NOON, Calendar, Days, in_days

NIGHT: Final = (22 * 60, 7 * 60)
"""Of nine hours."""


@pytest.mark.parametrize(
    ("start", "hours", "night", "holidays", "until"),
    [
        (NOON, 8, None, (), NOON + 8 * HOUR),
        (NOON, 8, NIGHT, (), NOON + 8 * HOUR),
        (NOON, 12, NIGHT, (), NOON + 21 * HOUR),
        (NOON + 11 * HOUR, 8, NIGHT, (), NOON + 27 * HOUR),  # asked at night
        (NOON, 10, NIGHT, (), NOON + 10 * HOUR),  # it is over when the night begins
        (NOON, 8, (12 * 60, 13 * 60), (), NOON + 9 * HOUR),
        (NOON, 8, None, ((NOON - DAY, NOON + DAY),), NOON + DAY + 8 * HOUR),
        (NOON, 8, None, ((NOON + HOUR, NOON + DAY),), NOON + DAY + 7 * HOUR),
        # A holiday that ends at night: the clock goes on in the morning.
        (NOON, 8, NIGHT, ((NOON + HOUR, NOON + 12 * HOUR),), NOON + 26 * HOUR),
        (NOON, 168, NIGHT, (), NOON + 11 * DAY + 3 * HOUR),
    ],
)
def test_the_clock_stands_at_night_and_during_holidays(
    start: float,
    hours: int,
    night: tuple[int, int] | None,
    holidays: tuple[tuple[float, float], ...],
    until: float,
) -> None:
    assert deadline(start, hours * HOUR, night, holidays) == until


def test_a_holiday_is_seen_by_all_and_nobody_is_hurried(database: URL) -> None:
    async def test(days: Days) -> None:
        code, tabs, shown = await days.game("Ada", "Bob", "Eve", hours=8)
        decider = shown[0]["view"]["decider"]
        span = (NOON + HOUR, NOON + 10 * DAY)
        holiday = wire.Holiday(since=span[0], until=span[1])
        await days.party.hall.plan_holidays(tabs[decider].guest, [holiday])
        for tab in tabs:
            lobby = await tab.wait_for("lobby", that=lambda f: f["seats"][decider]["holidays"])
            assert lobby["seats"][decider]["holidays"] == [list(span)]
        (awaited,) = await days.awaited(code)
        assert (awaited.since, awaited.until) == (NOON, NOON + 10 * DAY + 7 * HOUR)
        await days.pass_(9 * DAY)
        assert await days.party.storage.moves(code) == []
        # Who comes home early is waited for as before.
        await days.party.hall.plan_holidays(tabs[decider].guest, [])
        await tabs[0].wait_for("lobby", that=lambda f: not f["seats"][decider]["holidays"])
        (awaited,) = await days.awaited(code)
        assert awaited.until == NOON + 9 * DAY + 7 * HOUR

    in_days(database, test)


def test_a_holiday_planned_at_one_node_reaches_the_table_at_another(database: URL) -> None:
    calendar = Calendar()

    async def test() -> None:
        async with two_nodes(database, now=calendar) as (one, other):
            days = Days(one, calendar)
            code, tabs, shown = await days.game("Ada", "Bob", "Eve", hours=8)
            guest = tabs[shown[0]["view"]["decider"]].guest
            holiday = wire.Holiday(since=NOON + HOUR, until=NOON + 2 * DAY)
            await other.hall.plan_holidays(guest, [holiday])
            one.hall.holidays_changed(guest.id)  # as the notice tells it to
            await tabs[0].wait_for("ticking", that=lambda f: f["seconds"] == 2 * DAY + 7 * HOUR)
            (awaited,) = await days.awaited(code)
            assert awaited.until == NOON + 2 * DAY + 7 * HOUR

    asyncio.run(test())


def test_holidays_have_a_bound_and_what_has_begun_counts(database: URL) -> None:
    async def test(days: Days) -> None:
        guest, holidays = await days.party.guest("Ada"), days.party.storage.holidays

        async def plan(*spans: tuple[float, float]) -> None:
            wanted = [wire.Holiday(since=NOON + a * DAY, until=NOON + b * DAY) for a, b in spans]
            await holidays.plan(guest.id, wanted, days.calendar())

        for bad in (
            [(2, 1)],
            [(-3, -1)],
            [(1, 3), (2, 4)],
            [(1, 2 + MOST_DAYS)],
            [(1, 15), (20, 40)],
            [(1 + YEAR / DAY, 2 + YEAR / DAY)],
        ):
            with pytest.raises(BadHoliday):
                await plan(*bad)
        assert (await holidays.own(guest.id, NOON)).holidays == ()
        await plan((1, 11), (30, 40))
        assert (await holidays.own(guest.id, NOON)).left == MOST_DAYS - 20
        days.calendar.at = NOON + 5 * DAY
        await plan()  # four days of it are spent
        own = await holidays.own(guest.id, days.calendar())
        assert (own.holidays, own.left) == ((), MOST_DAYS - 4)
        with pytest.raises(BadHoliday):
            await plan((6, 6 + MOST_DAYS - 3))
        await plan((6, 6 + MOST_DAYS - 4))
        assert (await holidays.own(guest.id, days.calendar())).left == 0

    in_days(database, test)


def test_a_night_has_bounds(database: URL) -> None:
    async def test(days: Days) -> None:
        for night in ((0, 0), (0, 12 * 60 + 1), (60, 0)):
            with pytest.raises(CannotOpen):
                await days.party.open(clock="slow", night=night)
        code, _, _ = await days.game("Ada", "Bob", "Eve", hours=8, night=(20 * 60, 8 * 60))
        (awaited,) = await days.awaited(code)
        assert awaited.until == NOON + 8 * HOUR
        stored = await days.party.storage.table(code)
        assert stored is not None
        assert (stored.hours, stored.night) == (8, (20 * 60, 8 * 60))

    in_days(database, test)
