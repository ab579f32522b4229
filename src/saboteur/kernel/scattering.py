"""Dealing the cards that a seat cannot see, consistent with its knowledge."""

from collections import Counter
from collections.abc import Iterable
from typing import TypeAlias

from saboteur.kernel.knowledge import Place, Trace, Traces, worlds
from saboteur.kernel.randomness import Stream

Slots: TypeAlias = list[tuple[Place, int | None]]
"""Places, each with the card that is known to be there, or ``None``."""


def fill_slots(slots: Slots, traces: Traces, pool: Counter[int], stream: Stream) -> list[int]:
    """Return a card for each slot: those that the seat knows, the others at random.

    ``pool`` counts the cards that may fill the slots, known ones included. If the seat's knowledge
    leaves a question open, one of the possible cases is chosen. Raises ``ValueError`` if no case is
    possible.
    """
    cases = ((known, sparing) for known in worlds(traces, stream) for sparing in (False, True))
    for known, sparing in cases:
        try:
            found = scatter(known, slots, stream, sparing=sparing)
        except ValueError:
            continue
        seen = Counter(card for card in found if card is not None)
        if seen <= pool:
            unknown = stream.shuffled(sorted((pool - seen).elements()))
            return [unknown.pop() if card is None else card for card in found]
    message = "no world agrees with what the seat knows"
    raise ValueError(message)


def scatter(
    traces: Iterable[Trace],
    slots: Slots,
    stream: Stream,
    *,
    sparing: bool = False,
) -> list[int | None]:
    """Put each trace's card into a slot of one of its places; return the card of each slot.

    A slot that gets no trace keeps its known card or ``None``. A trace may take a slot whose card
    is known to be the same; with ``sparing``, as many traces as possible do, so that no more cards
    of a kind are needed than there are. Raises ``ValueError`` if no assignment exists.
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

    left = stream.shuffled(traces)
    if sparing:
        unknown = [number for number, (_, card) in enumerate(slots) if card is None]
        left = [known for known in left if not settle(known, set(unknown))]
    for known in left:
        if not settle(known, set()):
            raise ValueError(f"no place is left for {known}")
    return [
        card if holder is None else holder.card
        for (_, card), holder in zip(slots, owner, strict=True)
    ]
