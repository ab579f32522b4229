"""Random walks with shrinking: a failure is reported with the fewest moves that cause it."""

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saboteur.play.game import Game
from tests.property import invariants
from tests.sampling import RULE_SETS, SeededRandom, Setting, family
from tests.secrecy import invariants as secrecy

rule_sets = st.sampled_from(RULE_SETS)
seeds = st.integers(0, 9999).map("walk {}".format)
walks = st.lists(st.integers(0, 99), max_size=140)
places = st.integers(0, 99)


def walk(setting: Setting, seed: str, steps: Sequence[int]) -> Game:
    """Play one legal move for each number, until the game ends, and return the game."""
    game = setting.new(seed)
    for step in steps:
        if not game.over:
            moves = sorted(game.legal_moves(), key=str)
            game.play(moves[step % len(moves)])
    return game


def check_moment(setting: Setting, seed: str, steps: Sequence[int]) -> None:
    game = walk(setting, seed, steps)
    invariants.one_seat_decides(game)
    invariants.texts_name_moves(game)
    invariants.lays_agree_with_the_rulebook(game)
    invariants.every_move_can_be_played(game)
    invariants.position_is_the_state(game, SeededRandom(seed))
    family(game.rules).check_components(game)
    family(game.rules).check_story(game)


def check_copy(setting: Setting, seed: str, steps: Sequence[int], place: int) -> None:
    place = min(place, len(steps))
    game = walk(setting, seed, steps[:place])
    copy = game.clone()
    before = game.digest()
    for step in steps[place:]:
        if not game.over:
            moves = sorted(game.legal_moves(), key=str)
            game.play(moves[step % len(moves)])
    assert copy.digest() == before
    assert game.digest() == walk(setting, seed, steps).digest()


def check_secrecy(setting: Setting, seed: str, steps: Sequence[int], place: int) -> None:
    game = walk(setting, seed, steps)
    seat = place % game.seats
    world = game.determinise(seat, seed)
    secrecy.cannot_tell(game, world, seat)
    secrecy.is_possible(game, world, seat)
    secrecy.only_the_view_matters(game, world, seat, "another")
    secrecy.streams_part_at_news(game, world, seat, SeededRandom(seed), "random")


@settings(max_examples=50)
@given(rule_sets, seeds, walks)
def test_invariants_hold_after_random_walk(setting: Setting, seed: str, steps: list[int]) -> None:
    check_moment(setting, seed, steps)


@settings(max_examples=50)
@given(rule_sets, seeds, walks, places)
def test_clone_is_unaffected_by_later_moves(
    setting: Setting, seed: str, steps: list[int], place: int
) -> None:
    check_copy(setting, seed, steps, place)


@settings(max_examples=60)
@given(rule_sets, seeds, walks, places)
def test_random_walk_reveals_no_secret(
    setting: Setting, seed: str, steps: list[int], place: int
) -> None:
    check_secrecy(setting, seed, steps, place)


@pytest.mark.soak
@given(rule_sets, seeds, walks, places)
def test_invariants_hold_after_ten_thousand_random_walks(
    setting: Setting, seed: str, steps: list[int], place: int
) -> None:
    check_moment(setting, seed, steps)
    check_copy(setting, seed, steps, place)
    check_secrecy(setting, seed, steps, place)
