"""Histories of the gold: the draws, piles and hoards consistent with what a seat knows.

The known cards are placed; the others are shuffled and drawn. Payments are determined by the
pile (R-25), so the number of cards paid is evidence about earlier drafts. A card that a seat
traded for nuggets must have been taken by it or paid to it before (R-71). A sampled history
that contradicts either is rejected. If ``MAX_TRIES`` samples are rejected, all histories are
counted, backwards from the last fact, and one of them is drawn: a history is found whenever one
exists.
"""

from collections import Counter
from collections.abc import Container, Iterator, Sequence
from functools import lru_cache
from math import comb, prod
from typing import Final, NamedTuple, TypeAlias

from saboteur.games.classic.scoring import exact_payment
from saboteur.games.classic.state import NOBODY
from saboteur.kernel.randomness import Stream
from saboteur.kernel.value import value_class

Counts: TypeAlias = tuple[int, ...]
"""The number of cards of each worth, from the lowest worth to the highest."""


@value_class
class DraftDrawn:
    """A draft drew cards from the pile, some of them known, others not."""

    known: tuple[int, ...]
    unknown: int
    takers: tuple[int, ...] = ()
    """The seats that took the unknown cards, one after the other."""


@value_class
class DraftHanded:
    """Known ``cards`` of a draft went to ``takers``, one each, in an unknown assignment."""

    cards: tuple[int, ...]
    takers: tuple[int, ...]


@value_class
class PaymentMade:
    """The bank paid a seat some cards; ``cards`` is ``None`` if it is unknown which."""

    owed: int
    count: int
    cards: tuple[int, ...] | None
    seat: int = NOBODY


@value_class
class TradeMade:
    """A seat traded a gold card of this worth; it left the game (R-71)."""

    seat: int
    worth: int


Fact: TypeAlias = DraftDrawn | DraftHanded | PaymentMade | TradeMade
GoldHistory: TypeAlias = tuple[list[list[int]], list[int]]
"""For each fact, the cards of its takers in order; then the cards left in the pile.

These are the unknown cards of a ``DraftDrawn``, the known cards of a ``DraftHanded``, the cards
of a ``PaymentMade``, and none for a ``TradeMade``.
"""

MAX_TRIES: Final = 5_000
"""How many samples are tried before all histories are counted.

A sample takes 0.01 ms per fact; counting may take minutes for long games with many trades.
"""


def sample_history(gold: Sequence[int], facts: tuple[Fact, ...], stream: Stream) -> GoldHistory:
    """Return a random history that agrees with all facts."""
    for _ in range(MAX_TRIES):
        story = _guess(gold, facts, stream)
        if story is not None:
            return story
    return _count(gold, facts, stream)


def _guess(gold: Sequence[int], facts: tuple[Fact, ...], stream: Stream) -> GoldHistory | None:
    """Return a sampled history, or ``None`` if a payment or a trade contradicts it."""
    later = [worth for fact in facts for worth in _known(fact)]
    hidden = stream.shuffled(list((Counter(gold) - Counter(later)).elements()))
    hoards: Counter[tuple[int, int]] = Counter()
    told: list[list[int]] = []
    for fact in facts:
        for worth in _known(fact):
            later.remove(worth)
        cards: list[int] = []
        match fact:
            case DraftDrawn():
                cards = [hidden.pop() for _ in range(fact.unknown)]
                hoards.update(zip(fact.takers, cards, strict=False))
            case DraftHanded():
                cards = stream.shuffled(fact.cards)
                hoards.update(zip(fact.takers, cards, strict=False))
            case PaymentMade():
                paid = _pay(fact, hidden, later)
                if paid is None:
                    return None
                cards = list(paid)
                hoards.update((fact.seat, worth) for worth in paid)
            case TradeMade():
                if not hoards[fact.seat, fact.worth]:
                    return None
                hoards[fact.seat, fact.worth] -= 1
        told.append(cards)
    return told, stream.shuffled(hidden)


def _known(fact: Fact) -> tuple[int, ...]:
    """Return the cards that left the pile with a fact, as far as the observer knows them."""
    if isinstance(fact, DraftDrawn):
        return fact.known
    return fact.cards or () if isinstance(fact, PaymentMade) else ()


def _pay(fact: PaymentMade, hidden: list[int], later: list[int]) -> tuple[int, ...] | None:
    """Return the cards of a payment; remove them from ``hidden`` unless the observer knows them.

    ``later`` are the cards drawn after the payment. Return ``None`` if the bank would have paid
    other cards from this pile.
    """
    known = _known(fact)
    paid = exact_payment((*hidden, *later, *known), fact.owed)
    if len(paid) != fact.count or (known and known != paid):
        return None
    if known:
        return paid
    if Counter(paid) - Counter(hidden):
        return None  # it would take a card that was drawn later
    for worth in paid:
        hidden.remove(worth)
    return paid


