"""Daily pauses and holidays postpone the deadlines of correspondence tables."""

from typing import Final

import pytest
from sqlalchemy import URL

from saboteur.protocol import messages as wire
from saboteur.server.storage.holidays import MAX_HOLIDAY_DAYS, YEAR_S, InvalidHoliday
from saboteur.table.lifecycle.table_config import CannotOpenTable
from saboteur.table.pending_turns import deadline
from tests.server.correspondence_harness import (
    DAY_S,
    HOUR_S,
    NOON_TIMESTAMP,
    CorrespondenceHarness,
    FakeClock,
)
from tests.server.harness import two_nodes

NIGHT_MINUTES: Final = (22 * 60, 7 * 60)
"""A daily pause of nine hours, in minutes of the day."""


@pytest.mark.parametrize(
    ("start", "hours", "night", "holidays", "until"),
    [
        (NOON_TIMESTAMP, 8, None, (), NOON_TIMESTAMP + 8 * HOUR_S),
        (NOON_TIMESTAMP, 8, NIGHT_MINUTES, (), NOON_TIMESTAMP + 8 * HOUR_S),
        (NOON_TIMESTAMP, 12, NIGHT_MINUTES, (), NOON_TIMESTAMP + 21 * HOUR_S),
        (
            NOON_TIMESTAMP + 11 * HOUR_S,
            8,
            NIGHT_MINUTES,
            (),
            NOON_TIMESTAMP + 27 * HOUR_S,
        ),  # asked during the pause
        (
            NOON_TIMESTAMP,
            10,
            NIGHT_MINUTES,
            (),
            NOON_TIMESTAMP + 10 * HOUR_S,
        ),  # the deadline is before the pause begins
        (NOON_TIMESTAMP, 8, (12 * 60, 13 * 60), (), NOON_TIMESTAMP + 9 * HOUR_S),
        (
            NOON_TIMESTAMP,
            8,
            None,
            ((NOON_TIMESTAMP - DAY_S, NOON_TIMESTAMP + DAY_S),),
            NOON_TIMESTAMP + DAY_S + 8 * HOUR_S,
        ),
        (
            NOON_TIMESTAMP,
            8,
            None,
            ((NOON_TIMESTAMP + HOUR_S, NOON_TIMESTAMP + DAY_S),),
            NOON_TIMESTAMP + DAY_S + 7 * HOUR_S,
        ),
        # A holiday that ends during the pause: the clock continues in the morning.
        (
            NOON_TIMESTAMP,
            8,
            NIGHT_MINUTES,
            ((NOON_TIMESTAMP + HOUR_S, NOON_TIMESTAMP + 12 * HOUR_S),),
            NOON_TIMESTAMP + 26 * HOUR_S,
        ),
        (NOON_TIMESTAMP, 168, NIGHT_MINUTES, (), NOON_TIMESTAMP + 11 * DAY_S + 3 * HOUR_S),
    ],
)
def test_deadline_skips_nights_and_holidays(
    start: float,
    hours: int,
    night: tuple[int, int] | None,
    holidays: tuple[tuple[float, float], ...],
    until: float,
) -> None:
    assert deadline(start, hours * HOUR_S, night, holidays) == until


async def test_holiday_is_shown_in_lobby_and_extends_deadline(
    correspondence: CorrespondenceHarness,
) -> None:
    code, tabs, shown = await correspondence.start_game("Ada", "Bob", "Eve", decision_hours=8)
    decider = shown[0]["view"]["decider"]
    span = (NOON_TIMESTAMP + HOUR_S, NOON_TIMESTAMP + 10 * DAY_S)
    holiday = wire.Holiday(starts_at=span[0], ends_at=span[1])
    await correspondence.harness.registry.set_holidays(tabs[decider].guest, [holiday])
    for tab in tabs:
        lobby = await tab.wait_for("lobby", predicate=lambda f: f["seats"][decider]["holidays"])
        assert lobby["seats"][decider]["holidays"] == [list(span)]
    (awaited,) = await correspondence.pending_turns(code)
    assert (awaited.since, awaited.until) == (
        NOON_TIMESTAMP,
        NOON_TIMESTAMP + 10 * DAY_S + 7 * HOUR_S,
    )
    await correspondence.advance(9 * DAY_S)
    assert await correspondence.harness.storage.moves(code) == []
    # The holiday is ended early, so the deadline is as before.
    await correspondence.harness.registry.set_holidays(tabs[decider].guest, [])
    await tabs[0].wait_for("lobby", predicate=lambda f: not f["seats"][decider]["holidays"])
    (awaited,) = await correspondence.pending_turns(code)
    assert awaited.until == NOON_TIMESTAMP + 9 * DAY_S + 7 * HOUR_S


