"""Answers that are stored until their window closes (R-64): durable, and read only by the owner.

They are in no view, record, replay or export. An answer is written before its seat is told that it
counts, and is deleted in the transaction of the moves that it leads to. Both writes check the
lease, so a node that has lost the table can neither take an answer nor close a window without the
answers that another node has taken.
"""

from asyncio import Future
from collections.abc import Sequence
from typing import final

from sqlalchemy import delete, insert, select

from saboteur.server.storage import schema
from saboteur.server.storage.database import Statement
from saboteur.server.storage.statements import fence
from saboteur.server.storage.store import Store
from saboteur.table.storage.models import PendingAnswer, WriteContext


@final
class PendingAnswerStore(Store):
    """Stores the answers to windows that are still open."""

    def save_answer(self, context: WriteContext, answer: PendingAnswer) -> Future[None]:
        """Queue the write of an answer; it is durable when the future resolves."""
        answer_insert = insert(schema.pending_answer).values(
            table_code=context.code, after_move=answer.version, seat=answer.seat, text=answer.text
        )
        return self._database.write_nowait(*fence(context), answer_insert)

    async def load_answers(self, code: str) -> Sequence[PendingAnswer]:
        """Return the stored answers of a table, by seat."""
        answer = schema.pending_answer
        rows = await self._database.read(
            select(answer).where(answer.c.table_code == code).order_by(answer.c.seat)
        )
        return [PendingAnswer(row["after_move"], row["seat"], row["text"]) for row in rows]


def pending_answer_delete(code: str) -> Statement:
    """Return the DELETE of the answers of a table, for the write of the moves they lead to."""
    return delete(schema.pending_answer).where(schema.pending_answer.c.table_code == code)
