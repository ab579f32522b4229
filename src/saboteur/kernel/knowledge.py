"""Knowledge: what a seat has learnt. It is state, written by the operation that teaches it.

A trace is one card whose face a seat has seen and which now lies face down. What was seen is
kept as it was seen and never corrected; whatever may have moved the card since widens the places
where it may lie (R-192). Places are numbers whose meaning belongs to the zone: cells of goals,
seats of roles, hands and discarded cards.

Traces are about different cards, so a world in which each trace's card lies in one of its places
is a world the seat cannot rule out; ``scatter`` finds one, and the real world proves that there
is one.

A look is what everybody else knows of it: that a seat has seen the card of a place, and where
that card may lie as far as the table can tell. It is a trace of an ``UNSEEN`` card, and it never
depends on what was seen or on what was done in secret. Two looks of a seat may be at one card.
"""

from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Final, TypeAlias

from saboteur.kernel.randomness import Stream
from saboteur.kernel.value import value

Place: TypeAlias = int

UNSEEN: Final = -1
"""The card of a look."""


@value
class Trace:
    """A card that ``seat`` saw on the place ``seen`` and that lies in one of ``places`` now."""

    seat: int
    card: int
    seen: Place
    places: frozenset[Place]

    @property
    def stale(self) -> bool:
        """Whether the card may have moved since."""
        return len(self.places) > 1 or self.seen not in self.places


Traces: TypeAlias = tuple[Trace, ...]


def trace(seat: int, card: int, place: Place) -> Trace:
    """A seat sees a card on a place."""
    return Trace(seat, card, place, frozenset((place,)))


def looked(looks: Traces, seat: int, place: Place) -> Traces:
    """Everybody sees that a seat looks at a place; a card known to lie there is this one."""
    here = frozenset((place,))
    others = [look for look in looks if look.seat != seat or look.places != here]
    return (*others, trace(seat, UNSEEN, place))


def of_seat(traces: Traces, seat: int) -> Traces:
    """Return what one seat knows."""
    return tuple([known for known in traces if known.seat == seat])


def widened(
    traces: Traces, touching: Iterable[Place], by: Iterable[Place], *, but: int = -1
) -> Traces:
    """Cards on some places may have gone to others, unseen by all seats ``but`` one."""
    touched = frozenset(touching)
    more = frozenset(by)
    return tuple(
        known
        if known.seat == but or touched.isdisjoint(known.places)
        else Trace(known.seat, known.card, known.seen, known.places | more)
        for known in traces
    )


def renamed(
    traces: Traces, names: Mapping[Place, Place], *, follow: bool, only: int | None = None
) -> Traces:
    """All cards of some places went to others, and everybody knows it, or one seat ``only``.

    With ``follow``, a card seen in the old place counts as seen in the new one: a goal that was
    moved. Without, it was seen where it was: a role that its seat gave away.
    """
    return tuple(
        known
        if (only is not None and known.seat != only) or names.keys().isdisjoint(known.places)
        else Trace(
            known.seat,
            known.card,
            names.get(known.seen, known.seen) if follow else known.seen,
            frozenset(names.get(place, place) for place in known.places),
        )
        for known in traces
    )


def left_openly(traces: Traces, place: Place, card: int) -> Traces:
    """A card of this kind left the place for all to see."""
    found: list[Trace] = []
    followed: dict[int, list[Trace]] = {}
    for known in traces:
        if known.card == card and place in known.places:
            followed.setdefault(known.seat, []).append(known)
        else:
            found.append(known)
    for group in followed.values():
        found += _all_but_one(group)
    return tuple(found)


def absorbed(traces: Traces, seat: int, place: Place, cards: Iterable[int]) -> Traces:
    """A seat sees every card of a place, now and from now on: its own hand, for example.

    Of the cards it was looking for, one of each that it sees here is that one; all the others
    lie elsewhere.
    """
    found = list(traces)
    for card in cards:
        group = [
            known
            for known in found
            if known.seat == seat and known.card == card and place in known.places
        ]
        found = [known for known in found if known not in group] + _all_but_one(group)
    return tuple(
        known
        if known.seat != seat or place not in known.places
        else Trace(seat, known.card, known.seen, known.places - {place})
        for known in found
        if known.seat != seat or known.places != {place}
    )


def _all_but_one(group: list[Trace]) -> list[Trace]:
    """One of these cards of a kind is found, and nobody can tell which.

    So each of those that are left may be where it or the next one was.
    """
    group.sort(key=lambda known: (len(known.places), sorted(known.places)))
    return [
        Trace(after.seat, after.card, after.seen, before.places | after.places)
        for before, after in pairwise(group)
    ]


def scatter(
    traces: Iterable[Trace], slots: list[tuple[Place, int | None]], stream: Stream
) -> list[int | None]:
    """Put each trace's card into a slot of one of its places; return the card of each slot.

    A slot is a place and the card that is known to lie there, or ``None``. Raises ``ValueError``
    if there is no such world.
    """
    owner: list[Trace | None] = [None] * len(slots)

    def settle(known: Trace, tried: set[int]) -> bool:
        for number in stream.shuffled(range(len(slots))):
            place, card = slots[number]
            if number in tried or place not in known.places or card not in (None, known.card):
                continue
            tried.add(number)
            other = owner[number]
            if other is None or settle(other, tried):
                owner[number] = known
                return True
        return False

    for known in stream.shuffled(traces):
        if not settle(known, set()):
            raise ValueError(f"no place is left for {known}")
    return [
        card if holder is None else holder.card
        for (_, card), holder in zip(slots, owner, strict=True)
    ]
