"""Guests at tables of a hall without a network: the same actor, the same databases, no process."""

import asyncio
import json
import pickle
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractContextManager, AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, Final, final
from unittest.mock import patch

from sqlalchemy import URL

from saboteur.server.cluster import peers
from saboteur.server.cluster.broker import Broker, Exchange, MemoryBroker
from saboteur.server.cluster.peers import LivePlace
from saboteur.server.connection import SocketConnection
from saboteur.server.http.identity import new_guest
from saboteur.server.lobby.registry import TableRegistry
from saboteur.server.settings import Settings
from saboteur.server.storage.tables import Storage, open_storage
from saboteur.server.thinking import thinker, workers
from saboteur.server.thinking.thinker import SAID
from saboteur.table.advice import AdviceQuestion
from saboteur.table.bots import Beat
from saboteur.table.models import StoredGuest
from saboteur.table.question import Question
from saboteur.wire import messages as wire

PATIENCE: Final = 60.0
Frame = dict[str, Any]


@final
class Tab:
    """A socket at a table or in a shared review; it keeps every frame that it got."""

    def __init__(self, table: LivePlace, guest: StoredGuest) -> None:
        self.table = table
        self.guest = guest
        self.raw: list[str] = []
        self.visit = SocketConnection(guest)
        table.enter(self.visit)

    def say(self, message: wire.FromClient | wire.FromReviewer) -> None:
        self.table.hear(self.visit, message)

    async def hear(self) -> Frame:
        text = await asyncio.wait_for(self.visit.next_frame(), PATIENCE)
        assert text is not None
        self.raw.append(text)
        frame: Frame = json.loads(text)
        return frame

    async def wait_for(self, *types: str, that: Callable[[Frame], bool] | None = None) -> Frame:
        """Return the next frame of these types (and ``that``), leaving the others aside."""
        while True:
            frame = await self.hear()
            if frame["type"] in types and (that is None or that(frame)):
                return frame

    async def lobby(self, **fields: object) -> Frame:
        """Return the next lobby whose fields are these."""
        wanted = fields.items()
        return await self.wait_for("lobby", that=lambda frame: wanted <= frame.items())

    async def seats(self, field: str, wanted: list[object]) -> Frame:
        """Return the next lobby in which this field of the seats has these values."""
        return await self.wait_for(
            "lobby", that=lambda frame: [seat[field] for seat in frame["seats"]] == wanted
        )

    async def trouble(self, message: wire.FromClient | wire.FromReviewer) -> str:
        """Say something that can't be taken, and return the code of the answer."""
        self.say(message)
        return str((await self.wait_for("trouble"))["code"])

    async def rest(self) -> list[Frame]:
        """Return what is on its way already; a ping marks the end."""
        self.say(wire.Ping(at=-1))
        frames = []
        while (frame := await self.hear())["type"] != "pong":
            frames.append(frame)
        return frames

    async def closed(self) -> int:
        return await asyncio.wait_for(self.visit.closed(), PATIENCE)

    def leave(self) -> None:
        self.table.leave(self.visit)


@final
class Party:
    """A hall with its guests, by name."""

    def __init__(
        self,
        storage: Storage,
        settings: Settings,
        broker: Broker | None = None,
        beat: Beat | None = None,
    ) -> None:
        self.storage = storage
        self.hall = TableRegistry(storage, settings, beat, broker)
        self._settings = settings
        self.guests: dict[str, StoredGuest] = {}

    async def guest(self, name: str) -> StoredGuest:
        if name not in self.guests:
            self.guests[name], _ = await new_guest(self.storage, name)
        return self.guests[name]

    async def open(self, name: str = "Ada", **wish: Any) -> str:  # noqa: ANN401
        return await self.hall.open(wire.NewTable(**wish), await self.guest(name))

    async def sit(
        self,
        code: str,
        name: str,
        since: int | None = None,
        *,
        attentive: bool = False,
        program: bool = False,
    ) -> Tab:
        guest = await self.guest(name)
        table = await self.hall.admit(code, guest)
        assert table is not None
        tab = Tab(table, guest)
        tab.say(wire.Hello(since=since, attentive=attentive, program=program))
        return tab

    async def game(self, *names: str, **wish: Any) -> tuple[str, list[Tab]]:  # noqa: ANN401
        """Open a table of people only, one on each seat in order, and deal."""
        code = await self.open(names[0], seats=len(names), **wish)
        tabs = [await self.sit(code, name) for name in names]
        for seat, tab in enumerate(tabs[1:], 1):
            tab.say(wire.TakeSeat(seat=seat))
            await tab.lobby(seat=seat)
        tabs[0].say(wire.Start())
        for tab in tabs:
            await tab.lobby(stage="playing")
        return code, tabs

    async def restart(self) -> None:
        """Put every table down, and begin from what is written."""
        await self.hall.close()
        self.hall = TableRegistry(self.storage, self._settings)
        await self.hall.enter()


class NearWorker:
    """A worker of the house in this process: another takes longer to start than a bot to think."""

    def __init__(self, *, own: bool) -> None:
        assert not own

    async def ask(self, question: Question | AdviceQuestion) -> str:
        said = await asyncio.to_thread(thinker._said, pickle.dumps(question))
        assert said.startswith(SAID), said
        return said.removeprefix(SAID).decode()

    async def end(self) -> None:
        pass


def near_bots() -> AbstractContextManager[object]:
    """Let bots of the house think in this process; what workers are is tried by their own tests."""
    real = workers._Worker
    return patch.object(workers, "_Worker", lambda *, own: (real if own else NearWorker)(own=own))


@asynccontextmanager
async def two_nodes(database: URL, **settings: Any) -> AsyncIterator[tuple[Party, Party]]:  # noqa: ANN401
    """Open two nodes on one database, with the same guests; the first to be asked owns a table."""
    exchange = Exchange()
    async with AsyncExitStack() as stack:
        # One process has both: where it is busy for seconds, neither has fallen silent.
        stack.enter_context(patch.object(peers, "SILENCE_SECONDS", PATIENCE))
        stack.enter_context(near_bots())
        parties = []
        for _ in range(2):
            storage = await open_storage(database)
            stack.push_async_callback(storage.close)
            told = Settings(data=Path(), bot_pause=0, **settings)
            party = Party(storage, told, MemoryBroker(exchange))
            await party.hall.enter()
            stack.push_async_callback(party.hall.close)
            parties.append(party)
        parties[1].guests = parties[0].guests
        yield parties[0], parties[1]


@asynccontextmanager
async def invited(
    database: URL,
    beat: Beat | None = None,
    **settings: Any,  # noqa: ANN401 - whatever a server is told
) -> AsyncIterator[Party]:
    """Open a party on a database; its bots move at once, if no beat is given."""
    storage = await open_storage(database)
    party = Party(storage, Settings(data=Path(), bot_pause=0, **settings), beat=beat)
    with near_bots():
        await party.hall.enter()
        try:
            yield party
        finally:
            await party.hall.close()
            await storage.close()


def celebrate(
    database: URL,
    test: Callable[[Party], Awaitable[None]],
    beat: Beat | None = None,
    **settings: Any,  # noqa: ANN401 - whatever a server is told
) -> None:
    """Run a test at a party."""

    async def whole() -> None:
        async with invited(database, beat, **settings) as party:
            await test(party)

    asyncio.run(whole())
