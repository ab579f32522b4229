"""Compare connections to Redis: ``python -m benchmarks.redis_messages redis://localhost:6379``.

Both carry the same messages within one process, in turn, slice by slice: the connection of
``cluster/redis_connection.py``, and redis-py's own pub/sub with a pipeline for what is published.
Only the ratios matter. The baseline is a decision of a game: its moves, the check and the events.
"""

import argparse
import asyncio
import random
from contextlib import AsyncExitStack
from statistics import median
from time import process_time
from typing import Any, Final, Protocol

from redis.asyncio import Redis

import saboteur
from saboteur.server.cluster.redis_connection import RedisConnection

CHANNEL: Final = "saboteur:benchmark"
MESSAGE: Final = bytes(1500)
"""About the size of a move as another node gets it."""
BURSTS: Final = (1, 10, 100)
"""Numbers of messages that are sent before the receiver runs."""
MESSAGES_PER_SLICE: Final = 2000
SLICE_COUNT: Final = 7
DECISIONS_PER_SLICE: Final = 500


class Line(Protocol):
    """A way to send messages to oneself through Redis."""

    def send(self, message: bytes) -> None:
        """Send a message without waiting."""

    async def receive(self) -> None:
        """Wait for the next message."""


class OwnLine:
    """Sends and receives by the connections that the server's broker uses."""

    def __init__(self, publisher: RedisConnection, received: asyncio.Queue[object]) -> None:
        self._publisher = publisher
        self._received = received

    @classmethod
    async def open(cls, client: Redis, stack: AsyncExitStack) -> Line:
        received: asyncio.Queue[object] = asyncio.Queue()
        publisher = RedisConnection(client, ("CLIENT", "REPLY", "OFF"), lambda _: None)
        subscriber = RedisConnection(client, ("SUBSCRIBE", CHANNEL), received.put_nowait)
        for connection in (publisher, subscriber):
            await connection.open()
            stack.push_async_callback(connection.close)
        await received.get()  # the subscription
        return cls(publisher, received)

    def send(self, message: bytes) -> None:
        self._publisher.send("PUBLISH", CHANNEL, message)

    async def receive(self) -> None:
        await self._received.get()


class LibraryLine:
    """Sends and receives by redis-py's pub/sub; waiting messages are published in one pipeline."""

    def __init__(self, client: Redis) -> None:
        self._client = client
        self._pubsub: Any = client.pubsub(ignore_subscribe_messages=True)
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue()

    @classmethod
    async def open(cls, client: Redis, stack: AsyncExitStack) -> Line:
        line = cls(client)
        await line._pubsub.subscribe(CHANNEL)
        stack.push_async_callback(line._pubsub.aclose)
        await line._pubsub.get_message(timeout=1.0)
        task = asyncio.create_task(line._publish_loop())
        stack.callback(task.cancel)
        return line

    async def _publish_loop(self) -> None:
        while True:
            messages = [await self._waiting.get()]
            while not self._waiting.empty():
                messages.append(self._waiting.get_nowait())
            pipeline: Any = self._client.pipeline(transaction=False)
            for message in messages:
                pipeline.publish(CHANNEL, message)
            await pipeline.execute()

    def send(self, message: bytes) -> None:
        self._waiting.put_nowait(message)

    async def receive(self) -> None:
        while await self._pubsub.get_message(timeout=None) is None:
            continue


async def message_us(line: Line, burst: int) -> float:
    """Return the CPU time of this process per message, in microseconds.

    ``burst`` messages are sent before they are received.
    """
    begun = process_time()
    for _ in range(MESSAGES_PER_SLICE // burst):
        for _ in range(burst):
            line.send(MESSAGE)
        for _ in range(burst):
            await line.receive()
    return 1e6 * (process_time() - begun) / MESSAGES_PER_SLICE


def decision_us() -> float:
    """Return the CPU time of a decision with ``Game.play``, in microseconds."""
    rng = random.Random(1)
    game = saboteur.new("saboteur", seats=5, seed="0")
    begun = process_time()
    for _ in range(DECISIONS_PER_SLICE):
        if game.decider is None:
            game = saboteur.new("saboteur", seats=5, seed="0")
        moves = game.legal_moves()
        game.play(moves[int(rng.random() * len(moves))])
    return 1e6 * (process_time() - begun) / DECISIONS_PER_SLICE


async def measure(url: str) -> None:
    """Print the CPU time of a message by each connection, relative to a decision of a game.

    Then print the ratios of redis-py's times to those of the server's own connection.
    """
    client = Redis.from_url(url, protocol=2)
    decisions: list[float] = []
    costs: dict[tuple[str, int], list[float]] = {}
    for _ in range(SLICE_COUNT):
        decisions.append(decision_us())
        for name, open_line in (("ours", OwnLine.open), ("redis-py", LibraryLine.open)):
            # They share the channel, so only one is open at a time.
            async with AsyncExitStack() as stack:
                line = await open_line(client, stack)
                for burst in BURSTS:
                    costs.setdefault((name, burst), []).append(await message_us(line, burst))
    await client.aclose()
    for (name, burst), times in costs.items():
        ratio = median(times) / median(decisions)
        print(f"{name:9} a message, {burst:3} at once: {ratio:6.2f} of a decision")
    for burst in BURSTS:
        ratio = median(costs["redis-py", burst]) / median(costs["ours", burst])
        print(f"redis-py to ours, {burst:3} at once: {ratio:5.1f}")


def main() -> None:
    """Measure with a Redis that runs already."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url")
    asyncio.run(measure(parser.parse_args().url))


if __name__ == "__main__":
    main()
