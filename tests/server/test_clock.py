"""Clocks and pauses: every seat sees the same, and nothing happens at a paused table."""

from random import Random

from sqlalchemy import URL

from saboteur.play.match import Match
from saboteur.play.replay import Replay
from saboteur.protocol import messages as wire
from saboteur.protocol.encode import replay_log, replay_step
from tests.server.harness import Frame, RegistryHarness, Tab, open_harness


async def decider_and_frame(tabs: list[Tab]) -> tuple[int, Frame]:
    """Return the seat that decides first, and its snapshot."""
    frames = [await tab.wait_for("snapshot") for tab in tabs]
    decider = frames[0]["view"]["decider"]
    return decider, frames[decider]


async def test_move_clock_moves_for_silent_player_and_logs_timeout(database: URL) -> None:
    async with open_harness(database, fast_seconds=0.3) as party:
        code, tabs = await party.start_game("Ada", "Bob", "Eve", clock="fast")
        decider, _ = await decider_and_frame(tabs)
        watching = await party.join(code, "Zoe")
        for version in (1, 2):
            told = [await tab.wait_for("move-made") for tab in tabs]
            assert {(frame["version"], frame["timed_out"]) for frame in told} == {(version, True)}
            late = (decider + version - 1) % 3
            assert told[0]["seat"] == late
            for frame in told:
                assert frame["events"][0] == {"type": "TimedOut", "seat": late}
        assert (await watching.wait_for("move-made"))["timed_out"]
        # A client that connects later gets the same clock.
        log = (await (await party.join(code, "Ida")).wait_for("snapshot"))["events"]
        clocks = [event["seat"] for event in log if event["type"] == "TimedOut"]
        assert clocks[:2] == [decider, (decider + 1) % 3]
        moves = await party.storage.moves(code)
        assert [move.timed_out for move in moves[:2]] == [True, True]
        assert [move.text.split()[0] for move in moves[:2]] == ["pass", "pass"]


def test_replay_marks_timed_out_moves() -> None:
    match = Match("saboteur", seats=3, seed="late", nonce="nonce")
    chance = Random(3)  # noqa: S311 - any moves will do
    while not match.over:
        seat = match.deciders[0]
        if match.version % 3:
            match.submit(seat, chance.choice(match.legal_moves(seat)).text, match.version)
        else:
            match.time_out(match.version)
    replay = Replay(match.record())
    moves = replay_log(replay, "public").moves
    late = [number for number, move in enumerate(moves) if move.timed_out]
    assert late[:3] == [1, 4, 7]
    for number, move in enumerate(moves):
        clock = {"type": "TimedOut", "seat": move.seat}
        assert (clock in move.events) == (number in late)
        assert replay_step(replay, number, "public").events == move.events


async def test_clock_message_is_equal_for_every_seat_after_each_move(
    harness: RegistryHarness,
) -> None:
    code, tabs = await harness.start_game("Ada", "Bob", "Eve", clock="relaxed")
    decider, frame = await decider_and_frame(tabs)
    for version in range(3):
        clocks = [await tab.wait_for("clock") for tab in tabs]
        assert len({str(clock) for clock in clocks}) == 1
        assert clocks[0]["version"] == version
        assert 0 < clocks[0]["seconds"] <= 120
        move = frame["legal_moves"][-1]["text"]
        tabs[decider].send(wire.Play(version=version, move=move))
        told = [await tab.wait_for("move-made") for tab in tabs]
        decider = told[0]["view"]["decider"]
        frame = told[decider]
    watching = await harness.join(code, "Zoe")
    assert 0 < (await watching.wait_for("clock"))["seconds"] <= 120
    # A client that has missed no event gets the clock too.
    again = await harness.join(code, "Ada", since=3)
    assert 0 < (await again.wait_for("clock"))["seconds"] <= 120


async def test_table_without_clock_sends_no_clock_message(harness: RegistryHarness) -> None:
    _, tabs = await harness.start_game("Ada", "Bob", "Eve")
    decider, frame = await decider_and_frame(tabs)
    tabs[decider].send(wire.Play(version=0, move=frame["legal_moves"][0]["text"]))
    await tabs[decider].wait_for("move-made")
    await tabs[decider].drain()
    assert not any('"type":"clock"' in text for text in tabs[decider].raw)


async def test_move_clock_stops_while_no_player_is_connected(harness: RegistryHarness) -> None:
    code, tabs = await harness.start_game("Ada", "Bob", "Eve", clock="relaxed")
    watching = await harness.join(code, "Zoe")
    assert (await watching.wait_for("clock"))["seconds"] is not None
    for tab in tabs:
        tab.leave()
    assert (await watching.wait_for("clock"))["seconds"] is None
    await harness.join(code, "Bob")
    assert 0 < (await watching.wait_for("clock"))["seconds"] <= 120


