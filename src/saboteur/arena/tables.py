"""The tables of a report, in the reader's language: terminal and page show the same ones."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from saboteur.arena.report import Report
from saboteur.arena.statistics import Estimate
from saboteur.kernel.value import value
from saboteur.texts import Texts

PERCENT: Final = 100
COUNTED: Final[Mapping[str, str]] = MappingProxyType({"lost-mines": "points"})
"""By box that counts no gold, what it counts."""
IN_GOLD: Final = ("gold", "nuggets", "part")
"""Words of which a box that counts something else has its own."""


@value
class TableOfFigures:
    """A title, what stands above the columns, and the rows."""

    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def tables(report: Report, texts: Texts) -> tuple[TableOfFigures, ...]:
    """List the tables that have something to show."""
    return tuple(table for table in _tables(report, texts) if table.rows)


def _tables(report: Report, texts: Texts) -> Iterator[TableOfFigures]:
    say = texts.text

    def table(name: str, columns: tuple[str, ...], rows: list[tuple[str, ...]]) -> TableOfFigures:
        title, *head = (say(f"arena-{_word(report, word)}") for word in (name, *columns))
        return TableOfFigures(title, tuple(head), tuple(rows))

    yield table(
        "sides",
        ("lineup", "saboteurs", "rounds", "diggers-won"),
        [
            (
                row.lineup,
                say("arena-any") if row.saboteurs is None else str(row.saboteurs),
                str(row.diggers.count),
                percent(row.diggers, texts),
            )
            for row in report.sides
        ],
    )
    yield table(
        "comparisons",
        ("lineup", "against", "deals", "points"),
        [
            (row.lineup, row.against, str(row.diggers.count), points(row.diggers, texts))
            for row in report.comparisons
        ],
    )
    yield table(
        "gold",
        ("entrant", "nuggets", "wins", "part", "fair"),
        [
            (
                row.entrant,
                figure(row.nuggets, texts),
                percent(row.wins, texts),
                percent(row.part, texts),
                say("arena-percent", share=f"{PERCENT * row.fair:.1f}"),
            )
            for row in report.gold
        ],
    )
    yield table(
        "leads",
        ("entrant", "against", "deals", "more-nuggets", "more-wins"),
        [
            (
                row.entrant,
                row.against,
                str(row.nuggets.count),
                figure(row.nuggets, texts),
                points(row.wins, texts),
            )
            for row in report.leads
        ],
    )
    yield table(
        "places",
        ("seat", "nuggets", "wins", *(("as-digger", "as-saboteur") if report.sides else ())),
        [
            (
                str(row.seat),
                figure(row.nuggets, texts),
                percent(row.wins, texts),
                *(percent(side, texts) for side in (row.digger, row.saboteur) if report.sides),
            )
            for row in report.places
        ],
    )
    yield table(
        "ratings",
        ("entrant", "games", "strength", "doubt"),
        [(row.name, str(row.games), f"{row.mu:.2f}", f"{row.sigma:.2f}") for row in report.ratings],
    )
    for name, rows in (("beliefs", report.beliefs), ("believed", report.believed)):
        yield table(
            name,
            ("stated", "count", "right"),
            [
                (
                    say("arena-percent", share=f"{PERCENT * row.stated:.1f}"),
                    str(row.right.count),
                    percent(row.right, texts),
                )
                for row in rows
            ],
        )
    yield table(
        "claims",
        ("subject", "speaker", "count", "true"),
        [
            (
                say(f"arena-of-{row.subject}s"),
                row.role,
                str(row.true.count),
                percent(row.true, texts),
            )
            for row in report.claims
        ],
    )
    yield table(
        "thinking",
        ("entrant", "choices", "mean", "median", "longest"),
        [
            (
                row.entrant,
                str(row.choices),
                f"{row.mean:.2f}",
                f"{row.median:.2f}",
                f"{row.longest:.1f}",
            )
            for row in report.thinking
        ],
    )


def _word(report: Report, word: str) -> str:
    """Return the word for something in what the box counts."""
    counted = COUNTED.get(report.ruleset)
    return f"{word}-{counted}" if counted and word in IN_GOLD else word


def percent(estimate: Estimate, texts: Texts) -> str:
    """Print a share with its interval."""
    if not estimate.count:
        return texts.text("arena-none")
    share, low, high = _printed(estimate, ".1f", PERCENT)
    return texts.text("arena-percent-interval", share=share, low=low, high=high)


def points(estimate: Estimate, texts: Texts) -> str:
    """Print a difference of shares, in points, with its interval."""
    if not estimate.count:
        return texts.text("arena-none")
    middle, low, high = _printed(estimate, "+.1f", PERCENT)
    return texts.text("arena-interval", value=middle, low=low, high=high)


def figure(estimate: Estimate, texts: Texts) -> str:
    """Print a number with its interval."""
    middle, low, high = _printed(estimate, ".2f")
    return texts.text("arena-interval", value=middle, low=low, high=high)


def _printed(estimate: Estimate, form: str, unit: int = 1) -> tuple[str, str, str]:
    """Print an estimate and the bounds of its interval."""
    middle, low, high = (
        format(unit * number, form) for number in (estimate.value, estimate.low, estimate.high)
    )
    return middle, low, high
