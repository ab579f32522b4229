"""Frames that no client of ours would send, and floods of those it would."""

import json
from contextlib import suppress
from time import monotonic

import pytest
from websockets.exceptions import ConnectionClosed

from saboteur.server.limits import PLAYER
from tests.server.house import Person, Server, full_table, quick


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
        '{"type": "hello", "since": 1e400}',
        '{"type": "take-seat", "seat": 1.5}',
        '{"type": "ping", "at": "\\ud800"}',
        "[" * 3000,
        b"\x00\x01",
    ],
)
def test_a_malformed_frame_is_trouble_and_nothing_else(
    server: Server, frame: str | bytes, table: tuple[str, Person]
) -> None:
    code, person = table
    tab = person.sit(code)
    tab.socket.send(frame)
    assert tab.wait_for("trouble")["code"] == "malformed"
    tab.say("ping", at=3)
    assert tab.wait_for("pong")["at"] == 3
    tab.close()
    assert server.process.poll() is None


@pytest.fixture(scope="module")
def table(server: Server) -> tuple[str, Person]:
    person = Person(server, "Mallory")
    return person.open_table(seats=3), person


def test_too_long_a_frame_is_trouble_and_a_huge_one_the_end(server: Server) -> None:
    code, people, tabs = full_table(server)
    frames = [tab.wait_for("sync") for tab in tabs]
    seat = frames[0]["view"]["decider"]
    tabs[seat].socket.send(json.dumps({"type": "why", "move": "x" * 17_000}))
    assert tabs[seat].wait_for("trouble")["code"] == "too-long"
    tabs[seat].socket.send("x" * 100_000)
    assert tabs[seat].closed_with() == 1009
    # The table has not noticed.
    again = people[seat].sit(code)
    again.say("play", version=0, move=quick(frames[seat]["options"], 0))
    assert tabs[seat - 1].wait_for("happened")["version"] == 1


FLOOD = 400
"""Frames: more than even a busy server, where credits come back meanwhile, would answer."""


def test_a_flood_is_answered_for_a_while_and_then_ended(server: Server) -> None:
    code, people, tabs = full_table(server)
    for tab in tabs:
        tab.wait_for("sync")
    began = monotonic()
    with suppress(ConnectionClosed):
        for number in range(FLOOD):
            tabs[1].say("ping", at=number)
    assert tabs[1].closed_with() == 4002
    back = (monotonic() - began) * PLAYER.credits / PLAYER.seconds
    frames = [json.loads(text)["type"] for text in tabs[1].raw]
    assert 90 <= frames.count("pong") <= PLAYER.credits + back
    assert "trouble" in frames
    assert people[0].sit(code).wait_for("sync")["version"] == 0
