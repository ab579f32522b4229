"""Tables and guests without a network: the server's actors and database, in this process."""

import asyncio
import json
import pickle
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager, AsyncExitStack, asynccontextmanager
from pathlib import Path
from time import monotonic
from typing import Any, Final, final
from unittest.mock import patch

from sqlalchemy import URL

from saboteur.bot_runtime import process_pool, worker_main
from saboteur.bot_runtime.executor import Task
from saboteur.bot_runtime.sandboxed_process import SandboxedProcess
from saboteur.bot_runtime.timing import MoveTicker
from saboteur.bot_runtime.worker_main import OK
from saboteur.protocol import messages as wire
from saboteur.server.cluster import peer_router
from saboteur.server.cluster.broker import InMemoryBroker, InMemoryHub
from saboteur.server.cluster.peer_router import ConnectionTarget
from saboteur.server.connection import SocketConnection
from saboteur.server.http.auth import create_guest
from saboteur.server.services.table_registry import TableRegistry
from saboteur.server.settings import Settings
from saboteur.server.storage.tables import TableStore, open_table_store
from saboteur.table.storage.models import GuestRecord

TIMEOUT_S: Final = 60.0
Frame = dict[str, Any]


@final
class Tab:
    """A connection to a table or a shared review; it keeps every frame that it got."""

    def __init__(self, table: ConnectionTarget, guest: GuestRecord) -> None:
        self.table = table
        self.guest = guest
        self.raw: list[str] = []
        self.connection = SocketConnection(guest)
        table.attach(self.connection)

    def send(self, message: wire.FromClient | wire.FromReviewer) -> None:
        self.table.on_message(self.connection, message)

    async def receive(self) -> Frame:
        text = await asyncio.wait_for(self.connection.next_frame(), TIMEOUT_S)
        assert text is not None
        self.raw.append(text)
        frame: Frame = json.loads(text)
        return frame

    async def wait_for(
        self, *types: str, predicate: Callable[[Frame], bool] | None = None
    ) -> Frame:
        """Return the next frame of these types that satisfies ``predicate``; skip others."""
        while True:
            frame = await self.receive()
            if frame["type"] in types and (predicate is None or predicate(frame)):
                return frame

    async def wait_for_lobby(self, **fields: object) -> Frame:
        """Return the next lobby whose fields have these values."""
        wanted = fields.items()
        return await self.wait_for("lobby", predicate=lambda frame: wanted <= frame.items())

    async def wait_for_seats(self, field: str, wanted: list[object]) -> Frame:
        """Return the next lobby in which the seats' values of ``field`` are those in ``wanted``."""
        return await self.wait_for(
            "lobby", predicate=lambda frame: [seat[field] for seat in frame["seats"]] == wanted
        )

    async def expect_error(self, message: wire.FromClient | wire.FromReviewer) -> str:
        """Send an invalid command and return the error code."""
        self.send(message)
        return str((await self.wait_for("error"))["code"])

    async def drain(self) -> list[Frame]:
        """Return the frames not read so far, up to the answer to a ping."""
        self.send(wire.Ping(at=-1))
        frames = []
        while (frame := await self.receive())["type"] != "pong":
            frames.append(frame)
        return frames

    async def wait_closed(self) -> int:
        return await asyncio.wait_for(self.connection.wait_closed(), TIMEOUT_S)

    def leave(self) -> None:
        self.table.detach(self.connection)


