"""Traces of seen face-down cards, as written in positions."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import NamedTuple


class TraceLine(NamedTuple):
    """A line about a seen face-down card: where it was, and where it may be now."""

    seat: int
    seen: str
    card: str
    now: frozenset[str]
    cases: tuple[tuple[str, int, frozenset[int]], ...] = ()
    """Open questions: number, count of answers, and the answers for which the line holds."""

    @property
    def stale(self) -> bool:
        """Return whether the card may have moved."""
        return self.now != {self.seen} or bool(self.cases)

    def holds(self, truth: Mapping[str, int]) -> bool:
        """Return whether the trace holds with these answers to the open questions."""
        return all(truth[number] in which for number, _, which in self.cases)


def check_traces(traces: Sequence[TraceLine], places: Mapping[str, Sequence[str]]) -> None:
    """Assert that every card a seat has seen is in one of its possible places."""
    for seat in {saw.seat for saw in traces}:
        own = [saw for saw in traces if saw.seat == seat]
        assert any(
            matches([saw for saw in own if saw.holds(truth)], places) for truth in _truths(own)
        ), f"{own} in {places}"


def _truths(traces: Sequence[TraceLine]) -> Iterator[Mapping[str, int]]:
    """Yield every combination of answers to the traces' open questions."""
    sizes = {number: size for saw in traces for number, size, _ in saw.cases}
    for answers in product(*(range(size) for size in sizes.values())):
        yield dict(zip(sizes, answers, strict=True))


def matches(traces: Sequence[TraceLine], places: Mapping[str, Sequence[str]]) -> bool:
    """Return whether each trace can get a card of its own in one of its possible places.

    The assignment is found by augmenting paths.
    """
    held: dict[tuple[str, str], list[TraceLine]] = {}

    def settle(saw: TraceLine, tried: set[str]) -> bool:
        for place in saw.now:
            if place in tried:
                continue
            tried.add(place)
            holders = held.setdefault((place, saw.card), [])
            if len(holders) < list(places.get(place, ())).count(saw.card):
                holders.append(saw)
                return True
            for number, other in enumerate(holders):
                if settle(other, tried):
                    holders[number] = saw
                    return True
        return False

    return all(settle(saw, set()) for saw in traces)
