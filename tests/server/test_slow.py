"""Slow tables: they wait for days, by the database, and nobody need be there."""

import asyncio

import pytest
from sqlalchemy import URL, select

from saboteur.server.storage import schema
from saboteur.server.storage.guests import GuestStorage
from saboteur.wire import messages as wire
from tests.server.party import Frame, Tab, two_nodes
from tests.server.slow_party import DAY, HOUR, NOON, Calendar, Days, in_days, play

pytestmark = pytest.mark.in_turns


def test_the_question_and_its_time_are_written_with_the_move(database: URL) -> None:
    async def test(days: Days) -> None:
        code, tabs, shown = await days.game("Ada", "Bob", "Eve", hours=8)
        decider = shown[0]["view"]["decider"]
        (first,) = await days.awaited(code)
        assert first.guest == tabs[decider].guest.id
        assert (first.version, first.since, first.until) == (0, NOON, NOON + 8 * HOUR)
        ticking = await tabs[0].wait_for("ticking")
        assert (ticking["version"], ticking["seconds"]) == (0, 8 * HOUR)
        days.calendar.at += HOUR
        told = await play(tabs[decider], 0, shown[decider]["options"][0]["text"])
        (second,) = await days.awaited(code)
        assert second.guest == tabs[told["view"]["decider"]].guest.id
        assert (second.version, second.since, second.until) == (1, NOON + HOUR, NOON + 9 * HOUR)

    in_days(database, test)


def test_everybody_may_go_and_the_absent_rule_moves_when_the_time_is_over(database: URL) -> None:
    async def test(days: Days) -> None:
        code, tabs, shown = await days.game("Ada", "Bob", "Eve", hours=8)
        decider = shown[0]["view"]["decider"]
        for tab in tabs:
            tab.leave()
        await days.pass_(8 * HOUR - 1)
        assert await days.party.storage.moves(code) == []
        await days.pass_(1)
        back = await days.party.sit(code, "Ada")
        sync = await back.wait_for("sync", that=lambda frame: frame["version"] == 1)
        (made,) = await days.party.storage.moves(code)
        assert (made.seat, made.timed_out, made.text.split()[0]) == (decider, True, "pass")
        assert sync["view"]["decider"] == (decider + 1) % 3
        lobby = days.party.hall._live[code].lobby(None)
        assert [(seat.away, seat.stand_in) for seat in lobby.seats] == [(False, False)] * 3

    in_days(database, test, grace_seconds=0.01)


def test_a_table_that_sleeps_is_woken_by_its_time_and_sleeps_again(database: URL) -> None:
    async def test(days: Days) -> None:
        code, tabs, _ = await days.game("Ada", "Bob", "Eve", hours=24)
        for tab in tabs:
            tab.leave()
        live = days.party.hall._live[code]
        await live._task
        assert code not in days.party.hall._live
        for number in (1, 2):
            await days.pass_(DAY)
            await days.party.hall._live[code]._task
            moves = await days.party.storage.moves(code)
            assert [move.timed_out for move in moves] == [True] * number
        lease = schema.lease
        await days.party.hall._release(code)
        assert await days.party.storage.database.read(select(lease)) == []

    in_days(database, test, idle_seconds=0.05)


def test_bots_of_a_slow_table_play_at_once_though_nobody_has_come(database: URL) -> None:
    async def test(days: Days) -> None:
        code = await days.party.open("Ada", seats=4, clock="slow", bots="novice")
        table = await days.party.hall.own(code)
        assert table is not None
        await table._task
        moves = await days.party.storage.moves(code)
        (awaited,) = await days.awaited(code)
        assert awaited.guest == days.party.guests["Ada"].id
        assert awaited.version == len(moves)
        assert not any(move.timed_out for move in moves)

    in_days(database, test, idle_seconds=0.5)


async def to_ada(days: Days) -> tuple[str, Tab, Frame]:
    """Deal, and let the others move until Ada is asked; return what she is shown."""
    code, tabs, shown = await days.game("Ada", "Bob", "Eve")
    while (decider := shown[0]["view"]["decider"]) != 0:
        version, move = shown[0]["version"], shown[decider]["options"][0]["text"]
        tabs[decider].say(wire.Play(version=version, move=move))
        shown = [await tab.wait_for("happened") for tab in tabs]
    return code, tabs[0], shown[0]


