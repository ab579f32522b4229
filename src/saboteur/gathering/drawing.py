"""The draw of a heat: everybody meets as many others as possible, and sits on every seat once.

People are put on the seats by lot; then two exchange their seats again and again, always the
exchange that helps somebody most who has met his table before or has had his seat before. Who has
just moved stays for a while, so that the search leaves what is good only nearby. It ends when
nothing is left to mend, or after a number of steps.
"""

from collections import defaultdict
from collections.abc import Collection, Sequence
from typing import Final, final

from saboteur.gathering.model import Choice, Draw, DrawnTable, Past, Room
from saboteur.gathering.sizes import shares, split
from saboteur.kernel.randomness import Stream

STEPS: Final = 4_000
"""So many exchanges are tried: a second of work with a hundred people, if it can't be perfect."""
MET: Final = 4
"""How much worse it is to meet again than to sit on the same seat again."""
APART: Final = 1_000
"""How bad it is for two to meet who shall not."""
REST: Final = 6
"""So many steps, and by lot up to twice as many, whoever was moved stays where he is."""


def draw(
    people: Sequence[Choice],
    rooms: Sequence[Room],
    past: Past,
    seed: str,
    apart: Collection[frozenset[str]] = (),
) -> Draw:
    """Draw the tables of a heat."""
    lot = Stream(seed, "gathering/draw")
    order = lot.shuffled(people)
    offered, byes = _divided(order, rooms, past)
    slots: list[tuple[int, int]] = []
    offers: list[int] = []
    for offer, those in enumerate(offered):
        for size in split(len(those), rooms[offer]):
            slots += [(len(offers), seat) for seat in range(size)]
            offers.append(offer)
    seated = [choice for those in offered for choice in those]
    search = _Search(seated, slots, offers, past, apart)
    placed = search.best(lot)
    tables: list[list[str]] = [[] for _ in offers]
    for (table, _), person in zip(slots, placed, strict=True):
        tables[table].append(person)
    return Draw(
        tuple(DrawnTable(offer, tuple(those)) for offer, those in zip(offers, tables, strict=True)),
        tuple(sorted(byes)),
    )


def _divided(
    order: Sequence[Choice], rooms: Sequence[Room], past: Past
) -> tuple[list[list[Choice]], list[str]]:
    """Say who plays which offer, and who sits out: whoever did so least, then who played most."""
    offered = [[each for each in order if each.offer == offer] for offer in range(len(rooms))]
    free = sorted(
        (each for each in order if each.offer is None), key=lambda each: -past.byes[each.person]
    )
    taken = shares([len(those) for those in offered], len(free), rooms)
    odd = [
        len(those) + more - sum(split(len(those) + more, room))
        for those, more, room in zip(offered, taken, rooms, strict=True)
    ]
    # Whoever has sat out most goes where nobody has to.
    for offer in sorted(range(len(rooms)), key=odd.__getitem__):
        offered[offer] += free[: taken[offer]]
        del free[: taken[offer]]
    byes: list[str] = []
    for those, out in zip(offered, odd, strict=True):
        those.sort(key=lambda each: (past.byes[each.person], -past.played[each.person]))
        byes += [each.person for each in those[:out]]
        del those[:out]
    return offered, byes


