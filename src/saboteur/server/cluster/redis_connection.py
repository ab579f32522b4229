"""A connection to Redis that carries messages, and nothing above it.

A client's streams, tasks and timeouts cost as much as a move for each message. The client opens the
connection (address, password, TLS); then this takes it over.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, cast, final

from hiredis import HiredisError, Reader, pack_command
from redis.asyncio import Redis
from redis.exceptions import RedisError

MOST_WAITING: Final = 8 * 1024 * 1024
"""Bytes that Redis has not taken yet; with more it counts as gone."""
RETRY_SECONDS: Final = 0.2
LAST_WORDS_SECONDS: Final = 1.0

NOTHING: Final = object()

_log: Final = logging.getLogger(__name__)


@final
class RedisConnection(asyncio.Protocol):
    """One connection, opened again whenever it breaks. What is said meanwhile is lost."""

    def __init__(self, client: Redis, first: tuple[str, ...], take: Callable[[Any], None]) -> None:
        """``first`` is said on each new connection; ``hear`` takes every answer."""
        self._client = client
        self._first = first
        self._take = take
        self._transport: asyncio.Transport | None = None
        self._answers = Reader(notEnoughData=NOTHING)
        self._opened = asyncio.Event()
        self._lost = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect, however long it takes."""
        self._task = asyncio.create_task(self._keep(), name="redis line")
        await self._opened.wait()

    async def close(self) -> None:
        """End it, after what was said."""
        if self._transport is not None:
            self._transport.close()
            with suppress(TimeoutError):
                async with asyncio.timeout(LAST_WORDS_SECONDS):
                    await self._lost.wait()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def send(self, *words: str | bytes) -> None:
        """Send a command, or nothing if there is no connection. Never waits."""
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(_packed(words))

    def cut(self) -> None:
        """Break the connection: whatever waits is not sent any more."""
        if self._transport is not None:
            self._transport.abort()
            self._transport = None

    async def _keep(self) -> None:
        while True:
            pool: Any = self._client.connection_pool
            connection = pool.make_connection()
            try:
                await connection.connect()
                self._take_over(connection._writer.transport)  # noqa: SLF001 - there is no door to it
                await self._lost.wait()
            except (RedisError, OSError, TimeoutError):
                pass
            except Exception:  # noqa: BLE001 - whatever it was, it is opened again
                _log.exception("a line to Redis broke")
            finally:
                self.cut()
                await connection.disconnect(nowait=True)
            await asyncio.sleep(RETRY_SECONDS)

    def _take_over(self, transport: asyncio.Transport) -> None:
        self._answers = Reader(notEnoughData=NOTHING)
        self._lost.clear()
        transport.set_protocol(self)
        transport.set_write_buffer_limits(MOST_WAITING)
        self._transport = transport
        self.send(*self._first)
        self._opened.set()

    # --- From the transport -------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Take answers apart."""
        try:
            self._answers.feed(data)
            while (answer := self._answers.gets()) is not NOTHING:
                self._take(answer)
        except HiredisError:
            self.cut()  # this is no Redis

    def pause_writing(self) -> None:
        """Give a connection up that takes nothing any more."""
        self.cut()

    def connection_lost(self, exc: Exception | None) -> None:
        """Let the connection be opened again."""
        del exc
        self._transport = None
        self._lost.set()


def _packed(words: tuple[str | bytes, ...]) -> bytes:
    return cast("bytes", cast("Any", pack_command)(words))
