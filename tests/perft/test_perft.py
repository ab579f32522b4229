"""The counts of move sequences are as written down, whichever way they are counted."""

import pytest

from tests.perft.count import HERE, Count, counts, divide, perft, slow_moves, slow_perft
from tests.worlds import PLAIN_SETS, SHOWN_SETS

SLOW = 50
"""How many positions the slow count may look at in one test."""

per_count = pytest.mark.parametrize("count", counts(), ids=lambda count: count.name)


@per_count
def test_the_quick_count_is_as_written(count: Count) -> None:
    game = count.game()
    for depth, sequences in enumerate(count.sequences, 1):
        assert perft(game, depth) == sequences, divide(game, depth)


@per_count
def test_the_slow_count_agrees(count: Count) -> None:
    game = count.game()
    assert sorted(slow_moves(game)) == sorted(str(move) for move in game.legal_moves())
    assert slow_perft(game, 1) == count.sequences[0]
    if count.sequences[0] <= SLOW and len(count.sequences) > 1:
        assert slow_perft(game, 2) == count.sequences[1]


def test_every_rule_set_has_counts() -> None:
    assert {file.stem for file in HERE.glob("*.toml")} == {
        s.ruleset for s in (*PLAIN_SETS, *SHOWN_SETS)
    }
