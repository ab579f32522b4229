"""The players and watchers: one socket each, and the moves they make."""

import asyncio
import json
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from saboteur.server.http.identity import COOKIE
from saboteur.server.load.nodes import Node

PATIENCE: Final = 60.0


class Choice(msgspec.Struct):
    """A legal move."""

    text: str


class Looked(msgspec.Struct):
    """As much of a view as we need."""

    decider: int | None = None


class Heard(msgspec.Struct):
    """As much of a frame as we need; the rest is skipped."""

    type: str
    version: int | None = None
    options: msgspec.Raw = msgspec.Raw(b"[]")
    """The legal moves, left as they are until one is chosen; a lobby has options of its own."""
    view: Looked | None = None


_decoder: Final = msgspec.json.Decoder(Heard)
_choices: Final = msgspec.json.Decoder(list[Choice])


@dataclass(slots=True)
class Tally:
    """What was measured, in seconds."""

    moves: list[float] = field(default_factory=list)
    """From the command to the last frame that it caused, over all sockets of the table."""
    resumes: list[float] = field(default_factory=list)
    frames: int = 0
    lost: int = 0
    """Sockets that the server closed."""
    troubles: int = 0
    others: float = 0.0
    """How many cores other programs had, databases among them; 0 where nobody says."""


class Socket:
    """One socket of one guest."""

    def __init__(self, node: Node, code: str, token: str, tally: Tally) -> None:
        """Take where it goes; ``open`` opens it."""
        self._node = node
        self._code = code
        self._token = token
        self._tally = tally
        self._line: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._awaited: list[tuple[int, asyncio.Future[float]]] = []
        self.version = -1
        self.last: Heard | None = None
        self.at = 0.0
        """When that came."""

    async def open(self) -> None:
        """Connect, say hello, and wait for the whole view."""
        self._line = await connect(
            f"ws://{self._node.host}/api/tables/{self._code}/socket",
            origin=Origin(f"http://{self._node.host}"),
            additional_headers={"Cookie": f"{COOKIE}={self._token}"},
            compression=None,
            max_size=None,
            ping_interval=None,
        )
        self._reader = asyncio.create_task(self._read(self._line))
        await self._line.send('{"type":"hello"}')
        await self.reach(0)

    async def close(self) -> None:
        """Disconnect."""
        if self._reader is not None:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)
        if self._line is not None:
            await self._line.close()

    async def resume(self) -> None:
        """Drop the connection, come back, and measure until the view is there."""
        await self.close()
        self.version = -1
        begun = perf_counter()
        await self.open()
        self._tally.resumes.append(perf_counter() - begun)

    async def play(self, move: str, version: int) -> None:
        """Send a move."""
        if self._line is not None:
            await self._line.send(json.dumps({"type": "play", "version": version, "move": move}))

    async def reach(self, version: int) -> float:
        """Wait until a version is known here, and return when it came."""
        if self.version >= version:
            return self.at
        came: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._awaited.append((version, came))
        try:
            async with asyncio.timeout(PATIENCE):
                return await came
        except TimeoutError:
            raise RuntimeError(f"a move was not told within {PATIENCE:.0f} seconds") from None

    async def _read(self, line: ClientConnection) -> None:
        try:
            while True:
                text = await line.recv(decode=False)
                at = perf_counter()
                self._tally.frames += 1
                heard = _decoder.decode(text)
                if heard.version is not None and heard.view is not None:
                    self._see(heard, at)
                elif heard.type == "trouble":
                    self._tally.troubles += 1
        except ConnectionClosed:
            self._tally.lost += 1

    def _see(self, heard: Heard, at: float) -> None:
        if heard.version is None:
            return
        self.version, self.last, self.at = heard.version, heard, at
        late = [(version, came) for version, came in self._awaited if version > self.version]
        for version, came in self._awaited:
            if version <= self.version and not came.done():
                came.set_result(at)
        self._awaited = late


class Table:
    """All sockets of one table."""

    def __init__(self, players: list[Socket], watchers: list[Socket], seed: int) -> None:
        """Take the players in the order of their seats."""
        self.players = players
        self.sockets = [*players, *watchers]
        self._chance = Random(seed)  # noqa: S311 - which move is played does not matter

    async def move(self, tally: Tally) -> bool:
        """Let whoever decides play any legal move; ``False`` when the game is over."""
        seen = max(
            (socket.last for socket in self.players if socket.last), key=_version, default=None
        )
        if seen is None or seen.view is None or seen.view.decider is None or seen.version is None:
            return False
        socket, version = self.players[seen.view.decider], seen.version
        await socket.reach(version)
        choices = [] if socket.last is None else _choices.decode(socket.last.options)
        if not choices:
            return False  # a question to all at once: such rule sets are not for this
        begun = perf_counter()
        await socket.play(self._chance.choice(choices).text, version)
        ends = await asyncio.gather(*(other.reach(version + 1) for other in self.sockets))
        tally.moves.append(max(ends) - begun)
        return True


def _version(heard: Heard) -> int:
    return -1 if heard.version is None else heard.version
