"""Goals: reached, turned over, oriented (B-35 to B-40)."""

from typing import Final

from saboteur.observation_layout.base import GOAL_COUNT
from saboteur.swarm.base.game_record import (
    ORIENT,
    REVEAL,
    WIDTH,
    BaseGameRecord,
    ClassicGameRecord,
)
from saboteur.swarm.base.laying import Scratch, put_card
from saboteur.swarm.base.rounds import end_round_with_treasure, finish_turn
from saboteur.swarm.base.rule_tables import BaseRuleTables, ClassicRuleTables
from saboteur.swarm.goals import BOTH_HALF_TURNS, fitting_half_turns
from saboteur.swarm.grid_window import neighbour_offset
from saboteur.swarm.numpy_record import NO_SEAT

ALL_COVERED_MASK: Final = (1 << GOAL_COUNT) - 1

# Results of turning over goals.
OUTCOME_QUESTION: Final = 0
"""Outcome of turning over goals: a decision is pending."""
OUTCOME_TREASURE: Final = 1
"""Outcome of turning over goals: the treasure is linked, so the round is over."""
OUTCOME_NO_GOAL: Final = 2
"""Outcome of turning over goals: no further goal is reached."""


def orientations(game: ClassicGameRecord, tables: ClassicRuleTables, goal: int) -> int:
    """Return the half-turns in which a goal may be put down, as bits (B-37, B-38, R-8).

    If a linked open edge of the card laid last faces the goal, the half-turns that join that edge
    are preferred; otherwise those that join any side from which the goal was reached.
    """
    cell = tables.goal_cells[goal]
    sides = game.reached[cell] + 0
    for side in range(4):
        if sides >> side & 1 and cell + neighbour_offset(side, WIDTH) == game.last_laid_cell:
            sides = 1 << side
            break
    return fitting_half_turns(game, tables, goal, sides)


def show_goal(
    game: ClassicGameRecord, tables: ClassicRuleTables, goal: int, turned: int, scratch: Scratch
) -> None:
    """Put down a goal that was turned over; it is now part of the maze (B-39)."""
    game.covered &= ~(1 << goal)
    game.pending_goal = NO_SEAT
    face = tables.goal_faces[2 * game.goals[goal] + turned]
    put_card(game, tables, tables.goal_cells[goal], face, scratch)


def turn_over_goal(
    game: ClassicGameRecord, tables: ClassicRuleTables, goal: int, scratch: Scratch
) -> bool:
    """Turn a goal over; return whether the seat on turn has to choose its orientation (R-8)."""
    found = orientations(game, tables, goal)
    if found == BOTH_HALF_TURNS:
        game.stage = ORIENT
        game.pending_goal = goal
        game.decider = game.seat
        return True
    show_goal(game, tables, goal, found >> 1, scratch)
    return False


def is_treasure_linked(game: ClassicGameRecord, tables: ClassicRuleTables) -> bool:
    """Whether the treasure lies face up and is linked to Start (B-43)."""
    if game.covered == ALL_COVERED_MASK:
        return False
    for goal in range(len(tables.goal_cells)):
        if game.goals[goal] == tables.treasure_card and game.covered >> goal & 1 == 0:
            return game.reached[tables.goal_cells[goal]] != 0
    return False


def turn_over_reached_goals(
    game: ClassicGameRecord, tables: ClassicRuleTables, scratch: Scratch
) -> int:
    """Turn over goals until none is reached or a decision is pending; return the outcome.

    A goal is reached when a linked open edge faces it (B-35, R-7, R-10); of several, the seat on
    turn chooses the first (B-40, R-9). The treasure ends the round at once (B-36, R-184, R-12).
    """
    while True:
        if is_treasure_linked(game, tables):
            return OUTCOME_TREASURE
        reached = 0
        first = 0
        for goal in range(len(tables.goal_cells)):
            if game.covered >> goal & 1 and game.reached[tables.goal_cells[goal]]:
                reached += 1
                first = goal
        if reached == 0:
            return OUTCOME_NO_GOAL
        if reached > 1:
            game.stage = REVEAL
            game.decider = game.seat
            return OUTCOME_QUESTION
        if turn_over_goal(game, tables, first, scratch):
            return OUTCOME_QUESTION


def settle(game: BaseGameRecord, tables: BaseRuleTables, scratch: Scratch) -> None:
    """Turn over reached goals after a change of the maze, then end the turn or the round."""
    found = turn_over_reached_goals(game, tables, scratch)
    if found == OUTCOME_TREASURE:
        end_round_with_treasure(game, tables, scratch)
    elif found == OUTCOME_NO_GOAL:
        finish_turn(game, tables, scratch)
