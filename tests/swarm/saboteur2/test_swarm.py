"""``Swarm`` plays Saboteur 2 with the same API as the base game."""

import numpy as np
import pytest

import saboteur
from saboteur.swarm import NotInSwarm, Swarm, compilation
from saboteur.swarm.base.game_record import CELL_COUNT, WIDTH
from saboteur.swarm.numpy_record import record_dtype
from saboteur.swarm.saboteur2.game_record import WINDOW, Saboteur2GameRecord
from saboteur.swarm.saboteur2.rule_tables import Saboteur2RuleTables
from saboteur.swarm.saboteur2.spec import SABOTEUR2
from tests.swarm.saboteur2.crafted_positions import rim_position
from tests.swarm.swarm_games import (
    cards,
    compare_decisions,
    finish_and_compare_devices,
    finish_and_compare_results,
    legal_texts,
    records,
    small,
)

LADDER = """
[deck]
id = "saboteur"

[[start]]
kind = "start"
tracks = ["N-E-S-W"]
count = 1
source = "made up: no ladder leads to it"
confidence = "certain"
"""


@pytest.mark.clause("S2-7", "S2-8", "R-22")
@pytest.mark.parametrize("seats", [2, 12])
def test_reference_deals_are_those_of_the_reference(seats: int) -> None:
    swarm = small("saboteur2", 2, seats, "reference")
    for which in range(swarm.size):
        game = saboteur.new("saboteur2", seats=seats, seed=swarm.seed_of(which))
        assert legal_texts(swarm, which) == sorted(map(str, game.legal_moves()))
        assert swarm.game(which).position() == game.position()


@pytest.mark.clause("S2-7", "S2-8")
def test_fast_deals_are_whole_and_fair() -> None:
    swarm = small("saboteur2", 150)
    starters = np.bincount(swarm.deciders, minlength=3)
    assert (starters.sum(), starters.min() > 30) == (150, True)
    saboteurs = (swarm.field("roles")[:, :3] == 5).sum(0)
    assert all(15 < many < 48 for many in saboteurs)  # three of fifteen roles
    assert (
        np.sort(swarm.field("roles")[:, :15]) == [0] * 4 + [1] * 4 + [2, 3, 4, 4, 5, 5, 5]
    ).all()
    whole = cards(saboteur.new("saboteur2", seats=3, seed="0"))
    assert len(whole) == 118
    assert all(cards(swarm.game(which)) == whole for which in range(3))


@pytest.mark.clause("S2-46")
def test_results() -> None:
    finish_and_compare_results(small("saboteur2", 3, 7))


@pytest.mark.clause("B-25", "R-4")
def test_swarm_game_that_leaves_the_window_continues_in_reference() -> None:
    swarm = small("saboteur2")
    swarm.set_up(1, rim_position())
    swarm.play([-1, swarm.number("lay cross 0,-15"), -1])
    assert swarm.beyond.tolist() == [False, True, False]
    assert swarm.legal()[1][1] == 0
    swarm.finish()
    assert swarm.over.all()
    assert not swarm.beyond.any()
    assert swarm.scores[1].sum() > 0


def test_swarm_names_refused_arguments() -> None:
    with pytest.raises(NotInSwarm, match=r"saboteur2\+veto is played by the reference alone"):
        Swarm("saboteur2+veto", 5, 1)
    with pytest.raises(NotInSwarm, match="only ladders that are joined to Start"):
        Swarm("saboteur2", 5, 1, deck=LADDER)
    with pytest.raises(ValueError, match="placement_link"):
        Swarm("saboteur2", 5, 1, options={"placement_link": "adjacent_only"})


def test_records_are_small_and_numbers_fit() -> None:
    assert record_dtype(Saboteur2GameRecord).itemsize < 5500
    assert record_dtype(Saboteur2RuleTables).itemsize < 25000
    swarm = small("saboteur2", 2, 12)
    swarm.finish()
    assert records(swarm).nbytes == 2 * record_dtype(Saboteur2GameRecord).itemsize


@pytest.mark.soak  # compilation itself is tested with the base game
@pytest.mark.timeout(900)
@pytest.mark.parametrize("seats", range(2, 13))
def test_compiled_games_are_those_of_plain_python(seats: int) -> None:
    compiled = Swarm("saboteur2", seats, 100, seed=3)
    plain = Swarm("saboteur2", seats, 100, device="python", seed=3)
    finish_and_compare_devices(compiled, plain)
    assert len(compilation.compile_cpu_loops(SABOTEUR2)["finish_all"].signatures) == 1


def nearest(swarm: Swarm) -> list[int]:
    """Return for every game the lay nearest to the middle goal, else the last move listed."""
    moves, counts = swarm.legal()
    goal = WINDOW.cell_at(8, 0)

    def far(move: int) -> int:
        cell = move % CELL_COUNT
        across, down = cell % WIDTH - goal % WIDTH, cell // WIDTH - goal // WIDTH
        return (
            abs(across) + abs(down)
            if move < swarm._tables.rockfall_offset
            else swarm.actions - move + 99
        )

    return [min(row[:count], key=far, default=-1) for row, count in zip(moves, counts, strict=True)]


@pytest.mark.soak
@pytest.mark.timeout(900)
@pytest.mark.parametrize("seats", [2, 6, 12])
def test_compiled_decisions_observations_and_masks(seats: int) -> None:
    compiled = Swarm("saboteur2", seats, 6, seed=4)
    plain = Swarm("saboteur2", seats, 6, device="python", seed=4)
    compare_decisions(compiled, plain, nearest)
    assert plain.field("treasures").any()
