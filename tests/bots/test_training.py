"""What can be told of the training without PyTorch, which no test needs."""

import ast
from pathlib import Path

import numpy as np
import pytest

from saboteur.bots.classic.master.inputs import CARDS, COUNTS_FROM, FACTS, GOAL_CELLS, SEAT_FACTS
from saboteur.bots.classic.master.layout import GOALS, KINDS, LAYS, NO_SLOT, SEATS, TOOL_SLOTS
from saboteur.bots.duel.master import inputs, layout
from saboteur.games.registry import ruleset
from saboteur.swarm import Swarm
from saboteur.swarm.base import observing
from saboteur.swarm.base.record import WINDOW
from saboteur.swarm.boxes import BOXES
from saboteur.swarm.duel import observing as duel_observing
from saboteur.swarm.duel import planes
from saboteur.swarm.duel import record as duel_record
from training import curves, mean
from training.config import read
from training.teacher import SEED, teach

TRAINING = Path(curves.__file__).parent


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
    assert asked - set(known) <= set(STANDARD)


def _names(node: ast.Import) -> list[str]:
    return [name.name for name in node.names]


STANDARD = (
    "argparse", "collections", "copy", "dataclasses", "itertools", "json", "pathlib", "random",
    "re", "shutil", "subprocess", "sys", "time", "tomllib", "types", "typing", "zlib",
)  # fmt: skip


@pytest.mark.parametrize(
    "path", sorted(TRAINING.glob("configs/*.toml")), ids=lambda path: path.stem
)
def test_settings_name_a_box_and_its_seats(path: Path) -> None:
    config = read(path)
    least, most = {"saboteur": (3, 10), "duel": (2, 2)}[config.box]
    assert config.box in BOXES
    assert sum(config.league) == 8
    assert all(least <= seats <= most and games % 8 == 0 for seats, games in config.seats.items())


def test_a_setting_that_nobody_knows_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text('box = "saboteur"\nsead = 1\n', "utf-8")
    with pytest.raises(ValueError, match="nobody knows sead"):
        read(path)


def test_the_layout_is_that_of_the_swarm() -> None:
    """The bots may not import the swarm; what both say of the layout is the same."""
    tables = BOXES["saboteur"].reference(ruleset("saboteur", 5), reference_deals=False).tables
    assert (tables.kinds, tables.lays) == (KINDS, LAYS)
    assert (tables.map_goal - tables.break_tool) // SEATS == TOOL_SLOTS
    assert [WINDOW.place_of(cell) for cell in tables.goal_cells] == [*GOAL_CELLS]
    assert (CARDS, SEAT_FACTS, COUNTS_FROM, FACTS) == (
        observing.SEATS_FROM,
        observing.SEAT_FACTS,
        observing.COUNTS_FROM,
        observing.FACTS,
    )
    assert len(tables.goal_cells) == GOALS
    assert NO_SLOT < 2**15  # slots are kept in 16 bits


def test_the_layout_of_le_duel_is_that_of_the_swarm() -> None:
    tables = BOXES["duel"].reference(ruleset("duel", 2), reference_deals=False).tables
    assert (tables.kinds, tables.lays) == (layout.KINDS, layout.LAYS)
    assert tables.moves - tables.pass_card == layout.WORDS
    assert tables.pass_card // duel_record.CELLS == layout.PLANES
    cells = tuple(duel_record.WINDOW.place_of(cell) for cell in tables.goal_cells)
    assert cells == layout.GOAL_CELLS
    assert (inputs.COVERED_FROM, inputs.STAGE_FROM, inputs.COUNTS_FROM, inputs.FACTS) == (
        duel_observing.GOALS_FROM,
        duel_observing.STAGE_FROM,
        duel_observing.COUNTS_FROM,
        duel_observing.FACTS,
    )
    assert len(planes.PLANES) == inputs.BITS
    named = ("REACHED", "REACHED_BY_OTHER", "JOINED", "FACE_UP", "OWN_DOOR", "TROLL", "OPENED")
    assert all(getattr(inputs, name) == getattr(planes, name) for name in named)
    assert layout.NO_SLOT < 2**15  # slots are kept in 16 bits


def test_a_teacher_writes_games_that_the_swarm_can_play_again() -> None:
    listed = teach("saboteur", 3, 5, "random")
    assert listed == teach("saboteur", 3, 5, "random")
    assert any(move < 0 for move in listed)  # blunders are marked
    swarm = Swarm("saboteur", 3, 1, device="python", seed=SEED)
    swarm._next = 5
    swarm.reset()
    for move in listed:
        swarm.play([move if move >= 0 else -1 - move])
    assert swarm.over[0]


def test_curves_are_drawn() -> None:
    rows = [{"decisions": 1e6 * turn, "self": 0.1 * turn, "roles": 0.5} for turn in range(4)]
    drawn = curves.picture(rows)
    assert drawn.count("<polyline") == 2
    assert "3.0 M decisions" in drawn
    duel = curves.picture([{"decisions": 1e6, "self": 0.5, "clone first": 0.7}])
    assert duel.count("<polyline") == 1  # what it wins of itself says nothing


def test_the_mean_of_two_minds_lies_between_them(tmp_path: Path) -> None:
    earlier, later, out = (tmp_path / name for name in ("earlier.npz", "later.npz", "out.npz"))
    np.savez(earlier, board=np.array([1, 3], np.float16), facts=np.array([0.5], np.float16))
    np.savez(later, board=np.array([2, -3], np.float16), facts=np.array([0.25], np.float16))
    mean.main(earlier, later, out)
    with np.load(out) as found:
        assert {name: found[name].tolist() for name in found} == {
            "board": [1.5, 0],
            "facts": [0.375],
        }
        assert {found[name].dtype.name for name in found} == {"float16"}
    np.savez(later, board=np.array([2], np.float16), facts=np.array([0.25], np.float16))
    with pytest.raises(ValueError, match="not weights of the same network"):
        mean.main(earlier, later, out)
