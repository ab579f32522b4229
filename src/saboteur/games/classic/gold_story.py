"""How the gold may have gone: the piles and draws that agree with all that a seat knows.

The known cards are laid out, the others are shuffled and drawn. Payments are forced by the pile
(R-25), so the number of cards paid tells something of what the drafts before took: a story that
contradicts it is told again. Where the facts are so odd that guessing does not find a story soon,
all stories are counted, backwards from the last fact, and one of them is drawn. So one is found
whenever one exists.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import comb, prod
from typing import Final, TypeAlias

from saboteur.games.classic.sharing import exact_payment
from saboteur.kernel.randomness import Stream
from saboteur.kernel.value import value

Counts: TypeAlias = tuple[int, ...]
"""How many cards of each worth, in the order of the worths."""


@value
class Drawn:
    """A draft drew cards from the pile: some of them are known, so many others are not."""

    known: tuple[int, ...]
    unknown: int


@value
class Paid:
    """The bank paid a saboteur in so many cards; ``cards`` if the seat knows which."""

    owed: int
    count: int
    cards: tuple[int, ...] | None


Fact: TypeAlias = Drawn | Paid
Story: TypeAlias = tuple[list[list[int]], list[int]]
"""Fact by fact, the unknown cards drawn or the cards paid; then the pile that is left."""

TRIES: Final = 50
"""How often a story is guessed before all are counted."""


def tell(gold: Sequence[int], facts: tuple[Fact, ...], stream: Stream) -> Story:
    """Tell a story that agrees with all facts."""
    for _ in range(TRIES):
        story = _guess(gold, facts, stream)
        if story is not None:
            return story
    return _count(gold, facts, stream)


def _guess(gold: Sequence[int], facts: tuple[Fact, ...], stream: Stream) -> Story | None:
    """Draw the unknown cards blindly; ``None`` if a payment contradicts them."""
    later = [worth for fact in facts for worth in _known(fact)]
    rest = list((Counter(gold) - Counter(later)).elements())
    hidden = stream.shuffled(rest)
    told: list[list[int]] = []
    for fact in facts:
        for worth in _known(fact):
            later.remove(worth)
        if isinstance(fact, Drawn):
            told.append([hidden.pop() for _ in range(fact.unknown)])
            continue
        known = list(_known(fact))
        paid = exact_payment((*hidden, *later, *known), fact.owed)
        if len(paid) != fact.count or (known and tuple(known) != paid):
            return None
        if not known and Counter(paid) - Counter(hidden):
            return None  # it would take a card that was drawn later
        for worth in () if known else paid:
            hidden.remove(worth)
        told.append(list(paid))
    return told, stream.shuffled(hidden)


def _known(fact: Fact) -> tuple[int, ...]:
    return fact.known if isinstance(fact, Drawn) else fact.cards or ()


def _count(gold: Sequence[int], facts: tuple[Fact, ...], stream: Stream) -> Story:
    """Count all stories and draw one."""
    worths = tuple(sorted(set(gold)))
    pile = tuple(gold.count(worth) for worth in worths)
    told: list[list[int]] = []
    for place, fact in enumerate(facts):
        later = facts[place + 1 :]
        branches = [
            (cards, left, weight * ways(worths, left, later))
            for cards, left, weight in _branches(worths, pile, fact)
        ]
        lot = stream.below(sum(weight for _, _, weight in branches))
        for cards, left, weight in branches:
            lot -= weight
            if lot < 0:
                told.append(stream.shuffled(_spread(worths, cards)))
                pile = left
                break
    return told, stream.shuffled(_spread(worths, pile))


@lru_cache(maxsize=1 << 14)
def ways(worths: tuple[int, ...], pile: Counts, facts: tuple[Fact, ...]) -> int:
    """Count the ways of drawing the unknown cards that agree with all facts from here on."""
    if not facts:
        return 1
    return sum(
        weight * ways(worths, left, facts[1:])
        for _, left, weight in _branches(worths, pile, facts[0])
    )


def _branches(
    worths: tuple[int, ...], pile: Counts, fact: Fact
) -> Iterator[tuple[Counts, Counts, int]]:
    """List what one fact may have taken: the cards in question, the pile left, in how many ways."""
    if isinstance(fact, Paid):
        cards = exact_payment(tuple(_spread(worths, pile)), fact.owed)
        if len(cards) == fact.count and fact.cards in (None, cards):
            paid = tuple(cards.count(worth) for worth in worths)
            yield paid, _less(pile, paid), 1
        return
    known = tuple(fact.known.count(worth) for worth in worths)
    rest = _less(pile, known)
    if min(rest) < 0:
        return
    seen = prod(comb(many, known_) for many, known_ in zip(pile, known, strict=True))
    for drawn in _draws(rest, fact.unknown):
        hidden = prod(comb(many, some) for many, some in zip(rest, drawn, strict=True))
        yield drawn, _less(rest, drawn), seen * hidden


def _draws(pile: Counts, size: int) -> Iterator[Counts]:
    """List every way to take ``size`` cards, as counts."""
    if not pile:
        if size == 0:
            yield ()
        return
    for some in range(min(pile[0], size) + 1):
        for others in _draws(pile[1:], size - some):
            yield (some, *others)


def _less(pile: Counts, cards: Counts) -> Counts:
    return tuple(many - some for many, some in zip(pile, cards, strict=True))


def _spread(worths: tuple[int, ...], counts: Counts) -> list[int]:
    return [worth for worth, many in zip(worths, counts, strict=True) for _ in range(many)]
