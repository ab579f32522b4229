"""Knowledge: what a seat has learnt. It is state, written by the operation that teaches it.

A trace is one card whose face a seat has seen and which now lies face down. What was seen is
kept as it was seen and never corrected; whatever may have moved the card since widens the places
where it may lie (R-192). Places are numbers whose meaning belongs to the zone: cells of goals,
seats of roles, hands and discarded cards.

Traces are about different cards, so a world in which each trace's card lies in one of its places
is a world the seat cannot rule out; ``scatter`` finds one, and the real world proves that there
is one.

A look is the public knowledge of it: that a seat has seen the card of a place, and where
that card may lie as far as the table can tell. It is a trace of an ``UNSEEN`` card, and it never
depends on what was seen or on what was done in secret. Two looks of a seat may be at one card.

Where one of several things happened and the seat does not know which, places alone would forget
how the cards hang together: if the third of five cards was taken, the fourth is the third now.
Such an open question has cases, and a trace may hold in some of them only.
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
"""One of the answers to an open question: (question's number × 1024 + how many) × 1024 + which."""

CASE_BASE: Final = 1 << 10
ALWAYS: Final[frozenset[Case]] = frozenset()

UNSEEN: Final = -1
"""The card of a look."""


@value_class
class Trace:
    """A card that ``seat`` saw on the place ``seen`` and that lies in one of ``places`` now.

    It holds if, of every question of which it names ``cases``, one of those is the true one. A
    card that lies nowhere says that they are not.
    """

    seat: int
    card: int
    seen: Place
    places: Places
    cases: frozenset[Case] = ALWAYS

    @property
    def stale(self) -> bool:
        """Whether the card may have moved since."""
        return len(self.places) > 1 or self.seen not in self.places or bool(self.cases)

    def holds(self, truth: frozenset[Case]) -> bool:
        """Whether it holds if these cases, one of each open question, are the true ones."""
        return not self.cases or len({case // CASE_BASE for case in self.cases}) == len(
            truth & self.cases
        )

    def with_places(self, places: Places) -> "Trace":
        """Return the trace with other places."""
        return Trace(self.seat, self.card, self.seen, places, self.cases)


Traces: TypeAlias = tuple[Trace, ...]


def trace(seat: int, card: int, place: Place) -> Trace:
    """A seat sees a card on a place."""
    return Trace(seat, card, place, frozenset((place,)))


def add_look(looks: Traces, seat: int, place: Place) -> Traces:
    """All seats see that one looks at a place; a card known to lie there is this one."""
    here = frozenset((place,))
    others = [look for look in looks if look.seat != seat or look.places != here]
    return (*others, trace(seat, UNSEEN, place))


def of_seat(traces: Traces, seat: int) -> Traces:
    """Return what one seat knows."""
    return tuple([known for known in traces if known.seat == seat])


def widen_places(
    traces: Traces, places: Iterable[Place], added: Iterable[Place], *, except_seat: int = -1
) -> Traces:
    """Cards on some places may have gone to others, unseen by all seats ``except_seat`` one."""
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
    """All cards of some places went to others; all seats know it, or one seat ``only``.

    With ``follow``, a card seen in the old place counts as seen in the new one: a goal that was
    moved. Without, it was seen where it was: a role that its seat gave away.
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
    """A card of this kind left the place for all to see.

    A seat that knows of several such cards cannot tell which of them it was: each of those that
    are left may be where it or the next one was.
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
    """One of these cards of a kind is found, and it is unknown which.

    So each of those that are left may be where it or the next one was.
    """
    group.sort(key=lambda known: (len(known.places), sorted(known.places)))
    return [after.with_places(before.places | after.places) for before, after in pairwise(group)]


def see_cards(traces: Traces, seat: int, place: Place, cards: Iterable[int]) -> Traces:
    """A seat sees every card of a place, now and from now on: its own hand, for example.

    Of the cards it was looking for, one of each that it sees here is that one; all the others
    lie elsewhere.
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
    """One card of some places, the seat does not know which, went to the place ``to``.

    Each of the places holds one card and is gone with it: those behind it are renamed to close
    the gap. Which of the cards it knows of was the one, if any, is an open question from now on.
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
    """Return the result of ``take_unknown``, cached because most seats know the same."""
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
    """Remove one place and close the gap."""
    if max(before, default=-1) < gap:
        return before
    return frozenset([place - (place > gap) for place in before if place != gap])


def pass_unseen(traces: Traces, place: Place, size: int, to: Place, *, by: int) -> Traces:
    """One of the ``size`` cards of a place went to another; the seat ``added`` alone saw which.

    To those who know all these cards it is one of them. To others it may be any they know there.
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
    """One of the cards of a place, the seat does not know which, went to the place ``to``.

    ``known`` says that it is one of those that the seat knows there.
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
"""Of each trace, its places and cases."""
Forks: TypeAlias = tuple[Spread, ...]
"""Of each trace, those of the traces that it becomes."""


def next_question(traces: Traces) -> int:
    """Return the number of the next question that a seat has to leave open."""
    return 1 + max(
        (case // CASE_BASE // CASE_BASE for known in traces for case in known.cases), default=-1
    )


def _forks(spread: Spread, outcomes: Sequence[tuple[Places, ...]], question: int) -> Forks:
    """One of several things happened, and a seat does not know which: a new open question.

    An outcome says for each of the traces where it is then; that changes but a few times from the
    first to the last.
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
    """Replace each trace by those that it becomes."""
    return [
        Trace(known.seat, known.card, known.seen, places, cases)
        for known, fork in zip(traces, forks, strict=True)
        for places, cases in fork
    ]


def questions(traces: Iterable[Trace]) -> list[range]:
    """List the open questions that some traces name, each as the range of its cases."""
    numbers = sorted({case // CASE_BASE for known in traces for case in known.cases})
    return [
        range(number * CASE_BASE, number * CASE_BASE + number % CASE_BASE) for number in numbers
    ]


def in_case(traces: Iterable[Trace], truth: Iterable[Case]) -> list[Trace]:
    """List what holds if these cases, one of each question, are the true ones."""
    true = frozenset(truth)
    return [
        Trace(known.seat, known.card, known.seen, known.places)
        for known in traces
        if known.holds(true)
    ]


def worlds(traces: Traces, stream: Stream) -> Iterator[list[Trace]]:
    """Answer the open questions in every way, in random order: what holds in each of them."""
    open_ = questions(traces)
    for truth in product(*(stream.shuffled(cases) for cases in open_)):
        yield in_case(traces, truth)


def _case_by_case(
    traces: list[Trace], change: Callable[[list[Trace]], list[Trace]]
) -> Sequence[Trace]:
    """Change traces of one seat that bear on each other, in every case by itself."""
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
    """Put the cases of a question together in which the same traces hold."""
    groups: dict[tuple[bool, ...], list[Case]] = {}
    for case in question:
        groups.setdefault(tuple([case in known.cases for known in traces]), []).append(case)
    return [tuple(cases) for cases in groups.values()]


def _cases(open_: list[range], truths: list[tuple[tuple[Case, ...], ...]]) -> list[frozenset[Case]]:
    """Return the smallest number of sets of cases in which something holds."""
    named = [set(column) for column in zip(*truths, strict=True)]
    if prod(map(len, named)) == len(truths):  # the questions do not hang together
        truths = [tuple(tuple(chain(*groups)) for groups in named)]
    return [
        frozenset(
            chain(
                *(cases for cases, all_ in zip(truth, open_, strict=True) if len(cases) < len(all_))
            )
        )
        for truth in truths
    ]
