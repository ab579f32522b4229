"""The report as one self-contained HTML page: tables, and plots as SVG."""

from collections.abc import Iterable
from html import escape
from typing import Final

from saboteur.arena.report import Report
from saboteur.arena.report_tables import ReportTable, report_tables
from saboteur.arena.statistics import Estimate
from saboteur.texts import Texts
from saboteur.texts.html_page import REPORT_STYLE, html_page

PLOT_WIDTH: Final = 640
BARS_LEFT: Final = 200
"""The x position of the bars; names are to their left."""
ROW_HEIGHT: Final = 28
CALIBRATION_SIZE: Final = 320
PLOT_MARGIN: Final = 40

STYLE: Final = """
body { max-width: 60rem }
svg { max-width: 100%; height: auto }
svg text { fill: var(--ink); font-size: 13px }
.mark { fill: var(--h0) } .span { stroke: var(--h0); stroke-width: 3 }
.axis { stroke: var(--faint); fill: none }
""".strip()


def render_page(report: Report, texts: Texts) -> str:
    """Return the report as an HTML page."""
    say = texts.text
    title = say("arena-title", ruleset=report.ruleset, seats=report.seats)
    facts = say("arena-facts", games=report.games, deals=report.deals, seed=report.seed)
    body = [f"<h1>{escape(title)}</h1>", f"<p>{escape(facts)}</p>"]
    if report.sides:
        shares = [(_side_name(row.lineup, row.saboteurs), row.diggers) for row in report.sides]
        body += _render_figure(say("arena-sides"), _render_bars(shares))
    if report.beliefs:
        said = [(row.stated, row.right) for row in report.beliefs]
        body += _render_figure(say("arena-beliefs"), _render_calibration(said, texts))
    body += [_render_table(table) for table in report_tables(report, texts)]
    return html_page(texts.language, title, f"{REPORT_STYLE}\n{STYLE}", "\n".join(body))


def _side_name(lineup: str, saboteurs: int | None) -> str:
    return lineup if saboteurs is None else f"{lineup} · {saboteurs}"


def _render_table(table: ReportTable) -> str:
    head = "".join(f'<th scope="col">{escape(word)}</th>' for word in table.column_titles)
    rows = "".join(
        "<tr>" + "".join(f"<td>{escape(word)}</td>" for word in row) + "</tr>\n"
        for row in table.rows
    )
    title = escape(table.title)
    return (
        f"<h2>{title}</h2>\n<table><thead><tr>{head}</tr></thead>\n<tbody>\n{rows}</tbody></table>"
    )


def _render_figure(title: str, drawing: str) -> list[str]:
    return [f"<figure><figcaption>{escape(title)}</figcaption>\n{drawing}</figure>"]


def _render_bars(shares: Iterable[tuple[str, Estimate]]) -> str:
    """Return a plot of each share as a dot with its interval, on an axis from 0 to 100 %."""
    drawn = []
    lines = list(shares)
    height = ROW_HEIGHT * (len(lines) + 1)

    def at(share: float) -> float:
        return round(BARS_LEFT + share * (PLOT_WIDTH - BARS_LEFT - PLOT_MARGIN), 1)

    for number, (name, estimate) in enumerate(lines):
        y = ROW_HEIGHT * number + ROW_HEIGHT // 2
        drawn += [
            f'<text x="0" y="{y + 4}">{escape(name)}</text>',
            f'<path class="span" d="M{at(estimate.low)} {y}H{at(estimate.high)}"/>',
            f'<circle class="mark" cx="{at(estimate.value)}" cy="{y}" r="5"/>',
        ]
    for tenth in range(0, 11, 2):
        x = at(tenth / 10)
        drawn += [
            f'<line class="axis" x1="{x}" x2="{x}" y1="0" y2="{height - ROW_HEIGHT}"/>',
            f'<text x="{x - 10}" y="{height - 8}">{10 * tenth}</text>',
        ]
    return _render_svg(PLOT_WIDTH, height, drawn)


def _render_calibration(said: Iterable[tuple[float, Estimate]], texts: Texts) -> str:
    """Return a plot of how often beliefs were right; the diagonal is perfect."""
    side = CALIBRATION_SIZE - 2 * PLOT_MARGIN

    def at(stated: float, right: float) -> tuple[float, float]:
        return round(PLOT_MARGIN + stated * side, 1), round(
            CALIBRATION_SIZE - PLOT_MARGIN - right * side, 1
        )

    (x1, y1), (x2, y2) = at(0, 0), at(1, 1)
    x_title, y_title = escape(texts.text("arena-stated")), escape(texts.text("arena-right"))
    drawn = [
        f'<rect class="axis" x="{PLOT_MARGIN}" y="{PLOT_MARGIN}" width="{side}" height="{side}"/>',
        f'<line class="axis" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"/>',
        f'<text x="{PLOT_MARGIN}" y="{CALIBRATION_SIZE - 10}">{x_title}</text>',
        f'<text x="{PLOT_MARGIN}" y="{PLOT_MARGIN - 10}">{y_title}</text>',
    ]
    for stated, right in said:
        x, y = at(stated, right.value)
        (_, low), (_, high) = at(stated, right.low), at(stated, right.high)
        drawn += [
            f'<line class="span" x1="{x}" x2="{x}" y1="{low}" y2="{high}"/>',
            f'<circle class="mark" cx="{x}" cy="{y}" r="5"/>',
        ]
    return _render_svg(CALIBRATION_SIZE, CALIBRATION_SIZE, drawn)


def _render_svg(width: int, height: int, drawn: list[str]) -> str:
    inside = "\n".join(drawn)
    return f'<svg role="img" viewBox="0 0 {width} {height}" width="{width}">\n{inside}\n</svg>\n'