def _count(gold: Sequence[int], facts: tuple[Fact, ...], stream: Stream) -> GoldHistory:
    """Count all histories and return a random one."""
    worths = tuple(sorted(set(gold)))
    pile = tuple(gold.count(worth) for worth in worths)
    return count_histories(worths, facts).draw(pile, stream)


@value_class
class Step:
    """One step of a fact: one taker draws a card, or several draw the heap together.

    Small steps keep the number of distinct states low.
    """

    fact: Fact
    place: int
    """Index of the taker that draws in this step.

    ``UNORDERED`` for the heap: the cards of all takers that trade none later.
    """
    singles: int
    """The number of takers that trade later; each draws in a step of its own after the heap."""
    limits: Counts
    """Per traded card, how many are still to be traded after this fact."""


UNORDERED: Final = -1


class Branch(NamedTuple):
    """One possible outcome of a step."""

    cards: Counts
    """The cards that moved."""
    pile: Counts
    lot: Counts
    """The known cards of the current draft that no seat has taken yet."""
    held: Counts
    """Per traded card, how many the seat holds, capped at the number it will still trade."""
    weight: int
    """The number of ways to get this outcome; copies of a card are counted separately."""


@lru_cache(maxsize=4)
def count_histories(worths: tuple[int, ...], facts: tuple[Fact, ...]) -> "HistoryCounter":
    """Return a counter, cached, of the histories that agree with the facts."""
    return HistoryCounter(worths, facts)


