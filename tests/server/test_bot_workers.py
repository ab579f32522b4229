"""Bot workers: order of the requests, level reduction, lost and misbehaving workers."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import pytest
from anyio import wait_all_tasks_blocked
from sqlalchemy import URL

from saboteur.bot_runtime.executor import BotFailed, handle_request
from saboteur.bot_runtime.process_pool import BotWorkers, worker_count
from saboteur.bot_runtime.request import BotRequest, build_move_request
from saboteur.bot_runtime.sandboxed_process import SandboxedProcess, WorkerCrashed
from saboteur.bot_runtime.scheduling import (
    LEVEL_COST_S,
    MAX_WAIT_S,
    RECOVERY_S,
    FairQueue,
    LoadShedder,
)
from saboteur.bot_runtime.timing import BotTimeouts
from saboteur.bots import LEVELS
from saboteur.play.match import Match
from saboteur.server.metrics import REGISTRY
from saboteur.server.services.bot_metrics import PrometheusBotMetrics
from tests.server.harness import InProcessWorker, open_harness


def bot_question(level: str = "novice", table: str = "A") -> BotRequest:
    match = Match("saboteur", seats=3, seed="friday", nonce="n")
    return replace(
        build_move_request(match, match.deciders[0], level, "friday", None), queue_key=table
    )


class FakeClock:
    """A clock that tests advance."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


