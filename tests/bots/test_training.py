"""Tests of the master's training that need no PyTorch."""

import ast
from pathlib import Path

import numpy as np
import pytest

from saboteur.bots.classic.master.inputs import GOAL_CELLS
from saboteur.bots.classic.master.layout import (
    CARD_KINDS,
    GOALS,
    LAY_ACTIONS,
    NO_ACTION,
    SEATS,
    TOOL_ACTIONS,
)
from saboteur.bots.duel.master import layout
from saboteur.games.registry import ruleset
from saboteur.swarm import Swarm
from saboteur.swarm.base.game_record import WINDOW
from saboteur.swarm.box_registry import BOX_SPECS
from saboteur.swarm.duel import game_record as duel_record
from training import average_weights, plots
from training.config import load_config
from training.expert_data import EXPERT_SEED, play_expert_game

TRAINING = Path(plots.__file__).parent


@pytest.mark.parametrize("path", sorted(TRAINING.glob("*.py")), ids=lambda path: path.stem)
def test_it_asks_for_nothing_that_players_do_not_have_but_for_pytorch(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    asked = {
        name.partition(".")[0]
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in ([node.module or ""] if isinstance(node, ast.ImportFrom) else _names(node))
    }
    known = {"torch", "numpy", "saboteur", "training", "benchmarks"}
    assert asked - set(known) <= set(ALLOWED_MODULES)


def _names(node: ast.Import) -> list[str]:
    return [name.name for name in node.names]


ALLOWED_MODULES = (
    "argparse", "collections", "copy", "dataclasses", "itertools", "json", "pathlib", "random",
    "re", "shutil", "subprocess", "sys", "time", "tomllib", "types", "typing", "zlib",
)  # fmt: skip


@pytest.mark.parametrize(
    "path", sorted(TRAINING.glob("configs/*.toml")), ids=lambda path: path.stem
)
def test_settings_name_a_box_and_its_seats(path: Path) -> None:
    config = load_config(path)
    least, most = {"saboteur": (3, 10), "duel": (2, 2)}[config.box]
    assert config.box in BOX_SPECS
    assert sum(config.league_shares) == 8
    assert all(least <= seats <= most and games % 8 == 0 for seats, games in config.seats.items())


def test_an_unknown_setting_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text('box = "saboteur"\nsead = 1\n', "utf-8")
    with pytest.raises(ValueError, match="unknown settings sead"):
        load_config(path)


def test_the_outputs_are_moves_of_the_swarm() -> None:
    """The bots may not import the swarm, so both define the numbers of the outputs."""
    tables = BOX_SPECS["saboteur"].build_tables(ruleset("saboteur", 5), reference_deals=False)
    assert (tables.kind_count, tables.lay_count) == (CARD_KINDS, LAY_ACTIONS)
    assert (tables.map_offset - tables.break_offset) // SEATS == TOOL_ACTIONS
    assert [WINDOW.coordinates_of(cell) for cell in tables.goal_cells] == [*GOAL_CELLS]
    assert len(tables.goal_cells) == GOALS
    assert NO_ACTION < 2**15  # slots are kept in 16 bits


def test_the_outputs_of_le_duel_are_moves_of_the_swarm() -> None:
    tables = BOX_SPECS["duel"].build_tables(ruleset("duel", 2), reference_deals=False)
    assert (tables.kind_count, tables.lay_count) == (layout.CARD_KINDS, layout.LAY_ACTIONS)
    assert tables.move_count - tables.pass_offset == layout.WORDS
    assert tables.pass_offset // duel_record.CELL_COUNT == layout.PLANES
    cells = tuple(duel_record.WINDOW.coordinates_of(cell) for cell in tables.goal_cells)
    assert cells == layout.GOAL_CELLS
    assert layout.NO_ACTION < 2**15  # slots are kept in 16 bits


def test_a_teacher_writes_games_that_the_swarm_can_play_again() -> None:
    listed = play_expert_game("saboteur", 3, 5, "random")
    assert listed == play_expert_game("saboteur", 3, 5, "random")
    assert any(move < 0 for move in listed)  # blunders are marked
    swarm = Swarm("saboteur", 3, 1, device="python", seed=EXPERT_SEED)
    swarm._next_number = 5
    swarm.reset()
    for move in listed:
        swarm.play([move if move >= 0 else -1 - move])
    assert swarm.over[0]


def test_curves_are_drawn() -> None:
    rows = [{"decisions": 1e6 * turn, "self": 0.1 * turn, "roles": 0.5} for turn in range(4)]
    drawn = plots.draw_plots(rows)
    assert drawn.count("<polyline") == 2
    assert "3.0 M decisions" in drawn
    duel = plots.draw_plots([{"decisions": 1e6, "self": 0.5, "clone first": 0.7}])
    assert duel.count("<polyline") == 1  # what it wins of itself says nothing


def test_the_mean_of_two_minds_lies_between_them(tmp_path: Path) -> None:
    earlier, later, out = (tmp_path / name for name in ("earlier.npz", "later.npz", "out.npz"))
    np.savez(earlier, board=np.array([1, 3], np.float16), facts=np.array([0.5], np.float16))
    np.savez(later, board=np.array([2, -3], np.float16), facts=np.array([0.25], np.float16))
    average_weights.main(earlier, later, out)
    with np.load(out) as found:
        assert {name: found[name].tolist() for name in found} == {
            "board": [1.5, 0],
            "facts": [0.375],
        }
        assert {found[name].dtype.name for name in found} == {"float16"}
    np.savez(later, board=np.array([2], np.float16), facts=np.array([0.25], np.float16))
    with pytest.raises(ValueError, match="not weights of the same network"):
        average_weights.main(earlier, later, out)
