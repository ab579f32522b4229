"""Conditional moves: executed in time, dropped safely, hidden from others."""

import json
from typing import Final

from sqlalchemy import select

from saboteur.protocol import messages as wire
from saboteur.server.storage import schema
from saboteur.server.storage.guests import GuestStore
from saboteur.server.storage.notification_outbox import OutboxStore
from saboteur.table.actor.absences import MAX_CONSECUTIVE_TIMEOUTS
from saboteur.table.storage.models import ConditionalMoves
from tests.server.correspondence_harness import (
    DAY_S,
    HOUR_S,
    NOON_TIMESTAMP,
    CorrespondenceHarness,
    play_move,
)
from tests.server.harness import Frame, Tab
from tests.server.veto_windows import join_all, open_window

WINDOW_VERSION: Final = 1
"""The version of the game while a window is open."""
ILLEGAL_MOVE: Final = "lay cross 40,40"
"""A move that is never legal."""


async def deal_to_next_seat(
    harness: CorrespondenceHarness, **wish: object
) -> tuple[str, list[Tab], int, Frame]:
    """Deal at a slow table for three.

    Return its code, the tabs, the seat that decides second, and the snapshot of the first.
    """
    code, tabs, shown = await harness.start_game("Ada", "Bob", "Eve", **wish)
    decider = shown[0]["view"]["decider"]
    return code, tabs, (decider + 1) % 3, shown[decider]


async def wait_for_version(tab: Tab, version: int) -> Frame:
    return await tab.wait_for("move-made", predicate=lambda frame: frame["version"] == version)


async def set_conditional_moves(tab: Tab, *moves: str) -> None:
    tab.send(wire.SetConditionalMoves(moves=moves))
    await tab.wait_for("conditional-moves", predicate=lambda frame: frame["moves"] == list(moves))


async def stored_conditional_moves(
    harness: CorrespondenceHarness, code: str
) -> dict[int, ConditionalMoves]:
    return await harness.harness.storage.correspondence.conditional_moves(code)


async def test_conditional_move_is_played_on_turn_like_any_move(
    correspondence: CorrespondenceHarness,
) -> None:
    code, tabs, seat, shown = await deal_to_next_seat(correspondence)
    assert shown["view"]["decider"] != seat
    again = await correspondence.harness.join(code, tabs[seat].guest.nickname)
    card = (await again.wait_for("snapshot"))["view"]["hand"][0]
    again.leave()
    await set_conditional_moves(tabs[seat], ILLEGAL_MOVE, f"pass {card}")
    assert (await stored_conditional_moves(correspondence, code))[seat].moves == (
        ILLEGAL_MOVE,
        f"pass {card}",
    )
    tabs[seat].leave()  # no player has to be connected
    others = [tab for place, tab in enumerate(tabs) if place != seat]
    tabs[(seat - 1) % 3].send(wire.Play(version=0, move=shown["legal_moves"][0]["text"]))
    for tab in others:
        made = await tab.wait_for("move-made", predicate=lambda frame: frame["version"] == 2)
        assert (made["seat"], made["timed_out"]) == (seat, False)
        assert not any('"conditional-moves"' in text and ILLEGAL_MOVE in text for text in tab.raw)
    moves = await correspondence.harness.storage.moves(code)
    assert moves[1].text == f"pass {card}"
    assert await stored_conditional_moves(correspondence, code) == {}
    (awaited,) = await correspondence.pending_turns(code)
    assert awaited.guest == tabs[(seat + 1) % 3].guest.id


