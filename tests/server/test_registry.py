"""The table registry without sockets: unloading, loading, and failing disks."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import URL

from saboteur.bot_runtime import request
from saboteur.bot_runtime.process_pool import BotWorkers
from saboteur.bot_runtime.request import BotRequest
from saboteur.bot_runtime.timing import MAX_JITTER_TICKS, MoveTicker
from saboteur.bots.claims import Claims, GoalClaimed
from saboteur.kernel.geometry import Cell
from saboteur.protocol import messages as wire
from saboteur.server.connection import SocketConnection
from saboteur.server.http.auth import create_guest
from saboteur.server.services.table_registry import TableRegistry
from saboteur.server.settings import Settings
from saboteur.server.storage.tables import TableStore, open_table_store
from saboteur.table.actor import game_controller
from saboteur.table.actor.table_actor import TableActor
from saboteur.table.codes import CODE_CHARS
from saboteur.table.storage.models import GuestRecord
from tests.server.harness import TIMEOUT_S

SETTINGS = Settings(data=Path(), bot_pause=0)


@asynccontextmanager
async def open_registry(
    database: URL, settings: Settings = SETTINGS, beat: MoveTicker | None = None
) -> AsyncIterator[tuple[TableRegistry, TableStore]]:
    storage = await open_table_store(database)
    hall = TableRegistry(storage, settings, beat)
    await hall.start()
    yield hall, storage
    await hall.close()
    await storage.close()


async def open_dealt_table(registry: TableRegistry, storage: TableStore) -> tuple[str, GuestRecord]:
    """Open a table of one guest, who decides first, and two bots."""
    guest, _ = await create_guest(storage, "Ada")
    wish = wire.NewTable(seats=3, bots="random", pace="instant", options={"first_player": 0})
    return await registry.open_table(wish, guest), guest


async def find_live_table(registry: TableRegistry, code: str) -> TableActor:
    table = await registry.get_or_load(code)
    assert isinstance(table, TableActor)
    return table


async def connect_and_sync(
    table: TableActor, guest: GuestRecord
) -> tuple[SocketConnection, dict[str, Any]]:
    visit = SocketConnection(guest)
    table.attach(visit)
    table.on_message(visit, wire.Hello())
    told = {}
    while "notes" not in told:  # the last frame that a player gets
        frame = await next_frame(visit)
        told[frame["type"]] = frame
    return visit, told["snapshot"]


async def wait_until_asleep(table: TableActor) -> None:
    """Wait until a table has unloaded itself."""
    await asyncio.wait_for(table.wait_stopped(), TIMEOUT_S)


async def next_frame(visit: SocketConnection) -> dict[str, Any]:
    text = await asyncio.wait_for(visit.next_frame(), TIMEOUT_S)
    assert text is not None
    frame: dict[str, Any] = json.loads(text)
    return frame


async def test_registry_idle_table_sleeps_and_wakes(database: URL) -> None:
    async with open_registry(database, Settings(data=Path(), idle_seconds=0.05)) as (
        hall,
        storage,
    ):
        code, guest = await open_dealt_table(hall, storage)
        table = await find_live_table(hall, code)
        visit, before = await connect_and_sync(table, guest)
        empty = await hall.open_table(wire.NewTable(seats=3), guest)
        await wait_until_asleep(
            await find_live_table(hall, empty)
        )  # this table has been idle for longer
        assert await find_live_table(hall, code) is table  # a guest is connected
        table.detach(visit)
        await wait_until_asleep(table)
        woken = await find_live_table(hall, code)
        assert woken is not table
        _, after = await connect_and_sync(woken, guest)
        assert after == before


@pytest.mark.parametrize("end", ["sleeps", "is another's", "is read anew"])
async def test_joining_a_table_that_just_closed_closes_the_socket(database: URL, end: str) -> None:
    async with open_registry(database, Settings(data=Path(), idle_seconds=0.05)) as (
        hall,
        storage,
    ):
        code, guest = await open_dealt_table(hall, storage)
        table = await find_live_table(hall, code)
        closing: asyncio.Task[None] | None = None
        if end == "sleeps":
            await wait_until_asleep(table)
        elif end == "is another's":
            table.unload_now()
        else:
            closing = asyncio.create_task(table.close())
            await asyncio.sleep(0)
        visit = SocketConnection(guest)
        table.attach(visit)
        table.on_message(visit, wire.Hello())
        assert await asyncio.wait_for(visit.wait_closed(), TIMEOUT_S) == wire.CLOSED_RECONNECT
        table.detach(visit)
        if closing is not None:
            await closing


async def test_registry_wakes_table_closed_before_its_task_ran(database: URL) -> None:
    async with open_registry(database) as (hall, storage):
        code, guest = await open_dealt_table(hall, storage)
        table = await find_live_table(hall, code)
        await table.close()  # its task has not run yet
        again = await find_live_table(hall, code)
        assert again is not table
        await connect_and_sync(again, guest)


async def test_registry_concurrent_finds_wake_one_table(database: URL) -> None:
    async with open_registry(database) as (hall, storage):
        code, _ = await open_dealt_table(hall, storage)
        tables = await asyncio.gather(*(hall.get_or_load(code) for _ in range(10)))
        assert len(set(map(id, tables))) == 1
        assert await hall.get_or_load("22222") is None


async def test_move_is_not_broadcast_when_storage_fails(
    database: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_registry(database) as (hall, storage):
        code, guest = await open_dealt_table(hall, storage)
        table = await find_live_table(hall, code)
        visit, before = await connect_and_sync(table, guest)
        with monkeypatch.context() as patch:
            patch.setattr(TableStore, "append_moves", _disk_full)
            move = before["legal_moves"][0]["text"]
            table.on_message(visit, wire.Play(version=0, move=move))
            assert await asyncio.wait_for(visit.wait_closed(), TIMEOUT_S) == wire.CLOSED_RECONNECT
        assert await visit.next_frame() is None  # no frame mentions the move
        again = await find_live_table(hall, code)
        assert again is not table
        _, after = await connect_and_sync(again, guest)
        assert after == before


async def _disk_full(*_: object, **__: object) -> None:
    raise OSError("disk full")


@pytest.mark.parametrize("fault", ["raises", "nonsense"])
async def test_table_continues_when_bot_fails(
    database: URL, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    async def choose(_: BotWorkers, question: BotRequest) -> str:
        if fault == "raises":
            raise OSError(question.level)
        return "nonsense"

    monkeypatch.setattr(BotWorkers, "choose", choose)

    async with open_registry(database) as (hall, storage):
        code, guest = await open_dealt_table(hall, storage)
        table = await find_live_table(hall, code)
        visit, before = await connect_and_sync(table, guest)
        table.on_message(visit, wire.Play(version=0, move=before["legal_moves"][0]["text"]))
        frames = [await next_frame(visit) for _ in range(3)]
        assert [frame["timed_out"] for frame in frames] == [False, True, True]
        # Timeouts are in the log as such, and the log can be replayed.
        await hall.close()
        again = TableRegistry(storage, SETTINGS)
        _, after = await connect_and_sync(await find_live_table(again, code), guest)
        assert (after["version"], after["view"]) == (3, frames[-1]["view"])
        await again.close()


async def test_bot_thinking_time_is_hidden_by_ticks(
    database: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bots' moves are timed by ticks only, whether they think fast, slowly or fail.

    The test has a clock that advances only while bots think and pause.
    """
    now = 0.0
    thoughts: list[float] = []
    moved: list[float] = []

    async def choose(_: BotWorkers, question: BotRequest) -> str:
        nonlocal now
        thought = thoughts.pop(0)
        now += abs(thought)
        if thought < 0:
            raise OSError(question.level)
        return question.moves[0]

    async def sleep(seconds: float) -> None:
        nonlocal now
        now += seconds
        moved.append(now)

    monkeypatch.setattr(BotWorkers, "choose", choose)
    beat = MoveTicker(tick_s=8, clock=lambda: now, sleep=sleep, random=lambda: 0.5)
    late = 8 * MAX_JITTER_TICKS / 2

    async with open_registry(database, beat=beat) as (hall, storage):
        code, guest = await open_dealt_table(hall, storage)
        visit, frame = await connect_and_sync(await find_live_table(hall, code), guest)
        for first, second in ((0, 7.5), (7.5, 0), (0.25, 8.5), (-3, 0)):
            now = 0
            moved.clear()
            thoughts[:] = [first, second]
            move, version = frame["legal_moves"][0]["text"], frame["version"]
            (await find_live_table(hall, code)).on_message(
                visit, wire.Play(version=version, move=move)
            )
            frame = [await next_frame(visit) for _ in range(3)][-1]
            beats = 2 if second > 8 else 1
            assert moved == [8 + late, 8 + late + beats * 8 + late]


