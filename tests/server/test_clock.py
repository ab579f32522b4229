"""Clocks and pauses: the same for every seat, and nothing moves while a table is paused."""

from pathlib import Path
from random import Random

import pytest
from sqlalchemy import URL

from saboteur.play.match import Match
from saboteur.play.replay import Replay
from saboteur.wire import messages as wire
from saboteur.wire.encode import replay_log, replay_step
from tests.server.files import new_file
from tests.server.party import Frame, Party, Tab, celebrate


@pytest.fixture
def database(tmp_path: Path) -> URL:
    """A file: nothing here depends on the kind of database."""
    return new_file(tmp_path)


async def decided(tabs: list[Tab]) -> tuple[int, Frame]:
    """Return who is to decide first, and what he was shown."""
    frames = [await tab.wait_for("sync") for tab in tabs]
    decider = frames[0]["view"]["decider"]
    return decider, frames[decider]


def test_a_clock_moves_for_who_is_silent_and_the_log_says_so(database: URL) -> None:
    async def test(party: Party) -> None:
        code, tabs = await party.game("Ada", "Bob", "Eve", clock="fast")
        decider, _ = await decided(tabs)
        watching = await party.sit(code, "Zoe")
        for version in (1, 2):
            told = [await tab.wait_for("happened") for tab in tabs]
            assert {(frame["version"], frame["timed_out"]) for frame in told} == {(version, True)}
            late = (decider + version - 1) % 3
            assert told[0]["seat"] == late
            for frame in told:
                assert frame["events"][0] == {"type": "TimedOut", "seat": late}
        assert (await watching.wait_for("happened"))["timed_out"]
        # Who comes later reads the same.
        log = (await (await party.sit(code, "Ida")).wait_for("sync"))["events"]
        clocks = [event["seat"] for event in log if event["type"] == "TimedOut"]
        assert clocks[:2] == [decider, (decider + 1) % 3]
        moves = await party.storage.moves(code)
        assert [move.timed_out for move in moves[:2]] == [True, True]
        assert [move.text.split()[0] for move in moves[:2]] == ["pass", "pass"]

    celebrate(database, test, fast_seconds=0.3)


def test_a_replay_tells_the_moves_of_the_clock() -> None:
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


def test_everybody_is_told_the_same_time_after_every_move(database: URL) -> None:
    async def test(party: Party) -> None:
        code, tabs = await party.game("Ada", "Bob", "Eve", clock="relaxed")
        decider, frame = await decided(tabs)
        for version in range(3):
            clocks = [await tab.wait_for("ticking") for tab in tabs]
            assert len({str(clock) for clock in clocks}) == 1
            assert clocks[0]["version"] == version
            assert 0 < clocks[0]["seconds"] <= 120
            move = frame["options"][-1]["text"]
            tabs[decider].say(wire.Play(version=version, move=move))
            told = [await tab.wait_for("happened") for tab in tabs]
            decider = told[0]["view"]["decider"]
            frame = told[decider]
        watching = await party.sit(code, "Zoe")
        assert 0 < (await watching.wait_for("ticking"))["seconds"] <= 120
        # Who has missed nothing is told the time too.
        again = await party.sit(code, "Ada", since=3)
        assert 0 < (await again.wait_for("ticking"))["seconds"] <= 120

    celebrate(database, test)


def test_a_table_without_a_clock_hears_of_none(database: URL) -> None:
    async def test(party: Party) -> None:
        _, tabs = await party.game("Ada", "Bob", "Eve")
        decider, frame = await decided(tabs)
        tabs[decider].say(wire.Play(version=0, move=frame["options"][0]["text"]))
        await tabs[decider].wait_for("happened")
        await tabs[decider].rest()
        assert not any('"ticking"' in text for text in tabs[decider].raw)

    celebrate(database, test)


def test_the_clock_stands_while_nobody_who_plays_is_there(database: URL) -> None:
    async def test(party: Party) -> None:
        code, tabs = await party.game("Ada", "Bob", "Eve", clock="relaxed")
        watching = await party.sit(code, "Zoe")
        assert (await watching.wait_for("ticking"))["seconds"] is not None
        for tab in tabs:
            tab.leave()
        assert (await watching.wait_for("ticking"))["seconds"] is None
        await party.sit(code, "Bob")
        assert 0 < (await watching.wait_for("ticking"))["seconds"] <= 120

    celebrate(database, test)


