"""Knowledge: what a seat has learnt. It is state, written by the operation that teaches it.

A trace is one card whose face a seat has seen and which now lies face down. What was seen is
kept as it was seen and never corrected; whatever may have moved the card since widens the places
where it may lie (R-192). Places are numbers whose meaning belongs to the zone: cells of goals,
seats of roles, hands and discarded cards.

Traces are about different cards, so a world in which each trace's card lies in one of its places
is a world the seat cannot rule out; ``scatter`` finds one, and the real world proves that there
is one.
"""

from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import TypeAlias

from saboteur.kernel.randomness import Stream
from saboteur.kernel.value import value

Place: TypeAlias = int


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
    """A card of this kind left the place for all to see.

    A seat that knows of several such cards cannot tell which of them it was: each of those that
    are left may be where it or the next one was.
    """
    found: list[Trace] = []
    followed: dict[int, list[Trace]] = {}
    for known in traces:
        if known.card == card and place in known.places:
            followed.setdefault(known.seat, []).append(known)
        else:
            found.append(known)
    for group in followed.values():
        group.sort(key=lambda known: (len(known.places), sorted(known.places)))
        found += [
            Trace(after.seat, card, after.seen, before.places | after.places)
            for before, after in pairwise(group)
        ]
    return tuple(found)


def absorbed(traces: Traces, seat: int, place: Place, cards: Iterable[int]) -> Traces:
    """A seat sees every card of a place, now and from now on: its own hand, for example.

    A card it was looking for that may lie here does, if one of its kind is here.
    """
    here = list(cards)
    found: list[Trace] = []
    for known in sorted(traces, key=lambda known: len(known.places)):
        if known.seat != seat or place not in known.places:
            found.append(known)
        elif known.card in here:
            here.remove(known.card)
        elif known.places != {place}:
            found.append(Trace(seat, known.card, known.seen, known.places - {place}))
    return tuple(found)


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
