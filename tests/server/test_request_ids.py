"""A command with a request id gets one answer with the same id, which nobody else gets."""

import json
from typing import Any

import pytest
from sqlalchemy import URL

from saboteur.protocol import messages as wire
from saboteur.server.connection import SocketConnection
from saboteur.table.connections.frame_reader import (
    MAX_FRAME_BYTES,
    read_review_frame,
    read_table_frame,
    reject_frame,
)
from saboteur.table.storage.models import GuestRecord
from tests.server.harness import Frame, RegistryHarness, Tab, two_nodes
from tests.server.test_shared_reviews import join_review, open_shared_review


async def answers(tab: Tab) -> list[Frame]:
    """Return the frames with a request id that were sent so far."""
    return [frame for frame in await tab.drain() if "request_id" in frame]


async def test_command_is_answered_to_its_socket_only(harness: RegistryHarness) -> None:
    code = await harness.open_table("Ada", seats=3)
    ada, other_tab = await harness.join(code, "Ada"), await harness.join(code, "Ada")
    ada.send(wire.SetBot(seat=1, level="novice", request_id=7))
    frames = await ada.drain()
    # The effects of the command come before the answer.
    assert frames[-1] == {"type": "done", "request_id": 7}
    assert frames[-2]["type"] == "lobby"
    assert await answers(other_tab) == []


async def test_refusal_has_the_request_id(harness: RegistryHarness) -> None:
    code = await harness.open_table("Ada", seats=3)
    bob = await harness.join(code, "Bob")
    bob.send(wire.Start(request_id=0))
    bob.send(wire.TakeSeat(seat=0, request_id=2**31 - 1))
    first, second = await answers(bob)
    assert (first["type"], first["code"], first["request_id"]) == ("error", "not-host", 0)
    assert (second["code"], second["request_id"]) == ("seat-taken", 2**31 - 1)


async def test_command_without_a_request_id_is_not_answered(harness: RegistryHarness) -> None:
    code = await harness.open_table("Ada", seats=3)
    ada = await harness.join(code, "Ada")
    ada.send(wire.SetBot(seat=1, level="novice"))
    ada.send(wire.Start())
    frames = await ada.drain()
    assert "done" not in {frame["type"] for frame in frames}
    (error,) = (frame for frame in frames if frame["type"] == "error")
    assert error.keys() == {"type", "code", "reason"}


async def test_request_id_of_a_refused_move(harness: RegistryHarness) -> None:
    _, tabs = await harness.start_game("Ada", "Bob", "Cid")
    snapshot = await tabs[0].wait_for("snapshot")
    decider = tabs[snapshot["view"]["decider"]]
    decider.send(wire.Play(version=0, move="lay cross 90,90", request_id=1))
    decider.send(wire.Play(version=0, move="dance", request_id=2))
    decider.send(wire.Explain(move="lay cross 90,90", request_id=3))
    kinds = [(frame["type"], frame["request_id"]) for frame in await answers(decider)]
    assert kinds == [("refused", 1), ("error", 2), ("done", 3)]


async def test_first_frame_is_answered(harness: RegistryHarness) -> None:
    code = await harness.open_table("Ada", seats=3)
    guest = await harness.ensure_guest("Ada")
    table = await harness.registry.get_or_load(code)
    assert table is not None
    tab = Tab(table, guest)
    tab.send(wire.Start(request_id=1))
    tab.send(wire.Hello(request_id=2))
    first, second = await answers(tab)
    assert (first["code"], first["request_id"]) == ("hello-required", 1)
    assert second == {"type": "done", "request_id": 2}


async def test_request_ids_of_a_shared_review(harness: RegistryHarness) -> None:
    ada = await join_review(harness, id_ := await open_shared_review(harness), "Ada")
    bob = await join_review(harness, id_, "Bob")
    bob.send(wire.Present(step=1, sight="public", request_id=4))
    bob.send(wire.Comment(step=1, text="Here", request_id=5))
    refused, done = await answers(bob)
    assert (refused["code"], refused["request_id"]) == ("not-presenter", 4)
    assert done == {"type": "done", "request_id": 5}
    assert await answers(ada) == []


async def test_request_ids_pass_between_nodes(database: URL) -> None:
    async with two_nodes(database) as (here, there):
        code = await here.open_table("Ada", seats=3)
        await (await here.join(code, "Ada")).wait_for("lobby")
        bob = await there.join(code, "Bob")
        bob.send(wire.TakeSeat(seat=1, request_id=1))
        assert (await bob.wait_for("done"))["request_id"] == 1
        bob.send(wire.Start(request_id=2))
        assert (await bob.wait_for("error"))["request_id"] == 2


async def first_frame(connection: SocketConnection) -> dict[str, Any]:
    frame: dict[str, Any] = json.loads(await connection.next_frame() or "{}")
    return frame


@pytest.mark.parametrize("read", [read_table_frame, read_review_frame])
@pytest.mark.parametrize(
    ("text", "code", "request_id"),
    [
        ('{"type": "cheat", "request_id": 3}', "malformed", 3),
        ('{"type": "start", "request_id": 3, "seat": 1}', "malformed", 3),
        ('{"type": "start", "request_id": "3"}', "malformed", None),
        ('{"type": "start", "request_id": -1}', "malformed", None),
        ('{"type": "start", "request_id": 2147483648}', "malformed", None),
        ('{"request_id": 3', "malformed", None),
        ('{"request_id": 3, "x": ' + "[" * 5000, "malformed", None),
        ('{"type": "\ud800", "request_id": 3}', "malformed", None),
        (json.dumps({"request_id": 3, "text": "x" * MAX_FRAME_BYTES}), "too-long", 3),
        (None, "malformed", None),
    ],
)
async def test_unreadable_frame_is_answered_with_its_request_id(
    read: Any,
    text: str | None,
    code: str,
    request_id: int | None,
) -> None:
    connection = SocketConnection(GuestRecord("ada", "Ada", 1))
    assert read(connection, text) is None
    frame = await first_frame(connection)
    assert (frame["code"], frame.get("request_id")) == (code, request_id)


async def test_rate_limited_frame_is_answered_with_its_request_id() -> None:
    connection = SocketConnection(GuestRecord("ada", "Ada", 1))
    reject_frame(connection, '{"type": "start", "request_id": 9}', "rate-limited", "wait")
    expected = {"type": "error", "code": "rate-limited", "reason": "wait", "request_id": 9}
    assert await first_frame(connection) == expected
