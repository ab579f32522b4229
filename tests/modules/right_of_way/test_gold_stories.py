"""Tests of the census of gold that changes hands, against every deal of a small pile."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations
from math import factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saboteur.games.classic import gold_histories
from saboteur.games.classic.gold_histories import (
    DraftDrawn,
    DraftHanded,
    Fact,
    PaymentMade,
    TradeMade,
    count_histories,
    sample_history,
)
from saboteur.games.classic.scoring import exact_payment
from saboteur.kernel.randomness import Stream
from tests.sampling import sample_cases

Told = tuple[tuple[int, ...], ...]
STANDARD = (1,) * 16 + (2,) * 8 + (3,) * 4


# Every world, one by one


def worlds(gold: Sequence[int], facts: tuple[Fact, ...]) -> Iterator[Told]:
    """Yield every deal of distinguishable cards that agrees with the facts."""
    pile = tuple(enumerate(sorted(gold)))  # each copy of a card by its own number
    yield from _worlds(pile, Counter(), facts)


def _worlds(
    pile: tuple[tuple[int, int], ...], hoards: Counter[tuple[int, int]], facts: tuple[Fact, ...]
) -> Iterator[Told]:
    if not facts:
        yield ()
        return
    for got, left, after in _events(pile, hoards, facts[0]):
        for rest in _worlds(left, after, facts[1:]):
            yield (got, *rest)


def _events(
    pile: tuple[tuple[int, int], ...], hoards: Counter[tuple[int, int]], fact: Fact
) -> Iterator[tuple[tuple[int, ...], tuple[tuple[int, int], ...], Counter[tuple[int, int]]]]:
    if isinstance(fact, TradeMade):
        if hoards[fact.seat, fact.worth]:
            yield (), pile, hoards - Counter({(fact.seat, fact.worth): 1})
    elif isinstance(fact, PaymentMade):
        cards = exact_payment(tuple(worth for _, worth in pile), fact.owed)
        if len(cards) == fact.count and (fact.cards is None or fact.cards == cards):
            left = list(pile)
            for worth in cards:
                left.remove(next(card for card in left if card[1] == worth))
            yield cards, tuple(left), hoards + Counter((fact.seat, worth) for worth in cards)
    elif isinstance(fact, DraftHanded):
        for order in permutations(enumerate(fact.cards)):
            got = tuple(worth for _, worth in order)
            yield got, pile, hoards + Counter(zip(fact.takers, got, strict=False))
    else:
        for drawn in permutations(pile, fact.unknown + len(fact.known)):
            got = tuple(worth for _, worth in drawn[: fact.unknown])
            seen = tuple(sorted(worth for _, worth in drawn[fact.unknown :]))
            if seen == tuple(sorted(fact.known)):
                left = [card for card in pile if card not in drawn]
                yield got, tuple(left), hoards + Counter(zip(fact.takers, got, strict=False))


def orders(facts: tuple[Fact, ...]) -> int:
    """Return how many orders of cards the census counts as one set."""
    found = 1
    for number, fact in enumerate(facts):
        traders = {other.seat for other in facts[number:] if isinstance(other, TradeMade)}
        if isinstance(fact, DraftDrawn | DraftHanded):
            single = sum(taker in traders for taker in fact.takers)
            many = fact.unknown if isinstance(fact, DraftDrawn) else len(fact.cards)
            found *= factorial(many - single)
        if isinstance(fact, DraftDrawn):
            found *= factorial(len(fact.known))
    return found


def counted(gold: Sequence[int], facts: tuple[Fact, ...]) -> int:
    """Return the number of deals, as computed by the census."""
    worths = tuple(sorted(set(gold)))
    pile = tuple(gold.count(worth) for worth in worths)
    found = count_histories(worths, facts)
    return found.ways(0, pile, found.none, (0,) * len(found.traded)) * orders(facts)


# Histories of small piles

SEATS = st.integers(0, 2)
WORTHS = st.integers(1, 3)


@st.composite
def histories(draw: st.DrawFn) -> tuple[list[int], tuple[Fact, ...]]:
    """Return a small pile and facts about it: a possible history, or one that is slightly wrong."""
    gold = draw(st.lists(WORTHS, min_size=1, max_size=5))
    pile = list(gold)
    hoards: list[list[int]] = [[], [], []]
    facts: list[Fact] = []
    for kind in draw(st.lists(st.sampled_from(["draft", "pay", "trade"]), max_size=6)):
        if kind == "draft":
            facts += _draft(draw, pile, hoards)
        elif kind == "pay":
            seat, owed = draw(SEATS), draw(WORTHS)
            cards = exact_payment(tuple(pile), owed)
            for worth in cards:
                pile.remove(worth)
            hoards[seat] += cards
            facts.append(PaymentMade(owed, len(cards), draw(st.sampled_from([None, cards])), seat))
        else:
            seat = draw(SEATS)
            wrong = draw(st.integers(0, 5)) == 0
            if hoards[seat] and not wrong:
                worth = draw(st.sampled_from(hoards[seat]))
                hoards[seat].remove(worth)
                facts.append(TradeMade(seat, worth))
            elif wrong:
                facts.append(TradeMade(seat, draw(WORTHS)))
    return sorted(gold), tuple(facts)


def _draft(draw: st.DrawFn, pile: list[int], hoards: list[list[int]]) -> list[Fact]:
    """Return facts of a draft: some first cards are unknown, the rest is known as a set."""
    many = draw(st.integers(0, min(4, len(pile))))
    cards = [pile.pop() for _ in range(many)]
    takers = draw(st.lists(SEATS, min_size=many, max_size=many))
    for seat, worth in zip(takers, cards, strict=True):
        hoards[seat].append(worth)
    unknown = draw(st.integers(0, many))
    known = tuple(sorted(cards[unknown:]))
    first, rest = tuple(takers[:unknown]), tuple(takers[unknown:])
    return [DraftDrawn(known, unknown, first), DraftHanded(known, rest)]


@pytest.mark.clause("R-71")
@given(histories())
def test_the_census_counts_exactly_the_worlds_there_are(
    history: tuple[list[int], tuple[Fact, ...]],
) -> None:
    gold, facts = history
    assert counted(gold, facts) == sum(1 for _ in worlds(gold, facts))


@pytest.mark.clause("R-71")
@given(histories(), st.integers(0, 99), st.sampled_from([0, 50]))
def test_a_story_is_found_whenever_there_is_one_and_is_one_of_the_worlds(
    history: tuple[list[int], tuple[Fact, ...]], seed: int, tries: int
) -> None:
    gold, facts = history
    possible = set(worlds(gold, facts))
    if not possible:
        return
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(gold_histories, "MAX_TRIES", tries)
        told, pile = sample_history(gold, facts, Stream(str(seed), "gold"))
    assert tuple(map(tuple, told)) in possible
    known = [worth for fact in facts if isinstance(fact, DraftDrawn) for worth in fact.known]
    drawn = [
        worth
        for fact, cards in zip(facts, told, strict=True)
        if isinstance(fact, DraftDrawn | PaymentMade)
        for worth in cards
    ]
    assert sorted([*pile, *known, *drawn]) == gold


# Likelihood of each world

SMALL = (1, 1, 1, 2, 2, 3)
TAKEN_AND_TRADED: tuple[Fact, ...] = (DraftDrawn((), 3, (0, 1, 2)), TradeMade(1, 2))
HANDED_AND_TRADED: tuple[Fact, ...] = (
    DraftDrawn((1, 2, 3), 1, (0,)),
    DraftHanded((2,), (1,)),
    DraftHanded((1, 3), (2, 0)),
    TradeMade(0, 1),
)
PAID_AND_TRADED: tuple[Fact, ...] = (
    DraftDrawn((), 2, (0, 1)),
    PaymentMade(3, 2, None, 2),
    TradeMade(0, 3),
    TradeMade(2, 1),
)
THREE_TRADES: tuple[Fact, ...] = (
    DraftDrawn((), 2, (0, 1)),
    DraftDrawn((), 2, (1, 0)),
    TradeMade(0, 1),
    TradeMade(1, 2),
    TradeMade(1, 1),
)


@pytest.mark.clause("R-71")
@pytest.mark.parametrize("tries", [0, 50])
@pytest.mark.parametrize(
    "facts",
    sample_cases(
        [(TAKEN_AND_TRADED,), (HANDED_AND_TRADED,), (PAID_AND_TRADED,), (THREE_TRADES,)],
        2,
    ),
)
def test_stories_are_as_likely_as_worlds(
    facts: tuple[Fact, ...], tries: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gold_histories, "MAX_TRIES", tries)
    many = 3000
    told = Counter(
        tuple(map(tuple, sample_history(SMALL, facts, Stream(str(seed), "gold"))[0]))
        for seed in range(many)
    )
    real = Counter(worlds(SMALL, facts))
    assert set(told) == set(real)
    for story, times in real.items():
        assert told[story] / many == pytest.approx(times / real.total(), abs=0.04)


@pytest.mark.clause("R-71")
@pytest.mark.parametrize("seed", sample_cases(range(5), 2))
def test_many_rare_trades_in_a_full_game_are_explained(seed: int) -> None:
    """Of ten seats, seven take gold in each of two drafts, then seven trade the rarest cards."""
    first = Stream(f"first/{seed}", "seats").shuffled(range(10))[:7]
    second = Stream(f"second/{seed}", "seats").shuffled(range(10))[:7]
    trades = [(seat, 3) for seat in first[:3]] + [(seat, 2) for seat in second[:4]]
    facts: tuple[Fact, ...] = (
        DraftDrawn((), 7, tuple(first)),
        DraftDrawn((2,), 6, tuple(second[:6])),
        DraftHanded((2,), (second[6],)),
        *(TradeMade(seat, worth) for seat, worth in trades),
    )
    told, _ = sample_history(STANDARD, facts, Stream(str(seed), "gold"))
    hoards: Counter[tuple[int, int]] = Counter()
    for fact, cards in zip(facts, told, strict=True):
        if isinstance(fact, DraftDrawn | DraftHanded):
            hoards.update(zip(fact.takers, cards, strict=True))
    assert not Counter(trades) - hoards


@pytest.mark.clause("R-71")
def test_a_card_cannot_be_traded_before_it_is_paid() -> None:
    early: tuple[Fact, ...] = (TradeMade(0, 1), PaymentMade(1, 1, None, 0))
    late: tuple[Fact, ...] = (PaymentMade(1, 1, None, 0), TradeMade(0, 1))
    assert (counted(SMALL, early), counted(SMALL, late)) == (0, 1)
