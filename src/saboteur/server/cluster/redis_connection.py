"""A minimal, fast connection to Redis for messages between nodes.

The streams, tasks and timeouts of redis-py cost as much per message as a move of a game. Therefore
redis-py only opens the connection (address, password, TLS), and then this class takes over its
transport.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, cast, final

from hiredis import HiredisError, Reader, pack_command
from redis.asyncio import Redis
from redis.exceptions import RedisError

MAX_WRITE_BUFFER_BYTES: Final = 8 * 1024 * 1024
"""Unsent bytes above which the connection is given up."""
RETRY_DELAY_S: Final = 0.2
FLUSH_TIMEOUT_S: Final = 1.0

NOT_ENOUGH_DATA: Final = object()

_log: Final = logging.getLogger(__name__)


@final
class RedisConnection(asyncio.Protocol):
    """Auto-reconnecting Redis connection. Commands sent while disconnected are dropped.

    ``initial_command`` is sent on each new connection; ``on_reply`` receives every reply.
    """

    def __init__(
        self, client: Redis, initial_command: tuple[str, ...], on_reply: Callable[[Any], None]
    ) -> None:
        self._client = client
        self._initial_command = initial_command
        self._on_reply = on_reply
        self._transport: asyncio.Transport | None = None
        self._reader = Reader(notEnoughData=NOT_ENOUGH_DATA)
        self._connected = asyncio.Event()
        self._disconnected = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Start connecting and wait without a timeout for the first connection."""
        self._task = asyncio.create_task(self._reconnect_loop(), name="redis connection")
        await self._connected.wait()

    async def close(self) -> None:
        """Flush the write buffer for up to ``FLUSH_TIMEOUT_S``, then disconnect for good."""
        if self._transport is not None:
            self._transport.close()
            with suppress(TimeoutError):
                async with asyncio.timeout(FLUSH_TIMEOUT_S):
                    await self._disconnected.wait()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def send(self, *command: str | bytes) -> None:
        """Send a command, or drop it if there is no connection; never blocks."""
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(_pack(command))

    def abort(self) -> None:
        """Drop the connection and its write buffer; the reconnect loop opens a new one."""
        if self._transport is not None:
            self._transport.abort()
            self._transport = None

    async def _reconnect_loop(self) -> None:
        while True:
            pool: Any = self._client.connection_pool
            connection = pool.make_connection()
            try:
                await connection.connect()
                # redis-py has no public access to the transport.
                self._adopt_transport(connection._writer.transport)  # noqa: SLF001
                await self._disconnected.wait()
            except (RedisError, OSError, TimeoutError):
                pass
            except Exception:  # noqa: BLE001 - reconnect after any error
                _log.exception("a connection to Redis broke")
            finally:
                self.abort()
                await connection.disconnect(nowait=True)
            await asyncio.sleep(RETRY_DELAY_S)

    def _adopt_transport(self, transport: asyncio.Transport) -> None:
        self._reader = Reader(notEnoughData=NOT_ENOUGH_DATA)
        self._disconnected.clear()
        transport.set_protocol(self)
        transport.set_write_buffer_limits(MAX_WRITE_BUFFER_BYTES)
        self._transport = transport
        self.send(*self._initial_command)
        self._connected.set()

    # --- From the transport -------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Parse replies and pass them to ``on_reply``."""
        try:
            self._reader.feed(data)
            while (reply := self._reader.gets()) is not NOT_ENOUGH_DATA:
                self._on_reply(reply)
        except HiredisError:
            self.abort()  # the peer does not speak the Redis protocol

    def pause_writing(self) -> None:
        """Drop the connection: more than ``MAX_WRITE_BUFFER_BYTES`` are waiting."""
        self.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wake the reconnect loop."""
        del exc
        self._transport = None
        self._disconnected.set()


def _pack(command: tuple[str | bytes, ...]) -> bytes:
    return cast("bytes", cast("Any", pack_command)(command))