@final
class _Search:
    """People on seats, and how well they sit there."""

    def __init__(
        self,
        people: Sequence[Choice],
        slots: Sequence[tuple[int, int]],
        offers: Sequence[int],
        past: Past,
        apart: Collection[frozenset[str]],
    ) -> None:
        self._names = [each.person for each in people]
        self._slots = slots
        self._at = list(range(len(people)))
        """Which slot each has."""
        self._in = list(range(len(people)))
        """Who is on each slot."""
        self._bonds = _bonds(self._names, past, apart)
        self._worn = _worn(self._names, slots, past)
        self._load = self._loads(len(offers))
        self._likes = [
            [each.offer is None or offers[table] == each.offer for table, _ in slots]
            for each in people
        ]

    def best(self, lot: Stream) -> list[str]:
        """Return who is on each slot where the least is left to mend."""
        people = range(len(self._names))
        rests = [0] * len(people)
        total = self._total()
        least, found = total, self._in[:]
        for step in range(1, STEPS + 1):
            uneasy = [each for each in people if self._pain(each)]
            if not uneasy:
                break
            one = uneasy[lot.below(len(uneasy))]
            other, gain = self._partner(one, rests, step)
            if other is None:
                continue
            self._exchange(one, other)
            rests[one] = rests[other] = step + REST + lot.below(REST)
            total += gain
            if total < least:
                least, found = total, self._in[:]
        return [self._names[each] for each in found]

    def _pain(self, one: int) -> int:
        slot = self._at[one]
        return self._load[one][self._slots[slot][0]] + self._worn[one][slot]

    def _total(self) -> int:
        """Add everything up; what two feel about each other counts for both."""
        return sum(map(self._pain, range(len(self._names))))

    def _partner(self, one: int, rests: list[int], step: int) -> tuple[int | None, int]:
        """Return with whom somebody exchanges his seat best, and what that changes."""
        here = self._at[one]
        table = self._slots[here][0]
        load, bonds, worn, likes = (
            self._load[one], self._bonds[one], self._worn[one], self._likes[one],
        )  # fmt: skip
        partner, gain = None, 0
        for other, there in enumerate(self._at):
            if other == one or rests[other] > step:
                continue
            if not (likes[there] and self._likes[other][here]):
                continue
            change = worn[there] + self._worn[other][here] - worn[here] - self._worn[other][there]
            away = self._slots[there][0]
            if away != table:
                theirs = self._load[other]
                change += 2 * (
                    load[away] - load[table] + theirs[table] - theirs[away] - 2 * bonds[other]
                )
            if partner is None or change < gain:
                partner, gain = other, change
        return partner, gain

    def _exchange(self, one: int, other: int) -> None:
        here, there = self._at[one], self._at[other]
        self._at[one], self._at[other] = there, here
        self._in[here], self._in[there] = other, one
        table, away = self._slots[here][0], self._slots[there][0]
        if table == away:
            return
        for load, bonds in zip(self._load, self._bonds, strict=True):
            change = bonds[other] - bonds[one]
            load[table] += change
            load[away] -= change

    def _loads(self, tables: int) -> list[list[int]]:
        """Return, for each person and table, how bad it is to meet those who are there."""
        loads = [[0] * tables for _ in self._names]
        for load, bonds in zip(loads, self._bonds, strict=True):
            for other, slot in enumerate(self._at):
                load[self._slots[slot][0]] += bonds[other]
        return loads


def _bonds(names: Sequence[str], past: Past, apart: Collection[frozenset[str]]) -> list[list[int]]:
    """Return how bad it is for each two to meet: the square of how often they have."""
    place = {name: index for index, name in enumerate(names)}
    bonds = [[0] * len(names) for _ in names]
    costs: defaultdict[frozenset[str], int] = defaultdict(int)
    for pair, often in past.met.items():
        costs[pair] += MET * often**2
    for pair in apart:
        costs[pair] += APART
    for pair, bad in costs.items():
        one, other = (place.get(name) for name in pair)
        if one is not None and other is not None:
            bonds[one][other] = bonds[other][one] = bad
    return bonds


def _worn(names: Sequence[str], slots: Sequence[tuple[int, int]], past: Past) -> list[list[int]]:
    """Return how bad each slot is for each: how much more often he had its seat than another."""
    seats = range(1 + max((seat for _, seat in slots), default=-1))
    worn = []
    for name in names:
        often = [past.sat[name, seat] for seat in seats]
        least = min(often, default=0)
        worn.append([(often[seat] - least) ** 2 for _, seat in slots])
    return worn
