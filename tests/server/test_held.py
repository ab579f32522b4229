"""Answers held by a window (R-64): durable before they are acknowledged, and nobody else's."""

import asyncio
import json
from pathlib import Path

import pytest
from sqlalchemy import URL, select

from saboteur.server.storage import schema
from saboteur.server.storage.guests import GuestStorage
from saboteur.server.storage.held import HeldStorage
from saboteur.table import clock
from saboteur.table.inbox import TimeUp
from saboteur.table.live import LiveTable
from saboteur.table.models import Sitter, StoredTable
from saboteur.wire import messages as wire
from tests.server.files import new_file
from tests.server.party import Frame, Party, Tab, celebrate, two_nodes
from tests.server.windows import NAMES, OpenWindow, open_window, sit_all

VERSION = 1
"""Of the game when the window is open."""


async def answer(window: OpenWindow, tabs: list[Tab], seat: int) -> None:
    """Let a seat answer, and wait for the word that it counts."""
    tabs[seat].say(wire.Play(version=VERSION, move=window.answer(seat)))
    assert (await tabs[seat].wait_for("held"))["version"] == VERSION


async def kept(party: Party, code: str) -> list[tuple[int, str]]:
    """Return the answers that the database holds."""
    held = await HeldStorage(party.storage.database).held(code)
    return [(answer.seat, answer.text) for answer in held]


