"""Answers held by a window (R-64): durable before they are acknowledged, and secret."""

import asyncio
import json
from collections import defaultdict
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import select

from saboteur.protocol import messages as wire
from saboteur.server.storage import schema
from saboteur.server.storage.guests import GuestStore
from saboteur.server.storage.pending_answers import PendingAnswerStore
from saboteur.table.actor import decision_clock
from saboteur.table.inbox import Call
from saboteur.table.storage.models import SeatAssignment, TableRecord
from saboteur.table.table_state import TableState
from tests.server.harness import Frame, RegistryHarness, Tab, two_nodes
from tests.server.sqlite_files import new_sqlite_file
from tests.server.veto_windows import PLAYER_NAMES, OpenWindow, join_all, open_window

WINDOW_VERSION = 1
"""The version of the game while the window is open."""


class WindowTimeouts:
    """Times out the windows of tables at once, instead of after their time limit."""

    def __init__(self) -> None:
        self._calls: defaultdict[str, asyncio.Queue[Callable[[], None]]] = defaultdict(
            asyncio.Queue
        )

    def record(self, table: TableState, call: Call) -> None:
        self._calls[table.record.code].put_nowait(partial(table.post, call))

    async def started_last(self, code: str) -> Callable[[], None]:
        """Return a function that times out the window whose clock has started last."""
        calls = self._calls[code]
        call = await calls.get()
        while not calls.empty():
            call = calls.get_nowait()
        return call


@pytest.fixture
def window_timeouts(monkeypatch: pytest.MonkeyPatch) -> WindowTimeouts:
    timeouts = WindowTimeouts()
    post_later = TableState.post_later

    def record(table: TableState, seconds: float, call: Call) -> asyncio.Task[None]:
        if isinstance(call, partial) and call.args == (WINDOW_VERSION,):
            timeouts.record(table, call)
        return post_later(table, seconds, call)

    monkeypatch.setattr(TableState, "post_later", record)
    return timeouts


async def answer_and_wait(window: OpenWindow, tabs: list[Tab], seat: int) -> None:
    tabs[seat].send(wire.Play(version=WINDOW_VERSION, move=window.answer_of(seat)))
    assert (await tabs[seat].wait_for("answer-accepted"))["version"] == WINDOW_VERSION


async def stored_answers(harness: RegistryHarness, code: str) -> list[tuple[int, str]]:
    """Return seat and text of the answers in the database."""
    held = await PendingAnswerStore(harness.storage.database).load_answers(code)
    return [(answer.seat, answer.text) for answer in held]


