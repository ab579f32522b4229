"""Where the dwarf goes: as near to the exit as his steps bring him, and to gold on the way."""

from typing import Final

from saboteur.bots.dark_cave.distance.survey import FAR, STEP_COST
from saboteur.bots.dark_cave.evaluation.judgement import Judgement
from saboteur.games.book import STOP
from saboteur.games.dark_cave import book
from saboteur.kernel.geometry import SIDE_NAMES, STEP, edge
from saboteur.kernel.maze import INSIDE, Node, cell_of, node_at
from saboteur.kernel.move import Move

FOUND: Final = 20.0
"""To enter what may be the exit."""


def walk_score(judgement: Judgement, move: Move) -> float:
    """Score one step: by the best place it leads to."""
    survey = judgement.survey
    here = judgement.view.dwarf_nodes[judgement.seat]
    left = judgement.view.asked_left
    if move.verb == STOP:
        return judgement.place(here)
    if move.verb == book.ENTER:
        return FOUND if move.at in survey.candidates else -FAR
    if move.verb == book.CUT:
        side = SIDE_NAMES.index(move.word)
        lasts = survey.webs[edge(move.at, side)]
        beyond = {move.at, move.at + STEP[side]} - {cell_of(here)}
        follows = len(judgement.own_route) > 1 and cell_of(max(judgement.own_route[1], 0)) in beyond
        return FOUND / 2 if follows and lasts == 1 else -FAR
    node = node_at(move.at, move.number)
    price = survey.cost(node) - STEP_COST
    ended = node in survey.creatures
    return best_ahead(judgement, node, 0 if ended else left - 1) - price


def best_ahead(judgement: Judgement, node: Node, left: int) -> float:
    """Return the score of the best place within some steps; what they cost is taken off."""
    best = judgement.place(node)
    if not left:
        return best
    survey = judgement.survey
    for other, border in survey.maze.steps(node):
        if (border == INSIDE or border not in survey.webs) and other not in survey.creatures:
            price = survey.cost(other) - STEP_COST + 0.01
            best = max(best, best_ahead(judgement, other, left - 1) - price)
    return best
