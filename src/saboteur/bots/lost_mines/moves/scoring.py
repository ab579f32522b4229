"""A novice's scores: the steps that friends come nearer to treasures, minus those of foes."""

from typing import Final

from saboteur.bots.lost_mines.distance.board_costs import (
    STEP_COST,
    TOKEN_COSTS,
    entry_cost,
    mean_treasure_values,
)
from saboteur.bots.lost_mines.evaluation.evaluator import PositionEvaluator
from saboteur.bots.lost_mines.moves.hand import KeepScores
from saboteur.bots.lost_mines.moves.looking import is_look_useless, revealed_mine
from saboteur.games import book
from saboteur.games.lost_mines import book as mines
from saboteur.games.lost_mines.kit import INFORMATION, MINE, STORM, TOOL, TREASURE
from saboteur.kernel import move_syntax
from saboteur.kernel.geometry import PackedCell, xy
from saboteur.kernel.move import Move

W_DISCARD: Final = 0.5
"""Value of exchanging a useless card, in steps."""
KEEP_SCORES: Final = KeepScores(
    {TOOL: 0.6, INFORMATION: 0.4, STORM: 0.7},
    token_score=0.5,
    obstacle_score=0.0,
    open_edge_score=0.2,
)
"""The values of cards in hand, in steps."""
SCORE_NEVER: Final = -100.0


def score(evaluator: PositionEvaluator, move: Move) -> float:
    """Return the score of a move, in steps towards treasures."""
    match move.verb:
        case move_syntax.LAY:
            return _lay_score(evaluator, move.at, move.kind, move.pose)
        case book.PLAY:
            return _play_score(evaluator, move)
        case book.PASS:
            return W_DISCARD - KEEP_SCORES.score(evaluator.view.kit, move.kind)
        case mines.WALK:
            return evaluator.step_gain(move.at)
        case book.ORIENT:
            return _lay_score(evaluator, move.at, *revealed_mine(evaluator.view, move))
        case mines.TAKE:
            return mean_treasure_values(evaluator.view)[move.number]
        case book.AGREE:
            return 1.0 if evaluator.is_hopeless() else -1.0
        case mines.PROPOSE:
            return SCORE_NEVER
        case _:
            return 0.0


def _lay_score(evaluator: PositionEvaluator, place: PackedCell, card: int, pose: int) -> float:
    kit = evaluator.view.kit
    cost = entry_cost(kit, card, overcome=False, occupied=False)
    return evaluator.lay_gain(place, kit.poses.poses[pose].arms, cost)


def _play_score(evaluator: PositionEvaluator, move: Move) -> float:
    effect = evaluator.view.kit.effects[move.kind]
    if effect == INFORMATION:
        return _look_score(evaluator, move)
    changed = evaluator.board_costs.copy()
    if effect == TOOL:
        changed.entry_costs[move.at] = STEP_COST
    elif effect == STORM:
        del changed.arms[move.at], changed.entry_costs[move.at]
    else:
        changed.edge_costs[mines.edge_of(move)] = TOKEN_COSTS[effect]
    return evaluator.gain(changed)


W_LOOK: Final = {MINE: 2.0, TREASURE: 0.6}
"""Value of a look, in steps."""
W_LOOK_AT_ALLY: Final = 0.9
W_LOOK_AT_RIVAL: Final = 0.5
W_STEP: Final = 0.05
"""Deduction per step to a mine, to prefer looking at the nearer one."""


def _look_score(evaluator: PositionEvaluator, move: Move) -> float:
    """Return the score of a look: higher for a nearer mine; 0 if the seat has seen the card."""
    view = evaluator.view
    if is_look_useless(view, move):
        return 0.0
    if move.word == MINE:
        (x, y), (goal_x, goal_y) = xy(view.figures[evaluator.seat]), xy(move.at)
        return W_LOOK[MINE] - W_STEP * (abs(goal_x - x) + abs(goal_y - y))
    if move.word == TREASURE:
        return W_LOOK[TREASURE]
    return W_LOOK_AT_ALLY if evaluator.weights[move.whom] > 0 else W_LOOK_AT_RIVAL
