"""Pacing of bots: pauses between moves, acknowledged reveals first, skipping."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from anyio import wait_all_tasks_blocked
from sqlalchemy import URL

from saboteur.bot_runtime.process_pool import BotWorkers
from saboteur.bot_runtime.request import BotRequest
from saboteur.bot_runtime.timing import MoveTicker
from saboteur.kernel.event import Event
from saboteur.kernel.events import GoalRevealed, PathLaid, ToolBroken
from saboteur.kernel.geometry import Cell
from saboteur.protocol import messages as wire
from saboteur.table.actor.bot_pacing import BotPacer
from tests.server.harness import TIMEOUT_S, RegistryHarness, Tab, open_harness

BOTS_FIRST_SETTINGS: dict[str, Any] = {"seats": 3, "bots": "random", "options": {"first_player": 1}}
"""Settings of a table with a person on seat 0; seats 1 and 2 are bots, and 1 begins."""


class ChosenMoves:
    """A bot that makes the first legal move and records it."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.chosen = asyncio.Event()

    async def choose(self, question: BotRequest) -> str:
        self.texts.append(question.moves[0])
        self.chosen.set()
        return question.moves[0]


@pytest.fixture(autouse=True)
def chosen_moves(monkeypatch: pytest.MonkeyPatch) -> ChosenMoves:
    made = ChosenMoves()
    monkeypatch.setattr(BotWorkers, "choose", lambda _, question: made.choose(question))
    return made


