"""Players and watchers of a load test: one socket each, and random moves."""

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

from benchmarks.load.nodes import Node
from saboteur.server.http.auth import GUEST_COOKIE

FRAME_TIMEOUT_S: Final = 60.0


class LegalMove(msgspec.Struct):
    """The field of a legal move that the load test needs."""

    text: str


class ViewSubset(msgspec.Struct):
    """The fields of a view that the load test needs."""

    decider: int | None = None


class Frame(msgspec.Struct):
    """The fields of a frame that the load test needs; the rest is not decoded."""

    type: str
    version: int | None = None
    legal_moves: msgspec.Raw = msgspec.Raw(b"[]")
    """The legal moves, decoded only when one is chosen."""
    view: ViewSubset | None = None


_frame_decoder: Final = msgspec.json.Decoder(Frame)
_moves_decoder: Final = msgspec.json.Decoder(list[LegalMove])


@dataclass(slots=True)
class Measurements:
    """Measurements of one run; times in seconds."""

    moves: list[float] = field(default_factory=list)
    """Seconds from sending a move until all sockets of the table have got it."""
    resumes: list[float] = field(default_factory=list)
    frames: int = 0
    lost_sockets: int = 0
    """Number of sockets that the server closed."""
    errors: int = 0
    other_load: float = 0.0
    """CPU cores used by other programs, including databases; 0 where it is unknown."""


class ClientSocket:
    """The socket of one guest; ``open`` connects it."""

    def __init__(self, node: Node, code: str, token: str, measurements: Measurements) -> None:
        self._node = node
        self._code = code
        self._token = token
        self._measurements = measurements
        self._websocket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._waiters: list[tuple[int, asyncio.Future[float]]] = []
        self.version = -1
        self.last_frame: Frame | None = None
        self.last_at = 0.0
        """When ``last_frame`` was received (``perf_counter``)."""

    async def open(self) -> None:
        """Connect, send the hello message, and wait for the first view."""
        self._websocket = await connect(
            f"ws://{self._node.host}/api/tables/{self._code}/socket",
            origin=Origin(f"http://{self._node.host}"),
            additional_headers={"Cookie": f"{GUEST_COOKIE}={self._token}"},
            compression=None,
            max_size=None,
            ping_interval=None,
        )
        self._reader = asyncio.create_task(self._read(self._websocket))
        await self._websocket.send('{"type":"hello"}')
        await self.wait_for_version(0)

    async def close(self) -> None:
        if self._reader is not None:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)
        if self._websocket is not None:
            await self._websocket.close()

    async def resume(self) -> None:
        """Close the socket, reconnect, and record the time until the view arrives."""
        await self.close()
        self.version = -1
        started_at = perf_counter()
        await self.open()
        self._measurements.resumes.append(perf_counter() - started_at)

    async def send_move(self, move: str, version: int) -> None:
        if self._websocket is not None:
            await self._websocket.send(
                json.dumps({"type": "play", "version": version, "move": move})
            )

    async def wait_for_version(self, version: int) -> float:
        """Wait until the game has reached a version; return when its frame was received.

        Raises:
            RuntimeError: It did not arrive within ``FRAME_TIMEOUT_S``.
        """
        if self.version >= version:
            return self.last_at
        arrival: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._waiters.append((version, arrival))
        try:
            async with asyncio.timeout(FRAME_TIMEOUT_S):
                return await arrival
        except TimeoutError:
            raise RuntimeError(
                f"a move did not arrive within {FRAME_TIMEOUT_S:.0f} seconds"
            ) from None

    async def _read(self, websocket: ClientConnection) -> None:
        try:
            while True:
                text = await websocket.recv(decode=False)
                received_at = perf_counter()
                self._measurements.frames += 1
                frame = _frame_decoder.decode(text)
                if frame.version is not None and frame.view is not None:
                    self._record_frame(frame, received_at)
                elif frame.type == "error":
                    self._measurements.errors += 1
        except ConnectionClosed:
            self._measurements.lost_sockets += 1

    def _record_frame(self, frame: Frame, received_at: float) -> None:
        if frame.version is None:
            return
        self.version, self.last_frame, self.last_at = frame.version, frame, received_at
        pending = [
            (version, arrival) for version, arrival in self._waiters if version > self.version
        ]
        for version, arrival in self._waiters:
            if version <= self.version and not arrival.done():
                arrival.set_result(received_at)
        self._waiters = pending


class ClientTable:
    """All sockets of one table; ``players`` are in seat order."""

    def __init__(
        self, players: list[ClientSocket], watchers: list[ClientSocket], seed: int
    ) -> None:
        self.players = players
        self.sockets = [*players, *watchers]
        self._random = Random(seed)

    async def play_move(self, measurements: Measurements) -> bool:
        """Play a random legal move for the deciding seat and record the time it took.

        Returns ``False`` if no move can be made, usually because the game is over.
        """
        latest = max(
            (socket.last_frame for socket in self.players if socket.last_frame),
            key=_version_of,
            default=None,
        )
        if (
            latest is None
            or latest.view is None
            or latest.view.decider is None
            or latest.version is None
        ):
            return False
        socket, version = self.players[latest.view.decider], latest.version
        await socket.wait_for_version(version)
        choices = (
            []
            if socket.last_frame is None
            else _moves_decoder.decode(socket.last_frame.legal_moves)
        )
        if not choices:
            return False  # rule sets with simultaneous decisions are not supported
        started_at = perf_counter()
        await socket.send_move(self._random.choice(choices).text, version)
        received_times = await asyncio.gather(
            *(other.wait_for_version(version + 1) for other in self.sockets)
        )
        measurements.moves.append(max(received_times) - started_at)
        return True


def _version_of(frame: Frame) -> int:
    return -1 if frame.version is None else frame.version
