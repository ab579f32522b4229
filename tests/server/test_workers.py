"""Workers in which bots think: whose turn it is, how well they play, and what happens to losses."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import URL

from saboteur.bots import LEVELS
from saboteur.play.match import Match
from saboteur.server.metrics import BOT_QUEUE, BOT_WORKERS_LOST
from saboteur.server.thinking import workers as module
from saboteur.server.thinking.turns import CALM, COST, LONG, Ceiling, Turns
from saboteur.server.thinking.workers import BotWorkers, WorkerLost, _Worker, worker_count
from saboteur.table.bots import ask
from saboteur.table.question import BotFailed, Question
from tests.server.files import new_file
from tests.server.party import NearWorker, Party, celebrate


@pytest.fixture
def database(tmp_path: Path) -> URL:
    """A file: nothing here depends on the kind of database."""
    return new_file(tmp_path)


def question(level: str = "novice", table: str = "A") -> Question:
    match = Match("saboteur", seats=3, seed="friday", nonce="n")
    return replace(ask(match, match.deciders[0], level, "friday", None), table=table)


class Watch:
    """A clock that goes when told to."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


class Desk:
    """Workers that answer one question each time they are told to, and what they were asked."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[tuple[str, str]] = []
        self._go = asyncio.Semaphore(0)
        desk = self

        async def answer(_: object, question: Question) -> str:
            desk.asked.append((question.table, question.level))
            await desk._go.acquire()
            return question.moves[0]

        for worker in (_Worker, NearWorker):
            monkeypatch.setattr(worker, "ask", answer)

    async def answer(self, number: int) -> None:
        for _ in range(number):
            self._go.release()
        for _ in range(10 * number + 100):
            await asyncio.sleep(0)


# --- Whose turn it is -----------------------------------------------------------------------


def test_tables_take_turns() -> None:
    turns: Turns[str] = Turns()
    for asked in ("a1", "a2", "a3", "b1", "b2", "c1"):
        turns.add(asked[0], asked)
    assert turns.drop("a", "a2")
    assert not turns.drop("a", "a2")
    assert (len(turns), list(turns.first())) == (5, ["a1", "b1", "c1"])
    assert [turns.next() for _ in range(6)] == ["a1", "b1", "c1", "a3", "b2", None]


def test_a_table_with_many_experts_keeps_no_other_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        desk, workers = Desk(monkeypatch), BotWorkers(1)
        expert, other = question("expert", "crowd"), question("novice", "few")
        many = [asyncio.create_task(workers.choose(expert)) for _ in range(20)]
        await desk.answer(1)
        few = [asyncio.create_task(workers.choose(other)) for _ in range(2)]
        gone = asyncio.create_task(workers.choose(question("novice", "gone")))
        await desk.answer(0)
        gone.cancel()
        await desk.answer(5)
        tables = [table for table, _ in desk.asked]
        assert tables == ["crowd", "crowd", "crowd", "few", "crowd", "few", "crowd"]
        assert all(task.done() for task in few)
        await desk.answer(20)
        assert all(task.done() for task in many)
        assert {level for table, level in desk.asked if table == "crowd"} == {"expert"}
        await workers.close()

    before = BOT_QUEUE._value.get()
    asyncio.run(test())
    assert BOT_QUEUE._value.get() == before


def test_as_many_think_at_a_time_as_there_are_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        desk, workers = Desk(monkeypatch), BotWorkers(3)
        tasks = [asyncio.create_task(workers.choose(question(table=str(n)))) for n in range(5)]
        await desk.answer(0)
        assert len(desk.asked) == 3
        await desk.answer(5)
        await asyncio.gather(*tasks)
        await workers.close()

    asyncio.run(test())


def test_their_number_follows_the_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    def counts(cores: int) -> tuple[int, int, int]:
        monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(cores)), raising=False)
        monkeypatch.setattr(os, "cpu_count", lambda: cores)
        return worker_count(0), worker_count(1), worker_count(30)

    assert [counts(cores) for cores in (1, 2, 4, 64)] == [
        (1, 1, 30),
        (1, 1, 30),
        (3, 1, 30),
        (8, 1, 30),
    ]


def test_a_master_thinks_within_the_memory_of_a_worker() -> None:
    async def test() -> None:
        workers = BotWorkers(1)
        asked = question("master")
        assert await workers.choose(asked) in asked.moves
        await workers.close()

    asyncio.run(test())


# --- How well they play ---------------------------------------------------------------------


def test_a_long_queue_lowers_the_level_step_by_step() -> None:
    ceiling = Ceiling(2, Watch())
    queue = ["expert"] * int(2 * LONG / COST["expert"])
    assert not ceiling.check(queue)
    assert ceiling.check([*queue, "expert"])
    under = dict(zip(LEVELS, map(ceiling.under, LEVELS), strict=True))
    assert under == {level: level for level in LEVELS} | {"expert": "skilled"}  # master is quick
    assert not ceiling.check([*queue, "expert"])  # it is a short one for this level
    assert ceiling.check(["skilled"] * 300)
    assert ceiling.level == ceiling.under("master") == "novice"
    assert not ceiling.check(["novice"] * 9000)
    assert ceiling.level == "novice"


def test_it_is_raised_when_the_workers_would_bear_it() -> None:
    watch = Watch()
    ceiling = Ceiling(1, watch)
    ceiling.check(["expert"] * 300)
    ceiling.check(["expert"] * 300)
    assert ceiling.level == "novice"

    def level_after(expert: int) -> str:
        for _ in range(expert):
            ceiling.ask("expert")
        watch.now += CALM - 1
        assert not ceiling.check([])
        watch.now += 1
        ceiling.check([])
        return ceiling.level

    many = int(CALM / COST["expert"])
    assert level_after(many) == "skilled"
    assert level_after(many) == "skilled"  # or it would be lowered again at once
    assert level_after(many // 2) == "expert"
    assert level_after(0) == "expert"


def test_one_table_alone_lowers_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    # Nor could anybody learn from it how long a bot of his own table thought.
    async def test() -> None:
        desk, workers = Desk(monkeypatch), BotWorkers(1)
        tasks = [asyncio.create_task(workers.choose(question("expert"))) for _ in range(50)]
        await desk.answer(50)
        await asyncio.gather(*tasks)
        assert workers.highest == "expert"
        assert {level for _, level in desk.asked} == {"expert"}
        await workers.close()

    asyncio.run(test())


def test_a_table_is_told_when_its_bots_play_lower_and_when_no_more(
    database: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(party: Party) -> None:
        desk, watch = Desk(monkeypatch), Watch()
        workers = party.hall._workers
        workers._ceiling._clock = watch
        first = {"first_player": 0}  # people: their bots wait for them
        ada = await party.sit(await party.open(seats=3, bots="expert", options=first), "Ada")
        bea = await party.sit(await party.open("Bea", seats=3, bots="novice", options=first), "Bea")
        await ada.rest()
        crowd = [
            asyncio.create_task(workers.choose(question("expert", str(number))))
            for number in range(20)
        ]
        await desk.answer(20)
        await asyncio.gather(*crowd)
        assert desk.asked == [(str(number), "skilled") for number in range(20)]
        assert (await ada.wait_for("pacing"))["level"] == "skilled"
        late = await party.sit(ada.table.code, "Cyd")
        assert (await late.wait_for("pacing"))["level"] == "skilled"
        watch.now += CALM
        workers._look_again()
        assert (await ada.wait_for("pacing"))["level"] is None
        assert all(frame["type"] != "pacing" for frame in await bea.rest())

    celebrate(database, test, bot_workers=1)


# --- What is lost ---------------------------------------------------------------------------


def test_a_killed_worker_is_replaced() -> None:
    async def test() -> None:
        worker, asked = _Worker(own=False), question()
        first = await worker.ask(asked)
        assert worker._process is not None
        worker._process.kill()
        await worker._process.wait()
        assert await worker.ask(asked) == first
        await worker.end()

    asyncio.run(test())


READY = r"import sys, time; o = sys.stdout.buffer; o.write(b'\0\0\0\1?'); o.flush(); "
FIRST = r"sys.stdin.buffer.read(4); "
SAYS = r"s = {!r}; o.write(len(s).to_bytes(4, 'big') + s); o.flush(); "


@pytest.fixture
def programs(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the workers are, one after the other, in place of bots."""
    scripts: list[str] = []
    begin = asyncio.create_subprocess_exec

    async def other(*_: object, **__: object) -> Process:
        return await begin(sys.executable, "-ISc", READY + scripts.pop(0), stdin=PIPE, stdout=PIPE)

    monkeypatch.setattr(asyncio, "create_subprocess_exec", other)
    return scripts


