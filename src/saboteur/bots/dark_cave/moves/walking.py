"""A novice's scores of steps: higher the nearer to the exit, and for gold on the route."""

from typing import Final

from saboteur.bots.dark_cave.distance.distance_map import STEP_COST, UNREACHABLE
from saboteur.bots.dark_cave.evaluation.evaluator import PositionEvaluator
from saboteur.games.book import STOP
from saboteur.games.dark_cave import book
from saboteur.kernel.geometry import SIDE_NAMES, STEP, edge
from saboteur.kernel.maze import INSIDE, Node, cell_of, node_at
from saboteur.kernel.move import Move

W_ENTER_GOAL: Final = 20.0
"""Score of entering a goal that may be the exit."""


def walk_score(evaluator: PositionEvaluator, move: Move) -> float:
    """Return the score of one step: that of the best place that it leads to, minus the costs."""
    distance_map = evaluator.distance_map
    here = evaluator.view.dwarf_nodes[evaluator.seat]
    left = evaluator.view.asked_left
    if move.verb == STOP:
        return evaluator.place_score(here)
    if move.verb == book.ENTER:
        return W_ENTER_GOAL if move.at in distance_map.candidates else -UNREACHABLE
    if move.verb == book.CUT:
        side = SIDE_NAMES.index(move.word)
        lasts = distance_map.webs[edge(move.at, side)]
        beyond = {move.at, move.at + STEP[side]} - {cell_of(here)}
        follows = len(evaluator.own_route) > 1 and cell_of(max(evaluator.own_route[1], 0)) in beyond
        return W_ENTER_GOAL / 2 if follows and lasts == 1 else -UNREACHABLE
    node = node_at(move.at, move.number)
    cost = distance_map.cost(node) - STEP_COST
    ended = node in distance_map.creatures
    return best_ahead(evaluator, node, 0 if ended else left - 1) - cost


def best_ahead(evaluator: PositionEvaluator, node: Node, left: int) -> float:
    """Return the score of the best place within ``left`` steps, less the cost of the way there."""
    best = evaluator.place_score(node)
    if not left:
        return best
    distance_map = evaluator.distance_map
    for other, border in distance_map.maze.steps(node):
        if (
            border == INSIDE or border not in distance_map.webs
        ) and other not in distance_map.creatures:
            cost = distance_map.cost(other) - STEP_COST + 0.01
            best = max(best, best_ahead(evaluator, other, left - 1) - cost)
    return best
