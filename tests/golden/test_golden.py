"""Plays the golden playthroughs again and compares them line by line."""

from itertools import zip_longest

import pytest

from tests.golden.playthrough import HERE, PLAYTHROUGHS, playthrough, recorded_moves

MAX_FILE_BYTES = 90_000
"""Maximum size of a playthrough; a larger one could not be reviewed."""


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_the_game_goes_as_it_is_written(name: str) -> None:
    file = HERE / f"{name}.txt"
    if not file.exists():
        pytest.fail(f"{name} has no playthrough: run `python -m tests.golden.write {name}`")
    written = file.read_text("utf-8").splitlines()
    played = playthrough(PLAYTHROUGHS[name], recorded_moves(written))
    for number, (was, now) in enumerate(zip_longest(written, played), 1):
        assert now == was, f"{file.name}, line {number}; if it is meant to be so, write it again"


def test_every_playthrough_belongs_to_a_rule_set() -> None:
    assert {file.stem for file in HERE.glob("*.txt")} == set(PLAYTHROUGHS)


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_playthrough_can_be_read(name: str) -> None:
    assert len((HERE / f"{name}.txt").read_bytes()) <= MAX_FILE_BYTES
