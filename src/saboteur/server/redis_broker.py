"""Nodes that meet in a Redis (or Valkey): leases as keys that expire, letters by publish.

Redis is asked for nothing that must last: if it forgets everything, the nodes put their tables
down, claim them anew and go on from the log.
"""

import asyncio
import logging
from contextlib import suppress
from math import inf
from time import monotonic
from typing import Any, Final, cast, final

from redis.asyncio import Redis
from redis.asyncio.connection import AbstractConnection
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from saboteur.server.broker import BrokerAway, Lost, Receive, new_node

PREFIX: Final = "saboteur:1:"
"""The number is that of the letters: nodes that write them otherwise do not meet."""
TABLE_SECONDS: Final = 7 * 24 * 3600
ANSWER_SECONDS: Final = 2.0
RETRY_SECONDS: Final = 0.2
LAST_WORDS_SECONDS: Final = 1.0
BEATS: Final = 4
"""So often a lease is renewed in its time."""
MOST_AT_ONCE: Final = 200
PROTOCOL: Final = 2
"""RESP2, in which a letter is an answer like any other."""

CLAIM: Final = """
local owner = redis.call('GET', KEYS[1])
if owner and owner ~= ARGV[1] and redis.call('EXISTS', ARGV[2] .. owner) == 1 then
  return owner
end
redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[3])
return ARGV[1]
"""
RELEASE: Final = """
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
"""

_log: Final = logging.getLogger(__name__)


@final
class RedisBroker:
    """One node among many."""

    def __init__(self, url: str, lease_seconds: float) -> None:
        """Take the address; nothing is opened yet. ``ValueError`` if there is none."""
        self.node: Final = new_node()
        self._lease = lease_seconds
        self._until = 0.0
        patience = min(ANSWER_SECONDS, lease_seconds / BEATS)
        self._redis = Redis.from_url(
            url,
            protocol=PROTOCOL,
            socket_timeout=patience,
            socket_connect_timeout=patience,
            retry=Retry(NoBackoff(), 0),
        )
        # Its own connection: it waits for letters as long as it takes.
        self._ear = Redis.from_url(
            url, protocol=PROTOCOL, socket_connect_timeout=patience, retry=Retry(NoBackoff(), 0)
        )
        self._out: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def holds(self) -> bool:
        """Whether our lease runs."""
        return monotonic() < self._until

    async def open(self, receive: Receive, lost: Lost) -> None:
        """Begin to live; raises ``BrokerAway`` if Redis does not answer."""
        listening = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._listen(receive, listening), name="redis ear"),
            asyncio.create_task(self._speak(), name="redis mouth"),
        ]
        try:
            async with asyncio.timeout(self._lease):
                await listening.wait()
                await self._renew()
        except (TimeoutError, RedisError, OSError) as error:
            await self.close()
            raise BrokerAway(f"Redis does not answer: {type(error).__name__}") from None
        self._tasks.append(asyncio.create_task(self._live(lost), name="redis lease"))

    async def close(self) -> None:
        """Die in good order."""
        self._until = 0.0
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_WORDS_SECONDS):
                await self._out.join()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(RedisError, OSError, TimeoutError):
            async with asyncio.timeout(ANSWER_SECONDS):
                await self._redis.delete(_alive(self.node))
        for client in (self._redis, self._ear):
            with suppress(RedisError, OSError):
                await client.aclose()

    async def claim(self, code: str) -> str:
        """Return the owner of a table."""
        if not self.holds:
            raise BrokerAway("this node has lost its lease")
        owner = await self._eval(CLAIM, code, self.node, _alive(""), TABLE_SECONDS)
        return cast("bytes", owner).decode()

    async def release(self, code: str) -> None:
        """Let go of a table; if that fails, the claim ends with this node."""
        with suppress(BrokerAway):
            await self._eval(RELEASE, code, self.node)

    def post(self, node: str, letter: bytes) -> None:
        """Send a letter."""
        self._out.put_nowait((_channel(node), letter))

    async def _eval(self, script: str, code: str, *words: str | int) -> object:
        try:
            asked: Any = self._redis.eval(script, 1, f"{PREFIX}table:{code}", *words)
            return await asked
        except (RedisError, OSError, TimeoutError) as error:
            raise BrokerAway(f"Redis does not answer: {type(error).__name__}") from None

    # --- The lease ----------------------------------------------------------------------

    async def _live(self, lost: Lost) -> None:
        while True:
            await asyncio.sleep(self._lease / BEATS)
            held = self._until > 0
            try:
                kept = await self._renew()
            except (RedisError, OSError, TimeoutError):
                kept = self.holds
                if not kept:
                    self._until = 0.0
            if held and not kept:
                _log.warning("the lease of this node was lost; its tables are put down")
                lost()

    async def _renew(self) -> bool:
        """Renew the lease; ``False`` if it had ended, and a new one begins."""
        asked, key, ms = monotonic(), _alive(self.node), int(1000 * self._lease)
        kept = bool(await self._redis.set(key, b"1", px=ms, xx=True))
        if not kept:
            await self._redis.set(key, b"1", px=ms)
        self._until = asked + self._lease
        return kept

    # --- Letters ------------------------------------------------------------------------

    async def _speak(self) -> None:
        """Send what waits; with the bare connection, since each layer above it costs as a move."""
        mouth = _bare(self._redis)
        try:
            while True:
                letters = [await self._out.get()]
                while not self._out.empty() and len(letters) < MOST_AT_ONCE:
                    letters.append(self._out.get_nowait())
                try:
                    words = [("PUBLISH", channel, letter) for channel, letter in letters]
                    await mouth.send_packed_command(mouth.pack_commands(words))
                    for _ in letters:
                        await mouth.read_response()
                except (RedisError, OSError, TimeoutError):
                    # The letters are numbered: whoever misses one says so.
                    await mouth.disconnect(nowait=True)
                finally:
                    for _ in letters:
                        self._out.task_done()
        finally:
            await mouth.disconnect(nowait=True)

    async def _listen(self, receive: Receive, listening: asyncio.Event) -> None:
        ear = _bare(self._ear)
        try:
            while True:
                try:
                    await ear.send_command("SUBSCRIBE", _channel(self.node))
                    while True:
                        kind, _, said = await ear.read_response(timeout=inf)
                        if kind == b"message":
                            receive(said)
                        elif kind == b"subscribe":
                            listening.set()
                except (RedisError, OSError, TimeoutError):
                    await ear.disconnect(nowait=True)
                    await asyncio.sleep(RETRY_SECONDS)
        finally:
            await ear.disconnect(nowait=True)


def _bare(client: Redis) -> AbstractConnection:
    """Make a connection of our own with the settings of a client; it opens when it is used."""
    pool: Any = client.connection_pool
    return cast("AbstractConnection", pool.make_connection())


def _alive(node: str) -> str:
    return f"{PREFIX}alive:{node}"


def _channel(node: str) -> str:
    return f"{PREFIX}node:{node}"
