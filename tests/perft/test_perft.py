"""Tests that the counts of move sequences are as recorded, computed in either way."""

import pytest

from tests.perft.counts import HERE, Count, counts, divide, perft, slow_moves, slow_perft
from tests.sampling import PLAIN_SETS, SETS_BY_MODULE, SeededRandom, sample_cases

MAX_SLOW_COUNT = 50
"""The maximum number of positions of a slow count."""
MAX_QUICK_COUNT = 1000
"""Maximum number of positions of a quick count; only sampled counts go deeper."""

COUNTS = counts()


def one_of_each_kind() -> list[Count]:
    """Return a turn of every rule set, and every other kind of decision once in each family."""
    kinds: dict[tuple[str, str], list[Count]] = {}
    for count in COUNTS:
        box = count.setting.ruleset.partition("+")[0].removesuffix("2")
        where = count.setting.ruleset if count.kind == "turn" else box
        kinds.setdefault((where, count.kind), []).append(count)
    dice = SeededRandom("perft")
    return [dice.choice(alike) for alike in kinds.values()]


def one_deep_count_of_each_box() -> list[Count]:
    """Return a count above ``MAX_QUICK_COUNT`` for each box, alone and with modules."""
    deep: dict[tuple[str, bool], list[Count]] = {}
    for count in COUNTS:
        if max(count.sequences[:-1]) > MAX_QUICK_COUNT:
            box, _, modules = count.setting.ruleset.partition("+")
            deep.setdefault((box, bool(modules)), []).append(count)
    dice = SeededRandom("deep perft")
    return [dice.choice(alike) for alike in deep.values()]


per_count = pytest.mark.parametrize("count", COUNTS, ids=lambda count: count.name)


@per_count
def test_the_quick_count_is_as_written(count: Count) -> None:
    before = (1, *count.sequences)
    count_quickly(count, sum(positions <= MAX_QUICK_COUNT for positions in before[:-1]))


@pytest.mark.parametrize("count", one_deep_count_of_each_box(), ids=lambda count: count.name)
def test_the_quick_count_is_as_written_far_down(count: Count) -> None:
    count_quickly(count, len(count.sequences))


@pytest.mark.soak
@per_count
def test_the_quick_count_is_as_written_to_the_end(count: Count) -> None:
    count_quickly(count, len(count.sequences))


def count_quickly(count: Count, depths: int) -> None:
    game = count.game()
    for depth, sequences in enumerate(count.sequences[:depths], 1):
        assert perft(game, depth) == sequences, divide(game, depth)


@pytest.mark.parametrize("count", sample_cases(one_of_each_kind(), 4), ids=lambda count: count.name)
def test_the_slow_count_agrees(count: Count) -> None:
    count_slowly(count)


@pytest.mark.soak
@per_count
def test_the_slow_count_agrees_everywhere(count: Count) -> None:
    count_slowly(count)


def count_slowly(count: Count) -> None:
    game = count.game()
    found = slow_moves(game)
    assert sorted(found) == sorted(str(move) for move in game.legal_moves())
    assert len(found) == count.sequences[0]
    if count.sequences[0] <= MAX_SLOW_COUNT and len(count.sequences) > 1:
        assert slow_perft(game, 2) == count.sequences[1]


def test_every_rule_set_has_counts() -> None:
    assert {file.stem for file in HERE.glob("*.toml")} == {
        s.ruleset for s in (*PLAIN_SETS, *SETS_BY_MODULE)
    }
