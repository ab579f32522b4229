"""The queue of an actor: calls that its task makes one at a time."""

from asyncio import Queue
from collections.abc import Awaitable, Callable
from typing import TypeAlias

Call: TypeAlias = Callable[[], Awaitable[None]]
Inbox: TypeAlias = "Queue[Call | None]"
"""Queue of calls; ``None`` ends the task after the calls that were queued before it."""