async def test_holiday_planned_on_another_node_extends_deadline(database: URL) -> None:
    calendar = FakeClock()

    async with two_nodes(database, now=calendar) as (one, other):
        days = CorrespondenceHarness(one, calendar)
        code, tabs, shown = await days.start_game("Ada", "Bob", "Eve", decision_hours=8)
        guest = tabs[shown[0]["view"]["decider"]].guest
        holiday = wire.Holiday(
            starts_at=NOON_TIMESTAMP + HOUR_S, ends_at=NOON_TIMESTAMP + 2 * DAY_S
        )
        await other.registry.set_holidays(guest, [holiday])
        one.registry.notify_holidays_changed(guest.id)  # after the cluster event
        await tabs[0].wait_for("clock", predicate=lambda f: f["seconds"] == 2 * DAY_S + 7 * HOUR_S)
        (awaited,) = await days.pending_turns(code)
        assert awaited.until == NOON_TIMESTAMP + 2 * DAY_S + 7 * HOUR_S


async def test_holiday_plan_limits(correspondence: CorrespondenceHarness) -> None:
    guest, holidays = (
        await correspondence.harness.ensure_guest("Ada"),
        correspondence.harness.storage.holidays,
    )

    async def plan(*spans: tuple[float, float]) -> None:
        wanted = [
            wire.Holiday(starts_at=NOON_TIMESTAMP + a * DAY_S, ends_at=NOON_TIMESTAMP + b * DAY_S)
            for a, b in spans
        ]
        await holidays.replace_holidays(guest.id, wanted, correspondence.clock())

    for bad in (
        [(2, 1)],
        [(-3, -1)],
        [(1, 3), (2, 4)],
        [(1, 2 + MAX_HOLIDAY_DAYS)],
        [(1, 15), (20, 40)],
        [(1 + YEAR_S / DAY_S, 2 + YEAR_S / DAY_S)],
    ):
        with pytest.raises(InvalidHoliday):
            await plan(*bad)
    assert (await holidays.overview_for(guest.id, NOON_TIMESTAMP)).holidays == ()
    await plan((1, 11), (30, 40))
    assert (
        await holidays.overview_for(guest.id, NOON_TIMESTAMP)
    ).days_left == MAX_HOLIDAY_DAYS - 20
    correspondence.clock.now = NOON_TIMESTAMP + 5 * DAY_S
    await plan()  # four days of it are used
    own = await holidays.overview_for(guest.id, correspondence.clock())
    assert (own.holidays, own.days_left) == ((), MAX_HOLIDAY_DAYS - 4)
    with pytest.raises(InvalidHoliday):
        await plan((6, 6 + MAX_HOLIDAY_DAYS - 3))
    await plan((6, 6 + MAX_HOLIDAY_DAYS - 4))
    assert (await holidays.overview_for(guest.id, correspondence.clock())).days_left == 0


async def test_night_hours_limits(correspondence: CorrespondenceHarness) -> None:
    for night in ((0, 0), (0, 12 * 60 + 1), (60, 0)):
        with pytest.raises(CannotOpenTable):
            await correspondence.harness.open_table(clock="slow", daily_pause=night)
    code, _, _ = await correspondence.start_game(
        "Ada", "Bob", "Eve", decision_hours=8, daily_pause=(20 * 60, 8 * 60)
    )
    (awaited,) = await correspondence.pending_turns(code)
    assert awaited.until == NOON_TIMESTAMP + 8 * HOUR_S
    stored = await correspondence.harness.storage.table(code)
    assert stored is not None
    assert (stored.decision_hours, stored.night) == (8, (20 * 60, 8 * 60))
