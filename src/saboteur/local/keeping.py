"""What local tables need kept (``table.keeping``), as documents of the device."""

from asyncio import Future
from collections.abc import Mapping, Sequence
from dataclasses import replace
from time import time
from typing import Final, final

import msgspec

from saboteur.local.documents import (
    Changes,
    Documents,
    HeldDocument,
    PieceDocument,
    TableDocument,
    packed,
)
from saboteur.local.owner import Owner
from saboteur.local.pieces import Pieces
from saboteur.local.talk import LocalTalk
from saboteur.table.evening import LONGEST_EVENING
from saboteur.table.keeping import StaleWrite, Taken
from saboteur.table.models import (
    OVER,
    PLAYING,
    Conduct,
    HeldAnswer,
    Lease,
    Result,
    Sitter,
    StoredGuest,
    StoredMove,
    StoredTable,
)
from saboteur.table.waking import FrozenTable


@final
class LocalAnswers:
    """Answers that windows hold."""

    def __init__(self, documents: Documents) -> None:
        """Take the documents of the device."""
        self._documents = documents

    def hold(self, lease: Lease, answer: HeldAnswer) -> Future[None]:
        """Write an answer down; it is, once the future is done. What is written later waits."""

        def change() -> Changes:
            if self._documents.raw(f"table/{lease.code}") is None:
                raise StaleWrite(lease.code)  # it was deleted meanwhile
            answers = (*self._read(lease.code), answer)
            return {f"held/{lease.code}": packed(HeldDocument(answers=answers))}

        return self._documents.post(change)

    async def held(self, code: str) -> Sequence[HeldAnswer]:
        """Return what is held at a table."""
        return sorted(self._read(code), key=lambda answer: answer.seat)

    def _read(self, code: str) -> tuple[HeldAnswer, ...]:
        document = self._documents.read(f"held/{code}", HeldDocument)
        return () if document is None else document.answers


