"""The broker for several nodes, on Redis or Valkey: expiring keys as leases, pub/sub for messages.

Nothing in Redis needs to be durable: if all its data is lost, the nodes unload their tables, claim
them again and continue from the log.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from time import monotonic
from typing import Any, Final, cast, final

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from saboteur.server.cluster.broker import (
    BrokerUnavailable,
    OnLeaseLost,
    OnMessage,
    cancel_and_wait,
    new_node_id,
)
from saboteur.server.cluster.redis_connection import RedisConnection

KEY_PREFIX: Final = "saboteur:2:"
"""Prefix of all keys and channels, with the version of the message format.

Nodes with different versions ignore each other.
"""
CLAIM_TTL_S: Final = 7 * 24 * 3600
REDIS_TIMEOUT_S: Final = 2.0
RENEWALS_PER_LEASE: Final = 4
HEARTBEAT_PAYLOAD: Final = b""
"""Published by a node to its own channel; all other messages are non-empty."""
RESP_VERSION: Final = 2
"""RESP2, in which a published message arrives like any other reply."""

CLAIM_SCRIPT: Final = """
local owner = redis.call('GET', KEYS[1])
if owner and owner ~= ARGV[1] and redis.call('EXISTS', ARGV[2] .. owner) == 1 then
  return owner
