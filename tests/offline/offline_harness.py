"""An offline server without network, threads or processes, as in a browser's worker."""

import asyncio
import json
from asyncio import Future
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import Executor
from typing import Any, Final, TypeVar, TypeVarTuple

from saboteur.bot_runtime.in_process import SendToWorker
from saboteur.bot_runtime.timing import MoveTicker
from saboteur.offline.document_store import DocumentStore
from saboteur.offline.local_server import LocalServer
from saboteur.offline.local_socket import LocalSocket
from saboteur.offline.local_user import LocalUser
from saboteur.offline.table_store import LocalTableStore

TIMEOUT_S: Final = 60.0
EXPERT_BUDGET_S: Final = 0.01
"""Thinking time of experts in these tests, in seconds."""
Frame = dict[str, Any]
ReturnT = TypeVar("ReturnT")
GivenT = TypeVarTuple("GivenT")


class WorkerLoop(asyncio.SelectorEventLoop):
    """An event loop like Pyodide's, which runs executor functions in the loop itself."""

    def run_in_executor(
        self,
        executor: Executor | None,  # noqa: ARG002 - it only stands there
        func: Callable[[*GivenT], ReturnT],
        *args: *GivenT,
    ) -> Future[ReturnT]:
        done: Future[ReturnT] = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as error:  # noqa: BLE001 - the waiting caller gets it
            done.set_exception(error)
        return done


class DiskFull(Exception):
    """Raised by the fake store of a full browser."""


class OfflineDevice:
    """A document store that survives reloads of its server, and the page that uses it."""

    def __init__(self) -> None:
        self.store: dict[str, bytes] = {}
        self.writes: list[Mapping[str, bytes | None]] = []
        self.free_writes: int | None = None
        """How many more writes succeed; ``None`` for any number."""
        self.before_write: Callable[[], Awaitable[None]] | None = None
        """Awaited before each write, if set."""
        self.remote_worker: SendToWorker | None = None
        self.server = self.open_server()

    def open_server(self) -> LocalServer:
        return LocalServer.open(
            self.store,
            self.write_documents,
            self.remote_worker,
            EXPERT_BUDGET_S,
            ticker=MoveTicker(tick_s=0),
        )

    async def write_documents(self, changes: Mapping[str, bytes | None]) -> None:
        await asyncio.sleep(0)
        if self.before_write is not None:
            await self.before_write()
        if self.free_writes is not None:
            if not self.free_writes:
                raise DiskFull
            self.free_writes -= 1
        self.writes.append(changes)
        for key, raw in changes.items():
            if raw is None:
                self.store.pop(key, None)
            else:
                self.store[key] = raw

    def open_store(self) -> LocalTableStore:
        """Return a store of the documents, as another page would open it."""
        documents = DocumentStore(self.store, self.write_documents)
        return LocalTableStore(documents, LocalUser(documents))

    async def reload(self) -> None:
        """Close the page abruptly and reopen it, with only the stored data."""
        before, kept = self.server, dict(self.store)
        self.free_writes = 0
        await before.close()
        self.free_writes = None
        self.store = kept
        self.server = self.open_server()

    async def request(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """Send a request to the server; a ``str`` body is sent unchanged, others as JSON."""
        text = body if isinstance(body, str) or body is None else json.dumps(body)
        status, media, answer = await self.server.request(method, path, text)
        return status, json.loads(answer) if media == "application/json" and answer else answer

    async def register_guest(self, nickname: str = "Ada") -> None:
        status, _ = await self.request("POST", "/api/guest", {"nickname": nickname})
        assert status == 201

    async def open_table(self, **wish: object) -> str:
        status, answer = await self.request("POST", "/api/tables", wish)
        assert status == 201, answer
        return str(answer["code"])

    def join(self, code: str, since: int | None = None) -> "Tab":
        tab = Tab(self.server, code)
        tab.send("hello", last_version=since)
        return tab


class Tab:
    """A connection to a table; it keeps every frame that it got."""

    def __init__(self, server: LocalServer, code: str) -> None:
        self.raw: list[str] = []
        self.closed: Future[int] = asyncio.get_running_loop().create_future()
        self._frames: asyncio.Queue[str] = asyncio.Queue()
        self.socket: LocalSocket = server.connect(
            code, self._frames.put_nowait, self.closed.set_result
        )

    @property
    def has_frames(self) -> bool:
        """Whether frames have come that ``receive`` has not returned."""
        return not self._frames.empty()

    def send(self, type_: str, **fields: object) -> None:
        self.socket.receive(json.dumps({"type": type_, **fields}))

    async def receive(self) -> Frame:
        text = await asyncio.wait_for(self._frames.get(), TIMEOUT_S)
        self.raw.append(text)
        frame: Frame = json.loads(text)
        return frame

    async def wait_for(self, *types: str, **fields: object) -> Frame:
        """Return the next frame of one of these types with these fields; skip others."""
        while True:
            frame = await self.receive()
            if frame["type"] in types and fields.items() <= frame.items():
                return frame

    async def expect_error(self, type_: str, **fields: object) -> str:
        self.send(type_, **fields)
        return str((await self.wait_for("error"))["code"])

    async def drain(self) -> list[Frame]:
        """Return the frames sent so far, using a ping to find the last."""
        self.send("ping", at=-1)
        frames = []
        while (frame := await self.receive())["type"] != "pong":
            frames.append(frame)
        return frames

    async def wait_closed(self) -> int:
        return await asyncio.wait_for(self.closed, TIMEOUT_S)


def pick_move(frame: Frame) -> str:
    """Return one of the legal moves, depending on the version."""
    options = frame["legal_moves"]
    return str(options[frame["version"] * 7919 % len(options)]["text"])
