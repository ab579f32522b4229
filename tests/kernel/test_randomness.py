"""Tests of named random streams, recomputed with hashlib from their description."""

import hashlib
from collections import Counter
from collections.abc import Iterator
from itertools import count, islice, permutations

import pytest

from saboteur.kernel.randomness import Stream, derive, pick, shuffle

SEEDS = ["friday", "", "Émile ⛏", "x" * 200]
PURPOSES = ["round/1/deck", "gold", "", "première"]


def words(seed: str, purpose: str) -> Iterator[int]:
    """Yield the 32-bit numbers of a stream, big-endian, eight to a block."""
    for block in count():
        message = seed.encode("utf-8") + b"\0" + purpose.encode("utf-8") + b"\0"
        digest = hashlib.sha256(message + block.to_bytes(4, "big")).digest()
        for place in range(0, 32, 4):
            yield int.from_bytes(digest[place : place + 4], "big")


def fair(numbers: Iterator[int], limit: int) -> int:
    """Return the next number below a limit, skipping numbers that would make it biased."""
    return next(word for word in numbers if word < 2**32 // limit * limit) % limit


def mixed(items: list[int], numbers: Iterator[int]) -> list[int]:
    """Return a Fisher–Yates shuffle of the items, from the last place down."""
    mixed = list(items)
    for last in range(len(mixed) - 1, 0, -1):
        other = fair(numbers, last + 1)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("purpose", PURPOSES)
def test_a_stream_is_what_its_description_says(seed: str, purpose: str) -> None:
    stream = Stream(seed, purpose)
    assert [stream.below(2**32) for _ in range(50)] == list(islice(words(seed, purpose), 50))


@pytest.mark.parametrize("limit", [1, 2, 3, 6, 28, 67, 2**31, 2**31 + 1, 3 * 2**30])
def test_numbers_below_a_limit_are_what_their_description_says(limit: int) -> None:
    stream = Stream("friday", "dice")
    numbers = words("friday", "dice")
    for _ in range(200):
        assert stream.below(limit) == fair(numbers, limit) < limit


@pytest.mark.parametrize("size", [0, 1, 2, 3, 11, 28, 67])
@pytest.mark.parametrize("seed", SEEDS)
def test_a_shuffle_is_what_its_description_says(size: int, seed: str) -> None:
    items = list(range(size))
    assert shuffle(items, seed, "round/2/deck") == mixed(items, words(seed, "round/2/deck"))
    assert items == list(range(size))  # the original list is unchanged


@pytest.mark.parametrize("seed", SEEDS)
def test_a_pick_is_the_first_number_of_its_stream(seed: str) -> None:
    assert pick(10, seed, "first-player") == fair(words(seed, "first-player"), 10)


VECTOR_WORDS = [713758997, 2643518949, 4173245733]
VECTOR_SHUFFLE = [6, 8, 2, 5, 9, 7, 4, 1, 0, 3]
VECTOR_DERIVED = "b2a9eb533a6dc507e27b32fcc682b93a"


def test_fixed_vectors() -> None:
    assert list(islice(words("friday", "gold"), 3)) == VECTOR_WORDS
    assert Stream("friday", "gold").below(2**32) == VECTOR_WORDS[0]
    assert shuffle(range(10), "friday", "round/1/deck") == VECTOR_SHUFFLE
    assert derive("friday", "complete") == VECTOR_DERIVED


def test_every_order_is_equally_likely() -> None:
    found = Counter(tuple(shuffle("abc", f"seed {n}", "order")) for n in range(3000))
    assert set(found) == set(permutations("abc"))
    assert max(abs(many - 500) for many in found.values()) < 100  # five standard deviations


def test_every_card_comes_to_every_place_equally_often() -> None:
    places = Counter(
        (card, place)
        for n in range(1000)
        for place, card in enumerate(shuffle(range(10), f"seed {n}", "deck"))
    )
    assert len(places) == 100
    assert max(abs(many - 100) for many in places.values()) < 50  # five standard deviations


def test_purposes_are_independent() -> None:
    pairs = Counter((pick(4, f"s{n}", "one"), pick(4, f"s{n}", "two")) for n in range(3200))
    assert len(pairs) == 16
    assert max(abs(many - 200) for many in pairs.values()) < 70  # five standard deviations


def test_a_seed_and_a_purpose_are_not_confused_with_each_other() -> None:
    starts = [Stream(*names).below(2**32) for names in (("ab", "c"), ("a", "bc"), ("", "abc"))]
    assert len(set(starts)) == 3


def test_the_same_address_always_gives_the_same() -> None:
    assert shuffle(range(67), "s", "deck") == shuffle(range(67), "s", "deck")
    assert shuffle(range(67), "s", "deck") != shuffle(range(67), "t", "deck")
    assert shuffle(range(67), "s", "deck") != shuffle(range(67), "s", "gold")


def test_a_derived_seed_is_new_and_fit_for_a_seed() -> None:
    derived = {derive(seed, purpose) for seed in SEEDS for purpose in PURPOSES}
    assert len(derived) == len(SEEDS) * len(PURPOSES)
    assert all(len(seed) == 32 and set(seed) <= set("0123456789abcdef") for seed in derived)