def test_an_answer_is_durable_before_its_seat_hears_of_it_and_nobody_waits(
    database: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    writing: list[asyncio.Future[None]] = []

    def slowly(*_: object) -> asyncio.Future[None]:
        writing.append(asyncio.get_running_loop().create_future())
        return writing[-1]

    monkeypatch.setattr(HeldStorage, "hold", slowly)

    async def test(party: Party) -> None:
        window = await open_window(party)
        tabs = await sit_all(party, window)
        first, second = window.asked[:2]
        tabs[first].say(wire.Play(version=VERSION, move="allow"))
        again = await party.sit(window.code, NAMES[first])
        for tab in (tabs[first], again):  # the table answers everybody at once
            assert "held" not in {frame["type"] for frame in await tab.rest()}
        writing[0].set_result(None)
        for tab in (tabs[first], again):
            await tab.wait_for("held")
        tabs[second].say(wire.Play(version=VERSION, move="allow"))
        await tabs[second].rest()
        writing[1].set_exception(OSError("the disk is full"))
        assert await tabs[second].closed() == wire.CLOSED_LOST

    celebrate(database, test)


def test_a_window_survives_with_the_answers_it_held(database: URL) -> None:
    async def test(party: Party) -> None:
        window = await open_window(party)
        tabs = await sit_all(party, window)
        early = [window.holder, next(seat for seat in window.asked if seat != window.holder)]
        for seat in early:
            await answer(window, tabs, seat)
        await party.restart()
        tabs = [await party.sit(window.code, name, since=VERSION) for name in NAMES]
        for seat in window.asked:
            sync = await tabs[seat].wait_for("sync")
            told = [frame["type"] for frame in await tabs[seat].rest()]
            assert bool(sync["options"]) == (seat not in early)
            assert ("held" in told) == (seat in early)
        again = wire.Play(version=VERSION, move="allow")
        assert await tabs[window.holder].trouble(again) == "not-your-turn"
        for seat in set(window.asked).difference(early):
            tabs[seat].say(again)
        happened = await tabs[window.active].wait_for("happened")
        assert "PlayVetoed" in {event["type"] for event in happened["events"]}
        log = await party.storage.moves(window.code)
        assert (log[-1].seat, log[-1].text) == (window.holder, "veto")
        assert not any(move.timed_out for move in log)
        assert await kept(party, window.code) == []

    celebrate(database, test)


def test_an_answer_that_a_lapsed_window_held_counts(database: URL) -> None:
    async def test(party: Party) -> None:
        window = await open_window(party)
        await answer(window, await sit_all(party, window), window.holder)
        await party.restart()
        tabs = await sit_all(party, window)
        table = tabs[0].table
        assert isinstance(table, LiveTable)
        table._table.inbox.put_nowait(TimeUp(VERSION))
        await tabs[0].wait_for("happened")
        *silent, last = (await party.storage.moves(window.code))[VERSION:]
        assert all(move.timed_out for move in silent)
        assert (last.seat, last.text, last.timed_out) == (window.holder, "veto", False)
        assert await kept(party, window.code) == []

    celebrate(database, test)


def test_a_game_that_is_broken_off_or_forgotten_holds_nothing(database: URL) -> None:
    async def test(party: Party) -> None:
        window = await open_window(party)
        tabs = await sit_all(party, window)
        for seat in window.asked[:2]:
            await answer(window, tabs, seat)
        tabs[window.active].say(wire.LeaveGame())
        for seat in window.asked:
            tabs[seat].say(wire.Judge(seat=window.active, verdict="end"))
        await tabs[window.asked[0]].lobby(stage="ended")
        assert await kept(party, window.code) == []
        window = await open_window(party)
        await answer(window, await sit_all(party, window), window.holder)
        for name in NAMES:
            await party.hall.forget_guest(party.guests[name])
        assert await party.storage.database.read(select(schema.held)) == []

    celebrate(database, test)


# --- Owners --------------------------------------------------------------------------------


def test_a_node_that_lost_a_window_can_neither_take_an_answer_nor_close_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("saboteur.server.lobby.registry.OWNER_SECONDS", 60)  # by the log, here

    async def test() -> None:
        async with two_nodes(new_file(tmp_path)) as (first, second):
            for close in (False, True):
                window = await open_window(first)
                old = await sit_all(first, window)
                exchange = first.hall._broker
                exchange._exchange.owners.pop(window.code)  # type: ignore[attr-defined]
                new = await sit_all(second, window)
                await answer(window, new, window.holder)
                if close:
                    table = old[0].table
                    assert isinstance(table, LiveTable)
                    table._table.inbox.put_nowait(TimeUp(VERSION))
                else:
                    seat = next(seat for seat in window.asked if seat != window.holder)
                    old[seat].say(wire.Play(version=VERSION, move="allow"))
                assert await old[0].closed() == wire.CLOSED_LOST
                assert len(await first.storage.moves(window.code)) == VERSION
                assert await kept(second, window.code) == [(window.holder, "veto")]
                for seat in window.asked:
                    new[seat].say(wire.Play(version=VERSION, move="allow"))
                await new[0].wait_for("happened")
                last = (await second.storage.moves(window.code))[-1]
                assert (last.seat, last.text) == (window.holder, "veto")

    asyncio.run(test())


def lobby_changes(guest: str) -> dict[str, wire.FromClient]:
    """Return what a host may change before the deal, and the deal."""
    return {
        "seat": wire.TakeSeat(seat=1),
        "bot": wire.SetBot(seat=2, level="random"),
        "beside": wire.ShareSeat(seat=2, nickname="Child"),
        "name": wire.Introduce(nickname="Zoe", seat=0),
        "leave": wire.LeaveSeat(),
        "lock": wire.Lock(locked=True),
        "invite": wire.RotateInvite(),
        "pace": wire.SetPace(pace="slow"),
        "mute": wire.Mute(guest=guest, muted=True),
        "host": wire.HandOver(guest=guest),
        "send-away": wire.SendAway(guest=guest),
        "start": wire.Start(),
    }


def test_a_node_that_lost_a_table_changes_nothing_of_its_lobby(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("saboteur.server.lobby.registry.OWNER_SECONDS", 60)  # by the log, here

    async def state(party: Party, code: str) -> tuple[StoredTable | None, dict[int, Sitter], int]:
        stored = await party.storage.table(code)
        conduct = await party.storage.conduct(code)
        return stored, await party.storage.sitters(code), len(conduct)

    async def test() -> None:
        async with two_nodes(new_file(tmp_path)) as (first, second):
            bob = await first.guest("Bob")
            for name, change in lobby_changes(bob.id).items():
                code = await first.open("Ada", seats=3)
                ada, other = await first.sit(code, "Ada"), await first.sit(code, "Bob")
                if name in {"start", "host", "mute", "send-away"}:
                    other.say(wire.TakeSeat(seat=1))
                    await ada.seats("guest", [ada.guest.id, bob.id, None])
                if name == "start":
                    ada.say(wire.SetBot(seat=2, level="random"))
                    await ada.seats("bot", [None, None, "random"])
                exchange = first.hall._broker
                exchange._exchange.owners.pop(code)  # type: ignore[attr-defined]
                assert await second.hall.own(code) is not None  # which has changed nothing yet
                before = await state(second, code)
                ada.say(change)
                assert await ada.closed() == wire.CLOSED_LOST, name
                assert await state(second, code) == before, name

    asyncio.run(test())


# --- Secrecy -------------------------------------------------------------------------------


def test_nobody_can_tell_who_has_answered(database: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two worlds: in one of them seats have answered. Nobody else gets another byte, ever."""
    monkeypatch.setattr(clock, "monotonic", lambda: 0.0)  # or how long the test runs is told

    async def test(party: Party) -> None:
        silent, answered = await told_in(party, early=0), await told_in(party, early=2)
        assert silent == answered
        assert "ticking" in str(silent)

    celebrate(database, test)


async def told_in(party: Party, early: int) -> list[list[Frame]]:
    """Return what the others are told while so many seats of one device have answered."""
    ada = await party.guest("Ada")
    beside = {seat: Sitter(NAMES[seat], guest=ada.id, shared=True) for seat in (1, 2)}
    window = await open_window(party, beside)
    at_home = [seat for seat in window.asked if seat <= max(beside)]
    others = [name for seat, name in enumerate(NAMES) if seat > max(beside)] + ["Watcher"]
    device = await party.sit(window.code, "Ada")
    tabs = [await party.sit(window.code, name) for name in others]
    for seat in at_home[:early]:
        device.say(wire.Look(seat=seat))
        device.say(wire.Play(version=VERSION, move=window.answer(seat)))
        await device.wait_for("held")
    for tab in tabs:
        tab.say(wire.Hello())
        tab.say(wire.Look(seat=None))
        await tab.rest()
        exported = await GuestStorage(party.storage.database).data(tab.guest.id)
        assert "allow" not in str(exported)
    await party.restart()
    woken = [await party.sit(window.code, name) for name in others]
    for tab in woken:
        await tab.rest()
        tab.say(wire.Hello())
        await tab.rest()
    return [of_the_game(tab.raw) for tab in (*tabs, *woken)]


def of_the_game(raw: list[str]) -> list[Frame]:
    """Leave out who came when, and the name of the table."""
    frames: list[Frame] = [json.loads(text) for text in raw]
    last = [frame for frame in frames if frame["type"] == "lobby"][-1]
    rest = [frame for frame in frames if frame["type"] != "lobby"]
    return [*rest, {name: last[name] for name in last if name not in {"code", "invite"}}]
