"""The broker: table ownership and messages between nodes.

Each node holds a lease that it renews; a table belongs to the node that claimed it, as long as
that node's lease is valid. The safety of games does not depend on this: the log accepts each
entry number only once (``saboteur.server.storage``), even if two nodes believe that they own a
table. Ownership only decides which node handles the requests for a table.
"""

import asyncio
import secrets
from collections.abc import Callable
from typing import Final, Protocol, TypeAlias, final

NODE_ID_BYTES: Final = 6
CANCEL_TIMEOUT_S: Final = 2.0

OnMessage: TypeAlias = Callable[[bytes], None]
OnLeaseLost: TypeAlias = Callable[[], None]


class BrokerUnavailable(Exception):
    """The owner of a table cannot be determined or reached at the moment; retry later."""


class Broker(Protocol):
    """Table ownership and messaging as a node uses them."""

    @property
    def node(self) -> str:
        """The id of this node; ids are never reused."""

    @property
    def is_single_node(self) -> bool:
        """Whether no other node can exist."""

    @property
    def has_lease(self) -> bool:
        """Whether this node's lease is valid; without one, the node owns no table."""

    async def open(self, on_message: OnMessage, on_lease_lost: OnLeaseLost) -> None:
        """Register this node and start renewing its lease.

        ``on_lease_lost`` runs if the lease expires; other nodes may then own this node's tables.
        Raises ``BrokerUnavailable``.
        """

    async def close(self) -> None:
        """Release the lease so that other nodes can claim this node's tables immediately."""

    async def claim(self, code: str) -> str:
        """Return the node that owns a table; claim the table for this node if none does.

        Raises ``BrokerUnavailable``.
        """

    async def release(self, code: str) -> None:
        """Give up the ownership of a table."""

    def send(self, node: str, message: bytes) -> None:
        """Send a message, delivered in order and at most once; never blocks."""


def new_node_id() -> str:
    return secrets.token_hex(NODE_ID_BYTES)


async def cancel_and_wait(task: asyncio.Task[None]) -> None:
    """Cancel a task and wait up to ``CANCEL_TIMEOUT_S`` for its end.

    A task may miss its cancellation (until Python 3.12, within ``asyncio.wait_for``).
    """
    task.cancel()
    await asyncio.wait((task,), timeout=CANCEL_TIMEOUT_S)


@final
class InMemoryHub:
    """State that the in-memory brokers of one process share."""

    def __init__(self) -> None:
        self.nodes: dict[str, OnMessage] = {}
        self.owners: dict[str, str] = {}


@final
class InMemoryBroker:
    """Broker of a single node, or of several nodes in one process that share a hub (in tests)."""

    def __init__(self, hub: InMemoryHub | None = None) -> None:
        self.node: Final = new_node_id()
        self.is_single_node: Final = hub is None
        self.hub: Final = hub or InMemoryHub()
        self._on_lease_lost: OnLeaseLost | None = None

    @property
    def has_lease(self) -> bool:
        return self.node in self.hub.nodes

    async def open(self, on_message: OnMessage, on_lease_lost: OnLeaseLost) -> None:
        self._on_lease_lost = on_lease_lost
        self.hub.nodes[self.node] = on_message

    def lose_lease(self) -> None:
        """Behave as if the lease had expired; by itself, an in-memory lease never does."""
        self.hub.nodes.pop(self.node, None)
        if self._on_lease_lost is not None:
            self._on_lease_lost()

    async def close(self) -> None:
        self.hub.nodes.pop(self.node, None)

    async def claim(self, code: str) -> str:
        owner = self.hub.owners.get(code)
        if owner is None or owner not in self.hub.nodes:
            owner = self.hub.owners[code] = self.node
        return owner

    async def release(self, code: str) -> None:
        if self.hub.owners.get(code) == self.node:
            del self.hub.owners[code]

    def send(self, node: str, message: bytes) -> None:
        receive = self.hub.nodes.get(node)
        if receive is not None:
            receive(message)
