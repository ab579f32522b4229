"""Goals: the half-turns in which they may be put down, and which of them a seat knows."""

from saboteur.swarm.numpy_record import GameRecord
from saboteur.swarm.rule_tables import RuleTables

BOTH_HALF_TURNS = 3
"""Upright and half-turned, as bits."""


def fitting_half_turns(game: GameRecord, tables: RuleTables, goal: int, sides: int) -> int:
    """Return the half-turns allowed for a goal, as bits (B-37, B-38, D-23, R-222).

    Half-turns that are open towards one of ``sides`` come first; among these, the ones with the
    fewest mismatches. Only goals may mismatch (D-24).
    """
    constraints = game.edge_constraints[tables.goal_cells[goal]] + 0
    card = game.goals[goal] + 0
    found = 0
    joined = 0
    fewest = 9
    for turned in range(2):
        face = tables.goal_faces[2 * card + turned]
        if face == 0:
            continue
        opened = tables.open_sides[face]
        joins = 1 if opened & sides else 0
        wrong = (
            tables.popcount[constraints & 15 & ~opened] + tables.popcount[constraints >> 4 & opened]
        )
        if joins > joined or (joins == joined and wrong < fewest):
            joined = joins
            fewest = wrong
            found = 0
        if joins == joined and wrong == fewest:
            found |= 1 << turned
    return found


def knows_goal(game: GameRecord, seat: int, goal: int) -> bool:
    """Whether a seat knows a goal: it is face up, waits for its orientation, or was looked at."""
    return (
        game.covered >> goal & 1 == 0
        or game.pending_goal == goal
        or game.goal_looks[seat] >> goal & 1 == 1
    )
