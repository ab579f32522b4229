"""Messages over a real Redis: ordered, after a disconnect, flushed at the end, bounded."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic
from typing import Final

import pytest
from redis import Redis as BlockingRedis
from redis.asyncio import Redis
from redis.exceptions import TimeoutError as RedisTimeout

from saboteur.server.cluster.broker import BrokerUnavailable
from saboteur.server.cluster.redis_broker import KEY_PREFIX, RedisBroker
from saboteur.server.cluster.redis_connection import MAX_WRITE_BUFFER_BYTES
from tests.server.database_services import RedisServer

TIMEOUT_S: Final = 60.0
LEASE_S: Final = 60.0
SHORT_LEASE_S: Final = 9.0
"""A lease that a test can wait for, and that a busy machine still renews in time."""
LARGE_MESSAGE_BYTES: Final = 1024 * 1024


class BrokerNode:
    """A node that records the messages it receives."""

    def __init__(self, url: str, lease: float = LEASE_S) -> None:
        self.seconds_ahead = 0.0
        """How far the node's clock has been advanced."""
        self.broker = RedisBroker(url, lease, lambda: monotonic() + self.seconds_ahead)
        self.lost = asyncio.Event()
        self._received: asyncio.Queue[bytes] = asyncio.Queue()

    async def open(self) -> None:
        await self.broker.open(self._received.put_nowait, self.lost.set)

    async def receive_until(self, last: bytes) -> list[bytes]:
        """Return the messages up to a given one."""
        letters: list[bytes] = []
        async with asyncio.timeout(TIMEOUT_S):
            while not letters or letters[-1] != last:
                letters.append(await self._received.get())
        return letters


@asynccontextmanager
async def node_pair(
    redis: RedisServer, lease: float = LEASE_S
) -> AsyncIterator[tuple[BrokerNode, BrokerNode]]:
    nodes = BrokerNode(redis.url, lease), BrokerNode(redis.url, lease)
    for node in nodes:
        await node.open()
    try:
        yield nodes
    finally:
        for node in nodes:
            await node.broker.close()


async def send_until_received(
    sender: BrokerNode, receiver: BrokerNode, message: bytes
) -> list[bytes]:
    """Send a message until it arrives; return the messages before it."""
    hearing = asyncio.create_task(receiver.receive_until(message))
    while not hearing.done():
        sender.broker.send(receiver.broker.node, message)
        await asyncio.wait({hearing}, timeout=0.1)
    return (await hearing)[:-1]


async def test_redis_broker_delivers_messages_once_in_order(redis: RedisServer) -> None:
    async with node_pair(redis) as (ada, bob):
        letters = [bytes([number]) * 5000 for number in range(100)]
        for letter in letters:
            ada.broker.send(bob.broker.node, letter)
        assert await bob.receive_until(letters[-1]) == letters


async def test_redis_broker_reconnects_after_restart(redis: RedisServer) -> None:
    async with node_pair(redis) as (ada, bob):
        assert await send_until_received(ada, bob, b"before") == []
        redis.kill()
        redis.start()
        assert set(await send_until_received(ada, bob, b"after")) <= {b"before"}
        assert await send_until_received(bob, ada, b"after") == []


async def test_redis_broker_flushes_messages_on_close(redis: RedisServer) -> None:
    async with node_pair(redis) as (ada, bob):
        words = [bytes([number]) * LARGE_MESSAGE_BYTES for number in range(5)]
        for word in words:
            ada.broker.send(bob.broker.node, word)
        await ada.broker.close()
        assert await bob.receive_until(words[-1]) == words


async def test_redis_broker_drops_messages_when_redis_hangs(redis: RedisServer) -> None:
    async with node_pair(redis) as (ada, bob):
        redis.pause()
        many = 10 * MAX_WRITE_BUFFER_BYTES // LARGE_MESSAGE_BYTES
        for number in range(many):
            ada.broker.send(bob.broker.node, bytes([number]) * LARGE_MESSAGE_BYTES)
        await asyncio.sleep(0)
        redis.resume()
        late = await send_until_received(ada, bob, b"after")
        # Messages already on the network may arrive; those that waited here were dropped.
        assert late == [bytes([number]) * LARGE_MESSAGE_BYTES for number in range(len(late))]
        assert len(late) < many // 2


@pytest.mark.parametrize("line", ["subscriber", "publisher"])
async def test_redis_broker_replaces_unresponsive_connection(redis: RedisServer, line: str) -> None:
    async with node_pair(redis, lease=SHORT_LEASE_S) as (ada, bob):
        if line == "subscriber":
            ada.broker._subscriber.send("UNSUBSCRIBE")
        else:
            ada.broker._publisher.send("MULTI")  # it accepts everything, and does nothing
        ada.seconds_ahead = SHORT_LEASE_S  # the node notices it with the next heartbeat
        assert await send_until_received(bob, ada, b"hear me") == []
        assert await send_until_received(ada, bob, b"hear me") == []
        assert not ada.lost.is_set()


async def test_redis_broker_drops_lease_when_renewal_reply_is_missing(
    redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with node_pair(redis, lease=SHORT_LEASE_S) as (ada, _):
        kept = Redis.set

        async def set_(self: Redis, key: str, value: bytes, *, px: int, xx: bool = False) -> object:
            answer: object = await kept(self, key, value, px=px, xx=xx)
            if xx:
                return answer
            raise RedisTimeout  # it was executed all the same

        monkeypatch.setattr(Redis, "set", set_)
        with BlockingRedis.from_url(redis.url) as client:
            client.delete(f"{KEY_PREFIX}node-lease:{ada.broker.node}")
        await asyncio.wait_for(ada.lost.wait(), TIMEOUT_S)


async def test_redis_broker_regains_lease_after_client_error(
    redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with node_pair(redis, lease=1) as (ada, _):
        with monkeypatch.context() as patch:
            patch.setattr(Redis, "set", _closed)
            await asyncio.wait_for(ada.lost.wait(), TIMEOUT_S)
        async with asyncio.timeout(TIMEOUT_S):
            while not ada.broker.has_lease:  # noqa: ASYNC110 - it tells nobody
                await asyncio.sleep(0.01)


async def _closed(*_: object, **__: object) -> None:
    raise RuntimeError("the handler is closed")


async def test_redis_broker_subscriber_survives_connection_error(
    redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = asyncio.Event()

    async def connect(_: object) -> None:
        tried.set()
        await _closed()

    async with node_pair(redis) as (ada, bob):
        with monkeypatch.context() as patch, BlockingRedis.from_url(redis.url) as client:
            patch.setattr("redis.asyncio.connection.Connection.connect", connect)
            client.client_kill_filter(_type="pubsub")
            await asyncio.wait_for(tried.wait(), TIMEOUT_S)
        assert await send_until_received(bob, ada, b"hear me") == []


async def test_redis_broker_first_claim_owns_the_table(redis: RedisServer) -> None:
    async with node_pair(redis) as (ada, bob):
        assert await ada.broker.claim("AAAAA") == ada.broker.node
        assert await bob.broker.claim("AAAAA") == ada.broker.node
        redis.kill()
        with pytest.raises(BrokerUnavailable, match="Redis does not answer"):
            await bob.broker.claim("AAAAA")
        redis.start()


async def test_redis_broker_without_lease_cannot_claim(redis: RedisServer) -> None:
    async with node_pair(redis) as (node, other):
        node.seconds_ahead = LEASE_S
        with pytest.raises(BrokerUnavailable, match="lost its lease"):
            await node.broker.claim("AAAAA")
        assert await other.broker.claim("AAAAA") == other.broker.node