async def test_illegal_conditional_move_expires_privately(
    correspondence: CorrespondenceHarness,
) -> None:
    code, tabs, seat, shown = await deal_to_next_seat(correspondence)
    await set_conditional_moves(tabs[seat], ILLEGAL_MOVE)
    first = (seat - 1) % 3
    await play_move(tabs[first], 0, shown["legal_moves"][0]["text"])
    told = await tabs[seat].wait_for("conditional-moves", predicate=lambda frame: frame["expired"])
    assert told["moves"] == [ILLEGAL_MOVE]
    for place, tab in enumerate(tabs):
        frames = await tab.drain()
        assert all(frame["version"] <= 1 for frame in frames if frame["type"] == "move-made")
        if place != seat:
            assert all(ILLEGAL_MOVE not in text for text in tab.raw)
            said = [json.loads(text) for text in tab.raw]
            assert all(not each["moves"] for each in said if each["type"] == "conditional-moves")
    (awaited,) = await correspondence.pending_turns(code)
    assert (awaited.guest, awaited.answered) == (tabs[seat].guest.id, False)
    # The message is repeated when they reconnect, and removed with their move.
    await correspondence.harness.restart()
    back = await correspondence.harness.join(code, tabs[seat].guest.nickname)
    sync = await back.wait_for("snapshot")
    assert (await back.wait_for("conditional-moves"))["expired"]
    await play_move(back, 1, sync["legal_moves"][0]["text"])
    assert await stored_conditional_moves(correspondence, code) == {}


async def test_invalid_conditional_move_is_refused(correspondence: CorrespondenceHarness) -> None:
    code, tabs, seat, _ = await deal_to_next_seat(correspondence)
    first = (seat - 1) % 3
    watching = await correspondence.harness.join(code, "Zoe")
    assert (
        await watching.expect_error(wire.SetConditionalMoves(moves=("pass map",))) == "not-seated"
    )
    assert (
        await tabs[first].expect_error(wire.SetConditionalMoves(moves=("pass map",))) == "your-turn"
    )
    assert (
        await tabs[seat].expect_error(wire.SetConditionalMoves(moves=("dig",))) == "malformed-move"
    )
    assert await stored_conditional_moves(correspondence, code) == {}
    await set_conditional_moves(tabs[seat], ILLEGAL_MOVE)
    await set_conditional_moves(tabs[seat])
    assert await stored_conditional_moves(correspondence, code) == {}
    quick = (await correspondence.harness.start_game("Ada", "Bob", "Eve"))[1]
    for tab in quick:
        assert await tab.expect_error(wire.AutoDecline(enabled=True)) == "not-correspondence"


async def test_automatic_decline_is_indistinguishable_in_pending_turns(
    correspondence: CorrespondenceHarness,
) -> None:
    window = await open_window(correspondence.harness, clock="slow")
    tabs = await join_all(correspondence.harness, window)
    *early, last = window.asked
    frames = {seat: await tabs[seat].wait_for("snapshot") for seat in range(5)}
    for seat in early:
        tabs[seat].send(wire.AutoDecline(enabled=True))
        await tabs[seat].wait_for("answer-accepted")
    rows = await correspondence.pending_turns(window.code)
    assert {row.guest for row in rows} == {tabs[seat].guest.id for seat in window.asked}
    assert {(row.since, row.until) for row in rows} == {(NOON_TIMESTAMP, NOON_TIMESTAMP + DAY_S)}
    assert [row.guest for row in rows if not row.answered] == [tabs[last].guest.id]
    correspondence.clock.now += 60
    outbox = OutboxStore(correspondence.harness.storage.database)
    due = await outbox.claim_due("push", correspondence.clock())
    assert [item.notification.guest for item in due] == [tabs[last].guest.id]
    for seat in (window.active, last):  # the other clients have not been told
        told = {frame["type"] for frame in await tabs[seat].drain()}
        assert not told & {"move-made", "answer-accepted"}
    assert frames[last]["legal_moves"]
    # An open window is closed by its last answer, and all clients are told at the same time.
    tabs[last].send(wire.Play(version=WINDOW_VERSION, move="allow"))
    for tab in tabs:
        assert (await tab.wait_for("move-made"))["version"] == WINDOW_VERSION + 4
    moves = await correspondence.harness.storage.moves(window.code)
    assert [move.timed_out for move in moves] == [False] * 5
    held = await correspondence.harness.storage.database.read(select(schema.pending_answer))
    assert held == []


