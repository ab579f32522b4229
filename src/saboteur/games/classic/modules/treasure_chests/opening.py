"""Opening a chest: the path is turned over, then the chest (ME-38, R-89, R-96)."""

from typing import Final

from saboteur.games.classic.goals import OrientRule, orientations, settle
from saboteur.games.classic.modules.treasure_chests.chests import Chest, chests_of, reveal
from saboteur.games.classic.modules.treasure_chests.effects import EFFECTS
from saboteur.games.classic.modules.treasure_chests.events import (
    ChestOpened,
    ChestPathShown,
    ChestPathTurned,
)
from saboteur.games.classic.state import State
from saboteur.games.operations import ask
from saboteur.kernel.decision import Decision
from saboteur.kernel.geometry import PackedCell, xy

ORIENT_PATH: Final = "orient-path"


def open_chest(state: State, chest: Chest) -> None:
    """Turn a reached path over, asking for its orientation if two poses fit equally well.

    It is oriented like a goal: joined to the side from which it was reached, with the fewest
    mismatches. If neither half-turn joins it, the chest is opened nevertheless (R-89).
    """
    poses = orientations(state, chest.cell, chest.path)
    if len(poses) > 1:
        show_path(state, chest)
        ask(state, Decision(ORIENT_PATH, state.stack[0].seat, chest.cell, card=chest.path))
    else:
        open_turned(state, chest, poses[0])


def open_turned(state: State, chest: Chest, pose: int) -> None:
    """Lay the path, reveal the chest and apply its effect; settle unless it asks a question."""
    seat = state.stack[0].seat
    turn_path(state, chest, pose)
    reveal(state, chest)
    if state.log is not None:
        state.log.append(ChestOpened(seat, xy(chest.cell), state.kit.names[chest.content]))
    if not EFFECTS[state.kit.effects[chest.content]](state, seat):
        settle(state)


def show_path(state: State, chest: Chest) -> None:
    """Record that a path was turned over in public; its orientation is chosen afterwards."""
    if state.log is not None:
        seat = state.stack[0].seat
        state.log.append(ChestPathShown(seat, xy(chest.cell), state.kit.names[chest.path]))


def turn_path(state: State, chest: Chest, pose: int) -> None:
    """Lay a turned-over path on its cell as part of the maze."""
    state.maze.uncover(chest.cell)
    state.maze.lay(chest.cell, pose)
    state.reach.extend(state.maze, chest.cell)
    if state.log is not None:
        name = state.kit.names[chest.path]
        state.log.append(
            ChestPathTurned(state.stack[0].seat, xy(chest.cell), name, turned=pose % 2 == 1)
        )


class OrientPathRule(OrientRule):
    """The choice between the half-turns of a revealed path (ME-38, R-89)."""

    clause = "ME-38"
    other = "other-path"

    def show(self, state: State, place: PackedCell, pose: int) -> None:
        """Lay the path in the chosen orientation and open the chest."""
        open_turned(state, _chest(state, place), pose)


def _chest(state: State, place: PackedCell) -> Chest:
    chest = chests_of(state).under(place)
    assert chest is not None  # noqa: S101 - asked only of a covered chest
    return chest