class ControlledWorkers:
    """Replaces all bot workers: records the requests, and answers when the test allows it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[tuple[str, str]] = []
        self._released = asyncio.Semaphore(0)
        desk = self

        async def answer(_: object, task: "partial[str]") -> str:
            question: BotRequest = task.args[0]
            desk.asked.append((question.queue_key, question.level))
            await desk._released.acquire()
            return question.moves[0]

        for worker in (SandboxedProcess, InProcessWorker):
            monkeypatch.setattr(worker, "run", answer)

    async def release_answers(self, number: int) -> None:
        for _ in range(number):
            self._released.release()
        await wait_all_tasks_blocked()


# --- Order of requests ----------------------------------------------------------------------


def test_turn_queue_rotates_among_tables() -> None:
    turns: FairQueue[str] = FairQueue()
    for asked in ("a1", "a2", "a3", "b1", "b2", "c1"):
        turns.add(asked[0], asked)
    assert turns.remove("a", "a2")
    assert not turns.remove("a", "a2")
    assert (len(turns), list(turns.heads())) == (5, ["a1", "b1", "c1"])
    assert [turns.pop() for _ in range(6)] == ["a1", "b1", "c1", "a3", "b2", None]


async def test_bot_workers_serve_tables_fairly(monkeypatch: pytest.MonkeyPatch) -> None:
    before = REGISTRY.get_sample_value("saboteur_bot_queue")
    desk = ControlledWorkers(monkeypatch)
    workers = BotWorkers(1, metrics=PrometheusBotMetrics())
    expert, other = bot_question("expert", "crowd"), bot_question("novice", "few")
    many = [asyncio.create_task(workers.choose(expert)) for _ in range(20)]
    await desk.release_answers(1)
    few = [asyncio.create_task(workers.choose(other)) for _ in range(2)]
    gone = asyncio.create_task(workers.choose(bot_question("novice", "gone")))
    await desk.release_answers(0)
    gone.cancel()
    await desk.release_answers(5)
    tables = [table for table, _ in desk.asked]
    assert tables == ["crowd", "crowd", "crowd", "few", "crowd", "few", "crowd"]
    assert all(task.done() for task in few)
    await desk.release_answers(20)
    assert all(task.done() for task in many)
    assert {level for table, level in desk.asked if table == "crowd"} == {"expert"}
    await workers.close()
    assert REGISTRY.get_sample_value("saboteur_bot_queue") == before


async def test_bot_workers_run_one_question_per_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    desk, workers = ControlledWorkers(monkeypatch), BotWorkers(3)
    tasks = [asyncio.create_task(workers.choose(bot_question(table=str(n)))) for n in range(5)]
    await desk.release_answers(0)
    assert len(desk.asked) == 3
    await desk.release_answers(5)
    await asyncio.gather(*tasks)
    await workers.close()


def test_worker_count_follows_cores(monkeypatch: pytest.MonkeyPatch) -> None:
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


async def test_master_fits_worker_memory_limit() -> None:
    workers = BotWorkers(1)
    asked = bot_question("master")
    assert await workers.choose(asked) in asked.moves
    await workers.close()


# --- Level reduction ------------------------------------------------------------------------


def test_level_ceiling_lowers_level_step_by_step() -> None:
    ceiling = LoadShedder(2, FakeClock())
    queue = ["expert"] * int(2 * MAX_WAIT_S / LEVEL_COST_S["expert"])
    assert not ceiling.adjust(queue)
    assert ceiling.adjust([*queue, "expert"])
    under = dict(zip(LEVELS, map(ceiling.effective_level, LEVELS), strict=True))
    assert under == {level: level for level in LEVELS} | {"expert": "skilled"}  # master is quick
    assert not ceiling.adjust([*queue, "expert"])  # it is a short one for this level
    assert ceiling.adjust(["skilled"] * 300)
    assert ceiling.level == ceiling.effective_level("master") == "novice"
    assert not ceiling.adjust(["novice"] * 9000)
    assert ceiling.level == "novice"


def test_level_ceiling_rises_when_load_allows() -> None:
    watch = FakeClock()
    ceiling = LoadShedder(1, watch)
    ceiling.adjust(["expert"] * 300)
    ceiling.adjust(["expert"] * 300)
    assert ceiling.level == "novice"

    def level_after(expert: int) -> str:
        for _ in range(expert):
            ceiling.record_request("expert")
        watch.now += RECOVERY_S - 1
        assert not ceiling.adjust([])
        watch.now += 1
        ceiling.adjust([])
        return ceiling.level

    many = int(RECOVERY_S / LEVEL_COST_S["expert"])
    assert level_after(many) == "skilled"
    assert level_after(many) == "skilled"  # or the level would be reduced again at once
    assert level_after(many // 2) == "expert"
    assert level_after(0) == "expert"


async def test_single_table_does_not_lower_level(monkeypatch: pytest.MonkeyPatch) -> None:
    # Nor could a guest learn from it how long a bot at the same table thought.
    desk, workers = ControlledWorkers(monkeypatch), BotWorkers(1)
    tasks = [asyncio.create_task(workers.choose(bot_question("expert"))) for _ in range(50)]
    await desk.release_answers(50)
    await asyncio.gather(*tasks)
    assert workers.highest_level == "expert"
    assert {level for _, level in desk.asked} == {"expert"}
    await workers.close()


async def test_lobby_shows_lowered_bot_level(
    database: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = FakeClock()
    async with open_harness(database, bot_clock=watch, bot_workers=1) as party:
        desk, workers = ControlledWorkers(monkeypatch), party.registry.workers
        first = {"first_player": 0}  # people: their bots wait for them
        ada = await party.join(await party.open_table(seats=3, bots="expert", options=first), "Ada")
        bea = await party.join(
            await party.open_table("Bea", seats=3, bots="novice", options=first), "Bea"
        )
        await ada.drain()
        crowd = [
            asyncio.create_task(workers.choose(bot_question("expert", str(number))))
            for number in range(20)
        ]
        await desk.release_answers(20)
        await asyncio.gather(*crowd)
        assert desk.asked == [(str(number), "skilled") for number in range(20)]
        assert (await ada.wait_for("bot-pacing"))["level"] == "skilled"
        late = await party.join(ada.table.code, "Cyd")
        assert (await late.wait_for("bot-pacing"))["level"] == "skilled"
        watch.now += RECOVERY_S
        workers.readjust_level()
        assert (await ada.wait_for("bot-pacing"))["level"] is None
        assert all(frame["type"] != "bot-pacing" for frame in await bea.drain())


# --- Lost workers ---------------------------------------------------------------------------


async def test_killed_bot_worker_is_replaced() -> None:
    worker, asked = SandboxedProcess(60.0), partial(handle_request, bot_question())
    first = await worker.run(asked)
    process = worker.process
    assert process is not None
    process.kill()
    await process.wait()
    assert await worker.run(asked) == first
    await worker.stop()


PATIENT = BotTimeouts(kill_builtin_s=60.0, job_s=200.0)
HURRIED = BotTimeouts(search_budget_s=0.01, kill_builtin_s=0.05)
READY_PROGRAM = r"import sys, time; o = sys.stdout.buffer; o.write(b'\0\0\0\1?'); o.flush(); "
READ_QUESTION = r"sys.stdin.buffer.read(4); "
ANSWER_TEMPLATE = r"s = {!r}; o.write(len(s).to_bytes(4, 'big') + s); o.flush(); "


@pytest.fixture
def worker_programs(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the list from which each new worker takes its program instead of running bots."""
    scripts: list[str] = []
    begin = asyncio.create_subprocess_exec

    async def other(*_: object, **__: object) -> Process:
        return await begin(
            sys.executable, "-ISc", READY_PROGRAM + scripts.pop(0), stdin=PIPE, stdout=PIPE
        )

    monkeypatch.setattr(asyncio, "create_subprocess_exec", other)
    return scripts


