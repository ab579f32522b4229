"""Interface of the sources of notifications."""

from collections.abc import Sequence
from typing import Protocol

from saboteur.protocol import messages as wire
from saboteur.server.storage.notification_outbox import Notification

__all__ = ["Notification", "NotificationSource"]


class NotificationSource(Protocol):
    """A producer of notifications, such as pending turns at correspondence tables."""

    kinds: tuple[wire.NotificationKind, ...]
    """The kinds of notifications it produces."""

    async def pending(self, now: float, limit: int) -> Sequence[Notification]:
        """Return notifications not yet enqueued that occurred up to ``now``, oldest first."""
        ...

    async def mark_enqueued(self, notifications: Sequence[Notification], now: float) -> None:
        """Mark notifications as enqueued; ``pending`` no longer returns them.

        Pass only notifications that the latest ``pending`` returned.
        """
        ...

    async def still_relevant(self, notifications: Sequence[Notification]) -> Sequence[Notification]:
        """Return those that should still be sent, e.g. turns that are not yet answered."""
        ...
