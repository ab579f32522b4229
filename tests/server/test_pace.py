"""The pace of bots: people can follow, see what is theirs first, and skip the rest."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import URL

from saboteur.kernel.event import Event
from saboteur.kernel.events import GoalRevealed, PathLaid, ToolBroken
from saboteur.kernel.geometry import Cell
from saboteur.server.thinking.workers import BotWorkers
from saboteur.table.bots import Beat
from saboteur.table.pace import Pace
from saboteur.table.question import Question
from saboteur.wire import messages as wire
from tests.server.files import new_file
from tests.server.party import PATIENCE, Party, Tab, celebrate

pytestmark = pytest.mark.in_turns

BOTS_FIRST: dict[str, Any] = {"seats": 3, "bots": "random", "options": {"first_player": 1}}
"""Seat 0 is a person; 1 and 2 are bots, and 1 begins."""


@pytest.fixture
def database(tmp_path: Path) -> URL:
    """A file: nothing here depends on the kind of database."""
    return new_file(tmp_path)


@pytest.fixture(autouse=True)
def chosen(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Bots that take the first move, and what they chose."""
    made: list[str] = []

    async def choose(_: BotWorkers, question: Question) -> str:
        made.append(question.moves[0])
        return question.moves[0]

    monkeypatch.setattr(BotWorkers, "choose", choose)
    return made


async def breathe() -> None:
    """Let everything run that can run without being told anything more."""
    for _ in range(100):
        await asyncio.sleep(0)


async def until(happened: Callable[[], object]) -> None:
    """Wait for what is done without a word."""
    async with asyncio.timeout(PATIENCE):
        while not happened():  # noqa: ASYNC110 - see above
            await asyncio.sleep(0)


