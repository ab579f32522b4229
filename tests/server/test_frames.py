"""Invalid frames, and floods of valid ones."""

import json
from contextlib import suppress
from time import monotonic

import pytest
from websockets.exceptions import ConnectionClosed

from saboteur.server.rate_limits import Rates
from tests.server.server_process import Client, Server, full_table, pick_move


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "[]",
        "null",
        '"hello"',
        '{"type": "cheat"}',
        '{"type": "play"}',
        '{"type": "play", "version": "0", "move": "pass map"}',
        '{"type": "play", "version": 0, "move": ""}',
        '{"type": "play", "version": 0, "move": "pass map", "seat": 1}',
        json.dumps({"type": "play", "version": 0, "move": "x" * 81}),
        '{"type": "hello", "last_version": 1e400}',
        '{"type": "take-seat", "seat": 1.5}',
        '{"type": "ping", "at": "\\ud800"}',
        "[" * 3000,
        b"\x00\x01",
    ],
)
def test_malformed_frame_is_answered_with_error_only(
    server: Server, frame: str | bytes, table: tuple[str, Client]
) -> None:
    code, person = table
    tab = person.join(code)
    tab.socket.send(frame)
    assert tab.wait_for("error")["code"] == "malformed"
    tab.send("ping", at=3)
    assert tab.wait_for("pong")["at"] == 3
    tab.close()
    assert server.process.poll() is None


@pytest.fixture(scope="module")
def table(server: Server) -> tuple[str, Client]:
    person = Client(server, "Mallory")
    return person.open_table(seats=3), person


def test_oversized_frame_is_refused_and_huge_frame_closes_socket(server: Server) -> None:
    code, people, tabs = full_table(server)
    frames = [tab.wait_for("snapshot") for tab in tabs]
    seat = frames[0]["view"]["decider"]
    tabs[seat].socket.send(json.dumps({"type": "explain", "move": "x" * 17_000}))
    assert tabs[seat].wait_for("error")["code"] == "too-long"
    tabs[seat].socket.send("x" * 100_000)
    assert tabs[seat].wait_closed() == 1009
    # The table is not affected.
    again = people[seat].join(code)
    again.send("play", version=0, move=pick_move(frames[seat]["legal_moves"], 0))
    assert tabs[seat - 1].wait_for("move-made")["version"] == 1


FLOOD_FRAMES = 400
"""More frames than the rate limit lets through, even while a busy server refills it."""


def test_frame_flood_exhausts_rate_limit_and_closes_socket(server: Server) -> None:
    code, people, tabs = full_table(server)
    for tab in tabs:
        tab.wait_for("snapshot")
    began = monotonic()
    with suppress(ConnectionClosed):
        for number in range(FLOOD_FRAMES):
            tabs[1].send("ping", at=number)
    assert tabs[1].wait_closed() == 4002
    back = (monotonic() - began) * Rates().player_frames.tokens / Rates().player_frames.period_s
    frames = [json.loads(text)["type"] for text in tabs[1].raw]
    assert 90 <= frames.count("pong") <= Rates().player_frames.tokens + back
    assert "error" in frames
    assert people[0].join(code).wait_for("snapshot")["version"] == 0
