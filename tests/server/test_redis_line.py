"""Letters over a real Redis: in order, after a cut, to the last word, and never without bound."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from saboteur.server.redis_broker import RedisBroker
from saboteur.server.redis_line import MOST_WAITING
from tests.server.services import RedisServer

PATIENCE: Final = 20.0
LEASE: Final = 60.0
LARGE: Final = 1024 * 1024


class Node:
    """A node that keeps what it hears."""

    def __init__(self, url: str) -> None:
        self.broker = RedisBroker(url, LEASE)
        self._heard: asyncio.Queue[bytes] = asyncio.Queue()

    async def open(self) -> None:
        await self.broker.open(self._heard.put_nowait, lambda: None)

    async def until(self, last: bytes) -> list[bytes]:
        """Return what comes, up to a letter."""
        letters: list[bytes] = []
        async with asyncio.timeout(PATIENCE):
            while not letters or letters[-1] != last:
                letters.append(await self._heard.get())
        return letters


@asynccontextmanager
async def pair(redis: RedisServer) -> AsyncIterator[tuple[Node, Node]]:
    nodes = Node(redis.url), Node(redis.url)
    for node in nodes:
        await node.open()
    yield nodes
    for node in nodes:
        await node.broker.close()


async def call(sender: Node, receiver: Node, word: bytes) -> list[bytes]:
    """Say a word again and again until it is heard; return what was heard before it."""
    hearing = asyncio.create_task(receiver.until(word))
    while not hearing.done():
        sender.broker.post(receiver.broker.node, word)
        await asyncio.sleep(0.1)
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
