"""Letters over a real Redis: in order, after a cut, to the last word, and never without bound."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import pytest
from redis.exceptions import TimeoutError as RedisTimeout

from saboteur.server.cluster.broker import BrokerUnavailable
from saboteur.server.cluster.redis import RedisBroker
from saboteur.server.cluster.redis_connection import MOST_WAITING
from tests.server.services import RedisServer

PATIENCE: Final = 60.0
LEASE: Final = 60.0
HELD: Final = 9.0
"""Short enough to wait for, long enough for a machine that has no time for seconds."""
LARGE: Final = 1024 * 1024


class Node:
    """A node that keeps what it hears."""

    def __init__(self, url: str, lease: float = LEASE) -> None:
        self.broker = RedisBroker(url, lease)
        self.lost = asyncio.Event()
        self._heard: asyncio.Queue[bytes] = asyncio.Queue()

    async def open(self) -> None:
        await self.broker.open(self._heard.put_nowait, self.lost.set)

    async def until(self, last: bytes) -> list[bytes]:
        """Return what comes, up to a letter."""
        letters: list[bytes] = []
        async with asyncio.timeout(PATIENCE):
            while not letters or letters[-1] != last:
                letters.append(await self._heard.get())
        return letters


@asynccontextmanager
async def pair(redis: RedisServer, lease: float = LEASE) -> AsyncIterator[tuple[Node, Node]]:
    nodes = Node(redis.url, lease), Node(redis.url, lease)
    for node in nodes:
        await node.open()
    try:
        yield nodes
    finally:
        for node in nodes:
            await node.broker.close()


async def call(sender: Node, receiver: Node, word: bytes) -> list[bytes]:
    """Say a word again and again until it is heard; return what was heard before it."""
    hearing = asyncio.create_task(receiver.until(word))
    while not hearing.done():
        sender.broker.post(receiver.broker.node, word)
        await asyncio.wait({hearing}, timeout=0.1)
    return (await hearing)[:-1]


def test_letters_come_once_and_in_order(redis: RedisServer) -> None:
    async def test() -> None:
        async with pair(redis) as (ada, bob):
            letters = [bytes([number]) * 5000 for number in range(100)]
            for letter in letters:
                ada.broker.post(bob.broker.node, letter)
            assert await bob.until(letters[-1]) == letters

    asyncio.run(test())


def test_a_redis_that_was_cut_is_found_again(redis: RedisServer) -> None:
    async def test() -> None:
        async with pair(redis) as (ada, bob):
            assert await call(ada, bob, b"before") == []
            redis.kill()
            redis.start()
            assert set(await call(ada, bob, b"after")) <= {b"before"}
            assert await call(bob, ada, b"after") == []

    asyncio.run(test())


def test_last_words_are_heard(redis: RedisServer) -> None:
    async def test() -> None:
        async with pair(redis) as (ada, bob):
            words = [bytes([number]) * LARGE for number in range(5)]
            for word in words:
                ada.broker.post(bob.broker.node, word)
            await ada.broker.close()
            assert await bob.until(words[-1]) == words

    asyncio.run(test())


def test_a_redis_that_takes_nothing_is_not_written_to_for_ever(redis: RedisServer) -> None:
    async def test() -> None:
        async with pair(redis) as (ada, bob):
            redis.pause()
            many = 10 * MOST_WAITING // LARGE
            for number in range(many):
                ada.broker.post(bob.broker.node, bytes([number]) * LARGE)
            await asyncio.sleep(0)
            redis.resume()
            late = await call(ada, bob, b"after")
            # What the network had taken may come; what waited here was given up.
            assert late == [bytes([number]) * LARGE for number in range(len(late))]
            assert len(late) < many // 2

    asyncio.run(test())


@pytest.mark.parametrize("line", ["subscriber", "publisher"])
def test_a_line_that_is_dead_and_looks_alive_is_opened_anew(redis: RedisServer, line: str) -> None:
    async def test() -> None:
        async with pair(redis, lease=HELD) as (ada, bob):
            if line == "subscriber":
                ada.broker._subscriber.send("UNSUBSCRIBE")
            else:
                ada.broker._publisher.send("MULTI")  # it takes everything, and does nothing
            assert await call(bob, ada, b"hear me") == []
            assert await call(ada, bob, b"hear me") == []
            assert not ada.lost.is_set()

    asyncio.run(test())


def test_a_lease_that_ended_is_lost_even_if_the_new_one_is_not_heard_of(
    redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with pair(redis, lease=HELD) as (ada, _):
            client = ada.broker._redis
            kept = client.set

            async def set_(key: str, value: bytes, *, px: int, xx: bool = False) -> object:
                answer: object = await kept(key, value, px=px, xx=xx)
                if xx:
                    return answer
                raise RedisTimeout  # it was done all the same

            monkeypatch.setattr(client, "set", set_)
            await client.delete(f"saboteur:2:alive:{ada.broker.node}")
            await asyncio.wait_for(ada.lost.wait(), PATIENCE)

    asyncio.run(test())


def test_a_lease_outlives_a_fault_of_the_client(
    redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with pair(redis, lease=1) as (ada, _):
            client = ada.broker._redis
            with monkeypatch.context() as patch:
                patch.setattr(client, "set", _closed)
                await asyncio.wait_for(ada.lost.wait(), PATIENCE)
            async with asyncio.timeout(PATIENCE):
                while not ada.broker.holds:  # noqa: ASYNC110 - it tells nobody
                    await asyncio.sleep(0.01)

    asyncio.run(test())


async def _closed(*_: object, **__: object) -> None:
    raise RuntimeError("the handler is closed")


def test_a_line_outlives_a_fault_of_the_client(
    redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        tried = asyncio.Event()

        async def connect(_: object) -> None:
            tried.set()
            await _closed()

        async with pair(redis) as (ada, bob):
            with monkeypatch.context() as patch:
                patch.setattr("redis.asyncio.connection.Connection.connect", connect)
                ada.broker._subscriber.cut()
                await asyncio.wait_for(tried.wait(), PATIENCE)
            assert await call(bob, ada, b"hear me") == []

    asyncio.run(test())


def test_a_table_is_whose_claim_came_first(redis: RedisServer) -> None:
    async def test() -> None:
        async with pair(redis) as (ada, bob):
            assert await ada.broker.claim("AAAAA") == ada.broker.node
            assert await bob.broker.claim("AAAAA") == ada.broker.node
            redis.kill()
            with pytest.raises(BrokerUnavailable, match="Redis does not answer"):
                await bob.broker.claim("AAAAA")
            redis.start()

    asyncio.run(test())


def test_a_node_without_a_lease_claims_nothing(redis: RedisServer) -> None:
    async def test() -> None:
        async with pair(redis) as (node, other):
            node.broker._until = 0.0
            with pytest.raises(BrokerUnavailable, match="lost its lease"):
                await node.broker.claim("AAAAA")
            assert await other.broker.claim("AAAAA") == other.broker.node

    asyncio.run(test())
