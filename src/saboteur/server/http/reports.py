"""The route by which a guest reports another guest to the operators."""

import re
from typing import Final

from litestar import Response, post
from litestar.params import FromPath

from saboteur.protocol import messages as wire
from saboteur.protocol.text_cleaning import clean_text
from saboteur.server.http.context import (
    AnyRequest,
    app_context,
    decode_body,
    require_guest,
    require_unbanned_guest,
)
from saboteur.server.http.errors import ReportedGuestNotFound
from saboteur.server.storage.chat import ChatStore
from saboteur.server.storage.reports import NewReport, ReportStore
from saboteur.table.chat.chat_log import MAX_RECENT_LINES
from saboteur.table.chat.polls import HIDDEN_KINDS

MAX_ATTACHED_LINES: Final = 30
"""Maximum number of chat lines attached to a report."""
MAX_REPORT_LENGTH: Final = 500
GUEST_ID_PATTERN: Final = re.compile(r"[A-Za-z0-9_-]+")


@post("/api/tables/{code:str}/reports", status_code=204)
async def report_guest(request: AnyRequest, code: FromPath[str]) -> Response[None]:
    """Report a guest at the same table; the chat visible to the reporter is attached."""
    context = app_context(request)
    body = await decode_body(request, wire.NewReport)
    guest = await require_guest(request)
    table = (await context.resolve(request, code)).code
    reports = ReportStore(context.storage.database)
    is_other_guest = GUEST_ID_PATTERN.fullmatch(body.guest) and body.guest != guest.id
    if not is_other_guest or not await reports.was_at_table(table, body.guest):
        raise ReportedGuestNotFound("no other guest with this id is at the table")
    await require_unbanned_guest(
        request, context.limits.new_reports, "too many reports; wait a little"
    )
    messages = await ChatStore(context.storage.database).recent_messages(table, MAX_RECENT_LINES)
    # Ballots are secret until a poll is closed; all other lines were visible to the whole table.
    visible = [line for line in messages if line.kind not in HIDDEN_KINDS][-MAX_ATTACHED_LINES:]
    report = NewReport(
        reporter=guest.id,
        reported=body.guest,
        code=table,
        reason=body.reason,
        comment=clean_text(body.comment, MAX_REPORT_LENGTH),
    )
    await reports.add_report(report, visible)
    return Response(None, status_code=204)
