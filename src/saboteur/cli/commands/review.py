"""``saboteur review``: who could believe what in a recorded game, and when it turned."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from rich.table import Table

from saboteur.cli.commands.verify import read_record
from saboteur.cli.draw.palette import STRONG
from saboteur.cli.draw.terminal import Terminal
from saboteur.cli.errors import UsageError
from saboteur.cli.families.registry import FRONTS
from saboteur.kernel.sight import PUBLIC
from saboteur.notation.record import RecordError
from saboteur.play.replay import Replay
from saboteur.review import Review, RoundReview
from saboteur.review import review as reviewed
from saboteur.review.chart import Line
from saboteur.review.model import Table as Odds
from saboteur.review.page import chance_lines, page, race_lines, suspicion_lines
from saboteur.review.telling import Telling
from saboteur.texts import Texts

BARS: Final = "▁▂▃▄▅▆▇█"
SPARKS: Final = 32
"""So many signs a line has at most."""


def review(texts: Texts, file: Path, html: Path | None, seat: int | None) -> None:
    """Show what a record tells, and write it as a page; refuses what cannot be reviewed."""
    record = read_record(texts, file)
    if seat is not None and not 0 <= seat < record.seats:
        raise UsageError(texts.text("error-review-seat", asked=seat, last=record.seats - 1))
    try:
        replay = Replay(record)
    except RecordError as error:
        raise UsageError(texts.text("verify-failed", file=str(file), reason=str(error))) from None
    telling = told(texts, replay, reviewed(replay))
    terminal = Terminal()
    terminal.tell(telling.title, STRONG)
    for number in telling.review.rounds:
        _show(terminal, telling, number, seat)
    terminal.tell("")
    terminal.tell(texts.text("review-legend"))
    terminal.tell(texts.text("review-how"))
    if html is not None:
        try:
            html.write_text(page(telling), "utf-8")
        except OSError:
            raise UsageError(texts.text("error-save", file=str(html))) from None


def told(texts: Texts, replay: Replay, found: Review) -> Telling:
    """Return one who speaks of a review, and knows what happened at its turning points."""
    names = [texts.text("person-name", seat=number) for number in range(found.seats)]
    teller = FRONTS[found.family].teller(texts, names, None)
    steps = [turn.step for number in found.rounds for turn in number.turning_points]
    said = {step: " ".join(teller.events(replay.seen(step, PUBLIC))[:1]) for step in steps}
    return Telling(found, texts, names, teller.game(found.ruleset), said)


def _show(terminal: Terminal, telling: Telling, number: RoundReview, seat: int | None) -> None:
    say = telling.say
    terminal.tell("")
    terminal.tell(say("review-round", round=number.number), STRONG)
    if not number.over:
        terminal.tell(say("review-unfinished"))
    if seat is None:
        title, tables = say("review-suspicion"), [moment.watcher for moment in number.moments]
    else:
        title = say("review-suspicion-of", name=telling.named(number, seat))
        tables = [moment.seats[seat] for moment in number.moments]
    _sparks(terminal, telling, say("review-chances"), chance_lines(telling, number))
    _sparks(terminal, telling, title, _with_roles(telling, number, tables))
    _sparks(terminal, telling, say("review-race"), race_lines(telling, number), shares=False)
    _list(terminal, say("review-turning"), telling.turns(number) if number.sides else [])
    _list(terminal, say("review-people"), telling.people(number))
    _list(terminal, say("review-claims"), telling.claims(number))
    head, rows = telling.portraits(number)
    _table(terminal, say("review-portraits"), head, rows)


def _with_roles(telling: Telling, number: RoundReview, tables: Sequence[Odds]) -> list[Line]:
    """Return the lines of suspicion, every seat named with its role."""
    lines = suspicion_lines(telling, number, tables)
    return [Line(telling.named(number, seat), line.values) for seat, line in enumerate(lines)]


def _sparks(
    terminal: Terminal,
    telling: Telling,
    title: str,
    lines: Sequence[Line],
    *,
    shares: bool = True,
) -> None:
    """Print lines as signs: from the first move to the last, the first and the last value."""
    if not lines:
        return
    most = 1.0 if shares else max(max(line.values) for line in lines) or 1.0
    rows = []
    for line in lines:
        ends = [line.values[0], line.values[-1]]
        first, last = [telling.percent(end) if shares else f"{end:g}" for end in ends]
        rows.append([line.name, first, sparkline(line.values, most), last])
    _table(terminal, title, (), rows)


def sparkline(values: Sequence[float], most: float) -> str:
    """Draw values as signs of eight heights, thinned out evenly where they are many."""
    last = len(values) - 1
    places = (
        range(len(values))
        if last < SPARKS
        else [round(place * last / (SPARKS - 1)) for place in range(SPARKS)]
    )
    top = len(BARS) - 1
    return "".join(BARS[max(0, min(top, round(values[place] / most * top)))] for place in places)


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
        terminal.tell(title, STRONG)
    for sentence in sentences:
        terminal.tell(f"· {sentence}")
