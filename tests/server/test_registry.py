"""The hall and its tables without a socket: sleep, waking, and a disk that fails."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import URL

from saboteur.bots.claims import Claims, GoalClaimed
from saboteur.kernel.geometry import Cell
from saboteur.server.connection import SocketConnection
from saboteur.server.http.identity import new_guest
from saboteur.server.lobby.registry import TableRegistry
from saboteur.server.settings import Settings
from saboteur.server.storage.tables import Storage, open_storage
from saboteur.server.thinking.workers import BotWorkers
from saboteur.table import bots, play
from saboteur.table.bots import JITTER, Beat
from saboteur.table.codes import CODE_SIGNS
from saboteur.table.live import LiveTable
from saboteur.table.models import StoredGuest
from saboteur.table.question import Question
from saboteur.wire import messages as wire
from tests.server.party import PATIENCE

pytestmark = pytest.mark.in_turns

SETTINGS = Settings(data=Path(), bot_pause=0)


@asynccontextmanager
async def opened(
    database: URL, settings: Settings = SETTINGS, beat: Beat | None = None
) -> AsyncIterator[tuple[TableRegistry, Storage]]:
    storage = await open_storage(database)
    hall = TableRegistry(storage, settings, beat)
    await hall.enter()
    yield hall, storage
    await hall.close()
    await storage.close()


async def dealt(hall: TableRegistry, storage: Storage) -> tuple[str, StoredGuest]:
    """Open a table of one person, who decides first, and two bots."""
    guest, _ = await new_guest(storage, "Ada")
    wish = wire.NewTable(seats=3, bots="random", pace="instant", options={"first_player": 0})
    return await hall.open(wish, guest), guest


async def found(hall: TableRegistry, code: str) -> LiveTable:
    table = await hall.find(code)
    assert isinstance(table, LiveTable)
    return table


async def greeted(table: LiveTable, guest: StoredGuest) -> tuple[SocketConnection, dict[str, Any]]:
    visit = SocketConnection(guest)
    table.enter(visit)
    table.hear(visit, wire.Hello())
    told = {}
    while "notes" not in told:  # the last thing that a player is told
        frame = await next_of(visit)
        told[frame["type"]] = frame
    return visit, told["sync"]


async def asleep(table: LiveTable) -> None:
    """Wait until a table has put itself down."""
    await asyncio.wait_for(table._task, PATIENCE)


async def next_of(visit: SocketConnection) -> dict[str, Any]:
    text = await asyncio.wait_for(visit.next_frame(), PATIENCE)
    assert text is not None
    frame: dict[str, Any] = json.loads(text)
    return frame


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        await test()

    asyncio.run(whole())


def test_an_idle_table_sleeps_and_wakes(database: URL) -> None:
    async def test() -> None:
        async with opened(database, Settings(data=Path(), idle_seconds=0.05)) as (hall, storage):
            code, guest = await dealt(hall, storage)
            table = await found(hall, code)
            visit, before = await greeted(table, guest)
            empty = await hall.open(wire.NewTable(seats=3), guest)
            await asleep(await found(hall, empty))  # this one has been quiet for longer
            assert await found(hall, code) is table  # somebody is there
            table.leave(visit)
            await asleep(table)
            woken = await found(hall, code)
            assert woken is not table
            _, after = await greeted(woken, guest)
            assert after == before

    run(test)


@pytest.mark.parametrize("end", ["sleeps", "is another's", "is read anew"])
def test_nobody_waits_at_a_table_that_ended_while_he_was_at_the_door(
    database: URL, end: str
) -> None:
    async def test() -> None:
        async with opened(database, Settings(data=Path(), idle_seconds=0.05)) as (hall, storage):
            code, guest = await dealt(hall, storage)
            table = await found(hall, code)
            closing: asyncio.Task[None] | None = None
            if end == "sleeps":
                await asleep(table)
            elif end == "is another's":
                table.abandon()
            else:
                closing = asyncio.create_task(table.close())
                await asyncio.sleep(0)
            visit = SocketConnection(guest)
            table.enter(visit)
            table.hear(visit, wire.Hello())
            assert await asyncio.wait_for(visit.closed(), PATIENCE) == wire.CLOSED_LOST
            table.leave(visit)
            if closing is not None:
                await closing

    run(test)


def test_a_table_that_ends_before_it_began_is_woken_again(database: URL) -> None:
    async def test() -> None:
        async with opened(database) as (hall, storage):
            code, guest = await dealt(hall, storage)
            table = await found(hall, code)
            await table.close()  # its task has not had its turn yet
            again = await found(hall, code)
            assert again is not table
            await greeted(again, guest)

    run(test)


def test_a_table_is_woken_once(database: URL) -> None:
    async def test() -> None:
        async with opened(database) as (hall, storage):
            code, _ = await dealt(hall, storage)
            tables = await asyncio.gather(*(hall.find(code) for _ in range(10)))
            assert len(set(map(id, tables))) == 1
            assert await hall.find("22222") is None

    run(test)


def test_a_move_that_can_not_be_stored_is_never_seen(
    database: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with opened(database) as (hall, storage):
            code, guest = await dealt(hall, storage)
            table = await found(hall, code)
            visit, before = await greeted(table, guest)
            with monkeypatch.context() as patch:
                patch.setattr(Storage, "append", _disk_full)
                move = before["options"][0]["text"]
                table.hear(visit, wire.Play(version=0, move=move))
                assert await asyncio.wait_for(visit.closed(), PATIENCE) == wire.CLOSED_LOST
            assert await visit.next_frame() is None  # not a word of the move
            again = await found(hall, code)
            assert again is not table
            _, after = await greeted(again, guest)
            assert after == before

    run(test)


async def _disk_full(*_: object, **__: object) -> None:
    raise OSError("disk full")


@pytest.mark.parametrize("fault", ["raises", "nonsense"])
def test_a_table_goes_on_without_a_broken_bot(
    database: URL, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    async def choose(_: BotWorkers, question: Question) -> str:
        if fault == "raises":
            raise OSError(question.level)
        return "nonsense"

    monkeypatch.setattr(BotWorkers, "choose", choose)

    async def test() -> None:
        async with opened(database) as (hall, storage):
            code, guest = await dealt(hall, storage)
            table = await found(hall, code)
            visit, before = await greeted(table, guest)
            table.hear(visit, wire.Play(version=0, move=before["options"][0]["text"]))
            frames = [await next_of(visit) for _ in range(3)]
            assert [frame["timed_out"] for frame in frames] == [False, True, True]
            # The clock's moves are in the log as such, and it can be played again.
            await hall.close()
            again = TableRegistry(storage, SETTINGS)
            _, after = await greeted(await found(again, code), guest)
            assert (after["version"], after["view"]) == (3, frames[-1]["view"])
            await again.close()

    run(test)


def test_nobody_can_time_a_bot_by_the_clock(database: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two bots that think, quickly or slowly or in vain, on a clock that only they move."""
    now = 0.0
    thoughts: list[float] = []
    moved: list[float] = []

    async def choose(_: BotWorkers, question: Question) -> str:
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
    beat = Beat(seconds=8, clock=lambda: now, sleep=sleep, chance=lambda: 0.5)
    late = 8 * JITTER / 2

    async def test() -> None:
        nonlocal now
        async with opened(database, beat=beat) as (hall, storage):
            code, guest = await dealt(hall, storage)
            visit, frame = await greeted(await found(hall, code), guest)
            for first, second in ((0, 7.5), (7.5, 0), (0.25, 8.5), (-3, 0)):
                now = 0
                moved.clear()
                thoughts[:] = [first, second]
                move, version = frame["options"][0]["text"], frame["version"]
                (await found(hall, code)).hear(visit, wire.Play(version=version, move=move))
                frame = [await next_of(visit) for _ in range(3)][-1]
                beats = 2 if second > 8 else 1
                assert moved == [8 + late, 8 + late + beats * 8 + late]

    run(test)


