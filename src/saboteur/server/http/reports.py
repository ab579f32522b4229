"""The route by which a guest reports another guest to the operators."""

from typing import Final

from litestar import Router, post

from saboteur.protocol import messages as wire
from saboteur.protocol.text_cleaning import clean_text
from saboteur.server.http.errors import TABLE_ERRORS, ReportedGuestNotFound, raises
from saboteur.server.http.openapi import GUEST_SECURITY
from saboteur.server.http.parameters import StrictBody, TableCode, valid_person_id
from saboteur.server.http.request import AppRequest
from saboteur.server.storage.chat import ChatStore
from saboteur.server.storage.reports import NewReport, ReportStore
from saboteur.table.chat.chat_log import MAX_RECENT_LINES
from saboteur.table.chat.polls import HIDDEN_KINDS

MAX_ATTACHED_LINES: Final = 30
"""Maximum number of chat lines attached to a report."""
MAX_REPORT_LENGTH: Final = 500


@post("/{code:str}/reports", status_code=204)
@raises(*TABLE_ERRORS, ReportedGuestNotFound)
async def report_guest(
    request: AppRequest, code: TableCode, payload: StrictBody[wire.NewReport]
) -> None:
    """Report a guest at the same table; the chat visible to the reporter is attached."""
    context = request.context
    guest = await request.require_guest()
    table = (await request.resolve(code)).code
    reports = ReportStore(context.storage.database)
    reported = valid_person_id(payload.guest)
    if reported == guest.id or not await reports.was_at_table(table, reported):
        raise ReportedGuestNotFound("no other guest with this id is at the table")
    await request.require_unbanned_guest(
        request.limits.new_reports, "too many reports; wait a little"
    )
    messages = await ChatStore(context.storage.database).recent_messages(table, MAX_RECENT_LINES)
    # Ballots are secret until a poll is closed; all other lines were visible to the whole table.
    visible = [line for line in messages if line.kind not in HIDDEN_KINDS][-MAX_ATTACHED_LINES:]
    report = NewReport(
        reporter=guest.id,
        reported=reported,
        code=table,
        reason=payload.reason,
        comment=clean_text(payload.comment, MAX_REPORT_LENGTH),
    )
    await reports.add_report(report, visible)


router = Router(
    "/api/tables",
    route_handlers=[report_guest],
    tags=["tables"], security=GUEST_SECURITY,
)  # fmt: skip
