"""What a guest is told, and who knows that he is to be told it."""

from collections.abc import Sequence
from typing import Protocol

from saboteur.server.storage.letters import Letter
from saboteur.wire import messages as wire

__all__ = ["Letter", "Source"]


class Source(Protocol):
    """Knows what guests are to be told, such as whose turn it is at slow tables."""

    kinds: tuple[wire.LetterKind, ...]
    """Of what it knows."""

    async def due(self, now: float, limit: int) -> Sequence[Letter]:
        """Return what somebody is to be told since a time at the latest, the oldest first."""
        ...

    async def sent(self, letters: Sequence[Letter], now: float) -> None:
        """Note that letters were taken: they are not handed out again."""
        ...

    async def valid(self, letters: Sequence[Letter]) -> Sequence[Letter]:
        """Return those letters that still hold: he has not answered, and was not left out."""
        ...
