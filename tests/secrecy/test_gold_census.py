"""Sampled histories of the gold, compared with all orders of a small pile."""

from collections import Counter
from itertools import permutations

import pytest

from saboteur.games.classic import gold_histories
from saboteur.games.classic.gold_histories import DraftDrawn, Fact, PaymentMade, sample_history
from saboteur.kernel.randomness import Stream
from tests.sampling import sample_cases

SMALL_PILE = (1, 1, 1, 2, 2, 3)
STANDARD_PILE = (1,) * 16 + (2,) * 8 + (3,) * 4

# Draw two unseen cards, then one saboteur is paid 3 in two cards: so no 3 was left, but a 2 was.
UNLIKELY_FACTS: tuple[Fact, ...] = (DraftDrawn((), 2), PaymentMade(3, 2, None))
# A seat that was handed 2 and 3 knows that a seat before it took one of the others.
HANDED_FACTS: tuple[Fact, ...] = (DraftDrawn((2, 3), 1),)


def draws_by_hand(facts: tuple[Fact, ...]) -> Counter[tuple[int, ...]]:
    """Count the first drafts over all orders of the pile that agree with the facts."""
    found: Counter[tuple[int, ...]] = Counter()
    for order in permutations(SMALL_PILE):
        if facts is UNLIKELY_FACTS:
            left = Counter(order[2:])
            if left[3] == 0 and left[2] >= 1 and left[1] >= 1:
                found[tuple(sorted(order[:2]))] += 1
        elif order[1:3] == (2, 3):
            found[order[:1]] += 1
    return found


@pytest.mark.parametrize("tries", [0, 50])
@pytest.mark.parametrize("facts", [UNLIKELY_FACTS, HANDED_FACTS])
def test_stories_are_as_likely_as_deals(
    facts: tuple[Fact, ...], tries: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gold_histories, "MAX_TRIES", tries)
    many = 3000
    told = Counter(
        tuple(sorted(sample_history(SMALL_PILE, facts, Stream(str(seed), "gold"))[0][0]))
        for seed in range(many)
    )
    dealt = draws_by_hand(facts)
    assert set(told) == set(dealt)
    for drawn, times in dealt.items():
        assert told[drawn] / many == pytest.approx(times / dealt.total(), abs=0.04)


@pytest.mark.parametrize("seed", sample_cases(range(20), 2))
def test_a_story_is_found_however_rare_it_is(seed: int) -> None:
    """Seven unseen cards were all 2s, since only one 2 was left to pay four saboteurs."""
    payments: list[Fact] = [PaymentMade(2, count, None) for count in (1, 2, 2, 2)]
    facts = (DraftDrawn((), 7), *payments)
    told, pile = sample_history(STANDARD_PILE, facts, Stream(str(seed), "gold"))
    assert told == [[2] * 7, [2], [1, 1], [1, 1], [1, 1]]
    assert Counter(pile) == {1: 10, 3: 4}
