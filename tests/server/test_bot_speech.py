"""Bots that chat at live tables: through the same path as people, paced, and only if allowed."""

from collections import Counter
from typing import Any, cast

import pytest
from sqlalchemy import URL

from saboteur.bot_runtime.chat_events import as_event, as_message, mentioned_seat
from saboteur.bot_runtime.request import BotRequest
from saboteur.bot_runtime.timing import MoveTicker
from saboteur.bots.claims import Accused, Addressed, GoalClaimed, PhraseSaid, RoleClaimed, Trusted
from saboteur.kernel.geometry import Cell
from saboteur.protocol import messages as wire
from tests.server.harness import Frame, RegistryHarness, Tab, open_harness

pytestmark = pytest.mark.usefixtures("bot_questions")


BOT_TABLE_SETTINGS: dict[str, Any] = {"seats": 4, "bots": "novice", "options": {"first_player": 0}}
"""Settings of a table with a person on seat 0; Brokk, Sindri and Fafnir are bots."""
ENOUGH_MOVES = 60


async def play_as_ada(tab: Tab, moves: int = ENOUGH_MOVES) -> list[Frame]:
    """Play Ada's first legal move whenever she is asked; return her frames."""
    frames: list[Frame] = []
    version = 0
    while version < moves:
        frame = await tab.receive()
        frames.append(frame)
        if frame["type"] in ("snapshot", "move-made"):
            version = frame["version"]
            if frame["legal_moves"]:
                tab.send(wire.Play(version=version, move=frame["legal_moves"][0]["text"]))
    return frames + await tab.drain()


def chat_lines(frames: list[Frame]) -> list[Frame]:
    return [frame for frame in frames if frame["type"] == "chat-message"]


async def test_bot_speech_is_broadcast_and_survives_restart(
    harness: RegistryHarness, bot_questions: list[BotRequest]
) -> None:
    code = await harness.open_table(**BOT_TABLE_SETTINGS)
    tab = await harness.join(code, "Ada")
    lines = chat_lines(await play_as_ada(tab))
    assert lines
    assert {line["guest"] for line in lines} == {""}
    assert {line["seat"] for line in lines} <= {1, 2, 3}
    assert {question.speaker_name for question in bot_questions} == {
        "",
        "Brokk",
        "Sindri",
        "Fafnir",
    }
    spoken = Counter((line["seat"], line["version"]) for line in lines)
    assert max(spoken.values()) <= 2
    await harness.restart()
    again = await harness.join(code, "Ada")
    told = (await again.wait_for("chat-history"))["messages"]
    assert [line["number"] for line in told] == list(range(1, len(told) + 1))
    assert told[: len(lines)] == lines


@pytest.mark.parametrize("wish", [{"chat": "off"}, {"bots": "random", "seats": 3}])
async def test_bots_are_not_asked_to_speak_when_chat_is_off(
    harness: RegistryHarness, bot_questions: list[BotRequest], wish: dict[str, Any]
) -> None:
    """Bots are asked to speak in the second case only: there chat is on."""
    code = await harness.open_table(**{**BOT_TABLE_SETTINGS, **wish})
    tab = await harness.join(code, "Ada")
    lines = chat_lines(await play_as_ada(tab, 20))
    silent = wish.get("chat") == "off"
    assert any(question.speaker_name for question in bot_questions) != silent
    assert not (silent and lines)


async def test_one_tick_passes_between_bot_lines(database: URL) -> None:
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    beat = MoveTicker(tick_s=1, clock=lambda: 0.0, sleep=sleep, random=lambda: 0.0)

    async with open_harness(database, beat) as party:
        code = await party.open_table(**BOT_TABLE_SETTINGS)
        tab = await party.join(code, "Ada")
        lines = chat_lines(await play_as_ada(tab))
        assert lines
        by_moves = sum(wait != 1 for wait in waits)
        assert by_moves >= ENOUGH_MOVES // 2  # a bot's move takes three ticks, or six
        assert len(waits) - by_moves >= len(lines)


@pytest.mark.parametrize(
    "line",
    [
        GoalClaimed(2, Cell(8, 0), "stone"),
        RoleClaimed(2, 2, "miner"),
        RoleClaimed(2, 1, "saboteur"),
        Accused(2, 0),
        Trusted(2, 1),
        PhraseSaid(2, "thanks", 1),
        PhraseSaid(2, "hello"),
    ],
)
def test_bot_line_round_trips_through_chat_message(line: Any) -> None:
    message = as_message(line)
    said = wire.ChatMessage(
        number=1,
        version=0,
        round=1,
        seat=2,
        guest="",
        kind=cast("wire.ChatKind", type(message).__struct_config__.tag),
        phrase=getattr(message, "phrase", None),
        about=getattr(message, "about", None),
        at=getattr(message, "at", None),
        claim=getattr(message, "claim", None),
        text=None,
    )
    assert as_event(said) == line


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Brokk, why there?", Addressed(0, 1, asks=True)),
        ("thanks SINDRI and Brokk", Addressed(0, 2, asks=False)),
        ("brokkoli is no name", None),
        ("Ada, you?", None),  # a bot does not name itself
    ],
)
def test_chat_text_naming_a_bot_addresses_it(text: str, wanted: Addressed | None) -> None:
    line = wire.ChatMessage(
        number=1, version=3, round=1, seat=0, guest="g", kind="chat", phrase=None, about=None,
        at=None, claim=None, text=text,
    )  # fmt: skip
    assert as_event(line) is None
    assert mentioned_seat(line, {0: "Ada", 1: "Brokk", 2: "Sindri"}) == wanted
