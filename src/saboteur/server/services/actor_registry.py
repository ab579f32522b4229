"""Base class of registries, which load actors on demand and find those of other nodes."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final, Generic, TypeVar
from weakref import WeakValueDictionary

from saboteur.server.cluster.broker import Broker
from saboteur.server.cluster.peer_router import PeerRouter, RemoteTarget
from saboteur.table.actor.actor import Actor

ActorT = TypeVar("ActorT", bound=Actor)


class ActorRegistry(ABC, Generic[ActorT]):
    """Finds the actor of a code; at most one node of a cluster runs it."""

    def __init__(self, broker: Broker, peers: PeerRouter) -> None:
        self._broker = broker
        self.peers: Final = peers
        self._local: dict[str, ActorT] = {}
        """The actors of this node."""
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._release_tasks: set[asyncio.Task[None]] = set()

    @property
    def actors(self) -> Mapping[str, ActorT]:
        """The actors of this node by their codes."""
        return MappingProxyType(self._local)

    async def get_or_load(self, code: str) -> ActorT | RemoteTarget | None:
        """Return the actor of a code, loaded if this node owns it.

        Returns a ``RemoteTarget`` if another node owns it, and ``None`` if there is no such
        code. Raises ``BrokerUnavailable`` if the owner cannot be determined.
        """
        if code in self._local:
            return self._local[code]
        async with self._lock_of(code):  # loads the same actor only once
            if code in self._local:
                return self._local[code]
            if not await self._exists(code):
                return None
            owner = await self._broker.claim(code)
            if owner != self._broker.node:
                return RemoteTarget(code, owner, self.peers)
            # Load only now: until here the previous owner may have written.
            actor = await self._load(code)
            if actor is not None:
                self._local[code] = actor
                self._on_count_changed()
            return actor

    async def get_local(self, code: str) -> ActorT | None:
        """Return an actor that this node owns or can claim, else ``None``."""
        actor = await self.get_or_load(code)
        return None if isinstance(actor, RemoteTarget) else actor

    async def close(self) -> None:
        """Stop all actors and wait until their claims are released."""
        await asyncio.gather(*(actor.close() for actor in list(self._local.values())))
        await asyncio.gather(*self._release_tasks)

    def drop_all(self) -> None:
        """Unload all actors: after the node lease is lost, other nodes may own them."""
        self.drop(list(self._local.values()))

    def drop(self, actors: Iterable[ActorT]) -> None:
        """Unload actors that other nodes may own now, without releasing them."""
        for actor in list(actors):
            del self._local[actor.code]
            actor.unload_now()
        self._on_count_changed()

    def _lock_of(self, code: str) -> asyncio.Lock:
        return self._locks.setdefault(code, asyncio.Lock())

    def _on_stopped(self, actor: ActorT) -> None:
        if self._local.get(actor.code) is not actor:
            return
        del self._local[actor.code]
        self._on_count_changed()
        task = asyncio.create_task(self._release(actor.code))
        self._release_tasks.add(task)
        task.add_done_callback(self._release_tasks.discard)

    async def _release(self, code: str) -> None:
        """Release the claim on an actor, unless it is loaded (again)."""
        async with self._lock_of(code):
            if code not in self._local:
                await self._release_storage(code)
                await self._broker.release(code)

    @abstractmethod
    async def _exists(self, code: str) -> bool:
        """Return whether an actor with this code is stored."""

    @abstractmethod
    async def _load(self, code: str) -> ActorT | None:
        """Load an actor that this node has claimed; ``None`` if it was deleted meanwhile."""

    async def _release_storage(self, code: str) -> None:
        """Release the actor's lease in the database, if its kind has one."""

    def _on_count_changed(self) -> None:
        """Report the number of loaded actors."""
