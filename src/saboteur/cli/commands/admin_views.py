"""Rendering for operators: a table as spectators see it, a report with its chat."""

from collections.abc import Iterator, Sequence
from datetime import datetime
from textwrap import wrap
from typing import TYPE_CHECKING

from rich.text import Text

from saboteur.cli.draw.palette import STRONG
from saboteur.cli.families.registry import FAMILY_UIS
from saboteur.cli.session.screen import SidePanel, table_screen
from saboteur.picture.text.styles import FAINT
from saboteur.texts import Texts

if TYPE_CHECKING:
    from saboteur.protocol.messages import ChatMessage
    from saboteur.server.ops.operators import PublicTable
    from saboteur.server.storage.reports import ReportedMessage, ReportRecord
    from saboteur.table.storage.models import SeatAssignment


def render_table(texts: Texts, table: "PublicTable", size: tuple[int, int]) -> list[Text]:
    """Draw a table as a spectator sees it."""
    stage = texts.text("admin-stage", stage="closed" if table.closed else table.stage)
    head = texts.text("admin-table", code=table.code, ruleset=table.ruleset, stage=stage)
    lines = [Text(head, STRONG)]
    lines += [
        Text(f"  {number}. {_seat_line(texts, assignment, table.host)}")
        for number, assignment in enumerate(table.seats, 1)
    ]
    if table.frozen is not None:
        return [*lines, Text(table.frozen)]
    if table.view is None:
        return lines
    ui = FAMILY_UIS[table.family]
    names = [str(seat) if who is None else who.name for seat, who in enumerate(table.seats, 1)]
    side_panel = SidePanel(texts.text("admin-moves", moves=table.version))
    return [
        *lines,
        *table_screen(ui, table.view, ui.narrator(texts, names, None), side_panel, size),
    ]


def render_report(
    texts: Texts, report: "ReportRecord", lines: "Sequence[ReportedMessage]", width: int
) -> list[Text]:
    """Render a report, its outcome, and the chat before it."""
    at = datetime.fromtimestamp(report.created_at).astimezone().strftime("%Y-%m-%d %H:%M")
    head = texts.text(
        "admin-report",
        by=report.reporter_name,
        about=report.reported_name,
        table=report.table_code,
        at=at,
    )
    shown = [
        *_wrap(head, width, STRONG),
        *_wrap(
            texts.text(
                "admin-report-ids", by=report.reporter_guest_id, about=report.reported_guest_id
            ),
            width,
            FAINT,
        ),
        *_wrap(texts.text(f"report-{report.reason}"), width),
        *_wrap(report.comment, width),
    ]
    if report.resolved_at is not None:
        outcome = texts.text("admin-outcome", outcome=report.outcome or "")
        shown += _wrap(outcome, width)
    shown.append(Text(texts.text("admin-talk" if lines else "admin-no-talk"), STRONG))
    for line in lines:
        shown += _wrap(f"{line.nickname}: {_chat_line(texts, line.message)}", width, indent="  ")
    return shown


def _seat_line(texts: Texts, assignment: "SeatAssignment | None", host: str) -> str:
    if assignment is None:
        return texts.text("admin-seat-free")
    words = [assignment.name]
    if assignment.guest is not None:
        words.append(f"({assignment.guest})")
    if assignment.bot is not None:
        words.append(texts.text("admin-seat-bot", level=assignment.bot))
    if assignment.guest == host:
        words.append(texts.text("admin-seat-host"))
    return " ".join(words)


def _chat_line(texts: Texts, line: "ChatMessage") -> str:
    """Return a chat message as a line that names other players by their seat numbers."""
    target = "" if line.about is None else f"#{line.about + 1}"
    relation = "nobody" if line.about is None else "other"
    match line.kind:
        case "say-phrase":
            phrase = texts.text(f"phrase-{line.phrase}")
            return phrase if not target else texts.text("said-to", phrase=phrase, target=target)
        case "accuse" | "trust":
            return texts.text(f"said-{line.kind}", relation=relation, target=target)
        case "claim":
            key = f"claim-{line.claim}" if f"claim-{line.claim}" in texts else f"role-{line.claim}"
            claim = texts.text(key)
            if line.at is not None:
                return texts.text("said-goal", goal=f"{line.at[0]},{line.at[1]}", claim=claim)
            return texts.text("said-role", relation=relation, target=target, claim=claim)
        case "open-poll":
            return texts.text("said-poll")
        case _:
            return line.text or ""


def _wrap(text: str, width: int, style: str = "", indent: str = "") -> Iterator[Text]:
    return (Text(line, style) for line in wrap(text, width, subsequent_indent=indent))