def test_anybody_who_plays_may_pause_and_nothing_moves_until_he_goes_on(database: URL) -> None:
    async def test(party: Party) -> None:
        code, tabs = await party.game("Ada", "Bob", "Eve", clock="relaxed")
        decider, frame = await decided(tabs)
        move = wire.Play(version=0, move=frame["options"][0]["text"])
        watching = await party.sit(code, "Zoe")
        await watching.wait_for("ticking")
        assert await watching.trouble(wire.Pause(paused=True)) == "not-seated"
        tabs[2].say(wire.Pause(paused=True))
        for tab in (*tabs, watching):
            assert (await tab.lobby(paused=True))["stage"] == "playing"
            assert (await tab.wait_for("ticking"))["seconds"] is None
        assert await tabs[decider].trouble(move) == "paused"
        tabs[decider].say(wire.Why(move=move.move))
        assert (await tabs[decider].wait_for("answer"))["reason"] is None
        # It is paused after a restart too, and goes on with the whole time.
        await party.restart()
        tabs = [await party.sit(code, name) for name in ("Ada", "Bob", "Eve")]
        assert (await tabs[0].lobby())["paused"]
        assert await tabs[decider].trouble(move) == "paused"
        tabs[0].say(wire.Pause(paused=False))
        assert 119 < (await tabs[1].wait_for("ticking"))["seconds"] <= 120
        tabs[decider].say(move)
        assert (await tabs[0].wait_for("happened"))["version"] == 1
        assert await party.storage.moves(code)

    celebrate(database, test)


def test_bots_stand_while_a_table_is_paused(database: URL) -> None:
    async def test(party: Party) -> None:
        code = await party.open(seats=3, bots="random", options={"first_player": 0})
        tab = await party.sit(code, "Ada")
        frame = await tab.wait_for("sync")
        tab.say(wire.Play(version=0, move=frame["options"][0]["text"]))
        tab.say(wire.Pause(paused=True))
        await tab.lobby(paused=True)
        assert {frame["type"] for frame in await tab.rest()} == set()
        await party.restart()
        tab = await party.sit(code, "Ada")
        assert (await tab.wait_for("sync"))["version"] == 1
        tab.say(wire.Pause(paused=False))
        told = [await tab.wait_for("happened") for _ in range(2)]
        assert [frame["version"] for frame in told] == [2, 3]
        assert not any(frame["timed_out"] for frame in told)

    celebrate(database, test)


def test_a_pause_is_for_a_game(database: URL) -> None:
    async def test(party: Party) -> None:
        code = await party.open(seats=3)
        assert (
            await (await party.sit(code, "Ada")).trouble(wire.Pause(paused=True)) == "not-playing"
        )

    celebrate(database, test)


def test_a_window_has_its_time_once_for_each_seat_of_one_device(database: URL) -> None:
    """R-64: on a shared device one after the other is asked."""

    async def test(party: Party) -> None:
        code = await party.open(ruleset="saboteur+veto", seats=5, window_s=30)
        host, bob = await party.sit(code, "Ada"), await party.sit(code, "Bob")
        for seat in (1, 2, 3):
            host.say(wire.ShareSeat(seat=seat, nickname=f"Child {seat}"))
        bob.say(wire.TakeSeat(seat=4))
        await bob.lobby(seat=4)
        host.say(wire.Start())
        # Until somebody plays a card that could be objected to.
        frame = await bob.wait_for("sync")
        while True:
            asked, version = frame["view"]["decider"], frame["version"]
            tab = bob if asked == 4 else host
            tab.say(wire.Look(seat=asked))
            sync = await tab.wait_for("sync", that=lambda sync: bool(sync["options"]))
            verbs = {option["verb"]: option["text"] for option in sync["options"]}
            played = next((verbs[verb] for verb in ("lay", "break") if verb in verbs), None)
            tab.say(wire.Play(version=version, move=played or sync["options"][0]["text"]))
            frame = await bob.wait_for("happened")
            if played is not None:
                break
        expected = 30 * len({0, 1, 2, 3} - {asked})
        ticking = await bob.wait_for("ticking")
        assert (ticking["version"], round(ticking["seconds"])) == (version + 1, expected)
        # Everybody in the window lets it pass, and it closes early.
        for seat in sorted({0, 1, 2, 3, 4} - {asked}):
            tab = bob if seat == 4 else host
            tab.say(wire.Look(seat=seat))
            sync = await tab.wait_for("sync", that=lambda sync: bool(sync["options"]))
            tab.say(wire.Play(version=version + 1, move=sync["options"][0]["text"]))
        assert not (await bob.wait_for("happened"))["timed_out"]
        assert (await bob.wait_for("ticking"))["seconds"] is None

    celebrate(database, test)
