"""Nodes that meet in a Redis (or Valkey): leases as keys that expire, messages by publish.

Redis is asked for nothing that must last: if it forgets everything, the nodes put their tables
down, claim them anew and go on from the log.
"""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from time import monotonic
from typing import Any, Final, cast, final

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from saboteur.server.cluster.broker import BrokerUnavailable, Lost, Receive, end_task, new_node
from saboteur.server.cluster.redis_connection import RedisConnection

PREFIX: Final = "saboteur:2:"
"""The number is that of the messages: nodes that write them otherwise do not meet."""
TABLE_SECONDS: Final = 7 * 24 * 3600
ANSWER_SECONDS: Final = 2.0
RENEWALS: Final = 4
"""So often a lease is renewed in its time."""
ECHO: Final = b""
"""What a node writes to itself; no message of others is empty."""
PROTOCOL: Final = 2
"""RESP2, in which a message is an answer like any other."""

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

TROUBLE: Final = (RedisError, OSError, TimeoutError)
"""What it raises when Redis does not answer."""

_log: Final = logging.getLogger(__name__)


@final
class RedisBroker:
    """One node among many."""

    def __init__(self, url: str, lease_seconds: float) -> None:
        """Take the address; nothing is opened yet. ``ValueError`` if there is none."""
        self.node: Final = new_node()
        self.alone: Final = False
        self._lease = lease_seconds
        self._until = 0.0
        patience = min(ANSWER_SECONDS, lease_seconds / RENEWALS)
        self._redis = Redis.from_url(
            url,
            protocol=PROTOCOL,
            socket_timeout=patience,
            socket_connect_timeout=patience,
            retry=Retry(NoBackoff(), 0),
        )
        self._receive: Receive = _ignore
        self._listening = asyncio.Event()
        # Messages are numbered: nobody waits to hear that one was published.
        self._publisher = RedisConnection(self._redis, ("CLIENT", "REPLY", "OFF"), _ignore)
        self._subscriber = RedisConnection(
            self._redis, ("SUBSCRIBE", _channel(self.node)), self._take
        )
        self._lease_task: asyncio.Task[None] | None = None
        self._echoed = 0.0
        """When we last heard ourselves."""

    @property
    def holds(self) -> bool:
        """Whether our lease runs."""
        return monotonic() < self._until

    async def open(self, receive: Receive, lost: Lost) -> None:
        """Begin to live; raises ``BrokerAway`` if Redis does not answer."""
        self._receive = receive
        try:
            with _answering():
                async with asyncio.timeout(self._lease):
                    await self._publisher.open()
                    await self._subscriber.open()
                    await self._listening.wait()
                    await self._renew()
        except BrokerUnavailable:
            await self.close()
            raise
        self._echoed = monotonic()
        self._lease_task = asyncio.create_task(self._live(lost), name="redis lease")

    async def close(self) -> None:
        """Die in good order."""
        self._until = 0.0
        if self._lease_task is not None:
            await end_task(self._lease_task)
        await self._publisher.close()
        await self._subscriber.close()
        with suppress(RedisError, OSError, TimeoutError):
            async with asyncio.timeout(ANSWER_SECONDS):
                await self._redis.delete(_alive(self.node))
        with suppress(RedisError, OSError):
            await self._redis.aclose()

    async def claim(self, code: str) -> str:
        """Return the owner of a table."""
        if not self.holds:
            raise BrokerUnavailable("this node has lost its lease")
        owner = await self._eval(CLAIM, code, self.node, _alive(""), TABLE_SECONDS)
        return cast("bytes", owner).decode()

    async def release(self, code: str) -> None:
        """Let go of a table; if that fails, the claim ends with this node."""
        with suppress(BrokerUnavailable):
            await self._eval(RELEASE, code, self.node)

    def post(self, node: str, message: bytes) -> None:
        """Send a message."""
        self._publisher.send("PUBLISH", _channel(node), message)

    async def _eval(self, script: str, code: str, *words: str | int) -> object:
        asked: Any = self._redis.eval(script, 1, _table(code), *words)
        with _answering():
            return await asked

    # --- The lease ----------------------------------------------------------------------

    async def _live(self, lost: Lost) -> None:
        while True:
            await asyncio.sleep(self._lease / RENEWALS)
            held = self._until > 0
            try:
                kept = await self._renew()
            except Exception as error:  # noqa: BLE001 - without this task the node is dead for ever
                if not isinstance(error, TROUBLE):
                    _log.exception("the lease of this node was not renewed")
                kept = self.holds
                if not kept:
                    self._until = 0.0
            if held and not kept:
                _log.warning("the lease of this node was lost; its tables are put down")
                lost()
            self._call()

    async def _renew(self) -> bool:
        """Renew the lease; ``False`` if it had ended, and a new one begins."""
        asked, key, ms = monotonic(), _alive(self.node), int(1000 * self._lease)
        kept = bool(await self._redis.set(key, b"1", px=ms, xx=True))
        if not kept:
            self._until = 0.0  # also if we do not hear what becomes of the new one
            await self._redis.set(key, b"1", px=ms)
        self._until = asked + self._lease
        return kept

    # --- Messages -----------------------------------------------------------------------

    def _call(self) -> None:
        """Write to ourselves. Who does not hear himself has a dead line that looks alive."""
        if monotonic() - self._echoed > self._lease:
            self._publisher.cut()
            self._subscriber.cut()
            self._echoed = monotonic()
        self.post(self.node, ECHO)

    def _take(self, answer: object) -> None:
        match answer:
            case [b"message", _, bytes() as message] if message == ECHO:
                self._echoed = monotonic()
            case [b"message", _, bytes() as message]:
                self._receive(message)
            case [b"subscribe", *_]:
                self._listening.set()
            case _:
                pass  # an error; whoever waits for us to listen gives up


@contextmanager
def _answering() -> Iterator[None]:
    try:
        yield
    except TROUBLE as error:
        raise BrokerUnavailable(f"Redis does not answer: {type(error).__name__}") from None


def _ignore(_: object) -> None:
    pass


def _table(code: str) -> str:
    return f"{PREFIX}table:{code}"


def _alive(node: str) -> str:
    return f"{PREFIX}alive:{node}"


def _channel(node: str) -> str:
    return f"{PREFIX}node:{node}"
