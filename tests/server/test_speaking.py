"""Bots that speak at live tables: by the way of people's words, on the beat, or not at all."""

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import URL

from saboteur.bots.claims import Accused, Addressed, GoalClaimed, PhraseSaid, RoleClaimed, Trusted
from saboteur.kernel.geometry import Cell
from saboteur.server.thinking.workers import BotWorkers
from saboteur.table.bots import Beat
from saboteur.table.live import LiveTable
from saboteur.table.question import Question, answer
from saboteur.table.talk.sentences import as_address, as_event, as_message
from saboteur.wire import messages as wire
from tests.server.files import new_file
from tests.server.party import Frame, Party, Tab, celebrate

pytestmark = pytest.mark.in_turns

BOTS: dict[str, Any] = {"seats": 4, "bots": "novice", "options": {"first_player": 0}}
"""Seat 0 is a person; Brokk, Sindri and Fafnir sit beside."""
ENOUGH = 60
"""Moves."""


@pytest.fixture
def database(tmp_path: Path) -> URL:
    """A file: nothing here depends on the kind of database."""
    return new_file(tmp_path)


@pytest.fixture(autouse=True)
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Question]:
    """Bots that answer in this process, and what they were asked."""
    questions: list[Question] = []

    async def choose(_: BotWorkers, question: Question) -> str:
        questions.append(question)
        return answer(question)

    monkeypatch.setattr(BotWorkers, "choose", choose)
    return questions


async def played(party: Party, code: str, tab: Tab, moves: int = ENOUGH) -> list[Frame]:
    """Let Ada make her first legal move whenever she is asked; return the frames she got."""
    found = await party.hall.find(code)
    assert isinstance(found, LiveTable)
    match = found._table.match
    assert match is not None
    frames: list[Frame] = []
    while match.version < moves:
        if 0 in match.deciders:
            move = match.legal_moves(0)[0].text
            tab.say(wire.Play(version=match.version, move=move))
        frames.append(await tab.hear())
        await asyncio.sleep(0)
    return frames + await tab.rest()


def heard(frames: list[Frame]) -> list[Frame]:
    return [frame for frame in frames if frame["type"] == "heard"]


def test_bots_speak_are_heard_and_remember_it_after_a_restart(
    database: URL, asked: list[Question]
) -> None:
    async def test(party: Party) -> None:
        code = await party.open(**BOTS)
        tab = await party.sit(code, "Ada")
        lines = heard(await played(party, code, tab))
        assert lines
        assert {line["guest"] for line in lines} == {""}
        assert {line["seat"] for line in lines} <= {1, 2, 3}
        assert {question.voice for question in asked} == {"", "Brokk", "Sindri", "Fafnir"}
        spoken = Counter((line["seat"], line["version"]) for line in lines)
        assert max(spoken.values()) <= 2
        await party.restart()
        again = await party.sit(code, "Ada")
        told = (await again.wait_for("talked"))["lines"]
        assert [line["number"] for line in told] == list(range(1, len(told) + 1))
        assert told[: len(lines)] == lines

    celebrate(database, test)


@pytest.mark.parametrize("wish", [{"talk": "off"}, {"bots": "random", "seats": 3}])
def test_where_nobody_may_talk_bots_are_not_even_asked(
    database: URL, asked: list[Question], wish: dict[str, Any]
) -> None:
    """At a table whose talk is off; beside it, one at which they are."""

    async def test(party: Party) -> None:
        code = await party.open(**{**BOTS, **wish})
        tab = await party.sit(code, "Ada")
        lines = heard(await played(party, code, tab, 20))
        silent = wish.get("talk") == "off"
        assert any(question.voice for question in asked) != silent
        assert not (silent and lines)

    celebrate(database, test)


def test_a_beat_lies_between_two_lines_whatever_is_said(database: URL) -> None:
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    beat = Beat(seconds=1, clock=lambda: 0.0, sleep=sleep, chance=lambda: 0.0)

    async def test(party: Party) -> None:
        code = await party.open(**BOTS)
        tab = await party.sit(code, "Ada")
        lines = heard(await played(party, code, tab))
        assert lines
        by_moves = sum(wait != 1 for wait in waits)
        assert by_moves >= ENOUGH // 2  # a bot's move takes three beats, or six
        assert len(waits) - by_moves >= len(lines)

    celebrate(database, test, beat)


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
def test_what_a_bot_says_is_what_bots_hear(line: Any) -> None:  # noqa: ANN401 - any line
    message = as_message(line)
    said = wire.Heard(
        number=1,
        version=0,
        round=1,
        seat=2,
        guest="",
        kind=str(type(message).__struct_config__.tag),
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
        ("Ada, you?", None),  # nobody names himself
    ],
)
def test_free_words_that_name_a_bot_are_heard_by_it(text: str, wanted: Addressed | None) -> None:
    line = wire.Heard(
        number=1, version=3, round=1, seat=0, guest="g", kind="chat", phrase=None, about=None,
        at=None, claim=None, text=text,
    )  # fmt: skip
    assert as_event(line) is None
    assert as_address(line, {0: "Ada", 1: "Brokk", 2: "Sindri"}) == wanted