async def test_any_player_may_pause_and_resume(harness: RegistryHarness) -> None:
    code, tabs = await harness.start_game("Ada", "Bob", "Eve", clock="relaxed")
    decider, frame = await decider_and_frame(tabs)
    move = wire.Play(version=0, move=frame["legal_moves"][0]["text"])
    watching = await harness.join(code, "Zoe")
    await watching.wait_for("clock")
    assert await watching.expect_error(wire.Pause(paused=True)) == "not-seated"
    tabs[2].send(wire.Pause(paused=True))
    for tab in (*tabs, watching):
        assert (await tab.wait_for_lobby(paused=True))["stage"] == "playing"
        assert (await tab.wait_for("clock"))["seconds"] is None
    assert await tabs[decider].expect_error(move) == "paused"
    tabs[decider].send(wire.Explain(move=move.move))
    assert (await tabs[decider].wait_for("explanation"))["reason"] is None
    # The table is paused after a restart too, and continues with the full time.
    await harness.restart()
    tabs = [await harness.join(code, name) for name in ("Ada", "Bob", "Eve")]
    assert (await tabs[0].wait_for_lobby())["paused"]
    assert await tabs[decider].expect_error(move) == "paused"
    tabs[0].send(wire.Pause(paused=False))
    assert 119 < (await tabs[1].wait_for("clock"))["seconds"] <= 120
    tabs[decider].send(move)
    assert (await tabs[0].wait_for("move-made"))["version"] == 1
    assert await harness.storage.moves(code)


async def test_bots_do_not_move_while_paused(harness: RegistryHarness) -> None:
    code = await harness.open_table(seats=3, bots="random", options={"first_player": 0})
    tab = await harness.join(code, "Ada")
    frame = await tab.wait_for("snapshot")
    tab.send(wire.Play(version=0, move=frame["legal_moves"][0]["text"]))
    tab.send(wire.Pause(paused=True))
    await tab.wait_for_lobby(paused=True)
    assert {frame["type"] for frame in await tab.drain()} == set()
    await harness.restart()
    tab = await harness.join(code, "Ada")
    assert (await tab.wait_for("snapshot"))["version"] == 1
    tab.send(wire.Pause(paused=False))
    told = [await tab.wait_for("move-made") for _ in range(2)]
    assert [frame["version"] for frame in told] == [2, 3]
    assert not any(frame["timed_out"] for frame in told)


async def test_pause_is_refused_in_lobby(harness: RegistryHarness) -> None:
    code = await harness.open_table(seats=3)
    assert (
        await (await harness.join(code, "Ada")).expect_error(wire.Pause(paused=True))
        == "not-playing"
    )


async def test_veto_window_time_is_multiplied_by_seats_sharing_a_device(
    harness: RegistryHarness,
) -> None:
    """R-64: on a shared device the seats are asked one after the other."""
    code = await harness.open_table(ruleset="saboteur+veto", seats=5, window_s=30)
    host, bob = await harness.join(code, "Ada"), await harness.join(code, "Bob")
    for seat in (1, 2, 3):
        host.send(wire.ShareSeat(seat=seat, nickname=f"Child {seat}"))
    bob.send(wire.TakeSeat(seat=4))
    await bob.wait_for_lobby(seat=4)
    host.send(wire.Start())
    # Until a seat plays a card that can be vetoed.
    frame = await bob.wait_for("snapshot")
    while True:
        asked, version = frame["view"]["decider"], frame["version"]
        tab = bob if asked == 4 else host
        tab.send(wire.SelectSeat(seat=asked))
        sync = await tab.wait_for("snapshot", predicate=lambda sync: bool(sync["legal_moves"]))
        verbs = {option["verb"]: option["text"] for option in sync["legal_moves"]}
        played = next((verbs[verb] for verb in ("lay", "break") if verb in verbs), None)
        tab.send(wire.Play(version=version, move=played or sync["legal_moves"][0]["text"]))
        frame = await bob.wait_for("move-made")
        if played is not None:
            break
    expected = 30 * len({0, 1, 2, 3} - {asked})
    ticking = await bob.wait_for("clock")
    assert (ticking["version"], round(ticking["seconds"])) == (version + 1, expected)
    # All seats in the window decline, so it closes early.
    for seat in sorted({0, 1, 2, 3, 4} - {asked}):
        tab = bob if seat == 4 else host
        tab.send(wire.SelectSeat(seat=seat))
        sync = await tab.wait_for("snapshot", predicate=lambda sync: bool(sync["legal_moves"]))
        tab.send(wire.Play(version=version + 1, move=sync["legal_moves"][0]["text"]))
    assert not (await bob.wait_for("move-made"))["timed_out"]
    assert (await bob.wait_for("clock"))["seconds"] is None
