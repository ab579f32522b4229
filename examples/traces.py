"""Traces of cards: the operations that docs/knowledge.md specifies, without the library.

Functions take a list of traces and return one. Places are numbers or cells, anything sortable; a
condition is the number of a question, its number of outcomes, and one of these. `knowledge.py` uses
them for the notes of a game.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain, pairwise, product
from math import prod
from typing import Any, NamedTuple

Place = Any
Case = tuple[int, int, int]


class Trace(NamedTuple):
    """The knowledge of a seat about a card; a look has no card."""

    seat: int
    card: str
    seen: Place
    places: frozenset[Place]
    cases: frozenset[Case] = frozenset()

    def on(self, places: Iterable[Place]) -> "Trace":
        """Return the trace with other places."""
        return self._replace(places=frozenset(places))


Traces = list[Trace]


def new(seat: int, card: str, place: Place) -> Trace:
    """Return the trace of a card that a seat sees on a place."""
    return Trace(seat, card, place, frozenset([place]))


def drop_one(alike: Traces) -> Traces:
    """Drop one of several traces of a kind, whose card is known now."""
    order = sorted(alike, key=lambda trace: (len(trace.places), sorted(trace.places)))
    return [after.on(before.places | after.places) for before, after in pairwise(order)]


def find(traces: Traces, seat: int, place: Place, cards: Sequence[str]) -> Traces:
    """A seat sees all cards of a place."""

    def change(touched: Traces) -> Traces:
        for card in cards:
            alike = [one for one in touched if one.card == card and place in one.places]
            if alike:
                rest = [one for one in touched if one.card != card or place not in one.places]
                touched = rest + drop_one(alike)
        return [one.on(one.places - {place}) for one in touched]

    touched = [one for one in traces if one.seat == seat and place in one.places]
    others = [one for one in traces if one.seat != seat or place not in one.places]
    found = others + case_by_case(touched, change)
    return [one for one in found if one.places or one.cases]


def see(traces: Traces, seat: int, place: Place, card: str) -> Traces:
    """A seat sees one card."""
    return [*find(traces, seat, place, [card]), new(seat, card, place)]


def look(looks: Traces, seat: int, place: Place) -> Traces:
    """All seats see that one looks at a place."""
    others = [one for one in looks if one.seat != seat or one.places != frozenset([place])]
    return [*others, new(seat, "", place)]


def leave_openly(traces: Traces, place: Place, card: str) -> Traces:
    """A card leaves a place in public."""
    touched = [one for one in traces if one.card == card and place in one.places]
    found = [one for one in traces if one.card != card or place not in one.places]
    for seat in dict.fromkeys(one.seat for one in touched):
        found += case_by_case([one for one in touched if one.seat == seat], drop_one)
    return found


def widen(
    traces: Traces, on: Iterable[Place], to: Iterable[Place], but: int | None = None
) -> Traces:
    """Cards on some places may have gone to others; the seat ``but`` knows better."""
    touching, more = frozenset(on), frozenset(to)
    return [
        one.on(one.places | more) if one.places & touching and one.seat != but else one
        for one in traces
    ]


def rename(traces: Traces, names: Mapping[Place, Place], *, following: bool) -> Traces:
    """Places get other names."""
    return [
        one._replace(
            seen=names.get(one.seen, one.seen) if following else one.seen,
            places=frozenset(names.get(place, place) for place in one.places),
        )
        for one in traces
    ]


def one_goes(traces: Traces, seat: int, place: Place, to: Place, *, whole: bool = False) -> Traces:
    """One card of a place went to another, and a seat does not know which."""
    own = [one for one in traces if one.seat == seat]
    here = [number for number, one in enumerate(own) if place in one.places]
    if not here:
        return traces
    as_it_was = tuple(one.places for one in own)
    outcomes = [] if whole else [as_it_was]
    outcomes += [instead(as_it_was, number, to) for number in here]
    return [one for one in traces if one.seat != seat] + question(own, outcomes, own)


def instead(places: tuple[frozenset[Place], ...], number: int, to: Place) -> tuple[Any, ...]:
    """Return places with one of several cards moved to another."""
    return (*places[:number], frozenset([to]), *places[number + 1 :])


def pass_one(traces: Traces, seat: int, place: Place, size: int, to: Place) -> Traces:
    """A card of a hand goes to the discard; only its seat sees which."""
    just_there = [one for one in traces if one.places == {place} and not one.cases]
    count = Counter(one.seat for one in just_there if one.seat != seat)
    whole = [other for other in sorted(count) if count[other] == size]
    found = widen([one for one in traces if one.seat not in whole], [place], [to], but=seat)
    for other in whole:
        own = [one for one in traces if one.seat == other]
        found += one_goes(own, other, place, to, whole=True)
    return found


def take(traces: Traces, seat: int, entries: Sequence[int], to: Place) -> Traces:
    """One of some entries of the discard went to a hand, and a seat does not know which."""

    def moves(one: Trace) -> bool:
        return one.seat == seat and max(one.places, default=-1) >= entries[0]

    own = [one for one in traces if moves(one)]
    outcomes: dict[tuple[frozenset[Place], ...], None] = {}
    for gap in entries:
        lower = tuple(
            frozenset(place - (place > gap) for place in one.places if place != gap) for one in own
        )
        here = [number for number, one in enumerate(own) if gap in one.places]
        sure = [n for n in here if own[n].places == {gap} and not own[n].cases]
        if not sure:
            outcomes[lower] = None
        for number in sure or here:
            outcomes[instead(lower, number, to)] = None
    others = [one for one in traces if not moves(one)]
    return others + question(own, list(outcomes), [one for one in traces if one.seat == seat])


def question(
    about: Traces, outcomes: Sequence[tuple[frozenset[Place], ...]], own: Traces
) -> Traces:
    """Split traces by the possible outcomes."""
    number = 1 + max((case[0] for one in own for case in one.cases), default=-1)
    found = []
    for which, one in enumerate(about):
        when: dict[frozenset[Place], list[Case]] = {}
        for outcome, places in enumerate(outcomes):
            when.setdefault(places[which], []).append((number, len(outcomes), outcome))
        found += [
            one._replace(places=there, cases=one.cases | frozenset(cases if len(when) > 1 else []))
            for there, cases in when.items()
        ]
    return found


def holds(one: Trace, truth: Iterable[Case]) -> bool:
    """Return whether a trace holds, given an outcome of each question."""
    true = frozenset(truth)
    return all(any(case in true for case in one.cases if case[0] == n) for n, _ in asked([one]))


def asked(traces: Iterable[Trace]) -> list[tuple[int, int]]:
    """Return the questions in traces, with their numbers of outcomes."""
    return sorted({case[:2] for one in traces for case in one.cases})


def case_by_case(traces: Traces, change: Callable[[Traces], Traces]) -> Traces:
    """Change traces separately in every combination of outcomes."""
    questions = asked(traces)
    if not questions:
        return change(traces) if traces else []
    columns = []
    for number, many in questions:
        groups: dict[tuple[bool, ...], tuple[Case, ...]] = {}
        for case in ((number, many, outcome) for outcome in range(many)):
            same = tuple(case in one.cases for one in traces)
            groups[same] = (*groups.get(same, ()), case)
        columns.append(list(groups.values()))
    came_out: dict[tuple[Trace, int], list[tuple[tuple[Case, ...], ...]]] = {}
    for groups_now in product(*columns):
        first = [group[0] for group in groups_now]
        true = [one._replace(cases=frozenset()) for one in traces if holds(one, first)]
        again: Counter[Trace] = Counter()
        for one in change(true):
            came_out.setdefault((one, again[one]), []).append(groups_now)
            again[one] += 1
    return [
        one._replace(cases=cases)
        for (one, _), combinations in came_out.items()
        for cases in conditions(questions, combinations)
    ]


def conditions(
    questions: Sequence[tuple[int, int]], combinations: list[tuple[tuple[Case, ...], ...]]
) -> list[frozenset[Case]]:
    """Return the conditions of a trace that resulted in some combinations of groups."""
    columns = [set(column) for column in zip(*combinations, strict=True)]
    if prod(map(len, columns)) == len(combinations):
        combinations = [tuple(tuple(chain(*column)) for column in columns)]
    return [
        frozenset(
            case
            for cases, (_, many) in zip(combination, questions, strict=True)
            if len(cases) < many
            for case in cases
        )
        for combination in combinations
    ]