end
redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[3])
return ARGV[1]
"""
RELEASE_SCRIPT: Final = """
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
"""

REDIS_ERRORS: Final = (RedisError, OSError, TimeoutError)
"""Exceptions of redis-py when Redis does not answer."""

_log: Final = logging.getLogger(__name__)


@final
class RedisBroker:
    """``Broker`` of one node among several.

    The constructor raises ``ValueError`` for an invalid ``url``; ``open`` connects. ``clock``
    measures how long the lease is still valid, and how long no heartbeat has come.
    """

    def __init__(
        self, url: str, lease_seconds: float, clock: Callable[[], float] = monotonic
    ) -> None:
        self.node: Final = new_node_id()
        self.is_single_node: Final = False
        self._lease_s = lease_seconds
        self._clock = clock
        self._lease_ends_at = 0.0
        timeout_s = min(REDIS_TIMEOUT_S, lease_seconds / RENEWALS_PER_LEASE)
        self._redis = Redis.from_url(
            url,
            protocol=RESP_VERSION,
            socket_timeout=timeout_s,
            socket_connect_timeout=timeout_s,
            retry=Retry(NoBackoff(), 0),
        )
        self._on_message: OnMessage = _ignore
        self._subscribed = asyncio.Event()
        # No replies to PUBLISH: envelopes are numbered, so receivers detect a loss themselves.
        self._publisher = RedisConnection(self._redis, ("CLIENT", "REPLY", "OFF"), _ignore)
        self._subscriber = RedisConnection(
            self._redis, ("SUBSCRIBE", _node_channel(self.node)), self._on_reply
        )
        self._lease_task: asyncio.Task[None] | None = None
        self._last_heartbeat_at = 0.0
        """When this node last received its own heartbeat."""

    @property
    def has_lease(self) -> bool:
        return self._clock() < self._lease_ends_at

    async def open(self, on_message: OnMessage, on_lease_lost: OnLeaseLost) -> None:
        """Connect and acquire the lease.

        Raises ``BrokerUnavailable`` if Redis does not answer within the duration of a lease.
        """
        self._on_message = on_message
        try:
            with _translate_errors():
                async with asyncio.timeout(self._lease_s):
                    await self._publisher.open()
                    await self._subscriber.open()
                    await self._subscribed.wait()
                    await self._renew()
        except BrokerUnavailable:
            await self.close()
            raise
        self._last_heartbeat_at = self._clock()
        self._lease_task = asyncio.create_task(
            self._renew_lease_loop(on_lease_lost), name="redis lease"
        )

    async def close(self) -> None:
        self._lease_ends_at = 0.0
        if self._lease_task is not None:
            await cancel_and_wait(self._lease_task)
        await self._publisher.close()
        await self._subscriber.close()
        with suppress(RedisError, OSError, TimeoutError):
            async with asyncio.timeout(REDIS_TIMEOUT_S):
                await self._redis.delete(_lease_key(self.node))
        with suppress(RedisError, OSError):
            await self._redis.aclose()

    async def claim(self, code: str) -> str:
        if not self.has_lease:
            raise BrokerUnavailable("this node has lost its lease")
        owner = await self._eval(CLAIM_SCRIPT, code, self.node, _lease_key(""), CLAIM_TTL_S)
        return cast("bytes", owner).decode()

    async def release(self, code: str) -> None:
        """Give up a table; if that fails, the claim ends with the lease of this node."""
        with suppress(BrokerUnavailable):
            await self._eval(RELEASE_SCRIPT, code, self.node)

    def send(self, node: str, message: bytes) -> None:
        self._publisher.send("PUBLISH", _node_channel(node), message)

    async def _eval(self, script: str, code: str, *args: str | int) -> object:
        reply: Any = self._redis.eval(script, 1, _table_key(code), *args)
        with _translate_errors():
            return await reply

    # --- The lease ----------------------------------------------------------------------

    async def _renew_lease_loop(self, on_lease_lost: OnLeaseLost) -> None:
        while True:
            await asyncio.sleep(self._lease_s / RENEWALS_PER_LEASE)
            had_lease = self._lease_ends_at > 0
            try:
                is_continuous = await self._renew()
            except Exception as error:  # noqa: BLE001 - without this task the node never recovers
                if not isinstance(error, REDIS_ERRORS):
                    _log.exception("the lease of this node was not renewed")
                is_continuous = self.has_lease
                if not is_continuous:
                    self._lease_ends_at = 0.0
            if had_lease and not is_continuous:
                _log.warning("the lease of this node was lost; its tables are unloaded")
                on_lease_lost()
            self._publish_heartbeat()

    async def _renew(self) -> bool:
        """Renew the lease; return ``False`` if it had expired and a new one was acquired."""
        started_at, key, ms = self._clock(), _lease_key(self.node), int(1000 * self._lease_s)
        is_continuous = bool(await self._redis.set(key, b"1", px=ms, xx=True))
        if not is_continuous:
            self._lease_ends_at = 0.0  # also if the reply to the next command gets lost
            await self._redis.set(key, b"1", px=ms)
        self._lease_ends_at = started_at + self._lease_s
        return is_continuous

    # --- Messages -----------------------------------------------------------------------

    def _publish_heartbeat(self) -> None:
        """Publish a heartbeat to the channel of this node.

        If none has come back for one lease period, drop both connections so that they reconnect: a
        broken connection may look open.
        """
        if self._clock() - self._last_heartbeat_at > self._lease_s:
            self._publisher.abort()
            self._subscriber.abort()
            self._last_heartbeat_at = self._clock()
        self.send(self.node, HEARTBEAT_PAYLOAD)

    def _on_reply(self, reply: object) -> None:
        match reply:
            case [b"message", _, bytes() as message] if message == HEARTBEAT_PAYLOAD:
                self._last_heartbeat_at = self._clock()
            case [b"message", _, bytes() as message]:
                self._on_message(message)
            case [b"subscribe", *_]:
                self._subscribed.set()
            case _:
                pass  # an error; if SUBSCRIBE failed, ``open`` times out


@contextmanager
def _translate_errors() -> Iterator[None]:
    try:
        yield
    except REDIS_ERRORS as error:
        raise BrokerUnavailable(f"Redis does not answer: {type(error).__name__}") from None


def _ignore(_: object) -> None:
    pass


def _table_key(code: str) -> str:
    return f"{KEY_PREFIX}table:{code}"


def _lease_key(node: str) -> str:
    return f"{KEY_PREFIX}node-lease:{node}"


def _node_channel(node: str) -> str:
    return f"{KEY_PREFIX}node:{node}"
