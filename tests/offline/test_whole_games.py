"""Tests of whole offline games against bots, interrupted and resumed."""

import json
from typing import Any, Final

import msgspec
import pytest

from saboteur.kernel.sight import Sight
from saboteur.play.game import loads
from saboteur.play.match import Match, verify_record
from saboteur.protocol.encode import flatten_events, legal_move_message
from saboteur.protocol.views import view_message
from tests.offline.offline_harness import Frame, OfflineDevice, Tab, pick_move
from tests.sampling import SeededRandom, sample_cases, seed_for

BOXES: Final = (
    ("saboteur", 3),
    ("saboteur+veto", 3),
    ("saboteur2", 2),
    ("duel", 2),
    ("lost-mines", 3),
    ("dark-cave", 3),
)
RELOADS: Final = 2
"""Number of times that the page is closed during a game."""


async def play_seat(tab: Tab, frame: Frame, moves: int | None = None) -> Frame:
    """Play the seat for ``moves`` moves, or to the end; return the last frame."""
    while frame["view"]["decider"] is not None and moves != 0:
        if frame["legal_moves"]:
            tab.send("play", version=frame["version"], move=pick_move(frame))
            moves = None if moves is None else moves - 1
        if moves != 0:
            frame = await tab.wait_for("move-made")
    return frame


@pytest.mark.parametrize(("box", "seats"), sample_cases(BOXES, 2))
async def test_offline_game_is_finished_across_reloads(
    device: OfflineDevice, box: str, seats: int
) -> None:
    await check_whole_game(device, box, seats, "random")


@pytest.mark.soak
@pytest.mark.parametrize("level", ["novice", "skilled", "expert"])
@pytest.mark.parametrize(("box", "seats"), BOXES)
async def test_offline_game_is_finished_against_every_bot_level(
    device: OfflineDevice, box: str, seats: int, level: str
) -> None:
    await check_whole_game(device, box, seats, level)


async def check_whole_game(device: OfflineDevice, box: str, seats: int, level: str) -> None:
    dice = SeededRandom(seed_for(f"local {box} {level}"))

    await device.register_guest()
    code = await device.open_table(ruleset=box, seats=seats, bots=level)
    tabs = [device.join(code)]
    frame = await tabs[0].wait_for("snapshot")
    for _ in range(RELOADS):
        await play_seat(tabs[-1], frame, dice.choice(range(1, 6)))
        await device.reload()
        tabs.append(device.join(code))
        frame = await tabs[-1].wait_for("snapshot")
    await play_seat(tabs[-1], frame)
    over = await device.join(code).wait_for("lobby", stage="over")
    assert [sum(row["games"] for row in over["session_scores"])] == [seats]
    status, text = await device.request("GET", f"/api/tables/{code}/record")
    assert status == 200
    record = loads(text)
    assert verify_record(record, over["commitment"]).over
    assert len(tabs) == RELOADS + 1
    for _ in range(2):  # it is counted once
        _, career = await device.request("GET", "/api/guest/profile")
        (counted,) = career["boxes"]
        assert (counted["box"], counted["games"]) == (box.partition("+")[0], 1)
        assert career["games"][0]["table"] == code
        assert counted["points"] == career["games"][0]["points"]
        assert (career["uncounted"], career["visibility"], career["ratings"]) == (0, "nobody", [])
    _, data = await device.request("GET", "/api/guest/data")
    assert [each["table"] for each in data["game_stats"]] == [code]
    assert_as_a_match_tells_it(text, [frame for tab in tabs for frame in game_frames(tab)])


def game_frames(tab: Tab) -> list[Frame]:
    frames = [json.loads(text) for text in tab.raw]
    return [frame for frame in frames if frame["type"] in ("snapshot", "move-made")]


def assert_as_a_match_tells_it(text: str, frames: list[Frame]) -> None:
    """Assert that replaying the record ``text`` gives its digests and, by version, ``frames``."""
    record = loads(text)
    match = Match(
        record.ruleset,
        seats=record.seats,
        seed=record.seed,
        nonce=record.nonce or "",
        options=dict(record.options),
    )
    compared = 0
    for move in (None, *record.moves):
        if move is not None:
            match.repeat(move.seat, move.text, timed_out=move.timed_out)
        now = [frame for frame in frames if frame["version"] == match.version]
        compared += sum(matches_match_view(match, 0, frame) for frame in now)
    assert compared == len(frames)
    assert str(match.record()) == text  # with the digest of every move


def matches_match_view(match: Match, sight: Sight, frame: Frame) -> bool:
    """Return whether a frame contains exactly what the match now shows to this sight."""
    assert frame["view"] == decode_plain(view_message(match.view(sight)))
    moves = match.legal_moves(sight) if isinstance(sight, int) else ()
    assert frame["legal_moves"] == decode_plain([legal_move_message(move) for move in moves])
    whole = frame["type"] == "snapshot"
    steps = match.stream(sight) if whole else match.stream(sight, match.version - match.seats)
    events = decode_plain(flatten_events(steps))
    return events[len(events) - len(frame["events"]) :] == frame["events"] and (
        not whole or len(events) == len(frame["events"])
    )


def decode_plain(message: object) -> Any:
    return json.loads(msgspec.json.encode(message))
