"""What people say beforehand at slow tables: done in its time, lapsed safely, and nobody else's."""

import json
from typing import Final

from sqlalchemy import URL, select

from saboteur.server.storage import schema
from saboteur.server.storage.guests import GuestStorage
from saboteur.table.leavers import MOST_LATE
from saboteur.table.models import Orders
from saboteur.wire import messages as wire
from tests.server.party import Frame, Tab
from tests.server.slow_party import DAY, HOUR, NOON, Days, in_days, play
from tests.server.windows import open_window, sit_all

VERSION: Final = 1
"""Of the game when a window is open."""
NOWHERE: Final = "lay cross 40,40"
"""A move that nobody may ever make."""


async def next_up(days: Days, **wish: object) -> tuple[str, list[Tab], int, Frame]:
    """Deal to three; return the seat after the first decider's, and what that one is shown."""
    code, tabs, shown = await days.game("Ada", "Bob", "Eve", **wish)
    decider = shown[0]["view"]["decider"]
    return code, tabs, (decider + 1) % 3, shown[decider]


async def prepared(tab: Tab, *moves: str) -> None:
    tab.say(wire.Prepare(moves=moves))
    await tab.wait_for("orders", that=lambda frame: frame["moves"] == list(moves))


async def orders_of(days: Days, code: str) -> dict[int, Orders]:
    return await days.party.storage.slow.orders(code)


def test_a_prepared_move_is_made_when_the_turn_comes_and_looks_like_any(database: URL) -> None:
    async def test(days: Days) -> None:
        code, tabs, seat, shown = await next_up(days)
        hand = (await tabs[seat].rest(), shown)[1]["view"]
        assert hand["decider"] != seat
        card = (await own_view(days, code, seat))["hand"][0]
        await prepared(tabs[seat], NOWHERE, f"pass {card}")
        assert (await orders_of(days, code))[seat].moves == (NOWHERE, f"pass {card}")
        tabs[seat].leave()  # nobody need be there
        others = [tab for place, tab in enumerate(tabs) if place != seat]
        tabs[(seat - 1) % 3].say(wire.Play(version=0, move=shown["options"][0]["text"]))
        for tab in others:
            made = await tab.wait_for("happened", that=lambda frame: frame["version"] == 2)
            assert (made["seat"], made["timed_out"]) == (seat, False)
            assert not any('"orders"' in text and NOWHERE in text for text in tab.raw)
        moves = await days.party.storage.moves(code)
        assert moves[1].text == f"pass {card}"
        assert await orders_of(days, code) == {}
        (awaited,) = await days.awaited(code)
        assert awaited.guest == tabs[(seat + 1) % 3].guest.id

    in_days(database, test)


async def own_view(days: Days, code: str, seat: int) -> Frame:
    match = days.party.hall._live[code]._table.match
    assert match is not None
    return {"hand": list(match.view(seat).hand)}


def test_what_is_not_lawful_lapses_and_only_its_owner_is_told(database: URL) -> None:
    async def test(days: Days) -> None:
        code, tabs, seat, shown = await next_up(days)
        await prepared(tabs[seat], NOWHERE)
        first = (seat - 1) % 3
        await play(tabs[first], 0, shown["options"][0]["text"])
        told = await tabs[seat].wait_for("orders", that=lambda frame: frame["lapsed"])
        assert told["moves"] == [NOWHERE]
        for place, tab in enumerate(tabs):
            frames = await tab.rest()
            assert all(frame["version"] <= 1 for frame in frames if frame["type"] == "happened")
            if place != seat:
                assert all(NOWHERE not in text for text in tab.raw)
                said = [json.loads(text) for text in tab.raw]
                assert all(not each["moves"] for each in said if each["type"] == "orders")
        (awaited,) = await days.awaited(code)
        assert (awaited.guest, awaited.answered) == (tabs[seat].guest.id, False)
        # It is still said when he comes back, and gone with his move.
        await days.party.restart()
        back = await days.party.sit(code, tabs[seat].guest.nickname)
        sync = await back.wait_for("sync")
        assert (await back.wait_for("orders"))["lapsed"]
        await play(back, 1, sync["options"][0]["text"])
        assert await orders_of(days, code) == {}

    in_days(database, test)


def test_what_cannot_be_prepared_is_refused_and_changes_nothing(database: URL) -> None:
    async def test(days: Days) -> None:
        code, tabs, seat, _ = await next_up(days)
        first = (seat - 1) % 3
        watching = await days.party.sit(code, "Zoe")
        assert await watching.trouble(wire.Prepare(moves=("pass map",))) == "not-seated"
        assert await tabs[first].trouble(wire.Prepare(moves=("pass map",))) == "your-turn"
        assert await tabs[seat].trouble(wire.Prepare(moves=("dig",))) == "malformed-move"
        assert await orders_of(days, code) == {}
        await prepared(tabs[seat], NOWHERE)
        await prepared(tabs[seat])
        assert await orders_of(days, code) == {}
        quick = (await days.party.game("Ada", "Bob", "Eve"))[1]
        for tab in quick:
            assert await tab.trouble(wire.AlwaysNo(always=True)) == "not-slow"

    in_days(database, test)


