"""Stores offline tables (``table.storage.ports``) as documents of the device."""

from asyncio import Future
from collections.abc import Mapping, Sequence
from dataclasses import replace
from time import time
from typing import Final, final

import msgspec

from saboteur.offline.chat_store import LocalChatStore
from saboteur.offline.chunked_log import ChunkedLog
from saboteur.offline.document_store import (
    ChunkDocument,
    DocumentChanges,
    DocumentStore,
    PendingAnswersDocument,
    TableDocument,
    encode_document,
)
from saboteur.offline.local_user import LocalUser
from saboteur.table.lifecycle.table_loading import IncompatibleTable
from saboteur.table.stats.session_scores import MAX_SESSION_GAMES
from saboteur.table.storage.models import (
    STAGE_OVER,
    STAGE_PLAYING,
    GuestRecord,
    Moderation,
    MoveRecord,
    PendingAnswer,
    SeatAssignment,
    SeatResult,
    TableRecord,
    WriteContext,
)
from saboteur.table.storage.ports import AlreadyExists, StaleWrite


@final
class LocalPendingAnswerStore:
    """Stores the answers to open windows."""

    def __init__(self, documents: DocumentStore) -> None:
        self._documents = documents

    def save_answer(self, context: WriteContext, answer: PendingAnswer) -> Future[None]:
        """Enqueue an answer; it is durable when the future resolves.

        Writes enqueued later are durable after it.
        """

        def change() -> DocumentChanges:
            if self._documents.get_raw(f"table/{context.code}") is None:
                raise StaleWrite(context.code)  # deleted in the meantime
            answers = (*self._read_answers(context.code), answer)
            return {
                f"held/{context.code}": encode_document(PendingAnswersDocument(answers=answers))
            }

        return self._documents.enqueue_change(change)

    async def load_answers(self, code: str) -> Sequence[PendingAnswer]:
        """Return the stored answers of a table, by seat."""
        return sorted(self._read_answers(code), key=lambda answer: answer.seat)

    def _read_answers(self, code: str) -> tuple[PendingAnswer, ...]:
        document = self._documents.read_document(f"held/{code}", PendingAnswersDocument)
        return () if document is None else document.answers


