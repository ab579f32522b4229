"""What an operator reads: a table as everybody sees it, a report with what was said."""

from collections.abc import Iterator, Sequence
from datetime import datetime
from textwrap import wrap
from typing import TYPE_CHECKING

from rich.text import Text

from saboteur.cli.draw.palette import STRONG
from saboteur.cli.families.registry import FRONTS
from saboteur.cli.session.screen import Aside, table_screen
from saboteur.picture.text.inks import FAINT
from saboteur.texts import Texts

if TYPE_CHECKING:
    from saboteur.server.ops.operators import PublicTable
    from saboteur.server.storage.reports import ReportedLine, StoredReport
    from saboteur.table.models import Sitter
    from saboteur.wire.messages import Heard


def table_sheet(texts: Texts, table: "PublicTable", size: tuple[int, int]) -> list[Text]:
    """Draw a table as anybody sees it who looks on."""
    stage = texts.text("admin-stage", stage="closed" if table.closed else table.stage)
    head = texts.text("admin-table", code=table.code, ruleset=table.ruleset, stage=stage)
    lines = [Text(head, STRONG)]
    lines += [
        Text(f"  {number}. {_sitter(texts, sitter, table.host)}")
        for number, sitter in enumerate(table.seats, 1)
    ]
    if table.frozen is not None:
        return [*lines, Text(table.frozen)]
    if table.view is None:
        return lines
    front = FRONTS[table.family]
    names = [str(seat) if who is None else who.name for seat, who in enumerate(table.seats, 1)]
    aside = Aside(texts.text("admin-moves", moves=table.version))
    return [*lines, *table_screen(front, table.view, front.teller(texts, names, None), aside, size)]


def report_sheet(
    texts: Texts, report: "StoredReport", lines: "Sequence[ReportedLine]", width: int
) -> list[Text]:
    """Show a report, what became of it, and the talk before it."""
    at = datetime.fromtimestamp(report.created).astimezone().strftime("%Y-%m-%d %H:%M")
    head = texts.text(
        "admin-report", by=report.nickname, about=report.about_name, table=report.code, at=at
    )
    shown = [
        *_wrapped(head, width, STRONG),
        *_wrapped(
            texts.text("admin-report-ids", by=report.guest, about=report.about), width, FAINT
        ),
        *_wrapped(texts.text(f"report-{report.reason}"), width),
        *_wrapped(report.words, width),
    ]
    if report.handled is not None:
        outcome = texts.text("admin-outcome", outcome=report.outcome or "")
        shown += _wrapped(outcome, width)
    shown.append(Text(texts.text("admin-talk" if lines else "admin-no-talk"), STRONG))
    for line in lines:
        shown += _wrapped(f"{line.nickname}: {_said(texts, line.said)}", width, indent="  ")
    return shown


def _sitter(texts: Texts, sitter: "Sitter | None", host: str) -> str:
    if sitter is None:
        return texts.text("admin-seat-free")
    words = [sitter.name]
    if sitter.guest is not None:
        words.append(f"({sitter.guest})")
    if sitter.bot is not None:
        words.append(texts.text("admin-seat-bot", level=sitter.bot))
    if sitter.guest == host:
        words.append(texts.text("admin-seat-host"))
    return " ".join(words)


def _said(texts: Texts, line: "Heard") -> str:
    """Return a line of talk; where others are named, by the numbers of their seats."""
    target = "" if line.about is None else f"#{line.about + 1}"
    relation = "nobody" if line.about is None else "other"
    match line.kind:
        case "say-phrase":
            phrase = texts.text(f"phrase-{line.phrase}")
            return phrase if not target else texts.text("said-to", phrase=phrase, target=target)
        case "accuse" | "trust":
            return texts.text(f"said-{line.kind}", relation=relation, target=target)
        case "claim-seen":
            key = f"claim-{line.claim}" if f"claim-{line.claim}" in texts else f"role-{line.claim}"
            claim = texts.text(key)
            if line.at is not None:
                return texts.text("said-goal", goal=f"{line.at[0]},{line.at[1]}", claim=claim)
            return texts.text("said-role", relation=relation, target=target, claim=claim)
        case "open-poll":
            return texts.text("said-poll")
        case _:
            return line.text or ""


def _wrapped(said: str, width: int, style: str = "", indent: str = "") -> Iterator[Text]:
    return (Text(line, style) for line in wrap(said, width, subsequent_indent=indent))
