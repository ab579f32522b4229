"""Goals: reached, turned over, oriented (B-35 to B-40)."""

from typing import Final

from saboteur.swarm.base.laying import Scratch, put
from saboteur.swarm.base.record import GOALS, ORIENT, REVEAL, WIDTH, ClassicGame, Game
from saboteur.swarm.base.rounds import finish_turn, reach_treasure
from saboteur.swarm.base.tables import ClassicTables, Tables
from saboteur.swarm.record import NOBODY
from saboteur.swarm.window import step

ALL_COVERED: Final = (1 << GOALS) - 1

# What is left when goals are turned over.
ASKED: Final = 0
"""Somebody has to answer first."""
TREASURE: Final = 1
"""The treasure is linked: the round is over."""
NO_MORE: Final = 2
"""No goal is reached any more."""


def orientations(game: ClassicGame, tables: ClassicTables, goal: int) -> int:
    """Return the half-turns that a goal may lie in, as bits (B-37, B-38, R-8).

    First those joined to the card laid last, if a linked open edge of it faces the goal; else those
    joined to a side by which it was reached; of these the ones with the fewest mismatches.
    """
    cell = tables.goal_cells[goal]
    card = game.goals[goal] + 0
    sides = game.lit[cell] + 0
    for side in range(4):
        if sides >> side & 1 and cell + step(side, WIDTH) == game.laid:
            sides = 1 << side
            break
    demands = game.demands[cell] + 0
    found = 0
    joined = 0
    fewest = 9
    for turned in range(2):
        face = tables.goal_faces[2 * card + turned]
        if face == 0:
            continue
        opened = tables.open[face]
        joins = 1 if opened & sides else 0
        wrong = tables.count[demands & 15 & ~opened] + tables.count[demands >> 4 & opened]
        if joins > joined or (joins == joined and wrong < fewest):
            joined = joins
            fewest = wrong
            found = 0
        if joins == joined and wrong == fewest:
            found |= 1 << turned
    return found


def show(
    game: ClassicGame, tables: ClassicTables, goal: int, turned: int, scratch: Scratch
) -> None:
    """Put a goal that was turned over down; it is part of the maze from now on (B-39)."""
    game.covered &= ~(1 << goal)
    game.asked = NOBODY
    face = tables.goal_faces[2 * game.goals[goal] + turned]
    put(game, tables, tables.goal_cells[goal], face, scratch)


def turn_over(game: ClassicGame, tables: ClassicTables, goal: int, scratch: Scratch) -> bool:
    """Turn a goal over; whether its orientation is left to the seat on turn (R-8)."""
    found = orientations(game, tables, goal)
    if found == 3:
        game.stage = ORIENT
        game.asked = goal
        game.decider = game.seat
        return True
    show(game, tables, goal, found >> 1, scratch)
    return False


def is_treasure_linked(game: ClassicGame, tables: ClassicTables) -> bool:
    """Whether the treasure lies open and is joined to Start (B-43)."""
    if game.covered == ALL_COVERED:
        return False
    for goal in range(len(tables.goal_cells)):
        if game.goals[goal] == tables.treasure and game.covered >> goal & 1 == 0:
            return game.lit[tables.goal_cells[goal]] != 0
    return False


def turn_over_reached(game: ClassicGame, tables: ClassicTables, scratch: Scratch) -> int:
    """After a change of the maze, turn over what is reached until nothing is; say what is left.

    A goal is reached when a linked open edge faces it (B-35, R-7, R-10); of several, the seat on
    turn chooses the first (B-40, R-9). The treasure ends the round at once (B-36, R-184, R-12).
    """
    while True:
        if is_treasure_linked(game, tables):
            return TREASURE
        reached = 0
        first = 0
        for goal in range(len(tables.goal_cells)):
            if game.covered >> goal & 1 and game.lit[tables.goal_cells[goal]]:
                reached += 1
                first = goal
        if reached == 0:
            return NO_MORE
        if reached > 1:
            game.stage = REVEAL
            game.decider = game.seat
            return ASKED
        if turn_over(game, tables, first, scratch):
            return ASKED


def settle(game: Game, tables: Tables, scratch: Scratch) -> None:
    """Turn over what is reached, then go on."""
    found = turn_over_reached(game, tables, scratch)
    if found == TREASURE:
        reach_treasure(game, tables, scratch)
    elif found == NO_MORE:
        finish_turn(game, tables, scratch)
