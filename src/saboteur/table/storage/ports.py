"""The ports through which tables store data: in a database or in a browser."""

from asyncio import Future
from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from saboteur.protocol import messages as wire
from saboteur.table.storage.models import (
    ConditionalMoves,
    GuestRecord,
    Moderation,
    MoveRecord,
    PendingAnswer,
    PendingTurn,
    SeatAssignment,
    SeatResult,
    TableRecord,
    TimeSpans,
    WriteContext,
)


class StaleWrite(Exception):
    """The table has been changed by another owner, or deleted."""


class AlreadyExists(StaleWrite):
    """The key is taken: a table code, a move number, or the number of a chat line."""


class WriteFailed(Exception):
    """The data could not be written: storage full or broken."""


class ChatStorePort(Protocol):
    """Stores chat lines and private notes."""

    async def append_messages(
        self, code: str, guest: str, messages: Iterable[wire.ChatMessage]
    ) -> None:
        """Append lines of a guest, or of a bot if ``guest`` is empty.

        Raises ``AlreadyExists`` if a line number is taken, so that two owners can't both write it.
        """

    async def recent_messages(self, code: str, limit: int) -> Sequence[wire.ChatMessage]:
        """Return the last lines of a table and all older claims, which may still count."""

    async def write_note(self, code: str, guest: str, seat: int, note: wire.SeatNote) -> None:
        """Store the note of a guest, written at ``seat``, about another seat."""

    async def notes(self, code: str, guest: str, seat: int) -> tuple[wire.SeatNote, ...]:
        """Return the notes of a guest at a seat."""


class PendingAnswerStorePort(Protocol):
    """Stores answers until their window closes (R-64), for the owner of the table only."""

    def save_answer(self, context: WriteContext, answer: PendingAnswer) -> Future[None]:
        """Enqueue an answer; it is durable when the future resolves.

        Writes enqueued later are durable after it.
        """

    async def load_answers(self, code: str) -> Sequence[PendingAnswer]:
        """Return the stored answers of a table."""


class CorrespondenceStorePort(Protocol):
    """Stores pending turns, conditional moves and holidays."""

    async def pending_turns(self, code: str) -> tuple[PendingTurn, ...]: ...

    async def conditional_moves(self, code: str) -> dict[int, ConditionalMoves]:
        """Return the conditional moves of a table, by seat."""

    async def holidays(self, guests: Sequence[str]) -> Mapping[str, TimeSpans]:
        """Return the holidays of each guest."""

    def write_context(self, context: WriteContext) -> Future[None]:
        """Enqueue the changes that a context carries; durable when the future resolves."""


class TableStorePort(Protocol):
    """Stores tables, their seats and their moves."""

    @property
    def chat(self) -> ChatStorePort: ...

    @property
    def pending_answers(self) -> PendingAnswerStorePort: ...

    @property
    def correspondence(self) -> CorrespondenceStorePort | None:
        """The store of correspondence tables; ``None`` where there are none."""

    async def update_guest(self, guest: GuestRecord) -> None:
        """Store the nickname and portrait of a guest."""

    async def muted_by(self, guest: str) -> frozenset[str]:
        """Return the guests whom ``guest`` has muted everywhere."""

    async def is_member(self, group: str, guest: str) -> bool: ...

    async def is_denied(self, table: TableRecord, guest: str) -> bool:
        """Return whether a guest without a seat may not join.

        This is so if the host has blocked the guest, or if the guest is not in the table's group.
        """

    async def table(self, code: str) -> TableRecord | None:
        """Return a table by its own code (not by its invite code); ``None`` if there is none."""

    async def seat_assignments(self, code: str) -> dict[int, SeatAssignment]: ...

    async def moderation(self, code: str) -> dict[str, Moderation]:
        """Return the host's measures, by guest."""

    async def previous_games(self, code: str) -> list[dict[int, SeatAssignment]]:
        """Return the seats of the games before a rematch, the latest first."""

    async def moves(self, code: str) -> Sequence[MoveRecord]:
        """Return the log of a game."""

    async def update_table(
        self,
        old: TableRecord,
        new: TableRecord,
        seats: Mapping[int, SeatAssignment | None],
        moderation: Mapping[str, Moderation],
        context: WriteContext | None,
    ) -> None:
        """Store a new record, changed seats and changed moderation in one transaction.

        Raises ``StaleWrite`` if the stored table is not ``old``, and ``AlreadyExists`` if the new
        invite code is taken.
        """

    async def append_moves(
        self,
        code: str,
        moves: Sequence[MoveRecord],
        *,
        is_over: bool,
        results: Mapping[int, SeatResult],
        context: WriteContext | None,
        closes_window: bool,
    ) -> None:
        """Append moves to the log in one transaction, which may also end the game.

        With ``closes_window`` the same transaction deletes the pending answers. Raises
        ``StaleWrite``, ``AlreadyExists`` and ``WriteFailed``.
        """