@final
class LocalKeeping:
    """Tables, their seats and their moves; ``FrozenTable`` where they can't be read."""

    def __init__(self, documents: Documents, owner: Owner) -> None:
        """Take the documents of the device, and whose it is."""
        self._documents = documents
        self._owner = owner
        self._moves = Pieces(documents, "moves", PieceDocument[StoredMove])
        self.talk: Final = LocalTalk(documents)
        self.answers: Final = LocalAnswers(documents)
        self.slow: Final = None

    # --- What there is ------------------------------------------------------------------

    async def table(self, code: str) -> StoredTable | None:
        """Find a table by its own code."""
        document = self.document(code)
        return None if document is None else document.table

    async def sitters(self, code: str) -> dict[int, Sitter]:
        """Return who sits where."""
        return self._known(code).sitters

    async def conduct(self, code: str) -> dict[str, Conduct]:
        """Return what the host has decided about guests."""
        return self._known(code).conduct

    async def evening(self, code: str) -> list[dict[int, Sitter]]:
        """Return who sat where in the games before, the latest first."""
        before = {each.table.rematch: each for each in self.readable() if each.table.rematch}
        games: list[dict[int, Sitter]] = []
        while code in before and len(games) < LONGEST_EVENING:
            games.append(before[code].sitters)
            code = before[code].table.code
        return games

    async def moves(self, code: str) -> Sequence[StoredMove]:
        """Return the log of a game."""
        return self._moves.read(code)

    async def unheard(self, guest: str) -> frozenset[str]:  # noqa: ARG002 - nobody else is here
        """Return whom the guest does not want to hear."""
        return frozenset()

    async def is_member(self, group: str, guest: str) -> bool:  # noqa: ARG002 - there are no groups
        """Whether a guest is a member of a group."""
        return False

    async def is_barred(self, table: StoredTable, guest: str) -> bool:  # noqa: ARG002 - as above
        """Whether a newcomer may not sit down."""
        return False

    def document(self, code: str) -> TableDocument | None:
        """Return a table as it is kept."""
        return self._documents.read(f"table/{code}", TableDocument)

    def own_code(self, code: str) -> str | None:
        """Return the own code of the table to which a code leads."""
        if self._documents.raw(f"table/{code}") is not None:
            return code
        invited = (each.table.code for each in self.readable() if each.table.invite == code)
        return next(invited, None)

    def codes(self) -> list[str]:
        """Return the codes of all tables."""
        return [key.partition("/")[2] for key in self._documents.keys("table/")]

    def readable(self) -> list[TableDocument]:
        """Return all tables that this program can read."""
        found: list[TableDocument] = []
        for code in self.codes():
            try:
                found.append(self._known(code))
            except FrozenTable:
                continue
        return found

    def _known(self, code: str) -> TableDocument:
        document = self.document(code)
        if document is None:
            raise StaleWrite(code)  # it was deleted meanwhile
        return document

    # --- What changes -------------------------------------------------------------------

    async def introduce(self, guest: StoredGuest) -> None:
        """Note that the guest is called otherwise, or has another face."""
        await self._owner.introduce(guest)

    async def add_table(
        self, table: StoredTable, sitters: Mapping[int, Sitter], moves: Sequence[StoredMove] = ()
    ) -> None:
        """Open a table, with what was played already. If the code is taken, ``Taken``."""

        def change() -> Changes:
            played = self._moves.grown(table.code, tuple(moves)) if moves else {}
            return {**self._new(table, sitters, {}), **played}

        await self._documents.write(change)

    async def add_rematch(
        self,
        old: StoredTable,
        table: StoredTable,
        sitters: Mapping[int, Sitter],
        conduct: Mapping[str, Conduct],
    ) -> None:
        """Open a table and name it in the one it follows, both or neither."""

        def change() -> Changes:
            before = self._current(old)
            named = replace(old, rematch=table.code, edition=old.edition + 1)
            new = self._new(table, sitters, conduct)
            return {
                **new,
                f"table/{old.code}": packed(msgspec.structs.replace(before, table=named)),
            }

        await self._documents.write(change)

    async def change(
        self,
        old: StoredTable,
        new: StoredTable,
        seats: Mapping[int, Sitter | None],
        conduct: Mapping[str, Conduct],
        lease: Lease | None,  # noqa: ARG002 - nobody else writes here
    ) -> None:
        """Lead a table from what its owner knows to what shall hold, all at once."""

        def change() -> Changes:
            before = self._current(old)
            if new.invite != old.invite and self._is_taken(new.invite):
                raise Taken(new.invite)
            after = {**before.sitters, **seats}
            document = msgspec.structs.replace(
                before,
                table=replace(new, edition=old.edition + 1),
                sitters={seat: who for seat, who in sorted(after.items()) if who is not None},
                conduct={**before.conduct, **conduct},
            )
            ended = old.stage == PLAYING != new.stage  # no window closes any more
            gone: Changes = {f"held/{old.code}": None} if ended else {}
            return {**gone, **self._shown(document)}

        await self._documents.write(change)

    async def append(
        self,
        code: str,
        moves: Sequence[StoredMove],
        *,
        over: bool,
        results: Mapping[int, Result],
        lease: Lease | None,  # noqa: ARG002 - nobody else writes here
        window: bool,
    ) -> None:
        """Append moves to the log, all or none; the last one may also end the game.

        With a ``window``, what was held for it goes in the same step.
        """

        def change() -> Changes:
            document, last = self._known(code), self._moves.last(code)
            if moves and moves[0].number != (1 if last is None else last.number + 1):
                raise Taken(code)
            if over:
                document = msgspec.structs.replace(
                    document,
                    table=replace(document.table, stage=OVER),
                    sitters={
                        seat: replace(who, result=results.get(seat))
                        for seat, who in document.sitters.items()
                    },
                )
            gone: Changes = {f"held/{code}": None} if window else {}
            return {**gone, **self._moves.grown(code, tuple(moves)), **self._shown(document)}

        await self._documents.write(change)

    async def delete(self, code: str) -> None:
        """Delete a table and all that belongs to it."""

        def change() -> Changes:
            keys = self._documents.keys
            kinds = ("table", "notes", "held", "review", "tally")
            own = [f"{kind}/{code}" for kind in kinds]
            logs = (*keys(f"moves/{code}/"), *keys(f"talk/{code}/"))
            before = [each for each in self.readable() if each.table.rematch == code]
            return {
                **dict.fromkeys((*own, *logs)),
                **{
                    f"table/{each.table.code}": packed(
                        msgspec.structs.replace(each, table=replace(each.table, rematch=None))
                    )
                    for each in before
                },
                **self._owner.without(code),
            }

        await self._documents.write(change)

    def _new(
        self, table: StoredTable, sitters: Mapping[int, Sitter], conduct: Mapping[str, Conduct]
    ) -> Changes:
        if self._is_taken(table.code):
            raise Taken(table.code)
        document = TableDocument(
            table=replace(table, invite=table.invite or table.code),
            sitters=dict(sitters),
            conduct=dict(conduct),
            created=time(),
        )
        return self._shown(document)

    def _current(self, known: StoredTable) -> TableDocument:
        """Return a table as it is kept, if it is as its owner knows it."""
        document = self._known(known.code)
        if document.table.edition != known.edition:
            raise StaleWrite(known.code)
        return document

    def _is_taken(self, code: str) -> bool:
        return self.own_code(code) is not None

    def _shown(self, document: TableDocument) -> Changes:
        """Return the documents of a table: itself, and the list in which it stands."""
        return {
            f"table/{document.table.code}": packed(document),
            **self._owner.listing(document),
        }
