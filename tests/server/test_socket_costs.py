"""Limits of a socket: repeated requests, and a client that reads nothing."""

from pathlib import Path
from typing import Final

import pytest

from saboteur.kernel.sight import Sight
from saboteur.play.match import Match
from saboteur.protocol import messages as wire
from saboteur.server.connection import MAX_QUEUED_FRAMES
from saboteur.table.actor import table_actor
from saboteur.table.connections import connection_hub
from saboteur.table.rate_limiter import Rate
from tests.server.harness import RegistryHarness, two_nodes
from tests.server.sqlite_files import new_sqlite_file
from tests.server.veto_windows import join_all, open_window

RESYNC_CREDITS: Final = 5


async def test_repeated_snapshot_is_cached_and_rate_limited(
    harness: RegistryHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_actor, "REPEAT_REQUEST_RATE", Rate(RESYNC_CREDITS, 3600))
    made: list[Sight] = []
    whole = connection_hub.sync_frame

    def counted(match: Match, sight: Sight) -> str:
        made.append(sight)
        return whole(match, sight)

    monkeypatch.setattr(connection_hub, "sync_frame", counted)

    code, tabs = await harness.start_game("Ada", "Bob", "Eve", options={"first_player": 1})
    bob = tabs[1]
    first = await bob.wait_for("snapshot")
    made.clear()
    answers: list[str] = []
    asks: tuple[wire.FromClient, ...] = (wire.Hello(), wire.SelectSeat(seat=1))
    for ask in asks * RESYNC_CREDITS:
        bob.send(ask)
        answers += [frame["type"] for frame in await bob.drain()]
    assert made == [1]
    assert answers.count("snapshot") == RESYNC_CREDITS + 1
    assert answers.count("error") == RESYNC_CREDITS - 1
    # Covering the cards is always possible.
    bob.send(wire.SelectSeat(seat=None))
    bob.send(wire.SelectSeat(seat=None))
    assert await bob.expect_error(wire.SelectSeat(seat=1)) == "rate-limited"
    assert bob.connection.is_hidden
    # Another socket is told everything, and so is this one after a move.
    other = await harness.join(code, "Bob")
    assert await other.wait_for("snapshot") == first
    other.send(wire.Play(version=0, move=first["legal_moves"][0]["text"]))
    happened = await other.wait_for("move-made")
    bob.send(wire.SelectSeat(seat=1))
    sync = await bob.wait_for("snapshot")
    assert (sync["version"], sync["view"]) == (1, happened["view"])


async def test_snapshot_after_pending_answer_has_no_legal_moves(harness: RegistryHarness) -> None:
    window = await open_window(harness)
    seat = window.asked[0]
    tabs = await join_all(harness, window)
    shown = []
    for _ in range(3):
        tabs[seat].send(wire.Hello())
        shown.append(bool((await tabs[seat].wait_for("snapshot"))["legal_moves"]))
    tabs[seat].send(wire.Play(version=1, move="allow"))
    await tabs[seat].wait_for("answer-accepted")
    for _ in range(3):
        tabs[seat].send(wire.Hello())
        shown.append(bool((await tabs[seat].wait_for("snapshot"))["legal_moves"]))
    assert shown == [True, True, True, False, False, False]


async def test_slow_reader_is_disconnected_alone(tmp_path: Path) -> None:
    async with two_nodes(new_sqlite_file(tmp_path)) as (owner, near):
        code, (ada, bob, _) = await owner.start_game("Ada", "Bob", "Eve")
        slow = [await party.join(code, "Bob") for party in (owner, near)]
        readers = [ada, bob, await near.join(code, "Eve")]
        for number in range(MAX_QUEUED_FRAMES + 1):
            locked = number % 2 == 0
            ada.send(wire.Lock(locked=locked))
            for tab in readers:
                await tab.wait_for_lobby(locked=locked)
        for tab in slow:
            assert await tab.wait_closed() == wire.CLOSED_SLOW_CONSUMER
            tab.leave()
        for tab in readers:
            await tab.drain()
        again = await near.join(code, "Bob")
        assert (await again.wait_for("snapshot"))["version"] == 0