def says(text: bytes) -> str:
    return FIRST + SAYS.format(text) + "time.sleep(60)"


@pytest.fixture
def lost() -> Iterator[dict[str, float]]:
    """By how much the counts of lost workers grow."""
    whys = ("time", "memory", "died")
    counts = {why: BOT_WORKERS_LOST.labels(why)._value.get() for why in whys}
    grown: dict[str, float] = {}
    yield grown
    for why in whys:
        count = BOT_WORKERS_LOST.labels(why)._value.get()
        assert count - counts[why] == grown.get(why, 0)


def test_one_that_takes_too_much_is_replaced_and_the_table_goes_on(
    programs: list[str], lost: dict[str, float], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = question("expert")

    async def test() -> None:
        workers = BotWorkers(1)
        programs[:] = [says(b"-MemoryError"), "sys.exit()", says(b"+pass")]
        assert await workers.choose(asked) == "pass"
        monkeypatch.setattr(module, "SECONDS", 0.05)
        programs[:] = ["time.sleep(60)", "time.sleep(60)"]
        with pytest.raises(WorkerLost):  # the last process of before is the first to brood
            await workers.choose(asked)
        assert not programs
        monkeypatch.setattr(module, "SECONDS", 60.0)
        programs[:] = [says(b"-KeyError")]
        with pytest.raises(BotFailed, match="KeyError"):
            await workers.choose(asked)
        await workers.close()

    asyncio.run(test())
    lost.update(memory=1, died=1, time=3)