class HistoryCounter:
    """All histories that agree with some facts, counted backwards from the last fact."""

    def __init__(self, worths: tuple[int, ...], facts: tuple[Fact, ...]) -> None:
        self.worths = worths
        self.facts = facts
        self.none = (0,) * len(worths)
        trades = [(fact.seat, fact.worth) for fact in facts if isinstance(fact, TradeMade)]
        self.traded = {card: place for place, card in enumerate(sorted(set(trades)))}
        """Index of each traded card, a pair of seat and worth, in ``held`` and ``limits``."""
        self.steps: list[Step] = []
        for number, fact in enumerate(facts):
            later = Counter(
                (other.seat, other.worth)
                for other in facts[number + 1 :]
                if isinstance(other, TradeMade)
            )
            limits = tuple(later[card] for card in self.traded)
            single = _traded_places(fact, {seat for seat, _ in later})
            places = (UNORDERED, *single)
            self.steps += [Step(fact, place, len(single), limits) for place in places]
        self.known: dict[tuple[int, Counts, Counts, Counts], int] = {}

    def draw(self, pile: Counts, stream: Stream) -> GoldHistory:
        """Return a random history, with every deal of the individual cards equally likely."""
        told: list[list[int]] = []
        lot, held = self.none, (0,) * len(self.traded)
        moved: dict[int, list[int]] = {}
        for number, step in enumerate(self.steps):
            branches = list(self.branches(step, pile, lot, held))
            weights = [
                branch.weight * self.ways(number + 1, branch.pile, branch.lot, branch.held)
                for branch in branches
            ]
            chance = stream.below(sum(weights))
            branch = next(
                branch
                for place, branch in enumerate(branches)
                if chance < sum(weights[: place + 1])
            )
            pile, lot, held = branch.pile, branch.lot, branch.held
            moved[step.place] = _spread(self.worths, branch.cards)
            if number + 1 == len(self.steps) or self.steps[number + 1].place == UNORDERED:
                told.append(self._deal(step.fact, moved, lot, stream))
                lot, moved = self.none, {}
        return told, stream.shuffled(_spread(self.worths, pile))

    def _deal(
        self, fact: Fact, moved: dict[int, list[int]], lot: Counts, stream: Stream
    ) -> list[int]:
        """Return the card of each taker of a fact.

        A taker that trades later has the card it drew; the others get the remaining cards at
        random.
        """
        heap = moved.pop(UNORDERED)
        if isinstance(fact, PaymentMade):
            return heap[::-1]  # the largest first
        others = stream.shuffled(heap + _spread(self.worths, lot))
        many = len(others) + len(moved)
        return [moved[place][0] if place in moved else others.pop() for place in range(many)]

    def ways(self, number: int, pile: Counts, lot: Counts, held: Counts) -> int:
        """Return the number of ways to carry out all steps from ``number`` on."""
        if number == len(self.steps):
            return 1
        step = self.steps[number]
        if step.place == UNORDERED:
            lot = self.none
        key = (number, pile, lot, held)
        found = self.known.get(key)
        if found is None:
            found = sum(
                branch.weight * self.ways(number + 1, branch.pile, branch.lot, branch.held)
                for branch in self.branches(step, pile, lot, held)
            )
            self.known[key] = found
        return found

    def branches(self, step: Step, pile: Counts, lot: Counts, held: Counts) -> Iterator[Branch]:
        """Return the possible outcomes of a step."""
        fact = step.fact
        match fact:
            case TradeMade():
                place = self.traded[fact.seat, fact.worth]
                if held[place]:
                    yield Branch(self.none, pile, lot, self._less_one(held, place), 1)
            case PaymentMade():
                yield from self._payments(fact, step, pile, held)
            case DraftHanded() if step.place == UNORDERED:
                yield Branch(self.none, pile, _counts(self.worths, fact.cards), held, 1)
            case DraftHanded():
                for card, left, many in self._singles(lot):
                    after = self._gained(step, held, fact.takers[step.place], card)
                    yield Branch(card, pile, left, after, many)
            case DraftDrawn() if step.place == UNORDERED:
                yield from self._draws(fact, step, pile, held)
            case DraftDrawn():
                for card, left, many in self._singles(pile):
                    after = self._gained(step, held, fact.takers[step.place], card)
                    yield Branch(card, left, lot, after, many)

    def _payments(
        self, fact: PaymentMade, step: Step, pile: Counts, held: Counts
    ) -> Iterator[Branch]:
        cards = exact_payment(tuple(_spread(self.worths, pile)), fact.owed)
        if len(cards) == fact.count and fact.cards in (None, cards):
            paid = _counts(self.worths, cards)
            after = self._gained(step, held, fact.seat, paid)
            yield Branch(paid, _less(pile, paid), self.none, after, 1)

    def _draws(self, fact: DraftDrawn, step: Step, pile: Counts, held: Counts) -> Iterator[Branch]:
        """Return the outcomes of drawing the heap: the cards of takers that trade none later."""
        known = _counts(self.worths, fact.known)
        rest = _less(pile, known)
        if min(rest, default=0) < 0:
            return
        seen = _choices(pile, known)
        for heap in _heaps(rest, fact.unknown - step.singles):
            weight = seen * _choices(rest, heap)
            yield Branch(heap, _less(rest, heap), self.none, held, weight)

    def _singles(self, stock: Counts) -> Iterator[tuple[Counts, Counts, int]]:
        """Return every way to take one card: the card, the cards left and the number of copies."""
        for place, many in enumerate(stock):
            if many:
                card = tuple(int(place == other) for other in range(len(stock)))
                yield card, _less(stock, card), many

    def _gained(self, step: Step, held: Counts, seat: int, cards: Counts) -> Counts:
        """Return ``held`` after a seat got cards, capped at the number it will still trade."""
        after = list(held)
        for worth, many in zip(self.worths, cards, strict=True):
            place = self.traded.get((seat, worth))
            if place is not None:
                after[place] = min(after[place] + many, step.limits[place])
        return tuple(after)

    @staticmethod
    def _less_one(held: Counts, place: int) -> Counts:
        return (*held[:place], held[place] - 1, *held[place + 1 :])


def _traded_places(fact: Fact, traders: Container[int]) -> list[int]:
    """Return the indices of the takers of a draft that trade a card later."""
    if isinstance(fact, DraftDrawn | DraftHanded):
        return [place for place, taker in enumerate(fact.takers) if taker in traders]
    return []


def _heaps(pile: Counts, size: int) -> Iterator[Counts]:
    """Return every way to take ``size`` cards, as counts."""
    if not pile:
        if size == 0:
            yield ()
        return
    for some in range(min(pile[0], size) + 1):
        for others in _heaps(pile[1:], size - some):
            yield (some, *others)


def _choices(pile: Counts, cards: Counts) -> int:
    return prod(comb(many, some) for many, some in zip(pile, cards, strict=True))


def _less(pile: Counts, cards: Counts) -> Counts:
    return tuple([many - some for many, some in zip(pile, cards, strict=True)])


def _counts(worths: tuple[int, ...], cards: Sequence[int]) -> Counts:
    return tuple([cards.count(worth) for worth in worths])


def _spread(worths: tuple[int, ...], counts: Counts) -> list[int]:
    return [worth for worth, many in zip(worths, counts, strict=True) for _ in range(many)]
