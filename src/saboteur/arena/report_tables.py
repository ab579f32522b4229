"""The tables of a report in the reader's language, the same for terminal and page."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from saboteur.arena.report import Report
from saboteur.arena.statistics import Estimate
from saboteur.kernel.value import value_class
from saboteur.texts import Texts

PERCENT_PER_UNIT: Final = 100
SCORE_UNITS: Final[Mapping[str, str]] = MappingProxyType({"lost-mines": "points"})
"""Unit of the scores in boxes that do not count gold."""
UNIT_WORDS: Final = ("gold", "nuggets", "part")
"""Text ids for which boxes in ``SCORE_UNITS`` have a variant with their unit."""


@value_class
class ReportTable:
    """A table with its title and column titles."""

    title: str
    column_titles: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def report_tables(report: Report, texts: Texts) -> tuple[ReportTable, ...]:
    """Return the tables that have rows."""
    return tuple(table for table in _TableBuilder(report, texts).tables() if table.rows)


class _TableBuilder:
    """Builds the tables of a report, with or without rows."""

    def __init__(self, report: Report, texts: Texts) -> None:
        self._report = report
        self._texts = texts

    def tables(self) -> Iterator[ReportTable]:
        yield from self._round_tables()
        yield from self._score_tables()
        yield from self._bot_tables()

    def _round_tables(self) -> Iterator[ReportTable]:
        """Yield the tables of rounds won, by line-up."""
        yield self._table(
            "sides",
            ("lineup", "saboteurs", "rounds", "diggers-won"),
            [
                (
                    row.lineup,
                    self._texts.text("arena-any") if row.saboteurs is None else str(row.saboteurs),
                    str(row.diggers.count),
                    format_percent(row.diggers, self._texts),
                )
                for row in self._report.sides
            ],
        )
        yield self._table(
            "comparisons",
            ("lineup", "against", "deals", "points"),
            [
                (
                    row.lineup,
                    row.against,
                    str(row.diggers.count),
                    format_points(row.diggers, self._texts),
                )
                for row in self._report.comparisons
            ],
        )

    def _score_tables(self) -> Iterator[ReportTable]:
        """Yield the tables of scores, by entrant and by seat."""
        yield self._table(
            "gold",
            ("entrant", "nuggets", "wins", "part", "fair"),
            [
                (
                    row.entrant,
                    format_number(row.nuggets, self._texts),
                    format_percent(row.wins, self._texts),
                    format_percent(row.part, self._texts),
                    self._texts.text("arena-percent", share=f"{PERCENT_PER_UNIT * row.fair:.1f}"),
                )
                for row in self._report.gold
            ],
        )
        yield self._table(
            "leads",
            ("entrant", "against", "deals", "more-nuggets", "more-wins"),
            [
                (
                    row.entrant,
                    row.against,
                    str(row.nuggets.count),
                    format_number(row.nuggets, self._texts),
                    format_points(row.wins, self._texts),
                )
                for row in self._report.leads
            ],
        )
        yield self._table(
            "places",
            (
                "seat",
                "nuggets",
                "wins",
                *(("as-digger", "as-saboteur") if self._report.sides else ()),
            ),
            [
                (
                    str(row.seat),
                    format_number(row.nuggets, self._texts),
                    format_percent(row.wins, self._texts),
                    *(
                        format_percent(side, self._texts)
                        for side in (row.digger, row.saboteur)
                        if self._report.sides
                    ),
                )
                for row in self._report.places
            ],
        )
        yield self._table(
            "ratings",
            ("entrant", "games", "strength", "doubt"),
            [
                (row.name, str(row.games), f"{row.mu:.2f}", f"{row.sigma:.2f}")
                for row in self._report.ratings
            ],
        )

    def _bot_tables(self) -> Iterator[ReportTable]:
        """Yield the tables of beliefs, claims and thinking times."""
        for name, rows in (("beliefs", self._report.beliefs), ("believed", self._report.believed)):
            yield self._table(
                name,
                ("stated", "count", "right"),
                [
                    (
                        self._texts.text(
                            "arena-percent", share=f"{PERCENT_PER_UNIT * row.stated:.1f}"
                        ),
                        str(row.right.count),
                        format_percent(row.right, self._texts),
                    )
                    for row in rows
                ],
            )
        yield self._table(
            "claims",
            ("subject", "speaker", "count", "true"),
            [
                (
                    self._texts.text(f"arena-of-{row.subject}s"),
                    row.role,
                    str(row.true.count),
                    format_percent(row.true, self._texts),
                )
                for row in self._report.claims
            ],
        )
        yield self._table(
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
                for row in self._report.thinking
            ],
        )

    def _table(
        self, name: str, columns: tuple[str, ...], rows: list[tuple[str, ...]]
    ) -> ReportTable:
        title, *head = (
            self._texts.text(f"arena-{_unit_word(self._report, word)}") for word in (name, *columns)
        )
        return ReportTable(title, tuple(head), tuple(rows))


def _unit_word(report: Report, word: str) -> str:
    """Return the text id for ``word`` in the unit of the box."""
    counted = SCORE_UNITS.get(report.ruleset)
    return f"{word}-{counted}" if counted and word in UNIT_WORDS else word


def format_percent(estimate: Estimate, texts: Texts) -> str:
    """Return a share with its interval."""
    if not estimate.count:
        return texts.text("arena-none")
    share, low, high = _format_estimate(estimate, ".1f", PERCENT_PER_UNIT)
    return texts.text("arena-percent-interval", share=share, low=low, high=high)


def format_points(estimate: Estimate, texts: Texts) -> str:
    """Return a difference of shares in percentage points, with its interval."""
    if not estimate.count:
        return texts.text("arena-none")
    middle, low, high = _format_estimate(estimate, "+.1f", PERCENT_PER_UNIT)
    return texts.text("arena-interval", value=middle, low=low, high=high)


def format_number(estimate: Estimate, texts: Texts) -> str:
    """Return a number with its interval."""
    middle, low, high = _format_estimate(estimate, ".2f")
    return texts.text("arena-interval", value=middle, low=low, high=high)


def _format_estimate(estimate: Estimate, form: str, unit: int = 1) -> tuple[str, str, str]:
    """Return an estimate and the bounds of its interval, formatted."""
    middle, low, high = (
        format(unit * number, form) for number in (estimate.value, estimate.low, estimate.high)
    )
    return middle, low, high