@final
class LocalTableStore:
    """Stores tables, their seats and their moves.

    All methods that read raise ``IncompatibleTable`` if a document can't be decoded.
    """

    def __init__(self, documents: DocumentStore, user: LocalUser) -> None:
        self._documents = documents
        self._user = user
        self._moves = ChunkedLog(documents, "moves", ChunkDocument[MoveRecord])
        self.chat: Final = LocalChatStore(documents)
        self.pending_answers: Final = LocalPendingAnswerStore(documents)
        self.correspondence: Final = None

    # --- Reading ------------------------------------------------------------------------

    async def table(self, code: str) -> TableRecord | None:
        """Return a table by its own code (not by its invite code); ``None`` if there is none."""
        document = self.get_document(code)
        return None if document is None else document.table

    async def seat_assignments(self, code: str) -> dict[int, SeatAssignment]:
        return self._existing_document(code).seat_assignments

    async def moderation(self, code: str) -> dict[str, Moderation]:
        return self._existing_document(code).moderation

    async def previous_games(self, code: str) -> list[dict[int, SeatAssignment]]:
        """Return the seats of the games before a rematch, the latest first."""
        before = {each.table.rematch: each for each in self.readable_tables() if each.table.rematch}
        games: list[dict[int, SeatAssignment]] = []
        while code in before and len(games) < MAX_SESSION_GAMES:
            games.append(before[code].seat_assignments)
            code = before[code].table.code
        return games

    async def moves(self, code: str) -> Sequence[MoveRecord]:
        return self._moves.read_all(code)

    async def muted_by(self, guest: str) -> frozenset[str]:  # noqa: ARG002 - there is no other guest
        """Return nothing: there is no other guest."""
        return frozenset()

    async def is_member(self, group: str, guest: str) -> bool:  # noqa: ARG002 - there are no groups
        return False

    async def is_denied(self, table: TableRecord, guest: str) -> bool:  # noqa: ARG002 - as above
        return False

    def get_document(self, code: str) -> TableDocument | None:
        """Return the document of a table; ``None`` if there is no such table."""
        return self._documents.read_document(f"table/{code}", TableDocument)

    def resolve_code(self, code: str) -> str | None:
        """Return the own code of the table whose own or invite code is ``code``, or ``None``."""
        if self._documents.get_raw(f"table/{code}") is not None:
            return code
        invited = (each.table.code for each in self.readable_tables() if each.table.invite == code)
        return next(invited, None)

    def list_codes(self) -> list[str]:
        """Return the codes of all tables."""
        return [key.partition("/")[2] for key in self._documents.list_keys("table/")]

    def readable_tables(self) -> list[TableDocument]:
        """Return all tables that this program can read."""
        documents: list[TableDocument] = []
        for code in self.list_codes():
            try:
                documents.append(self._existing_document(code))
            except IncompatibleTable:
                continue
        return documents

    def _existing_document(self, code: str) -> TableDocument:
        document = self.get_document(code)
        if document is None:
            raise StaleWrite(code)  # deleted in the meantime
        return document

    # --- Writing ------------------------------------------------------------------------

    async def update_guest(self, guest: GuestRecord) -> None:
        await self._user.update_guest(guest)

    async def add_table(
        self,
        table: TableRecord,
        assignments: Mapping[int, SeatAssignment],
        moves: Sequence[MoveRecord] = (),
    ) -> None:
        """Store a new table with its moves so far.

        Raises ``AlreadyExists`` if the code is taken.
        """

        def change() -> DocumentChanges:
            played = self._moves.append_changes(table.code, tuple(moves)) if moves else {}
            return {**self._new_table_changes(table, assignments, {}), **played}

        await self._documents.write_change(change)

    async def add_rematch(
        self,
        old: TableRecord,
        table: TableRecord,
        assignments: Mapping[int, SeatAssignment],
        moderation: Mapping[str, Moderation],
    ) -> None:
        """Store a new table, and its code in the previous one; both or neither."""

        def change() -> DocumentChanges:
            before = self._current_document(old)
            with_rematch = replace(old, rematch=table.code, version=old.version + 1)
            new = self._new_table_changes(table, assignments, moderation)
            return {
                **new,
                f"table/{old.code}": encode_document(
                    msgspec.structs.replace(before, table=with_rematch)
                ),
            }

        await self._documents.write_change(change)

    async def update_table(
        self,
        old: TableRecord,
        new: TableRecord,
        seats: Mapping[int, SeatAssignment | None],
        moderation: Mapping[str, Moderation],
        context: WriteContext | None,  # noqa: ARG002 - there is one writer
    ) -> None:
        """Store a new record, changed seats and changed moderation in one write.

        Raises ``StaleWrite`` if the stored table is not ``old``, and ``AlreadyExists`` if the new
        invite code is taken.
        """

        def change() -> DocumentChanges:
            before = self._current_document(old)
            if new.invite != old.invite and self._is_taken(new.invite):
                raise AlreadyExists(new.invite)
            after = {**before.seat_assignments, **seats}
            document = msgspec.structs.replace(
                before,
                table=replace(new, version=old.version + 1),
                seat_assignments={
                    seat: who for seat, who in sorted(after.items()) if who is not None
                },
                moderation={**before.moderation, **moderation},
            )
            ended = old.stage == STAGE_PLAYING != new.stage  # its window will never close
            deletions: DocumentChanges = {f"held/{old.code}": None} if ended else {}
            return {**deletions, **self._table_changes(document)}

        await self._documents.write_change(change)

    async def append_moves(
        self,
        code: str,
        moves: Sequence[MoveRecord],
        *,
        is_over: bool,
        results: Mapping[int, SeatResult],
        context: WriteContext | None,  # noqa: ARG002 - there is one writer
        closes_window: bool,
    ) -> None:
        """Append moves to the log in one write, which may also end the game.

        With ``closes_window`` the same write deletes the pending answers.
        """

        def change() -> DocumentChanges:
            document, last = self._existing_document(code), self._moves.last_item(code)
            if moves and moves[0].number != (1 if last is None else last.number + 1):
                raise AlreadyExists(code)
            if is_over:
                document = msgspec.structs.replace(
                    document,
                    table=replace(document.table, stage=STAGE_OVER),
                    seat_assignments={
                        seat: replace(who, result=results.get(seat))
                        for seat, who in document.seat_assignments.items()
                    },
                )
            deletions: DocumentChanges = {f"held/{code}": None} if closes_window else {}
            return {
                **deletions,
                **self._moves.append_changes(code, tuple(moves)),
                **self._table_changes(document),
            }

        await self._documents.write_change(change)

    async def delete_table(self, code: str) -> None:
        """Delete a table and all its documents."""

        def change() -> DocumentChanges:
            keys = self._documents.list_keys
            kinds = ("table", "notes", "held", "review", "stats")
            own_keys = [f"{kind}/{code}" for kind in kinds]
            logs = (*keys(f"moves/{code}/"), *keys(f"talk/{code}/"))
            predecessors = [each for each in self.readable_tables() if each.table.rematch == code]
            return {
                **dict.fromkeys((*own_keys, *logs)),
                **{
                    f"table/{each.table.code}": encode_document(
                        msgspec.structs.replace(each, table=replace(each.table, rematch=None))
                    )
                    for each in predecessors
                },
                **self._user.list_changes_without(code),
            }

        await self._documents.write_change(change)

    def _new_table_changes(
        self,
        table: TableRecord,
        assignments: Mapping[int, SeatAssignment],
        moderation: Mapping[str, Moderation],
    ) -> DocumentChanges:
        if self._is_taken(table.code):
            raise AlreadyExists(table.code)
        document = TableDocument(
            table=replace(table, invite=table.invite or table.code),
            seat_assignments=dict(assignments),
            moderation=dict(moderation),
            created=time(),
        )
        return self._table_changes(document)

    def _current_document(self, known: TableRecord) -> TableDocument:
        """Return the stored table; raise ``StaleWrite`` if its version has changed."""
        document = self._existing_document(known.code)
        if document.table.version != known.version:
            raise StaleWrite(known.code)
        return document

    def _is_taken(self, code: str) -> bool:
        return self.resolve_code(code) is not None

    def _table_changes(self, document: TableDocument) -> DocumentChanges:
        """Return the changes that store a table and update the list of tables."""
        return {
            f"table/{document.table.code}": encode_document(document),
            **self._user.list_changes_with(document),
        }
