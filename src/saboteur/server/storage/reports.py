"""Reports of guests about other guests, with the chat messages before them."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from time import time
from typing import Any, Final, final

import msgspec
from sqlalchemy import RowMapping, Select, delete, exists, insert, or_, select, update

from saboteur.protocol import messages as wire
from saboteur.server.storage import schema
from saboteur.server.storage.database import ExpectOneRow, Statement
from saboteur.server.storage.store import GuestDataStore

REPORT_ID_BYTES: Final = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class NewReport:
    reporter: str
    reported: str
    code: str
    reason: str
    comment: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportRecord:
    """A stored report, with the current nicknames."""

    id: str
    reporter_guest_id: str
    reporter_name: str
    reported_guest_id: str
    reported_name: str
    table_code: str
    reason: str
    comment: str
    created_at: float
    resolved_at: float | None
    outcome: str | None


@dataclass(frozen=True, slots=True)
class ReportedMessage:
    """A chat message before the report, with the current nickname of its author."""

    nickname: str
    message: wire.ChatMessage


@final
class ReportStore(GuestDataStore):
    """Reports and the messages that belong to them."""

    async def add_report(self, report: NewReport, messages: Sequence[wire.ChatMessage]) -> str:
        """Store a report with the chat ``messages`` attached to it, and return its id."""
        id_ = secrets.token_hex(REPORT_ID_BYTES)
        await self._database.write(
            insert(schema.report).values(id=id_, created_at=time(), **_report_columns(report)),
            *(
                insert(schema.report_message).values(
                    report_id=id_,
                    number=message.number,
                    guest_id=message.guest,
                    message=msgspec.json.encode(message).decode(),
                )
                for message in messages
                if message.guest  # messages of bots are left out
            ),
        )
        return id_

    async def was_at_table(self, code: str, guest: str) -> bool:
        """Whether a guest has a seat at a table, or has sent a message there."""
        rows = await self._database.read(
            select(
                *(
                    exists()
                    .where(table.c.table_code == code, table.c.guest_id == guest)
                    .label(table.name)
                    for table in (schema.seat, schema.chat_message)
                )
            )
        )
        return any(rows[0].values())

    async def list_reports(
        self, limit: int, offset: int = 0, *, include_resolved: bool = False
    ) -> Sequence[ReportRecord]:
        """Return open reports, or all of them, the latest first."""
        query = _reports_query()
        if not include_resolved:
            query = query.where(schema.report.c.resolved_at.is_(None))
        order = (schema.report.c.created_at.desc(), schema.report.c.id)
        rows = await self._database.read(query.order_by(*order).limit(limit).offset(offset))
        return [_report_of(row) for row in rows]

    async def find_report(self, id_: str) -> ReportRecord | None:
        rows = await self._database.read(_reports_query().where(schema.report.c.id == id_))
        return _report_of(rows[0]) if rows else None

    async def messages(self, id_: str) -> Sequence[ReportedMessage]:
        """Return the messages that belong to a report."""
        message, guest = schema.report_message, schema.guest
        rows = await self._database.read(
            select(message.c.message, guest.c.nickname)
            .join_from(message, guest)
            .where(message.c.report_id == id_)
            .order_by(message.c.number)
        )
        return [
            ReportedMessage(
                row["nickname"], msgspec.json.decode(row["message"], type=wire.ChatMessage)
            )
            for row in rows
        ]

    async def export_for(self, guest: str) -> dict[str, Any]:
        """Return the reports by a guest for the data export."""
        report = schema.report
        rows = await self._database.read(
            select(report).where(report.c.reporter_guest_id == guest).order_by(report.c.created_at)
        )
        return {
            "reports": tuple(
                wire.OwnReport(
                    id=row["id"],
                    table=row["table_code"],
                    reported=row["reported_guest_id"],
                    reason=row["reason"],
                    comment=row["comment"],
                    created_at=row["created_at"],
                    resolved=row["resolved_at"] is not None,
                )
                for row in rows
            )
        }

    async def delete_statements_for(self, guest: str) -> list[Statement]:
        """Return statements that delete the reports by and about a guest, and their messages."""
        report, message = schema.report, schema.report_message
        is_involved = or_(report.c.reporter_guest_id == guest, report.c.reported_guest_id == guest)
        return [
            delete(message).where(message.c.report_id.in_(select(report.c.id).where(is_involved))),
            delete(message).where(message.c.guest_id == guest),
            delete(report).where(is_involved),
        ]

    async def purge(self, resolved_before: float, created_before: float) -> None:
        """Delete reports resolved before one time or created before another."""
        report, message = schema.report, schema.report_message
        is_old = or_(report.c.resolved_at < resolved_before, report.c.created_at < created_before)
        await self._database.write(
            delete(message).where(message.c.report_id.in_(select(report.c.id).where(is_old))),
            delete(report).where(is_old),
        )


def resolve_report_update(id_: str, outcome: str, now: float) -> ExpectOneRow:
    """Return the UPDATE that resolves a report.

    Its write fails with ``StaleWrite`` if the report is unknown or already resolved.
    """
    report = schema.report
    return ExpectOneRow(
        update(report)
        .where(report.c.id == id_, report.c.resolved_at.is_(None))
        .values(resolved_at=now, outcome=outcome)
    )


def _report_columns(report: NewReport) -> dict[str, str]:
    return {
        "reporter_guest_id": report.reporter,
        "reported_guest_id": report.reported,
        "table_code": report.code,
        "reason": report.reason,
        "comment": report.comment,
    }


def _reports_query() -> Select[*tuple[Any, ...]]:
    reporter, reported = schema.guest, schema.guest.alias()
    return (
        select(
            schema.report,
            reporter.c.nickname.label("reporter_name"),
            reported.c.nickname.label("reported_name"),
        )
        .join_from(schema.report, reporter, reporter.c.id == schema.report.c.reporter_guest_id)
        .join(reported, reported.c.id == schema.report.c.reported_guest_id)
    )


def _report_of(row: RowMapping) -> ReportRecord:
    return ReportRecord(**dict(row))