class Pauses:
    """A beat whose pauses are over as soon as the test allows them."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.go = asyncio.Event()
        self.go.set()
        self.beat = Beat(seconds=1, clock=lambda: 0.0, sleep=self._sleep, chance=lambda: 0.0)

    async def _sleep(self, seconds: float) -> None:
        self.seconds.append(seconds)
        await self.go.wait()


def versions(frames: list[dict[str, object]]) -> list[object]:
    return [frame["version"] for frame in frames if frame["type"] == "happened"]


def test_bots_wait_until_everybody_has_seen_his_role(database: URL, chosen: list[str]) -> None:
    async def test(party: Party) -> None:
        tab = await party.sit(await party.open(**BOTS_FIRST), "Ada", attentive=True)
        await tab.wait_for("sync")
        assert (await tab.wait_for("pacing"))["waiting"] == [0]
        await until(lambda: chosen)  # it knows what to do, but nobody has heard of it
        await breathe()
        assert versions(await tab.rest()) == []
        tab.say(wire.Seen(version=0))
        assert (await tab.wait_for("pacing"))["waiting"] == []
        assert (await tab.wait_for("happened"))["seat"] == 1

    celebrate(database, test)


def test_who_is_gone_is_not_waited_for(database: URL) -> None:
    async def test(party: Party) -> None:
        code = await party.open(**BOTS_FIRST)
        watching = await party.sit(code, "Zoe", attentive=True)  # she has no seat, and sees no role
        await watching.wait_for("sync")
        tab = await party.sit(code, "Ada", attentive=True)
        assert (await watching.wait_for("pacing"))["waiting"] == [0]
        await breathe()
        assert versions(await watching.rest()) == []
        tab.leave()
        assert (await watching.wait_for("happened"))["seat"] == 1

    celebrate(database, test)


def test_nobody_plays_before_the_first_person_has_come(database: URL, chosen: list[str]) -> None:
    async def test(party: Party) -> None:
        code = await party.open(**BOTS_FIRST)
        assert await party.hall.find(code) is not None
        await breathe()
        assert chosen == []
        tab = await party.sit(code, "Ada")
        assert (await tab.wait_for("happened"))["version"] == 1

    celebrate(database, test)


def test_a_tab_that_never_says_seen_holds_nobody_up(database: URL) -> None:
    async def test(party: Party) -> None:
        tab = await party.sit(await party.open(**BOTS_FIRST), "Ada")
        assert (await tab.wait_for("happened"))["seat"] == 1
        assert "pacing" not in str(tab.raw)

    celebrate(database, test)


def test_at_a_table_with_a_clock_bots_wait_no_longer_than_it_gives(database: URL) -> None:
    async def test(party: Party) -> None:
        code = await party.open(**BOTS_FIRST, clock="fast")
        tab = await party.sit(code, "Ada", attentive=True)
        assert (await tab.wait_for("pacing"))["waiting"] == [0]
        assert (await tab.wait_for("pacing"))["waiting"] == []
        assert (await tab.wait_for("happened"))["seat"] == 1

    celebrate(database, test, fast_seconds=0.05)


def test_an_old_version_is_not_what_he_was_shown(database: URL) -> None:
    async def test(party: Party) -> None:
        tab = await party.sit(await party.open(**BOTS_FIRST), "Ada", attentive=True)
        await tab.wait_for("pacing")
        tab.say(wire.Seen(version=-1))
        await breathe()
        assert versions(await tab.rest()) == []

    celebrate(database, test)


@pytest.mark.parametrize(("pace", "beats"), [("slow", 6), ("normal", 3), ("instant", 1)])
def test_a_move_takes_as_many_beats_as_the_pace_says(database: URL, pace: str, beats: int) -> None:
    async def test(party: Party) -> None:
        tab = await party.sit(await party.open(**BOTS_FIRST, pace=pace), "Ada")
        assert (await tab.wait_for("lobby"))["pace"] == pace
        for _ in range(2):
            await tab.wait_for("happened")
        assert pauses.seconds == [beats, beats]

    pauses = Pauses()
    celebrate(database, test, pauses.beat)


def test_the_pace_is_changed_during_play_by_whoever_has_a_seat(database: URL) -> None:
    async def test(party: Party) -> None:
        code = await party.open(**BOTS_FIRST)
        tab, stranger = await party.sit(code, "Ada"), await party.sit(code, "Zoe")
        assert await stranger.trouble(wire.SetPace(pace="slow")) == "not-seated"
        tab.say(wire.SetPace(pace="slow"))
        await stranger.lobby(pace="slow")
        stored = await party.storage.table(code)
        assert stored is not None
        assert stored.pace == "slow"

    celebrate(database, test)


def test_a_host_without_a_seat_sets_the_pace(database: URL) -> None:
    async def test(party: Party) -> None:
        code = await party.open(seats=3)
        host, stranger = await party.sit(code, "Ada"), await party.sit(code, "Zoe")
        host.say(wire.LeaveSeat(seat=None))
        await stranger.seats("player", [None] * 3)
        host.say(wire.SetPace(pace="slow"))
        await stranger.lobby(pace="slow")

    celebrate(database, test)


def test_skip_leads_to_the_next_person_at_once(database: URL) -> None:
    async def test(party: Party) -> None:
        pauses.go.clear()
        tab = await party.sit(await party.open(**BOTS_FIRST), "Ada")
        await tab.wait_for("sync")
        await until(lambda: pauses.seconds)
        tab.say(wire.Skip())
        assert (await tab.wait_for("pacing"))["skipping"] == [0]
        await until(lambda: len(pauses.seconds) > 1)
        assert pauses.seconds == [3, 1]  # at least a beat: nobody learns how long it thought
        pauses.go.set()
        assert [(await tab.wait_for("happened"))["seat"] for _ in range(2)] == [1, 2]
        assert pauses.seconds[:4] == [3, 1, 3, 1]
        assert (await tab.wait_for("pacing"))["skipping"] == []  # it is Ada's turn

    pauses = Pauses()
    celebrate(database, test, pauses.beat)


def test_bots_hurry_only_if_all_who_are_there_want_it(database: URL) -> None:
    async def test(party: Party) -> None:
        code = await party.open(seats=4, options={"first_player": 2})
        ada, ben = await party.sit(code, "Ada"), await party.sit(code, "Ben")
        ben.say(wire.TakeSeat(seat=1))
        await ben.lobby(seat=1)
        for seat in (2, 3):
            ada.say(wire.SetBot(seat=seat, level="random"))
        pauses.go.clear()
        ada.say(wire.Start())
        await ada.wait_for("sync")
        ada.say(wire.Skip())
        assert (await ben.wait_for("pacing"))["skipping"] == [0]
        await until(lambda: pauses.seconds)
        await breathe()
        assert pauses.seconds == [3]
        ben.say(wire.Skip())
        assert (await ben.wait_for("pacing"))["skipping"] == [0, 1]
        await until(lambda: len(pauses.seconds) > 1)
        assert pauses.seconds == [3, 1]

    pauses = Pauses()
    celebrate(database, test, pauses.beat)


BREAK = ToolBroken(1, 0, "break-lamp", "lamp")


@pytest.mark.parametrize(
    ("event", "beats"),
    [
        (PathLaid(1, "path", Cell(1, 0), turned=False), 3),
        (GoalRevealed(1, Cell(8, 0), "treasure", turned=False), 6),
        (BREAK, 6),  # against the person
        (ToolBroken(1, 2, "break-lamp", "lamp"), 3),  # between bots
    ],
)
def test_people_have_time_for_what_they_must_not_miss(
    database: URL, monkeypatch: pytest.MonkeyPatch, event: Event, beats: int
) -> None:
    moved: Callable[..., None] = Pace.moved

    def told(self: Pace, *arguments: object) -> None:
        moved(self, *arguments)
        self._news = (event,)

    monkeypatch.setattr(Pace, "moved", told)

    async def test(party: Party) -> None:
        tab: Tab = await party.sit(await party.open(**BOTS_FIRST), "Ada")
        for _ in range(2):
            await tab.wait_for("happened")
        assert pauses.seconds == [3, beats]

    pauses = Pauses()
    celebrate(database, test, pauses.beat)