@final
class RegistryHarness:
    """A table registry, and its guests by name."""

    def __init__(
        self,
        storage: TableStore,
        settings: Settings,
        broker: InMemoryBroker | None = None,
        ticker: MoveTicker | None = None,
        bot_clock: Callable[[], float] = monotonic,
    ) -> None:
        self.storage = storage
        self.broker = broker or InMemoryBroker()
        self.registry = TableRegistry(storage, settings, ticker, self.broker, bot_clock)
        self._settings = settings
        self.guests: dict[str, GuestRecord] = {}

    async def ensure_guest(self, name: str) -> GuestRecord:
        if name not in self.guests:
            self.guests[name], _ = await create_guest(self.storage, name)
        return self.guests[name]

    async def open_table(self, name: str = "Ada", **wish: Any) -> str:
        return await self.registry.open_table(wire.NewTable(**wish), await self.ensure_guest(name))

    async def join(
        self,
        code: str,
        name: str,
        since: int | None = None,
        *,
        attentive: bool = False,
        program: bool = False,
    ) -> Tab:
        guest = await self.ensure_guest(name)
        record = await self.registry.resolve(code, guest)
        assert record is not None
        table = await self.registry.get_or_load(record.code)
        assert table is not None
        tab = Tab(table, guest)
        tab.send(wire.Hello(last_version=since, acknowledges=attentive, is_bot=program))
        return tab

    async def start_game(self, *names: str, **wish: Any) -> tuple[str, list[Tab]]:
        """Open a table without bots, seat the guests in this order, and deal."""
        code = await self.open_table(names[0], seats=len(names), **wish)
        tabs = [await self.join(code, name) for name in names]
        for seat, tab in enumerate(tabs[1:], 1):
            tab.send(wire.TakeSeat(seat=seat))
            await tab.wait_for_lobby(seat=seat)
        tabs[0].send(wire.Start())
        for tab in tabs:
            await tab.wait_for_lobby(stage="playing")
        return code, tabs

    async def restart(self) -> None:
        """Close the registry and start a new one from the database."""
        await self.registry.close()
        self.broker = InMemoryBroker()
        self.registry = TableRegistry(self.storage, self._settings, broker=self.broker)
        await self.registry.start()


class InProcessWorker:
    """A bot worker in this process, since another process takes longer to start than to move."""

    async def run(self, task: Task) -> str:
        said = await asyncio.to_thread(worker_main.answer_frame, pickle.dumps(task))
        assert said.startswith(OK), said
        return said.removeprefix(OK).decode()

    async def stop(self) -> None:
        pass


def in_process_bots() -> AbstractContextManager[object]:
    """Run bots in this process; bot workers have their own tests."""
    real = SandboxedProcess

    def new_worker(timeout_s: float, *, is_custom: bool = False) -> object:
        return real(timeout_s, is_custom=True) if is_custom else InProcessWorker()

    return patch.object(process_pool, "SandboxedProcess", new_worker)


@asynccontextmanager
async def two_nodes(
    database: URL,
    **settings: Any,
) -> AsyncIterator[tuple[RegistryHarness, RegistryHarness]]:
    """Yield two nodes on one database with the same guests; the node asked first owns a table."""
    exchange = InMemoryHub()
    async with AsyncExitStack() as stack:
        # Both nodes share a process; if it is busy for seconds, neither counts as silent.
        stack.enter_context(patch.object(peer_router, "PEER_TIMEOUT_S", TIMEOUT_S))
        stack.enter_context(in_process_bots())
        parties = []
        for _ in range(2):
            storage = await open_table_store(database)
            stack.push_async_callback(storage.close)
            told = Settings(data=Path(), bot_pause=0, **settings)
            party = RegistryHarness(storage, told, InMemoryBroker(exchange))
            await party.registry.start()
            stack.push_async_callback(party.registry.close)
            parties.append(party)
        parties[1].guests = parties[0].guests
        yield parties[0], parties[1]


@asynccontextmanager
async def open_harness(
    database: URL,
    ticker: MoveTicker | None = None,
    bot_clock: Callable[[], float] = monotonic,
    **settings: Any,
) -> AsyncIterator[RegistryHarness]:
    """Yield a harness on a database; without a ``ticker`` its bots move at once."""
    storage = await open_table_store(database)
    told = Settings(data=Path(), bot_pause=0, **settings)
    party = RegistryHarness(storage, told, ticker=ticker, bot_clock=bot_clock)
    with in_process_bots():
        await party.registry.start()
        try:
            yield party
        finally:
            await party.registry.close()
            await storage.close()