def test_in_a_window_all_are_awaited_alike_and_who_said_no_for_the_round_is_not_told(
    database: URL,
) -> None:
    async def test(days: Days) -> None:
        window = await open_window(days.party, clock="slow")
        tabs = await sit_all(days.party, window)
        *early, last = window.asked
        frames = {seat: await tabs[seat].wait_for("sync") for seat in range(5)}
        for seat in early:
            tabs[seat].say(wire.AlwaysNo(always=True))
            await tabs[seat].wait_for("held")
        rows = await days.awaited(window.code)
        assert {row.guest for row in rows} == {tabs[seat].guest.id for seat in window.asked}
        assert {(row.since, row.until) for row in rows} == {(NOON, NOON + DAY)}
        assert [row.guest for row in rows if not row.answered] == [tabs[last].guest.id]
        days.calendar.at += 60
        calls = await days.party.storage.slow.uncalled(days.calendar(), 10)
        assert [call.guest for call in calls] == [tabs[last].guest.id]
        for seat in (window.active, last):  # nobody else has heard of it
            told = {frame["type"] for frame in await tabs[seat].rest()}
            assert not told & {"happened", "held"}
        assert frames[last]["options"]
        # A window that is open is closed by its last answer, and all hear of it at once.
        tabs[last].say(wire.Play(version=VERSION, move="allow"))
        for tab in tabs:
            assert (await tab.wait_for("happened"))["version"] == VERSION + 4
        moves = await days.party.storage.moves(window.code)
        assert [move.timed_out for move in moves] == [False] * 5
        held = await days.party.storage.database.read(select(schema.held))
        assert held == []

    in_days(database, test)


def test_no_for_the_round_answers_the_next_window_and_survives_a_restart(database: URL) -> None:
    async def test(days: Days) -> None:
        window = await open_window(days.party, clock="slow")
        tabs = await sit_all(days.party, window)
        for seat in window.asked:
            tabs[seat].say(wire.AlwaysNo(always=True))
        for tab in tabs:
            await tab.wait_for("happened", that=lambda frame: frame["version"] == VERSION + 4)
        await days.party.restart()
        tabs = await sit_all(days.party, window)
        shown = [await tab.wait_for("sync") for tab in tabs]
        decider = shown[0]["view"]["decider"]
        lays = [o["text"] for o in shown[decider]["options"] if o["verb"] in ("lay", "play")]
        tabs[decider].say(wire.Play(version=VERSION + 4, move=lays[0]))
        # Everybody but who plays now has said no; he who played first has not: he is asked.
        await tabs[window.active].wait_for(
            "happened", that=lambda frame: frame["version"] == VERSION + 5 and frame["options"]
        )
        tabs[window.active].say(wire.Play(version=VERSION + 5, move="allow"))
        done = await tabs[decider].wait_for("happened", that=lambda f: f["version"] > VERSION + 5)
        assert done["version"] == VERSION + 9
        orders = await orders_of(days, window.code)
        assert {seat for seat, each in orders.items() if each.always_no} == set(window.asked)

    in_days(database, test)


def test_time_outs_in_a_row_let_all_the_others_choose(database: URL) -> None:
    async def test(days: Days) -> None:
        code, tabs, seat, shown = await next_up(days, hours=8)
        late = (seat - 1) % 3
        name = tabs[late].guest.nickname
        tabs[late].leave()
        others = [tab for place, tab in enumerate(tabs) if place != late]
        frames = shown
        for round_ in range(MOST_LATE):
            await days.pass_(8 * HOUR)
            frames = await others[0].wait_for("happened", that=lambda f: f["timed_out"])
            assert frames["seat"] == late
            if round_ == MOST_LATE - 1:
                break
            for _ in others:  # the other two play
                place = frames["view"]["decider"]
                match = days.party.hall._live[code]._table.match
                assert match is not None
                move = match.legal_moves(place)[0].text
                tabs[place].say(wire.Play(version=match.version, move=move))
                frames = await others[0].wait_for("happened")
        lobby = await others[0].wait_for("lobby", that=lambda f: f["seats"][late]["away"])
        assert lobby["seats"][late]["player"] == name
        others[1].leave()  # a closed page does not cost him his voice
        others[0].say(wire.Judge(seat=late, verdict="bot"))
        await others[0].wait_for("lobby", that=lambda f: f["seats"][late]["verdicts"] != {})
        table = days.party.hall._live[code]._table
        assert table.seating.level(late) is None
        again = await days.party.sit(code, others[1].guest.nickname)
        again.say(wire.Judge(seat=late, verdict="bot"))
        await again.wait_for("lobby", that=lambda f: f["seats"][late]["stand_in"])
        back = await days.party.sit(code, name)
        await back.wait_for("lobby", that=lambda f: not f["seats"][late]["stand_in"])

    in_days(database, test)


def test_a_guest_reads_what_he_has_said_beforehand_and_it_is_deleted_with_him(
    database: URL,
) -> None:
    async def test(days: Days) -> None:
        code, tabs, seat, _ = await next_up(days)
        guests, own = GuestStorage(days.party.storage.database), tabs[seat].guest
        await prepared(tabs[seat], "pass map")
        holiday = wire.Holiday(since=NOON + DAY, until=NOON + 3 * DAY)
        await days.party.hall.plan_holidays(own, [holiday])
        data = await guests.data(own.id)
        assert data is not None
        assert data.holidays == (holiday,)
        (orders,) = data.orders
        assert (orders.table, orders.seat, orders.moves) == (code, seat, ("pass map",))
        for other in {"Ada", "Bob", "Eve"} - {own.nickname}:
            theirs = await guests.data(days.party.guests[other].id)
            assert theirs is not None
            assert (theirs.orders, theirs.holidays) == ((), ())
        await days.party.hall.forget_guest(own)
        for table in (schema.standing, schema.holiday):
            assert await days.party.storage.database.read(select(table)) == []

    in_days(database, test)
