"""A review as one self-contained HTML page: charts, sentences and tables, without scripts."""

from collections.abc import Sequence
from html import escape
from typing import Final

from saboteur.review.chart import Series, chart
from saboteur.review.model import RoundReview, Table
from saboteur.review.review_text import ReviewText
from saboteur.texts.html_page import REPORT_STYLE, html_page

STYLE: Final = """
h3 { margin-bottom: .3rem } figure p { margin: 0; font-size: .9rem }
svg { display: block; width: 100%; height: auto }
svg text { font-size: 11px } .axis { stroke: var(--mark) }
text.axis { stroke: none; fill: var(--faint) }
.mark { stroke: var(--mark); stroke-dasharray: 2 2 }
.line { fill: none; stroke-width: 1.5; stroke-linejoin: round } .thick { stroke-width: 3 }
.h0 { stroke: var(--h0) } .h1 { stroke: var(--h1) } .h2 { stroke: var(--h2) }
.h3 { stroke: var(--h3) } .h4 { stroke: var(--h4) } .h5 { stroke: var(--h5) }
.t0 { fill: var(--h0) } .t1 { fill: var(--h1) } .t2 { fill: var(--h2) }
.t3 { fill: var(--h3) } .t4 { fill: var(--h4) } .t5 { fill: var(--h5) }
summary { cursor: pointer; padding: .5rem 0 }
""".strip()


def render_page(review_text: ReviewText) -> str:
    title = review_text.title
    rounds = "\n".join(_round(review_text, number) for number in review_text.review.rounds)
    how = escape(review_text.say("review-how"))
    body = f"<main>\n<h1>{escape(title)}</h1>\n<p>{how}</p>\n{rounds}\n</main>"
    return html_page(review_text.texts.language, title, f"{REPORT_STYLE}\n{STYLE}", body)


def _round(review_text: ReviewText, number: RoundReview) -> str:
    say = review_text.say
    parts = [f"<h2>{escape(say('review-round', round=number.number))}</h2>"]
    if not number.over:
        parts.append(f"<p>{escape(say('review-unfinished'))}</p>")
    parts += _charts(review_text, number)
    parts += _list(
        say("review-turning"), review_text.turning_points(number) if number.sides else []
    )
    parts += _list(say("review-people"), review_text.people(number))
    parts += _list(say("review-claims"), review_text.claims(number))
    parts.append(f"<h3>{escape(say('review-portraits'))}</h3>")
    parts.append(_table(*review_text.portraits(number)))
    if number.sides:
        parts.append(f"<p>{escape(say('review-legend'))}</p>")
    parts += _seat_views(review_text, number)
    return "\n".join(parts)


def _charts(review_text: ReviewText, number: RoundReview) -> list[str]:
    """Return the charts of chances, suspicion and gains, each with its values as a table."""
    say = review_text.say
    sides = chance_series(review_text, number)
    suspected = suspicion_series(review_text, number, [moment.watcher for moment in number.moments])
    race = race_series(review_text, number)
    marks = [turn.step for turn in number.turning_points]
    most = max((value for line in race for value in line.values), default=0.0) or 1.0
    found = [
        _chart(review_text, number, say("review-chances"), sides, marks=marks),
        _chart(review_text, number, say("review-suspicion"), suspected, marks=marks),
        _chart(review_text, number, say("review-race"), race, maximum=most),
    ]
    return [figure for figure in found if figure]


def _chart(
    review_text: ReviewText,
    number: RoundReview,
    title: str,
    lines: Sequence[Series],
    *,
    maximum: float = 1.0,
    marks: Sequence[int] = (),
) -> str:
    if not lines:
        return ""
    steps = [moment.step for moment in number.moments]
    rows = [
        [str(step), *(_format_value(review_text, line.values[place], maximum) for line in lines)]
        for place, step in enumerate(steps)
        if not place or any(line.values[place] != line.values[place - 1] for line in lines)
    ]
    head = [review_text.say("review-move"), *(line.name for line in lines)]
    thick = ", ".join(line.name for line in lines if line.thick)
    more = f"<p>{escape(review_text.say('review-thick', names=thick))}</p>\n" if thick else ""
    return (
        f"<figure><figcaption>{escape(title)}</figcaption>\n{more}"
        f"{chart(title, steps, lines, maximum=maximum, marks=marks)}\n"
        f"<details><summary>{escape(review_text.say('review-table'))}</summary>\n"
        f"{_table(head, rows)}</details></figure>"
    )


def _format_value(review_text: ReviewText, number: float, maximum: float) -> str:
    return review_text.percent(number) if maximum == 1 else f"{number:g}"


def chance_series(review_text: ReviewText, number: RoundReview) -> list[Series]:
    """Return a line for every side: the probability that it wins."""
    return [
        Series(review_text.side(side), tuple(moment.chances[place] for moment in number.moments))
        for place, side in enumerate(number.sides)
    ]


def suspicion_series(
    review_text: ReviewText, number: RoundReview, tables: Sequence[Table]
) -> list[Series]:
    """Return a line for every seat: the suspicion against it, from tables of one viewpoint."""
    if not number.foes:
        return []
    return [
        Series(
            review_text.names[seat],
            tuple(round(number.suspicion(table, seat), 4) for table in tables),
            thick=number.moments[-1].truth[seat] in number.foes,
        )
        for seat in range(review_text.review.seats)
    ]


def race_series(review_text: ReviewText, number: RoundReview) -> list[Series]:
    """Return a line for every seat: its public gains."""
    return [
        Series(review_text.names[seat], tuple(moment.race[seat] for moment in number.moments))
        for seat in range(len(number.moments[0].race))
    ]


def _seat_views(review_text: ReviewText, number: RoundReview) -> list[str]:
    """Return the beliefs of every seat from its own view, in a collapsed section."""
    found = []
    for seat in range(review_text.review.seats if number.foes else 0):
        title = review_text.say(
            "review-suspicion-of", name=review_text.name_with_role(number, seat)
        )
        lines = suspicion_series(
            review_text, number, [moment.seats[seat] for moment in number.moments]
        )
        drawn = _chart(review_text, number, title, lines)
        found.append(f"<details><summary>{escape(title)}</summary>\n{drawn}</details>")
    return found


def _list(title: str, sentences: Sequence[str]) -> list[str]:
    if not sentences:
        return []
    items = "\n".join(f"<li>{escape(sentence)}</li>" for sentence in sentences)
    return [f"<h3>{escape(title)}</h3>\n<ul>\n{items}\n</ul>"]


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f'<th scope="col">{escape(word)}</th>' for word in head)
    body = "\n".join(
        f'<tr><th scope="row">{escape(first)}</th>'
        + "".join(f"<td>{escape(word)}</td>" for word in rest)
        + "</tr>"
        for first, *rest in rows
    )
    return (
        f'<div class="wide"><table>\n<thead><tr>{top}</tr></thead>\n'
        f"<tbody>\n{body}\n</tbody></table></div>"
    )
