"""Knowledge of face-down cards; it is part of the state.

A trace is one card whose face a seat has seen and which now lies face down. Seat, card and place of
the look never change; whatever may have moved the card since widens the places where it may be
(R-192). Places are numbers whose meaning depends on the zone: cells of goals, seats of roles, hands
and discarded cards.

Traces are about different cards, so a world in which each trace's card is in one of its places is a
world the seat cannot rule out; ``scatter`` finds one, and the real world proves that there is one.

A look is public knowledge: a seat has seen the card of a place, and these are the places where the
card may be as far as the table can tell. It is a trace of an ``UNSEEN`` card, and it never depends
on the card seen or on secret actions. Two looks of a seat may be at the same card.

If a seat does not know which of several outcomes happened, places alone would lose how the cards
depend on each other: if the third of five cards was taken, the fourth is the third now. Such an
open question has cases, and a trace may hold in some of them only.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain, groupby, pairwise, product
from math import prod
from typing import Final, TypeAlias

from saboteur.kernel.randomness import Stream
from saboteur.kernel.value import value_class

Place: TypeAlias = int
Places: TypeAlias = frozenset[Place]
Case: TypeAlias = int
"""An answer to an open question: (question × 1024 + number of answers) × 1024 + answer."""

CASE_BASE: Final = 1 << 10
ALWAYS: Final[frozenset[Case]] = frozenset()

UNSEEN: Final = -1
"""Stands in for the card of a look, whose face is not part of public knowledge."""


@value_class
class Trace:
    """A card that ``seat`` saw on the place ``seen`` and that is in one of ``places`` now.

    A trace with ``cases`` holds only if, for each open question that they belong to, one of them is
    the true answer. A trace without places states that its cases are impossible.
    """

    seat: int
    card: int
    seen: Place
    places: Places
    cases: frozenset[Case] = ALWAYS

    @property
    def stale(self) -> bool:
        """Whether the card may have moved since the seat saw it."""
        return len(self.places) > 1 or self.seen not in self.places or bool(self.cases)

    def holds(self, truth: frozenset[Case]) -> bool:
        """Whether the trace holds, given the true case of each open question."""
        return not self.cases or len({case // CASE_BASE for case in self.cases}) == len(
            truth & self.cases
        )

    def with_places(self, places: Places) -> "Trace":
        return Trace(self.seat, self.card, self.seen, places, self.cases)


Traces: TypeAlias = tuple[Trace, ...]


def trace(seat: int, card: int, place: Place) -> Trace:
    """Return the trace of a card that a seat sees on a place."""
    return Trace(seat, card, place, frozenset((place,)))


def add_look(looks: Traces, seat: int, place: Place) -> Traces:
    """Return the looks with a new one of ``seat`` at ``place``.

    It replaces an earlier look of the seat that can only be at this place.
    """
    here = frozenset((place,))
    others = [look for look in looks if look.seat != seat or look.places != here]
    return (*others, trace(seat, UNSEEN, place))


def of_seat(traces: Traces, seat: int) -> Traces:
    return tuple([known for known in traces if known.seat == seat])


def widen_places(
    traces: Traces, places: Iterable[Place], added: Iterable[Place], *, except_seat: int = -1
) -> Traces:
    """Return the traces after cards may have moved, unseen, from ``places`` to ``added``.

    The traces of ``except_seat`` do not change.
    """
    touched = frozenset(places)
    more = frozenset(added)
    return tuple(
        [
            known
            if known.seat == except_seat or touched.isdisjoint(known.places)
            else known.with_places(known.places | more)
            for known in traces
        ]
    )


def rename_places(
    traces: Traces, names: Mapping[Place, Place], *, follow: bool, only: int | None = None
) -> Traces:
    """Return the traces after all cards of some places moved as ``names`` says.

    ``names`` maps old to new places. All seats know of the move, or only the seat ``only``. With
    ``follow``, ``Trace.seen`` changes too (a goal that was moved); without, it stays (a role that
    its seat gave away).
    """
    return tuple(
        known
        if only is not None and known.seat != only
        else Trace(
            known.seat,
            known.card,
            names.get(known.seen, known.seen) if follow else known.seen,
            frozenset(names.get(place, place) for place in known.places),
            known.cases,
        )
        for known in traces
    )


def remove_seen(traces: Traces, place: Place, card: int) -> Traces:
    """Return the traces after a card of kind ``card`` left ``place`` face up.

    A seat that knows of several such cards cannot tell which of them left: in order of their
    places, each remaining trace may be in its own places or in those of the trace before it.
    """
    followed: dict[int, list[Trace]] = {}
    for known in traces:
        if known.card == card and place in known.places:
            followed.setdefault(known.seat, []).append(known)
    if not followed:
        return traces
    found = [known for known in traces if known.card != card or place not in known.places]
    for group in followed.values():
        found += _case_by_case(group, _drop_one)
    return tuple(found)


def _drop_one(group: list[Trace]) -> list[Trace]:
    """Return the traces left of a group of equal cards after one of them has been seen.

    In order of their places, each remaining trace may be in its own places or in those of the trace
    before it.
    """
    group.sort(key=lambda known: (len(known.places), sorted(known.places)))
    return [after.with_places(before.places | after.places) for before, after in pairwise(group)]


def see_cards(traces: Traces, seat: int, place: Place, cards: Iterable[int]) -> Traces:
    """Return the traces after a seat sees all cards of a place, such as its own hand.

    For each card seen there, one trace of such a card that may be at the place is removed. The
    other traces cannot be there.
    """
    found: list[Trace] = []
    touched: list[Trace] = []
    for known in traces:
        (touched if known.seat == seat and place in known.places else found).append(known)
    if not touched:
        return traces
    here = tuple(cards)

    def looked_for(group: list[Trace]) -> list[Trace]:
        left = list(group)
        for card in here:
            same = [known for known in left if known.card == card and place in known.places]
            if same:
                others = [
                    known for known in left if known.card != card or place not in known.places
                ]
                left = others + _drop_one(same)
        return [known.with_places(known.places - {place}) for known in left]

    found += _case_by_case(touched, looked_for)
    return tuple(known for known in found if known.places or known.cases)


def take_unknown(traces: Traces, seat: int, places: Sequence[Place], to: Place) -> Traces:
    """Return the traces after an unknown card of one of ``places`` moved to ``to``.

    ``seat`` does not know from which place. Each of the places holds one card and is removed with
    it: higher places are renumbered to close the gap. A new open question records which known card
    it was, if any.
    """
    others: list[Trace] = []
    moving: list[Trace] = []
    for known in traces:
        moves = known.seat == seat and max(known.places, default=-1) >= places[0]
        (moving if moves else others).append(known)
    spread = tuple([(known.places, known.cases) for known in moving])
    question = next_question(of_seat(traces, seat))
    return (
        *others,
        *_apply_forks(moving, _take_unknown_forks(spread, tuple(places), to, question)),
    )


@lru_cache(maxsize=64)
def _take_unknown_forks(
    spread: "Spread", places: tuple[Place, ...], to: Place, question: int
) -> "Forks":
    """Return the forks for ``take_unknown``, cached: most seats have equal knowledge."""
    outcomes: dict[tuple[Places, ...], None] = {}
    gone = frozenset((to,))
    distinct = {before for before, _ in spread}
    same: dict[Places, Places] = {}  # equal sets are one, so that outcomes are quick to compare
    for gap in places:
        after = {before: _close_gap(before, gap) for before in distinct}
        closed = tuple([same.setdefault(after[before], after[before]) for before, _ in spread])
        here = [number for number, (before, _) in enumerate(spread) if gap in before]
        sure = [number for number in here if spread[number] == (frozenset((gap,)), ALWAYS)]
        if not sure:
            outcomes[closed] = None
        for number in sure or here:
            outcomes[*closed[:number], gone, *closed[number + 1 :]] = None
    return _forks(spread, list(outcomes), question)


def _close_gap(before: Places, gap: Place) -> Places:
    """Return the places without ``gap``; higher places are renumbered."""
    if max(before, default=-1) < gap:
        return before
    return frozenset([place - (place > gap) for place in before if place != gap])


def pass_unseen(traces: Traces, place: Place, size: int, to: Place, *, by: int) -> Traces:
    """Return the traces after one of ``size`` cards of a place moved, seen only by ``by``.

    A seat that knows all these cards learns that one of them moved. For any other seat, each card
    that it knows there may have moved.
    """
    here = [known for known in traces if place in known.places]
    if not here:
        return traces
    sure = frozenset((place,))
    count = Counter([known.seat for known in here if known.places == sure and not known.cases])
    whole = [seat for seat, many in sorted(count.items()) if many == size and seat != by]
    rest = tuple([known for known in traces if known.seat not in whole]) if whole else traces
    found = widen_places(rest, sure, (to,), except_seat=by)
    for seat in whole:
        found += lose_unknown(of_seat(traces, seat), seat, place, to, known=True)
    return found


def lose_unknown(
    traces: Traces, seat: int, place: Place, to: Place, *, known: bool = False
) -> Traces:
    """Return the traces after one card of ``place``, unknown to ``seat``, moved to ``to``.

    ``seat`` cannot tell which card it was; with ``known``, it was certainly one of the cards that
    the seat knows there.
    """
    own = of_seat(traces, seat)
    if not any(place in trace_.places for trace_ in own):
        return traces
    before = tuple(trace_.places for trace_ in own)
    outcomes = [] if known else [before]
    outcomes += [
        (*before[:number], frozenset((to,)), *before[number + 1 :])
        for number, trace_ in enumerate(own)
        if place in trace_.places
    ]
    spread = tuple((trace_.places, trace_.cases) for trace_ in own)
    others = tuple(trace_ for trace_ in traces if trace_.seat != seat)
    return (*others, *_apply_forks(own, _forks(spread, outcomes, next_question(own))))


Spread: TypeAlias = tuple[tuple[Places, frozenset[Case]], ...]
"""For each trace, its places and cases."""
Forks: TypeAlias = tuple[Spread, ...]
"""For each trace, the places and cases of the traces that replace it."""


def next_question(traces: Traces) -> int:
    """Return the number for the next open question of a seat."""
    return 1 + max(
        (case // CASE_BASE // CASE_BASE for known in traces for case in known.cases), default=-1
    )


def _forks(spread: Spread, outcomes: Sequence[tuple[Places, ...]], question: int) -> Forks:
    """Return the forks of traces if one of several outcomes happened, unseen by the seat.

    This is a new open question. An outcome lists the new places of each trace. The places of a
    trace rarely change between successive outcomes, so they are grouped in runs.
    """
    first = (question * CASE_BASE + len(outcomes)) * CASE_BASE
    forks = []
    for (_, before), places_then in zip(spread, zip(*outcomes, strict=True), strict=True):
        cases: dict[Places, list[Case]] = {}
        case = first
        for places, run in groupby(places_then):
            after = case + len(list(run))
            cases.setdefault(places, []).extend(range(case, after))
            case = after
        forks.append(
            tuple(
                (places, before | frozenset(when) if len(cases) > 1 else before)
                for places, when in cases.items()
            )
        )
    return tuple(forks)


def _apply_forks(traces: Sequence[Trace], forks: Forks) -> list[Trace]:
    """Return the traces with each replaced by the ones that its fork lists."""
    return [
        Trace(known.seat, known.card, known.seen, places, cases)
        for known, fork in zip(traces, forks, strict=True)
        for places, cases in fork
    ]


def questions(traces: Iterable[Trace]) -> list[range]:
    """Return the open questions of some traces, each as the range of its cases."""
    numbers = sorted({case // CASE_BASE for known in traces for case in known.cases})
    return [
        range(number * CASE_BASE, number * CASE_BASE + number % CASE_BASE) for number in numbers
    ]


def in_case(traces: Iterable[Trace], truth: Iterable[Case]) -> list[Trace]:
    """Return the traces that hold given the true case of each question, stripped of cases."""
    true = frozenset(truth)
    return [
        Trace(known.seat, known.card, known.seen, known.places)
        for known in traces
        if known.holds(true)
    ]


def worlds(traces: Traces, stream: Stream) -> Iterator[list[Trace]]:
    """Yield the traces that hold for each combination of answers, in random order."""
    open_ = questions(traces)
    for truth in product(*(stream.shuffled(cases) for cases in open_)):
        yield in_case(traces, truth)


def _case_by_case(
    traces: list[Trace], change: Callable[[list[Trace]], list[Trace]]
) -> Sequence[Trace]:
    """Apply ``change`` to one seat's traces in each combination of answers; return them merged."""
    open_ = questions(traces)
    if not open_:
        return change(traces)
    when: dict[tuple[Trace, int], list[tuple[tuple[Case, ...], ...]]] = {}
    for alike in product(*(_alike(traces, cases) for cases in open_)):
        count: Counter[Trace] = Counter()
        for known in change(in_case(traces, [cases[0] for cases in alike])):
            when.setdefault((known, count[known]), []).append(alike)
            count[known] += 1
    return [
        Trace(known.seat, known.card, known.seen, known.places, cases)
        for (known, _), truths in when.items()
        for cases in _cases(open_, truths)
    ]


def _alike(traces: list[Trace], question: range) -> list[tuple[Case, ...]]:
    """Group the cases of a question: each group has the cases in which the same traces hold."""
    groups: dict[tuple[bool, ...], list[Case]] = {}
    for case in question:
        groups.setdefault(tuple([case in known.cases for known in traces]), []).append(case)
    return [tuple(cases) for cases in groups.values()]


def _cases(open_: list[range], truths: list[tuple[tuple[Case, ...], ...]]) -> list[frozenset[Case]]:
    """Return sets of cases that together cover ``truths``.

    It is one set if the questions are independent of each other in ``truths``.
    """
    named = [set(column) for column in zip(*truths, strict=True)]
    if prod(map(len, named)) == len(truths):  # the questions are independent
        truths = [tuple(tuple(chain(*groups)) for groups in named)]
    return [
        frozenset(
            chain(
                *(cases for cases, all_ in zip(truth, open_, strict=True) if len(cases) < len(all_))
            )
        )
        for truth in truths
    ]