def test_a_move_is_told_before_the_next_bot_is_asked(
    database: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[str] = []

    def ask(*arguments: Any) -> Question:  # noqa: ANN401 - whatever the true one takes
        order.append("asked")
        return bots.ask(*arguments)

    async def choose(_: BotWorkers, question: Question) -> str:
        return question.moves[0]

    monkeypatch.setattr(play, "ask", ask)
    monkeypatch.setattr(BotWorkers, "choose", choose)

    async def test() -> None:
        async with opened(database) as (hall, storage):
            code, guest = await dealt(hall, storage)
            table = await found(hall, code)
            visit, before = await greeted(table, guest)
            table.hear(visit, wire.Play(version=0, move=before["options"][0]["text"]))
            for _ in range(3):
                await visit.next_frame()
                order.append("told")
            assert order == ["told", "asked", "told", "asked", "told"]

    run(test)


def test_bots_are_told_what_people_claim(database: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[Claims] = []

    def ask(*arguments: Any) -> Question:  # noqa: ANN401 - whatever the true one takes
        heard.append(arguments[-1])
        return bots.ask(*arguments)

    async def choose(_: BotWorkers, question: Question) -> str:
        return question.moves[0]

    monkeypatch.setattr(play, "ask", ask)
    monkeypatch.setattr(BotWorkers, "choose", choose)

    async def test() -> None:
        async with opened(database) as (hall, storage):
            code, guest = await dealt(hall, storage)
            table = await found(hall, code)
            visit, before = await greeted(table, guest)
            table.hear(visit, wire.ClaimSeen(claim="stone", at=(8, 0)))
            table.hear(visit, wire.Play(version=0, move=before["options"][0]["text"]))
            while len(heard) < 2:
                await next_of(visit)
            assert heard == [((0, GoalClaimed(0, Cell(8, 0), "stone")),)] * 2

    run(test)


def test_codes_are_short_and_unlike(database: URL) -> None:
    async def test() -> None:
        async with opened(database) as (hall, storage):
            guest, _ = await new_guest(storage, "Ada")
            codes = [await hall.open(wire.NewTable(), guest) for _ in range(20)]
            assert len(set(codes)) == 20
            assert set("".join(codes)) <= set(CODE_SIGNS)

    run(test)