def answer_program(text: bytes) -> str:
    return READ_QUESTION + ANSWER_TEMPLATE.format(text) + "time.sleep(60)"


def lost_workers(reason: str) -> float:
    """Return how many workers this process has replaced for a reason."""
    return REGISTRY.get_sample_value("saboteur_bot_workers_lost_total", {"reason": reason}) or 0.0


@pytest.fixture
def lost_worker_counts() -> Iterator[dict[str, float]]:
    """Yield a dict in which a test writes by how much each lost-worker counter must grow.

    It is checked at the end of the test.
    """
    whys = ("time", "memory", "died")
    counts = {why: lost_workers(why) for why in whys}
    grown: dict[str, float] = {}
    yield grown
    for why in whys:
        count = lost_workers(why)
        assert count - counts[why] == grown.get(why, 0)


async def test_failing_bot_worker_is_replaced_and_question_retried(
    worker_programs: list[str],
    lost_worker_counts: dict[str, float],
) -> None:
    asked = bot_question("expert")

    workers = BotWorkers(1, timeouts=PATIENT, metrics=PrometheusBotMetrics())
    worker_programs[:] = [
        answer_program(b"-MemoryError"),
        "sys.exit()",
        answer_program(b"+pass"),
    ]
    assert await workers.choose(asked) == "pass"
    await workers.close()
    workers = BotWorkers(1, timeouts=HURRIED, metrics=PrometheusBotMetrics())
    worker_programs[:] = ["time.sleep(60)", "time.sleep(60)", "time.sleep(60)"]
    with pytest.raises(WorkerCrashed):
        await workers.choose(asked)
    assert not worker_programs
    await workers.close()
    workers = BotWorkers(1, timeouts=PATIENT, metrics=PrometheusBotMetrics())
    worker_programs[:] = [answer_program(b"-KeyError")]
    with pytest.raises(BotFailed, match="KeyError"):
        await workers.choose(asked)
    await workers.close()
    lost_worker_counts.update(memory=1, died=1, time=3)


def test_time_limits_that_contain_others_are_longer() -> None:
    for wrong in (
        {"search_budget_s": 5.0},
        {"custom_bot_s": 6.0},
        {"kill_custom_s": 20.0},
        {"kill_builtin_s": 7.0},
    ):
        with pytest.raises(ValueError, match="time limit"):
            BotTimeouts(**wrong)
