"""Who owns a table, and messages between nodes.

A node holds a lease on its own life; a table belongs to the node that claimed it while that
node lives. Nothing here must be right for a game to be safe: the log takes each number once
(``storage``), whoever believes himself the owner. It only decides who is asked first.
"""

import asyncio
import secrets
from collections.abc import Callable
from typing import Final, Protocol, TypeAlias, final

NODE_BYTES: Final = 6
ENDING_SECONDS: Final = 2.0

Receive: TypeAlias = Callable[[bytes], None]
Lost: TypeAlias = Callable[[], None]


class BrokerUnavailable(Exception):
    """Nobody can say who owns what at the moment: come back in a while."""


class Broker(Protocol):
    """What a node needs of the place where nodes meet."""

    @property
    def node(self) -> str:
        """This process among the nodes; a name is never used again."""

    @property
    def alone(self) -> bool:
        """Whether there can be no other node."""

    @property
    def holds(self) -> bool:
        """Whether our lease runs: without it, we own nothing."""

    async def open(self, receive: Receive, lost: Lost) -> None:
        """Begin to live. ``lost`` is called when the lease was lost: our tables may be others'."""

    async def close(self) -> None:
        """Die in good order: others may take our tables at once."""

    async def claim(self, code: str) -> str:
        """Return the owner of a table: the living node that has it, or else ourselves."""

    async def release(self, code: str) -> None:
        """Let go of a table."""

    def post(self, node: str, message: bytes) -> None:
        """Send a message; it comes once and in order, or not at all. Never waits."""


def new_node() -> str:
    """Make a name for a node."""
    return secrets.token_hex(NODE_BYTES)


async def end_task(task: asyncio.Task[None]) -> None:
    """End a task. It may miss that (until Python 3.12, within ``wait_for``): nobody waits long."""
    task.cancel()
    await asyncio.wait((task,), timeout=ENDING_SECONDS)


@final
class Exchange:
    """A meeting place within one process."""

    def __init__(self) -> None:
        """Begin with no nodes."""
        self.nodes: dict[str, Receive] = {}
        self.owners: dict[str, str] = {}


@final
class MemoryBroker:
    """One node is all there is, or several in one process (in tests)."""

    def __init__(self, exchange: Exchange | None = None) -> None:
        """Take a meeting place, or be alone."""
        self.node: Final = new_node()
        self.alone: Final = exchange is None
        self._exchange = exchange or Exchange()

    @property
    def holds(self) -> bool:
        """Whether our lease runs."""
        return self.node in self._exchange.nodes

    async def open(self, receive: Receive, lost: Lost) -> None:
        """Begin to live; nothing is ever lost here."""
        del lost
        self._exchange.nodes[self.node] = receive

    async def close(self) -> None:
        """Die in good order."""
        self._exchange.nodes.pop(self.node, None)

    async def claim(self, code: str) -> str:
        """Return the owner of a table."""
        owner = self._exchange.owners.get(code)
        if owner is None or owner not in self._exchange.nodes:
            owner = self._exchange.owners[code] = self.node
        return owner

    async def release(self, code: str) -> None:
        """Let go of a table."""
        if self._exchange.owners.get(code) == self.node:
            del self._exchange.owners[code]

    def post(self, node: str, message: bytes) -> None:
        """Send a message."""
        receive = self._exchange.nodes.get(node)
        if receive is not None:
            receive(message)
