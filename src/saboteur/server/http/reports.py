"""The route by which a guest tells the operators about somebody."""

import re
from typing import Final

from litestar import Response, post
from litestar.params import FromPath

from saboteur.server.http.context import (
    AnyRequest,
    context_of,
    known_guest,
    read,
    there,
    welcome_guest,
)
from saboteur.server.http.errors import NoSuchGuest
from saboteur.server.storage.reports import NewReport, ReportStorage
from saboteur.server.storage.talk import TalkStorage
from saboteur.table.talk.polls import HIDDEN
from saboteur.table.talk.talk import RECENT
from saboteur.wire import messages as wire
from saboteur.wire.text import clean_text

ATTACHED: Final = 30
"""So many lines of the talk go with a report."""
LONGEST_WORDS: Final = 500
ID: Final = re.compile(r"[A-Za-z0-9_-]+")


@post("/api/tables/{code:str}/reports", status_code=204)
async def report_somebody(request: AnyRequest, code: FromPath[str]) -> Response[None]:
    """Tell the operators about somebody at the table, with the talk that you could hear there."""
    context = context_of(request)
    wanted = await read(request, wire.NewReport)
    guest = await known_guest(request)

    async def find(code: str) -> str | None:
        return await context.registry.reach(code, guest)

    table = there(await context.look_up(code, request, find))
    reports = ReportStorage(context.storage.database)
    other = ID.fullmatch(wanted.guest) and wanted.guest != guest.id
    if not other or not await reports.has_met(table, wanted.guest):
        raise NoSuchGuest("nobody else of this id is at the table")
    await welcome_guest(request, context.new_reports, "too many reports; wait a little")
    talk = await TalkStorage(context.storage.database).lines(table, RECENT)
    # Ballots are secret until a poll is closed; everything else was heard by all who are there.
    heard = [line for line in talk if line.kind not in HIDDEN][-ATTACHED:]
    report = NewReport(
        guest=guest.id,
        about=wanted.guest,
        code=table,
        reason=wanted.reason,
        words=clean_text(wanted.words, LONGEST_WORDS),
    )
    await reports.add(report, heard)
    return Response(None, status_code=204)
