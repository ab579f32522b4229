"""Where bots think: here, or in another worker that a device can lose."""

import asyncio
import pickle

from saboteur.local.thinking import think
from saboteur.table.question import Question
from tests.local.device import SECONDS, Device, Tab, any_move, on_device


class Worker:
    """Another worker, which answers as the house's own code does there."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.fault: Exception | None = None

    async def __call__(self, packed: bytes) -> str:
        (question,) = pickle.loads(packed).args  # noqa: S301 - from our own house
        self.asked.append(question)
        await asyncio.sleep(0)
        if self.fault is not None:
            raise self.fault
        return think(packed)


async def few_moves(tab: Tab, moves: int) -> int:
    """Let a game go on for so many moves; return the number of the last."""
    frame = await tab.wait_for("sync")
    while frame["version"] < moves:
        if frame["options"]:
            tab.say("play", version=frame["version"], move=any_move(frame))
        frame = await tab.wait_for("happened")
    return int(frame["version"])


def test_an_expert_thinks_elsewhere_for_as_long_as_the_device_gives_him() -> None:
    async def test(device: Device) -> None:
        device.think = worker = Worker()
        device.house = device.opened()
        await device.arrive()
        await few_moves(device.sit(await device.table(bots="expert")), 5)
        assert {question.level for question in worker.asked} == {"expert"}
        assert {question.seconds for question in worker.asked} == {SECONDS}
        before = len(worker.asked)
        await device.house.close()
        await few_moves(device.sit(await device.table(bots="skilled")), 3)
        assert len(worker.asked) == before  # who answers at once does so here

    on_device(test)


def test_a_stand_in_plays_where_the_other_worker_fails() -> None:
    async def test(device: Device) -> None:
        device.think = worker = Worker()
        worker.fault = RuntimeError("out of memory")
        device.house = device.opened()
        await device.arrive()
        code = await device.table(bots="expert")
        tab = device.sit(code)
        await few_moves(tab, 5)
        assert worker.asked
        log = await device.house._tables.keeping.moves(code)
        assert not any(move.timed_out for move in log)

    on_device(test)


def test_without_another_worker_an_expert_thinks_here() -> None:
    async def test(device: Device) -> None:
        await device.arrive()
        assert await few_moves(device.sit(await device.table(bots="expert")), 3) >= 3

    on_device(test)
