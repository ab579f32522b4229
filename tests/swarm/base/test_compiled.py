"""Compiled functions play as plain Python does: the states are equal byte by byte."""

import numpy as np
import pytest

from saboteur.swarm import Swarm, compilation
from saboteur.swarm.base.game_record import CELL_COUNT, WIDTH, BaseGameRecord
from saboteur.swarm.base.rule_tables import BaseRuleTables
from saboteur.swarm.base.spec import SABOTEUR
from saboteur.swarm.numpy_record import OVER, record_dtype
from tests.swarm.swarm_games import records

GOAL_COLUMN, GOAL_ROW = 20, 16
"""Column and row of the middle goal in the window."""


def digging(swarm: Swarm) -> list[int]:
    """Return for every game the lay nearest to the middle goal, else the first move."""
    moves, counts = swarm.legal()
    lays = swarm.number("lay dead-single-horizontal 0,0 turned") // CELL_COUNT + 1

    def far(move: int) -> int:
        if move >= lays * CELL_COUNT:
            return 99 + move
        cell = move % CELL_COUNT
        return abs(cell % WIDTH - GOAL_COLUMN) + abs(cell // WIDTH - GOAL_ROW)

    return [
        min((int(move) for move in row[:count]), key=far, default=-1)
        for row, count in zip(moves, counts, strict=True)
    ]


@pytest.mark.timeout(900)
def test_compiled_games_are_those_of_plain_python() -> None:
    compiled = Swarm("saboteur", 5, 4, seed=3)
    plain = Swarm("saboteur", 5, 4, device="python", seed=3)
    steps = 0
    while not plain.over.all():
        chosen = digging(plain)
        moves, counts = compiled.legal()
        plain_moves, plain_counts = plain.legal()
        for which in range(plain.size):
            row = moves[which][: counts[which]].tolist()
            assert row == plain_moves[which][: plain_counts[which]]
        compiled.play(chosen)
        plain.play(chosen)
        steps += 1
        if steps % 20 == 0:
            assert np.array_equal(records(compiled), records(plain))
    assert records(compiled).tobytes() == records(plain).tobytes()
    assert plain.field("treasures").any()


def test_each_function_is_compiled_for_one_kind_of_numbers() -> None:
    """A second signature would mean that some caller passes a number of another width."""
    swarm = Swarm("saboteur", 3, 2)
    swarm.legal()
    for name in ("deal_all", "list_all"):
        assert len(compilation.compile_cpu_loops(SABOTEUR)[name].signatures) == 1


def test_numbers_fit_their_fields() -> None:
    """In plain Python, writing a number that does not fit its field raises an error."""
    swarm = Swarm("saboteur", 10, 4, device="python", seed=9)
    swarm.finish()
    assert records(swarm)["stage"].tolist() == [OVER] * 4
    game = swarm._device.get_record(swarm._games, 0)
    assert isinstance(game, BaseGameRecord)
    game.hands[0] = 300
    row = np.zeros(1, record_dtype(BaseGameRecord))
    with pytest.raises(OverflowError):
        game.write(row[0])


def test_records_are_small() -> None:
    assert record_dtype(BaseGameRecord).itemsize < 4500
    assert record_dtype(BaseRuleTables).itemsize < 10000


@pytest.mark.soak
@pytest.mark.parametrize("seats", range(3, 11))
def test_whole_random_games_compiled(seats: int) -> None:
    compiled = Swarm("saboteur", seats, 400, seed=seats)
    plain = Swarm("saboteur", seats, 400, device="python", seed=seats)
    assert compiled.finish() == plain.finish()
    assert records(compiled).tobytes() == records(plain).tobytes()
    cells, facts = compiled.observe()
    assert not cells.any()
    assert not facts.any()