async def test_pending_answer_is_stored_before_acknowledgement(
    harness: RegistryHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    writing: list[asyncio.Future[None]] = []

    def slowly(*_: object) -> asyncio.Future[None]:
        writing.append(asyncio.get_running_loop().create_future())
        return writing[-1]

    monkeypatch.setattr(PendingAnswerStore, "save_answer", slowly)

    window = await open_window(harness)
    tabs = await join_all(harness, window)
    first, second = window.asked[:2]
    tabs[first].send(wire.Play(version=WINDOW_VERSION, move="allow"))
    again = await harness.join(window.code, PLAYER_NAMES[first])
    for tab in (tabs[first], again):  # the table sends acknowledgements to all at once
        assert "answer-accepted" not in {frame["type"] for frame in await tab.drain()}
    writing[0].set_result(None)
    for tab in (tabs[first], again):
        await tab.wait_for("answer-accepted")
    tabs[second].send(wire.Play(version=WINDOW_VERSION, move="allow"))
    await tabs[second].drain()
    writing[1].set_exception(OSError("the disk is full"))
    assert await tabs[second].wait_closed() == wire.CLOSED_RECONNECT


async def test_veto_window_and_pending_answers_survive_restart(harness: RegistryHarness) -> None:
    window = await open_window(harness)
    tabs = await join_all(harness, window)
    early = [window.holder, next(seat for seat in window.asked if seat != window.holder)]
    for seat in early:
        await answer_and_wait(window, tabs, seat)
    await harness.restart()
    tabs = [await harness.join(window.code, name, since=WINDOW_VERSION) for name in PLAYER_NAMES]
    for seat in window.asked:
        sync = await tabs[seat].wait_for("snapshot")
        told = [frame["type"] for frame in await tabs[seat].drain()]
        assert bool(sync["legal_moves"]) == (seat not in early)
        assert ("answer-accepted" in told) == (seat in early)
    again = wire.Play(version=WINDOW_VERSION, move="allow")
    assert await tabs[window.holder].expect_error(again) == "not-your-turn"
    for seat in set(window.asked).difference(early):
        tabs[seat].send(again)
    happened = await tabs[window.active].wait_for("move-made")
    assert "PlayVetoed" in {event["type"] for event in happened["events"]}
    log = await harness.storage.moves(window.code)
    assert (log[-1].seat, log[-1].text) == (window.holder, "veto")
    assert not any(move.timed_out for move in log)
    assert await stored_answers(harness, window.code) == []


async def test_pending_answer_counts_when_window_times_out(
    harness: RegistryHarness, window_timeouts: WindowTimeouts
) -> None:
    window = await open_window(harness)
    await answer_and_wait(window, await join_all(harness, window), window.holder)
    await window_timeouts.started_last(window.code)  # before the restart
    await harness.restart()
    tabs = await join_all(harness, window)
    time_out_window = await window_timeouts.started_last(window.code)
    time_out_window()
    await tabs[0].wait_for("move-made")
    *silent, last = (await harness.storage.moves(window.code))[WINDOW_VERSION:]
    assert all(move.timed_out for move in silent)
    assert (last.seat, last.text, last.timed_out) == (window.holder, "veto", False)
    assert await stored_answers(harness, window.code) == []


async def test_ended_or_deleted_game_keeps_no_pending_answers(harness: RegistryHarness) -> None:
    window = await open_window(harness)
    tabs = await join_all(harness, window)
    for seat in window.asked[:2]:
        await answer_and_wait(window, tabs, seat)
    tabs[window.active].send(wire.LeaveGame())
    for seat in window.asked:
        tabs[seat].send(wire.VoteOnAbsence(seat=window.active, choice="end"))
    await tabs[window.asked[0]].wait_for_lobby(stage="ended")
    assert await stored_answers(harness, window.code) == []
    window = await open_window(harness)
    await answer_and_wait(window, await join_all(harness, window), window.holder)
    for name in PLAYER_NAMES:
        await harness.registry.delete_guest(harness.guests[name])
    assert await harness.storage.database.read(select(schema.pending_answer)) == []


# --- Owners of tables ----------------------------------------------------------------------


async def test_node_without_lease_cannot_answer_or_close_window(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    window_timeouts: WindowTimeouts,
) -> None:
    monkeypatch.setattr(
        "saboteur.server.services.table_registry.LEASE_AUDIT_INTERVAL_S", 60
    )  # the write to the log finds it out, not the audit

    async with two_nodes(new_sqlite_file(tmp_path)) as (first, second):
        for close in (False, True):
            window = await open_window(first)
            old = await join_all(first, window)
            time_out_window = await window_timeouts.started_last(window.code)
            first.broker.hub.owners.pop(window.code)
            new = await join_all(second, window)
            await answer_and_wait(window, new, window.holder)
            if close:
                time_out_window()
            else:
                seat = next(seat for seat in window.asked if seat != window.holder)
                old[seat].send(wire.Play(version=WINDOW_VERSION, move="allow"))
            assert await old[0].wait_closed() == wire.CLOSED_RECONNECT
            assert len(await first.storage.moves(window.code)) == WINDOW_VERSION
            assert await stored_answers(second, window.code) == [(window.holder, "veto")]
            for seat in window.asked:
                new[seat].send(wire.Play(version=WINDOW_VERSION, move="allow"))
            await new[0].wait_for("move-made")
            last = (await second.storage.moves(window.code))[-1]
            assert (last.seat, last.text) == (window.holder, "veto")


def lobby_changes(guest: str) -> dict[str, wire.FromClient]:
    """Return the commands by which a host may change a lobby, and the deal."""
    return {
        "seat": wire.TakeSeat(seat=1),
        "bot": wire.SetBot(seat=2, level="random"),
        "beside": wire.ShareSeat(seat=2, nickname="Child"),
        "name": wire.SetProfile(nickname="Zoe", seat=0),
        "leave": wire.LeaveSeat(),
        "lock": wire.Lock(locked=True),
        "join_code": wire.RotateJoinCode(),
        "pace": wire.SetBotPace(pace="slow"),
        "mute": wire.Mute(guest=guest, muted=True),
        "host": wire.TransferHost(guest=guest),
        "kick": wire.Kick(guest=guest),
        "start": wire.Start(),
    }


async def test_node_without_lease_cannot_change_lobby(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "saboteur.server.services.table_registry.LEASE_AUDIT_INTERVAL_S", 60
    )  # the write to the log finds it out, not the audit

    async def state(
        party: RegistryHarness, code: str
    ) -> tuple[TableRecord | None, dict[int, SeatAssignment], int]:
        stored = await party.storage.table(code)
        conduct = await party.storage.moderation(code)
        return stored, await party.storage.seat_assignments(code), len(conduct)

    async with two_nodes(new_sqlite_file(tmp_path)) as (first, second):
        bob = await first.ensure_guest("Bob")
        for name, change in lobby_changes(bob.id).items():
            code = await first.open_table("Ada", seats=3)
            ada, other = await first.join(code, "Ada"), await first.join(code, "Bob")
            if name in {"start", "host", "mute", "kick"}:
                other.send(wire.TakeSeat(seat=1))
                await ada.wait_for_seats("guest", [ada.guest.id, bob.id, None])
            if name == "start":
                ada.send(wire.SetBot(seat=2, level="random"))
                await ada.wait_for_seats("bot", [None, None, "random"])
            first.broker.hub.owners.pop(code)
            assert (
                await second.registry.get_local(code) is not None
            )  # which has changed nothing yet
            before = await state(second, code)
            ada.send(change)
            assert await ada.wait_closed() == wire.CLOSED_RECONNECT, name
            assert await state(second, code) == before, name


# --- Secrecy -------------------------------------------------------------------------------


async def test_pending_answers_are_invisible_to_other_seats(
    harness: RegistryHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        decision_clock, "monotonic", lambda: 0.0
    )  # or the duration of the test would be in the frames

    silent, answered = (
        await frames_of_others(harness, early=0),
        await frames_of_others(harness, early=2),
    )
    assert silent == answered
    assert "clock" in str(silent)


async def frames_of_others(harness: RegistryHarness, early: int) -> list[list[Frame]]:
    """Return the frames of the other devices after ``early`` answers from Ada's device."""
    ada = await harness.ensure_guest("Ada")
    beside = {
        seat: SeatAssignment(PLAYER_NAMES[seat], guest=ada.id, is_hotseat=True) for seat in (1, 2)
    }
    window = await open_window(harness, beside)
    at_home = [seat for seat in window.asked if seat <= max(beside)]
    others = [name for seat, name in enumerate(PLAYER_NAMES) if seat > max(beside)] + ["Watcher"]
    device = await harness.join(window.code, "Ada")
    tabs = [await harness.join(window.code, name) for name in others]
    for seat in at_home[:early]:
        device.send(wire.SelectSeat(seat=seat))
        device.send(wire.Play(version=WINDOW_VERSION, move=window.answer_of(seat)))
        await device.wait_for("answer-accepted")
    for tab in tabs:
        tab.send(wire.Hello())
        tab.send(wire.SelectSeat(seat=None))
        await tab.drain()
        exported = await GuestStore(harness.storage.database).export_data(tab.guest.id)
        assert "allow" not in str(exported)
    await harness.restart()
    woken = [await harness.join(window.code, name) for name in others]
    for tab in woken:
        await tab.drain()
        tab.send(wire.Hello())
        await tab.drain()
    return [game_frames(tab.raw) for tab in (*tabs, *woken)]


def game_frames(raw: list[str]) -> list[Frame]:
    """Return the frames of a tab, but of the lobby frames only the last, without its codes.

    Presence depends on timing, and the codes differ from table to table.
    """
    frames: list[Frame] = [json.loads(text) for text in raw]
    last = [frame for frame in frames if frame["type"] == "lobby"][-1]
    rest = [frame for frame in frames if frame["type"] != "lobby"]
    return [*rest, {name: last[name] for name in last if name not in {"code", "join_code"}}]
