"""The chest that moves a goal one column further from Start (ME-46, R-90)."""

from typing import Final

from saboteur.games.answers import CellRule
from saboteur.games.classic.decisions import DecisionRule
from saboteur.games.classic.goals import settle
from saboteur.games.classic.laying import closed_cells
from saboteur.games.classic.modules.treasure_chests.events import GoalMoved
from saboteur.games.classic.operations import lift_path
from saboteur.games.classic.state import NOBODY, State
from saboteur.kernel.decision import Decision
from saboteur.kernel.geometry import STEP, E, PackedCell, xy
from saboteur.kernel.knowledge import rename_places
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal, refuse
from saboteur.kernel.value import replace_fields

PUSH: Final = "push"
MOVE_GOAL: Final = "move-goal"


def movable(state: State) -> list[PackedCell]:
    """List the goals, face up or down, that can move one column further from Start.

    The cell beyond must be empty and not closed by a module.
    """
    maze = state.maze
    shut = closed_cells(state, NOBODY)
    return sorted(
        place
        for place, _ in state.deal.goals
        if (beyond := place + STEP[E]) not in maze.cards
        and beyond not in maze.covered
        and beyond not in shut
    )


def move_goal(state: State, seat: int, place: PackedCell) -> None:
    """Move a goal one column further; the knowledge of seats that looked at it follows.

    A face-up goal keeps its orientation, whatever edges it meets (B-38). This may link or
    unlink it.
    """
    beyond = place + STEP[E]
    maze = state.maze
    if place in maze.covered:
        maze.uncover(place)
        maze.cover(beyond)
    else:
        pose = lift_path(state, place)
        maze.lay(beyond, pose)
        state.reach.extend(maze, beyond)
    goals = tuple((beyond if at == place else at, card) for at, card in state.deal.goals)
    state.deal = replace_fields(state.deal, goals=goals)
    known = state.known
    moved = {place: beyond}
    state.known = replace_fields(
        known,
        goals=rename_places(known.goals, moved, follow=True),
        goal_looks=rename_places(known.goal_looks, moved, follow=True),
    )
    if state.log is not None:
        state.log.append(GoalMoved(seat, xy(place), xy(beyond)))


class MoveGoalRule(CellRule[State], DecisionRule[State]):
    """The decision of which goal is moved."""

    clause = "ME-46"
    verb = PUSH

    def choices(self, state: State) -> list[PackedCell]:
        """List the goals that can be moved."""
        return movable(state)

    def refuse(self, state: State, move: Move) -> Refusal:
        """Return the refusal of a cell without a goal, and a goal whose next cell is not free."""
        if move.at not in dict(state.deal.goals):
            return refuse("ME-46", "no-goal-to-move", cell=xy(move.at))
        return refuse("R-90", "goal-blocked", cell=xy(move.at))

    def take(self, state: State, asked: Decision, chosen: PackedCell) -> None:
        """Move the goal and settle: it may now face a linked edge or link the treasure (R-10)."""
        move_goal(state, asked.seat, chosen)
        settle(state)
