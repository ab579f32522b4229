"""``Swarm`` plays Le Duel with the same API as the base game."""

import numpy as np
import pytest

import saboteur
from saboteur.swarm import Swarm, compilation
from saboteur.swarm.duel.game_record import DuelGameRecord
from saboteur.swarm.duel.rule_tables import DuelRuleTables
from saboteur.swarm.duel.spec import DUEL
from saboteur.swarm.numpy_record import record_dtype
from tests.swarm.duel.crafted_positions import rim_position
from tests.swarm.swarm_games import (
    cards,
    compare_decisions,
    finish_and_compare_devices,
    finish_and_compare_results,
    legal_texts,
    small,
)


@pytest.mark.clause("D-5", "D-8", "D-45")
@pytest.mark.parametrize("seats", [1, 2])
def test_reference_deals_are_those_of_the_reference(seats: int) -> None:
    swarm = small("duel", seats=seats, deals="reference")
    for which in range(swarm.size):
        game = saboteur.new("duel", seats=seats, seed=swarm.seed_of(which))
        assert legal_texts(swarm, which) == sorted(map(str, game.legal_moves()))
        twin = swarm.game(which).position().splitlines()
        assert sorted(twin) == sorted(game.position().splitlines())


@pytest.mark.clause("D-5", "D-7", "D-8")
def test_fast_deals_are_whole_and_fair() -> None:
    swarm = small("duel", 120, 2)
    green = np.bincount(swarm.deciders, minlength=2)
    assert green.sum() == 120
    assert green.min() > 35
    whole = cards(saboteur.new("duel", seats=2, seed="0"))
    assert len(whole) == 52
    assert all(cards(swarm.game(which)) == whole for which in range(5))


@pytest.mark.clause("D-42", "D-50", "R-115")
@pytest.mark.parametrize("seats", [1, 2])
def test_results(seats: int) -> None:
    finish_and_compare_results(small("duel", 6, seats))


@pytest.mark.clause("D-6")
def test_swarm_game_that_leaves_the_window_continues_in_reference() -> None:
    swarm = small("duel", seats=2)
    swarm.set_up(1, rim_position())
    swarm.play([-1, swarm.number("lay door-green-cross 0,-9"), -1])
    assert swarm.beyond.tolist() == [False, True, False]
    assert swarm.legal()[1][1] == 0
    assert "door-green-cross" in swarm.game(1).position()
    swarm.finish()
    assert swarm.over.all()
    assert swarm.scores[1].tolist() == list(swarm.field("nuggets")[1])


@pytest.mark.soak  # compilation itself is tested with the base game
@pytest.mark.parametrize("seats", [1, 2])
def test_compiled_duels_are_those_of_plain_python(seats: int) -> None:
    compiled = Swarm("duel", seats, 20, seed=3)
    plain = Swarm("duel", seats, 20, device="python", seed=3)
    finish_and_compare_devices(compiled, plain)
    assert len(compilation.compile_cpu_loops(DUEL)["finish_all"].signatures) == 1


def test_records_are_small() -> None:
    assert record_dtype(DuelGameRecord).itemsize < 4500
    assert record_dtype(DuelRuleTables).itemsize < 25000


def nearest(swarm: Swarm) -> list[int]:
    """Return for every game the first lay near the goals, else the first move."""
    lays = swarm._tables.rockfall_offset
    chosen = []
    for row, count in zip(*swarm.legal(), strict=True):
        moves = row[:count]
        near = [
            move for move in moves if move < lays and move % 24 > 9 and 7 < move % 480 // 24 < 13
        ]
        chosen.append((near or moves or [-1])[0])
    return chosen


@pytest.mark.soak
@pytest.mark.parametrize("seats", [1, 2])
def test_compiled_decisions_observations_and_masks(seats: int) -> None:
    compiled = Swarm("duel", seats, 50, seed=4)
    plain = Swarm("duel", seats, 50, device="python", seed=4)
    compare_decisions(compiled, plain, nearest)
