"""Base class of actors: one queue of calls, and one task that alone changes the state behind it."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from typing import Self

from saboteur.protocol import messages as wire
from saboteur.table.connections.connection import Connection
from saboteur.table.inbox import Call, Inbox


class Actor(ABC):
    """A task that processes the calls in its inbox one at a time until it is not needed.

    ``on_stopped`` is called when the task has ended; the next access loads the state again.
    """

    def __init__(self, inbox: Inbox, on_stopped: Callable[[Self], None], name: str) -> None:
        self._inbox = inbox
        self._report_stopped: Callable[[], None] = partial(on_stopped, self)
        self._is_stopped = False
        """Whether the task has ended or is about to: new sockets are told to reconnect."""
        self._task = asyncio.create_task(self._run(), name=name)

    # --- Called from outside the task ---------------------------------------------------

    @property
    @abstractmethod
    def code(self) -> str:
        """The name under which its registry finds the actor."""

    def attach(self, connection: Connection) -> None:
        """Add a socket; its client is told to reconnect if the task has ended meanwhile."""
        self._on_attached(connection)
        if self._is_stopped:
            connection.close(wire.CLOSED_RECONNECT)

    @abstractmethod
    def unload_now(self) -> None:
        """End the task without waiting for it: another node owns the state now."""

    async def wait_stopped(self) -> None:
        """Wait until the task has ended."""
        await asyncio.wait((self._task,))

    async def close(self) -> None:
        self._end_task()
        await asyncio.gather(self._task, return_exceptions=True)
        self._report_stopped()  # a task that was cancelled before its first step has not done so

    def _post(self, call: Call) -> None:
        self._inbox.put_nowait(call)

    def _end_task(self) -> None:
        self._is_stopped = True
        self._task.cancel()

    # --- The task -----------------------------------------------------------------------

    async def _run(self) -> None:
        try:
            while (call := await self._next_call()) is not None:
                await call()
        except Exception as error:  # noqa: BLE001 - memory may be ahead of the store: the store counts
            self._on_error(error)
        finally:
            self._is_stopped = True
            self._on_end()
            self._report_stopped()

    async def _next_call(self) -> Call | None:
        """Return the next call; ``None`` to end the task."""
        while True:
            try:
                async with asyncio.timeout(self._idle_timeout_s):
                    return await self._inbox.get()
            except TimeoutError:
                if not self._is_needed:
                    return None

    @property
    @abstractmethod
    def _idle_timeout_s(self) -> float:
        """Time without calls after which the task ends, unless it is still needed."""

    @property
    @abstractmethod
    def _is_needed(self) -> bool:
        """Whether a client is connected or work is under way."""

    @abstractmethod
    def _on_attached(self, connection: Connection) -> None:
        """Register a socket that has been attached."""

    @abstractmethod
    def _on_error(self, error: Exception) -> None:
        """Log an error that ended the task, and disconnect the clients."""

    @abstractmethod
    def _on_end(self) -> None:
        """Release all resources; called when the task has ended, with or without an error."""
