"""Tests of bots that compute in the page's worker, or in a second one that may be terminated."""

import asyncio
import pickle

from saboteur.bot_runtime.executor import run_task
from saboteur.bot_runtime.request import BotRequest
from tests.offline.offline_harness import (
    EXPERT_BUDGET_S,
    OfflineDevice,
    Tab,
    pick_move,
)


class FakeBotWorker:
    """A second worker, which answers with the server's own code."""

    def __init__(self) -> None:
        self.questions: list[BotRequest] = []
        self.budgets: set[float] = set()
        self.error: Exception | None = None

    async def __call__(self, packed: bytes) -> str:
        question, timeouts = pickle.loads(packed).args  # noqa: S301 - from our own house
        self.questions.append(question)
        self.budgets.add(timeouts.search_budget_s)
        await asyncio.sleep(0)
        if self.error is not None:
            raise self.error
        return run_task(packed)


async def play_moves(tab: Tab, moves: int) -> int:
    """Play until the table has ``moves`` moves; return the version reached."""
    frame = await tab.wait_for("snapshot")
    while frame["version"] < moves:
        if frame["legal_moves"]:
            tab.send("play", version=frame["version"], move=pick_move(frame))
        frame = await tab.wait_for("move-made")
    return int(frame["version"])


async def test_expert_thinks_in_bot_worker_within_device_budget(device: OfflineDevice) -> None:
    device.remote_worker = worker = FakeBotWorker()
    device.server = device.open_server()
    await device.register_guest()
    await play_moves(device.join(await device.open_table(bots="expert")), 5)
    assert {question.level for question in worker.questions} == {"expert"}
    assert worker.budgets == {EXPERT_BUDGET_S}
    before = len(worker.questions)
    await device.server.close()
    await play_moves(device.join(await device.open_table(bots="skilled")), 3)
    assert len(worker.questions) == before  # bots that need no search are answered in this worker


async def test_weaker_level_plays_when_bot_worker_fails(device: OfflineDevice) -> None:
    device.remote_worker = worker = FakeBotWorker()
    worker.error = RuntimeError("out of memory")
    device.server = device.open_server()
    await device.register_guest()
    code = await device.open_table(bots="expert")
    tab = device.join(code)
    await play_moves(tab, 5)
    assert worker.questions
    log = await device.open_store().moves(code)
    assert not any(move.timed_out for move in log)


async def test_expert_thinks_in_process_without_bot_worker(device: OfflineDevice) -> None:
    await device.register_guest()
    assert await play_moves(device.join(await device.open_table(bots="expert")), 3) >= 3
