"""A device without a network, a thread or a process: what a house has in a browser's worker."""

import asyncio
import json
import threading
from asyncio import AbstractEventLoop, Future
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import Executor
from typing import Any, Final, TypeVar, TypeVarTuple
from unittest.mock import patch

from saboteur.local.house import House
from saboteur.local.line import Line
from saboteur.local.thinking import Elsewhere
from saboteur.table.bots import Beat

PATIENCE: Final = 60.0
SECONDS: Final = 0.01
"""That an expert may take here."""
Frame = dict[str, Any]
ReturnT = TypeVar("ReturnT")
GivenT = TypeVarTuple("GivenT")


class WorkerLoop(asyncio.SelectorEventLoop):
    """An event loop as Pyodide's: what is meant for a thread, it does itself."""

    def run_in_executor(
        self,
        executor: Executor | None,  # noqa: ARG002 - it only stands there
        func: Callable[[*GivenT], ReturnT],
        *args: *GivenT,
    ) -> Future[ReturnT]:
        done: Future[ReturnT] = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as error:  # noqa: BLE001 - whoever waits gets it
            done.set_exception(error)
        return done


def _no_thread(self: threading.Thread) -> None:
    raise AssertionError(f"{self.name}: there are no threads in a worker")


def on_device(test: Callable[["Device"], Awaitable[None]]) -> None:
    """Run a test where there are no threads."""

    async def whole() -> None:
        device = Device()
        try:
            await test(device)
        finally:
            await device.house.close()

    def loop() -> AbstractEventLoop:
        return WorkerLoop()

    with (
        patch.object(threading.Thread, "start", _no_thread),
        asyncio.Runner(loop_factory=loop) as runner,
    ):
        runner.run(whole())


class DiskFull(Exception):
    """What a browser's store says when there is no more room."""


class Device:
    """A store that outlives its house, and the page that speaks with it."""

    def __init__(self) -> None:
        self.store: dict[str, bytes] = {}
        self.writes: list[Mapping[str, bytes | None]] = []
        self.room: int | None = None
        """How many more writes it takes; ``None`` for any number."""
        self.think: Elsewhere | None = None
        self.house = self.opened()

    def opened(self) -> House:
        return House.open(self.store, self.keep, self.think, SECONDS, beat=Beat(seconds=0))

    async def keep(self, changes: Mapping[str, bytes | None]) -> None:
        await asyncio.sleep(0)
        if self.room is not None:
            if not self.room:
                raise DiskFull
            self.room -= 1
        self.writes.append(changes)
        for key, raw in changes.items():
            if raw is None:
                self.store.pop(key, None)
            else:
                self.store[key] = raw

    async def stop(self) -> None:
        """Close the page without a word, and open it again: only what was kept is left."""
        before, kept = self.house, dict(self.store)
        self.room = 0
        await before.close()
        self.room = None
        self.store = kept
        self.house = self.opened()

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """Ask the house; a text is sent as it is, as the client does."""
        text = body if isinstance(body, str) or body is None else json.dumps(body)
        status, media, answer = await self.house.ask(method, path, text)
        return status, json.loads(answer) if media == "application/json" and answer else answer

    async def arrive(self, nickname: str = "Ada") -> None:
        status, _ = await self.ask("POST", "/api/guest", {"nickname": nickname})
        assert status == 201

    async def table(self, **wish: object) -> str:
        status, answer = await self.ask("POST", "/api/tables", wish)
        assert status == 201, answer
        return str(answer["code"])

    def sit(self, code: str, since: int | None = None) -> "Tab":
        tab = Tab(self.house, code)
        tab.say("hello", since=since)
        return tab


class Tab:
    """An open line; it keeps every frame that it got."""

    def __init__(self, house: House, code: str) -> None:
        self.raw: list[str] = []
        self.closed: Future[int] = asyncio.get_running_loop().create_future()
        self._frames: asyncio.Queue[str] = asyncio.Queue()
        self.line: Line = house.enter(code, self._frames.put_nowait, self.closed.set_result)

    def say(self, type_: str, **fields: object) -> None:
        self.line.hear(json.dumps({"type": type_, **fields}))

    async def hear(self) -> Frame:
        text = await asyncio.wait_for(self._frames.get(), PATIENCE)
        self.raw.append(text)
        frame: Frame = json.loads(text)
        return frame

    async def wait_for(self, *types: str, **fields: object) -> Frame:
        """Return the next frame of these types and fields, leaving the others aside."""
        while True:
            frame = await self.hear()
            if frame["type"] in types and fields.items() <= frame.items():
                return frame

    async def trouble(self, type_: str, **fields: object) -> str:
        self.say(type_, **fields)
        return str((await self.wait_for("trouble"))["code"])

    async def rest(self) -> list[Frame]:
        """Return what is on its way already; a ping marks the end."""
        self.say("ping", at=-1)
        frames = []
        while (frame := await self.hear())["type"] != "pong":
            frames.append(frame)
        return frames

    async def end(self) -> int:
        return await asyncio.wait_for(self.closed, PATIENCE)


def any_move(frame: Frame) -> str:
    """Choose a move, not always the first."""
    options = frame["options"]
    return str(options[frame["version"] * 7919 % len(options)]["text"])
