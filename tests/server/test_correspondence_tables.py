"""Correspondence tables: they wait for days in the database, without connected players."""

from sqlalchemy import URL

from saboteur.protocol import messages as wire
from saboteur.server.storage.guests import GuestStore
from tests.server.correspondence_harness import (
    DAY_S,
    HOUR_S,
    NOON_TIMESTAMP,
    CorrespondenceHarness,
    FakeClock,
    open_correspondence,
    play_move,
)
from tests.server.harness import Frame, Tab, two_nodes
from tests.server.storage_data import wait_for_rows


async def test_pending_turn_is_stored_with_the_move(correspondence: CorrespondenceHarness) -> None:
    code, tabs, shown = await correspondence.start_game("Ada", "Bob", "Eve", decision_hours=8)
    decider = shown[0]["view"]["decider"]
    (first,) = await correspondence.pending_turns(code)
    assert first.guest == tabs[decider].guest.id
    assert (first.version, first.since, first.until) == (
        0,
        NOON_TIMESTAMP,
        NOON_TIMESTAMP + 8 * HOUR_S,
    )
    ticking = await tabs[0].wait_for("clock")
    assert (ticking["version"], ticking["seconds"]) == (0, 8 * HOUR_S)
    correspondence.clock.now += HOUR_S
    told = await play_move(tabs[decider], 0, shown[decider]["legal_moves"][0]["text"])
    (second,) = await correspondence.pending_turns(code)
    assert second.guest == tabs[told["view"]["decider"]].guest.id
    assert (second.version, second.since, second.until) == (
        1,
        NOON_TIMESTAMP + HOUR_S,
        NOON_TIMESTAMP + 9 * HOUR_S,
    )


async def test_timeout_move_is_made_without_connections(database: URL) -> None:
    async with open_correspondence(database, grace_seconds=0.01) as days:
        code, tabs, shown = await days.start_game("Ada", "Bob", "Eve", decision_hours=8)
        decider = shown[0]["view"]["decider"]
        for tab in tabs:
            tab.leave()
        await days.advance(8 * HOUR_S - 1)
        assert await days.harness.storage.moves(code) == []
        await days.advance(1)
        back = await days.harness.join(code, "Ada")
        sync = await back.wait_for("snapshot", predicate=lambda frame: frame["version"] == 1)
        (made,) = await days.harness.storage.moves(code)
        assert (made.seat, made.timed_out, made.text.split()[0]) == (decider, True, "pass")
        assert sync["view"]["decider"] == (decider + 1) % 3
        lobby = days.harness.registry.actors[code].lobby_message(None)
        assert [(seat.absent, seat.is_substitute) for seat in lobby.seats] == [(False, False)] * 3


async def test_unloaded_table_is_loaded_for_deadline_and_unloaded_again(database: URL) -> None:
    async with open_correspondence(database, idle_seconds=0.05) as days:
        code, tabs, _ = await days.start_game("Ada", "Bob", "Eve", decision_hours=24)
        for tab in tabs:
            tab.leave()
        await days.harness.registry.actors[code].wait_stopped()
        assert code not in days.harness.registry.actors
        for number in (1, 2):
            await days.advance(DAY_S)
            await days.harness.registry.actors[code].wait_stopped()
            moves = await days.harness.storage.moves(code)
            assert [move.timed_out for move in moves] == [True] * number
        await wait_for_rows(days.harness.storage, "table_lease", 0)


async def test_correspondence_bots_play_without_connections(database: URL) -> None:
    async with open_correspondence(database, idle_seconds=0.5) as days:
        code = await days.harness.open_table("Ada", seats=4, clock="slow", bots="novice")
        table = await days.harness.registry.get_local(code)
        assert table is not None
        await table.wait_stopped()
        moves = await days.harness.storage.moves(code)
        (awaited,) = await days.pending_turns(code)
        assert awaited.guest == days.harness.guests["Ada"].id
        assert awaited.version == len(moves)
        assert not any(move.timed_out for move in moves)


async def play_until_adas_turn(harness: CorrespondenceHarness) -> tuple[str, Tab, Frame]:
    """Deal and play until Ada is asked; return the table code, her tab and her frame."""
    code, tabs, shown = await harness.start_game("Ada", "Bob", "Eve")
    while (decider := shown[0]["view"]["decider"]) != 0:
        version, move = shown[0]["version"], shown[decider]["legal_moves"][0]["text"]
        tabs[decider].send(wire.Play(version=version, move=move))
        shown = [await tab.wait_for("move-made") for tab in tabs]
    return code, tabs[0], shown[0]


async def test_pending_turns_are_listed_oldest_first(correspondence: CorrespondenceHarness) -> None:
    first, tab, frame = await play_until_adas_turn(correspondence)
    correspondence.clock.now += HOUR_S
    second, *_ = await play_until_adas_turn(correspondence)
    ada = correspondence.harness.guests["Ada"].id
    turns = await correspondence.harness.storage.correspondence.turns_for(ada)
    assert [turn.code for turn in turns] == [first, second]
    assert turns[0].players == ("Ada", "Bob", "Eve")
    assert turns[1].asked_at - turns[0].asked_at == HOUR_S
    await play_move(tab, frame["version"], frame["legal_moves"][0]["text"])
    assert [
        turn.code for turn in await correspondence.harness.storage.correspondence.turns_for(ada)
    ] == [second]


async def test_deadline_survives_node_death(database: URL) -> None:
    calendar = FakeClock()

    async with two_nodes(database, now=calendar) as (one, other):
        days = CorrespondenceHarness(one, calendar)
        code, tabs, shown = await days.start_game("Ada", "Bob", "Eve", decision_hours=8)
        decider = shown[0]["view"]["decider"]
        tab = tabs[decider]
        calendar.now += HOUR_S
        tab.send(wire.SetConditionalMoves(moves=(shown[decider]["legal_moves"][0]["text"],)))
        assert (await tab.wait_for("error"))["code"] == "your-turn"
        one.broker.lose_lease()
        before = await days.pending_turns(code)
        there = await other.join(code, "Ada")
        await there.wait_for("snapshot")
        assert (await there.wait_for("clock"))["seconds"] == 7 * HOUR_S
        assert await days.pending_turns(code) == before
        calendar.now += 7 * HOUR_S
        await other.registry.recovery.expire_deadlines()
        assert (await there.wait_for("move-made"))["timed_out"]
        await one.registry.recovery.expire_deadlines()  # tables of other nodes are left to them
        assert len(await one.storage.moves(code)) == 1


async def test_bot_moves_for_deleted_guest_of_unloaded_table(database: URL) -> None:
    async with open_correspondence(database, idle_seconds=0.5) as days:
        code, tabs, shown = await days.start_game("Ada", "Bob", "Eve")
        decider = shown[0]["view"]["decider"]
        for tab in tabs:
            tab.leave()
        await days.harness.registry.actors[code].wait_stopped()
        await wait_for_rows(days.harness.storage, "table_lease", 0)
        await GuestStore(days.harness.storage.database).delete_guest(tabs[decider].guest.id)
        assert await days.pending_turns(code) == ()
        await days.harness.registry.recovery.resume_abandoned()
        await days.harness.registry.actors[code].wait_stopped()
        (made,) = await days.harness.storage.moves(code)
        assert (made.seat, made.timed_out) == (decider, False)
        (awaited,) = await days.pending_turns(code)
        assert awaited.guest == tabs[(decider + 1) % 3].guest.id