class ControlledTicker:
    """A ticker whose pauses end as soon as the test allows it."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self._pauses = asyncio.Semaphore(0)
        self.allowed = asyncio.Event()
        self.allowed.set()
        self.ticker = MoveTicker(tick_s=1, clock=lambda: 0.0, sleep=self._sleep, random=lambda: 0.0)

    async def _sleep(self, seconds: float) -> None:
        self.seconds.append(seconds)
        self._pauses.release()
        await self.allowed.wait()

    async def wait_for_pause(self) -> None:
        await asyncio.wait_for(self._pauses.acquire(), TIMEOUT_S)


def move_versions(frames: list[dict[str, object]]) -> list[object]:
    return [frame["version"] for frame in frames if frame["type"] == "move-made"]


async def test_bots_wait_for_acknowledgement_of_all_players(
    harness: RegistryHarness, chosen_moves: ChosenMoves
) -> None:
    tab = await harness.join(await harness.open_table(**BOTS_FIRST_SETTINGS), "Ada", attentive=True)
    await tab.wait_for("snapshot")
    assert (await tab.wait_for("bot-pacing"))["waiting"] == [0]
    # the bot has decided, but its move is not sent yet
    await asyncio.wait_for(chosen_moves.chosen.wait(), TIMEOUT_S)
    await wait_all_tasks_blocked()
    assert move_versions(await tab.drain()) == []
    tab.send(wire.AckReveal(version=0))
    assert (await tab.wait_for("bot-pacing"))["waiting"] == []
    assert (await tab.wait_for("move-made"))["seat"] == 1


async def test_bots_do_not_wait_for_disconnected_player(harness: RegistryHarness) -> None:
    code = await harness.open_table(**BOTS_FIRST_SETTINGS)
    watching = await harness.join(code, "Zoe", attentive=True)  # she has no seat, and sees no role
    await watching.wait_for("snapshot")
    tab = await harness.join(code, "Ada", attentive=True)
    assert (await watching.wait_for("bot-pacing"))["waiting"] == [0]
    await wait_all_tasks_blocked()
    assert move_versions(await watching.drain()) == []
    tab.leave()
    assert (await watching.wait_for("move-made"))["seat"] == 1


async def test_bots_wait_for_first_connection(
    harness: RegistryHarness, chosen_moves: ChosenMoves
) -> None:
    code = await harness.open_table(**BOTS_FIRST_SETTINGS)
    assert await harness.registry.get_or_load(code) is not None
    await wait_all_tasks_blocked()
    assert chosen_moves.texts == []
    tab = await harness.join(code, "Ada")
    assert (await tab.wait_for("move-made"))["version"] == 1


async def test_bots_do_not_wait_for_tab_that_never_acknowledges(harness: RegistryHarness) -> None:
    tab = await harness.join(await harness.open_table(**BOTS_FIRST_SETTINGS), "Ada")
    assert (await tab.wait_for("move-made"))["seat"] == 1
    assert "bot-pacing" not in str(tab.raw)


async def test_move_clock_limits_wait_for_acknowledgement(database: URL) -> None:
    async with open_harness(database, fast_seconds=0.05) as party:
        code = await party.open_table(**BOTS_FIRST_SETTINGS, clock="fast")
        tab = await party.join(code, "Ada", attentive=True)
        assert (await tab.wait_for("bot-pacing"))["waiting"] == [0]
        assert (await tab.wait_for("bot-pacing"))["waiting"] == []
        assert (await tab.wait_for("move-made"))["seat"] == 1


async def test_acknowledgement_of_old_version_is_ignored(harness: RegistryHarness) -> None:
    tab = await harness.join(await harness.open_table(**BOTS_FIRST_SETTINGS), "Ada", attentive=True)
    await tab.wait_for("bot-pacing")
    tab.send(wire.AckReveal(version=-1))
    await wait_all_tasks_blocked()
    assert move_versions(await tab.drain()) == []


@pytest.mark.parametrize(("pace", "beats"), [("slow", 6), ("normal", 3), ("instant", 1)])
async def test_bot_move_takes_ticks_of_table_pace(database: URL, pace: str, beats: int) -> None:
    pauses = ControlledTicker()
    async with open_harness(database, pauses.ticker) as party:
        tab = await party.join(await party.open_table(**BOTS_FIRST_SETTINGS, pace=pace), "Ada")
        assert (await tab.wait_for("lobby"))["pace"] == pace
        for _ in range(2):
            await tab.wait_for("move-made")
        assert pauses.seconds == [beats, beats]


async def test_bot_pace_is_changed_by_seated_players_only(harness: RegistryHarness) -> None:
    code = await harness.open_table(**BOTS_FIRST_SETTINGS)
    tab, stranger = await harness.join(code, "Ada"), await harness.join(code, "Zoe")
    assert await stranger.expect_error(wire.SetBotPace(pace="slow")) == "not-seated"
    tab.send(wire.SetBotPace(pace="slow"))
    await stranger.wait_for_lobby(pace="slow")
    stored = await harness.storage.table(code)
    assert stored is not None
    assert stored.pace == "slow"


async def test_a_host_without_a_seat_sets_the_pace(harness: RegistryHarness) -> None:
    code = await harness.open_table(seats=3)
    host, stranger = await harness.join(code, "Ada"), await harness.join(code, "Zoe")
    host.send(wire.LeaveSeat(seat=None))
    await stranger.wait_for_seats("player", [None] * 3)
    host.send(wire.SetBotPace(pace="slow"))
    await stranger.wait_for_lobby(pace="slow")


async def test_skip_shortens_bot_moves_to_one_tick(database: URL) -> None:
    pauses = ControlledTicker()
    async with open_harness(database, pauses.ticker) as party:
        pauses.allowed.clear()
        tab = await party.join(await party.open_table(**BOTS_FIRST_SETTINGS), "Ada")
        await tab.wait_for("snapshot")
        await pauses.wait_for_pause()
        tab.send(wire.Skip())
        assert (await tab.wait_for("bot-pacing"))["skipping"] == [0]
        await pauses.wait_for_pause()
        # At least one tick, so that nobody learns how long the bot thought.
        assert pauses.seconds == [3, 1]
        pauses.allowed.set()
        assert [(await tab.wait_for("move-made"))["seat"] for _ in range(2)] == [1, 2]
        assert pauses.seconds[:4] == [3, 1, 3, 1]
        assert (await tab.wait_for("bot-pacing"))["skipping"] == []  # it is Ada's turn


async def test_skip_needs_all_connected_players(database: URL) -> None:
    pauses = ControlledTicker()
    async with open_harness(database, pauses.ticker) as party:
        code = await party.open_table(seats=4, options={"first_player": 2})
        ada, ben = await party.join(code, "Ada"), await party.join(code, "Ben")
        ben.send(wire.TakeSeat(seat=1))
        await ben.wait_for_lobby(seat=1)
        for seat in (2, 3):
            ada.send(wire.SetBot(seat=seat, level="random"))
        pauses.allowed.clear()
        ada.send(wire.Start())
        await ada.wait_for("snapshot")
        ada.send(wire.Skip())
        assert (await ben.wait_for("bot-pacing"))["skipping"] == [0]
        await pauses.wait_for_pause()
        await wait_all_tasks_blocked()
        assert pauses.seconds == [3]
        ben.send(wire.Skip())
        assert (await ben.wait_for("bot-pacing"))["skipping"] == [0, 1]
        await pauses.wait_for_pause()
        assert pauses.seconds == [3, 1]


TOOL_BROKEN = ToolBroken(1, 0, "break-lamp", "lamp")


@pytest.mark.parametrize(
    ("event", "beats"),
    [
        (PathLaid(1, "path", Cell(1, 0), turned=False), 3),
        (GoalRevealed(1, Cell(8, 0), "treasure", turned=False), 6),
        (TOOL_BROKEN, 6),  # against the person
        (ToolBroken(1, 2, "break-lamp", "lamp"), 3),  # between bots
    ],
)
async def test_important_events_lengthen_bot_pause(
    database: URL, monkeypatch: pytest.MonkeyPatch, event: Event, beats: int
) -> None:
    moved: Callable[..., None] = BotPacer.on_move

    def told(self: BotPacer, *arguments: object) -> None:
        moved(self, *arguments)
        self._last_events = (event,)

    monkeypatch.setattr(BotPacer, "on_move", told)

    pauses = ControlledTicker()
    async with open_harness(database, pauses.ticker) as party:
        tab: Tab = await party.join(await party.open_table(**BOTS_FIRST_SETTINGS), "Ada")
        for _ in range(2):
            await tab.wait_for("move-made")
        assert pauses.seconds == [3, beats]

    pauses = ControlledTicker()
