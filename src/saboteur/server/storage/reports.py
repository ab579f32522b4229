"""What guests told the operators about others, with the talk that they had heard before."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from time import time
from typing import Any, Final, final

import msgspec
from sqlalchemy import RowMapping, Select, delete, exists, insert, or_, select, update

from saboteur.server.storage import schema
from saboteur.server.storage.database import Change, Database, ExactlyOne
from saboteur.wire import messages as wire

ID_BYTES: Final = 4
ABOUT: Final = "about_name"


@dataclass(frozen=True, slots=True, kw_only=True)
class NewReport:
    """Who tells what about whom, and where."""

    guest: str
    about: str
    code: str
    reason: str
    words: str


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredReport:
    """A report, with the names that people have now."""

    id: str
    guest: str
    nickname: str
    about: str
    about_name: str
    code: str
    reason: str
    words: str
    created: float
    handled: float | None
    outcome: str | None


@dataclass(frozen=True, slots=True)
class ReportedLine:
    """Something that was said before the report, and what the speaker is called now."""

    nickname: str
    said: wire.Heard


@final
class ReportStorage:
    """What one server keeps of reports."""

    def __init__(self, database: Database) -> None:
        """Take a database whose schema is in place."""
        self._database = database

    async def add(self, new: NewReport, lines: Sequence[wire.Heard]) -> str:
        """Keep a report with some lines of the talk, and return what it is called by."""
        id_ = secrets.token_hex(ID_BYTES)
        await self._database.write(
            insert(schema.report).values(id=id_, created=time(), **_columns(new)),
            *(
                insert(schema.report_line).values(
                    report=id_,
                    number=line.number,
                    guest=line.guest,
                    said=msgspec.json.encode(line).decode(),
                )
                for line in lines
                if line.guest  # of bots nobody complains
            ),
        )
        return id_

    async def has_met(self, code: str, guest: str) -> bool:
        """Whether a guest has a seat at a table, or has spoken there."""
        rows = await self._database.read(
            select(
                *(
                    exists().where(kept.c.code == code, kept.c.guest == guest).label(kept.name)
                    for kept in (schema.seat, schema.talk)
                )
            )
        )
        return any(rows[0].values())

    async def listed(
        self, most: int, skip: int = 0, *, handled: bool = False
    ) -> Sequence[StoredReport]:
        """Return the reports that nobody has handled, or all, the latest first."""
        query = _reports()
        if not handled:
            query = query.where(schema.report.c.handled.is_(None))
        order = (schema.report.c.created.desc(), schema.report.c.id)
        rows = await self._database.read(query.order_by(*order).limit(most).offset(skip))
        return [_report_of(row) for row in rows]

    async def report(self, id_: str) -> StoredReport | None:
        """Find a report."""
        rows = await self._database.read(_reports().where(schema.report.c.id == id_))
        return _report_of(rows[0]) if rows else None

    async def lines(self, id_: str) -> Sequence[ReportedLine]:
        """Return the talk that goes with a report."""
        line, guest = schema.report_line, schema.guest
        rows = await self._database.read(
            select(line.c.said, guest.c.nickname)
            .join_from(line, guest)
            .where(line.c.report == id_)
            .order_by(line.c.number)
        )
        return [
            ReportedLine(row["nickname"], msgspec.json.decode(row["said"], type=wire.Heard))
            for row in rows
        ]

    async def own(self, guest: str) -> tuple[wire.OwnReport, ...]:
        """Return what a guest has told the operators."""
        report = schema.report
        rows = await self._database.read(
            select(report).where(report.c.guest == guest).order_by(report.c.created)
        )
        names = ("id", "about", "reason", "words", "created")
        return tuple(
            wire.OwnReport(
                **{name: row[name] for name in names},
                table=row["code"],
                handled=row["handled"] is not None,
            )
            for row in rows
        )

    async def purge(self, handled: float, created: float) -> None:
        """Forget what was handled before one time, and all that came before another."""
        report, line = schema.report, schema.report_line
        old = or_(report.c.handled < handled, report.c.created < created)
        await self._database.write(
            delete(line).where(line.c.report.in_(select(report.c.id).where(old))),
            delete(report).where(old),
        )


def report_handled(id_: str, outcome: str, now: float) -> ExactlyOne:
    """Return what marks a report handled, once."""
    report = schema.report
    return ExactlyOne(
        update(report)
        .where(report.c.id == id_, report.c.handled.is_(None))
        .values(handled=now, outcome=outcome)
    )


def without_reports(guest: str) -> list[Change]:
    """Return what deletes all that a guest told, what was told of him, and what he said in it."""
    report, line = schema.report, schema.report_line
    his = or_(report.c.guest == guest, report.c.about == guest)
    return [
        delete(line).where(line.c.report.in_(select(report.c.id).where(his))),
        delete(line).where(line.c.guest == guest),
        delete(report).where(his),
    ]


def _columns(new: NewReport) -> dict[str, str]:
    return {
        "guest": new.guest,
        "about": new.about,
        "code": new.code,
        "reason": new.reason,
        "words": new.words,
    }


def _reports() -> Select[*tuple[Any, ...]]:
    teller, about = schema.guest, schema.guest.alias()
    return (
        select(schema.report, teller.c.nickname, about.c.nickname.label(ABOUT))
        .join_from(schema.report, teller, teller.c.id == schema.report.c.guest)
        .join(about, about.c.id == schema.report.c.about)
    )


def _report_of(row: RowMapping) -> StoredReport:
    return StoredReport(**dict(row))
