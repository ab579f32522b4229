"""``saboteur review``: how suspicion and chances developed in a recorded game."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from rich.table import Table

from saboteur.cli.commands.verify import read_record
from saboteur.cli.draw.palette import STRONG
from saboteur.cli.draw.terminal import Terminal
from saboteur.cli.errors import UsageError
from saboteur.cli.families.registry import FAMILY_UIS
from saboteur.kernel.sight import PUBLIC
from saboteur.notation.record import RecordError
from saboteur.play.replay import Replay
from saboteur.review import Review, RoundReview
from saboteur.review import review as reviewed
from saboteur.review.chart import Series
from saboteur.review.model import Table as Odds
from saboteur.review.page import chance_series, race_series, render_page, suspicion_series
from saboteur.review.review_text import ReviewText
from saboteur.texts import Texts

SPARKLINE_CHARS: Final = "▁▂▃▄▅▆▇█"
SPARKLINE_WIDTH: Final = 32
"""The maximum length of a sparkline, in characters."""


def review(texts: Texts, file: Path, html: Path | None, seat: int | None) -> None:
    """Print the review of a record, and write it as a page to ``html`` if given.

    Raises ``UsageError`` if the record cannot be reviewed or the page cannot be written.
    """
    record = read_record(texts, file)
    if seat is not None and not 0 <= seat < record.seats:
        raise UsageError(texts.text("error-review-seat", asked=seat, last=record.seats - 1))
    try:
        replay = Replay(record)
    except RecordError as error:
        raise UsageError(texts.text("verify-failed", file=str(file), reason=str(error))) from None
    telling = build_review_text(texts, replay, reviewed(replay))
    terminal = Terminal()
    terminal.print_text(telling.title, STRONG)
    for number in telling.review.rounds:
        _show(terminal, telling, number, seat)
    terminal.print_text("")
    terminal.print_text(texts.text("review-legend"))
    terminal.print_text(texts.text("review-how"))
    if html is not None:
        try:
            html.write_text(render_page(telling), "utf-8")
        except OSError:
            raise UsageError(texts.text("error-save", file=str(html))) from None


def build_review_text(texts: Texts, replay: Replay, review: Review) -> ReviewText:
    """Return the texts of a review, with the events of its turning points."""
    names = [texts.text("person-name", seat=number) for number in range(review.seats)]
    narrator = FAMILY_UIS[review.family].narrator(texts, names, None)
    steps = [turn.step for number in review.rounds for turn in number.turning_points]
    event_texts = {step: " ".join(narrator.events(replay.seen(step, PUBLIC))[:1]) for step in steps}
    return ReviewText(review, texts, names, narrator.ruleset_name(review.ruleset), event_texts)


def _show(
    terminal: Terminal, review_text: ReviewText, number: RoundReview, seat: int | None
) -> None:
    say = review_text.say
    terminal.print_text("")
    terminal.print_text(say("review-round", round=number.number), STRONG)
    if not number.over:
        terminal.print_text(say("review-unfinished"))
    if seat is None:
        title, tables = say("review-suspicion"), [moment.watcher for moment in number.moments]
    else:
        title = say("review-suspicion-of", name=review_text.name_with_role(number, seat))
        tables = [moment.seats[seat] for moment in number.moments]
    _print_sparklines(
        terminal, review_text, say("review-chances"), chance_series(review_text, number)
    )
    _print_sparklines(terminal, review_text, title, _series_with_roles(review_text, number, tables))
    _print_sparklines(
        terminal, review_text, say("review-race"), race_series(review_text, number), shares=False
    )
    _list(
        terminal, say("review-turning"), review_text.turning_points(number) if number.sides else []
    )
    _list(terminal, say("review-people"), review_text.people(number))
    _list(terminal, say("review-claims"), review_text.claims(number))
    head, rows = review_text.portraits(number)
    _table(terminal, say("review-portraits"), head, rows)


def _series_with_roles(
    review_text: ReviewText, number: RoundReview, tables: Sequence[Odds]
) -> list[Series]:
    """Return the series of suspicion; each seat is named with its role."""
    lines = suspicion_series(review_text, number, tables)
    return [
        Series(review_text.name_with_role(number, seat), line.values)
        for seat, line in enumerate(lines)
    ]


def _print_sparklines(
    terminal: Terminal,
    review_text: ReviewText,
    title: str,
    lines: Sequence[Series],
    *,
    shares: bool = True,
) -> None:
    """Print each series as a sparkline with its first and last value."""
    if not lines:
        return
    most = 1.0 if shares else max(max(line.values) for line in lines) or 1.0
    rows = []
    for line in lines:
        ends = [line.values[0], line.values[-1]]
        first, last = [review_text.percent(end) if shares else f"{end:g}" for end in ends]
        rows.append([line.name, first, sparkline(line.values, most), last])
    _table(terminal, title, (), rows)


def sparkline(values: Sequence[float], maximum: float) -> str:
    """Draw values as block characters of eight heights, sampled evenly if there are too many."""
    last = len(values) - 1
    places = (
        range(len(values))
        if last < SPARKLINE_WIDTH
        else [round(place * last / (SPARKLINE_WIDTH - 1)) for place in range(SPARKLINE_WIDTH)]
    )
    top = len(SPARKLINE_CHARS) - 1
    return "".join(
        SPARKLINE_CHARS[max(0, min(top, round(values[place] / maximum * top)))] for place in places
    )


def _table(
    terminal: Terminal, title: str, head: Sequence[str], rows: Iterable[Sequence[str]]
) -> None:
    drawn = Table(
        *(head or ("",) * 4), title=title, title_justify="left", box=None, show_header=bool(head)
    )
    for row in rows:
        drawn.add_row(*row)
    terminal.console.print(drawn)


def _list(terminal: Terminal, title: str, sentences: Sequence[str]) -> None:
    if sentences:
        terminal.print_text(title, STRONG)
    for sentence in sentences:
        terminal.print_text(f"· {sentence}")