async def test_automatic_decline_answers_later_windows_after_restart(
    correspondence: CorrespondenceHarness,
) -> None:
    window = await open_window(correspondence.harness, clock="slow")
    tabs = await join_all(correspondence.harness, window)
    for seat in window.asked:
        tabs[seat].send(wire.AutoDecline(enabled=True))
    for tab in tabs:
        await tab.wait_for(
            "move-made", predicate=lambda frame: frame["version"] == WINDOW_VERSION + 4
        )
    await correspondence.harness.restart()
    tabs = await join_all(correspondence.harness, window)
    shown = [await tab.wait_for("snapshot") for tab in tabs]
    decider = shown[0]["view"]["decider"]
    lays = [o["text"] for o in shown[decider]["legal_moves"] if o["verb"] in ("lay", "play")]
    tabs[decider].send(wire.Play(version=WINDOW_VERSION + 4, move=lays[0]))
    # All others have declined in advance; the seat that played first has not, so it is asked.
    await tabs[window.active].wait_for(
        "move-made",
        predicate=lambda frame: frame["version"] == WINDOW_VERSION + 5 and frame["legal_moves"],
    )
    tabs[window.active].send(wire.Play(version=WINDOW_VERSION + 5, move="allow"))
    done = await tabs[decider].wait_for(
        "move-made", predicate=lambda f: f["version"] > WINDOW_VERSION + 5
    )
    assert done["version"] == WINDOW_VERSION + 9
    orders = await stored_conditional_moves(correspondence, window.code)
    assert {seat for seat, each in orders.items() if each.auto_decline} == set(window.asked)


async def test_repeated_timeouts_start_absence_vote(correspondence: CorrespondenceHarness) -> None:
    code, tabs, seat, shown = await deal_to_next_seat(correspondence, decision_hours=8)
    late = (seat - 1) % 3
    name = tabs[late].guest.nickname
    tabs[late].leave()
    others = [tab for place, tab in enumerate(tabs) if place != late]
    frames = shown
    for round_ in range(MAX_CONSECUTIVE_TIMEOUTS):
        await correspondence.advance(8 * HOUR_S)
        frames = await others[0].wait_for("move-made", predicate=lambda f: f["timed_out"])
        assert frames["seat"] == late
        if round_ == MAX_CONSECUTIVE_TIMEOUTS - 1:
            break
        for _ in others:  # the other two play
            version = frames["version"]
            tab = tabs[frames["view"]["decider"]]
            if tab is others[1]:
                frames = await wait_for_version(tab, version)
            tab.send(wire.Play(version=version, move=frames["legal_moves"][0]["text"]))
            frames = await others[0].wait_for("move-made")
    lobby = await others[0].wait_for("lobby", predicate=lambda f: f["seats"][late]["absent"])
    assert lobby["seats"][late]["player"] == name
    others[1].leave()  # a closed page does not lose a vote
    others[0].send(wire.VoteOnAbsence(seat=late, choice="bot"))
    lobby = await others[0].wait_for("lobby", predicate=lambda f: f["seats"][late]["votes"] != {})
    assert not lobby["seats"][late]["is_substitute"]
    again = await correspondence.harness.join(code, others[1].guest.nickname)
    again.send(wire.VoteOnAbsence(seat=late, choice="bot"))
    await again.wait_for("lobby", predicate=lambda f: f["seats"][late]["is_substitute"])
    back = await correspondence.harness.join(code, name)
    await back.wait_for("lobby", predicate=lambda f: not f["seats"][late]["is_substitute"])


async def test_conditional_moves_and_holidays_are_exported_and_deleted(
    correspondence: CorrespondenceHarness,
) -> None:
    code, tabs, seat, _ = await deal_to_next_seat(correspondence)
    guests, own = GuestStore(correspondence.harness.storage.database), tabs[seat].guest
    await set_conditional_moves(tabs[seat], "pass map")
    holiday = wire.Holiday(starts_at=NOON_TIMESTAMP + DAY_S, ends_at=NOON_TIMESTAMP + 3 * DAY_S)
    await correspondence.harness.registry.set_holidays(own, [holiday])
    data = await guests.export_data(own.id)
    assert data is not None
    assert data.holidays == (holiday,)
    (orders,) = data.conditional_moves
    assert (orders.table, orders.seat, orders.moves) == (code, seat, ("pass map",))
    for other in {"Ada", "Bob", "Eve"} - {own.nickname}:
        theirs = await guests.export_data(correspondence.harness.guests[other].id)
        assert theirs is not None
        assert (theirs.conditional_moves, theirs.holidays) == ((), ())
    await correspondence.harness.registry.delete_guest(own)
    for table in (schema.conditional_move, schema.holiday):
        assert await correspondence.harness.storage.database.read(select(table)) == []