def test_turns_come_oldest_first_and_go_with_the_move(database: URL) -> None:
    async def test(days: Days) -> None:
        first, tab, frame = await to_ada(days)
        days.calendar.at += HOUR
        second, *_ = await to_ada(days)
        ada = days.party.guests["Ada"].id
        turns = await days.party.storage.slow.turns(ada)
        assert [turn.code for turn in turns] == [first, second]
        assert turns[0].players == ("Ada", "Bob", "Eve")
        assert turns[1].since - turns[0].since == HOUR
        await play(tab, frame["version"], frame["options"][0]["text"])
        assert [turn.code for turn in await days.party.storage.slow.turns(ada)] == [second]

    in_days(database, test)


def test_whom_to_call_is_asked_once_and_again_only_for_another_question(database: URL) -> None:
    async def test(days: Days) -> None:
        slow = days.party.storage.slow
        code, tabs, shown = await days.game("Ada", "Bob", "Eve")
        decider = shown[0]["view"]["decider"]
        assert await slow.uncalled(days.calendar(), 10) == []  # he may be there
        days.calendar.at += 60
        (call,) = await slow.uncalled(days.calendar(), 10)
        assert (call.code, call.guest, call.version) == (code, tabs[decider].guest.id, 0)
        await slow.called([call], days.calendar())
        assert await slow.uncalled(days.calendar(), 10) == []
        await days.party.restart()
        tab = await days.party.sit(code, tabs[decider].guest.nickname)
        assert await slow.uncalled(days.calendar(), 10) == []
        told = await play(tab, 0, shown[decider]["options"][0]["text"])
        await slow.called([call], days.calendar())  # too late: it is another question
        days.calendar.at += 60
        (next_call,) = await slow.uncalled(days.calendar(), 10)
        assert next_call.guest == tabs[told["view"]["decider"]].guest.id

    in_days(database, test)


def test_a_killed_node_s_table_goes_on_at_another_with_the_same_time(database: URL) -> None:
    calendar = Calendar()

    async def test() -> None:
        async with two_nodes(database, now=calendar) as (one, other):
            days = Days(one, calendar)
            code, tabs, shown = await days.game("Ada", "Bob", "Eve", hours=8)
            decider = shown[0]["view"]["decider"]
            tab = tabs[decider]
            calendar.at += HOUR
            tab.say(wire.Prepare(moves=(shown[decider]["options"][0]["text"],)))
            assert (await tab.wait_for("trouble"))["code"] == "your-turn"
            one.hall._lost()  # it hears nothing more
            before = await days.awaited(code)
            there = await other.sit(code, "Ada")
            await there.wait_for("sync")
            assert (await there.wait_for("ticking"))["seconds"] == 7 * HOUR
            assert await days.awaited(code) == before
            calendar.at += 7 * HOUR
            await other.hall.check_clocks()
            assert (await there.wait_for("happened"))["timed_out"]
            await one.hall.check_clocks()  # what another node has is left to it
            assert len(await one.storage.moves(code)) == 1

    asyncio.run(test())


def test_a_bot_moves_for_who_was_forgotten_while_the_table_slept(database: URL) -> None:
    async def test(days: Days) -> None:
        code, tabs, shown = await days.game("Ada", "Bob", "Eve")
        decider = shown[0]["view"]["decider"]
        for tab in tabs:
            tab.leave()
        await days.party.hall._live[code]._task
        await days.party.hall._release(code)
        await GuestStorage(days.party.storage.database).forget(tabs[decider].guest.id)
        assert await days.awaited(code) == ()
        await days.party.hall._wake_due()
        await days.party.hall._live[code]._task
        (made,) = await days.party.storage.moves(code)
        assert (made.seat, made.timed_out) == (decider, False)
        (awaited,) = await days.awaited(code)
        assert awaited.guest == tabs[(decider + 1) % 3].guest.id

    in_days(database, test, idle_seconds=0.5)
