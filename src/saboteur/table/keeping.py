"""What a table needs kept for it, wherever that is: a database, or a browser's own store."""

from asyncio import Future
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Protocol

from saboteur.table.models import (
    Awaited,
    Conduct,
    HeldAnswer,
    Lease,
    Orders,
    Result,
    Sitter,
    Spans,
    StoredGuest,
    StoredMove,
    StoredTable,
)
from saboteur.wire import messages as wire

CLAIM_SEEN: Final = "claim-seen"
"""The kind of a line that says what somebody saw."""


class StaleWrite(Exception):
    """Somebody else has changed the table meanwhile: its owner is another."""


class Taken(StaleWrite):
    """What was to be written stands there already: a code, a move, a line of somebody else's."""


class NotKept(Exception):
    """What should be written can't be: there is no room for it, or the device failed."""


class TalkKeeping(Protocol):
    """Keeps what is said at tables, and what everybody notes for himself."""

    async def append(self, code: str, guest: str, lines: Iterable[wire.Heard]) -> None:
        """Append what a guest said, or a bot, which is none; two owners can't both number a line.

        Raises ``Taken``.
        """

    async def lines(self, code: str, most: int) -> Sequence[wire.Heard]:
        """Return the last lines of a table, and older claims, which may still hold."""

    async def write_note(self, code: str, guest: str, seat: int, note: wire.SeatNote) -> None:
        """Write what a guest notes at a seat of his about another."""

    async def notes(self, code: str, guest: str, seat: int) -> tuple[wire.SeatNote, ...]:
        """Return what a guest has noted at a seat of his."""


class HeldKeeping(Protocol):
    """Keeps answers until a window closes (R-64): for the table's owner alone."""

    def hold(self, lease: Lease, answer: HeldAnswer) -> Future[None]:
        """Write an answer down; it is, once the future is done. What is written later waits."""

    async def held(self, code: str) -> Sequence[HeldAnswer]:
        """Return what is held at a table."""


class SlowKeeping(Protocol):
    """Keeps for whom slow tables wait, and what their seats have said beforehand."""

    async def awaited(self, code: str) -> tuple[Awaited, ...]:
        """Return for whom a table waits."""

    async def orders(self, code: str) -> dict[int, Orders]:
        """Return what seats of a table have said beforehand."""

    async def holidays(self, guests: Sequence[str]) -> Mapping[str, Spans]:
        """Return when each of some guests is not to be waited for."""

    def write(self, lease: Lease) -> Future[None]:
        """Write what a lease carries; it is, once the future is done."""


class Keeping(Protocol):
    """Keeps tables, their seats and their moves."""

    @property
    def talk(self) -> TalkKeeping:
        """What is said and noted."""

    @property
    def answers(self) -> HeldKeeping:
        """What is held."""

    @property
    def slow(self) -> SlowKeeping | None:
        """What slow tables need; ``None`` where there are none."""

    async def introduce(self, guest: StoredGuest) -> None:
        """Note that a guest is called otherwise, or has another face."""

    async def unheard(self, guest: str) -> frozenset[str]:
        """Return whose words a guest does not want to hear, at any table."""

    async def is_member(self, group: str, guest: str) -> bool:
        """Whether a guest is a member of a group."""

    async def is_barred(self, table: StoredTable, guest: str) -> bool:
        """Whether a newcomer may not sit down: a group's table, or its host blocks him."""

    async def table(self, code: str) -> StoredTable | None:
        """Find a table by its own code."""

    async def sitters(self, code: str) -> dict[int, Sitter]:
        """Return who sits where."""

    async def conduct(self, code: str) -> dict[str, Conduct]:
        """Return what the host has decided about guests."""

    async def evening(self, code: str) -> list[dict[int, Sitter]]:
        """Return who sat where in the games before, the latest first."""

    async def moves(self, code: str) -> Sequence[StoredMove]:
        """Return the log of a game."""

    async def change(
        self,
        old: StoredTable,
        new: StoredTable,
        seats: Mapping[int, Sitter | None],
        conduct: Mapping[str, Conduct],
        lease: Lease | None,
    ) -> None:
        """Lead a table from what its owner knows to what shall hold, all at once."""

    async def append(
        self,
        code: str,
        moves: Sequence[StoredMove],
        *,
        over: bool,
        results: Mapping[int, Result],
        lease: Lease | None,
        window: bool,
    ) -> None:
        """Append moves to the log, all or none; the last one may also end the game.

        With a ``window``, what was held for it goes in the same step.
        """
