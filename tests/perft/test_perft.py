"""The counts of move sequences are as written down, whichever way they are counted."""

import pytest

from tests.perft.count import HERE, Count, counts, divide, perft, slow_moves, slow_perft
from tests.worlds import PLAIN_SETS, SHOWN_SETS, Dice, drawn

SLOW = 50
"""How many positions the slow count may look at in one test."""

COUNTS = counts()


def one_of_each_kind() -> list[Count]:
    """Choose a turn of every rule set, and every other kind of decision once in each family."""
    kinds: dict[tuple[str, str], list[Count]] = {}
    for count in COUNTS:
        box = count.setting.ruleset.partition("+")[0].removesuffix("2")
        where = count.setting.ruleset if count.kind == "turn" else box
        kinds.setdefault((where, count.kind), []).append(count)
    dice = Dice(drawn("perft"))
    return [dice.choice(alike) for alike in kinds.values()]


per_count = pytest.mark.parametrize("count", COUNTS, ids=lambda count: count.name)


@per_count
def test_the_quick_count_is_as_written(count: Count) -> None:
    game = count.game()
    for depth, sequences in enumerate(count.sequences, 1):
        assert perft(game, depth) == sequences, divide(game, depth)


@pytest.mark.parametrize("count", one_of_each_kind(), ids=lambda count: count.name)
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
    if count.sequences[0] <= SLOW and len(count.sequences) > 1:
        assert slow_perft(game, 2) == count.sequences[1]


def test_every_rule_set_has_counts() -> None:
    assert {file.stem for file in HERE.glob("*.toml")} == {
        s.ruleset for s in (*PLAIN_SETS, *SHOWN_SETS)
    }