async def test_move_is_broadcast_before_next_bot_is_asked(
    database: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[str] = []

    def ask(*arguments: Any) -> BotRequest:
        order.append("asked")
        return request.build_move_request(*arguments)

    async def choose(_: BotWorkers, question: BotRequest) -> str:
        return question.moves[0]

    monkeypatch.setattr(game_controller, "build_move_request", ask)
    monkeypatch.setattr(BotWorkers, "choose", choose)

    async with open_registry(database) as (hall, storage):
        code, guest = await open_dealt_table(hall, storage)
        table = await find_live_table(hall, code)
        visit, before = await connect_and_sync(table, guest)
        table.on_message(visit, wire.Play(version=0, move=before["legal_moves"][0]["text"]))
        for _ in range(3):
            await visit.next_frame()
            order.append("told")
        assert order == ["told", "asked", "told", "asked", "told"]


async def test_bot_questions_include_claims(database: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[Claims] = []

    def ask(*arguments: Any) -> BotRequest:
        heard.append(arguments[-1])
        return request.build_move_request(*arguments)

    async def choose(_: BotWorkers, question: BotRequest) -> str:
        return question.moves[0]

    monkeypatch.setattr(game_controller, "build_move_request", ask)
    monkeypatch.setattr(BotWorkers, "choose", choose)

    async with open_registry(database) as (hall, storage):
        code, guest = await open_dealt_table(hall, storage)
        table = await find_live_table(hall, code)
        visit, before = await connect_and_sync(table, guest)
        table.on_message(visit, wire.Claim(claim="stone", at=(8, 0)))
        table.on_message(visit, wire.Play(version=0, move=before["legal_moves"][0]["text"]))
        while len(heard) < 2:
            await next_frame(visit)
        assert heard == [((0, GoalClaimed(0, Cell(8, 0), "stone")),)] * 2


async def test_table_codes_are_unique_and_use_code_chars(database: URL) -> None:
    async with open_registry(database) as (hall, storage):
        guest, _ = await create_guest(storage, "Ada")
        codes = [await hall.open_table(wire.NewTable(), guest) for _ in range(20)]
        assert len(set(codes)) == 20
        assert set("".join(codes)) <= set(CODE_CHARS)
